"""Who holds a castle, and the cathedrals of Scotland (RB-30, RB-31, RB-40)."""

from __future__ import annotations

from typing import Any

from ...core.message import Player
from ...core.table import Table
from .data import ENERGY, NOBODY, Board
from .names import mission_name, space_name
from .state import Position, State


def strength(board: Board, position: Position, castle: int, seat: int) -> tuple[int, int]:
    """Own tiles next to a castle, and how many of them are farms. RB-31."""
    owner, tile = position.owner, position.tile
    tiles = farms = 0
    for space in board.adjacent[board.castles[castle]]:
        if owner[space] == seat:
            tiles += 1
            farms += tile[space] <= ENERGY
    return tiles, farms


def contest_castle(board: Board, state: State, castle: int, seat: int, table: Table) -> None:
    """A tile of `seat` came to lie next to a castle: who holds it now? RB-30, RB-31."""
    holder = state.holder[castle]
    if holder == seat:
        return
    if holder == NOBODY:
        state.holder[castle] = seat
        if table.listening:
            _tell(board, castle, "castle_first", table, seat)
        return
    own, theirs = strength(board, state, castle, seat), strength(board, state, castle, holder)
    if own > theirs:
        state.holder[castle] = seat
    if table.listening:
        _tell_contest(board, castle, seat, holder, own, theirs, table)


def _tell_contest(
    board: Board,
    castle: int,
    seat: int,
    holder: int,
    own: tuple[int, int],
    theirs: tuple[int, int],
    table: Table,
) -> None:
    """Both counts, and the farms if these decide (RB-31)."""
    by_farms = own[0] == theirs[0]
    key = ("castle_won" if own > theirs else "castle_kept") + ("_farms" if by_farms else "")
    counts = {"own": own[by_farms], "theirs": theirs[by_farms], "tiles": own[0]}
    _tell(board, castle, key, table, seat, rival=Player(holder), **counts)


def _tell(board: Board, castle: int, key: str, table: Table, seat: int, **params: Any) -> None:
    space = board.castles[castle]
    name = space_name(board, space)
    table.tell(key, at=(board.spaces[space].id,), player=Player(seat), castle=name, **params)


def reach_cathedral(board: Board, state: State, cathedral: int, seat: int, table: Table) -> None:
    """The first tile of a player next to a cathedral: stack one, draw a mission. RB-40."""
    stack = state.cathedrals[cathedral]
    if seat in stack:
        return
    stack.append(seat)
    mission = table.chance.deal(state.deck, (seat,))
    state.missions[seat].append(mission)
    if table.listening:
        space = board.cathedrals[cathedral]
        at, player = (board.spaces[space].id,), Player(seat)
        table.tell("cathedral", at=at, player=player, cathedral=space_name(board, space))
        card = mission_name(board, mission)
        table.tell("mission_drawn", to=(seat,), player=player, mission=card)
