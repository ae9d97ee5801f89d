"""The domination track and the founding stones (OR-4, OR-5, OR-40, OR-41)."""

from __future__ import annotations

from ...core.message import Player
from ...core.table import Table
from .data import AREA_OF, AREAS, CELL_IDS, POINTS, STONES
from .names import AREA_NAMES
from .state import State


def advance_leader(state: State, seat: int, points: int, table: Table) -> None:
    """OR-5: a leader who would land on an occupied field goes on to the next free one.

    Fields are counted on past the end of the track, so leaders a whole lap apart do not
    meet. No points, no move.
    """
    if not points:
        return
    field = aim = state.field[seat] + points
    while field in state.field:
        field += 1
    state.field[seat] = field
    state.skips[seat] += field - aim
    if field > aim and table.listening:
        table.tell("skip", player=Player(seat), n=field - aim, field=field)


def found_if_full(state: State, seat: int, cell: int, table: Table) -> None:
    """OR-40: whoever fills the last free cell of a region places the next stone."""
    area = AREA_OF[cell]
    if state.free[area] or state.founded[area] or AREAS[area].sea:
        return
    value = POINTS.founding[len(state.founders)]
    state.founders.append(seat)
    number = len(state.founders)
    state.founded[area] = number
    state.founding[seat] += value
    if table.listening:
        at = tuple(CELL_IDS[c] for c in AREAS[area].cells)
        table.tell("founded", at=at, player=Player(seat), area=AREA_NAMES[area], n=value)
    advance_leader(state, seat, value, table)
    if number in POINTS.red:
        state.red += 1
        if table.listening:
            last = number == STONES
            table.tell("red_last" if last else f"red_{state.options['scoring']}", number=number)
