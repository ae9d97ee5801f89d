"""A hint for the person whose turn it is: asked for, thought out in the worker, marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..hint import HINT_LEVEL, Hint
from ..thinking import Answer, Question, stand_in

if TYPE_CHECKING:
    from .play import Play


class Hinting:
    """The search of the hardest level answers for the asked seat, from its view alone.
    `_round` changes with every stop, so that no late answer is shown."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._round = 0
        self.thinking = False

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What its buttons do."""
        return {"hint": self.toggle}

    def toggle(self) -> None:
        """Ask for a hint; stop thinking about one; put one away."""
        session = self._play.session
        if self.thinking:
            self.stop()
        elif session.hint is not None:
            session.hint = None
        elif session.my_turn:
            self._ask()
        self._play.refresh()

    def _ask(self) -> None:
        self._round += 1
        this, question = self._round, self._play.computers.question(HINT_LEVEL)
        self.thinking = True
        self._play.painter.aids.hinting = True
        self._play.painter.far(0.0)
        self._play.app.thinker.ask(
            question, lambda answer: self._answered(this, question, answer), self._far
        )

    def _far(self, share: float) -> None:
        self._play.painter.far(share)

    def _answered(self, this: int, question: Question, answer: Answer) -> None:
        play = self._play
        if this != self._round:
            return
        self.thinking = play.painter.aids.hinting = False
        if play.session.my_turn:
            play.session.hint = self._checked(question, answer)
        play.refresh()

    def _checked(self, question: Question, answer: Answer) -> Hint:
        """The answer as a hint; one step ahead in the place of what may not be done."""
        match = self._play.session.match
        if match.game.why_not(match.state, answer.action) is not None:
            answer = stand_in(question)
        return Hint(answer.action, answer.reason, answer.stand_in)

    def stop(self) -> None:
        """Think no more; what was thought is not shown."""
        self._round += 1
        if self.thinking:
            self.thinking = self._play.painter.aids.hinting = False
            self._play.app.thinker.cancel()
