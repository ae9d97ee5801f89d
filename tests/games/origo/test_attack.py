"""Attacks (OR-50 to OR-53)."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.preview import preview
from pygame_rules.core.table import Table
from pygame_rules.games.origo.data import KIND_IDS, SHIP
from pygame_rules.games.origo.state import State
from tests.games.origo.positions import (
    AREA,
    CELL,
    GAME,
    act,
    action,
    cells_of,
    keys,
    listed,
    position,
    refused,
)

HELVETIA = {0: "E7", 1: "F7"}
"""Seat 0 stands north of seat 1's single shield on F7."""


def founded(
    board: dict[int, str] = HELVETIA, hands: dict[int, str] | None = None, **options: str
) -> State:
    return position(board, hands or {0: "Row-F"}, founded="helvetia", **options)


def strengths(state: State) -> list[int]:
    return GAME.view(state, None).fight


# -- where ------------------------------------------------------------------------------------
def test_only_in_a_founded_region() -> None:
    state = position(HELVETIA, {0: "Row-F"})
    assert refused(state, "attack Row-F F7") == "not_founded OR-50"
    assert refused(founded(), "attack Row-F F7") == "allowed"


def test_a_founded_region_stays_open_when_cells_are_free_again() -> None:
    assert founded().free[AREA["helvetia"]] == 3
    assert listed(founded(), "attack") == ["Row-F f07"]


def test_at_sea_only_while_the_sea_is_full() -> None:
    bay = cells_of("bay_of_biscay").split()
    full = position({1: " ".join(bay), 0: "F2"}, {0: "Ship"})
    assert refused(full, "attack Ship F1") == "allowed"
    open_sea = position({1: " ".join(bay[1:]), 0: "F2"}, {0: "Ship"})
    assert refused(open_sea, "attack Ship F1") == "sea_not_full OR-50"


def test_an_own_shield_must_be_beside() -> None:
    state = founded({0: "D7", 1: "F7"})
    assert refused(state, "attack Row-F F7") == "not_adjacent OR-50"


def test_the_card_must_reach_the_cell() -> None:
    state = founded(hands={0: "Row-E Ship Row-F"})
    assert refused(state, "attack Row-E F7") == "out_of_reach OR-30"
    assert refused(state, "attack Ship F7") == "out_of_reach OR-30"


def test_line_cards_do_not_attack_at_sea() -> None:
    state = position({1: cells_of("bay_of_biscay"), 0: "F2"}, {0: "Row-F"})
    assert refused(state, "attack Row-F F1") == "out_of_reach OR-30"


def test_own_shields_and_free_cells_are_no_targets() -> None:
    state = founded({0: "E7 F8", 1: "F7"})
    assert refused(state, "attack Row-F F8") == "no_enemy OR-50"
    assert refused(state, "attack Row-F F6") == "no_enemy OR-50"


def test_a_shield_in_stock_is_needed() -> None:
    state = founded()
    state.lost[0], state.stock[0] = state.stock[0], 0
    assert refused(state, "attack Row-F F7") == "no_stock OR-30"


def test_two_attacks_or_an_attack_and_a_card_but_no_more() -> None:
    state = founded(hands={0: "Row-F Ship Ship"}, attack="alternate")
    act(state, "launch Ship A1", "attack Row-F F7", "give_up")
    assert refused(state, "launch Ship A2") == "two_cards OR-20"


def test_an_attack_is_one_action_whatever_it_cost() -> None:
    hands = {0: "Row-F Row-EF Col-07 Ship", 1: "Col-07-08"}
    state = founded({0: "E7", 1: "F7 F6"}, hands, attack="alternate")
    act(state, "attack Row-F F7")
    assert strengths(state) == [3, 2]
    act(state, "add Col-07-08", "add Col-07", "give_up")
    assert state.flow[-1][2] == 1
    assert refused(state, "launch Ship A1") == "allowed"


# -- strength ---------------------------------------------------------------------------------
def test_two_for_a_card_and_one_for_each_own_shield_beside() -> None:
    state = founded({0: "E7 G7 F8", 1: "F7 F6", 2: "E6"}, players=3)
    act(state, "attack Row-F F7")
    assert strengths(state) == [2 + 3, 1 + 1]


def test_a_population_card_defends_only_beside_another_own_shield() -> None:
    alone = founded(hands={0: "Row-F", 1: "Pop"}, attack="alternate")
    act(alone, "attack Row-F F7")
    assert refused(alone, "add Pop") == "out_of_reach OR-51"
    together = founded({0: "E7", 1: "F7 F6"}, {0: "Row-F", 1: "Pop"}, attack="alternate")
    act(together, "attack Row-F F7")
    assert refused(together, "add Pop") == "allowed"


