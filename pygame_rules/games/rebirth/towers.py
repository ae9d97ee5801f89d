"""Ireland: the bonuses of the round towers (RB-52 to RB-58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.flow import call, end
from ...core.message import Player
from ...core.table import Table
from .data import DOUBLING, EMPTY, POINTS, PRIVATE, SECOND, THIRTEEN, THREE, Board
from .missions import tiles_next_to, touched
from .names import mission_name, space_name, tile_name
from .public import markable
from .state import TOWERS, Position, State

TOWERS_STEP, DOUBLE_STEP, PLACE_STEP = "towers", "double", "place"


def new_towers(board: Board, position: Position, seat: int, space: int) -> list[int]:
    """The towers that a player's tile on `space` touches for the first time, in the order
    in which they are resolved: points, doubling, private mission, three tiles, second tile
    (RB-13, RB-53)."""
    near = board.towers_by[space]
    if not near:
        return []
    found = [t for t in near if tiles_next_to(board, position, seat, board.towers[t]) == 1]
    if len(found) > 1:
        found.sort(key=lambda tower: (position.bonus[tower], tower))
    return found


def resolve_next(board: Board, state: State, table: Table) -> None:
    """Frame ["towers", seat, 1 if a second tile was placed this turn, [towers left]]."""
    _, seat, _, left = state.flow[-1]
    if not left:
        end(state)
        return
    tower = left.pop(0)
    BONUSES[state.bonus[tower]](board, state, seat, tower, table)


def _points(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-58: three points."""
    state.points[seat][TOWERS] += 3
    _tell(board, "bonus_points", seat, tower, table, n=3)


def _complete(board: Board, state: State, seat: int, kind: int) -> tuple[int, int]:
    """How many towers of a bonus kind a player has touched, and how many there are."""
    mine = [state.bonus[tower] for tower in touched(board, state, seat)]
    return mine.count(kind), state.bonus.count(kind)


def _thirteen(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-58: 13 points with the third of three towers."""
    have, need = _complete(board, state, seat, THIRTEEN)
    if have == need and not _same_kind_left(state, THIRTEEN):
        state.points[seat][TOWERS] += 13
        _tell(board, "bonus_thirteen", seat, tower, table, n=13)
    else:
        _tell(board, "bonus_thirteen_part", seat, tower, table, have=have, need=need)


def _doubling(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-57: with both towers the x2 marker is laid, if a mission is left for it."""
    have, need = _complete(board, state, seat, DOUBLING)
    if have < need or _same_kind_left(state, DOUBLING):
        _tell(board, "bonus_doubling_part", seat, tower, table, have=have, need=need)
    elif not markable(state, seat):
        _tell(board, "bonus_doubling_none", seat, tower, table)
    else:
        _tell(board, "bonus_doubling", seat, tower, table)
        call(state, DOUBLE_STEP, seat)


def _same_kind_left(state: State, kind: int) -> bool:
    """Whether one tile touched another tower of this kind that is still to be resolved:
    a set of towers pays once, with its last one."""
    return any(state.bonus[tower] == kind for tower in state.flow[-1][3])


def _private(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-56: a secret card from the stack."""
    mission = table.chance.deal(state.deck, (seat,))
    state.missions[seat].append(mission)
    _tell(board, "bonus_private", seat, tower, table)
    if table.listening:
        card = mission_name(board, mission)
        table.tell("mission_drawn", to=(seat,), player=Player(seat), mission=card)


def _three(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-55: the next draw is of three tiles; twice is still three."""
    state.three[seat] = 1
    _tell(board, "bonus_three", seat, tower, table)


def _second(board: Board, state: State, seat: int, tower: int, table: Table) -> None:
    """RB-54: a tile from the reserve, placed now; once per turn."""
    frame = state.flow[-1]
    if frame[2]:
        _tell(board, "bonus_second_spent", seat, tower, table)
        return
    frame[2] = 1
    assert state.hand[seat] == EMPTY and any(state.aside[seat]), "RB-54"
    state.hand[seat] = kind = table.chance.deal(state.aside[seat], (seat,))
    _tell(board, "bonus_second", seat, tower, table)
    if table.listening:
        name = tile_name(kind)
        table.tell("second_drawn", to=(seat,), player=Player(seat), tile=name)
    call(state, PLACE_STEP, seat, 1)


Bonus = Callable[[Board, State, int, int, Table], None]
BONUSES: dict[int, Bonus] = {
    POINTS: _points,
    THIRTEEN: _thirteen,
    DOUBLING: _doubling,
    PRIVATE: _private,
    THREE: _three,
    SECOND: _second,
}


def _tell(board: Board, key: str, seat: int, tower: int, table: Table, **params: Any) -> None:
    if table.listening:
        space = board.towers[tower]
        at, name = (board.spaces[space].id,), space_name(board, space)
        table.tell(key, at=at, player=Player(seat), tower=name, **params)
