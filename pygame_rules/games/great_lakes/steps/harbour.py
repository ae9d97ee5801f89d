"""Build a harbour: city, then payment. GL-40, GL-41."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.pools import Pool
from ....core.table import Table
from .. import row
from ..actions import HARBOUR
from ..cards import (
    WILD,
    Payment,
    affordable,
    harbour_payments,
    harbour_train,
    only_way,
    payment_of,
    single_ship,
)
from ..data import CITIES, CITY, COLOURS, ENDING_IN, HARBOURS_EACH
from ..state import NOBODY, State
from ..words import cards_paid, city_name

_SYMBOLS = tuple((harbour_train(colour), single_ship(colour)) for colour in range(len(COLOURS)))
"""By colour, the two kinds of card with the harbour symbol."""


def has_route_to(state: State, seat: int, city: int) -> bool:
    """Whether a route of the seat, rail or sea, ends in the city."""
    owner = state.owner
    return seat in [owner[lane] for lane in ENDING_IN[city]]


def can_pay(hand: Pool) -> bool:
    """Whether some payment is in the hand (GL-41)."""
    least = 4 - hand[WILD]
    for train, ship in _SYMBOLS:
        if hand[train] + hand[ship] >= least and min(hand[train], 2) + min(hand[ship], 2) >= least:
            return True
    return least <= 0


def harbour_actions(state: State, seat: int) -> list[Action]:
    """Ports without a harbour where the seat has a route, if it can pay."""
    harbours = state.harbours
    if not can_pay(state.hands[seat]) or harbours.count(seat) == HARBOURS_EACH:
        return []
    free = [pair for pair in HARBOUR if harbours[pair[0]] == NOBODY]
    return [action for city, action in free if has_route_to(state, seat, city)]


def why_not_harbour(state: State, seat: int, action: Action) -> Reason | None:
    """GL-40 place and stock, GL-41 cards."""
    if len(action.targets) != 1 or action.targets[0] not in CITY:
        return Reason("not_offered")
    city = CITY[str(action.targets[0])]
    if not CITIES[city].port:
        return Reason("no_port", "GL-40")
    if state.harbours.count(seat) == HARBOURS_EACH:
        return Reason("no_harbours_left", "GL-40", {"n": HARBOURS_EACH})
    if state.harbours[city] != NOBODY:
        return Reason("harbour_taken", "GL-40", {"player": Player(state.harbours[city])})
    if not has_route_to(state, seat, city):
        return Reason("no_route_here", "GL-40")
    return None if can_pay(state.hands[seat]) else Reason("harbour_cards", "GL-41")


def harbour(state: State, seat: int, action: Action, table: Table) -> None:
    """Ask how to pay, unless there is only one way."""
    city = CITY[str(action.targets[0])]
    payment = only_way(harbour_payments(), state.hands[seat])
    if payment is None:
        flow.call(state, "harbour_pay", seat, city)
    else:
        _build(state, seat, city, payment, table)


def pay_actions(state: State) -> list[Action]:
    """Every payment that the hand covers."""
    hand = state.hands[state.flow[-1][1]]
    return [payment.action for payment in affordable(harbour_payments(), hand)]


def why_not_pay(state: State, action: Action) -> Reason | None:
    """GL-41."""
    if all(payment.action != action for payment in harbour_payments()):
        return Reason("not_offered")
    return None if action in pay_actions(state) else Reason("not_in_hand", "GL-41")


def pay(state: State, action: Action, table: Table) -> None:
    """The harbour is built."""
    _, seat, city = state.flow[-1]
    flow.end(state)
    _build(state, seat, city, payment_of(action, harbour_payments()), table)


def _build(state: State, seat: int, city: int, payment: Payment, table: Table) -> None:
    cards = payment.cards()
    row.spend(state, seat, cards)
    state.harbours[city] = seat
    if table.listening:
        at = (CITIES[city].id,)
        paid = cards_paid(cards)
        table.tell("harbour", player=Player(seat), city=city_name(city), cards=paid, at=at)
