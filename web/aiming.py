"""Which element of the board a finger, a mouse or an arrow key means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from math import hypot
from typing import NamedTuple

from boards_svg.contract import Spot

LEGAL_PX = 12
NEAR_PX = 24
APART_PX = 24
"""Places at least so far from each other are told apart by a finger."""


class Hit(NamedTuple):
    """Which element a tap means, and whether it may be touched now."""

    element: str
    legal: bool


def hit(
    spots: Mapping[str, Spot], legal: Set[str], x: float, y: float, px_per_unit: float
) -> Hit | None:
    """A legal element within 12 px wins; else the one under the finger; else a legal one
    within 24 px; else nothing. `x`, `y` in board units."""
    near = _nearest(spots, [e for e in spots if e in legal], x, y)
    if near is not None and spots[near].distance(x, y) * px_per_unit <= LEGAL_PX:
        return Hit(near, True)
    under = _nearest(spots, [e for e in spots if spots[e].distance(x, y) == 0], x, y)
    if under is not None:
        return Hit(under, False)
    if near is not None and spots[near].distance(x, y) * px_per_unit <= NEAR_PX:
        return Hit(near, True)
    return None


def rivals(
    spots: Mapping[str, Spot], legal: Set[str], x: float, y: float, px_per_unit: float
) -> list[str]:
    """The legal elements that a finger may mean, nearest first: the one that `hit` finds, and
    those in the same reach that lie less than 24 px from it. Empty where none is meant."""
    found = hit(spots, legal, x, y, px_per_unit)
    if found is None or not found.legal:
        return []
    own = place(spots[found.element], x, y)
    inner = spots[found.element].distance(x, y) * px_per_unit <= LEGAL_PX
    reach = (LEGAL_PX if inner else NEAR_PX) / px_per_unit
    others = [
        e for e in spots
        if e in legal and e != found.element and spots[e].distance(x, y) <= reach
        and _length(own, place(spots[e], x, y)) * px_per_unit < APART_PX
    ]  # fmt: skip
    return [found.element, *sorted(others, key=lambda e: (spots[e].distance(x, y), e))]


def place(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """The centre of a spot that is nearest to a point."""
    return min(spot.centres, key=lambda centre: _length(centre, (x, y)))


def _length(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _nearest(spots: Mapping[str, Spot], elements: Iterable[str], x: float, y: float) -> str | None:
    def key(element: str) -> tuple[float, float]:
        spot = spots[element]
        return spot.distance(x, y), _length(place(spot, x, y), (x, y))

    return min(elements, key=key, default=None)


def walk(spots: Mapping[str, Spot], targets: Sequence[str], start: str, dx: int, dy: int) -> str:
    """The target that an arrow key leads to from `start`: the nearest one in that direction,
    straight ones before slanting ones; `start` again where there is none."""
    x, y = spots[start].centres[0]

    def cost(element: str) -> float:
        ex, ey = spots[element].centres[0]
        ahead = (ex - x) * dx + (ey - y) * dy
        aside = abs((ex - x) * dy) + abs((ey - y) * dx)
        return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else float("inf")

    others = [e for e in targets if e != start and e in spots]
    best = min(others, key=cost, default=start)
    return best if best != start and cost(best) < float("inf") else start
