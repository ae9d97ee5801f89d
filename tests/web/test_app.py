"""The app on a browser that is none: from home to a played move, saves, tabs, computers."""

import json
import re

import pytest

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.message import Message
from pygame_rules.core.save import dump, load
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.fakes import FakePort, FakeStore, FakeWorkers
from web.app import App
from web.control.keeping import card_of
from web.control.play import Play
from web.settings import KEY
from web.storage import PREFIX
from web.thinking import PATIENCE_MS

GAME = "rebirth-scotland"
TOUCH = {"pointer": "touch"}
HOSTILE = "<img src=x onerror=alert(1)>"


def opened(port: FakePort) -> App:
    app = App(port)
    app.start()
    return app


@pytest.fixture
def port() -> FakePort:
    return FakePort()


@pytest.fixture
def app(port: FakePort) -> App:
    return opened(port)


def press(app: App, act: str, **data: str) -> None:
    app.act(act, {**TOUCH, **data})


def table(app: App, *kinds: str, names: tuple[str, ...] = ("Anna", "Ben", "Cezary")) -> Play:
    """A new game with the first player to begin."""
    colours = ("blue", "pink", "orange")
    seats = tuple(SeatSetup(names[i], kind, colours[i]) for i, kind in enumerate(kinds))
    app.matches.play_new(Match(Setup(GAME, seats, {}, 0, "web")))
    return playing(app)


def playing(app: App) -> Play:
    assert isinstance(app.screen, Play)
    return app.screen


def play_a_move(app: App, port: FakePort) -> str:
    """Touch a legal place, wait, confirm; returns the place."""
    play = playing(app)
    element = play.session.picker.targets()[0]
    play.choosing.touch(element, "touch")
    port.pass_time(500)
    press(app, "confirm", action=str(play.session.picker.ready()[0]))
    return element


# -- home and new game ------------------------------------------------------------------
def test_two_taps_from_home_to_the_first_move(app: App, port: FakePort) -> None:
    assert f'data-to="new/{GAME}"' in port.html["app"]
    press(app, "go", to=f"new/{GAME}")
    press(app, "start")
    port.pass_time(3000)
    assert playing(app).session.my_turn


def test_start_tells_the_page_that_it_takes_taps(app: App, port: FakePort) -> None:
    assert port.ready


def test_address_that_means_nothing_opens_home(port: FakePort) -> None:
    port.address = "play/<script>"
    app = opened(port)
    assert 'class="home"' in port.html["app"]
    press(app, "no-such-act")


def test_a_screen_that_breaks_does_not_stop_the_start(
    port: FakePort, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Play) -> None:
        raise RuntimeError("a bug")

    first = opened(port)
    table(first, "human", "easy")
    play_a_move(first, port)
    monkeypatch.setattr(Play, "paint", broken)
    fresh_app, fresh = again(port)
    assert fresh.ready
    assert 'class="home"' in fresh.html["app"]
    assert "could not be opened" in fresh.html["toast"]
    assert fresh_app.saves.listed()


def test_names_of_people_are_proposed_next_time(app: App, port: FakePort) -> None:
    press(app, "go", to=f"new/{GAME}")
    app.screen.typed("name-0", "Zofia")
    press(app, "start")
    press(app, "go", to=f"new/{GAME}")
    assert 'value="Zofia"' in port.html["app"]


def test_taken_colour_is_swapped(app: App) -> None:
    press(app, "go", to=f"new/{GAME}")
    app.screen.typed("colour-0", "pink")
    press(app, "start")
    assert [seat.colour for seat in playing(app).session.match.setup.seats] == ["pink", "blue"]


def test_empty_name_becomes_a_plain_one(app: App) -> None:
    press(app, "go", to=f"new/{GAME}")
    app.screen.typed("name-0", "   ")
    press(app, "start")
    assert playing(app).session.match.setup.seats[0].name == "Player 1"


