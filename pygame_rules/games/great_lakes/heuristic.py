"""How good a position is for a seat, in points, for bots.

Points now, what its tickets and harbours are likely to bring, less the turns of work that
still lie ahead, plus what its cards are good for. The state is one that was imagined from a
view; only the seat's own hand and tickets are read, so guesses about others do no harm.
"""

from __future__ import annotations

from ...core.chance import SampledChance
from ...core.pools import Pool
from ...core.table import Table
from .cards import WILD, harbour_train, single_ship
from .data import (
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
from .network import LENGTH, open_lanes
from .plan import TURN_WORTH, Plan, make_plan, spaces_held, turns_needed
from .scoring import breakdown
from .state import NOBODY, State
from .steps.harbour import has_route_to

PIECES_A_TURN = 1.6
CARD, WILD_CARD, SYMBOL_CARD = 0.45, 1.1, 0.1
SECOND_CARD = 0.9
LONG_ROUTE = 0.45
HARBOUR_HOPE = 0.7
FEW_LENGTH = 3
TICKET_TURN, TICKET_SHARE = 3.0, 0.6
PIECE_BALANCE = 0.15
USUAL_TRAINS = 26


def evaluate(state: State, seat: int) -> float:
    """Own prospects less the best rival's points on the board."""
    if not state.flow:
        totals = [sum(part.values()) for part in breakdown(state)]
        return totals[seat] - max(x for s, x in enumerate(totals) if s != seat)
    state = _paid(state, seat)
    rivals = max(x for s, x in enumerate(state.points) if s != seat)
    return _prospects(state, seat) - rivals


def _paid(state: State, seat: int) -> State:
    """The state after the first payment that is offered, if the seat is about to pay."""
    while state.flow and state.flow[-1][0] in ("colour", "pay", "harbour_pay"):
        if state.flow[-1][1] != seat:
            break
        state = state.copy()
        decision = STEPS[state.flow[-1][0]]
        table = Table(SampledChance("payment"), listening=False)
        decision.apply(state, decision.legal_actions(state)[0], table)  # type: ignore[union-attr]
    return state


def turns_left(state: State, seat: int) -> float:
    """About how many turns the seat has to come."""
    if state.turns_left >= 0:
        return state.turns_left // state.players + (state.turns_left % state.players > 0) * 0.5
    fewest = min(sum(pieces) for pieces in state.pieces) if not state.choices else 50
    return max(fewest - LAST_PIECES, 0) / PIECES_A_TURN + 2.0


def _prospects(state: State, seat: int) -> float:
    hand, turns = state.hands[seat], turns_left(state, seat)
    held = spaces_held(hand)
    plan = make_plan(state, seat, state.tickets[seat], held, turns)
    work = turns_needed(plan.lanes, held, hand[WILD])
    value = state.points[seat] - state.losses[seat] + plan.worth - TURN_WORTH * work
    value -= _shortage(state, seat, plan)
    value += _harbours(state, seat, plan)
    value += _cards(state, seat, held) * turns / (turns + 3.0)
    step, actor, *_ = state.flow[-1]
    if step == "second" and actor == seat:
        value += SECOND_CARD
    if state.offers[seat]:
        value += _offer(state, seat, plan, held, turns)
    return value


def _cards(state: State, seat: int, held: list[list[int]]) -> float:
    """Cards in hand are good for something, and most of all for a long route."""
    hand = state.hands[seat]
    value = CARD * (sum(hand) - hand[WILD]) + WILD_CARD * hand[WILD]
    symbols = sum(hand[harbour_train(c)] + hand[single_ship(c)] for c in range(len(COLOURS)))
    return value + SYMBOL_CARD * symbols + LONG_ROUTE * _best_route(state, seat, held)


def _best_route(state: State, seat: int, held: list[list[int]]) -> float:
    """Points of the most promising free lane, by the square of how far it is covered."""
    pieces = state.pieces[seat]
    best = [max(held[RAIL]), max(held[SEA])]
    value = 0.0
    for lane in open_lanes(state.owner, state.players, seat):
        _, _, _, length, kind, colour, _ = LANES[lane]
        if FEW_LENGTH <= length <= pieces[kind]:
            have = best[kind] if colour == GREY else held[kind][colour]
            share = min(1.0, have / length)
            value = max(value, ROUTE_POINTS[length] * share * share)
    return value


def _shortage(state: State, seat: int, plan: Plan) -> float:
    """Pieces of one type that the plan lacks cost an exchange; a choice should fit the plan."""
    needed = [0, 0]
    for lane in plan.lanes:
        needed[LANES[lane].kind] += LENGTH[lane]
    if state.choices:
        chosen = state.choices[seat]
        wish = USUAL_TRAINS + 0.4 * (needed[RAIL] - needed[SEA])
        return PIECE_BALANCE * abs(chosen - wish) if chosen >= 0 else 0.0
    pieces = state.pieces[seat]
    short = sum(max(0, needed[kind] - pieces[kind]) for kind in (RAIL, SEA))
    return short + TURN_WORTH / 2 if short else 0.0


def _harbours(state: State, seat: int, plan: Plan) -> float:
    """Harbours that stand, less those that do not, plus the one that the cards tend to."""
    named = _ticket_ends(state, seat, plan)
    built = [city for city, owner in enumerate(state.harbours) if owner == seat]
    value = sum(_harbour_worth(named[city]) for city in built)
    unbuilt = HARBOURS_EACH - len(built)
    value -= UNBUILT_HARBOUR * unbuilt
    if unbuilt:
        hopes = [_hope(state, seat, city, named[city]) for city in _sites(state)]
        ready = _harbour_cards(state.hands[seat])
        value += HARBOUR_HOPE * ready * ready * max(hopes, default=0.0)
    return value


def _sites(state: State) -> list[int]:
    return [i for i, city in enumerate(CITIES) if city.port and state.harbours[i] == NOBODY]


def _hope(state: State, seat: int, city: int, named: float) -> float:
    """What a harbour in this city would bring, if it can be built soon."""
    reachable = 1.0 if has_route_to(state, seat, city) else 0.4
    return reachable * (_harbour_worth(named) + UNBUILT_HARBOUR)


def _ticket_ends(state: State, seat: int, plan: Plan) -> list[float]:
    """By city: own tickets that name it, weighed by their chances."""
    named = [0.0] * len(CITIES)
    for ticket, chance in zip(state.tickets[seat], plan.chances, strict=True):
        named[TICKETS[ticket].a] += chance
        named[TICKETS[ticket].b] += chance
    return named


def _harbour_worth(named: float) -> float:
    return min(10.0 * named, float(HARBOUR_POINTS[-1]))


def _harbour_cards(hand: Pool) -> float:
    """How much of the price of a harbour is in the hand, from 0 to 1."""
    best = max(
        min(hand[harbour_train(c)], 2) + min(hand[single_ship(c)], 2) for c in range(len(COLOURS))
    )
    return min(4, best + hand[WILD]) / 4


def _offer(state: State, seat: int, plan: Plan, held: list[list[int]], turns: float) -> float:
    """Tickets being looked at: what the best of them would add, each for itself."""
    step, actor, *rest = state.flow[-1]
    least = rest[0] if step == "keep" and actor == seat else 0
    wilds = state.hands[seat][WILD]
    before = plan.worth - TURN_WORTH * turns_needed(plan.lanes, held, wilds)
    gains = []
    for ticket in state.offers[seat]:
        more = make_plan(state, seat, [*state.tickets[seat], ticket], held, turns)
        after = more.worth - TURN_WORTH * turns_needed(more.lanes, held, wilds)
        gains.append(after - before)
    gains.sort(reverse=True)
    chosen = sum(gain for i, gain in enumerate(gains) if i < least or gain > 0)
    return TICKET_SHARE * chosen - TICKET_TURN
