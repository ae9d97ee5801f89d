"""GL-10 to GL-14: drawing transport cards."""

from __future__ import annotations

from pygame_rules.games.great_lakes.cards import ALL_CARDS, FIRST_SHIP, WILD
from pygame_rules.games.great_lakes.data import RAIL, SEA
from tests.games.great_lakes.table import (
    GAME,
    a_turn,
    deal,
    do,
    held,
    hide,
    legal,
    row_names,
    throw_away,
    why_not,
)

ROW = ("train_red", "train_black", "train_white", "ship_red", "two_ships_black", "ship_white")
WILD_ROW = ("wild", "train_black", "train_white", "ship_red", "two_ships_black", "ship_white")


def test_two_cards_make_the_action() -> None:
    state = a_turn(row=ROW)
    do(state, "draw deck_trains", "train_green")
    assert GAME.actor(state) == 0
    do(state, "draw deck_ships", "two_ships_green")
    assert held(state, 0) == {"train_green": 1, "two_ships_green": 1}
    assert GAME.actor(state) == 1


def test_the_taker_chooses_the_deck_that_refills_the_row() -> None:
    state = a_turn(row=ROW)
    do(state, "draw row0 deck_ships", "ship_green")
    assert held(state, 0) == {"train_red": 1}
    assert row_names(state)[0] == "ship_green"


def test_a_card_of_the_row_needs_a_refill_deck() -> None:
    state = a_turn(row=ROW)
    reason = why_not(state, "draw row0")
    assert (reason.key, reason.rule) == ("choose_refill", "GL-10")


def test_the_place_is_refilled_before_the_second_card() -> None:
    state = a_turn(row=ROW)
    do(state, "draw row0 deck_trains", "train_yellow")
    assert "draw row0 deck_trains" in legal(state)
    do(state, "draw row0 deck_trains", "train_purple")
    assert held(state, 0) == {"train_red": 1, "train_yellow": 1}
    assert row_names(state)[0] == "train_purple"


def test_an_open_wild_counts_as_both_cards() -> None:
    state = a_turn(row=WILD_ROW)
    do(state, "draw row0 deck_trains", "train_red")
    assert held(state, 0) == {"wild": 1}
    assert GAME.actor(state) == 1


def test_an_open_wild_is_no_second_card() -> None:
    state = a_turn(row=WILD_ROW)
    do(state, "draw row1 deck_trains", "train_red")
    assert not any(text.startswith("draw row0") for text in legal(state))
    reason = why_not(state, "draw row0 deck_trains")
    assert (reason.key, reason.rule) == ("wild_second", "GL-11")


def test_not_even_a_wild_that_was_just_turned_up() -> None:
    state = a_turn(row=ROW)
    do(state, "draw row0 deck_trains", "wild")
    assert why_not(state, "draw row0 deck_ships").key == "wild_second"


def test_a_wild_drawn_blind_counts_as_one_card() -> None:
    state = a_turn(row=ROW)
    do(state, "draw deck_trains", "wild")
    assert GAME.actor(state) == 0
    do(state, "draw deck_trains", "wild")
    assert held(state, 0) == {"wild": 2}


def test_three_open_wilds_clear_the_whole_row() -> None:
    state = a_turn(row=("wild", "wild", "train_white", "ship_red", "two_ships_black", "ship_white"))
    new_row = ("train_red",) * 3 + ("ship_green",) * 3
    do(state, "draw row2 deck_trains", "wild", *new_row)
    assert row_names(state) == list(new_row)
    assert state.discards[WILD] == 3
    assert sum(state.discards) == 6
    GAME.check(state)


def test_the_new_row_is_cleared_again_while_it_holds_three_wilds() -> None:
    state = a_turn(row=("wild", "wild", "train_white", "ship_red", "two_ships_black", "ship_white"))
    bad = ("wild",) * 3 + ("ship_green",) * 3
    good = ("train_red",) * 3 + ("ship_yellow",) * 3
    events = do(state, "draw row2 deck_trains", "wild", *bad, *good)
    assert row_names(state) == list(good)
    assert [e.key for e in events].count("row_reset") == 2


def test_when_only_wilds_are_left_the_row_stays_after_five_resets() -> None:
    state = a_turn(row=("wild", "wild", "train_white", "ship_red", "two_ships_black", "ship_white"))
    for card in range(FIRST_SHIP):
        if card != WILD:
            state.hands[1][card] += state.decks[RAIL][card]
            state.decks[RAIL][card] = 0
    state.hands[1][state.row[2]] += 1
    state.row[2] = -1
    events = do(state, "draw row3 deck_trains")
    assert [e.key for e in events].count("row_reset") == 5
    assert state.row.count(WILD) == 3
    GAME.check(state)


