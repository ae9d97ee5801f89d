"""Two tabs on one game: the second one looks on."""

from tests.web.acting import opened, play_a_move, playing, press, table
from tests.web.fakes import FakePort
from web.app import App
from web.storage import PREFIX


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
