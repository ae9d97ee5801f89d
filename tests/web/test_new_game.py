"""Setting a table: from home to the first move."""

from tests.web.acting import GAME, playing, press
from tests.web.fakes import FakePort
from web.app import App


def test_two_taps_from_home_to_the_first_move(app: App, port: FakePort) -> None:
    assert f'data-to="new/{GAME}"' in port.html["app"]
    press(app, "go", to=f"new/{GAME}")
    press(app, "start")
    port.pass_time(3000)
    assert playing(app).session.my_turn


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