def test_typed_seed_gives_the_same_game(app: App) -> None:
    states = []
    for _ in range(2):
        press(app, "go", to=f"new/{GAME}")
        app.screen.typed("seed", "tarn")
        press(app, "start")
        match = playing(app).session.match
        states.append(match.game.state_to_json(match.state_after(0)))
    assert states[0] == states[1]


# -- playing ----------------------------------------------------------------------------
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


# -- computers --------------------------------------------------------------------------
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


def html(app: App) -> dict[str, str]:
    assert isinstance(app.port, FakePort)
    return app.port.html


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


# -- the curtain ------------------------------------------------------------------------
def test_under_the_curtain_nothing_secret_is_in_the_page(app: App, port: FakePort) -> None:
    play = table(app, "human", "human")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    assert "Your tile" in port.page()
    for _ in range(2):
        play_a_move(app, port)
        port.pass_time(1000)
        press(app, "lift")
        port.pass_time(1000)
    play_a_move(app, port)
    assert play.session.covered == 1
    page = port.page()
    assert "Your tile" not in page
    assert "Set aside" not in page
    assert 'id="sheet"' not in page
    assert "Ben" in page
    match, words = play.session.match, app.words.table(GAME, ["Anna", "Ben"])
    public = [line.message for line in match.log(None)]
    secret = [m.message for seat in (0, 1) for m in match.log(seat) if m.message not in public]
    assert secret and not any(words.say(message) in page for message in secret)


def test_hostile_name_is_text_on_every_screen(app: App, port: FakePort) -> None:
    table(app, "human", "human", names=(HOSTILE, HOSTILE + "2"))
    assert "<img" not in port.page()
    press(app, "lift")
    port.pass_time(1000)
    press(app, "tab", tab="log")
    assert "<img" not in port.page()
    play_a_move(app, port)
    press(app, "go", to="")
    assert "<img" not in port.page()
    assert "&lt;img src=x" in port.page()


# -- saves ------------------------------------------------------------------------------
def again(port: FakePort) -> tuple[App, FakePort]:
    """The page loaded anew on the same device at the same address."""
    fresh = FakePort(port.store)
    fresh.address = port.address
    return opened(fresh), fresh


