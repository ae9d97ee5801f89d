"""How good a state is for a seat, in points, for bots.

Own prospects against those of the rivals: points, castles, what open settlements may
pay, secret and public missions by how near they are, and room to grow where own farms
already lie together.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from .data import EMPTY, ENERGY, FOOD, HOUSES, NOBODY, Board
from .ending import CASTLE_POINTS
from .missions import Tiles, progress_among, tiles_of_all
from .public import markable
from .scoring import shares_by_houses
from .state import State

RIVALS = 0.6
"""Weight of the strongest rival's prospects."""
GROWTH = 0.6
"""Worth of a tile of a group that can still grow, per farm tile still to come (at most 3)."""
MISSION_START = 0.6
"""Share of a mission's value that being nearly there is worth."""


def evaluate(board: Board, state: State, seat: int) -> float:
    """Own prospects less a part of the best rival's; final points once it is over."""
    scores = [float(sum(points)) for points in state.points]
    if state.flow:
        _add_castles(state, scores)
        _add_settlements(board, state, scores)
        tiles = tiles_of_all(board, state)
        own = _growth(state, tiles[seat]) + _missions(state, tiles, seat)
        scores[seat] += own
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - RIVALS * max(rivals) - (1 - RIVALS) * fsum(rivals) / len(rivals)


def _add_castles(state: State, scores: list[float]) -> None:
    """As they stand. Marking down castles that may still change hands made play worse."""
    for holder in state.holder:
        if holder != NOBODY:
            scores[holder] += CASTLE_POINTS


def _add_settlements(board: Board, state: State, scores: list[float]) -> None:
    """Half-way between what own houses pay at the end and the shares as they stand."""
    tile, owner = state.tile, state.owner
    for spaces in board.settlements:
        room = 0
        houses: dict[int, int] = {}
        for space in spaces:
            here = owner[space]
            if here != NOBODY:
                houses[here] = houses.get(here, 0) + HOUSES[tile[space]]
            elif tile[space] == EMPTY:
                room += 1
        if room and houses:
            for seat, hope in _hopes(len(spaces), room, tuple(houses.items()), state.players):
                scores[seat] += hope


@lru_cache(maxsize=1 << 12)
def _hopes(
    size: int, room: int, houses: tuple[tuple[int, int], ...], players: int
) -> tuple[tuple[int, float], ...]:
    """What each player present may expect of a settlement with so much room, by his houses."""
    sure, hope = dict(houses), 1 / (1 + room)
    return tuple(
        (seat, hope * points + (1 - hope) * sure[seat])
        for seat, points in shares_by_houses(size, sure, NOBODY, players)
    )


def _growth(state: State, own: Tiles) -> float:
    """Farms still to come score best next to the largest groups with room around them."""
    worth = 0.0
    for kind in (FOOD, ENERGY):
        coming = min(3, state.supply[own.seat][kind])
        for piece in own.groups(kind) if coming else ():
            worth += GROWTH * len(piece) * _room(state, own.board, piece, kind, coming) / 3
    return worth


def _room(state: State, board: Board, piece: list[int], kind: int, most: int) -> int:
    """How many empty spaces next to a group take a farm of its kind; no more than `most`."""
    tile, takes = state.tile, board.takes[kind]
    found: list[int] = []
    for space in piece:
        for near in board.adjacent[space]:
            if tile[near] == EMPTY and takes[near] and near not in found:
                found.append(near)
                if len(found) == most:
                    return most
    return len(found)


def _missions(state: State, tiles: list[Tiles], seat: int) -> float:
    """Secret and public missions: full worth when fulfilled, a growing part before."""
    board = tiles[seat].board
    worth = 0.0
    for number in state.missions[seat]:
        have, need, done = progress_among(tiles, number, seat)
        value = board.missions[number].value
        worth += value * (0.9 if done else MISSION_START * have / (need + 1))
    for number in markable(state, seat):
        have, need, _ = progress_among(tiles, number, seat)
        mission = board.missions[number]
        free = not state.scored[state.face_up.index(number)]
        value = mission.value if free else mission.later
        value *= 2 if state.marker[seat] == number else 1
        worth += value * MISSION_START * (have / need) ** 2
    return worth
