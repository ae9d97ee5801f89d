"""Asking a computer player: one question at a time, late answers dropped, dead workers replaced.

The worker gets plain JSON: game, view, level, seed; it answers with the text of an action.
Each question has a number; an answer to another number is late and dropped. A worker that
fails or does not answer in time is ended and replaced under a fresh name, and the one-step
greedy move is played instead.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.contract import AnyGame
from pygame_rules.core.message import Message, message_from_json, message_to_json
from pygame_rules.core.registry import load_game

from .port import Clock, Workers

PATIENCE_MS = 20_000
"""The longest a worker may take for one answer, its start included."""


class Question(NamedTuple):
    """What a computer player is asked: it knows the view of its seat and nothing more."""

    game: AnyGame
    view: Any
    level: str
    seed: str


class Answer(NamedTuple):
    """The action; `stand_in`: the worker failed and a simple move stands in."""

    action: Action
    reason: Message
    stand_in: bool


class Thinker:
    """The computer players of the page."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self._workers = workers
        self._clock = clock
        self._name = ""
        self._count = 0
        self._number = 0
        self._ready = False
        self._waiting: tuple[int, Question, Callable[[Answer], None]] | None = None
        self._timer: int | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._waiting is not None

    def prepare(self) -> None:
        """Start a worker if there is none."""
        if self._name:
            return
        self._count += 1
        self._ready = False
        name = self._name = f"ai-{self._clock.now():x}-{self._count}"
        self._workers.start(name, lambda good: self._started(name, good))

    def _started(self, name: str, good: bool) -> None:
        if name != self._name:
            return
        self._ready = good
        if not good:
            self._fail()
        elif self._waiting is not None:
            self._send()

    def ask(self, question: Question, done: Callable[[Answer], None]) -> None:
        """Ask; an earlier question is forgotten."""
        self.cancel()
        self._number += 1
        self._waiting = self._number, question, done
        self._timer = self._clock.later(PATIENCE_MS, self._fail)
        if self._ready:
            self._send()
        else:
            self.prepare()

    def cancel(self) -> None:
        """Forget the question: its answer will be late."""
        self._waiting = None
        self._stop_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._clock.cancel(self._timer)
            self._timer = None

    def _send(self) -> None:
        assert self._waiting is not None
        number, question, _ = self._waiting
        self._workers.ask(self._name, to_text(question), lambda text: self._got(number, text))

    def _got(self, number: int, text: str | None) -> None:
        if self._waiting is None or self._waiting[0] != number:
            return
        answer = answer_from(text)
        if answer is None:
            self._fail()
            return
        self._finish(answer)

    def _fail(self) -> None:
        """Dead or hung: end it, play the simple move, and start another for the next question."""
        if self._name:
            self._workers.stop(self._name)
        self._name, self._ready = "", False
        if self._waiting is not None:
            self._finish(stand_in(self._waiting[1]))

    def _finish(self, answer: Answer) -> None:
        assert self._waiting is not None
        done = self._waiting[2]
        self.cancel()
        done(answer)


def to_text(question: Question) -> str:
    """The question as the worker gets it."""
    game = question.game
    data = {
        "game": game.meta.id,
        "view": game.view_to_json(question.view),
        "level": question.level,
        "seed": question.seed,
    }
    return json.dumps(data)


def answer_question(text: str) -> str:
    """The worker's work: a question's JSON in, an answer's JSON out."""
    from pygame_rules.ai.bots import choose

    data = json.loads(text)
    game = load_game(data["game"])
    choice = choose(game, game.view_from_json(data["view"]), data["level"], data["seed"])
    return json.dumps({"action": str(choice.action), "reason": message_to_json(choice.reason)})


def answer_from(text: str | None) -> Answer | None:
    """The worker's answer; None if there is none or it is not one."""
    try:
        data = json.loads(text or "")
        return Answer(parse_action(data["action"]), message_from_json(data["reason"]), False)
    except (ValueError, KeyError, TypeError):
        return None


def stand_in(question: Question) -> Answer:
    """The one-step greedy move, thought out on the page itself."""
    from pygame_rules.ai.bots import choose

    choice = choose(question.game, question.view, "greedy", question.seed)
    return Answer(choice.action, choice.reason, True)
