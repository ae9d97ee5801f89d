"""Matches on the device: reload, damage, deleting, export and import."""

import json

import pytest

from pygame_rules.core.match import Match
from pygame_rules.core.save import dump, load
from tests.web.acting import again, finish, opened, play_a_move, playing, press, table
from tests.web.fakes import FakePort, FakeStore
from web.app import App
from web.control.keeping import card_of
from web.control.play import Play
from web.storage import PREFIX


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
