"""The curtain between two people at one screen."""

from tests.web.acting import GAME, play_a_move, press, table
from tests.web.fakes import FakePort
from web.app import App


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
