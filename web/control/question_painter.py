"""What stands in the place of the question: what was just seen, facts, choices, the preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boards_svg.contract import CardGroup
from pygame_rules.core.actions import Action, Target
from pygame_rules.core.errors import Reason
from pygame_rules.core.message import Message

from ..markup import Html, join, tag
from ..picking import Choice
from ..session import Note, Session
from ..widgets import asking, choices
from ..widgets.contest import contest
from ..widgets.controls import button
from ..widgets.icons import icon
from ..words import TableWords
from .aid_painter import AidPainter

DIRECT = 8
"""At most so many choices without a place on the board stand as buttons under the prompt."""


def open_choices(session: Session) -> list[Choice]:
    """The choices that may be told in words: none that names a card of a hidden hand."""
    if not session.hand_hidden:
        return session.picker.choices()
    groups = session.board.tray(session.view())
    hidden = {card.id for group in groups for card in group.cards if card.private}
    return [c for c in session.picker.choices() if not hidden & _names(c)]


def _names(choice: Choice) -> set[Target | None]:
    """What a choice names: the next target, and all of a whole action."""
    return {choice.target, *(choice.action.targets if choice.action is not None else ())}


class QuestionPainter:
    """The question of one session."""

    def __init__(self, table: TableWords, session: Session, aids: AidPainter) -> None:
        self._table = table
        self._words = table.screen
        self._session = session
        self._aids = aids
        self._cards: Sequence[CardGroup] = ()
        self._places = False

    def paint(
        self, view: Any, cards: Sequence[CardGroup], hovered: str | None, places: bool
    ) -> Html:
        """`hovered`: the target under the mouse; `places`: whether the board has targets."""
        self._cards, self._places = cards, places
        session = self._session
        if session.note is not None:
            return self._note(session.note)
        told = self._told() if session.picker.untouched else None
        fight = None if session.picker.ready() else self._fight(view)
        if not session.my_turn:
            return join(told, fight)
        ready = session.picker.ready()
        if not ready and hovered is not None:
            return self._hover(view, hovered)
        return join(told, fight, self._facts(), self._numbers(view), self._chosen(view, ready))

    def _told(self) -> Html | None:
        """Dice and the like of the latest moves."""
        session = self._session
        return asking.pictured(self._table, session.latest(), session.board.picture)

    def _fight(self, view: Any) -> Html | None:
        """Both sides of a fight that goes on."""
        return contest(self._table, self._session.match.game.contest(view))

    def _facts(self) -> Html | None:
        session = self._session
        if not session.picker.untouched:
            return None
        return asking.facts(self._table, session.match.game.facts(session.asked_view()))

    def _numbers(self, view: Any) -> Html | None:
        session = self._session
        return asking.numbers(
            self._table, session.match.game, view, session.picker, self._aids.hinted_number()
        )

    # -- something is chosen ------------------------------------------------------------
    def _chosen(self, view: Any, ready: list[Action]) -> Html:
        """The preview of what is ready; while a number is only proposed, nothing is."""
        if self._session.picker.proposes and len(self._session.picker.numbers()) > 1:
            return tag("p", self._words("choice.which_number"), class_="help")
        return self._confirm(view, ready) if ready else self._direct(view)

    def _confirm(self, view: Any, ready: list[Action]) -> Html:
        session = self._session
        begun = not session.picker.empty
        if len(ready) != 1:
            return choices.confirm(self._table, session.match.game, view, ready, None)
        refusal = session.refusal(ready[0])
        if refusal is not None:
            return self._refused(view, ready[0], refusal, begun)
        shown, texts = session.preview(ready[0]), self._texts(ready[0])
        return choices.confirm(
            self._table, session.match.game, view, ready, shown, texts=texts, begun=begun
        )

    def _refused(self, view: Any, action: Action, refusal: Reason, begun: bool) -> Html:
        """What lies open to everybody but cannot be done after all."""
        label = self._table.say(self._session.match.game.label(view, action))
        why = tag("p", icon("warning"), self._table.reason(refusal), class_="why-not")
        return join(tag("p", label, class_="chosen-label"), why, self._cancel() if begun else None)

    def _texts(self, action: Action) -> list[Message]:
        """What the open cards say that the action names; what own ones say stands there while
        they are touched alone."""
        cards = [card for group in self._cards for card in group.cards if not card.private]
        return [card.note for card in cards if card.note and card.id in action.targets]

    def _touched_text(self) -> Html | None:
        """What the own card says that was touched last."""
        touched = self._session.picker.touched[-1:]
        cards = [card for group in self._cards for card in group.cards if card.private]
        notes = [card.note for card in cards if card.note and card.id in touched]
        return join([tag("p", self._table.say(note), class_="card-text") for note in notes])

    def _cancel(self) -> Html:
        return button("cancel", self._words("choice.cancel"), sign="cross", id="cancel")

    def _hover(self, view: Any, element: str) -> Html:
        """With a mouse: the preview before the click."""
        session = self._session
        found = [c for c in session.picker.choices() if c.target == element]
        action = found[0].action if len(found) == 1 else None
        if action is None or session.refusal(action) is not None:
            return self._direct(view)
        label = self._table.say(session.match.game.label(view, action))
        lines = choices.preview_lines(self._table, session.preview(action))
        return join(tag("p", label, class_="chosen-label"), lines)

    # -- nothing is chosen yet -----------------------------------------------------------
    def _direct(self, view: Any) -> Html:
        """The menu of the turn, or the choices that have no place on the board or in the tray
        (all of them where the game wants them in words); Cancel once begun."""
        picker, game = self._session.picker, self._session.match.game
        items = game.menu(view) if picker.empty else []
        if items:
            return asking.menu(self._table, items, picker.legal, self._aids.hinted_verb())
        listed = None
        found = self._unplaced(view)
        if 0 < len(found) <= DIRECT:
            hinted, packed = self._aids.hinted(found), game.in_words(view)
            listed = choices.choice_list(
                self._table, game, view, found, picker, "direct", hinted, packed
            )
        hint = tag("p", self._words("play.hint"), class_="help") if self._places else None
        if picker.empty:
            return join(listed or hint)
        return join(listed, self._touched_text(), self._begun(view), self._cancel())

    def _unplaced(self, view: Any) -> list[Choice]:
        """Choices that must stand as buttons; none of another verb once one was taken."""
        picker, game = self._session.picker, self._session.match.game
        if picker.verb is not None and not picker.touched:
            return []
        if picker.empty and game.in_words(view):
            return open_choices(self._session)
        return [choice for choice in open_choices(self._session) if not self._has_place(choice)]

    def _begun(self, view: Any) -> Html | None:
        """The verb taken from the menu, and that a place comes next."""
        picker, game = self._session.picker, self._session.match.game
        if picker.touched:
            return None
        labels = [item.label for item in game.menu(view) if item.verb == picker.verb]
        hint = tag("p", self._words("play.hint"), class_="help")
        named = [tag("p", self._table.say(label), class_="chosen-label") for label in labels]
        return join(named, hint)

    def _has_place(self, choice: Choice) -> bool:
        if not isinstance(choice.target, str):
            return False
        cards = {card.id for group in self._cards for card in group.cards}
        return choice.target in self._session.board.spots() or choice.target in cards

    def _note(self, note: Note) -> Html:
        about = tag("p", self._table.say(note.about), class_="about-place") if note.about else None
        why = None
        if note.reason is not None:
            why = tag("p", icon("warning"), self._table.reason(note.reason), class_="why-not")
        elif self._session.my_turn and not note.reading:
            why = tag("p", self._words("play.nothing_here"), class_="why-not")
        ok = button("dismiss", self._words("play.dismiss"), sign="check", id="dismiss")
        return tag("div", about, why, ok, class_="note")
