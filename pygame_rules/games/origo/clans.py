"""Clans: shields of one tribe joined orthogonally (OR-60)."""

from __future__ import annotations

from functools import lru_cache

from .data import NEIGHBOURS, POINTS

_PICK = tuple(bytes(1 if value == seat else 0 for value in range(256)) for seat in range(5))
"""By seat: turns a board into one with 1 where its shields lie."""


def clan_sizes(board: list[int], seat: int) -> tuple[int, ...]:
    """Sizes of a seat's clans, the largest first."""
    return _sizes(bytes(board).translate(_PICK[seat]))


def all_clans(board: list[int], players: int) -> tuple[tuple[int, ...], ...]:
    """Sizes of the clans by seat."""
    cells = bytes(board)
    return tuple([_sizes(cells.translate(pick)) for pick in _PICK[:players]])


def clan_cells(board: list[int], seat: int) -> list[list[int]]:
    """Cells of a seat's clans, the largest clan first."""
    return sorted(_clans(bytes(board).translate(_PICK[seat])), key=len, reverse=True)


@lru_cache(maxsize=1 << 12)
def _sizes(shields: bytes) -> tuple[int, ...]:
    return tuple(sorted(map(len, _clans(shields)), reverse=True))


def _clans(shields: bytes) -> list[list[int]]:
    left = bytearray(shields)
    clans = []
    first = left.find(1)
    while first >= 0:
        left[first] = 0
        clan = [first]
        for cell in clan:
            for near in NEIGHBOURS[cell]:
                if left[near]:
                    left[near] = 0
                    clan.append(near)
        if len(clan) >= POINTS.clan_size:
            clans.append(clan)
        first = left.find(1, first)
    return clans
