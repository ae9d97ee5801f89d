"""How good a position is for a seat, in points, for bots.

Points now, what its tickets and harbours are likely to bring, less the turns of work that
still lie ahead, plus what its cards are good for. The state is one that was imagined from a
view; only what `Position` holds is read, so guesses about other hands do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from ...core.chance import SampledChance
from ...core.flow import Decision
from ...core.table import Table
from .cards import WILD, harbour_train, single_ship
from .data import (
    CHOSEN_PIECES,
    CITIES,
    COLOURS,
    GREY,
    HARBOUR_POINTS,
    HARBOURS_EACH,
    LANES,
    RAIL,
    ROUTE_POINTS,
    SEA,
    TICKETS,
    UNBUILT_HARBOUR,
)
from .flow import LAST_PIECES, STEPS
from .network import LENGTH
from .plan import (
    TURN_WORTH,
    Held,
    Plan,
    Position,
    free_lanes,
    lane_costs,
    make_plan,
    spaces_held,
    turns_needed,
)
from .scoring import breakdown
from .state import NOBODY, State

PIECES_A_TURN = 1.6
CARD, WILD_CARD, SYMBOL_CARD = 0.45, 1.1, 0.1
SECOND_CARD = 0.9
LONG_ROUTE = 0.45
HARBOUR_HOPE, NO_ROUTE_YET = 0.7, 0.4
LEAST_LONG = 3
TICKET_TURN, TICKET_SHARE = 3.0, 0.6
PIECE_BALANCE = 0.15
USUAL_TRAINS = 26
REMEMBERED = 4096


def evaluate(state: State, seat: int) -> float:
    """Own prospects less the best rival's points on the board."""
    if not state.flow:
        totals = [sum(part.values()) for part in breakdown(state)]
        return totals[seat] - max(x for s, x in enumerate(totals) if s != seat)
    state = _paid(state, seat)
    step, actor, *_ = state.flow[-1]
    value = _prospects(_position(state, seat)) + state.points[seat] - state.losses[seat]
    if step == "second" and actor == seat:
        value += SECOND_CARD
    return value - max(x for s, x in enumerate(state.points) if s != seat)


def _paid(state: State, seat: int) -> State:
    """The state after the first payment that is offered, if the seat is about to pay."""
    while state.flow[-1][0] in ("colour", "pay", "harbour_pay") and state.flow[-1][1] == seat:
        state = state.copy()
        decision = STEPS[state.flow[-1][0]]
        assert isinstance(decision, Decision)
        table = Table(SampledChance("payment"), listening=False)
        decision.apply(state, decision.legal_actions(state)[0], table)
    return state


def _position(state: State, seat: int) -> Position:
    step, actor, *rest = state.flow[-1]
    trains, ships = state.pieces[seat]
    return Position(
        seat=seat,
        players=state.players,
        owner=tuple(state.owner),
        harbours=tuple(state.harbours),
        joined=tuple(state.joined[seat]),
        hand=tuple(state.hands[seat]),
        tickets=tuple(state.tickets[seat]),
        offer=tuple(state.offers[seat]),
        least=rest[0] if step == "keep" and actor == seat else 0,
        pieces=(CHOSEN_PIECES, 0) if state.choices else (trains, ships),
        chosen=state.choices[seat] if state.choices else -1,
        turns=turns_left(state),
    )


def turns_left(state: State) -> float:
    """About how many turns a player has to come."""
    if state.turns_left >= 0:
        return (state.turns_left + 1) // state.players + 0.0
    fewest = CHOSEN_PIECES if state.choices else min(map(sum, state.pieces))
    return max(fewest - LAST_PIECES, 0) / PIECES_A_TURN + 2.0


@lru_cache(maxsize=REMEMBERED)
def _prospects(position: Position) -> float:
    """What is to come. Draws that leave the hand alike ask it again and again."""
    held, wilds = spaces_held(position.hand), position.hand[WILD]
    free = free_lanes(position)
    costs = lane_costs(position, free, held)
    plan = make_plan(position, position.tickets, costs)
    value = plan.worth - TURN_WORTH * turns_needed(plan.lanes, held, wilds)
    if position.offer:
        value += _offer(position, plan, held, costs)
    value -= _shortage(position, plan)
    value += _harbours(position, plan)
    cards = _cards(position.hand) + LONG_ROUTE * _best_route(position, free, held)
    return value + cards * position.turns / (position.turns + 3.0)


