"""Paints the board: a group per piece, and the targets that may be touched.

One small group is redrawn per change. Targets keep their elements while the set of targets
stays the same, so that the one with the focus is never painted anew.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from boards_svg.contract import NumberSpot

from ..markup import classes
from ..port import Port
from ..session import Session
from ..widgets import board_sheet
from ..words import TableWords


class BoardPainter:
    """The board of one session on the page. `focus`: the target that is the tab stop."""

    def __init__(self, port: Port, table: TableWords, session: Session) -> None:
        self._port = port
        self._table = table
        self._session = session
        self.hinted: tuple[str, ...] = ()
        self._pieces: dict[str, Hashable] = {}
        self._targets: dict[str, str] = {}
        self._targets_of: tuple[Hashable, ...] = ()
        self.focus: str | None = None

    def forget(self) -> None:
        """The page holds an empty board again."""
        self._pieces, self._targets, self._targets_of = {}, {}, ()

    def paint(self, view: Any) -> None:
        """Everything on the board that has changed."""
        self._paint_pieces(view)
        self._paint_targets(view)

    def _paint_pieces(self, view: Any) -> None:
        board, looks = self._session.board, self._session.board.pieces(view)
        if not self._pieces:
            self._port.set_html("pieces", board_sheet.pieces(board, looks))
        else:
            for name in self._pieces.keys() - looks.keys():
                self._port.remove(board_sheet.piece_id(name))
            self._paint_changed(looks)
        self._pieces = dict(looks)

    def _paint_changed(self, looks: Mapping[str, Hashable]) -> None:
        """Redraw groups whose look has changed; put new ones where the painting order says."""
        board, after = self._session.board, None
        for name, key in reversed(list(looks.items())):
            group = board_sheet.piece_id(name)
            if name not in self._pieces:
                self._port.insert("pieces", board_sheet.piece(board, name, key), after)
            elif self._pieces[name] != key:
                self._port.set_html(group, board.draw(name, key))
            after = group

    def _paint_targets(self, view: Any) -> None:
        looks = self._looks()
        of = (tuple(looks), len(self._session.match.entries), self._session.moment, view.actor)
        if of == self._targets_of:
            for element, look in looks.items():
                if look != self._targets[element]:
                    self._set_look(element, look)
        else:
            self._new_targets(view, looks)
        self._targets, self._targets_of = looks, of

    def _set_look(self, element: str, look: str) -> None:
        group = board_sheet.target_id(element)
        self._port.set_attr(group, "class", look)
        self._port.set_attr(group, "aria-pressed", "true" if "chosen" in look else "false")

    def _new_targets(self, view: Any, looks: Mapping[str, str]) -> None:
        board = self._session.board
        numbers = self._session.number_spots()
        labels = {e: self._label(view, e, numbers) for e in looks}
        if self.focus not in looks:
            self.focus = next(iter(looks), None)
        self._port.set_html("targets", board_sheet.targets(board, looks, labels, self.focus))

    def _label(self, view: Any, element: str, numbers: Mapping[str, NumberSpot]) -> str:
        """What stands there; of a place for a number, what choosing it means."""
        session = self._session
        if element not in numbers:
            return self._table.say(session.board.describe(view, element))
        action = session.picker.with_number(numbers[element].number)
        assert action is not None
        return self._table.say(session.match.game.label(view, action))

    def _looks(self) -> dict[str, str]:
        session, spots = self._session, self._session.spots()
        if not session.my_turn:
            return {}
        next_ones = set(session.picker.targets())
        number = None if session.picker.proposes else session.picker.number()
        numbers = {e: place.number for e, place in session.number_spots().items()}
        looks = {}
        for element in sorted(e for e in session.reachable() if e in spots):
            chosen = element in session.picker.touched or numbers.get(element) == number is not None
            dim = not chosen and element not in next_ones and element not in numbers
            hinted = element in self.hinted and "hinted"
            look = "chosen" if chosen else "legal"
            looks[element] = classes("target", look, dim and "dim", hinted) or ""
        return looks

    def move_focus(self, element: str) -> None:
        """Make another target the tab stop and focus it."""
        self.mark_tab_stop(element)
        self._port.focus(board_sheet.target_id(element))

    def mark_tab_stop(self, element: str) -> None:
        """Make a touched target the tab stop without moving the focus."""
        if self.focus is not None and self.focus in self._targets:
            self._port.set_attr(board_sheet.target_id(self.focus), "tabindex", "-1")
        self.focus = element
        self._port.set_attr(board_sheet.target_id(element), "tabindex", "0")

    def target_list(self) -> list[str]:
        """The targets on the board now."""
        return list(self._targets)
