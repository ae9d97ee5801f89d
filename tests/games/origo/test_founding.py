"""Founding stones, red values and the track (OR-4, OR-5, OR-40, OR-41)."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.table import Table
from pygame_rules.games.origo.data import KIND_IDS, LAND_AREAS, POINTS
from pygame_rules.games.origo.state import State
from pygame_rules.games.origo.track import advance_leader
from tests.games.origo.positions import (
    AREA,
    GAME,
    act,
    cells_of,
    keys,
    position,
    refused,
)

THREE = "britannia italia hispania"
"""Three stones are placed: the next is red."""


def all_but(area: str, missing: str) -> str:
    return " ".join(name for name in cells_of(area).split() if name != missing)


def test_the_last_cell_by_card_founds_the_region() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"})
    told = act(state, "migrate Col-08 F8")
    assert keys(told) == ["migrated", "founded"]
    assert state.founded[AREA["helvetia"]] == 1
    assert state.founding == [POINTS.founding[0], 0]


def test_the_last_cell_by_move_founds_the_region() -> None:
    state = position({1: all_but("helvetia", "F8"), 0: "G8"})
    assert "founded" in keys(act(state, "move G8", "to F8"))


def test_the_last_cell_by_sailing_founds_the_region() -> None:
    state = position({1: all_but("belgica", "D4"), 0: "C4"})
    assert "founded" in keys(act(state, "sail C4", "to D4"))
    assert state.founders == [0]


def test_a_move_inside_the_region_leaves_it_unfilled() -> None:
    state = position({1: "F5 F6", 0: "F7"})
    assert "founded" not in keys(act(state, "move F7", "to F8"))


def test_stones_uncover_the_values_in_order() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"}, founded="gallia italia")
    act(state, "migrate Col-08 F8")
    assert state.founding[0] == POINTS.founding[2]


def test_a_founded_region_is_not_founded_again_when_it_fills_up_again() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"}, founded="helvetia")
    assert "founded" not in keys(act(state, "migrate Col-08 F8"))
    assert state.founded[AREA["helvetia"]] == 1


def test_a_sea_is_never_founded() -> None:
    state = position({1: all_but("baltic_sea", "A8")}, {0: "Ship"})
    act(state, "launch Ship A8")
    assert state.founders == []


def test_a_region_may_be_attacked_in_the_turn_in_which_it_was_founded() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08 Col-07"})
    assert refused(state, "attack Col-07 F7") == "not_founded OR-50"
    act(state, "migrate Col-08 F8")
    assert refused(state, "attack Col-07 F7") == "allowed"


# -- red values -------------------------------------------------------------------------------
def test_a_red_value_brings_a_scoring_at_the_end_of_the_round() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"}, founded=THREE)
    act(state, "migrate Col-08 F8", "end_turn")
    assert (state.red, state.scorings) == (1, [])
    act(state, "exchange", "put_off " + card_of(state, 1), "end_turn")
    assert (state.red, len(state.scorings)) == (0, 1)
    assert state.flow[-1] == ["name_first"]


def card_of(state: State, seat: int) -> str:
    return KIND_IDS[state.hands[seat][0]]


def test_with_the_turn_end_switch_it_follows_the_turn() -> None:
    board = {1: all_but("helvetia", "F8")}
    state = position(board, {0: "Col-08"}, founded=THREE, scoring="turn_end")
    told = keys(act(state, "migrate Col-08 F8", "end_turn"))
    assert told.index("scoring") > told.index("filled")
    assert state.flow[-1] == ["name_first"]
    act(state, "first seat-1")
    assert GAME.actor(state) == 1
    assert state.flow[-1][0] == "turn" and state.round == 1, "the round is finished first"


@pytest.mark.parametrize("switch", ["round_end", "turn_end"])
def test_a_second_red_value_waits_for_the_end_of_the_next_period(switch: str) -> None:
    state = position({0: "E5", 1: "A1"}, {0: "Ship", 1: "Ship"}, founded=THREE, scoring=switch)
    state.red = 2
    turns = 1 if switch == "turn_end" else 2
    for seen in (1, 2):
        for _ in range(turns):
            act(state, "exchange", "put_off " + card_of(state, GAME.actor(state)), "end_turn")
        assert (len(state.scorings), state.red) == (seen, 2 - seen)
        act(state, "first seat-0")


# -- the track --------------------------------------------------------------------------------
def advance(fields: list[int], seat: int, points: int) -> list[int]:
    state = position({}, players=len(fields))
    state.field = fields
    advance_leader(state, seat, points, Table(SampledChance(0)))
    return state.field


def test_a_leader_goes_on_to_the_next_free_field() -> None:
    assert advance([5, 8, 9], 0, 3) == [10, 8, 9]


def test_fields_passed_on_the_way_do_not_count() -> None:
    assert advance([5, 8, 9], 0, 7) == [12, 8, 9]


def test_no_points_no_move() -> None:
    assert advance([5, 8, 9], 0, 0) == [5, 8, 9]


def test_counting_goes_on_past_100_and_a_lap_apart_nobody_meets() -> None:
    assert advance([98, 3, 20], 0, 5) == [103, 3, 20]


def test_field_is_start_points_and_skips() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"})
    state.field = [1, 4]
    state.start_field = [1, 4]
    act(state, "migrate Col-08 F8")
    assert state.field[0] == 5
    assert GAME.breakdown(state)[0]["skips"] == 1
    assert sum(GAME.breakdown(state)[0].values()) == 5


def test_the_twelfth_stone_ends_the_game_with_the_round() -> None:
    state = position({1: all_but("helvetia", "F8")}, {0: "Col-08"})
    others = [area for area in LAND_AREAS if area != AREA["helvetia"]]
    for number, area in enumerate(others, start=1):
        state.founded[area] = number
        state.founders.append(1)
    told = keys(act(state, "migrate Col-08 F8", "end_turn"))
    assert "red_last" in told
    assert GAME.notices(GAME.view(state, 0))[0].key == "notice.last_stone"
    told = keys(act(state, "end_turn"))
    assert told[-1] == "end_stones"
    assert (told.count("scoring"), state.red) == (1, 0), "the red scoring merges with the last"


def test_an_empty_stock_ends_the_game_with_the_round() -> None:
    state = position({0: "E5", 1: "E6"}, {0: "Ship"})
    state.stock[0], state.lost[0] = 1, state.stock[0] - 1
    act(state, "launch Ship A1", "end_turn")
    assert GAME.notices(GAME.view(state, None))[0].key == "notice.last_stock"
    assert keys(act(state, "end_turn"))[-1] == "end_stock"


@pytest.mark.parametrize("switch", ["round_end", "turn_end"])
def test_a_red_scoring_that_waits_merges_with_the_last(switch: str) -> None:
    state = position({0: "E5 E6 D5", 1: "A1"}, {0: "Ship"}, founded=THREE, scoring=switch)
    state.flow[-1][1] = 1
    state.red, state.passes = 1, 1
    told = keys(act(state, "end_turn"))
    assert told.count("scoring") == 1
    assert told[-1] == "end_passes"


def test_the_leader_furthest_on_the_track_wins() -> None:
    state = position({}, players=3)
    state.field = [40, 61, 55]
    result = GAME.result(state)
    assert result.places == (3, 1, 2)
    assert (result.decided_by.key, result.decided_by.params["n"]) == ("result.track", 6)
