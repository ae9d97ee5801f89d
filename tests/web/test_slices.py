"""The worker's desk: slices, a time cap, cancel and progress, all by a clock that is none."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Generator
from typing import Any

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.ai.thought import Thought
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.setup import quick_setup
from tests.web.fakes import answered
from web import slices
from web.slices import SLICE_MS, Desk
from web.thinking import Question, answer_from, progress_from, to_text

PIECE_MS = 4.0


class Listening:
    """A pause that ends when the test goes on."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class Worker:
    """A desk whose pieces of thought take `piece_ms` each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, piece_ms: float = PIECE_MS) -> None:
        self.time = 0.0
        self.pieces = 0
        self.desk = Desk(lambda: self.time, Listening)
        begin = slices._begin
        monkeypatch.setattr(slices, "_begin", lambda asked: self._timed(begin(asked), piece_ms))

    def _timed(self, thought: Thought, piece_ms: float) -> Thought:
        step = thought.step

        def timed() -> None:
            step()
            self.time += piece_ms
            self.pieces += 1

        thought.step = timed  # type: ignore[method-assign]
        return thought

    def ask(self, number: int, level: str = "normal", cap_ms: int | None = None) -> Running:
        return Running(self.desk.answer(question(number, level, cap_ms)))


class Running:
    """A question under way. `slice`: until the worker listens; `text`: the answer, if it came."""

    def __init__(self, work: Coroutine[Any, None, str]) -> None:
        self._work = work
        self.text: str | None = None

    def slice(self) -> None:
        try:
            self._work.send(None)
        except StopIteration as end:
            self.text = end.value

    def to_the_end(self) -> str:
        while self.text is None:
            self.slice()
        return self.text


def match() -> Match:
    return Match(quick_setup(meta_of("rebirth-scotland"), ["normal", "normal"], 4))


def question(number: int, level: str, cap_ms: int | None) -> str:
    now = match()
    return to_text(Question(now.game, now.view(now.actor), level, "seed", cap_ms), number)


def best(level: str) -> str:
    now = match()
    return str(choose(now.game, now.view(now.actor), level, "seed").action)


def test_a_slice_ends_before_it_is_longer_than_30_ms(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)
    running, slices_seen = worker.ask(1), []
    while running.text is None:
        begun = worker.time
        running.slice()
        slices_seen.append(worker.time - begun)
    assert max(slices_seen) <= SLICE_MS
    assert min(slices_seen[:-2]) > SLICE_MS - 2 * PIECE_MS, "no slice is cut short for nothing"


def test_a_piece_that_is_longer_than_a_slice_is_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch, piece_ms=50)
    running = worker.ask(1)
    for number in range(1, 6):
        running.slice()
        assert worker.pieces == number


def test_slices_do_not_change_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question in one go, in slices, and by the bot itself."""
    whole = answer_from(answered(question(1, "normal", None)))
    sliced = answer_from(Worker(monkeypatch).ask(1).to_the_end())
    assert whole == sliced
    assert whole is not None and str(whole.action) == best("normal")


@pytest.mark.parametrize("cap_ms", [1, 100, 1000])
def test_when_time_is_up_the_best_so_far_is_the_answer(
    monkeypatch: pytest.MonkeyPatch, cap_ms: int
) -> None:
    """AI-13: not a piece more than fits, and a legal action all the same."""
    worker = Worker(monkeypatch)
    answer = answer_from(worker.ask(1, "hard", cap_ms).to_the_end())
    assert answer is not None and answer.action in match().legal_actions()
    assert worker.time <= max(cap_ms, PIECE_MS)


def test_a_cap_that_is_not_reached_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Worker(monkeypatch, piece_ms=0.001).ask(1, "normal", 5000).to_the_end()
    answer = answer_from(text)
    assert answer is not None and str(answer.action) == best("normal")


def test_a_cancelled_question_ends_after_the_slice_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker(monkeypatch)
    running = worker.ask(1, "hard")
    running.slice()
    worker.desk.cancel(1)
    pieces = worker.pieces
    running.slice()
    assert running.text == "" and worker.pieces == pieces


def test_cancelling_another_question_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)
    running = worker.ask(2)
    running.slice()
    worker.desk.cancel(1)
    assert answer_from(running.to_the_end()) is not None


def test_a_new_question_puts_the_older_one_away(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)
    older = worker.ask(1, "hard")
    older.slice()
    newer = worker.ask(2, "easy")
    newer.slice()
    older.slice()
    assert older.text == ""
    assert answer_from(newer.to_the_end()) is not None


def test_progress_grows_by_work_and_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """AI-07: whichever is further, and it names its question."""
    for piece_ms, cap_ms in ((PIECE_MS, None), (PIECE_MS, 400)):
        worker = Worker(monkeypatch, piece_ms)
        running = worker.ask(7, "hard", cap_ms)
        seen = []
        for _ in range(12):
            running.slice()
            if running.text is None:
                number, share = progress_from(worker.desk.progress())
                assert number == 7
                seen.append(share)
        assert seen == sorted(seen) and 0 < seen[0] < seen[-1] <= 1
        if cap_ms is not None:
            assert seen[-1] == pytest.approx(worker.time / cap_ms)


def test_an_idle_desk_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)
    assert progress_from(worker.desk.progress())[0] == 0
    worker.ask(3, "easy").to_the_end()
    assert progress_from(worker.desk.progress())[0] == 0


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"number": 1}', '{"number": "x"}'])
def test_a_worker_that_does_not_say_how_far_it_is_is_not_believed(text: str) -> None:
    assert progress_from(text) == (0, 0.0)


def test_json_in_and_out_is_plain() -> None:
    asked = json.loads(question(1, "easy", 5000))
    assert set(asked) == {"game", "view", "level", "seed", "cap_ms", "number"}
    assert set(json.loads(answered(question(1, "easy", 5000)))) == {"action", "reason"}
