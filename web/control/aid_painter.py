"""What the playing screen shows of hints and of the moves that computers have made."""

from __future__ import annotations

from collections.abc import Sequence

from ..hint import leads_to
from ..markup import Html, join, tag
from ..picking import Choice
from ..session import Session
from ..widgets import aids
from ..words import TableWords

FEW_LINES = 4
"""So many sentences at most tell of a move that is looked at."""


class AidPainter:
    """The aids of one session. `hinting`: a hint is being thought out."""

    def __init__(self, table: TableWords, session: Session) -> None:
        self._table = table
        self._session = session
        self.hinting = False

    def hint_elements(self) -> tuple[str, ...]:
        """What the hint names, on the board or in the tray; a number where it has a place."""
        hint, number = self._session.open_hint(), self.hinted_number()
        if hint is None:
            return ()
        places = self._session.number_spots().items() if number is not None else ()
        return (*hint.elements(), *(e for e, place in places if place.number == number))

    def marks(self) -> Html:
        """Outlines of the hint on the board."""
        board = self._session.board
        return aids.marks(board, [e for e in self.hint_elements() if e in board.spots()])

    def hinted(self, choices: Sequence[Choice]) -> Choice | None:
        """The button that goes on towards the hint."""
        session, hint = self._session, self._session.open_hint()
        if hint is None:
            return None
        verb = session.match.game.verbs[hint.action.verb]
        leading = (c for c in choices if leads_to(c, hint.action, session.picker.touched, verb))
        return next(leading, None)

    def hinted_verb(self) -> str | None:
        """The verb of the hint."""
        hint = self._session.open_hint()
        return None if hint is None else hint.action.verb

    def hinted_number(self) -> int | None:
        """The number that makes the touched list the hint."""
        hint, picker = self._session.open_hint(), self._session.picker
        if hint is None or not self._session.my_turn:
            return None
        return next((n for n in picker.numbers() if picker.with_number(n) == hint.action), None)

    def words_of_hint(self) -> tuple[str, str | None] | None:
        """The hint in words, and why; once a choice is begun the marks are enough."""
        session, words = self._session, self._table.screen
        if session.hint is None or not session.my_turn or not session.picker.untouched:
            return None
        hint = session.open_hint()
        if hint is None:
            return words("hint.hold"), None
        match = session.match
        label = self._table.say(match.game.label(match.view(match.actor), hint.action))
        reason = words("hint.simple") if hint.simple else self._table.say(hint.reason)
        return words("hint.is", action=label), reason

    def above(self) -> Html | None:
        """The hint over the choices."""
        found = self.words_of_hint() if self._session.note is None else None
        return aids.hint_box(*found) if found is not None else None

    def below(self) -> Html | None:
        """Buttons: the moves made meanwhile, a hint."""
        session = self._session
        chosen = session.picker.ready() and not session.picker.untouched
        if not session.my_turn or session.note is not None or chosen:
            return None
        return aids.buttons(
            self._table.screen, session.before_computers() is not None, self.hinting,
            session.hint is not None,
        )  # fmt: skip

    def looking_back(self, moment: int) -> Html:
        """What happened at a moment of the log, in place of the prompt."""
        lines = [line for line in self._session.log() if line.after == moment]
        told = [self._table.say(line.message) for line in lines[-FEW_LINES:]]
        told = told or [self._table.screen("play.looking_back", n=moment)]
        return join([[tag("span", sentence, class_="told-line"), " "] for sentence in told])

    def label(self, thinking: bool) -> str | None:
        """What takes time, in words; None: nothing does."""
        words = self._table.screen
        if thinking:
            return words("play.thinking")
        return words("hint.thinking") if self.hinting else None

    def sign(self, thinking: bool) -> Html | None:
        """The same beside the prompt, with a bar."""
        label = self.label(thinking)
        return aids.thinking(self._table.screen, label) if label is not None else None

    def said(self, thinking: bool) -> Html:
        """The same for screen readers, and the hint."""
        label, hint = self.label(thinking), self.words_of_hint() or ()
        return join([tag("span", part, " ") for part in (label, *hint) if part])
