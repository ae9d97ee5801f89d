"""GL-50 exchanging pieces, GL-60 passing."""

from __future__ import annotations

from pygame_rules.games.great_lakes.data import RAIL, SEA, TICKETS
from tests.games.great_lakes.table import GAME, a_turn, do, hide, hold_tickets, legal, why_not


def stuck(players: int = 2):  # type: ignore[no-untyped-def]
    """No cards to draw, no tickets, nothing in the box, nothing claimable for anybody."""
    state = a_turn(players)
    for kind in (RAIL, SEA):
        hide(state, kind, seat=players - 1)
    hold_tickets(state, 1, *(ticket.id for ticket in TICKETS))
    for seat in range(players):
        state.pieces[seat], state.box[seat] = [0, 0], [33, 32]
    return state


def test_trains_for_ships_one_for_one_at_a_point_each() -> None:
    state = a_turn()
    do(state, "exchange to_ships 4")
    assert state.pieces[0] == [23, 27]
    assert state.box[0] == [10, 5]
    assert GAME.scores(state)[0] == -4
    GAME.check(state)


def test_ships_for_trains() -> None:
    state = a_turn()
    do(state, "exchange to_trains 6")
    assert state.pieces[0] == [33, 17]
    assert GAME.breakdown(state)[0]["exchanges"] == -6


def test_no_more_than_the_box_holds() -> None:
    state = a_turn()
    assert "exchange to_ships 9" in legal(state)
    assert "exchange to_trains 6" in legal(state)
    reason = why_not(state, "exchange to_ships 10")
    assert (reason.key, reason.rule, reason.params) == ("few_to_swap", "GL-50", {"n": 9})
    assert "exchange to_trains 7" not in legal(state)


def test_no_more_than_are_on_hand() -> None:
    state = a_turn()
    state.pieces[0], state.box[0] = [2, 23], [31, 9]
    assert why_not(state, "exchange to_ships 3").params == {"n": 2}


def test_at_least_one() -> None:
    assert why_not(a_turn(), "exchange to_ships 0").key == "not_offered"


def test_the_score_may_fall_below_zero() -> None:
    state = a_turn()
    do(state, "exchange to_trains 1")
    assert GAME.scores(state) == [-1, 0]


def test_a_pass_only_if_nothing_else_is_possible() -> None:
    state = a_turn()
    assert legal(state, "pass") == []
    assert why_not(state, "pass") == ("must_act", "GL-60", {})
    assert legal(stuck()) == ["pass"]


def test_the_game_ends_when_all_pass_in_a_row() -> None:
    state = stuck(3)
    state.turns_left = 6
    do(state, "pass")
    do(state, "pass")
    assert GAME.actor(state) == 2
    events = do(state, "pass")
    assert GAME.actor(state) is None
    assert "end_passes" in [event.key for event in events]


def test_passes_that_are_not_in_a_row_do_not_end_it() -> None:
    state = stuck(2)
    state.turns_left = 4
    do(state, "pass")
    state.box[1], state.pieces[1] = [30, 32], [3, 0]
    do(state, "exchange to_ships 1")
    do(state, "pass")
    assert GAME.actor(state) == 1
