"""Mission cards: what they measure and who fulfils them (RB-41 to RB-43, RB-50, RB-51).

A measure tells how far one player is: `measure(tiles, place)`. In Scotland the most of all
players fulfil a card, in Ireland a fixed number does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...geometry.pieces import connected_pieces
from .data import ENERGY, FOOD, Board, Mission, Near
from .state import Position

BIG_GROUP = 3
"""Tiles that a group needs to count for the group missions."""
LINK = 4
"""Own tiles that a link between castles or towers needs (RB-51)."""
LARGE = 3


@dataclass(slots=True)
class Tiles:
    """One player's tiles, and what several measures ask of them, worked out once: the position
    must not change meanwhile."""

    board: Board
    position: Position
    seat: int
    _pieces: list[list[int]] | None = None
    _chain: list[int] | None = None
    _groups: list[list[list[int]]] | None = None

    def placed(self) -> list[int]:
        """Their spaces."""
        return self.position.placed[self.seat]

    def pieces(self) -> list[list[int]]:
        """Connected tiles of any type."""
        if self._pieces is None:
            self._pieces = connected_pieces(self.board.adjacent, self.placed())
        return self._pieces

    def chain(self, space: int) -> list[int]:
        """The connected tiles of any type around one, that one first. RB-51."""
        if self._chain is None:
            self._chain = _chain(self.board, self.position, space)
        assert self._chain[0] == space
        return self._chain

    def groups(self, kind: int) -> list[list[int]]:
        """Connected farms of a kind."""
        if self._groups is None:
            tile, placed = self.position.tile, self.placed()
            farms = [[s for s in placed if tile[s] == farm] for farm in (FOOD, ENERGY)]
            self._groups = [connected_pieces(self.board.adjacent, own) for own in farms]
        return self._groups[kind]


Measure = Callable[[Tiles, int], int]


def tiles_of_all(board: Board, position: Position) -> list[Tiles]:
    """By seat."""
    return [Tiles(board, position, seat) for seat in range(position.players)]


class Progress(NamedTuple):
    """How far a player is: own figure; the figure to reach (Scotland: the best of the
    others, Ireland: the number on the card); whether the card is fulfilled now."""

    have: int
    need: int
    done: bool


def progress(board: Board, position: Position, number: int, seat: int) -> Progress:
    """How far `seat` is with a mission, from what lies open. RB-41, RB-51."""
    return progress_among(tiles_of_all(board, position), number, seat)


def progress_among(tiles: Sequence[Tiles], number: int, seat: int) -> Progress:
    """The same from everybody's tiles, for several missions of one position."""
    mission = tiles[seat].board.missions[number]
    measure = MEASURES[mission.measure]
    have = measure(tiles[seat], mission.place)
    if mission.need:
        return Progress(have, mission.need, have >= mission.need)
    if mission.measure == "gift":
        return Progress(0, 0, True)
    best = max([measure(other, mission.place) for other in tiles if other.seat != seat])
    return Progress(have, best, have >= max(best, 1))


def fulfils(tiles: Tiles, mission: Mission) -> bool:
    """Whether a player reaches the number on an Irish card. RB-51."""
    return MEASURES[mission.measure](tiles, mission.place) >= mission.need


# -- measures -----------------------------------------------------------------------------
def _gift(tiles: Tiles, place: int) -> int:
    return 0


def tiles_next_to(board: Board, position: Position, seat: int, place: int) -> int:
    """Own tiles next to the castle, cathedral or tower on space `place`."""
    owner = position.owner
    return [owner[space] for space in board.adjacent[place]].count(seat)


def _next_to(tiles: Tiles, place: int) -> int:
    return tiles_next_to(tiles.board, tiles.position, tiles.seat, place)


def _coast_chain(tiles: Tiles, place: int) -> int:
    """RB-43: the largest connected set of own tiles on coast spaces."""
    coast = tiles.board.coast
    own = [space for space in tiles.placed() if coast[space]]
    return max(map(len, connected_pieces(tiles.board.adjacent, own)), default=0)


def _largest_food(tiles: Tiles, place: int) -> int:
    return max(map(len, tiles.groups(FOOD)), default=0)


def _largest_energy(tiles: Tiles, place: int) -> int:
    return max(map(len, tiles.groups(ENERGY)), default=0)


def _largest_group(tiles: Tiles, place: int) -> int:
    return max(_largest_food(tiles, place), _largest_energy(tiles, place))


def _food_groups(tiles: Tiles, place: int) -> int:
    return sum([len(piece) >= BIG_GROUP for piece in tiles.groups(FOOD)])


def _energy_groups(tiles: Tiles, place: int) -> int:
    return sum([len(piece) >= BIG_GROUP for piece in tiles.groups(ENERGY)])


def _settlements(tiles: Tiles, sizes: range) -> int:
    """Settlements of these sizes in which a player has a tile."""
    board = tiles.board
    towns = {board.settlement_of[space] for space in tiles.placed()}
    return sum([town >= 0 and len(board.settlements[town]) in sizes for town in sorted(towns)])


def _small_settlements(tiles: Tiles, place: int) -> int:
    return _settlements(tiles, range(1, 2))


def _large_settlements(tiles: Tiles, place: int) -> int:
    return _settlements(tiles, range(LARGE, 5))


def _castles_held(tiles: Tiles, place: int) -> int:
    return tiles.position.holder.count(tiles.seat)


def _on_ports(tiles: Tiles, place: int) -> int:
    port = tiles.board.port
    return sum([port[space] for space in tiles.placed()])


def _most_beside(tiles: Tiles, by_space: Near) -> int:
    """The most own tiles next to one castle or tower: one walk over the own tiles."""
    counts: dict[int, int] = {}
    for space in tiles.placed():
        for number in by_space[space]:
            counts[number] = counts.get(number, 0) + 1
    return max(counts.values(), default=0)


def _best_castle(tiles: Tiles, place: int) -> int:
    return _most_beside(tiles, tiles.board.castles_by)


def _best_tower(tiles: Tiles, place: int) -> int:
    return _most_beside(tiles, tiles.board.towers_by)


def touched(board: Board, position: Position, seat: int) -> list[int]:
    """Numbers of the towers next to which a player has a tile, in order. RB-53."""
    by_space = board.towers_by
    return sorted({number for space in position.placed[seat] for number in by_space[space]})


def _towers_touched(tiles: Tiles, place: int) -> int:
    return len(touched(tiles.board, tiles.position, tiles.seat))


def linked_by(piece: list[int], by_space: Near) -> int:
    """How many features a connected group of own tiles links: 2 is enough, and counts only
    with at least four tiles (RB-51); short chains count as one."""
    first = -1
    for space in piece:
        for number in by_space[space]:
            if first < 0:
                first = number
            elif number != first:
                return 2 if len(piece) >= LINK else 1
    return int(first >= 0)


def _chain(board: Board, position: Position, space: int) -> list[int]:
    owner, adjacent = position.owner, board.adjacent
    seat, found, seen = owner[space], [space], {space}
    for here in found:
        for near in adjacent[here]:
            if owner[near] == seat and near not in seen:
                seen.add(near)
                found.append(near)
    return found


def _linked_castles(tiles: Tiles, place: int) -> int:
    return max([linked_by(piece, tiles.board.castles_by) for piece in tiles.pieces()], default=0)


def _linked_towers(tiles: Tiles, place: int) -> int:
    return max([linked_by(piece, tiles.board.towers_by) for piece in tiles.pieces()], default=0)


MEASURES: Mapping[str, Measure] = {
    "gift": _gift,
    "next_to": _next_to,
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
