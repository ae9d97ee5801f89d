"""Law 9: everything that a seat may not know, dealt anew. Written apart from view.py."""

from __future__ import annotations

from ...core.chance import NOBODY, Chance
from ...core.pools import Pool, pieces_of, pool_of
from .data import EMPTY, KINDS
from .state import State


def deal_anew(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which others' hidden tiles and missions are shuffled among their places."""
    other = state.copy()
    for owner in range(state.players):
        if owner != seat:
            _shuffle_tiles(other, owner, chance)
    if state.flow:
        _shuffle_missions(other, seat, chance)
    return other


def _shuffle_tiles(state: State, owner: int, chance: Chance) -> None:
    """Hand, open choice, tiles aside and supply of one player: any of his hidden tiles may
    be in any of these places."""
    zones = [state.choice[owner], state.aside[owner], state.supply[owner]]
    pieces = [piece for zone in zones for piece in pieces_of(zone)]
    if state.hand[owner] != EMPTY:
        pieces.append(state.hand[owner])
    mixed = pool_of(pieces, KINDS)
    if state.hand[owner] != EMPTY:
        state.hand[owner] = chance.deal(mixed, NOBODY)
    for zone in zones[:2]:
        _refill(zone, mixed, chance)
    state.supply[owner] = mixed


def _refill(zone: Pool, mixed: Pool, chance: Chance) -> None:
    size = sum(zone)
    zone[:] = [0] * len(zone)
    for _ in range(size):
        zone[chance.deal(mixed, NOBODY)] += 1


def _shuffle_missions(state: State, seat: int | None, chance: Chance) -> None:
    """The deck and all secret cards that are not the seat's own."""
    strangers = [owner for owner in range(state.players) if owner != seat]
    for owner in strangers:
        for number in state.missions[owner]:
            state.deck[number] += 1
    for owner in strangers:
        cards = state.missions[owner]
        state.missions[owner] = [chance.deal(state.deck, NOBODY) for _ in cards]
