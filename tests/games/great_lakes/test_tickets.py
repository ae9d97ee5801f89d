"""GL-30: drawing tickets; GL-71: when a ticket is complete."""

from __future__ import annotations

from pygame_rules.games.great_lakes.data import TICKET, TICKETS
from tests.games.great_lakes.table import GAME, a_turn, do, hold_tickets, legal, own, why_not


def empty_stack(state, *left: str) -> None:  # type: ignore[no-untyped-def]
    """Seat 1 holds every ticket but these."""
    hold_tickets(state, 1, *(ticket.id for ticket in TICKETS if ticket.id not in left))


def test_four_tickets_are_shown_and_at_least_one_stays() -> None:
    state = a_turn()
    do(state, "tickets deck_tickets", "t05", "t03", "t55", "t01")
    assert state.offers[0] == [TICKET[t] for t in ("t05", "t03", "t55", "t01")]
    assert len(legal(state)) == 1 + 4 + 6 + 4
    do(state, "return t01 t03 t05")
    assert state.tickets[0] == [TICKET["t55"]]
    assert state.bottom == [TICKET[t] for t in ("t05", "t03", "t01")]
    assert GAME.actor(state) == 1


def test_all_four_may_stay() -> None:
    state = a_turn()
    do(state, "tickets deck_tickets")
    do(state, "return")
    assert len(state.tickets[0]) == 4


def test_fewer_are_shown_when_fewer_are_left() -> None:
    state = a_turn()
    empty_stack(state, "t07", "t08")
    do(state, "tickets deck_tickets")
    assert sorted(state.offers[0]) == [TICKET["t07"], TICKET["t08"]]
    assert legal(state) == ["return", "return t07", "return t08"]


def test_rejects_come_back_once_the_stack_above_them_is_gone() -> None:
    state = a_turn()
    empty_stack(state, "t07", "t08", "t09", "t10", "t11")
    do(state, "tickets deck_tickets", "t07", "t08", "t09", "t10")
    do(state, "return t07 t08 t09")
    do(state, "tickets deck_tickets")
    assert state.offers[1] == [TICKET[t] for t in ("t11", "t07", "t08", "t09")]
    assert state.bottom == []
    GAME.check(state)


def test_no_tickets_from_an_empty_stack() -> None:
    state = a_turn()
    empty_stack(state)
    assert legal(state, "tickets") == []
    assert why_not(state, "tickets deck_tickets") == ("no_tickets", "GL-30", {})


def test_kept_tickets_cannot_be_given_back() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t20")
    do(state, "tickets deck_tickets")
    assert why_not(state, "return t20").key == "not_shown"


def test_a_ticket_is_complete_over_rail_sea_and_junctions_together() -> None:
    # t45 Green Bay-Timmins: sea to Sault Ste. Marie, sea to Marathon, railway to Timmins
    state = a_turn()
    hold_tickets(state, 0, "t45", "t52")
    own(state, 0, "r018", "r014")
    assert scored(state) == {"tickets_done": 0, "tickets_failed": -30}
    own(state, 0, "r015")
    assert scored(state) == {"tickets_done": 13, "tickets_failed": -17}


def test_a_way_through_a_junction_counts() -> None:
    # t18 Duluth-Traverse City over the crossing on Lake Superior and Sault Ste. Marie
    state = a_turn()
    hold_tickets(state, 0, "t18")
    own(state, 0, "r003", "r012", "r020")
    assert scored(state)["tickets_done"] == 7


def test_routes_of_others_do_not_help() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t01")
    own(state, 0, "r091")
    own(state, 1, "r090")
    assert scored(state)["tickets_failed"] == -3


def scored(state) -> dict[str, int]:  # type: ignore[no-untyped-def]
    """The tickets of seat 0 as if the game ended now."""
    over = state.copy()
    over.flow = []
    parts = GAME.breakdown(over)[0]
    return {key: parts[key] for key in ("tickets_done", "tickets_failed")}
