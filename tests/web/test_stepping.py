"""Step by step through the moves that the computers have made."""

from pygame_rules.core.chance import SampledChance, random_action
from tests.web.acting import play_a_move, press, table
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play


def after_computers(app: App, port: FakePort) -> Play:
    """Anna has moved, then Ben and Cezary, and it is Anna's turn again."""
    app.change_setting("pace", "fast")
    play = table(app, "human", "easy", "easy")
    play_a_move(app, port)
    while not play.session.my_turn:
        port.pass_time(1000)
    return play


def test_last_moves_are_shown_one_at_a_time(app: App, port: FakePort) -> None:
    """AI-19: from the board before the computers moved to now."""
    play = after_computers(app, port)
    count = len(play.session.match.entries)
    assert 'id="replay"' in port.html["action"]
    press(app, "replay")
    seen = [play.session.moment]
    for _ in range(count):
        press(app, "moment-step", n="1")
        seen.append(play.session.moment)
        if play.session.moment is None:
            break
    assert seen == [*range(1, count), None]
    assert play.session.my_turn


def test_each_step_tells_what_happened(app: App, port: FakePort) -> None:
    play = after_computers(app, port)
    press(app, "replay")
    press(app, "moment-step", n="1")
    told = [line for line in play.session.log() if line.after == 2]
    assert told and "Ben" in port.html["prompt"]
    assert "The board after 2 moves" in port.html["banner"]


def test_steps_go_back_as_well_and_stop_at_the_start(app: App, port: FakePort) -> None:
    play = after_computers(app, port)
    press(app, "replay")
    for _ in range(3):
        press(app, "moment-step", n="-1")
    assert play.session.moment == 0
    assert 'aria-disabled="true"' in port.html["banner"].split("moment-next")[0]


def test_arrow_keys_step_and_escape_comes_back(app: App, port: FakePort) -> None:
    play = after_computers(app, port)
    press(app, "replay")
    assert play.key("ArrowRight", None) and play.session.moment == 2
    assert play.key("ArrowLeft", None) and play.session.moment == 1
    assert play.key("Escape", None) and play.session.moment is None


def test_nothing_is_replayed_after_the_move_of_a_person(app: App, port: FakePort) -> None:
    play = table(app, "human", "human")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    assert "replay" not in port.html["action"]
    play_a_move(app, port)
    port.pass_time(1000)
    press(app, "lift")
    assert play.session.before_computers() is None and 'id="replay"' not in port.html["action"]


def test_newest_line_of_the_log_is_now_and_lets_the_computer_go_on(
    app: App, port: FakePort
) -> None:
    """Touched while a computer thinks, it must not stop the game."""
    app.change_setting("pace", "fast")
    play = table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "moment", n="1")
    port.pass_time(1000)
    assert len(play.session.match.entries) == 2


def test_steps_lead_through_computers_that_moved_first(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = table(app, "easy", "human")
    port.pass_time(1000)
    assert play.session.before_computers() == 0
    press(app, "replay")
    assert play.session.moment == 0
    picks = SampledChance("first")
    press(app, "now")
    play.commit(random_action(play.session.match.legal_actions(), picks))
    assert play.session.moment is None
