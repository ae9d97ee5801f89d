"""Law 8: what must hold in every state. Raises AssertionError."""

from __future__ import annotations

from ...core.pools import pool_of
from .castles import strength
from .data import EMPTY, KINDS, NEUTRAL, NOBODY, Board, tile_set
from .missions import tiles_next_to
from .state import PORTS, SETTLEMENTS, Position, State

SETTLEMENT_TOTALS = {2: 8, 3: 13, 4: 25}


def check_state(board: Board, state: State) -> None:
    """Every component once, and everything on the board as the tiles make it."""
    for seat in range(state.players):
        _check_tiles(state, seat)
    _check_board(board, state)
    for castle in range(len(board.castles)):
        _check_castle(board, state, castle)
    for number, space in enumerate(board.cathedrals):
        near = {seat for seat in range(state.players) if tiles_next_to(board, state, seat, space)}
        stack = state.cathedrals[number]
        assert set(stack) == near and len(stack) == len(near), f"cathedral {number}"
    _check_missions(board, state)
    _check_points(board, state)


def _check_tiles(state: State, seat: int) -> None:
    """RB-1: the 36 (27) tiles of a player are somewhere."""
    placed = [t for t, owner in zip(state.tile, state.owner, strict=True) if owner == seat]
    if state.hand[seat] != EMPTY:
        placed.append(state.hand[seat])
    zones = zip(state.supply[seat], state.aside[seat], state.choice[seat], strict=True)
    found = [n + sum(zone) for n, zone in zip(pool_of(placed, KINDS), zones, strict=True)]
    assert found == list(tile_set(state.players)), f"tiles of seat {seat}: {found}"


def _check_board(board: Board, state: State) -> None:
    """Tiles lie only where they may, with an owner unless neutral. RB-5, RB-10."""
    for seat, spaces in enumerate(state.placed):
        own = [space for space, owner in enumerate(state.owner) if owner == seat]
        assert sorted(spaces) == own, f"placed by seat {seat}"
    for space, (kind, owner) in enumerate(zip(state.tile, state.owner, strict=True)):
        if kind in (EMPTY, NEUTRAL):
            assert owner == NOBODY, f"owner of space {space}"
        else:
            assert 0 <= owner < state.players, f"owner of space {space}"
            allowed = board.legal_for[kind] + board.last_resort[kind]
            assert space in allowed, f"tile on space {space}"
        covered = state.players == 2 and space in board.blocked_2p
        assert (kind == NEUTRAL) == covered, f"cover on space {space}"


def _check_castle(board: Board, state: State, castle: int) -> None:
    """Nobody is stronger than the holder; without tiles around there is none. RB-30, 31."""
    powers = [strength(board, state, castle, seat) for seat in range(state.players)]
    holder = state.holder[castle]
    if holder == NOBODY:
        assert not any(map(any, powers)), f"castle {castle} has no holder"
    else:
        assert powers[holder] == max(powers), f"castle {castle}: {powers}"


def _check_missions(board: Board, state: State) -> None:
    """Every card once; in Scotland a card for each own cathedral. RB-40, RB-42, RB-50."""
    found = state.deck[:]
    for cards in [*state.missions, state.face_up]:
        for number in cards:
            found[number] += 1
    assert found == [mission.copies for mission in board.missions], f"missions: {found}"
    if not board.irish:
        for seat, cards in enumerate(state.missions):
            built = sum(seat in stack for stack in state.cathedrals)
            assert len(cards) == built, f"missions of seat {seat}"
    for seats in state.scored:
        assert len(set(seats)) == len(seats), "a mission scored twice"


def _check_points(board: Board, state: State) -> None:
    """Ports and full settlements pay fixed sums. RB-22 to RB-25, RB-27."""
    farms_pay = board.irish
    for seat, points in enumerate(state.points):
        ports = sum(
            owner == seat and board.port[space] and (farms_pay or state.tile[space] > 1)
            for space, owner in enumerate(state.owner)
        )
        assert points[PORTS] == ports, f"ports of seat {seat}"
    paid = sum(points[SETTLEMENTS] for points in state.points)
    assert paid == sum(_worth(state, spaces) for spaces in board.settlements), "settlements"


def _worth(position: Position, spaces: tuple[int, ...]) -> int:
    """What a settlement has paid to all players together."""
    if any(position.owner[space] == NOBODY for space in spaces):
        return 0
    if len(spaces) == 1:
        return position.tile[spaces[0]] - 1
    return SETTLEMENT_TOTALS[len(spaces)]
