"""Where a shield goes that moves or sails (OR-21, OR-22, OR-31).

Frame: `["carry", cell, verb]` on top of the turn; `verb` is "move" or "sail".
"""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import end
from ....core.message import Player
from ....core.table import Table
from ..actions import TO, only_cell
from ..data import CELL_IDS, FREE, cell_name
from ..shields import destinations, lift, put
from ..state import State
from ..track import found_if_full
from .turn import MOVED, SAILED


def actor(state: State) -> int:
    """The owner of the shield."""
    cell: int = state.flow[-1][1]
    return state.board[cell]


def legal_actions(state: State) -> list[Action]:
    """Every free cell it reaches."""
    return [TO[cell] for cell in destinations(state, state.flow[-1][1])]


def why_not(state: State, action: Action) -> Reason | None:
    """OR-31."""
    cell = only_cell(action)
    if cell is None:
        return Reason("not_offered")
    if state.board[cell] != FREE:
        return Reason("taken", "OR-31", {"cell": cell_name(cell)})
    if cell not in destinations(state, state.flow[-1][1]):
        return Reason("no_stepping_stones", "OR-31")
    return None


def apply(state: State, action: Action, table: Table) -> None:
    """Take the shield to its cell; filling a region this way founds it too (OR-40)."""
    _, origin, verb = state.flow[-1]
    cell = only_cell(action)
    assert cell is not None
    end(state)
    seat = lift(state, origin)
    put(state, seat, cell)
    _remember(state, origin, cell, sails=verb == "sail")
    if table.listening:
        table.tell(
            "sailed" if verb == "sail" else "moved", at=(CELL_IDS[origin], CELL_IDS[cell]),
            player=Player(seat), a=cell_name(origin), b=cell_name(cell),
        )  # fmt: skip
    found_if_full(state, seat, cell, table)


def _remember(state: State, origin: int, cell: int, sails: bool) -> None:
    """A shield that has sailed stays marked wherever it goes in this turn (OR-22)."""
    turn = state.flow[-1]
    sailed = turn[SAILED]
    if sails:
        sailed.append(cell)
        return
    turn[MOVED] = 1
    if origin in sailed:
        sailed[sailed.index(origin)] = cell
