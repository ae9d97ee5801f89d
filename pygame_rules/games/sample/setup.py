"""The first position of Stepping Stones."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.flow import advance
from ...core.table import Table
from .data import DECK, DIE_FACES, STONES, TURNS_EACH
from .flow import STEPS
from .state import State


def new_state(players: int, options: Mapping[str, str], start: int | None, table: Table) -> State:
    """Deal a hidden card each; the start player is drawn by lot unless given (SA-1)."""
    deck = list(DECK)
    first = table.chance.roll(players) if start is None else start
    hands = [table.chance.deal(deck, (seat,)) for seat in range(players)]
    state = State(
        flow=[["turn"]],
        stones=[-1] * len(STONES),
        hands=hands,
        deck=deck,
        points=[0] * players,
        bids_won=[0] * players,
        turn=first,
        turns_left=TURNS_EACH * players,
        faces=DIE_FACES[options["die"]],
    )
    advance(STEPS, state, table)
    return state
