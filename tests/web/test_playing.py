"""The playing screen on a browser that is none: touches, keys, undo, words, the end."""

import re

import pytest

from pygame_rules.core.chance import SampledChance, random_action
from tests.web.acting import GAME, play_a_move, press, table
from tests.web.fakes import FakePort
from web.app import App


def test_touch_shows_the_preview_and_waits_for_confirm(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    play.choosing.touch(play.session.picker.targets()[0], "touch")
    assert "+1" in port.html["action"]
    assert play.session.match.entries == []


def test_mouse_plays_at_once_by_default(app: App) -> None:
    play = table(app, "human", "easy")
    play.choosing.touch(play.session.picker.targets()[0], "mouse")
    assert len(play.session.match.entries) == 1


@pytest.mark.parametrize(("setting", "pointer", "moves"), [
    ("always", "mouse", 0), ("always", "touch", 0), ("never", "touch", 1), ("never", "key", 1),
    ("touch", "key", 0), ("touch", "mouse", 1),
])  # fmt: skip
def test_confirm_setting(app: App, setting: str, pointer: str, moves: int) -> None:
    app.change_setting("confirm", setting)
    play = table(app, "human", "easy")
    play.choosing.touch(play.session.picker.targets()[0], pointer)
    assert len(play.session.match.entries) == moves


def test_two_presses_of_confirm_do_one_step(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = table(app, "human", "human")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    play_a_move(app, port)
    press(app, "lift")
    assert play.session.covered == 1
    assert len(play.session.match.entries) == 1


def test_what_the_rules_keep_saying_covers_no_space_of_the_board(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    match, picks = play.session.match, SampledChance("notice")
    while not match.game.notices(play.session.view()):
        match.act(random_action(match.legal_actions(), picks))
    play.session.settle()
    play.refresh()
    assert "Last turns" in port.html["notices"] and "Last turns" not in port.html["banner"]


def test_own_move_is_painted_before_the_computer_is_asked(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    port.painted.clear()
    play_a_move(app, port)
    assert "scores" in port.painted
    assert port.workers.questions == []
    port.pass_time(100)
    assert len(port.workers.questions) == 1


def test_only_changed_groups_of_the_board_are_painted(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    port.painted.clear()
    play_a_move(app, port)
    assert "app" not in port.painted
    assert port.painted.count("pieces") <= 4, "inserted groups, not the whole layer"


def test_touching_again_paints_no_target_anew(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    first, second = play.session.picker.targets()[:2]
    port.painted.clear()
    play.choosing.touch(first, "touch")
    play.choosing.touch(second, "touch")
    assert "targets" not in port.painted
    assert port.attributes["t-" + second, "aria-pressed"] == "true"
    assert port.attributes["t-" + first, "aria-pressed"] == "false"


def test_undo_while_the_computer_thinks_takes_the_move_back(app: App, port: FakePort) -> None:
    port.workers.mood = "slow"
    play = table(app, "human", "easy")
    play_a_move(app, port)
    port.pass_time(100)
    press(app, "undo")
    assert play.session.match.entries == []
    port.workers.answers[0]('{"action": "place A01", "reason": {"key": "bot.only", "params": {}}}')
    port.pass_time(5000)
    assert play.session.match.entries == [], "the late answer is dropped"


def test_greyed_undo_says_why(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    press(app, "undo")
    assert "There is nothing to take back." in port.html["action"]


def test_keyboard_walks_and_plays(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    start = play.painter.board.focus
    assert start is not None
    assert app.screen.key("ArrowDown", start)
    walked = play.painter.board.focus
    assert walked != start and port.focused == f"t-{walked}"
    app.screen.key("Enter", walked)
    port.pass_time(500)
    app.screen.key("Enter", walked)
    assert len(play.session.match.entries) == 1
    port.pass_time(3000)
    assert port.focused.startswith("t-"), "the focus comes back to the board"


def test_escape_cancels(app: App) -> None:
    play = table(app, "human", "easy")
    play.choosing.touch(play.session.picker.targets()[0], "key")
    app.screen.key("Escape", None)
    assert play.session.picker.empty


def test_list_of_choices_plays_as_well(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    press(app, "tab", tab="choices")
    action = re.findall(r'data-action="([^"]+)"', port.html["panel"])[0]
    press(app, "choose", verb="place", action=action)
    assert play.session.match.entries == []
    port.pass_time(500)
    press(app, "choose", verb="place", action=action)
    assert str(play.session.match.entries[0].action) == action


def test_the_whole_board_in_words(app: App, port: FakePort) -> None:
    """A11Y-08: what stands there now, what every player has, what is asked."""
    play = table(app, "human", "easy")
    press(app, "tab", tab="board")
    before = port.html["panel"].count("<li>")
    place = play_a_move(app, port)
    told = app.words.table(GAME, ["Anna", "Ben"]).say(
        play.session.board.describe(play.session.view(), place)
    )
    assert told in port.html["panel"] and "Ben" in port.html["panel"]
    assert port.html["panel"].count("<li>") == before + 1


def test_whole_game_to_the_result(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = table(app, "human", "easy")
    for _ in range(40):
        if play.session.match.over:
            break
        play_a_move(app, port)
        port.pass_time(1000)
    assert play.session.match.over
    port.pass_time(2000)
    assert "Points by source" in port.html["app"]
    press(app, "show-board")
    assert "board" in port.html["app"] and "targets" in port.html
    press(app, "show-end")
    press(app, "rematch")
    assert 'value="Anna"' in port.html["app"]
