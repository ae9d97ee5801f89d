"""Touches, buttons and cards become choices, and choices become actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame_rules.core.actions import Action, parse_action

from ..aiming import hit, rivals
from ..session import Note, Session
from .loupe import Loupe
from .painter import Painter
from .screen import Act, Data

if TYPE_CHECKING:
    from .play import Play


class Choosing:
    """The choosing half of a playing screen. `by_keys`: the last choice came from the keyboard,
    so the focus belongs on the board."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.loupe = Loupe(play)
        self.by_keys = False

    @property
    def _session(self) -> Session:
        return self._play.session

    @property
    def _painter(self) -> Painter:
        return self._play.painter

    def _now(self) -> int:
        return self._play.app.port.now()

    def acts(self) -> Mapping[str, Act]:
        """What its buttons do."""
        return {
            "cancel": lambda data: self.cancel(),
            "dismiss": lambda data: self.cancel_note(),
            "confirm": self.confirm,
            "choose": self.choose,
            "number": self.number,
            "press-number": self.press_number,
            "why-verb": self.why_not_verb,
            "card": self.card,
            **self.loupe.acts(),
        }

    def tap(self, x: float, y: float, px_per_unit: float, pointer: str) -> None:
        """A tap on the board, in board units. A finger that may mean several places is asked."""
        session = self._session
        where = session.spots(), session.reachable(), x, y, px_per_unit
        self.loupe.close()
        found = hit(*where)
        apart = found is not None and found.element in session.number_spots()
        if pointer == "touch" and not apart and len(meant := rivals(*where)) > 1:
            answer = self.loupe.ask(meant, x, y)
            if answer is not None:
                self.touch(answer, pointer)
        elif found is not None:
            self.touch(found.element, pointer)
        elif session.note is not None:
            self.cancel_note()

    def touch(self, element: str, pointer: str) -> None:
        """A tap on an element, or Enter on it."""
        self.by_keys = pointer == "key"
        self._painter.hovered = None
        if element in self._painter.board.target_list():
            self._painter.board.mark_tab_stop(element)
        action = self._session.touch(element, self._now())
        self._after_choice(action, pointer)

    def _after_choice(self, action: Action | None, pointer: str) -> None:
        """Commit what is confirmed, or needs no Confirm; else show the choice so far."""
        complete = self._session.complete()
        if action is None and complete is not None:
            waits = self._play.app.settings.must_confirm(pointer)
            action = complete if not waits or self._session.only_opens(complete) else None
        if action is not None and self._session.may_commit(self._now()):
            self._play.commit(action)
        else:
            self._painter.lit = ()
            self._play.refresh()

    def choose(self, data: Data) -> None:
        """A button of the list of choices."""
        self.by_keys = data["pointer"] == "key"
        session = self._session
        if not session.my_turn:
            return
        session.note = None
        if "action" in data:
            action = parse_action(data["action"])
            again = session.picker.ready() == [action] and session.may_confirm(self._now())
            session.choose(action, self._now())
            self._after_choice(action if again else None, data["pointer"])
        else:
            element = data.get("element")
            session.picker.choose_verb(data["verb"], _target(element))
            self._after_choice(None, data["pointer"])

    def confirm(self, data: Data) -> None:
        """The Confirm button; two presses within a moment do one step."""
        self.by_keys = data["pointer"] == "key"
        action = parse_action(data["action"])
        if self._session.may_commit(self._now()) and action in self._session.picker.ready():
            self._play.commit(action)

    def number(self, data: Data) -> None:
        """The stepper."""
        if "n" in data:
            self._session.picker.set_number(int(data["n"]))
            self._play.refresh()

    def press_number(self, data: Data) -> None:
        """A number as a button of its own."""
        self.by_keys = data["pointer"] == "key"
        if self._session.my_turn:
            action = self._session.touch_number(int(data["n"]), self._now())
            self._after_choice(action, data["pointer"])

    def why_not_verb(self, data: Data) -> None:
        """A button of the menu that is greyed."""
        if self._session.my_turn:
            self._session.note = Note(self._session.why_not_verb(data["verb"]), None)
            self._play.refresh()

    def card(self, data: Data) -> None:
        """A card of the tray: a target, or something to read."""
        card_id = data["card"]
        if self._session.my_turn and card_id in self._session.picker.reachable():
            self.touch(card_id, data["pointer"])
            return
        for group in self._session.tray():
            for card in group.cards:
                if card.id == card_id:
                    self._session.note = Note(None, card.note or card.title, reading=True)
                    self._painter.lit = card.at
        self._play.refresh()

    def escape(self) -> None:
        """The Escape key: close the loupe if it is open, else empty the touched list."""
        self.by_keys = True
        if self.loupe.shown:
            self.loupe.close()
            self._play.focus_board()
        else:
            self.cancel()

    def cancel(self) -> None:
        """Empty the touched list."""
        self._session.picker.cancel()
        self.cancel_note()

    def cancel_note(self) -> None:
        """Put away the answer to a touch."""
        self._session.note = None
        self._painter.lit = ()
        self._play.refresh()
        if self.by_keys:
            self._play.focus_board()

    def hover(self, element: str | None) -> None:
        """A mouse stands over a target: show its preview while nothing is chosen."""
        if element != self._painter.hovered and self._session.picker.empty:
            self._painter.hovered = element
            self._play.refresh()


def _target(text: str | None) -> str | int | None:
    if text is None:
        return None
    return int(text) if text.lstrip("-").isdigit() else text
