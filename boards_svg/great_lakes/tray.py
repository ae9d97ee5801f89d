"""Cards beside the board: what is to be chosen, the row, the decks, own tickets and cards."""

from __future__ import annotations

from collections.abc import Iterable

from pygame_rules.core.message import Message, Player
from pygame_rules.games.great_lakes import words as names
from pygame_rules.games.great_lakes.actions import COLOUR, ROW, SWAPS, TICKET_STACK
from pygame_rules.games.great_lakes.cards import (
    CARD_NAMES,
    DECKS,
    FIRST_SHIP,
    KINDS,
    KINDS_OF,
    NO_CARD,
    WILD,
    Payment,
    affordable,
    harbour_payments,
    plain_train,
    route_payments,
)
from pygame_rules.games.great_lakes.cards import harbour_train as symbol_train
from pygame_rules.games.great_lakes.data import CITIES, COLOURS, LANES, RAIL, SEA, TICKETS
from pygame_rules.games.great_lakes.network import ticket_state
from pygame_rules.games.great_lakes.view import View

from ..contract import Card, CardGroup
from . import faces


def tray(view: View) -> tuple[CardGroup, ...]:
    """Groups without cards are left out. A choice that is being made stands first, then what
    everybody draws from: it must be in sight at every turn."""
    groups = [
        CardGroup("offer", tuple(_tickets(view, view.offer, view.seat))),
        CardGroup("payments", tuple(_payments(view))),
        CardGroup("colours", tuple(_colours(view))),
        CardGroup("row", tuple(_row(view))),
        CardGroup("decks", tuple(_decks(view))),
        *_ticket_groups(view),
        CardGroup("hand_trains", tuple(_hand(view, range(FIRST_SHIP)))),
        CardGroup("hand_ships", tuple(_hand(view, range(FIRST_SHIP, KINDS)))),
        CardGroup("exchange", tuple(_exchange(view))),
    ]
    return tuple(group for group in groups if group.cards)


# -- tickets ----------------------------------------------------------------------------
def _ticket_groups(view: View) -> Iterable[CardGroup]:
    """The viewer's own first; everybody's once the game is over."""
    seats = range(len(view.points))
    for seat in sorted(seats, key=lambda seat: seat != view.seat):
        key = "tickets" if seat == view.seat else "other_tickets"
        if view.tickets[seat] and (key == "tickets" or view.actor is None):
            yield CardGroup(key, tuple(_tickets(view, view.tickets[seat], seat)))


def _tickets(view: View, tickets: list[int], seat: int | None) -> Iterable[Card]:
    if seat is None:
        return
    joined, pieces = view.joined[seat], sum(view.pieces[seat])
    pieces = 50 if view.choices else pieces
    for ticket in tickets:
        state = ticket_state(ticket, view.owner, len(view.points), seat, joined, pieces)
        if view.actor is None and state != "done":
            state = "impossible"
        name, said = names.ticket_name(ticket), Message(f"ticket.{state}")
        note = Message("ticket.named", {"ticket": name, "state": said})
        if seat != view.seat:
            note = Message("ticket.of", {"player": Player(seat), "state": note})
        yield Card(
            id=TICKETS[ticket].id,
            title=name,
            art=faces.ticket(ticket, state),
            note=note,
            private=view.actor is not None,
            at=(CITIES[TICKETS[ticket].a].id, CITIES[TICKETS[ticket].b].id),
        )


# -- cards ------------------------------------------------------------------------------
def _hand(view: View, kinds: range) -> Iterable[Card]:
    """By colour: plain before harbour, single before double; wilds last."""
    for kind in kinds:
        if view.hand and view.hand[kind]:
            yield Card(
                id=CARD_NAMES[kind],
                title=Message(f"card.{CARD_NAMES[kind]}"),
                art=faces.transport(kind),
                note=card_note(kind),
                count=view.hand[kind],
                private=True,
                short=_short(kind),
            )


def _short(kind: int) -> Message | None:
    """The colour alone: the picture tells train from ship, and a harbour or a second ship."""
    if kind in (WILD, NO_CARD):
        return None
    return Message(f"element.colour_{COLOURS[faces.colour_of(kind)]}")


def card_note(kind: int) -> Message:
    """What a card is good for."""
    if kind == WILD:
        return Message("note.wild")
    if kind < FIRST_SHIP:
        return Message("note.harbour_train" if faces.has_symbol(kind) else "note.train")
    return Message("note.ship" if faces.has_symbol(kind) else "note.two_ships")


def _row(view: View) -> Iterable[Card]:
    for name, kind in zip(ROW, view.row, strict=True):
        empty = kind == NO_CARD
        title = Message("element.gap" if empty else f"card.{CARD_NAMES[kind]}")
        note = None if empty else card_note(kind)
        yield Card(name, title, faces.transport(kind), note, short=_short(kind))


def _decks(view: View) -> Iterable[Card]:
    for kind in (RAIL, SEA):
        thrown = sum(view.discards[KINDS_OF[kind]])
        note = Message("note.deck", {"left": view.deck_sizes[kind], "thrown": thrown})
        yield Card(DECKS[kind], Message(f"element.{DECKS[kind]}"), faces.deck(kind), note)
    left = view.stack_size + len(view.bottom)
    note = Message("note.stack", {"left": left})
    yield Card(TICKET_STACK, Message(f"element.{TICKET_STACK}"), faces.ticket_back(), note)


# -- choices ----------------------------------------------------------------------------
def _payments(view: View) -> Iterable[Card]:
    """The ways to pay, for the one who is about to."""
    for way in _ways(view):
        target = str(way.action.targets[0])
        art = faces.payment(tuple(way.cards()))
        yield Card(target, names.payment_name(target), art, private=True)


def _ways(view: View) -> list[Payment]:
    if view.seat is None or view.actor != view.seat:
        return []
    step, _, *args = view.flow[-1]
    if step == "harbour_pay":
        return affordable(harbour_payments(), view.hand)
    if step == "pay":
        lane = LANES[args[0]]
        return affordable(route_payments(lane.kind, args[1], lane.length), view.hand)
    return []


def _colours(view: View) -> Iterable[Card]:
    """For a long grey railway: every colour of which the viewer holds a train."""
    if view.actor != view.seat or not view.flow or view.flow[-1][0] != "colour":
        return
    for colour, action in enumerate(COLOUR):
        if view.hand[plain_train(colour)] or view.hand[symbol_train(colour)]:
            name = Message(f"element.colour_{COLOURS[colour]}")
            art = faces.colour_card(colour)
            yield Card(str(action.targets[0]), name, art, private=True)


def _exchange(view: View) -> Iterable[Card]:
    """Both directions, on the viewer's own turn."""
    if view.seat is None or view.actor != view.seat or view.flow[-1][0] != "turn":
        return
    for gained in (SEA, RAIL):
        box = view.box[view.seat]
        note = Message("note.swap", {"trains": box[RAIL], "ships": box[SEA]})
        yield Card(SWAPS[gained], Message(f"element.{SWAPS[gained]}"), faces.swap(gained), note)
