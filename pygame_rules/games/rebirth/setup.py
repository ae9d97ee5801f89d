"""Set-up (RB-1 to RB-6, RB-50, RB-52)."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.message import Player
from ...core.pools import Pool
from ...core.table import Table
from .data import EMPTY, KINDS, NEUTRAL, NOBODY, Board, tile_set
from .flow import TURN_STEP
from .state import SOURCES, State

FACE_UP = 8


def set_up(board: Board, players: int, start: int | None, table: Table) -> State:
    """The state before the first turn."""
    chance = table.chance
    first = chance.roll(players) if start is None else start
    state = _empty_table(board, players, first)
    if board.irish:
        _lay_out_ireland(board, state, chance)
    for seat in range(players):
        for _ in range(board.set_aside):
            state.aside[seat][chance.deal(state.supply[seat], (seat,))] += 1
        state.hand[seat] = chance.deal(state.supply[seat], (seat,))
    table.tell("start", player=Player(first))
    return state


def _empty_table(board: Board, players: int, first: int) -> State:
    """Everything in its place, nothing drawn yet. RB-1, RB-5."""
    tile = [EMPTY] * len(board.spaces)
    for space in board.blocked_2p if players == 2 else ():
        tile[space] = NEUTRAL
    return State(
        flow=[[TURN_STEP, first]],
        players=players,
        start=first,
        turn=0,
        tile=tile,
        owner=[NOBODY] * len(board.spaces),
        placed=[[] for _ in range(players)],
        holder=[NOBODY] * len(board.castles),
        cathedrals=[[] for _ in board.cathedrals],
        points=[[0] * SOURCES for _ in range(players)],
        hand=[EMPTY] * players,
        supply=[list(tile_set(players)) for _ in range(players)],
        aside=_pools(players),
        choice=_pools(players),
        deck=[mission.copies for mission in board.missions],
        missions=[[] for _ in range(players)],
        bonus=[],
        face_up=[],
        scored=[],
        marker=[-1] * players,
        three=[0] * players,
    )


def _pools(players: int) -> list[Pool]:
    return [[0] * KINDS for _ in range(players)]


def _lay_out_ireland(board: Board, state: State, chance: Chance) -> None:
    """RB-50: eight missions face up, four as a stack. RB-52: a bonus on every tower."""
    state.face_up = sorted(chance.draw(state.deck) for _ in range(FACE_UP))
    state.scored = [[] for _ in range(FACE_UP)]
    bonuses = list(board.bonus_counts)
    state.bonus = [chance.draw(bonuses) for _ in board.towers]