def test_a_population_card_attacks() -> None:
    state = founded(hands={0: "Pop"})
    assert listed(state, "attack") == ["Pop f07"]


def test_at_sea_only_ships_defend() -> None:
    hands = {0: "Ship", 1: "Ship Row-F Pop"}
    state = position({1: "F1 E1 E2", 0: "F2 G1"}, hands, attack="alternate")
    act(state, "attack Ship F1")
    assert strengths(state) == [2 + 2, 1 + 1]
    assert listed(state, "add") == ["Ship"]


# -- who must add (OR-52) ---------------------------------------------------------------------
def test_the_side_behind_must_add() -> None:
    state = founded(hands={0: "Row-F", 1: "Col-07"}, attack="alternate")
    act(state, "attack Row-F F7")
    assert (strengths(state), GAME.actor(state)) == ([3, 1], 1)
    act(state, "add Col-07")
    assert (strengths(state), GAME.actor(state)) == ([3, 3], 0), "equal: who did not play last"


def test_equal_after_the_first_card_is_the_defenders_duty() -> None:
    board = {0: "E7", 1: "F7 F6 F8"}
    state = founded(board, {0: "Row-F", 1: "Col-07"}, attack="alternate")
    act(state, "attack Row-F F7")
    assert (strengths(state), GAME.actor(state)) == ([3, 3], 1)


def test_an_attacker_who_is_behind_must_add_at_once() -> None:
    board = {0: "E7", 1: "F7 F6 F8 G7"}
    state = founded(board, {0: "Row-F Col-07", 1: "Row-EF"})
    act(state, "attack Row-F F7")
    assert (strengths(state), GAME.actor(state)) == ([3, 4], 0)
    assert listed(state, "add") == ["Col-07"]


def test_a_side_without_a_fitting_card_is_asked_all_the_same() -> None:
    state = founded(hands={0: "Row-F", 1: "Ship"}, attack="alternate")
    act(state, "attack Row-F F7")
    assert [str(a) for a in GAME.legal_actions(state)] == ["give_up"]


# -- the end of a fight (OR-53) ---------------------------------------------------------------
def test_a_beaten_defender_loses_the_shield_and_the_cell() -> None:
    state = founded(hands={0: "Row-F", 1: "Ship"}, attack="alternate")
    stock = state.stock[:]
    told = keys(act(state, "attack Row-F F7", "give_up"))
    assert told[-1] == "won"
    assert state.board[CELL["F7"]] == 0
    assert (state.lost, state.stock) == ([0, 1], [stock[0] - 1, stock[1]])


def test_a_beaten_attacker_loses_a_shield_from_the_stock() -> None:
    state = founded(hands={0: "Row-F", 1: "Col-07"}, attack="alternate")
    stock = state.stock[:]
    told = keys(act(state, "attack Row-F F7", "add Col-07", "give_up"))
    assert told[-1] == "repelled"
    assert state.board[CELL["F7"]] == 1
    assert (state.lost, state.stock) == ([1, 0], [stock[0] - 1, stock[1]])


def test_winning_founds_nothing() -> None:
    board = {0: "E7", 1: cells_of("helvetia")}
    state = founded(board, {0: "Row-F Col-07 Row-EF", 1: "Ship"}, attack="alternate")
    told = act(state, "attack Row-F F7")
    assert GAME.actor(state) == 1
    told += act(state, "give_up")
    assert "founded" not in keys(told)
    assert state.founders == [0]


def test_played_cards_are_open_discards_and_both_hands_are_filled() -> None:
    state = founded(hands={0: "Row-F", 1: "Col-07"}, attack="alternate")
    act(state, "attack Row-F F7", "add Col-07", "give_up")
    assert sum(state.discard) == 2
    act(state, "end_turn")
    assert [len(hand) for hand in state.hands] == [10, 10]


# -- the defender's one visit -----------------------------------------------------------------
def planned(*plan: str, hands: dict[int, str]) -> State:
    state = founded(hands=hands)
    act(state, "attack Row-F F7", *(f"ready {card}" for card in plan), "done")
    return state


def test_the_defender_is_asked_once_and_his_cards_are_played_in_his_order() -> None:
    hands = {0: "Row-F Row-EF Col-07", 1: "Col-07 Col-07-08 Area-helvetia"}
    state = planned("Col-07-08", "Area-helvetia", hands=hands)
    assert (strengths(state), GAME.actor(state)) == ([3, 3], 0)
    told = act(state, "add Row-EF")
    assert [e.params["card"].params for e in told if e.key == "added"][1]["area"]
    assert (strengths(state), GAME.actor(state)) == ([5, 5], 0)


def test_when_the_plan_is_spent_the_defender_has_lost() -> None:
    hands = {0: "Row-F Row-EF", 1: "Col-07 Area-helvetia"}
    state = planned("Col-07", hands=hands)
    assert keys(act(state, "add Row-EF"))[-1] == "won"


