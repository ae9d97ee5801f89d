"""Shields on the board: the only place where `board` and what follows from it change."""

from __future__ import annotations

from .data import AREA_OF, FREE, NEIGHBOURS
from .state import State


def put(state: State, seat: int, cell: int) -> None:
    """A shield comes to a free cell."""
    area = AREA_OF[cell]
    state.board[cell] = seat
    state.held[area][seat] += 1
    state.free[area] -= 1
    near, air = state.near[seat], state.air
    for beside in NEIGHBOURS[cell]:
        near[beside] += 1
        air[beside] -= 1


def lift(state: State, cell: int) -> int:
    """The shield of a cell goes away; returns whose it was."""
    area = AREA_OF[cell]
    seat = state.board[cell]
    state.board[cell] = FREE
    state.held[area][seat] -= 1
    state.free[area] += 1
    near, air = state.near[seat], state.air
    for beside in NEIGHBOURS[cell]:
        near[beside] -= 1
        air[beside] += 1
    return seat


def destinations(state: State, cell: int) -> list[int]:
    """OR-31: free cells beside the shield, or beside own shields joined to it; sorted."""
    board = state.board
    seat = board[cell]
    stones, found = {cell}, set()
    waiting = [cell]
    while waiting:
        for beside in NEIGHBOURS[waiting.pop()]:
            if board[beside] == FREE:
                found.add(beside)
            elif board[beside] == seat and beside not in stones:
                stones.add(beside)
                waiting.append(beside)
    return sorted(found)


def can_go(state: State, cell: int) -> bool:
    """Whether the shield has any destination."""
    air, board = state.air, state.board
    if air[cell]:
        return True
    seat = board[cell]
    stones = {cell}
    waiting = [cell]
    while waiting:
        for beside in NEIGHBOURS[waiting.pop()]:
            if board[beside] == seat and beside not in stones:
                if air[beside]:
                    return True
                stones.add(beside)
                waiting.append(beside)
    return False
