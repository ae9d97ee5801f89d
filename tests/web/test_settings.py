"""Settings, and the pages one comes back from to the game."""

import pytest

from tests.web.acting import GAME, again, opened, press, table
from tests.web.fakes import FakePort, FakeStore
from web.app import App
from web.settings import KEY


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