def test_reload_comes_back_to_the_same_decision(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    play_a_move(app, port)
    port.pass_time(3000)
    before = play.session.match
    after = playing(again(port)[0]).session.match
    assert after.state == before.state
    assert dump(after) == dump(before)


def test_home_lists_the_game_with_players_turn_and_size(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "go", to="")
    home = port.html["app"]
    assert "Anna" in home and "1 move" in home and "KB" in home and "just now" in home
    assert home.index("Continue") < home.index("New game")


def test_full_storage_the_game_goes_on_and_says_so(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    port.store.room = 10
    play_a_move(app, port)
    assert "cannot be saved" in port.html["banner"]
    port.pass_time(3000)
    assert len(play.session.match.entries) == 2
    press(app, "export")
    assert load(port.files[-1][1]).state == play.session.match.state


def test_storage_full_from_the_start_the_page_starts(port: FakePort) -> None:
    store = FakeStore(room=0)
    app = opened(FakePort(store))
    assert isinstance(table(app, "human", "easy"), Play)


def test_storage_switched_off_the_page_starts() -> None:
    app = opened(FakePort(FakeStore(broken=True)))
    assert isinstance(table(app, "human", "easy"), Play)


@pytest.mark.parametrize("damage", ["", "{}", "x" * 100, "cut"])
def test_damaged_save_opens_the_rescue_screen(app: App, port: FakePort, damage: str) -> None:
    table(app, "human", "easy")
    keys = [key for key in port.store.data if key.startswith(PREFIX) and key[-2] == ":"]
    for key in keys:
        port.store.data[key] = port.store.data[key][:50] if damage == "cut" else damage
    fresh_app, fresh = again(port)
    assert "A save that cannot be opened" in fresh.html["app"]
    save_id = port.address.removeprefix("play/")
    press(fresh_app, "export-save", save=save_id)
    assert fresh.files
    press(fresh_app, "delete-save", save=save_id)
    assert "Continue" not in fresh.html["app"]


def test_damaged_newest_copy_goes_on_from_the_one_before(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    save_id = port.address.removeprefix("play/")
    pointer = port.store.data[f"{PREFIX}{save_id}"]
    slot = "a" if '"slot": "a"' in pointer else "b"
    port.store.data[f"{PREFIX}{save_id}:{slot}"] = "rubbish"
    fresh_app, fresh = again(port)
    assert playing(fresh_app).session.match.setup.seats[0].name == "Anna"
    assert "the one before it is open" in fresh.html["toast"]


def test_damaged_pointer_the_copy_that_came_furthest_is_opened(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    save_id = port.address.removeprefix("play/")
    port.store.data[f"{PREFIX}{save_id}"] = "{"
    fresh_app, fresh = again(port)
    assert "1 move" in fresh.html["app"]
    press(fresh_app, "rescue-open", save=save_id)
    assert len(playing(fresh_app).session.match.entries) == 1


def test_a_table_left_without_a_move_is_not_listed(app: App, port: FakePort) -> None:
    """SAVE-25: a slip on "New game" leaves nothing behind; help and settings do not end it."""
    play = table(app, "human", "easy")
    press(app, "go", to="settings")
    assert port.store.data[f"{PREFIX}{play.save_id}"]
    press(app, "go", to="")
    assert "Continue" not in port.html["app"]
    assert [key for key in port.store.data if key.startswith(PREFIX)] == []


def test_a_game_with_moves_is_never_dropped(app: App, port: FakePort) -> None:
    """Not when everything was taken back, and not when another tab has gone on."""
    table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "undo")
    press(app, "go", to="")
    assert len(app.saves.listed()) == 1
    play = table(app, "human", "easy")
    other = Match(play.session.match.setup)
    other.act(other.legal_actions()[0])
    app.saves.write(play.save_id, dump(other), card_of(other, 1))
    press(app, "go", to="")
    assert len(app.saves.listed()) == 2


def test_export_of_a_running_game_warns_of_the_hands_in_it(app: App, port: FakePort) -> None:
    """HIDE-06."""
    play = table(app, "human", "easy")
    press(app, "export")
    assert "holds every player" in port.html["toast"]
    play_a_move(app, port)
    press(app, "go", to="")
    app.say("something else")
    press(app, "export-save", save=play.save_id)
    assert "holds every player" in port.html["toast"]


def test_export_of_a_finished_game_does_not_warn(app: App, port: FakePort) -> None:
    play = table(app, "human", "human")
    finish(play)
    press(app, "export")
    assert port.files and port.html.get("toast", "") == ""


def finish(play: Play) -> None:
    match, picks = play.session.match, SampledChance("end")
    while not match.over:
        match.act(random_action(match.legal_actions(), picks))
    play.changed()


def test_deleted_game_comes_back_with_undo(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    save_id = port.address.removeprefix("play/")
    press(app, "go", to="")
    before = dict(port.store.data)
    press(app, "delete-save", save=save_id)
    assert "Undo" in port.html["toast"]
    press(app, "toast-undo")
    assert port.store.data == before
    assert "Continue" in port.html["app"]


def test_undo_of_a_delete_goes_after_ten_seconds(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    save_id = port.address.removeprefix("play/")
    press(app, "go", to="")
    press(app, "delete-save", save=save_id)
    port.pass_time(10_001)
    assert port.html["toast"] == ""
    press(app, "toast-undo")
    assert "Continue" not in port.html["app"]


def test_export_then_import_gives_the_same_match(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "export")
    state = play.session.match.state.copy()
    press(app, "go", to="")
    press(app, "import")
    assert playing(app).session.match.state == state


def test_raw_export_and_the_watchdogs_export_can_be_imported(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "go", to="")
    everything = {"format": "plansza-storage", "version": "1", "keys": dict(port.store.data)}
    port.files.append(("plansza-saves.json", json.dumps(everything)))
    port.store.data.clear()
    press(app, "import")
    assert len(playing(app).session.match.entries) == 1


def test_opening_another_game_lets_go_of_the_first(app: App, port: FakePort) -> None:
    first = table(app, "human", "easy")
    table(app, "human", "easy")
    assert f"{PREFIX}{first.save_id}" not in port.held


@pytest.mark.parametrize("text", ["", "[]", "x" * 10_000_000, '{"format": 99}', "{" * 5000])
def test_bad_file_is_refused_in_words(app: App, port: FakePort, text: str) -> None:
    port.files.append(("bad.json", text))
    press(app, "import")
    assert "Not imported." in port.html["toast"]
    assert 'class="home"' in port.html["app"]


def test_persistence_is_asked_after_the_first_move_once(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    assert port.persisted == 0
    play_a_move(app, port)
    port.pass_time(3000)
    play_a_move(app, port)
    assert port.persisted == 1


# -- two tabs ---------------------------------------------------------------------------
def test_second_tab_looks_on_and_may_take_over(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    other = FakePort(port.store)
    other.address, other.locked_elsewhere = port.address, True
    second = opened(other)
    assert "being played in another tab" in other.html["banner"]
    assert not playing(second).session.my_turn
    place = play_a_move(app, port)
    second.stored(f"{PREFIX}{port.address.removeprefix('play/')}")
    assert str(playing(second).session.match.entries[0].action) == f"place {place}"
    (free,) = other.waiting.values()
    free(True)
    assert "Play here" in other.html["banner"]
    press(second, "take-over")
    assert not playing(second).session.read_only


def test_viewer_cannot_take_back_and_writes_nothing(app: App, port: FakePort) -> None:
    table(app, "human", "human")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    play_a_move(app, port)
    other = FakePort(port.store)
    other.address, other.locked_elsewhere = port.address, True
    second = opened(other)
    before = dict(port.store.data)
    press(second, "undo")
    press(second, "redo")
    second.screen.key("Undo", None)
    second.screen.hidden()
    assert port.store.data == before


def test_keys_do_not_take_back_under_the_curtain(app: App, port: FakePort) -> None:
    play = table(app, "human", "human")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    play_a_move(app, port)
    app.screen.key("Undo", None)
    assert len(play.session.match.entries) == 1
    press(app, "undo")
    assert play.session.match.entries == []


# -- settings ---------------------------------------------------------------------------
def test_language_changes_at_once_and_stays(app: App, port: FakePort) -> None:
    press(app, "go", to="settings")
    app.screen.typed("set-lang", "pl")
    assert "Ustawienia" in port.html["app"]
    assert port.root[0] == "pl"
    assert again(port)[0].settings.lang == "pl"


@pytest.mark.parametrize("stored", ["{", "[]", '{"lang": "xx", "theme": 3}', '{"names": 4}'])
def test_damaged_settings_fall_back(stored: str) -> None:
    app = opened(FakePort(FakeStore({KEY: stored})))
    assert app.settings.lang == "en"
    assert app.settings.theme == "system"


def test_back_from_settings_to_the_game(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    press(app, "go", to="settings")
    press(app, "back")
    assert app.screen is play
    assert port.address == f"play/{play.save_id}"


def test_help_opens_at_the_chapter_of_the_prompt_and_searches(app: App, port: FakePort) -> None:
    table(app, "human", "easy")
    press(app, "help")
    assert port.address.startswith(f"help/{GAME}/")
    assert port.html["app"].count("<details open") == 1
    app.screen.typed("search", "cathedral")
    assert "cathedral" in port.html["chapters"].casefold()
    app.screen.typed("search", "zzzz")
    assert "Nothing found" in port.html["chapters"]
