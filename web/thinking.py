"""Asking a computer player: one question at a time, late answers dropped, dead workers replaced.

The worker gets plain JSON and answers with the text of an action; `web/slices.py` is its side.
Each question has a number; an answer to another number is late and dropped. A question that is
forgotten is cancelled in the worker too, which then is free for the next one. A worker that
fails or gives no sign of life for too long is ended and replaced under a fresh name, and the
one-step greedy move is played instead.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.contract import AnyGame
from pygame_rules.core.message import Message, message_from_json

from .port import Clock, Workers

PATIENCE_MS = 20_000
"""The longest a worker may be silent: no start, no answer, no thought that gets on."""

PROGRESS_MS = 200
"""So often the worker is asked how far it is."""


class Question(NamedTuple):
    """What a computer player is asked: it knows the view of its seat and nothing more. After
    `cap_ms` of thought it answers with the best so far; None: as long as it takes."""

    game: AnyGame
    view: Any
    level: str
    seed: str
    cap_ms: int | None


class Answer(NamedTuple):
    """The action; `stand_in`: the worker failed and a simple move stands in."""

    action: Action
    reason: Message
    stand_in: bool


class Waiting(NamedTuple):
    """A question under way, and whom its answer and its progress are for."""

    number: int
    question: Question
    done: Callable[[Answer], None]
    told: Callable[[float], None]


class Thinker:
    """The computer players of the page."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self._workers = workers
        self._clock = clock
        self._name = ""
        self._count = 0
        self._number = 0
        self._ready = False
        self._waiting: Waiting | None = None
        self._far = 0.0
        self._silent = 0
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

    def ask(
        self, question: Question, done: Callable[[Answer], None], told: Callable[[float], None]
    ) -> None:
        """Ask; an earlier question is forgotten. `told`: how far the thought is, now and then."""
        self.cancel()
        self._number += 1
        self._far, self._silent = 0.0, 0
        self._waiting = Waiting(self._number, question, done, told)
        self._timer = self._clock.later(PROGRESS_MS, self._tick)
        if self._ready:
            self._send()
        else:
            self.prepare()

    def cancel(self) -> None:
        """Forget the question: the worker stops thinking about it, its answer would be late."""
        if self._waiting is not None and self._ready:
            self._workers.cancel(self._name, self._waiting.number)
        self._forget()

    def _forget(self) -> None:
        self._waiting = None
        if self._timer is not None:
            self._clock.cancel(self._timer)
            self._timer = None

    def _send(self) -> None:
        assert self._waiting is not None
        number, question = self._waiting.number, self._waiting.question
        text = to_text(question, number)
        self._workers.ask(self._name, text, lambda answer: self._got(number, answer))

    def _tick(self) -> None:
        """Ask how far it is, or give up. Patience is counted in ticks: a device that slept has
        not heard the worker either."""
        self._silent += PROGRESS_MS
        if self._silent >= PATIENCE_MS:
            self._fail()
            return
        if self._ready:
            self._workers.progress(self._name, self._told)
        self._timer = self._clock.later(PROGRESS_MS, self._tick)

    def _told(self, text: str) -> None:
        number, share = progress_from(text)
        if self._waiting is not None and self._waiting.number == number and share > self._far:
            self._far, self._silent = share, 0
            self._waiting.told(share)

    def _got(self, number: int, text: str | None) -> None:
        if self._waiting is None or self._waiting.number != number:
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
            self._finish(stand_in(self._waiting.question))

    def _finish(self, answer: Answer) -> None:
        assert self._waiting is not None
        done = self._waiting.done
        self._forget()
        done(answer)


def to_text(question: Question, number: int) -> str:
    """The question as the worker gets it."""
    game = question.game
    data = {
        "game": game.meta.id,
        "view": game.view_to_json(question.view),
        "level": question.level,
        "seed": question.seed,
        "cap_ms": question.cap_ms,
        "number": number,
    }
    return json.dumps(data)


def answer_from(text: str | None) -> Answer | None:
    """The worker's answer; None if there is none or it is not one."""
    try:
        data = json.loads(text or "")
        return Answer(parse_action(data["action"]), message_from_json(data["reason"]), False)
    except (ValueError, KeyError, TypeError):
        return None


def progress_from(text: str) -> tuple[int, float]:
    """The number of the question the worker thinks about, and how far it is; (0, 0) if it does
    not say."""
    try:
        data = json.loads(text)
        return int(data["number"]), float(data["share"])
    except (ValueError, KeyError, TypeError):
        return 0, 0.0


def stand_in(question: Question) -> Answer:
    """The one-step greedy move, thought out on the page itself."""
    from pygame_rules.ai.bots import choose

    choice = choose(question.game, question.view, "greedy", question.seed)
    return Answer(choice.action, choice.reason, True)
