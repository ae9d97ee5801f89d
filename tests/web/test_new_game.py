"""Setting a table: from home to the first move."""

import pytest

from tests.web.acting import GAME, play_a_move, playing, press
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


@pytest.mark.parametrize("limit", ["turn", "none"])
def test_a_table_may_limit_taking_back_and_a_rematch_keeps_it(
    app: App, port: FakePort, limit: str
) -> None:
    """UNDO-08: told with its reason where it is greyed."""
    press(app, "go", to=f"new/{GAME}")
    app.screen.typed("undo", limit)
    app.screen.typed("begin", "0")
    press(app, "start")
    play_a_move(app, port)
    press(app, "undo")
    told = {"turn": "a turn that is over stays", "none": "without taking back"}[limit]
    assert told in port.html["action"] and told in port.html["tools"]
    assert len(playing(app).session.match.entries) == 1
    playing(app).ending.rematch()
    assert f'<option value="{limit}" selected>' in port.html["app"]


def test_under_the_curtain_a_limit_offers_nothing_to_take_back(app: App, port: FakePort) -> None:
    press(app, "go", to=f"new/{GAME}")
    app.screen.typed("kind-1", "human")
    app.screen.typed("undo", "turn")
    press(app, "start")
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)
    play_a_move(app, port)
    assert playing(app).session.covered is not None
    assert 'data-act="undo"' not in port.html["app"]
