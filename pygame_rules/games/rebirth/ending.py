"""The end: final points and the ranking (RB-32, RB-41, RB-56, RB-60 to RB-62)."""

from __future__ import annotations

from ...core.contract import Result
from ...core.message import Message, Player
from ...core.table import Table
from .data import HOUSES, NOBODY, Board
from .missions import progress, tiles_next_to
from .names import mission_name, place_name
from .state import CASTLES, INCOMPLETE, MISSIONS, Position, State

CASTLE_POINTS = 5


def final_scoring(board: Board, state: State, table: Table) -> None:
    """Incomplete settlements, castles, secret missions, in this order. RB-61."""
    table.tell("end_tiles")
    for seat, points in enumerate(incomplete_points(board, state)):
        _pay(state, seat, INCOMPLETE, points, "final_incomplete", table)
    for seat in range(state.players):
        points = CASTLE_POINTS * state.holder.count(seat)
        _pay(state, seat, CASTLES, points, "final_castles", table)
    if any(state.missions):
        table.reveal()
    for seat in range(state.players):
        for number in state.missions[seat]:
            _pay_mission(board, state, seat, number, table)


def incomplete_points(board: Board, position: Position) -> list[int]:
    """By seat: the houses of own tiles in settlements with an empty space. RB-61."""
    points = [0] * position.players
    for spaces in board.settlements:
        if any(position.tile[space] < 0 for space in spaces):
            for space in spaces:
                if position.owner[space] != NOBODY:
                    points[position.owner[space]] += HOUSES[position.tile[space]]
    return points


def _pay(state: State, seat: int, source: int, points: int, key: str, table: Table) -> None:
    state.points[seat][source] += points
    if points and table.listening:
        table.tell(key, player=Player(seat), n=points)


def _pay_mission(board: Board, state: State, seat: int, number: int, table: Table) -> None:
    """RB-41, RB-56: the full value, or nothing."""
    have, need, done = progress(board, state, number, seat)
    points = board.missions[number].value if done else 0
    state.points[seat][MISSIONS] += points
    if table.listening:
        key = "final_mission" if done else "final_mission_missed"
        card, player = mission_name(board, number), Player(seat)
        table.tell(key, player=player, mission=card, n=points, have=have, need=need)


# -- ranking ----------------------------------------------------------------------------
def ranking(board: Board, state: State) -> Result:
    """The tie-break winner first, all others by points, equal is shared. RB-62."""
    scores = [sum(points) for points in state.points]
    winners, decided_by = _winners(board, state, scores)
    places = [
        1 if seat in winners else 1 + _ahead(seat, winners, scores) for seat in range(state.players)
    ]
    return Result(tuple(places), decided_by)


def _ahead(seat: int, winners: list[int], scores: list[int]) -> int:
    return sum(s in winners or scores[s] > scores[seat] for s in range(len(scores)) if s != seat)


def _winners(board: Board, state: State, scores: list[int]) -> tuple[list[int], Message]:
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) == 1:
        return tied, Message("result.points", {"player": Player(tied[0]), "n": max(scores)})
    return _ireland_tie(board, state, tied) if board.irish else _scotland_tie(board, state, tied)


def _scotland_tie(board: Board, state: State, tied: list[int]) -> tuple[list[int], Message]:
    """RB-62: Edinburgh among the tied, else Stirling whoever holds it, else shared."""
    first, second = board.tie_castles
    if state.holder[first] in tied:
        return _by_castle(board, state, first)
    if state.holder[second] != NOBODY:
        return _by_castle(board, state, second)
    return tied, Message("result.shared", {"n": len(tied)})


def _ireland_tie(board: Board, state: State, tied: list[int]) -> tuple[list[int], Message]:
    """RB-62: Blarney among the tied, else most tiles next to Hill of Tara, else shared."""
    (castle,) = board.tie_castles
    if state.holder[castle] in tied:
        return _by_castle(board, state, castle)
    tower = board.towers[board.tie_tower]
    near = [tiles_next_to(board, state, seat, tower) for seat in range(state.players)]
    if not any(near):
        return tied, Message("result.shared", {"n": len(tied)})
    best = [seat for seat, tiles in enumerate(near) if tiles == max(near)]
    where = place_name(board.spaces[tower].place)
    if len(best) == 1:
        return best, Message("result.tower", {"player": Player(best[0]), "tower": where})
    return best, Message("result.tower_shared", {"n": len(best), "tower": where})


def _by_castle(board: Board, state: State, castle: int) -> tuple[list[int], Message]:
    holder = state.holder[castle]
    where = place_name(board.spaces[board.castles[castle]].place)
    return [holder], Message("result.castle", {"player": Player(holder), "castle": where})
