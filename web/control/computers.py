"""The computer players of a match: asked after the paint, paced, never late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame_rules.core.errors import IllegalAction

from ..settings import CAP_MS, PACE_MS
from ..thinking import Answer, Question, stand_in

if TYPE_CHECKING:
    from .play import Play

PAINT_MS = 30
"""What a person did is painted before a computer thinks."""

WARM_MS = 1500
"""A worker is started only when the page has come to rest."""


class Computers:
    """Asks, waits, plays. `_round` changes with every stop, so that nothing old is played."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._round = 0
        self._asked_at = 0
        self._only = False
        self._thought_ms = 0

    def stop(self) -> None:
        """Forget what was asked."""
        self._round += 1
        self._play.app.thinker.cancel()
        self._play.painter.thinking = False

    def go_on(self) -> None:
        """Ask the computer whose turn it is, or play a person's only move."""
        self._round += 1
        session, port, this = self._play.session, self._play.app.port, self._round
        if session.read_only or session.moment is not None or session.covered is not None:
            return
        if session.computer_turn:
            self._asked_at = port.now()
            port.later(PAINT_MS, lambda: self._ask(this))
        elif session.forced() is not None:
            port.later(self._pace(), lambda: self._force(this))
        elif len(session.humans) < len(session.match.setup.seats) and not session.match.over:
            port.later(WARM_MS, lambda: self._warm(this))

    def _warm(self, this: int) -> None:
        """While a person ponders, a worker comes up for the computers' answer."""
        if this == self._round:
            self._play.app.thinker.prepare()

    def _pace(self) -> int:
        return max(PAINT_MS, PACE_MS[self._play.app.settings.pace])

    def _ask(self, this: int) -> None:
        if this != self._round:
            return
        question = self._next_question()
        self._only = len(self._play.session.match.legal_actions()) == 1
        self._play.painter.thinking = True
        self._far(0.0)
        self._play.refresh()
        self._play.app.thinker.ask(question, lambda answer: self._answered(this, answer), self._far)

    def _far(self, share: float) -> None:
        self._play.painter.far(share)

    def _next_question(self) -> Question:
        match = self._play.session.match
        assert match.actor is not None
        return self.question(match.setup.seats[match.actor].kind)

    def question(self, level: str) -> Question:
        """What whoever is asked now is to decide, of his view alone."""
        match = self._play.session.match
        assert match.actor is not None
        seed = f"{match.setup.seed}:{len(match.entries)}"
        cap = CAP_MS[self._play.app.settings.think]
        return Question(match.game, match.view(match.actor), level, seed, cap)

    def _answered(self, this: int, answer: Answer) -> None:
        if this != self._round:
            return
        port = self._play.app.port
        self._far(1.0)
        rest = self._asked_at + max(self._pace(), self._hesitation()) - port.now()
        if rest > 0:
            port.later(rest, lambda: self._carry_out(this, answer))
        else:
            self._carry_out(this, answer)

    def _hesitation(self) -> int:
        """Where hands are hidden, the only move takes as long as the last one that had to be
        thought about: a quick answer would tell the table what the hand lacks."""
        if self._only and self._play.session.secrecy != "open":
            return self._thought_ms
        self._thought_ms = self._play.app.port.now() - self._asked_at
        return 0

    def _carry_out(self, this: int, answer: Answer) -> None:
        if this != self._round:
            return
        play = self._play
        play.painter.thinking = False
        play.stand_in = play.stand_in or answer.stand_in
        try:
            play.session.commit(answer.action, 0, answer.reason)
        except IllegalAction:
            play.stand_in = True
            answer = stand_in(self._next_question())
            play.session.commit(answer.action, 0, answer.reason)
        play.changed()

    def _force(self, this: int) -> None:
        action = self._play.session.forced()
        if this == self._round and action is not None:
            self._play.commit(action)
