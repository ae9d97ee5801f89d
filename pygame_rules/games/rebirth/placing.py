"""Where a tile may go (RB-5, RB-10, RB-11)."""

from __future__ import annotations

from ...core.actions import Action
from ...core.errors import Reason
from .actions import place_actions
from .data import EMPTY, ENERGY, FOOD, NEUTRAL, Board
from .state import Position


def open_spaces(board: Board, position: Position, kind: int) -> list[int]:
    """The spaces that take a tile of this kind now, ascending. RB-10, RB-11."""
    tile = position.tile
    usual = [space for space in board.legal_for[kind] if tile[space] < 0]
    return usual or [space for space in board.last_resort[kind] if tile[space] < 0]


def legal_places(board: Board, position: Position, kind: int) -> list[Action]:
    """The legal list for a tile of this kind, sorted."""
    tile, table = position.tile, place_actions(board.id)
    usual = [table[space] for space in board.legal_for[kind] if tile[space] < 0]
    return usual or [table[space] for space in board.last_resort[kind] if tile[space] < 0]


def why_not_place(board: Board, position: Position, kind: int, action: Action) -> Reason | None:
    """None if this tile may go where the action says. RB-10, RB-11, RB-5."""
    target = action.targets[0] if len(action.targets) == 1 else 0
    space = board.index.get(target, -1) if isinstance(target, str) else -1
    if space < 0:
        return Reason("no_such_space", "RB-10")
    there = board.spaces[space]
    if there.place:
        return Reason(f"on_{there.kind}", "RB-10")
    if position.tile[space] == NEUTRAL:
        return Reason("covered", "RB-5")
    if position.tile[space] != EMPTY:
        return Reason("occupied", "RB-10")
    return _why_not_kind(board, position, kind, space)


def _why_not_kind(board: Board, position: Position, kind: int, space: int) -> Reason | None:
    if space in board.legal_for[kind]:
        return None
    settled = board.spaces[space].settlement >= 0
    if kind not in (FOOD, ENERGY):
        return Reason("settlement_tile_elsewhere", "RB-10")
    if settled:
        return Reason("farm_on_settlement", "RB-10")
    left = sum(1 for s in board.legal_for[kind] if position.tile[s] == EMPTY)
    if left == 0:
        return None
    return Reason("food_on_energy" if kind == FOOD else "energy_on_food", "RB-11", {"n": left})
