"""Board, cards, shields, placing (OR-1 to OR-11)."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.table import Table
from pygame_rules.games.origo.data import (
    AREAS,
    FREE,
    KINDS,
    NEIGHBOURS,
    POINTS,
    WHOLE_DECK,
)
from pygame_rules.games.origo.state import State
from tests.games.origo.positions import (
    AREA,
    CELL,
    GAME,
    act,
    cells_of,
    listed,
    refused,
    targets,
)


def start(players: int, first: int | None = 0, seed: int = 1) -> State:
    options = GAME.meta.full_options({})
    return GAME.new_state(players, options, first, Table(SampledChance(seed)))


def copies(family: str) -> int:
    return sum(kind.copies for kind in KINDS if kind.family == family)


def test_twelve_regions_and_four_seas_on_a_hundred_cells() -> None:
    land = [area for area in AREAS if not area.sea]
    assert sorted(area.size for area in land if area.large) == [8] * 6
    assert sorted(area.size for area in land if not area.large) == [4, 4, 5, 5, 5, 6]
    assert sum(area.size for area in AREAS if area.sea) == 23
    assert sum(area.size for area in AREAS) == 100


def test_neighbours_lie_orthogonally() -> None:
    assert set(NEIGHBOURS[CELL["A1"]]) == {CELL["A2"], CELL["B1"]}
    assert set(NEIGHBOURS[CELL["E5"]]) == {CELL[name] for name in ("D5", "E4", "E6", "F5")}
    assert CELL["B1"] not in NEIGHBOURS[CELL["A10"]]


def test_the_deck_has_98_cards_in_five_kinds() -> None:
    assert sum(WHOLE_DECK) == 98
    families = ("row", "column", "area", "population", "ship")
    assert [copies(family) for family in families] == [26, 26, 18, 16, 12]


@pytest.mark.parametrize("family", ["row", "column"])
def test_line_cards_show_one_two_or_three_lines(family: str) -> None:
    by_lines = dict.fromkeys((1, 2, 3), 0)
    for kind in KINDS:
        if kind.family == family:
            by_lines[len(kind.lines)] += kind.copies
    assert by_lines == {1: 19, 2: 6, 3: 1}


def test_two_area_cards_for_a_large_region_one_for_a_small() -> None:
    for kind in KINDS:
        if kind.family == "area":
            assert kind.copies == (2 if AREAS[kind.area].large else 1)


def test_red_founding_values_are_the_4th_8th_and_12th() -> None:
    assert len(POINTS.founding) == 12
    assert POINTS.red == (4, 8, 12)


@pytest.mark.parametrize(
    ("players", "shields", "initial"), [(2, 44, 12), (3, 30, 8), (4, 25, 5), (5, 22, 4)]
)
def test_shields_by_number_of_players(players: int, shields: int, initial: int) -> None:
    state = start(players)
    assert state.stock == [shields] * players
    while state.flow[-1][0] == "placing":
        act(state, str(GAME.legal_actions(state)[0]))
    assert state.stock == [shields - initial] * players
    assert [state.board.count(seat) for seat in range(players)] == [initial] * players


def test_two_players_are_red_and_blue() -> None:
    assert GAME.meta.colours_for(2) == ("red", "blue")
    assert len(GAME.meta.colours_for(5)) == 5


def test_ten_cards_are_dealt_before_the_first_shield() -> None:
    state = start(3)
    assert [len(hand) for hand in state.hands] == [10, 10, 10]
    assert state.board == [FREE] * 100


def test_a_hand_is_told_to_its_owner_only() -> None:
    table = Table(SampledChance(5))
    GAME.new_state(2, GAME.meta.full_options({}), 0, table)
    drawn = [event for event in table.events if event.key == "drew"]
    assert len(drawn) == 20
    assert {event.to for event in drawn} == {(0,), (1,)}


def test_leaders_start_clockwise_from_the_first_player() -> None:
    assert start(4, first=2).field == [3, 4, 1, 2]


def test_the_first_player_is_drawn_by_lot_unless_given() -> None:
    assert {start(5, first=None, seed=seed).first for seed in range(40)} == {0, 1, 2, 3, 4}
    assert start(5, first=3).first == 3


def test_one_shield_at_a_time_round_and_round() -> None:
    state = start(3, first=1)
    asked = []
    for _ in range(6):
        asked.append(GAME.actor(state))
        act(state, str(GAME.legal_actions(state)[0]))
    assert asked == [1, 2, 0, 1, 2, 0]


def test_any_free_cell_land_or_sea() -> None:
    state = start(2)
    assert len(listed(state, "place")) == 100
    act(state, "place A1")
    assert refused(state, "place A1") == "taken OR-10"
    assert len(listed(state, "place")) == 99


@pytest.mark.parametrize(("area", "cap"), [("gallia", 4), ("helvetia", 2)])
def test_caps_count_the_shields_of_all_players(area: str, cap: int) -> None:
    state = start(2)
    names = cells_of(area).split()
    for name in names[:cap]:
        act(state, f"place {name}")
    assert refused(state, f"place {names[cap]}") == "cap OR-11"
    assert not targets(state, "place") & set(names)


def test_no_cap_at_sea_and_a_full_sea_founds_nothing() -> None:
    state = start(2)
    act(state, *(f"place {name}" for name in cells_of("baltic_sea").split()))
    assert state.free[AREA["baltic_sea"]] == 0
    assert state.founders == []


def test_the_round_begins_with_the_first_player_when_all_are_placed() -> None:
    state = start(5, first=4)
    while state.flow[-1][0] == "placing":
        act(state, str(GAME.legal_actions(state)[0]))
    assert (state.round, GAME.actor(state)) == (1, 4)