def _cards(hand: Sequence[int]) -> float:
    """Cards in hand are good for something."""
    symbols = sum(hand[harbour_train(c)] + hand[single_ship(c)] for c in range(len(COLOURS)))
    return CARD * (sum(hand) - hand[WILD]) + WILD_CARD * hand[WILD] + SYMBOL_CARD * symbols


def _best_route(position: Position, free: Sequence[int], held: Held) -> float:
    """Points of the most promising free lane, by the square of how far it is covered."""
    best = [max(held[RAIL]), max(held[SEA])]
    value = 0.0
    for lane in free:
        _, _, _, length, kind, colour, _ = LANES[lane]
        if length >= LEAST_LONG and ROUTE_POINTS[length] > value:
            have = best[kind] if colour == GREY else held[kind][colour]
            share = min(1.0, have / length)
            if length <= position.pieces[kind]:
                value = max(value, ROUTE_POINTS[length] * share * share)
    return value


def _shortage(position: Position, plan: Plan) -> float:
    """Pieces of one type that the plan lacks cost an exchange; a choice should fit the plan."""
    needed = [0, 0]
    for lane in plan.lanes:
        needed[LANES[lane].kind] += LENGTH[lane]
    if position.chosen >= 0:
        wish = USUAL_TRAINS + 0.4 * (needed[RAIL] - needed[SEA])
        return PIECE_BALANCE * abs(position.chosen - wish)
    if sum(needed) > sum(position.pieces) or position.pieces == (CHOSEN_PIECES, 0):
        return 0.0
    short = sum(max(0, needed[kind] - position.pieces[kind]) for kind in (RAIL, SEA))
    return short + TURN_WORTH / 2 if short else 0.0


def _harbours(position: Position, plan: Plan) -> float:
    """Harbours that stand, less those that do not, plus the one that the cards tend to."""
    named = _ticket_ends(position, plan)
    mine = {
        c for n, who in enumerate(position.owner) if who == position.seat for c in LANES[n][1:3]
    }
    value, unbuilt, best = 0.0, HARBOURS_EACH, 0.0
    for city, owner in enumerate(position.harbours):
        worth = min(10.0 * named[city], float(HARBOUR_POINTS[-1]))
        if owner == position.seat:
            value += worth
            unbuilt -= 1
        elif owner == NOBODY and CITIES[city].port:
            hope = worth + UNBUILT_HARBOUR
            best = max(best, hope if city in mine else NO_ROUTE_YET * hope)
    if unbuilt:
        ready = _harbour_cards(position.hand)
        value += HARBOUR_HOPE * ready * ready * best
    return value - UNBUILT_HARBOUR * unbuilt


def _ticket_ends(position: Position, plan: Plan) -> list[float]:
    """By city: own tickets that name it, weighed by their chances."""
    named = [0.0] * len(CITIES)
    for ticket, chance in zip(position.tickets, plan.chances, strict=True):
        named[TICKETS[ticket].a] += chance
        named[TICKETS[ticket].b] += chance
    return named


def _harbour_cards(hand: Sequence[int]) -> float:
    """How much of the price of a harbour is in the hand, from 0 to 1."""
    best = max(
        min(hand[harbour_train(c)], 2) + min(hand[single_ship(c)], 2) for c in range(len(COLOURS))
    )
    return min(4, best + hand[WILD]) / 4


def _offer(position: Position, plan: Plan, held: Held, costs: Sequence[float]) -> float:
    """Tickets being looked at: what the best of them would add, each for itself."""
    wilds = position.hand[WILD]
    before = plan.worth - TURN_WORTH * turns_needed(plan.lanes, held, wilds)
    gains = []
    for ticket in position.offer:
        more = make_plan(position, (*position.tickets, ticket), costs)
        gains.append(more.worth - TURN_WORTH * turns_needed(more.lanes, held, wilds) - before)
    gains.sort(reverse=True)
    chosen = fsum(gain for i, gain in enumerate(gains) if i < position.least or gain > 0)
    return TICKET_SHARE * chosen - TICKET_TURN
