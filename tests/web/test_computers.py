"""Computer players on the screen: asked, answered, replaced; their reasons in the log."""

import json
import re

import pytest

from pygame_rules.core.message import Message
from pygame_rules.core.save import dump
from tests.web.acting import html, opened, play_a_move, press, table
from tests.web.fakes import FakePort, FakeWorkers, answered
from web.app import App
from web.control.computers import WARM_MS
from web.control.play import Play
from web.session import Session
from web.settings import CAP_MS, PACE_MS
from web.thinking import PATIENCE_MS, PROGRESS_MS, Thinker


@pytest.mark.parametrize("mood", ["absent", "dead", "hung"])
def test_failed_worker_is_replaced_and_a_simple_move_played(mood: str) -> None:
    port = FakePort()
    app = opened(port)
    port.workers = FakeWorkers(mood)
    app.thinker.__init__(port.workers, port)  # type: ignore[misc]
    play = table(app, "human", "easy")
    play_a_move(app, port)
    port.pass_time(PATIENCE_MS + 5000)
    assert len(play.session.match.entries) == 2
    assert "did not answer" in port.html["banner"]
    play_a_move(app, port)
    port.pass_time(PATIENCE_MS + 5000)
    assert len(set(port.workers.started)) == len(port.workers.started) >= 2
    assert port.workers.stopped


