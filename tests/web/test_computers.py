"""Computer players on the screen: asked, answered, replaced; their reasons in the log."""

import re

import pytest

from pygame_rules.core.message import Message
from pygame_rules.core.save import dump
from tests.web.acting import html, opened, play_a_move, press, table
from tests.web.fakes import FakePort, FakeWorkers
from web.app import App
from web.thinking import PATIENCE_MS


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
