"""What a placed tile scores at once: groups, settlements, ports (RB-20 to RB-27)."""

from __future__ import annotations

from ...core.message import Player
from ...core.table import Table
from .data import ENERGY, FOOD, HOUSES, NOBODY, Board
from .names import settlement_name
from .state import (
    CASTLES,
    ENERGY_POINTS,
    FOOD_POINTS,
    INCOMPLETE,
    MISSIONS,
    PORTS,
    SETTLEMENTS,
    TOWERS,
    Position,
    State,
)

SHARES: dict[tuple[int, int], tuple[int, ...]] = {
    (2, 1): (8,),
    (2, 2): (5, 3),
    (3, 1): (13,),
    (3, 2): (8, 5),
    (3, 3): (8, 5, 0),
    (4, 1): (25,),
    (4, 2): (17, 8),
    (4, 3): (12, 8, 5),
    (4, 4): (12, 8, 5, 0),
}
"""By size of a settlement and number of players in it: points from the strongest down.
RB-23, RB-24, RB-25."""

SCOTTISH_SOURCES = (
    ("food", FOOD_POINTS),
    ("energy", ENERGY_POINTS),
    ("settlements", SETTLEMENTS),
    ("ports", PORTS),
    ("incomplete", INCOMPLETE),
    ("castles", CASTLES),
    ("missions", MISSIONS),
)
IRISH_SOURCES = (
    ("food", FOOD_POINTS),
    ("energy", ENERGY_POINTS),
    ("settlements", SETTLEMENTS),
    ("offshore", PORTS),
    ("towers", TOWERS),
    ("missions", MISSIONS),
    ("incomplete", INCOMPLETE),
    ("castles", CASTLES),
)


def breakdown(board: Board, points: list[int]) -> dict[str, int]:
    """One player's points by source, in the order to show them."""
    sources = IRISH_SOURCES if board.irish else SCOTTISH_SOURCES
    return {key: points[source] for key, source in sources}


def score_tile(board: Board, state: State, seat: int, space: int, table: Table) -> int:
    """Group or settlement, then the port, for the tile just placed; the size of the group.
    RB-13."""
    farm = state.tile[space] <= ENERGY
    size = 0
    if farm:
        size = _score_group(board, state, seat, space, table)
    else:
        _score_settlement(board, state, seat, space, table)
    if board.port[space] and (board.irish or not farm):
        state.points[seat][PORTS] += 1
        if table.listening:
            key = "offshore" if board.irish else "port"
            table.tell(key, at=(board.spaces[space].id,), player=Player(seat))
    return size


def group(board: Board, position: Position, space: int) -> list[int]:
    """The spaces of the connected own tiles of the same type around a farm. RB-20."""
    tile, owner, adjacent = position.tile, position.owner, board.adjacent
    kind, seat = tile[space], owner[space]
    found = [space]
    for here in found:
        for near in adjacent[here]:
            if tile[near] == kind and owner[near] == seat and near not in found:
                found.append(near)
    return found


def _score_group(board: Board, state: State, seat: int, space: int, table: Table) -> int:
    """RB-20: a point per tile of the group; how many."""
    tiles = group(board, state, space)
    food = state.tile[space] == FOOD
    state.points[seat][FOOD_POINTS if food else ENERGY_POINTS] += len(tiles)
    if table.listening:
        at = tuple(board.spaces[s].id for s in sorted(tiles))
        key = "food_group" if food else "energy_group"
        table.tell(key, at=at, player=Player(seat), n=len(tiles))
    return len(tiles)


def houses_in(board: Board, position: Position, settlement: int) -> dict[int, int]:
    """Own houses of every player who is present in a settlement, by seat. RB-21."""
    houses: dict[int, int] = {}
    for space in board.settlements[settlement]:
        seat = position.owner[space]
        if seat != NOBODY:
            houses[seat] = houses.get(seat, 0) + HOUSES[position.tile[space]]
    return houses


def ranking(houses: dict[int, int], finisher: int, players: int) -> list[int]:
    """Seats from the strongest down. In a tie the finisher comes last, the others in
    clockwise order from him. RB-26."""
    return sorted(houses, key=lambda seat: (-houses[seat], (seat - finisher - 1) % players))


def settlement_shares(
    board: Board, position: Position, settlement: int, finisher: int
) -> list[tuple[int, int]]:
    """(seat, points) from the strongest down, as if the settlement were full. RB-22 to 26."""
    houses = houses_in(board, position, settlement)
    size = len(board.settlements[settlement])
    return shares_by_houses(size, houses, finisher, position.players)


def shares_by_houses(
    size: int, houses: dict[int, int], finisher: int, players: int
) -> list[tuple[int, int]]:
    """The same for a settlement of so many spaces with these houses by seat."""
    if size == 1:
        return list(houses.items())
    order = ranking(houses, finisher, players)
    return list(zip(order, SHARES[size, len(order)], strict=True)) if order else []


def _score_settlement(board: Board, state: State, seat: int, space: int, table: Table) -> None:
    """RB-21: pays when its last empty space is filled."""
    settlement = board.settlement_of[space]
    spaces = board.settlements[settlement]
    tile = state.tile
    for other in spaces:
        if tile[other] < 0:
            return
    shares = settlement_shares(board, state, settlement, seat)
    for who, points in shares:
        state.points[who][SETTLEMENTS] += points
    if table.listening:
        _tell_settlement(board, state, space, shares, table)


def _tell_settlement(
    board: Board, state: State, space: int, shares: list[tuple[int, int]], table: Table
) -> None:
    settlement = board.settlement_of[space]
    at = tuple(board.spaces[s].id for s in board.settlements[settlement])
    houses = houses_in(board, state, settlement)
    where = settlement_name(board, space)
    key = "settlement_small" if len(at) == 1 else "settlement_alone"
    if len(shares) > 1:
        key = "settlement_share"
    for rank, (who, points) in enumerate(shares, start=1):
        player, own = Player(who), houses[who]
        table.tell(key, at=at, player=player, n=points, rank=rank, houses=own, space=where)