def test_computer_knows_its_own_view_only(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    play_a_move(app, port)
    port.pass_time(100)
    assert '"seat": 1' in port.workers.questions[0]
    assert play.session.match.setup.seed not in port.workers.questions[0].split('"seed"')[0]


def test_log_says_why_a_computer_moved_once_and_without_figures(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = table(app, "human", "easy")
    press(app, "tab", tab="log")
    play_a_move(app, port)
    assert 'class="why"' not in port.html["panel"]
    port.pass_time(1000)
    whys = re.findall(r'<span class="why">([^<]*)</span>', port.html["panel"])
    assert len(whys) == 1 and not re.search(r"\d", whys[0])
    assert "bot." not in dump(play.session.match)


def test_a_move_taken_back_takes_its_reason_along(app: App) -> None:
    session = table(app, "human", "easy").session
    session.commit(session.match.legal_actions()[0], 0, Message("bot.first"))
    assert session.reason_after(1) == Message("bot.first.quiet")
    session.undo()
    assert session.reason_after(1) is None


def test_the_only_move_of_a_computer_is_not_told_while_the_game_runs(app: App) -> None:
    """That it had no other would tell of its hand. Afterwards everything may be read."""
    play = table(app, "human", "easy")
    reason = Message("bot.search", {"share": 90, "tried": 800})
    for why in (Message("bot.only"), reason):
        action = play.session.match.legal_actions()[0]
        play.session.commit(action, 0, why)
    play.painter.tab = "log"
    play.refresh()
    panel = html(app)["panel"]
    assert panel.count('class="why"') == 1 and "90" not in panel
    while not play.session.match.over:
        play.session.match.act(play.session.match.legal_actions()[0])
    assert play.session.reason_after(2) == reason


@pytest.fixture
def slow(app: App, port: FakePort) -> FakePort:
    """Workers think until the test answers for them."""
    port.workers = FakeWorkers("slow")
    app.thinker = Thinker(port.workers, port)
    return port


def thinking(app: App, port: FakePort) -> Play:
    """Anna has moved, and Ben thinks."""
    play = table(app, "human", "hard")
    play_a_move(app, port)
    port.pass_time(100)
    return play


def answer(port: FakePort) -> None:
    """What the last question leads to, one step ahead."""
    question = {**json.loads(port.workers.questions[-1]), "level": "greedy"}
    port.workers.answers[-1](answered(json.dumps(question)))


def test_undo_while_a_computer_thinks_stops_the_thought(app: App, slow: FakePort) -> None:
    """The worker is told, its late answer is dropped, and it gets the next question at once."""
    play = thinking(app, slow)
    press(app, "undo")
    assert slow.workers.cancelled == [1]
    assert play.session.match.entries == [] and "thinking" not in slow.html["prompt"]
    answer(slow)
    slow.pass_time(10_000)
    assert play.session.match.entries == []
    play_a_move(app, slow)
    slow.pass_time(100)
    assert [json.loads(q)["number"] for q in slow.workers.questions] == [1, 2]
    assert len(slow.workers.started) == 1 and slow.workers.stopped == []
    answer(slow)
    slow.pass_time(max(PACE_MS.values()))
    assert len(play.session.match.entries) == 2


def test_progress_of_the_thought_is_shown_by_the_prompt_and_in_the_panel(
    app: App, slow: FakePort
) -> None:
    """AI-07."""
    thinking(app, slow)
    for region, bar in (("prompt", "thought"), ("panel", "thought-of-player")):
        assert re.search(rf'<progress id="{bar}"[^>]* aria-label=', slow.html[region])
    for share, shown in ((0.25, "0.25"), (0.5, "0.50")):
        slow.workers.share = share
        slow.pass_time(PROGRESS_MS)
        for bar in ("thought", "thought-of-player"):
            assert slow.attributes[bar, "value"] == shown
    answer(slow)
    slow.pass_time(max(PACE_MS.values()))
    assert "<progress" not in slow.page()


def test_progress_is_not_said_again_and_again(app: App, slow: FakePort) -> None:
    """Screen readers hear once that the computer thinks; the bars are only looked at."""
    thinking(app, slow)
    slow.painted.clear()
    for share in (0.2, 0.4, 0.6):
        slow.workers.share = share
        slow.pass_time(PROGRESS_MS)
    assert slow.painted == [] and "<progress" not in slow.html["live"]


def test_next_thought_starts_with_an_empty_bar(app: App, slow: FakePort) -> None:
    thinking(app, slow)
    slow.workers.share = 0.9
    slow.pass_time(PROGRESS_MS)
    answer(slow)
    slow.pass_time(max(PACE_MS.values()))
    slow.workers.share = 0.0
    play_a_move(app, slow)
    slow.pass_time(100)
    assert slow.attributes["thought", "value"] == "0.00"


def test_worker_comes_up_while_a_person_ponders(app: App, slow: FakePort) -> None:
    """Not with the first paint, and not where only people play."""
    table(app, "human", "easy")
    assert slow.workers.started == []
    slow.pass_time(WARM_MS)
    assert len(slow.workers.started) == 1
    play_a_move(app, slow)
    slow.pass_time(WARM_MS)
    assert len(slow.workers.started) == 1 and len(slow.workers.questions) == 1
    app.thinker = Thinker(slow.workers, slow)
    table(app, "human", "human")
    slow.pass_time(WARM_MS)
    assert len(slow.workers.started) == 1


@pytest.mark.parametrize("think", sorted(CAP_MS))
def test_worker_is_told_how_long_it_may_think(app: App, slow: FakePort, think: str) -> None:
    """AI-13: the player's setting, 5 s unless he says otherwise."""
    assert app.settings.think == "5"
    app.change_setting("think", think)
    thinking(app, slow)
    assert json.loads(slow.workers.questions[-1])["cap_ms"] == CAP_MS[think]


def test_a_thought_that_gets_on_may_take_longer_than_patience(app: App, slow: FakePort) -> None:
    """With "as long as it takes" only a worker that stands still is given up."""
    play = thinking(app, slow)
    for step in range(1, 9):
        slow.workers.share = step / 10
        slow.pass_time(PATIENCE_MS // 2)
    assert slow.workers.stopped == []
    slow.pass_time(PATIENCE_MS)
    assert len(slow.workers.stopped) == 1 and len(play.session.match.entries) == 2
    assert "did not answer" in slow.html["banner"]


def test_a_device_that_slept_does_not_give_the_worker_up(app: App, slow: FakePort) -> None:
    """The clock jumps an hour: the worker could not be heard meanwhile."""
    play = thinking(app, slow)
    slow.time += 3_600_000
    slow.pass_time(PROGRESS_MS)
    assert slow.workers.stopped == []
    answer(slow)
    slow.pass_time(max(PACE_MS.values()))
    assert len(play.session.match.entries) == 2 and "did not answer" not in slow.page()


def test_a_cancelled_answer_is_no_failure(app: App, slow: FakePort) -> None:
    """The worker answers a cancelled question with nothing; that is late, not wrong."""
    thinking(app, slow)
    press(app, "undo")
    slow.workers.answers[-1]("")
    slow.pass_time(1000)
    assert slow.workers.stopped == []


def test_worker_that_comes_up_after_an_undo_gets_the_new_question_only(
    app: App, port: FakePort
) -> None:
    """While it starts nothing has been sent that could be cancelled."""
    ready: list[bool] = []
    port.workers = FakeWorkers("slow")
    start = port.workers.start
    port.workers.start = lambda name, told: start(name, lambda good: ready.append(good))  # type: ignore[method-assign]
    app.thinker = Thinker(port.workers, port)
    thinking(app, port)
    press(app, "undo")
    play_a_move(app, port)
    port.pass_time(100)
    assert port.workers.questions == [] and port.workers.cancelled == []
    app.thinker._started(port.workers.started[-1], True)
    assert [json.loads(q)["number"] for q in port.workers.questions] == [2]


@pytest.mark.parametrize(("secrecy", "wait"), [("hand", 1700), ("open", 0)])
def test_only_move_of_a_hidden_hand_is_not_played_faster_than_others(
    app: App, slow: FakePort, monkeypatch: pytest.MonkeyPatch, secrecy: str, wait: int
) -> None:
    """A quick answer would tell the table that the hand had nothing else."""
    app.change_setting("pace", "fast")
    play = thinking(app, slow)
    monkeypatch.setattr(Session, "secrecy", secrecy)
    slow.pass_time(1700 - 100)
    answer(slow)
    slow.pass_time(1000)
    play_a_move(app, slow)
    with monkeypatch.context() as only:
        legal = play.session.match.legal_actions()[:1]
        only.setattr(play.session.match, "legal_actions", lambda: legal)
        slow.pass_time(30)
    done = len(play.session.match.entries)
    answer(slow)
    slow.pass_time(max(0, wait - 40))
    assert len(play.session.match.entries) == done + (wait == 0)
    slow.pass_time(100)
    assert len(play.session.match.entries) == done + 1
