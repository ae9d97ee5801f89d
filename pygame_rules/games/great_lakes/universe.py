"""Every action worth asking about: the legal ones and plausible illegal ones (law 7)."""

from __future__ import annotations

from itertools import combinations, product

from ...core.actions import Action
from .actions import CLAIM, COLOUR, DRAW_TICKETS, PASS, ROW, SWAPS, return_actions
from .cards import DECKS, harbour_payments, route_payments
from .data import CITIES, GREY, LANES, TICKETS
from .state import State


def universe(state: State) -> list[Action]:
    """By the step on top."""
    if not state.flow:
        return [PASS]
    step, seat, *args = state.flow[-1]
    if step == "keep":
        return _returns(state, seat)
    if step == "pieces":
        return [Action("pieces", (n,)) for n in range(-1, 52)]
    if step == "second":
        return _draws()
    if step == "colour":
        return [*COLOUR, Action("colour", ("colour_grey",))]
    if step == "harbour_pay":
        return [payment.action for payment in (*harbour_payments(), *route_payments(0, GREY, 3))]
    if step == "pay":
        lane = LANES[args[0]]
        longer = route_payments(lane.kind, args[1], lane.length % 9 + 1)
        return [p.action for p in (*route_payments(lane.kind, args[1], lane.length), *longer)]
    return _turn()


def _returns(state: State, seat: int) -> list[Action]:
    offer = state.offers[seat]
    strangers = [t for t in range(len(TICKETS)) if t not in offer][:3]
    doubled = [Action("return", (TICKETS[t].id,) * 2) for t in offer]
    foreign = [Action("return", (TICKETS[t].id,)) for t in strangers]
    backwards = [
        Action("return", (TICKETS[b].id, TICKETS[a].id)) for a, b in combinations(sorted(offer), 2)
    ]
    return [*return_actions(offer, 3), *doubled, *foreign, *backwards]


def _draws() -> list[Action]:
    singles = [Action("draw", (target,)) for target in (*DECKS, *ROW)]
    pairs = [Action("draw", pair) for pair in product(ROW, DECKS)]
    odd = [Action("draw"), Action("draw", (DECKS[0], DECKS[1])), Action("draw", (ROW[0], ROW[1]))]
    return [*singles, *pairs, *odd]


def _turn() -> list[Action]:
    swaps = [Action("exchange", (swap, n)) for swap in SWAPS for n in range(-1, 17)]
    cities = [Action("harbour", (city.id,)) for city in CITIES]
    odd = [Action("claim"), Action("claim", (3,)), Action("pass", (1,)), Action("tickets")]
    return [*_draws(), *swaps, *cities, *CLAIM, PASS, DRAW_TICKETS, *odd]
