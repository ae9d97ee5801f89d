"""Hands, deck and discard pile (OR-3, OR-23)."""

from __future__ import annotations

from bisect import insort

from ...core.message import Player
from ...core.pools import pour
from ...core.table import Table
from .data import NUMBERS
from .names import CARD_NAMES
from .state import State


def discard(state: State, seat: int, kind: int) -> None:
    """A card of the hand goes to the open discard pile."""
    state.hands[seat].remove(kind)
    state.discard[kind] += 1


def draw(state: State, seat: int, table: Table) -> None:
    """OR-3: one card to the hand; an empty deck is made anew from the discards."""
    if not any(state.deck):
        pour(state.discard, state.deck)
        table.tell("reshuffled")
    kind = table.chance.deal(state.deck, (seat,))
    insort(state.hands[seat], kind)
    if table.listening:
        table.tell("drew", to=(seat,), card=CARD_NAMES[kind])


def fill_hands(state: State, seat: int, table: Table) -> None:
    """OR-23: the active player, then defenders who spent cards, clockwise."""
    for k in range(state.players):
        one = (seat + k) % state.players
        missing = NUMBERS.hand - len(state.hands[one])
        for _ in range(missing):
            draw(state, one, table)
        if missing and table.listening:
            table.tell("filled", player=Player(one), n=missing)
