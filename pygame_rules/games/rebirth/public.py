"""Ireland: the public missions and the x2 marker (RB-50, RB-51, RB-57)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.actions import Action
from ...core.errors import Reason
from ...core.message import Player
from ...core.table import Table
from .actions import double_actions, mission_numbers
from .data import ENERGY, FOOD, Board
from .missions import BIG_GROUP, LARGE, LINK, chain, progress
from .names import mission_name
from .scoring import group
from .state import MISSIONS, Position, State

Raises = Callable[[Board, Position, int], bool]


def _food_group(board: Board, position: Position, space: int) -> bool:
    return position.tile[space] == FOOD and _big_group(board, position, space)


def _energy_group(board: Board, position: Position, space: int) -> bool:
    return position.tile[space] == ENERGY and _big_group(board, position, space)


def _big_group(board: Board, position: Position, space: int) -> bool:
    """Smaller groups count for no mission."""
    return position.tile[space] <= ENERGY and len(group(board, position, space)) >= BIG_GROUP


def _by_castle(board: Board, position: Position, space: int) -> bool:
    return bool(board.castles_by[space])


def _by_tower(board: Board, position: Position, space: int) -> bool:
    return bool(board.towers_by[space])


def _on_port(board: Board, position: Position, space: int) -> bool:
    return board.port[space]


def _in_small(board: Board, position: Position, space: int) -> bool:
    return _size(board, space) == 1


def _in_large(board: Board, position: Position, space: int) -> bool:
    return _size(board, space) >= LARGE


def _size(board: Board, space: int) -> int:
    settlement = board.settlement_of[space]
    return len(board.settlements[settlement]) if settlement >= 0 else 0


def _chained(board: Board, position: Position, space: int) -> bool:
    """Shorter chains link nothing."""
    return len(chain(board, position, space)) >= LINK


RAISED_BY: Mapping[str, Raises] = {
    "food_groups": _food_group,
    "energy_groups": _energy_group,
    "largest_group": _big_group,
    "castles_held": _by_castle,
    "best_castle": _by_castle,
    "best_tower": _by_tower,
    "towers_touched": _by_tower,
    "on_ports": _on_port,
    "small_settlements": _in_small,
    "large_settlements": _in_large,
    "linked_castles": _chained,
    "linked_towers": _chained,
}
"""By measure: whether a tile on this space can raise it for its owner at all. A cheap
question before the dear one; the measure itself decides."""


def score_public(board: Board, state: State, seat: int, space: int, table: Table) -> None:
    """The public missions that the tile just placed fulfils. RB-50."""
    for place, number in enumerate(state.face_up):
        if seat in state.scored[place]:
            continue
        if not RAISED_BY[board.missions[number].measure](board, state, space):
            continue
        if progress(board, state, number, seat).done:
            _pay(board, state, seat, place, table)


def _pay(board: Board, state: State, seat: int, place: int, table: Table) -> None:
    """RB-50 the higher value for the first, the lower for later ones; RB-57 doubled."""
    number = state.face_up[place]
    mission = board.missions[number]
    first, doubled = not state.scored[place], state.marker[seat] == number
    points = (mission.value if first else mission.later) * (2 if doubled else 1)
    state.scored[place].append(seat)
    state.points[seat][MISSIONS] += points
    if table.listening:
        key = ("mission_first" if first else "mission_later") + ("_doubled" if doubled else "")
        name = mission_name(board, number)
        table.tell(key, at=(mission.id,), player=Player(seat), mission=name, n=points)


# -- the x2 marker ----------------------------------------------------------------------
def markable(state: Position, seat: int) -> list[int]:
    """Public missions that a player has not fulfilled yet. RB-57."""
    return [n for n, seats in zip(state.face_up, state.scored, strict=True) if seat not in seats]


def legal_doubles(board: Board, state: State) -> list[Action]:
    """Where the marker may go."""
    table = double_actions(board.id)
    return [table[number] for number in markable(state, state.flow[-1][1])]


def why_not_double(board: Board, state: State, action: Action) -> Reason | None:
    """RB-57: one of the face-up missions that this player has not fulfilled."""
    target = action.targets[0] if len(action.targets) == 1 else 0
    number = mission_numbers(board.id).get(target, -1) if isinstance(target, str) else -1
    if number not in state.face_up:
        return Reason("mission_not_open", "RB-57")
    seat = state.flow[-1][1]
    if seat in state.scored[state.face_up.index(number)]:
        return Reason("mission_scored", "RB-57")
    return None


def put_marker(board: Board, state: State, action: Action, table: Table) -> None:
    """Lay the x2 marker. RB-57."""
    _, seat = state.flow.pop()
    mission = str(action.targets[0])
    state.marker[seat] = number = mission_numbers(board.id)[mission]
    if table.listening:
        name = mission_name(board, number)
        table.tell("marker", at=(mission,), player=Player(seat), mission=name)
