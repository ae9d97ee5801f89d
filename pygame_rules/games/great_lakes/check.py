"""Law 8: every card, ticket, piece and harbour counted once, and derived tables true."""

from __future__ import annotations

from ...geometry.graphs import components
from .cards import ALL_CARDS, FIRST_SHIP, NO_CARD, TYPE_OF
from .data import (
    CITIES,
    HARBOURS_EACH,
    LANES,
    NO_TWIN,
    RAIL,
    ROUTE_POINTS,
    SEA,
    SHIPS_EACH,
    TICKETS,
    TRAINS_EACH,
)
from .network import FEW_PLAYERS
from .state import FREE, NOBODY, State
from .steps.harbour import has_route_to


def check(state: State) -> None:
    """Raises AssertionError for the first thing that does not add up."""
    _check_cards(state)
    _check_tickets(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    _check_doubles(state)
    _check_harbours(state)


def _check_cards(state: State) -> None:
    cards = state.discards[:]
    for pool in (*state.decks, *state.hands):
        assert min(pool) >= 0, f"pool {pool}"
        cards = [a + b for a, b in zip(cards, pool, strict=True)]
    for card in state.row:
        if card != NO_CARD:
            cards[card] += 1
    assert cards == list(ALL_CARDS), f"cards {cards}"
    assert (sum(cards[:FIRST_SHIP]), sum(cards[FIRST_SHIP:])) == (80, 60)
    for kind, deck in enumerate(state.decks):
        assert all(not n or TYPE_OF[card] == kind for card, n in enumerate(deck)), f"deck {kind}"
    for hand, seen in zip(state.hands, state.seen, strict=True):
        assert all(0 <= s <= h for h, s in zip(hand, seen, strict=True)), f"seen {seen}"


def _check_tickets(state: State) -> None:
    held = [ticket for pile in (*state.tickets, *state.offers, state.bottom) for ticket in pile]
    held += [ticket for ticket, count in enumerate(state.stack) for _ in range(count)]
    assert sorted(held) == list(range(len(TICKETS))), f"tickets {sorted(held)}"
    assert len(state.bottom) == len(state.bottom_by)


def _check_seat(state: State, seat: int) -> None:
    mine = [lane for lane, owner in zip(LANES, state.owner, strict=True) if owner == seat]
    for kind, total in ((RAIL, TRAINS_EACH), (SEA, SHIPS_EACH)):
        placed = sum(lane.length for lane in mine if lane.kind == kind)
        on_hand, boxed = state.pieces[seat][kind], state.box[seat][kind]
        assert min(on_hand, boxed) >= 0 and on_hand + boxed + placed == total, f"pieces {seat}"
    assert state.points[seat] == sum(ROUTE_POINTS[lane.length] for lane in mine), f"points {seat}"
    ends = [(lane.a, lane.b) for lane in mine]
    assert state.joined[seat] == components(len(CITIES), ends), f"joined {seat}"


def _check_doubles(state: State) -> None:
    for lane, owner in zip(LANES, state.owner, strict=True):
        if lane.twin != NO_TWIN and owner != FREE:
            other = state.owner[lane.twin]
            assert other != owner, f"both lanes of {lane.id}"
            assert other == FREE or state.players > FEW_PLAYERS, f"twin of {lane.id}"


def _check_harbours(state: State) -> None:
    for seat in range(state.players):
        assert state.harbours.count(seat) <= HARBOURS_EACH, f"harbours {seat}"
    for city, owner in enumerate(state.harbours):
        if owner != NOBODY:
            assert CITIES[city].port and has_route_to(state, owner, city), CITIES[city].id