def test_cards_of_the_plan_that_were_not_needed_stay_in_the_hand() -> None:
    state = planned("Col-07", "Area-helvetia", hands={0: "Row-F", 1: "Col-07 Area-helvetia"})
    assert keys(act(state, "give_up"))[-1] == "repelled"
    assert [KIND_IDS[kind] for kind in state.hands[1]] == ["Area-helvetia"]
    assert state.plan == []


def test_no_plan_at_all_gives_the_cell_away() -> None:
    state = planned(hands={0: "Row-F", 1: "Col-07"})
    assert state.board[CELL["F7"]] == 0


def test_a_card_is_planned_as_often_as_the_hand_has_it() -> None:
    hands = {0: "Row-F", 1: "Area-gallia Pop Pop"}
    state = founded({0: "E7", 1: "F7 F6"}, hands)
    act(state, "attack Row-F F7", "ready Pop", "ready Pop")
    assert refused(state, "ready Pop") == "no_card OR-52"
    assert refused(state, "ready Area-gallia") == "out_of_reach OR-51"


def test_the_plan_is_secret() -> None:
    state = founded(hands={0: "Row-F", 1: "Col-07 Area-helvetia"}, players=3)
    told = act(state, "attack Row-F F7", "ready Col-07")
    assert [e.to for e in told if e.key == "ready"] == [(1,)]
    assert GAME.view(state, 1).plan == state.plan != []
    assert GAME.view(state, 0).plan == GAME.view(state, 2).plan == GAME.view(state, None).plan == []


def test_a_preview_stops_before_the_defenders_plan() -> None:
    hands = {0: "Row-F Row-EF", 1: "Col-07 Area-helvetia"}
    state = planned("Col-07", hands=hands)
    shown = preview(GAME, GAME.view(state, 0), action("add Row-EF"))
    assert shown.open_end
    assert [m.key for m in shown.messages] == ["event.added", "event.strengths"]


def test_laying_the_plan_open_is_a_barrier() -> None:
    hands = {0: "Row-F Row-EF", 1: "Col-07 Area-helvetia"}
    state = planned("Col-07", hands=hands)
    table = Table(SampledChance(0))
    GAME.apply(state, action("add Row-EF"), table)
    assert table.revealed


# -- option literal ---------------------------------------------------------------------------
def literal(hands: dict[int, str], board: dict[int, str] = HELVETIA) -> State:
    state = founded(board, hands, attack="literal")
    act(state, "attack Row-F F7")
    return state


def test_literal_each_side_may_add_one_card() -> None:
    state = literal({0: "Row-F Row-EF", 1: "Col-07 Area-helvetia"})
    assert (GAME.actor(state), listed(state, "hold")) == (0, ["hold"])
    act(state, "add Row-EF")
    assert GAME.actor(state) == 1
    told = act(state, "add Col-07")
    assert keys(told)[-1] == "won", "5 against 3: the higher total wins"


def test_literal_the_defender_wins_with_the_higher_total() -> None:
    state = literal({0: "Row-F", 1: "Col-07"}, {0: "E7", 1: "F7 F6"})
    assert keys(act(state, "hold", "add Col-07"))[-1] == "repelled"


def test_literal_on_a_tie_the_defender_must_add_then_the_attacker() -> None:
    state = literal({0: "Row-F Row-EF", 1: "Col-07 Area-helvetia"})
    act(state, "hold", "add Col-07")
    assert (strengths(state), GAME.actor(state)) == ([3, 3], 1)
    assert refused(state, "hold") == "not_now "
    act(state, "add Area-helvetia")
    assert (strengths(state), GAME.actor(state)) == ([3, 5], 0)
    act(state, "add Row-EF")
    assert (strengths(state), GAME.actor(state)) == ([5, 5], 1)
    assert keys(act(state, "give_up"))[-1] == "won"


def test_literal_without_any_card_the_first_totals_decide() -> None:
    assert keys(act(literal({0: "Row-F", 1: "Ship"}), "hold", "hold"))[-1] == "won"


@pytest.mark.parametrize("mode", ["visit", "alternate", "literal"])
def test_cards_and_shields_are_conserved_in_a_fight(mode: str) -> None:
    state = founded(hands={0: "Row-F Row-EF", 1: "Col-07 Ship"}, attack=mode)
    GAME.check(state)
    act(state, "attack Row-F F7")
    for _ in range(12):
        if state.flow[-1][0] == "turn":
            break
        act(state, str(GAME.legal_actions(state)[0]))
        GAME.check(state)
    assert state.flow[-1][0] == "turn"
    assert state.hands[1].count(SHIP) == 1
