"""The first position: GL-1 to GL-5."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.flow import advance
from ...core.table import Table
from .cards import ALL_CARDS, FIRST_SHIP, KINDS, NO_CARD
from .data import CITIES, LANES, SHIPS_EACH, SUGGESTED_TRAINS, TICKETS, TRAINS_EACH
from .flow import STEPS
from .row import draw_blind, lay_out, settle
from .state import FREE, NOBODY, NOT_YET, UNDECIDED, State
from .steps.pieces import set_pieces
from .steps.tickets import offer

DEALT_EACH_TYPE = 2
DEALT_TICKETS = 5


def new_state(players: int, options: Mapping[str, str], start: int | None, table: Table) -> State:
    """Deal cards and tickets, lay out the row, and ask the start player."""
    first = table.chance.roll(players) if start is None else start
    state = empty_state(players, first)
    for seat in range(players):
        for kind in (0, 0, 1, 1):
            draw_blind(state, seat, kind, table)
    lay_out(state, table)
    settle(state, table)
    for seat in range(players):
        offer(state, seat, DEALT_TICKETS, table)
    if options["pieces"] == "suggested":
        state.choices = []
        for seat in range(players):
            set_pieces(state, seat, SUGGESTED_TRAINS)
    advance(STEPS, state, table)
    return state


def empty_state(players: int, start: int) -> State:
    """Everything in its box: full decks, nothing dealt, nothing chosen."""
    cards = list(ALL_CARDS)
    ships = KINDS - FIRST_SHIP
    return State(
        flow=[["opening", 0]],
        start=start,
        decks=[cards[:FIRST_SHIP] + [0] * ships, [0] * FIRST_SHIP + cards[FIRST_SHIP:]],
        discards=[0] * KINDS,
        row=[NO_CARD] * 6,
        hands=[[0] * KINDS for _ in range(players)],
        seen=[[0] * KINDS for _ in range(players)],
        tickets=[[] for _ in range(players)],
        offers=[[] for _ in range(players)],
        stack=[1] * len(TICKETS),
        bottom=[],
        bottom_by=[],
        choices=[UNDECIDED] * players,
        pieces=[[0, 0] for _ in range(players)],
        box=[[TRAINS_EACH, SHIPS_EACH] for _ in range(players)],
        owner=[FREE] * len(LANES),
        harbours=[NOBODY] * len(CITIES),
        joined=[list(range(len(CITIES))) for _ in range(players)],
        points=[0] * players,
        losses=[0] * players,
        turns_left=NOT_YET,
        passes=0,
    )
