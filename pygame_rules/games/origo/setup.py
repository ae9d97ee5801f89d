"""The first position of Origo (OR-2, OR-3, OR-5)."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.flow import advance
from ...core.message import Player
from ...core.table import Table
from .cards import draw
from .data import AREAS, CELLS, FREE, NEIGHBOURS, NUMBERS, WHOLE_DECK
from .flow import STEPS
from .state import State


def empty_state(players: int, options: Mapping[str, str], first: int) -> State:
    """An empty board, full stocks and deck, leaders on the start fields; nobody is asked."""
    fields = [NUMBERS.start_fields[(seat - first) % players] for seat in range(players)]
    return State(
        players=players,
        options=dict(options),
        flow=[],
        board=[FREE] * CELLS,
        near=[[0] * CELLS for _ in range(players)],
        air=[len(beside) for beside in NEIGHBOURS],
        held=[[0] * players for _ in AREAS],
        free=[area.size for area in AREAS],
        stock=[NUMBERS.shields[players]] * players,
        lost=[0] * players,
        hands=[[] for _ in range(players)],
        deck=list(WHOLE_DECK),
        discard=[0] * len(WHOLE_DECK),
        founded=[0] * len(AREAS),
        founders=[],
        red=0,
        round=0,
        first=first,
        next_first=first,
        passes=0,
        start_field=fields,
        field=fields[:],
        founding=[0] * players,
        skips=[0] * players,
        scorings=[],
        plan=[],
    )


def new_state(players: int, options: Mapping[str, str], start: int | None, table: Table) -> State:
    """OR-3: hands are dealt before the first shield; the first player is drawn unless given."""
    first = table.chance.roll(players) if start is None else start
    state = empty_state(players, options, first)
    table.tell("first_player", player=Player(first))
    for seat in range(players):
        for _ in range(NUMBERS.hand):
            draw(state, seat, table)
    state.flow.append(["placing", 0])
    advance(STEPS, state, table)
    return state
