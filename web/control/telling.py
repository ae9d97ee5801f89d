"""Shows a scoring step by step when it has happened, or when a line of it in the log is touched.

The game stands still meanwhile: the steps follow one another by themselves, and a person may
stop them, step through, or go on at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame_rules.core.film import has_scenes

from ..settings import PACE_MS
from ..showing import Show, show_of
from .screen import Act, Data

if TYPE_CHECKING:
    from .play import Play

LINE_SHARE = 0.35
"""Each line of a step takes this much of the pace more."""
_KEYS = {"ArrowLeft": -1, "ArrowRight": 1}


class Telling:
    """Up to `told` actions everything has been shown. `_round` changes with every step of a
    person, so that no old timer leads on."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.told = 0
        self._round = 0

    @property
    def _show(self) -> Show | None:
        return self._play.session.show

    def acts(self) -> Mapping[str, Act]:
        """What its buttons do, and the lines of the log."""
        return {
            "moment": self.look,
            "scene": lambda data: self.step(int(data["n"])),
            "scene-run": lambda data: self.run(),
            "scene-close": lambda data: self.close(),
        }

    def key(self, key: str) -> bool:
        """Arrows step and Escape goes on, while items are shown."""
        if self._show is None:
            return False
        if key in _KEYS:
            self.step(_KEYS[key])
        elif key == "Escape":
            self.close()
        return key in _KEYS or key == "Escape"

    # -- what is shown ------------------------------------------------------------------
    def begin(self) -> None:
        """After a change, or when the curtain is lifted: what has not been shown begins. With
        the fast pace nothing begins by itself."""
        session, match = self._play.session, self._play.session.match
        if session.covered is not None:
            return
        new = [n for n in range(self.told + 1, len(match.entries) + 1) if has_scenes(match, n)]
        self.told = len(match.entries)
        if new and self._pace() and not session.read_only:
            session.present(show_of(match, new[-1]))
            self._run(True)
            if self._play.choosing.by_keys:
                self._play.app.port.later(0, lambda: self._play.app.port.focus("scene-next"))

    def look(self, data: Data) -> None:
        """A line of the log: the board at that moment, or the item that it tells of."""
        play, count = self._play, int(data["n"])
        play.look_at(count)
        show = show_of(play.session.match, count) if "item" in data else None
        if show is not None:
            show.to_item(int(data["item"]))
            play.computers.stop()
            play.session.present(show)
            self._run(False)
            play.refresh()

    def close(self) -> None:
        """Back to the game."""
        play = self._play
        if self._show is None:
            return
        self._run(False)
        play.look_at(None)
        if play.session.match.over and not play.ending.shown:
            play.ending.open()
        elif play.choosing.by_keys:
            play.focus_board()

    # -- from step to step --------------------------------------------------------------
    def step(self, by: int) -> None:
        """A step forward or back; nothing comes by itself any more."""
        if self._show is not None:
            self._show.step(by)
            self._run(False)
            self._play.refresh()

    def run(self) -> None:
        """Go on by itself, or stop."""
        if self._show is not None and (self._show.runs or not self._show.last):
            self._run(not self._show.runs)
            self._play.refresh()

    def _run(self, runs: bool) -> None:
        self._round += 1
        if self._show is not None:
            self._show.runs = runs
            if runs:
                self._wait(self._show)

    def _wait(self, show: Show) -> None:
        this = self._round
        rest = (self._pace() or PACE_MS["normal"]) * (1 + LINE_SHARE * len(show.now.lines))
        self._play.app.port.later(round(rest), lambda: self._go_on(this, show))

    def _go_on(self, this: int, show: Show) -> None:
        if this != self._round or self._show is not show:
            return
        if show.last:
            self.close()
            return
        show.step(1)
        self._wait(show)
        self._play.refresh()

    def _pace(self) -> int:
        return PACE_MS[self._play.app.settings.pace]
