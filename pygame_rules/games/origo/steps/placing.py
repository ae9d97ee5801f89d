"""Placing the first shields (OR-10, OR-11)."""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import goto
from ....core.message import Player
from ....core.table import Table
from ..actions import PLACE, only_cell
from ..data import AREA_OF, AREAS, CELL_IDS, FREE, NUMBERS, cell_name
from ..names import AREA_NAMES
from ..shields import put
from ..state import State


def actor(state: State) -> int:
    """OR-10: one shield at a time, from the first player round and round."""
    placed: int = state.flow[-1][1]
    return (state.first + placed) % state.players


def _open_areas(state: State) -> list[bool]:
    """OR-11: regions below their cap, and every sea."""
    return [
        area.sea or area.size - free < area.cap
        for area, free in zip(AREAS, state.free, strict=True)
    ]


def legal_actions(state: State) -> list[Action]:
    """Any free cell of an open area."""
    board, is_open = state.board, _open_areas(state)
    return [a for cell, a in PLACE if board[cell] == FREE and is_open[AREA_OF[cell]]]


def why_not(state: State, action: Action) -> Reason | None:
    """OR-10, OR-11."""
    cell = only_cell(action)
    if cell is None:
        return Reason("not_offered")
    if state.board[cell] != FREE:
        return Reason("taken", "OR-10", {"cell": cell_name(cell)})
    if not _open_areas(state)[AREA_OF[cell]]:
        area = AREA_OF[cell]
        return Reason("cap", "OR-11", {"area": AREA_NAMES[area], "n": AREAS[area].cap})
    return None


def apply(state: State, action: Action, table: Table) -> None:
    """Put the shield; nothing can be founded now."""
    seat = actor(state)
    cell = only_cell(action)
    assert cell is not None
    put(state, seat, cell)
    state.stock[seat] -= 1
    if table.listening:
        at = (CELL_IDS[cell],)
        table.tell("placed", at=at, player=Player(seat), cell=cell_name(cell))
    placed = state.flow[-1][1] + 1
    if placed == NUMBERS.initial[state.players] * state.players:
        goto(state, "round_begins")
    else:
        goto(state, "placing", placed)
