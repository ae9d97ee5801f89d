"""Verbs and prebuilt actions. Tables lie in `sort_key` order, so legal lists come sorted."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ...core.actions import Action, Verb
from .cards import DECKS
from .data import (
    CITIES,
    COLOURS,
    LANES,
    LEAST_TRAINS,
    MOST_TRAINS,
    RAIL,
    SEA,
    TICKETS,
)

VERBS: Final = {
    verb.name: verb
    for verb in (
        Verb("claim"),
        Verb("colour"),
        Verb("draw"),
        Verb("exchange"),
        Verb("harbour"),
        Verb("pass"),
        Verb("pay"),
        Verb("pieces"),
        Verb("return", "any"),
        Verb("tickets"),
    )
}
TICKET_STACK: Final = "deck_tickets"
ROW: Final = tuple(f"row{slot}" for slot in range(6))
SLOT: Final = {name: slot for slot, name in enumerate(ROW)}
SWAPS: Final = ("to_trains", "to_ships")
"""Exchange directions, by the type of piece that is gained."""
MOST_SWAPPED: Final = 15

CLAIM: Final = tuple(Action("claim", (lane.id,)) for lane in LANES)
PASS: Final = Action("pass")
DRAW_TICKETS: Final = Action("tickets", (TICKET_STACK,))
PIECES: Final = tuple(Action("pieces", (n,)) for n in range(LEAST_TRAINS, MOST_TRAINS + 1))
DRAW_BLIND: Final = tuple(Action("draw", (deck,)) for deck in DECKS)
DRAW_OPEN: Final = tuple(Action("draw", (slot,)) for slot in ROW)
"""Only where no deck can refill the row."""
DRAW_REFILL: Final = tuple(tuple(Action("draw", (slot, deck)) for deck in DECKS) for slot in ROW)
"""By place and by the deck that refills it."""
EXCHANGE: Final = tuple(
    tuple(Action("exchange", (swap, n)) for n in range(1, MOST_SWAPPED + 1)) for swap in SWAPS
)
"""By the type of piece gained, then by number (from 1)."""
COLOUR: Final = tuple(Action("colour", (f"colour_{name}",)) for name in COLOURS)
"""By colour number, not sorted."""
COLOUR_OF: Final = {str(action.targets[0]): colour for colour, action in enumerate(COLOUR)}

_PORTS = sorted(city.id for city in CITIES if city.port)
HARBOUR: Final = tuple(
    (number, Action("harbour", (city,)))
    for city in _PORTS
    for number, other in enumerate(CITIES)
    if other.id == city
)
"""(city number, action) of every port, in the order of legal lists."""


def return_actions(offer: list[int], most: int) -> list[Action]:
    """Every choice of at most `most` tickets of an offer to give back."""
    ids = sorted(TICKETS[ticket].id for ticket in offer)
    picks = [pick for n in range(min(most, len(ids)) + 1) for pick in combinations(ids, n)]
    return [Action("return", pick) for pick in sorted(picks)]


def _takes(slot: int, trains: bool, ships: bool) -> tuple[Action, ...]:
    by_ships = (DRAW_REFILL[slot][SEA],) if ships else ()
    by_trains = (DRAW_REFILL[slot][RAIL],) if trains else ()
    return by_ships + by_trains or (DRAW_OPEN[slot],)


REFILLS: Final = {
    (trains, ships): tuple(_takes(slot, trains, ships) for slot in range(len(ROW)))
    for trains in (False, True)
    for ships in (False, True)
}
"""By which decks can refill (trains, ships), then by place: the actions that take that card."""
