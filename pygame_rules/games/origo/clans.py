"""Clans: shields of one tribe joined orthogonally (OR-60).

A board is looked at as one number with a byte per cell; shifting it moves all cells at
once, which is much quicker than walking from cell to cell.
"""

from __future__ import annotations

from functools import lru_cache

from .data import CELLS, POINTS, SIDE

_BYTE = 8
_ROW = _BYTE * SIDE
_PICK = tuple(bytes(1 if value == seat else 0 for value in range(256)) for seat in range(5))
_ALL = int.from_bytes(b"\x01" * CELLS, "little")
_NOT_FIRST = int.from_bytes((b"\x00" + b"\x01" * (SIDE - 1)) * SIDE, "little")
_NOT_LAST = int.from_bytes((b"\x01" * (SIDE - 1) + b"\x00") * SIDE, "little")


def _beside(cells: int) -> int:
    """All cells beside these, some of these again, nothing round the edge."""
    east = (cells & _NOT_LAST) << _BYTE
    west = (cells & _NOT_FIRST) >> _BYTE
    return east | west | cells >> _ROW | cells << _ROW & _ALL


def clan_sizes(board: list[int], seat: int) -> tuple[int, ...]:
    """Sizes of a seat's clans, the largest first."""
    return _sizes(int.from_bytes(bytes(board).translate(_PICK[seat]), "little"))


@lru_cache(maxsize=1 << 12)
def _sizes(shields: int) -> tuple[int, ...]:
    left = shields & _beside(shields)
    sizes = []
    while left:
        clan = left & -left
        while (grown := (clan | _beside(clan)) & left) != clan:
            clan = grown
        left ^= clan
        if clan.bit_count() >= POINTS.clan_size:
            sizes.append(clan.bit_count())
    return tuple(sorted(sizes, reverse=True))
