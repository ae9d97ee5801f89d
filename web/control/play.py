"""The playing screen: taps and buttons in; commits, computer players, undo, curtain, saving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pygame_rules.core.actions import Action
from pygame_rules.core.errors import IllegalAction, Reason, UndoBlocked
from pygame_rules.core.match import Match
from pygame_rules.core.text import help_chapters

from ..aiming import walk
from ..screens.help import chapter_for
from ..screens.play import curtain
from ..session import Note, Session
from ..shelf import load_board
from ..transcript import transcript
from .choosing import Choosing
from .computers import Computers
from .ending import Ending
from .hinting import Hinting
from .keeping import Keeper
from .painter import Painter, prompt_key
from .screen import Act, Data, Screen
from .stepping import Stepping
from .strips import strips
from .telling import Telling

if TYPE_CHECKING:
    from ..app import App

_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
_ZOOM_KEYS = {"+": 1, "=": 1, "-": -1, "0": 0}
END_PAUSE_MS = 900
"""So long the final board stands before the result opens."""


class Play(Screen):
    """One match being played."""

    def __init__(self, app: App, save_id: str, match: Match, read_only: bool = False) -> None:
        super().__init__(app)
        self.save_id = save_id
        self.keeper = Keeper(app.port, app.saves, save_id)
        self.free = False
        self.stand_in = False
        self.choosing = Choosing(self)
        self.ending = Ending(self)
        self.computers = Computers(self)
        self.hinting = Hinting(self)
        self.stepping = Stepping(self)
        self.telling = Telling(self)
        self.open_match(match, read_only)

    def open_match(self, match: Match, read_only: bool) -> None:
        """Sit down at this match, here or as a viewer of another tab."""
        board = load_board(match.setup.game, len(match.setup.seats))
        self.session = Session(match, board, read_only)
        self.painter = Painter(self.app.port, self.app.words, self.session)
        self.ending.shown = match.over
        self._at_the_table = self.session.match.actor
        self.telling.told = len(match.entries)

    def acts(self) -> Mapping[str, Act]:
        plain: dict[str, Callable[[], None]] = {
            "lift": self.lift,
            "undo": lambda: self.back(whole_turn=False),
            "undo-turn": lambda: self.back(whole_turn=True),
            "redo": self.redo,
            "now": lambda: self.look_at(None),
            "whole-log": self.whole_log,
            "hide-hand": self.hide_hand,
            "help": self.help,
            "export": self.export,
            "log-file": self.log_file,
            "take-over": self.take_over,
            **self.hinting.acts(),
            **self.ending.acts(),
        }
        acts: dict[str, Act] = {name: _without_data(act) for name, act in plain.items()}
        return {
            **acts,
            **self.choosing.acts(),
            **self.stepping.acts(),
            **self.telling.acts(),
            "tab": self.show_tab,
            "zoom": lambda data: self.app.port.zoom(int(data["n"])),
        }

    # -- painting -----------------------------------------------------------------------
    def paint(self) -> None:
        self.hinting.stop()
        self.choosing.loupe.close()
        self.painter = Painter(self.app.port, self.app.words, self.session)
        if self.session.covered is not None:
            self._paint_curtain()
        elif self.ending.shown:
            self.ending.paint()
        else:
            self.painter.strips = strips(self)
            self.painter.whole()
        self.computers.go_on()

    def refresh(self) -> None:
        """Show what has changed; the curtain where it has come down."""
        self.choosing.loupe.close()
        if self.session.covered is not None:
            self._paint_curtain()
        elif not self.ending.shown:
            self.painter.strips = strips(self)
            self.painter.refresh()

    def _paint_curtain(self) -> None:
        session, setup = self.session, self.session.match.setup
        assert session.covered is not None
        target = session.match.undo_target()
        undo = None
        if target is not None and session.why_no_undo() is None:
            undo = setup.seats[session.match.entries[target].seat].name
        news = self.painter.news()
        self.app.show(curtain(self.app.words, setup.seats, session.covered, news, undo))

    def changed(self) -> None:
        """After every change of the match: keep it, show it, go on."""
        self.hinting.stop()
        covered = self.session.covered is not None
        self.keeper.keep(self.session.match)
        self.painter.lit, self.painter.hovered = (), None
        self._whole_board_for_the_next()
        if self.session.match.over and not self.session.read_only:
            self.app.results.note(self.save_id, self.session.match)
        if self.session.match.over and not self.ending.shown:
            self.app.port.later(END_PAUSE_MS, self.ending.open)
        self.telling.begin()
        self.refresh()
        if self.choosing.by_keys and not covered and self.session.my_turn:
            self.focus_board()
        self.computers.go_on()

    def _whole_board_for_the_next(self) -> None:
        """Where no curtain takes the board away: the zoom of one person is not the next one's."""
        actor, before = self.session.match.actor, self._at_the_table
        if actor not in self.session.humans or actor == before:
            return
        self._at_the_table = actor
        if before in self.session.humans and self.session.covered is None:
            self.app.port.zoom(0)

    # -- choosing -----------------------------------------------------------------------
    def tap(self, x: float, y: float, px_per_unit: float, pointer: str) -> None:
        self.choosing.tap(x, y, px_per_unit, pointer)

    def hover(self, element: str | None) -> None:
        self.choosing.hover(element)

    def commit(self, action: Action) -> None:
        """Carry out an action of a person."""
        first = not any(e.seat in self.session.humans for e in self.session.match.entries)
        try:
            self.session.commit(action, self.app.port.now())
        except IllegalAction as error:
            self.session.note = Note(error.reason, None)
            self.refresh()
            return
        self.stand_in = False
        if first:
            self.app.port.persist()
        self.changed()

    # -- going back ---------------------------------------------------------------------
    def back(self, whole_turn: bool) -> None:
        """Undo. A computer that thinks is stopped; its answer would be late."""
        reason = self.session.why_no_undo()
        if self.session.read_only:
            return
        if reason is not None:
            self._say(reason)
            return
        self.computers.stop()
        self.ending.shown = False
        was_covered = self.session.covered is not None
        self.session.undo(whole_turn)
        self._moved(was_covered)

    def redo(self) -> None:
        """Repeat what was taken back."""
        if self.session.read_only or self.session.covered is not None:
            return
        self.computers.stop()
        try:
            self.session.redo()
        except UndoBlocked as error:
            self._say(error.reason)
            return
        self._moved(False)

    def _moved(self, was_covered: bool) -> None:
        if was_covered and self.session.covered is None:
            self.painter.whole()
        self.changed()

    def _say(self, reason: Reason) -> None:
        self.session.note = Note(reason, None, reading=True)
        self.refresh()

    # -- looking ------------------------------------------------------------------------
    def lift(self) -> None:
        """The named player lifts the curtain."""
        self.session.lift(self.app.port.now())
        if self.session.covered is None:
            self.keeper.keep(self.session.match)
            self.telling.begin()
            self.paint()
            self.app.port.focus("heading")

    def look_at(self, moment: int | None) -> None:
        """Show the board at a moment of the log, or as it is."""
        self.hinting.stop()
        self.session.look_at(moment)
        self.painter.lit = ()
        self.refresh()
        if self.session.moment is None:
            self.computers.go_on()
        else:
            self.computers.stop()

    def show_tab(self, data: Data) -> None:
        """Players, log or choices."""
        self.painter.tab = data["tab"]
        self.refresh()

    def whole_log(self) -> None:
        """All lines of the log."""
        self.painter.whole_log = True
        self.refresh()

    def hide_hand(self) -> None:
        """Hide the own hand at once, or show it again."""
        self.session.hand_hidden = not self.session.hand_hidden
        self.refresh()

    def hold(self, name: str, holding: bool) -> None:
        self.session.peek(holding)
        self.refresh()

    def help(self) -> None:
        """The rules, opened where the present question is explained."""
        meta = self.session.match.game.meta
        chapters = help_chapters(meta.room, self.app.words.lang)
        chapter = chapter_for(chapters, prompt_key(self.session))
        self.app.go(f"help/{meta.id}/{chapter}")

    # -- keys ---------------------------------------------------------------------------
    def key(self, key: str, element: str | None) -> bool:
        if key in _ZOOM_KEYS:
            self.app.port.zoom(_ZOOM_KEYS[key])
        elif self.telling.key(key) or self.stepping.key(key):
            return True
        elif key in ("h", "H"):
            self.hinting.toggle()
        elif key in ("Undo", "Redo"):
            self._back_by_key(key)
        elif key == "Escape":
            self.choosing.escape()
        elif element is not None and key in _ARROWS:
            self._walk(element, *_ARROWS[key])
        elif element is not None and key in ("Enter", " "):
            self.choosing.touch(element, "key")
        else:
            return False
        return True

    def _back_by_key(self, key: str) -> None:
        """Nobody takes back by a slip of the keys what another sees next."""
        if self.session.covered is not None:
            return
        if key == "Redo":
            self.redo()
        else:
            self.back(whole_turn=False)

    def _walk(self, element: str, dx: int, dy: int) -> None:
        spots = self.session.spots()
        self.painter.board.move_focus(
            walk(spots, self.painter.board.target_list(), element, dx, dy)
        )

    def focus_board(self) -> None:
        """Put the focus on the board, where it was or on its first target."""
        if self.painter.board.focus in self.painter.board.target_list():
            self.painter.board.move_focus(self.painter.board.focus)
        elif self.painter.board.target_list():
            self.painter.board.move_focus(self.painter.board.target_list()[0])

    # -- keeping ------------------------------------------------------------------------
    def export(self) -> None:
        """The save as a file."""
        self.app.matches.export(self.session.match)

    def log_file(self) -> None:
        """The log as a text to read."""
        session, words = self.session, self.app.words
        match = session.match
        text = transcript(words, session, self.painter.whys(session.log()))
        self.app.port.download(f"{match.setup.game}-{len(match.entries)}.txt", text)

    def stored(self, key: str) -> None:
        """Another tab has written: a viewer shows it."""
        if self.session.read_only:
            self.app.matches.reload(self)

    def hidden(self) -> None:
        if not self.session.read_only:
            self.keeper.keep(self.session.match)

    def may_take_over(self) -> None:
        """The tab that played has gone."""
        self.free = True
        self.refresh()

    def take_over(self) -> None:
        """Play here from now on."""
        self.free = False
        self.app.matches.reload(self, read_only=False)

    def leave(self) -> None:
        self.hinting.stop()
        self.computers.stop()
        self.keeper.release()


def _without_data(act: Callable[[], None]) -> Act:
    return lambda data: act()
