"""Hexagons in axial coordinates: `q` runs east, `r` runs south (pointy tops)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Hex = tuple[int, int]
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east."""


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes that share a side with this one, counter-clockwise from the east."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Steps from side to side between two hexes."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def centre(place: Hex) -> tuple[float, float]:
    """The middle of a hex on the plane, x east and y south, in units of its side length."""
    q, r = place
    return sqrt(3) * (q + r / 2), 1.5 * r


def adjacency(places: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """For each place the indices of its neighbours among `places`, ascending.

    Raises ValueError if a place is listed twice.
    """
    index = {place: number for number, place in enumerate(places)}
    if len(index) != len(places):
        raise ValueError("a hex is listed twice")
    return tuple(
        tuple(sorted(index[n] for n in neighbours(place) if n in index)) for place in places
    )
