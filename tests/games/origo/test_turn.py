"""A turn and its cards (OR-20 to OR-31)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.games.origo.data import CELLS, FREE, KIND_OF, LAND, NEIGHBOURS, SHIP
from pygame_rules.games.origo.shields import can_go, destinations
from pygame_rules.games.origo.state import State
from tests.games.origo.positions import (
    CELL,
    GAME,
    act,
    cells,
    cells_of,
    keys,
    listed,
    position,
    refused,
    targets,
)


# -- what a turn holds ------------------------------------------------------------------------
def test_two_cards_of_one_kind_are_allowed_and_a_third_is_not() -> None:
    state = position({0: "E5"}, {0: "Ship Ship Ship"})
    act(state, "launch Ship A1", "launch Ship A2")
    assert refused(state, "launch Ship A3") == "two_cards OR-20"
    assert listed(state, "launch") == []


def test_parts_of_a_turn_are_interleaved() -> None:
    state = position({0: "E5 I5"}, {0: "Ship Row-E Pop"})
    act(state, "migrate Row-E E6", "sail I5", "to I4", "launch Ship J3", "move E5", "to D5")
    act(state, "sail J3", "to J4")
    assert listed(state, "sail") == []
    assert {name for name, cell in CELL.items() if state.board[cell] == 0} == {
        "E6",
        "I4",
        "J4",
        "D5",
    }


def test_one_move_or_one_exchange() -> None:
    moved = position({0: "E5"}, {0: "Ship Row-E"})
    act(moved, "move E5", "to E6")
    assert refused(moved, "exchange") == "moved OR-21"
    assert refused(moved, "move E6") == "moved OR-21"
    exchanged = position({0: "E5"}, {0: "Ship Row-E"})
    act(exchanged, "exchange", "put_off Row-E Ship")
    assert refused(exchanged, "move E5") == "moved OR-21"


def test_exchanged_cards_go_to_the_open_discards_and_as_many_are_drawn() -> None:
    state = position({0: "E5"}, {0: "Ship Ship Row-E"})
    told = act(state, "exchange", "put_off Ship Ship")
    assert state.discard[SHIP] == 2
    assert len(state.hands[0]) == 3
    assert [e.to for e in told if e.key == "put_off"] == [None, None]
    assert [e.to for e in told if e.key == "drew"] == [(0,), (0,)]


def test_two_equal_cards_are_exchanged_only_if_the_hand_has_two() -> None:
    state = position({0: "E5"}, {0: "Ship Row-E"})
    act(state, "exchange")
    assert refused(state, "put_off Ship Ship") == "no_card OR-21"
    assert listed(state, "put_off") == ["Row-E", "Row-E Ship", "Ship"]


def test_no_more_than_two_cards_are_exchanged() -> None:
    state = position({0: "E5"}, {0: "Ship Row-E Pop"})
    act(state, "exchange")
    assert refused(state, "put_off Pop Row-E Ship") == "not_offered "


def test_without_cards_there_is_nothing_to_exchange() -> None:
    assert refused(position({0: "E5"}), "exchange") == "no_card OR-21"


def test_land_shields_move_and_sea_shields_sail() -> None:
    state = position({0: "E5 A1", 1: "E6"})
    assert refused(state, "move A1") == "at_sea OR-21"
    assert refused(state, "sail E5") == "on_land OR-22"
    assert refused(state, "move E6") == "not_yours OR-21"
    assert (listed(state, "move"), listed(state, "sail")) == (["e05"], ["a01"])


def test_every_ship_sails_once() -> None:
    state = position({0: "A1 J4 J8"})
    act(state, "sail A1", "to A2", "sail J4", "to J5")
    assert refused(state, "sail A2") == "sailed OR-22"
    assert listed(state, "sail") == ["j08"]


def test_a_shield_that_came_to_sea_this_turn_may_sail() -> None:
    state = position({0: "C3"})
    act(state, "move C3", "to C4", "sail C4", "to D4")
    assert state.board[CELL["D4"]] == 0


def test_a_shield_that_landed_may_still_move_but_never_sails_twice() -> None:
    state = position({0: "C4"})
    act(state, "sail C4", "to C3", "move C3", "to B3")
    assert refused(state, "sail B3") == "sailed OR-22"


def test_an_empty_turn_is_a_pass_and_an_exchange_is_not() -> None:
    state = position({0: "E5", 1: "E6"}, {0: "Ship", 1: "Ship"})
    act(state, "exchange", "put_off Ship", "end_turn")
    assert state.passes == 0
    assert "passed" in keys(act(state, "end_turn"))


def test_the_game_ends_when_all_pass_in_one_round() -> None:
    state = position({0: "E5 E6 E7", 1: "A1"}, {0: "Ship", 1: "Ship"})
    told = keys(act(state, "end_turn", "end_turn"))
    assert told[-1] == "end_passes"
    assert GAME.actor(state) is None
    assert len(state.scorings) == 1


def test_passes_of_two_rounds_do_not_add_up() -> None:
    state = position({0: "E5", 1: "A1"}, {0: "Ship", 1: "Ship"})
    act(state, "exchange", "put_off Ship", "end_turn", "end_turn", "end_turn")
    assert GAME.actor(state) == 1
    assert state.round == 2


def test_hands_are_filled_to_ten_active_player_first() -> None:
    state = position({0: "E5", 1: "A1"}, {0: "Ship", 1: "Pop Pop"}, players=3)
    told = act(state, "launch Ship A2", "end_turn")
    filled = [e.params["player"].seat for e in told if e.key == "filled"]
    assert filled == [0, 1, 2]
    assert [len(hand) for hand in state.hands] == [10, 10, 10]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = position({0: "E5"}, {0: "Ship"})
    state.discard, state.deck = state.deck, [0] * len(state.deck)
    told = keys(act(state, "exchange", "put_off Ship"))
    assert "reshuffled" in told
    assert len(state.hands[0]) == 1
    assert sum(state.discard) == 0


# -- cards ------------------------------------------------------------------------------------
def reach(card: str, board: dict[int, str] | None = None) -> set[str]:
    state = position(board or {}, {0: card})
    return targets(state, "grow" if card == "Pop" else "launch" if card == "Ship" else "migrate")


def test_a_row_card_reaches_the_free_land_of_its_row() -> None:
    assert reach("Row-B") == {"B1", "B2", "B5", "B6", "B9", "B10"}
    assert reach("Row-B", {1: "B1"}) == {"B2", "B5", "B6", "B9", "B10"}


@pytest.mark.parametrize(("card", "rows"), [("Row-AJ", "AJ"), ("Row-BIJ", "BIJ")])
def test_cards_of_two_and_three_rows(card: str, rows: str) -> None:
    expected = {name for name, cell in CELL.items() if name[0] in rows and LAND[cell]}
    assert reach(card) == expected


@pytest.mark.parametrize(
    ("card", "columns"), [("Col-10", {10}), ("Col-01-04", {1, 4}), ("Col-03-07-08", {3, 7, 8})]
)
def test_column_cards_of_one_two_and_three_columns(card: str, columns: set[int]) -> None:
    expected = {name for name, cell in CELL.items() if int(name[1:]) in columns and LAND[cell]}
    assert reach(card) == expected


def test_an_area_card_reaches_its_region() -> None:
    assert reach("Area-helvetia") == set(cells_of("helvetia").split())


def test_a_population_card_needs_an_own_shield_beside_on_land_or_sea() -> None:
    assert reach("Pop", {0: "C4", 1: "E9"}) == {"C3", "C5", "D4"}
    state = position({0: "C4"}, {0: "Pop"})
    assert refused(state, "grow Pop E9") == "not_beside OR-30"


def test_a_ship_card_reaches_every_free_sea_cell() -> None:
    assert len(reach("Ship")) == 23
    assert len(reach("Ship", {1: "A1"})) == 22


def test_line_cards_never_reach_the_sea_and_ships_never_the_land() -> None:
    state = position({}, {0: "Row-A Ship"})
    assert refused(state, "migrate Row-A A1") == "out_of_reach OR-30"
    assert refused(state, "launch Ship E5") == "out_of_reach OR-30"


def test_a_card_goes_from_hand_to_discards_and_a_shield_from_stock_to_board() -> None:
    state = position({}, {0: "Row-D"})
    stock = state.stock[0]
    act(state, "migrate Row-D D5")
    assert state.stock[0] == stock - 1
    assert state.hands[0] == []
    assert state.discard[KIND_OF["Row-D"]] == 1


def test_without_a_shield_in_stock_no_card_is_played() -> None:
    state = position({0: "E5"}, {0: "Ship"})
    state.lost[0], state.stock[0] = state.stock[0], 0
    assert refused(state, "launch Ship A1") == "no_stock OR-30"
    assert listed(state, "launch") == []


def test_identical_cards_are_one_element() -> None:
    state = position({}, {0: "Area-helvetia Ship Ship"})
    assert len(listed(state, "launch")) == 23


# -- stepping stones --------------------------------------------------------------------------
def test_a_chain_of_own_shields_is_a_bridge_over_land_and_sea() -> None:
    state = position({0: "D4 C4 B4", 1: "C3 C5 B3 D5 A4"})
    act(state, "move D4")
    assert targets(state, "to") == {"B5", "D3", "E4"}


def test_the_bridge_does_not_go_over_other_shields_or_corners() -> None:
    state = position({0: "D4 E5", 1: "D5 E4"})
    act(state, "move D4")
    assert targets(state, "to") == {"D3", "C4"}


def test_a_shield_without_any_way_out_is_not_offered() -> None:
    state = position({0: "A1", 1: "A2 B1"})
    assert refused(state, "sail A1") == "no_way OR-31"
    assert listed(state, "sail") == []


def test_a_cell_that_no_chain_reaches_is_refused() -> None:
    state = position({0: "D4"})
    act(state, "move D4")
    assert refused(state, "to E5") == "no_stepping_stones OR-31"
    assert refused(state, "to D4") == "taken OR-31"


def walks(state: State, cell: int) -> set[int]:
    """By brute force: every bent line over own shields, no shield twice, to a free cell."""
    seat = state.board[cell]
    found: set[int] = set()

    def walk(line: tuple[int, ...]) -> None:
        for beside in NEIGHBOURS[line[-1]]:
            if state.board[beside] == FREE:
                found.add(beside)
            elif state.board[beside] == seat and beside not in line:
                walk((*line, beside))

    walk((cell,))
    return found


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, 2), min_size=16, max_size=16), st.integers(0, 15))
def test_destinations_agree_with_all_walks_over_shields(owners: list[int], chosen: int) -> None:
    corner = [10 * row + column for row in range(4) for column in range(4)]
    shields = dict.fromkeys((0, 1), "")
    names = {cell: name for name, cell in CELL.items()}
    for cell, owner in zip(corner, owners, strict=True):
        if owner < 2 and cell != corner[chosen]:
            shields[owner] += f" {names[cell]}"
    shields[0] += f" {names[corner[chosen]]}"
    state = position(shields)
    expected = sorted(walks(state, corner[chosen]))
    assert destinations(state, corner[chosen]) == expected
    assert can_go(state, corner[chosen]) == bool(expected)


def test_all_land_shields_are_offered_for_the_move() -> None:
    state = position({0: "D4 E5 A1"})
    assert targets(state, "move") == {"D4", "E5"}
    assert all(LAND[cell] for cell in cells("D4 E5")) and len(LAND) == CELLS
