"""Claim a route: lane, then (for long grey railways) colour, then payment. GL-20 to GL-24."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Message, Player
from ....core.table import Table
from ....geometry.graphs import join
from .. import row
from ..actions import CLAIM, COLOUR, COLOUR_OF
from ..cards import (
    Payment,
    affordable,
    harbour_train,
    only_way,
    payment_of,
    plain_train,
    reach,
    route_payments,
)
from ..data import COLOURS, GREY, LANE, LANES, RAIL, ROUTE_POINTS, TICKETS, Lane
from ..network import FEW_PLAYERS, KEY, LENGTH, PAIRS, open_lanes, reaches, twin_closes
from ..state import FREE, State
from ..words import cards_paid, route_name, ticket_name

_SPANS = tuple(zip(PAIRS, KEY, LENGTH, strict=True))
LONG = 6
"""From this length grey railways ask for the colour first: their payments are too many."""


def claim_actions(state: State, seat: int) -> list[Action]:
    """Every free lane that cards and pieces cover."""
    spans = reaches(state.hands[seat], state.pieces[seat])
    covered = [pair for pair, key, length in _SPANS if length <= spans[key]]
    return [CLAIM[lane] for lane in open_lanes(state.owner, len(state.hands), seat, covered)]


def why_not_claim(state: State, seat: int, action: Action) -> Reason | None:
    """GL-20 free, GL-24 twin, GL-22 pieces, GL-21 cards."""
    if len(action.targets) != 1 or action.targets[0] not in LANE:
        return Reason("not_offered")
    lane = LANE[str(action.targets[0])]
    if state.owner[lane] != FREE:
        return Reason("route_taken", "GL-20", {"player": Player(state.owner[lane])})
    if twin_closes(state.owner, state.players, seat, lane):
        few = state.players <= FEW_PLAYERS
        return Reason("twin_closed" if few else "twin_yours", "GL-24")
    return _why_not_pay(state, seat, lane)


def _why_not_pay(state: State, seat: int, lane: int) -> Reason | None:
    kind, length = LANES[lane].kind, LENGTH[lane]
    have = state.pieces[seat][kind]
    if have < length:
        key = "few_trains" if kind == RAIL else "few_ships"
        return Reason(key, "GL-22", {"n": length, "have": have})
    span = reaches(state.hands[seat], state.pieces[seat])[KEY[lane]]
    return None if length <= span else Reason("few_cards", "GL-21", {"n": length})


def claim(state: State, seat: int, action: Action, table: Table) -> None:
    """Ask how to pay, unless there is only one way."""
    lane = LANE[str(action.targets[0])]
    if not asks_colour(LANES[lane]):
        _ask_payment(state, seat, lane, LANES[lane].colour, table)
        return
    colours = payable_colours(state, seat, lane)
    if len(colours) > 1:
        flow.call(state, "colour", seat, lane)
    else:
        _ask_payment(state, seat, lane, colours[0] if colours else GREY, table)


def asks_colour(lane: Lane) -> bool:
    """Whether the colour is a question of its own (by the map, never by counting)."""
    return lane.kind == RAIL and lane.colour == GREY and lane.length >= LONG


def payable_colours(state: State, seat: int, lane: int) -> list[int]:
    """Colours of which at least one card would be spent."""
    hand, length = state.hands[seat], LENGTH[lane]
    return [
        colour
        for colour in range(len(COLOURS))
        if (hand[plain_train(colour)] or hand[harbour_train(colour)])
        and reach(hand, RAIL, colour) >= length
    ]


def _ask_payment(state: State, seat: int, lane: int, colour: int, table: Table) -> None:
    payments = route_payments(LANES[lane].kind, colour, LENGTH[lane])
    payment = only_way(payments, state.hands[seat])
    if payment is None:
        flow.call(state, "pay", seat, lane, colour)
    else:
        claim_route(state, seat, lane, payment, table)


# -- the colour of a long grey railway --------------------------------------------------------
def colour_actions(state: State) -> list[Action]:
    """The colours that can pay."""
    _, seat, lane = state.flow[-1]
    return sorted(COLOUR[colour] for colour in payable_colours(state, seat, lane))


def why_not_colour(state: State, action: Action) -> Reason | None:
    """GL-21."""
    if len(action.targets) != 1 or action.targets[0] not in COLOUR_OF:
        return Reason("not_offered")
    _, seat, lane = state.flow[-1]
    good = COLOUR_OF[str(action.targets[0])] in payable_colours(state, seat, lane)
    return None if good else Reason("few_cards", "GL-21", {"n": LENGTH[lane]})


def choose_colour(state: State, action: Action, table: Table) -> None:
    """Go on to the payment in that colour."""
    _, seat, lane = state.flow[-1]
    flow.end(state)
    _ask_payment(state, seat, lane, COLOUR_OF[str(action.targets[0])], table)


# -- the payment ------------------------------------------------------------------------------
def pay_actions(state: State) -> list[Action]:
    """One action for each payment for the route of the top frame that the hand covers."""
    _, seat, lane, colour = state.flow[-1]
    payments = route_payments(LANES[lane].kind, colour, LENGTH[lane])
    return [payment.action for payment in affordable(payments, state.hands[seat])]


def why_not_pay(state: State, action: Action) -> Reason | None:
    """GL-21: no whole card too many, and all of them in the hand."""
    _, _, lane, colour = state.flow[-1]
    payments = route_payments(LANES[lane].kind, colour, LENGTH[lane])
    if all(payment.action != action for payment in payments):
        return Reason("not_offered")
    return None if action in pay_actions(state) else Reason("not_in_hand", "GL-21")


def pay(state: State, action: Action, table: Table) -> None:
    """The route is claimed."""
    _, seat, lane, colour = state.flow[-1]
    payments = route_payments(LANES[lane].kind, colour, LENGTH[lane])
    flow.end(state)
    claim_route(state, seat, lane, payment_of(action, payments), table)


def claim_route(state: State, seat: int, lane: int, payment: Payment, table: Table) -> None:
    """Cards to the discards, pieces to the board, points at once (GL-20, GL-23)."""
    route = LANES[lane]
    cards = payment.cards()
    row.spend(state, seat, cards)
    state.owner[lane] = seat
    state.pieces[seat][route.kind] -= route.length
    state.points[seat] += ROUTE_POINTS[route.length]
    before = state.joined[seat][:] if table.listening else []
    join(state.joined[seat], route.a, route.b)
    if table.listening:
        _tell_claim(state, seat, lane, cards, before, table)


def _tell_claim(
    state: State,
    seat: int,
    lane: int,
    cards: list[tuple[int, int]],
    before: list[int],
    table: Table,
) -> None:
    """Everyone reads the claim; the owner also which tickets it completed."""
    points, at = ROUTE_POINTS[LENGTH[lane]], (LANES[lane].id,)
    paid: Message = cards_paid(cards)
    table.tell("claim", player=Player(seat), route=route_name(lane), n=points, cards=paid, at=at)
    now = state.joined[seat]
    for ticket in state.tickets[seat]:
        _, a, b, value = TICKETS[ticket]
        if now[a] == now[b] and before[a] != before[b]:
            name = ticket_name(ticket)
            table.tell("ticket_done", to=(seat,), at=at, certain=True, ticket=name, n=value)
