"""How safe the saves are (SAVE-16): the age of the last export, advice for Safari on a tablet."""

from __future__ import annotations

import json

import pytest

from tests.web.acting import again, opened, play_a_move, press, table
from tests.web.fakes import FakePort, FakeStore
from web.app import App
from web.device import KEY, Agent, Notes, load

WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
IPAD = f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Version/17.4 Safari/605.1.15"
OLD_IPAD = f"Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) {WEBKIT} Version/12.1 Safari/604.1"
IPHONE = f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) {WEBKIT} Version/17.4 Safari/604.1"
CHROME = f"Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) {WEBKIT} CriOS/123.0 Mobile Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/123.0 Safari/537.36"
ADVICE = "put this page on the home screen"


@pytest.mark.parametrize(("text", "fingers", "standalone", "forgets"), [
    (IPAD, 5, False, True),
    (OLD_IPAD, 0, False, True),
    (IPHONE, 5, False, True),
    (IPAD, 5, True, False),
    (IPAD, 0, False, False),
    (CHROME, 5, False, False),
    (ANDROID, 5, False, False),
    ("", 0, False, False),
])  # fmt: skip
def test_which_browsers_forget(text: str, fingers: int, standalone: bool, forgets: bool) -> None:
    """A Macintosh without a touch screen is none; from the home screen nothing is forgotten."""
    assert Agent(text, fingers, standalone).forgets() == forgets


def on_ipad(port: FakePort) -> FakePort:
    port.browser = Agent(IPAD, 5, False)
    return port


def with_a_game(port: FakePort) -> App:
    app = opened(port)
    table(app, "human", "easy")
    play_a_move(app, port)
    press(app, "go", to="")
    return app


def test_advice_comes_on_an_ipad_once_there_is_a_game_to_lose(port: FakePort) -> None:
    opened(on_ipad(port))
    assert ADVICE not in port.html["app"]
    with_a_game(port)
    assert ADVICE in port.html["app"]


def test_advice_put_away_never_comes_back(port: FakePort) -> None:
    app = with_a_game(on_ipad(port))
    press(app, "pin-away")
    assert ADVICE not in port.html["app"] and port.focused == "heading"
    fresh = on_ipad(FakePort(port.store))
    opened(fresh)
    assert "Continue" in fresh.html["app"] and ADVICE not in fresh.html["app"]


def test_no_advice_elsewhere(port: FakePort) -> None:
    with_a_game(port)
    assert ADVICE not in port.html["app"]


def test_home_and_settings_tell_when_the_last_export_was(port: FakePort) -> None:
    app = with_a_game(port)
    assert "No game has been exported to a file yet." in port.html["app"]
    save_id = app.saves.listed()[0].id
    press(app, "export-save", save=save_id)
    assert "Last export to a file: just now." in port.html["app"]
    port.time += 3 * 86_400_000
    fresh = FakePort(port.store)
    fresh.time = port.time
    app = opened(fresh)
    assert "Last export to a file: 3 days ago." in fresh.html["app"]
    press(app, "go", to="settings")
    assert "Last export to a file: 3 days ago." in fresh.html["app"]


def test_export_from_the_game_counts_and_the_log_as_text_does_not(port: FakePort) -> None:
    app = opened(port)
    table(app, "human", "easy")
    press(app, "log-file")
    assert app.device.read().exported is None
    press(app, "export")
    assert again(port)[0].device.read().exported == port.time


def test_a_device_without_games_is_told_nothing(port: FakePort) -> None:
    opened(port)
    assert "xport to a file" not in port.html["app"]


@pytest.mark.parametrize("stored", [
    None, "", "{", "[]", "7", "{" * 5000, '{"exported": "x", "advised": 1}', '{"exported": true}',
])  # fmt: skip
def test_damaged_notes_fall_back(stored: str | None) -> None:
    assert load(stored) == Notes()
    app = opened(FakePort(FakeStore({} if stored is None else {KEY: stored})))
    assert app.device.read() == Notes()


def test_a_time_that_is_none_in_words_blocks_nothing() -> None:
    port = FakePort(FakeStore({KEY: json.dumps({"exported": -(10**30)})}))
    app = with_a_game(port)
    assert app.device.read().exported is not None
    assert "long ago" in port.html["app"]


def test_storage_that_takes_nothing_still_exports() -> None:
    port = FakePort(FakeStore(broken=True))
    app = opened(port)
    table(app, "human", "easy")
    press(app, "export")
    assert port.files and app.device.read() == Notes()
