"""How good a state is for a seat, in points, for bots.

Own prospects against those of the rivals: points, castles, what open settlements may
pay, secret and public missions by how near they are, and room to grow where own farms
already lie together.
"""

from __future__ import annotations

from math import fsum

from ...geometry.pieces import connected_pieces
from .data import EMPTY, ENERGY, FOOD, NOBODY, Board
from .ending import CASTLE_POINTS
from .missions import progress
from .public import markable
from .scoring import houses_in, settlement_shares
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
        own = _growth(board, state, seat) + _missions(board, state, seat)
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
    for number, spaces in enumerate(board.settlements):
        room = sum(state.tile[space] == EMPTY for space in spaces)
        if not 0 < room < len(spaces):
            continue
        sure = houses_in(board, state, number)
        hope = 1 / (1 + room)
        for seat, points in settlement_shares(board, state, number, NOBODY):
            scores[seat] += hope * points + (1 - hope) * sure[seat]


def _growth(board: Board, state: State, seat: int) -> float:
    """Farms still to come score best next to the largest groups with room around them."""
    worth = 0.0
    own = state.placed[seat]
    for kind in (FOOD, ENERGY):
        coming = min(3, state.supply[seat][kind])
        takes = board.legal_for[kind]
        for piece in connected_pieces(board.adjacent, [s for s in own if state.tile[s] == kind]):
            near = dict.fromkeys(n for s in piece for n in board.adjacent[s])
            room = sum(state.tile[space] == EMPTY and space in takes for space in near)
            worth += GROWTH * len(piece) * min(coming, room) / 3
    return worth


def _missions(board: Board, state: State, seat: int) -> float:
    """Secret and public missions: full worth when fulfilled, a growing part before."""
    worth = 0.0
    for number in state.missions[seat]:
        have, need, done = progress(board, state, number, seat)
        value = board.missions[number].value
        worth += value * (0.9 if done else MISSION_START * have / (need + 1))
    for number in markable(state, seat):
        have, need, _ = progress(board, state, number, seat)
        mission = board.missions[number]
        free = not state.scored[state.face_up.index(number)]
        value = mission.value if free else mission.later
        value *= 2 if state.marker[seat] == number else 1
        worth += value * MISSION_START * (have / need) ** 2
    return worth
