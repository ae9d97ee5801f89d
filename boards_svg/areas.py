"""Areas made of cells: the line round several polygons, drawn as one shape, a little inside.

Cells are polygons with their corners in the same turning direction; cells that touch share
whole sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from .canvas import Point
from .pieces import rounded

Corner = tuple[int, int]


def outlines(cells: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """The closed lines round the union of the cells (more than one if they do not touch)."""
    where: dict[Corner, Point] = {}
    sides: dict[tuple[Corner, Corner], None] = {}
    for cell in cells:
        corners = [_corner(point, where) for point in cell]
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            if (end, start) in sides:
                del sides[end, start]
            else:
                sides[start, end] = None
    following: dict[Corner, list[Corner]] = {}
    for start, end in sides:
        following.setdefault(start, []).append(end)
    return [_ring(start, following, where) for start in following if following[start]]


def _ring(
    first: Corner, following: dict[Corner, list[Corner]], where: dict[Corner, Point]
) -> list[Point]:
    """The closed line from one corner on; its sides are used up."""
    ring, corner = [where[first]], following[first].pop()
    while corner != first:
        ring.append(where[corner])
        corner = following[corner].pop()
    return ring


def _corner(point: Point, where: dict[Corner, Point]) -> Corner:
    """Corners of neighbouring cells agree to a tenth of a unit."""
    x, y = round(point[0] * 5), round(point[1] * 5)
    for near in ((x + dx, y + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)):
        if near in where:
            return near
    where[x, y] = point
    return x, y


def inset(ring: Sequence[Point], by: float) -> list[Point]:
    """The ring with every side moved inwards by so many units (corners turn clockwise on the
    screen; a negative number moves outwards)."""
    result = []
    count = len(ring)
    for i in range(count):
        before = _normal(ring[i - 1], ring[i])
        after = _normal(ring[i], ring[(i + 1) % count])
        stretch = by / (1 + before[0] * after[0] + before[1] * after[1])
        x, y = ring[i]
        result.append((x + (before[0] + after[0]) * stretch, y + (before[1] + after[1]) * stretch))
    return result


def _normal(start: Point, end: Point) -> Point:
    """The unit vector to the right of a side: inwards, if the ring turns clockwise."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length


def shape(cells: Iterable[Sequence[Point]], by: float = 0.0, soft: float = 0.0) -> str:
    """Path data of the area of the cells, `by` units inside its line, corners rounded by the
    share `soft` of a side."""
    rings = [inset(ring, by) for ring in outlines(cells)]
    return "".join(rounded(ring, soft) for ring in rings)
