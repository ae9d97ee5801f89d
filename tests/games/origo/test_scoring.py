"""Domination scoring (OR-60 to OR-63)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.table import Table
from pygame_rules.games.origo.clans import clan_sizes
from pygame_rules.games.origo.data import FREE, NEIGHBOURS, POINTS
from pygame_rules.games.origo.scoring import (
    clan_awards,
    domination,
    expected_gains,
    fleet_bonus,
    region_gains,
    region_points,
)
from tests.games.origo.positions import AREA, GAME, act, keys, listed, position

LARGE = POINTS.large


def clans(board: dict[int, str], players: int = 5) -> list[tuple[int, int, int, int]]:
    """Seat, size, place and points of every clan."""
    state = position(board, players=players)
    return [(a.seat, a.shields, a.place, a.points) for a in clan_awards(state)]


# -- clans ------------------------------------------------------------------------------------
def test_a_clan_is_three_or_more_joined_over_land_and_sea_and_borders() -> None:
    assert clans({0: "D3 C4 D4", 1: "A1 A2"}, 2) == [(0, 3, 1, 5)]


def test_corners_do_not_join() -> None:
    assert clans({0: "D5 E6 F7"}, 2) == []


def test_two_second_places_and_the_next_is_fourth() -> None:
    ranked = clans({0: "A1 A2 A3 B3", 1: "C8 C9 C10", 2: "J3 J4 J5", 3: ""}, 4)
    assert ranked == [(0, 4, 1, 5), (1, 3, 2, 4), (2, 3, 2, 4)]
    more = clans({0: "A1 A2 A3 B3 B4", 1: "C7 C8 C9 C10", 2: "J3 J4 J5 J6", 3: "F2 F3 F4"}, 4)
    assert more[-1] == (3, 3, 4, 2), "the third place is blocked"


def test_two_clans_of_one_player_on_third_place_pay_twice_and_block_the_fourth() -> None:
    board = {
        0: "A1 A2 A3 B3 B4 C4",
        1: "J3 J4 J5 J6 J7",
        2: "C7 C8 C9 C10 E5 E6 E7 F7",
        3: "H1 H2 H3",
    }
    ranked = clans(board, 4)
    assert ranked[2:4] == [(2, 4, 3, 3), (2, 4, 3, 3)]
    assert ranked[4] == (3, 3, 5, 1)


def test_only_five_places_pay() -> None:
    board = {0: "A1 A2 A3 E1 E2 F1 J1 J2 I1", 1: "A8 A9 A10 E8 E9 E10 J4 J5 J6"}
    assert [points for *_, points in clans(board, 2)] == [5] * 6
    longer = {0: "A1 A2 A3 A4 A5 A6 A7 A8", 1: "C1 C2 C3 C4 C5 C6 C7"}
    longer |= {2: "E1 E2 E3 E4 E5 E6", 3: "G1 G2 G3 G4 G5", 4: "I1 I2 I3 I4 J8 J9 J10"}
    assert [points for *_, points in clans(longer)] == [5, 4, 3, 2, 1, 0]


def test_the_higher_clan_values_are_an_option() -> None:
    state = position({0: "A1 A2 A3"}, clans="high")
    assert clan_awards(state)[0].points == 10


def flood(board: list[int], seat: int) -> tuple[int, ...]:
    """Clan sizes by walking from cell to cell."""
    left = {cell for cell, owner in enumerate(board) if owner == seat}
    sizes = []
    while left:
        waiting, size = [left.pop()], 0
        while waiting:
            size += 1
            for beside in NEIGHBOURS[waiting.pop()]:
                if beside in left:
                    left.remove(beside)
                    waiting.append(beside)
        sizes.append(size)
    return tuple(sorted((n for n in sizes if n >= 3), reverse=True))


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([0, 0, 1, 4, FREE]), min_size=100, max_size=100))
def test_clan_sizes_agree_with_a_walk_from_cell_to_cell(board: list[int]) -> None:
    assert clan_sizes(board, 0) == flood(board, 0)
    assert clan_sizes(board, 4) == flood(board, 4)


# -- fleet ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ships", "bonus"),
    [
        ((5, 3, 1), (2, 1, 0)),
        ((5, 5, 3), (1, 1, 0)),
        ((5, 3, 3), (2, 0, 0)),
        ((5, 0, 0), (2, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((4, 4, 4), (1, 1, 1)),
        ((1, 0, 2, 0, 2), (0, 0, 1, 0, 1)),
    ],
)
def test_fleet_bonus(ships: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    assert fleet_bonus(ships) == bonus


def test_a_point_for_every_ship() -> None:
    state = position({0: "A1 J3 J5", 1: "A8 E5"})
    domination(state, Table(SampledChance(0)))
    assert [part["fleet"] for part in GAME.breakdown(state)] == [3 + 2, 1 + 1]


# -- regions ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 2, 1), (4, 2, 1)),
        ((3, 3, 1), (2, 2, 1)),
        ((3, 2, 2), (4, 1, 1)),
        ((2, 2, 2), (2, 2, 2)),
        ((4, 0, 0), (4, 0, 0)),
        ((4, 2, 1, 1), (4, 2, 0, 0)),
        ((2, 2, 2, 1), (2, 2, 2, 0)),
        ((1, 1, 1, 1, 1), (2, 2, 2, 2, 2)),
        ((8, 0, 0), (6, 0, 0)),
    ],
)
def test_large_regions(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert region_points(counts, LARGE, 8) == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1, 1), (2, 0, 0)),
        ((2, 2, 0), (1, 1, 0)),
        ((5, 0, 0), (4, 0, 0)),
        ((1, 2, 1), (0, 2, 0)),
    ],
)
def test_small_regions(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert region_points(counts, POINTS.small["low"], 5) == points


def test_the_higher_small_region_values_are_an_option() -> None:
    state = position({0: "F5 F6", 1: "F7"}, small_regions="high")
    assert region_gains(state, AREA["helvetia"]) == (3, 1)


@settings(max_examples=200)
@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_places_in_a_region_never_pay_more_than_the_values(counts: list[int]) -> None:
    points = region_points(tuple(counts), LARGE, 100)
    assert sum(points) <= sum(LARGE) + 3
    assert all(paid == 0 for paid, count in zip(points, counts, strict=True) if count == 0)
    order = sorted(range(len(counts)), key=lambda seat: -counts[seat])
    assert [points[s] for s in order] == sorted(points, reverse=True)


def test_a_region_scores_whether_it_is_founded_or_not() -> None:
    state = position({0: "F5"})
    domination(state, Table(SampledChance(0)))
    assert GAME.breakdown(state)[0]["regions"] == 2


# -- the scoring as a whole -------------------------------------------------------------------
def test_leaders_move_after_each_item_in_turn_order() -> None:
    state = position({0: "A1", 1: "A8"}, first=1)
    state.field = [4, 4 + 10]
    state.start_field = state.field[:]
    domination(state, Table(SampledChance(0)))
    assert state.field == [4 + 2, 14 + 2]
    meeting = position({0: "A1", 1: "A8"}, first=1)
    meeting.field = [3, 1]
    domination(meeting, Table(SampledChance(0)))
    assert meeting.field == [5, 4], "seat 1 is first in turn order, lands on 3 and goes on to 4"


def test_items_come_in_order_and_say_who_gets_what_and_why() -> None:
    state = position({0: "A1 A2 A3", 1: "F5 F6 F7 F8"})
    table = Table(SampledChance(0))
    domination(state, table)
    told = [key for key in keys(table.events) if key != "skip"]
    assert told == ["scoring", "clan", "clan", "fleet_bonus", "region_whole"]
    whole = table.events[-1]
    assert whole.to is None
    assert whole.params["points"].params["n"] == 2 + 2
    assert len(whole.at) == 4


def test_a_tie_that_pays_nothing_is_told_too() -> None:
    state = position({0: "F5 F6", 1: "F7", 2: "F8"}, players=3)
    table = Table(SampledChance(0))
    domination(state, table)
    ties = [e for e in table.events if e.key == "region_tie"]
    assert [e.params["points"].params["n"] for e in ties] == [0, 0]


def test_points_by_source_and_by_scoring_make_up_the_field() -> None:
    state = position({0: "A1 A2 A3 D5", 1: "F5 F6 F7 F8"}, players=3)
    for _ in range(2):
        domination(state, Table(SampledChance(0)))
    assert len(state.scorings) == 2
    for seat, parts in enumerate(GAME.breakdown(state)):
        assert sum(parts.values()) == state.field[seat]
        by_scoring = sum(sum(scoring[seat]) for scoring in state.scorings)
        assert by_scoring == parts["clans"] + parts["fleet"] + parts["regions"]


def test_expected_gains_are_what_a_scoring_pays() -> None:
    state = position({0: "A1 A2 A3 D5 D6", 1: "F5 F6 F7 F8 J3"}, players=3)
    expected = expected_gains(state)
    domination(state, Table(SampledChance(0)))
    assert [sum(seat) for seat in state.scorings[0]] == expected


def test_the_last_on_the_track_names_the_first_player() -> None:
    state = position({0: "E5", 1: "A1"}, {2: "Ship", 0: "Ship"}, players=3, first=2)
    state.field, state.red = [9, 2, 30], 1
    act(state, "exchange", "put_off Ship", "end_turn", "end_turn", "end_turn")
    assert state.flow[-1] == ["name_first"]
    assert GAME.actor(state) == 1
    assert listed(state, "first") == ["seat-0", "seat-1", "seat-2"]
    act(state, "first seat-1")
    assert (state.round, GAME.actor(state)) == (2, 1)


def test_the_first_player_stays_first_without_a_scoring() -> None:
    state = position({0: "E5", 1: "A1"}, {0: "Ship", 1: "Ship"}, first=1)
    act(state, "exchange", "put_off Ship", "end_turn", "end_turn")
    assert (state.round, GAME.actor(state)) == (2, 1)
