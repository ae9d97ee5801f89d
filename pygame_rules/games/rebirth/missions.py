"""Mission cards: what they measure and who fulfils them (RB-41 to RB-43, RB-50, RB-51).

A measure tells how far one player is: `measure(board, position, seat, place)`. In Scotland
the most of all players fulfil a card, in Ireland a fixed number does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ...geometry.pieces import connected_pieces
from .data import ENERGY, FOOD, Board, Near
from .state import Position

BIG_GROUP = 3
"""Tiles that a group needs to count for the group missions."""
LINK = 4
"""Own tiles that a link between castles or towers needs (RB-51)."""
LARGE = 3

Measure = Callable[[Board, Position, int, int], int]


class Progress(NamedTuple):
    """How far a player is: own figure; the figure to reach (Scotland: the best of the
    others, Ireland: the number on the card); whether the card is fulfilled now."""

    have: int
    need: int
    done: bool


def progress(board: Board, position: Position, number: int, seat: int) -> Progress:
    """How far `seat` is with a mission, from what lies open. RB-41, RB-51."""
    mission = board.missions[number]
    measure = MEASURES[mission.measure]
    have = measure(board, position, seat, mission.place)
    if mission.need:
        return Progress(have, mission.need, have >= mission.need)
    if mission.measure == "gift":
        return Progress(0, 0, True)
    others = [s for s in range(position.players) if s != seat]
    best = max(measure(board, position, other, mission.place) for other in others)
    return Progress(have, best, have >= max(best, 1))


def tiles_next_to(board: Board, position: Position, seat: int, place: int) -> int:
    """Own tiles next to the castle, cathedral or tower on space `place`."""
    owner = position.owner
    return [owner[space] for space in board.adjacent[place]].count(seat)


def group_sizes(board: Board, position: Position, seat: int, kind: int) -> list[int]:
    """Sizes of the own groups of food or energy."""
    own = [space for space in position.placed[seat] if position.tile[space] == kind]
    return [len(piece) for piece in connected_pieces(board.adjacent, own)]


def chain(board: Board, position: Position, space: int) -> list[int]:
    """The connected own tiles of any type around a tile, the tile first. RB-51."""
    owner, adjacent = position.owner, board.adjacent
    seat, found = owner[space], [space]
    for here in found:
        for near in adjacent[here]:
            if owner[near] == seat and near not in found:
                found.append(near)
    return found


def _gift(board: Board, position: Position, seat: int, place: int) -> int:
    return 0


def _coast_chain(board: Board, position: Position, seat: int, place: int) -> int:
    """RB-43: the largest connected set of own tiles on coast spaces."""
    own = [space for space in position.placed[seat] if board.coast[space]]
    return max(map(len, connected_pieces(board.adjacent, own)), default=0)


def _largest_food(board: Board, position: Position, seat: int, place: int) -> int:
    return max(group_sizes(board, position, seat, FOOD), default=0)


def _largest_energy(board: Board, position: Position, seat: int, place: int) -> int:
    return max(group_sizes(board, position, seat, ENERGY), default=0)


def _largest_group(board: Board, position: Position, seat: int, place: int) -> int:
    food = _largest_food(board, position, seat, place)
    return max(food, _largest_energy(board, position, seat, place))


def _food_groups(board: Board, position: Position, seat: int, place: int) -> int:
    return sum(size >= BIG_GROUP for size in group_sizes(board, position, seat, FOOD))


def _energy_groups(board: Board, position: Position, seat: int, place: int) -> int:
    return sum(size >= BIG_GROUP for size in group_sizes(board, position, seat, ENERGY))


def _settlements(board: Board, position: Position, seat: int, sizes: range) -> int:
    """Settlements of these sizes in which a player has a tile."""
    return sum(
        len(spaces) in sizes and any(position.owner[space] == seat for space in spaces)
        for spaces in board.settlements
    )


def _small_settlements(board: Board, position: Position, seat: int, place: int) -> int:
    return _settlements(board, position, seat, range(1, 2))


def _large_settlements(board: Board, position: Position, seat: int, place: int) -> int:
    return _settlements(board, position, seat, range(LARGE, 5))


def _castles_held(board: Board, position: Position, seat: int, place: int) -> int:
    return position.holder.count(seat)


def _on_ports(board: Board, position: Position, seat: int, place: int) -> int:
    return sum(1 for space in position.placed[seat] if board.port[space])


def _most_beside(position: Position, seat: int, by_space: Near) -> int:
    """The most own tiles next to one castle or tower: one walk over the own tiles."""
    counts: dict[int, int] = {}
    for space in position.placed[seat]:
        for number in by_space[space]:
            counts[number] = counts.get(number, 0) + 1
    return max(counts.values(), default=0)


def _best_castle(board: Board, position: Position, seat: int, place: int) -> int:
    return _most_beside(position, seat, board.castles_by)


def _best_tower(board: Board, position: Position, seat: int, place: int) -> int:
    return _most_beside(position, seat, board.towers_by)


def touched(board: Board, position: Position, seat: int) -> list[int]:
    """Numbers of the towers next to which a player has a tile, in order. RB-53."""
    by_space = board.towers_by
    return sorted({number for space in position.placed[seat] for number in by_space[space]})


def _towers_touched(board: Board, position: Position, seat: int, place: int) -> int:
    return len(touched(board, position, seat))


def _linked(board: Board, position: Position, seat: int, by_space: Near) -> int:
    """How many features one connected group of own tiles touches: 2 is enough, and counts
    only with at least four tiles (RB-51); short chains count as one."""
    best = 0
    for piece in connected_pieces(board.adjacent, position.placed[seat]):
        reached = len({number for space in piece for number in by_space[space]})
        best = max(best, min(reached, 2 if len(piece) >= LINK else 1))
    return best


def _linked_castles(board: Board, position: Position, seat: int, place: int) -> int:
    return _linked(board, position, seat, board.castles_by)


def _linked_towers(board: Board, position: Position, seat: int, place: int) -> int:
    return _linked(board, position, seat, board.towers_by)


MEASURES: Mapping[str, Measure] = {
    "gift": _gift,
    "next_to": tiles_next_to,
    "coast_chain": _coast_chain,
    "largest_food": _largest_food,
    "largest_energy": _largest_energy,
    "largest_group": _largest_group,
    "food_groups": _food_groups,
    "energy_groups": _energy_groups,
    "small_settlements": _small_settlements,
    "large_settlements": _large_settlements,
    "castles_held": _castles_held,
    "on_ports": _on_ports,
    "best_castle": _best_castle,
    "best_tower": _best_tower,
    "towers_touched": _towers_touched,
    "linked_castles": _linked_castles,
    "linked_towers": _linked_towers,
}
