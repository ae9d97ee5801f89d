"""GL-40, GL-41: building harbours."""

from __future__ import annotations

from pygame_rules.games.great_lakes.data import CITIES, CITY
from tests.games.great_lakes.table import GAME, a_turn, build, deal, do, held, legal, own, why_not


def ready(players: int = 2):  # type: ignore[no-untyped-def]
    """Seat 0 owns Duluth-Thunder Bay by sea and holds the price of a harbour."""
    state = a_turn(players)
    own(state, 0, "r002")
    deal(state, 0, harbour_train_red=2, ship_red=2)
    return state


def test_in_a_port_where_an_own_route_ends() -> None:
    state = ready()
    assert legal(state, "harbour") == ["harbour duluth", "harbour thunder_bay"]
    do(state, "harbour duluth")
    assert state.harbours[CITY["duluth"]] == 0
    assert held(state, 0) == {}
    assert GAME.actor(state) == 1


def test_a_railway_will_do_as_well() -> None:
    state = a_turn()
    own(state, 0, "r090")
    deal(state, 0, harbour_train_red=2, ship_red=2)
    assert legal(state, "harbour") == ["harbour green_bay"]
    assert why_not(state, "harbour wausau").key == "no_port"


def test_without_a_route_there_is_no_harbour() -> None:
    assert why_not(ready(), "harbour chicago") == ("no_route_here", "GL-40", {})


def test_not_at_a_lake_junction() -> None:
    state = ready()
    own(state, 0, "r003")
    assert why_not(state, "harbour superior_junction").key == "no_port"
    assert not any(CITIES[CITY[c]].port for c in ("superior_junction", "huron_junction"))


def test_one_harbour_in_a_city_over_all_players() -> None:
    state = ready()
    build(state, 1, "duluth")
    assert why_not(state, "harbour duluth").key == "harbour_taken"
    assert legal(state, "harbour") == ["harbour thunder_bay"]


def test_three_harbours_each() -> None:
    state = ready()
    own(state, 0, "r016", "r079")
    build(state, 0, "marquette", "detroit", "cleveland")
    assert legal(state, "harbour") == []
    assert why_not(state, "harbour duluth").key == "no_harbours_left"


def test_cards_without_the_symbol_do_not_pay() -> None:
    state = a_turn()
    own(state, 0, "r002")
    deal(state, 0, train_red=2, two_ships_red=2, harbour_train_red=1, ship_red=2)
    assert why_not(state, "harbour duluth") == ("harbour_cards", "GL-41", {})


def test_all_four_of_one_colour() -> None:
    state = a_turn()
    own(state, 0, "r002")
    deal(state, 0, harbour_train_red=2, ship_green=2)
    assert legal(state, "harbour") == []


def test_wilds_replace_any_of_them_even_all() -> None:
    state = ready()
    deal(state, 0, wild=4)
    do(state, "harbour duluth")
    assert legal(state)[0] == "pay w0.t2.s2.red"
    assert "pay w4.wild" in legal(state)
    assert "pay w1.t2.s1.red" in legal(state)
    do(state, "pay w4.wild")
    assert held(state, 0) == {"harbour_train_red": 2, "ship_red": 2}
    GAME.check(state)


def test_ships_cannot_replace_trains() -> None:
    state = a_turn()
    own(state, 0, "r002")
    deal(state, 0, harbour_train_red=1, ship_red=3)
    assert legal(state, "harbour") == []


def test_25_ports() -> None:
    assert sum(city.port for city in CITIES) == 25
