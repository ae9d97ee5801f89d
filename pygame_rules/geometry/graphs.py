"""Connected pieces of a graph given as neighbour lists of ints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Adjacent = Sequence[Sequence[int]]


def component(adjacent: Adjacent, start: int, members: Sequence[int]) -> list[int]:
    """The nodes of `members` that hang together with `start` (a member), `start` first."""
    found = [start]
    for node in found:
        for near in adjacent[node]:
            if near in members and near not in found:
                found.append(near)
    return found


def components(adjacent: Adjacent, members: Iterable[int]) -> list[list[int]]:
    """The members split into connected pieces, in the order of their first members."""
    left = list(members)
    pieces = []
    while left:
        piece = component(adjacent, left[0], left)
        left = [node for node in left if node not in piece]
        pieces.append(piece)
    return pieces
