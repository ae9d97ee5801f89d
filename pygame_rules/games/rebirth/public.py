"""Ireland: the public missions and the x2 marker (RB-50, RB-51, RB-57)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ...core.actions import Action
from ...core.errors import Reason
from ...core.message import Player
from ...core.table import Table
from .actions import double_actions, mission_numbers
from .data import ENERGY, FOOD, KINDS, Board, Mission, Near, board
from .missions import BIG_GROUP, LARGE, Tiles, fulfils, linked_by, tiles_next_to
from .names import mission_name
from .state import MISSIONS, Position, State

Raises = Callable[[Board, int, int], bool]


def _food(board: Board, kind: int, space: int) -> bool:
    return kind == FOOD


def _energy(board: Board, kind: int, space: int) -> bool:
    return kind == ENERGY


def _farm(board: Board, kind: int, space: int) -> bool:
    return kind in (FOOD, ENERGY)


def _by_castle(board: Board, kind: int, space: int) -> bool:
    return bool(board.castles_by[space])


def _by_tower(board: Board, kind: int, space: int) -> bool:
    return bool(board.towers_by[space])


def _on_port(board: Board, kind: int, space: int) -> bool:
    return board.port[space]


def _in_small(board: Board, kind: int, space: int) -> bool:
    return _size(board, space) == 1


def _in_large(board: Board, kind: int, space: int) -> bool:
    return _size(board, space) >= LARGE


def _size(board: Board, space: int) -> int:
    settlement = board.settlement_of[space]
    return len(board.settlements[settlement]) if settlement >= 0 else 0


def _anywhere(board: Board, kind: int, space: int) -> bool:
    return True


RAISED_BY: Mapping[str, Raises] = {
    "food_groups": _food,
    "energy_groups": _energy,
    "largest_group": _farm,
    "castles_held": _by_castle,
    "best_castle": _by_castle,
    "best_tower": _by_tower,
    "towers_touched": _by_tower,
    "on_ports": _on_port,
    "small_settlements": _in_small,
    "large_settlements": _in_large,
    "linked_castles": _anywhere,
    "linked_towers": _anywhere,
}
"""By measure: whether a tile of this kind on this space can raise it for its owner at all."""


@cache
def raised_by(board_id: str) -> tuple[Near, ...]:
    """By tile kind and space: the missions that such a tile can raise, ascending."""
    tables = board(board_id)
    return tuple(
        tuple(
            tuple(
                number
                for number, mission in enumerate(tables.missions)
                if RAISED_BY[mission.measure](tables, kind, space)
            )
            for space in range(len(tables.spaces))
        )
        for kind in range(KINDS)
    )


# -- a cheap question before the dear one, the measure, which decides ------------------------
Gate = Callable[[Tiles, int, int, Mission], bool]


def _counts(own: Tiles, space: int, group_size: int, mission: Mission) -> bool:
    """Smaller groups count for no mission."""
    return group_size >= BIG_GROUP


def _many_by_castle(own: Tiles, space: int, group_size: int, mission: Mission) -> bool:
    """Enough own tiles lie next to one of the castles here."""
    return _most(own, own.board.castles_by[space], own.board.castles) >= mission.need


def _many_by_tower(own: Tiles, space: int, group_size: int, mission: Mission) -> bool:
    return _most(own, own.board.towers_by[space], own.board.towers) >= mission.need


def _most(own: Tiles, numbers: tuple[int, ...], places: tuple[int, ...]) -> int:
    return max([tiles_next_to(own.board, own.position, own.seat, places[n]) for n in numbers])


def _links_castles(own: Tiles, space: int, group_size: int, mission: Mission) -> bool:
    """The chain of the placed tile links them."""
    return linked_by(own.chain(space), own.board.castles_by) >= mission.need


def _links_towers(own: Tiles, space: int, group_size: int, mission: Mission) -> bool:
    return linked_by(own.chain(space), own.board.towers_by) >= mission.need


GATES: Mapping[str, Gate] = {
    "food_groups": _counts,
    "energy_groups": _counts,
    "largest_group": _counts,
    "best_castle": _many_by_castle,
    "best_tower": _many_by_tower,
    "linked_castles": _links_castles,
    "linked_towers": _links_towers,
}


def score_public(
    board: Board, state: State, seat: int, space: int, group_size: int, table: Table
) -> None:
    """The public missions that the tile just placed fulfils; `group_size`: of its farms.
    RB-50."""
    own = Tiles(board, state, seat)
    for number in raised_by(board.id)[state.tile[space]][space]:
        if number not in state.face_up:
            continue
        place = state.face_up.index(number)
        if seat in state.scored[place]:
            continue
        mission = board.missions[number]
        gate = GATES.get(mission.measure)
        if gate is not None and not gate(own, space, group_size, mission):
            continue
        if fulfils(own, mission):
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
