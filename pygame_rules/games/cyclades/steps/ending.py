"""The end of a cycle and of the game (CY-80 to CY-82)."""

from __future__ import annotations

from ....core import flow
from ....core.table import Table
from ..data import CYCLES
from ..facts import metropolises, to_win
from ..state import State


def end_of_cycle(state: State, table: Table) -> None:
    """CY-80: somebody with enough metropolises ends the game; CY-82: so do 100 cycles."""
    state.order, state.next_order = state.next_order, []
    won = any(metropolises(state, s) >= to_win(state) for s in range(state.players))
    if not won and state.cycle < CYCLES:
        flow.goto(state, "cycle")
        return
    table.tell("end_won" if won else "end_cycles")
    table.reveal()
    flow.end(state)