def test_an_empty_deck_is_rebuilt_from_its_own_discards() -> None:
    state = a_turn(row=ROW)
    throw_away(state, RAIL, keep=("train_green",))
    throw_away(state, SEA)
    ships_thrown = sum(state.discards[FIRST_SHIP:])
    do(state, "draw deck_trains", "train_green")
    assert sum(state.decks[RAIL]) == 0
    events = do(state, "draw deck_trains", "train_yellow")
    assert "rebuilt" in [event.key for event in events]
    assert sum(state.discards[:FIRST_SHIP]) == 0
    assert sum(state.discards[FIRST_SHIP:]) == ships_thrown
    GAME.check(state)


def test_if_one_type_is_used_up_the_other_still_draws_and_refills() -> None:
    state = a_turn(row=ROW)
    hide(state, RAIL, seat=1)
    assert "draw deck_trains" not in legal(state)
    assert why_not(state, "draw deck_trains").rule == "GL-13"
    assert why_not(state, "draw row0 deck_trains").key == "deck_empty"
    do(state, "draw row0 deck_ships", "ship_yellow")
    assert row_names(state)[0] == "ship_yellow"


def test_open_cards_may_be_taken_when_both_decks_are_out() -> None:
    state = a_turn(row=ROW)
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    assert legal(state, "draw") == [f"draw row{slot}" for slot in range(6)]
    do(state, "draw row0")
    assert row_names(state)[0] == "-"
    do(state, "draw row1")
    assert GAME.actor(state) == 1
    assert row_names(state)[:2] == ["-", "-"]
    assert why_not(state, "draw row0").key == "row_empty"


def test_nothing_to_take_means_no_drawing() -> None:
    state = a_turn()
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    assert legal(state, "draw") == []


def test_one_card_is_enough_when_there_is_no_second() -> None:
    state = a_turn(row=("train_red",))
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    do(state, "draw row0")
    assert GAME.actor(state) == 1


def test_one_card_is_enough_when_only_open_wilds_are_left_for_the_second() -> None:
    state = a_turn(row=("train_red", "wild", "wild"))
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    do(state, "draw row0")
    assert GAME.actor(state) == 1
    assert row_names(state)[1] == "wild"


def test_gaps_are_filled_at_the_end_of_a_turn_from_the_type_that_shows_fewer() -> None:
    state = a_turn(row=("train_red", "train_black", "ship_red"))
    do(state, "exchange to_ships 1")
    types = ["ship" in name for name in row_names(state)]
    assert "-" not in row_names(state)
    assert types.count(True) == 3


def test_a_tie_fills_the_gap_with_a_train() -> None:
    state = a_turn(row=("train_red", "train_black", "ship_red", "ship_black", "train_red"))
    state.hands[1][state.row[4]] += 1
    state.row[4] = -1
    do(state, "exchange to_ships 1", "train_green", "ship_green")
    assert row_names(state)[4:] == ["train_green", "ship_green"]


def test_gaps_stay_while_nothing_can_fill_them() -> None:
    state = a_turn(row=("train_red",))
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    do(state, "exchange to_ships 1")
    assert row_names(state) == ["train_red", "-", "-", "-", "-", "-"]


def test_a_row_that_fills_up_with_wilds_is_cleared_too() -> None:
    state = a_turn(row=("wild", "wild", "ship_red", "ship_black", "two_ships_red"))
    events = do(state, "exchange to_ships 1", "wild", *("train_red",) * 3, *("ship_green",) * 3)
    assert "row_reset" in [event.key for event in events]
    assert WILD not in state.row


def test_a_reset_turns_up_fewer_where_a_type_is_short() -> None:
    state = a_turn(row=("wild", "wild", "train_white"))
    hide(state, SEA, seat=1)
    do(state, "draw row2 deck_trains", "wild", "train_red", "train_red", "train_red")
    assert row_names(state) == ["train_red"] * 3 + ["-"] * 3


def test_there_is_no_hand_limit() -> None:
    state = a_turn(row=ROW)
    deal(state, 0, train_green=7, train_yellow=7, two_ships_yellow=6)
    deal(state, 0, wild=10, train_purple=7)
    assert "draw deck_trains" in legal(state)


def test_everyone_sees_an_open_card_go_into_a_hand_but_not_a_blind_one() -> None:
    state = a_turn(row=ROW)
    do(state, "draw row0 deck_trains", "train_yellow")
    do(state, "draw deck_ships", "ship_purple")
    view = GAME.view(state, 1)
    assert sum(view.seen[0]) == 1
    assert view.hand_sizes[0] == [1, 1]
    assert sum(ALL_CARDS) == 140
