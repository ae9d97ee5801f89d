"""The app on a browser that is none: how it starts, and what it shows of what people type."""

import pytest

from tests.web.acting import HOSTILE, again, opened, play_a_move, press, table
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play


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
