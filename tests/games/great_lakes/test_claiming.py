"""GL-20 to GL-24: claiming a route."""

from __future__ import annotations

import pytest

from pygame_rules.games.great_lakes.data import LANE, LANES, ROUTE_POINTS
from tests.games.great_lakes.table import GAME, a_turn, deal, do, held, legal, own, why_not

# r006 Duluth-Eau Claire, railway, 3 yellow         r002 Duluth-Thunder Bay, sea, 4 yellow
# r091 Eau Claire-Wausau, railway, 2 grey           r016 Marquette-Sault Ste. Marie, sea, 3 grey
# r025, r026 Timmins-Sudbury, railway, 4 red, white r072 Cleveland-New York, railway, 9 grey


def test_a_coloured_route_takes_only_its_colour() -> None:
    state = a_turn()
    deal(state, 0, train_red=3)
    assert "claim r006" not in legal(state)
    assert why_not(state, "claim r006").rule == "GL-21"
    deal(state, 0, train_yellow=3)
    assert "claim r006" in legal(state)


def test_a_grey_route_takes_any_single_colour() -> None:
    state = a_turn()
    deal(state, 0, train_red=1, train_green=1)
    assert "claim r091" not in legal(state)
    deal(state, 0, train_green=1)
    do(state, "claim r091")
    assert held(state, 0) == {"train_red": 1}
    assert state.owner[LANE["r091"]] == 0


def test_rail_takes_no_ship_cards_and_sea_no_train_cards() -> None:
    state = a_turn()
    deal(state, 0, ship_yellow=4, train_yellow=2)
    assert "claim r006" not in legal(state)
    assert "claim r002" in legal(state)


def test_a_claim_places_pieces_spends_cards_and_scores_at_once() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3)
    events = do(state, "claim r006")
    assert state.pieces[0] == [24, 23]
    assert GAME.scores(state) == [4, 0]
    assert state.discards[2] == 3
    assert GAME.actor(state) == 1
    assert [e.params["n"] for e in events if e.key == "claim"] == [4]
    GAME.check(state)


@pytest.mark.parametrize(
    ("length", "points"),
    [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18), (8, 21), (9, 27)],
)
def test_points_by_length(length: int, points: int) -> None:
    assert ROUTE_POINTS[length] == points
    lane = next(lane for lane in LANES if lane.length == length)
    state = a_turn()
    deal(state, 0, wild=length)
    do(state, f"claim {lane.id}")
    assert GAME.scores(state)[0] == points


def test_wilds_stand_for_anything_and_pay_a_route_alone() -> None:
    state = a_turn()
    deal(state, 0, wild=3, train_yellow=1)
    do(state, "claim r006")
    assert legal(state) == ["pay w2.h0.p1.yellow", "pay w3.wild"]
    do(state, "pay w3.wild")
    assert held(state, 0) == {"train_yellow": 1}


def test_a_wild_covers_one_sea_space_too() -> None:
    state = a_turn()
    deal(state, 0, two_ships_yellow=1, wild=1)
    assert "claim r002" not in legal(state)
    deal(state, 0, wild=1)
    do(state, "claim r002")
    assert held(state, 0) == {}


def test_a_double_ship_covers_two_spaces_and_its_surplus_is_lost() -> None:
    state = a_turn()
    deal(state, 0, two_ships_red=2)
    do(state, "claim r016")
    assert held(state, 0) == {}
    assert state.pieces[0] == [27, 20]


def test_no_payment_holds_a_card_too_many() -> None:
    state = a_turn()
    deal(state, 0, two_ships_red=2, ship_red=2)
    do(state, "claim r016")
    assert legal(state) == ["pay w0.s0.d2.red", "pay w0.s1.d1.red"]


def test_the_payer_chooses_which_symbols_he_spends_plain_cards_first() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3, harbour_train_yellow=2)
    do(state, "claim r006")
    assert legal(state) == ["pay w0.h0.p3.yellow", "pay w0.h1.p2.yellow", "pay w0.h2.p1.yellow"]
    do(state, "pay w0.h2.p1.yellow")
    assert held(state, 0) == {"train_yellow": 2}


def test_cards_that_are_not_held_cannot_pay() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3, wild=1)
    do(state, "claim r006")
    assert why_not(state, "pay w2.h0.p1.yellow").key == "not_in_hand"
    assert why_not(state, "pay w0.h0.p3.red").key == "not_offered"


def test_a_long_grey_railway_asks_for_the_colour_first() -> None:
    state = a_turn(trains=33)
    deal(state, 0, train_red=7, harbour_train_red=3, train_green=7, wild=2, train_black=2)
    do(state, "claim r072")
    assert legal(state) == ["colour colour_green", "colour colour_red"]
    assert why_not(state, "colour colour_black").rule == "GL-21"
    do(state, "colour colour_green")
    assert held(state, 0)["train_red"] == 7
    assert state.owner[LANE["r072"]] == 0
    assert GAME.scores(state)[0] == 27


def test_as_many_pieces_of_that_type_as_the_route_has_spaces() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3)
    state.pieces[0], state.box[0] = [2, 23], [31, 9]
    reason = why_not(state, "claim r006")
    assert (reason.key, reason.rule, reason.params) == ("few_trains", "GL-22", {"n": 3, "have": 2})
    assert "claim r006" not in legal(state)


def test_a_claimed_route_is_taken_for_good() -> None:
    state = a_turn()
    own(state, 1, "r006")
    deal(state, 0, train_yellow=3)
    assert why_not(state, "claim r006").key == "route_taken"


def test_a_route_may_lie_anywhere() -> None:
    state = a_turn()
    own(state, 0, "r039")
    deal(state, 0, train_yellow=3)
    assert "claim r006" in legal(state)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("owner", [0, 1])
def test_with_two_or_three_players_one_lane_closes_the_other(players: int, owner: int) -> None:
    state = a_turn(players)
    own(state, owner, "r025")
    deal(state, 0, train_white=4)
    assert "claim r026" not in legal(state)
    assert why_not(state, "claim r026") == ("twin_closed", "GL-24", {})


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_both_lanes_are_open_but_not_to_one_player(players: int) -> None:
    state = a_turn(players)
    own(state, 1, "r025")
    deal(state, 0, train_white=4)
    assert "claim r026" in legal(state)
    state = a_turn(players)
    own(state, 0, "r025")
    deal(state, 0, train_white=4)
    assert why_not(state, "claim r026") == ("twin_yours", "GL-24", {})


@pytest.mark.parametrize(("rail", "sea"), [("r001", "r002"), ("r085", "r084")])
def test_rail_and_sea_between_the_same_cities_are_no_double(rail: str, sea: str) -> None:
    one, two = LANES[LANE[rail]], LANES[LANE[sea]]
    assert {one.a, one.b} == {two.a, two.b}
    state = a_turn(2)
    own(state, 0, rail)
    deal(state, 0, wild=4)
    assert f"claim {sea}" in legal(state)


def test_28_double_routes() -> None:
    assert sum(lane.twin >= 0 for lane in LANES) == 2 * 28


def test_a_claim_in_one_way_only_asks_nothing() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3)
    do(state, "claim r006")
    assert state.flow == [["turn", 1]]
