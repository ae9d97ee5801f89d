"""Connected pieces of a map given as neighbour lists of ints (`hexes.adjacency`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Adjacent = Sequence[Sequence[int]]


def connected_pieces(adjacent: Adjacent, members: Iterable[int]) -> list[list[int]]:
    """The members split into connected pieces, in the order of their first members."""
    left = dict.fromkeys(members)
    pieces = []
    while left:
        first = next(iter(left))
        del left[first]
        pieces.append(piece := [first])
        for node in piece:
            for near in adjacent[node]:
                if near in left:
                    del left[near]
                    piece.append(near)
    return pieces
