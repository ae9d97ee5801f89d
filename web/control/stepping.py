"""Step by step through the moves: back, on, and to the moves that computers have just made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .screen import Act

if TYPE_CHECKING:
    from .play import Play

_KEYS = {"ArrowLeft": -1, "ArrowRight": 1}


class Stepping:
    """Moves the moment looked at, on a playing screen. It changes nothing of the game."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @property
    def _looking_back(self) -> bool:
        return self._play.session.moment is not None

    def acts(self) -> Mapping[str, Act]:
        """What its buttons do."""
        return {
            "replay": lambda data: self.open(),
            "moment-step": lambda data: self.step(int(data["n"])),
        }

    def open(self) -> None:
        """The board as it was before the computers moved."""
        before = self._play.session.before_computers()
        if before is not None:
            self._play.look_at(before)
            self._play.app.port.focus("moment-next")

    def step(self, by: int) -> None:
        """A move back or on; after the last one it is now again."""
        moment = self._play.session.moment
        if moment is None:
            return
        self._play.look_at(max(0, moment + by))
        if not self._looking_back:
            self._play.app.port.focus("replay")

    def key(self, key: str) -> bool:
        """Arrows step and Escape comes back to now, while an earlier moment is shown."""
        if not self._looking_back:
            return False
        if key in _KEYS:
            self.step(_KEYS[key])
        elif key == "Escape":
            self._play.look_at(None)
        return key in _KEYS or key == "Escape"
