"""Real coastlines under a board: projection, land as path data, thin double shorelines.

Rings are lists of (longitude, latitude) in degrees. The projection is equirectangular, each
axis linear, so that a hex field laid out in degrees lies exactly on its map.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import cos, hypot, radians
from pathlib import Path
from typing import NamedTuple

from . import canvas
from .canvas import Point

Ring = Sequence[Point]


class Frame(NamedTuple):
    """A rectangle in board units."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, margin: float) -> Frame:
        """The same with a margin on every side."""
        return Frame(
            self.left - margin, self.top - margin, self.right + margin, self.bottom + margin
        )


class Projection(NamedTuple):
    """Board units from degrees: x = ax + bx * lon, y = ay + by * lat."""

    ax: float
    bx: float
    ay: float
    by: float

    def point(self, lon: float, lat: float) -> Point:
        """Where a place lies on the board."""
        return self.ax + self.bx * lon, self.ay + self.by * lat

    def ring(self, ring: Ring) -> list[Point]:
        """A ring in board units."""
        return [self.point(lon, lat) for lon, lat in ring]


def fit(pairs: Iterable[tuple[Point, Point]]) -> Projection:
    """The projection that brings ((lon, lat), (x, y)) pairs nearest together (least squares)."""
    known = list(pairs)
    ax, bx = _straight_line([(place[0], spot[0]) for place, spot in known])
    ay, by = _straight_line([(place[1], spot[1]) for place, spot in known])
    return Projection(ax, bx, ay, by)


def window(lon: Point, lat: Point, frame: Frame) -> Projection:
    """The projection that shows (west, east) and (south, north) centred inside a frame."""
    (west, east), (south, north) = lon, lat
    flat = _shrink(lat)
    wide, high = (east - west) * flat, north - south
    scale = min((frame.right - frame.left) / wide, (frame.bottom - frame.top) / high)
    middle_x, middle_y = (frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2
    return Projection(
        middle_x - scale * flat * (west + east) / 2,
        scale * flat,
        middle_y + scale * (south + north) / 2,
        -scale,
    )


def _shrink(lat: Point) -> float:
    """How much shorter a degree of longitude is in the middle of the latitudes."""
    return cos(radians(sum(lat) / 2))


def _straight_line(pairs: list[Point]) -> Point:
    """Least squares (a, b) of y = a + b * x."""
    count = len(pairs)
    mean_x = sum(x for x, _ in pairs) / count
    mean_y = sum(y for _, y in pairs) / count
    spread = sum((x - mean_x) ** 2 for x, _ in pairs)
    b = sum((x - mean_x) * (y - mean_y) for x, y in pairs) / spread
    return mean_y - b * mean_x, b


def load_rings(file: Path) -> dict[str, list[Ring]]:
    """The ring lists (`land`, `lakes`, ...) of a JSON file `{name: [[[lon, lat], ...], ...]}`;
    entries that are not lists (`about`) are left out."""
    data = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: [[(lon, lat) for lon, lat in ring] for ring in rings]
        for name, rings in data.items()
        if isinstance(rings, list)
    }


def path_data(
    rings: Iterable[Ring],
    projection: Projection,
    frame: Frame,
    tolerance: float = 0.35,
    closed: bool = True,
) -> str:
    """Rings as compact path data: cut to the frame (give it some margin, so that the cut edge
    lies outside the picture), thinned to the tolerance in board units, relative steps."""
    parts = []
    for ring in rings:
        points = projection.ring(ring)
        cut = clip(points, frame) if closed else points
        thin = simplify(cut, tolerance)
        if len(thin) >= (3 if closed else 2):
            parts.append(_relative(thin, closed))
    return "".join(parts)


def clip(points: list[Point], frame: Frame) -> list[Point]:
    """A closed polygon cut to a rectangle (Sutherland and Hodgman)."""
    for axis, limit, keep_less in (
        (0, frame.left, False),
        (0, frame.right, True),
        (1, frame.top, False),
        (1, frame.bottom, True),
    ):
        points = _clip_side(points, axis, limit, keep_less)
    return points


def _clip_side(points: list[Point], axis: int, limit: float, keep_less: bool) -> list[Point]:
    def inside(point: Point) -> bool:
        return point[axis] == limit or (point[axis] < limit) is keep_less

    result: list[Point] = []
    for before, point in zip(points[-1:] + points[:-1], points, strict=True):
        if inside(before) != inside(point):
            share = (limit - before[axis]) / (point[axis] - before[axis])
            crossing = [b + share * (p - b) for b, p in zip(before, point, strict=True)]
            crossing[axis] = limit
            result.append((crossing[0], crossing[1]))
        if inside(point):
            result.append(point)
    return result


def simplify(points: list[Point], tolerance: float) -> list[Point]:
    """Fewer points, none of the lost ones further than the tolerance away (Douglas, Peucker)."""
    if len(points) < 3:
        return points
    keep = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        start, end = points[first], points[last]
        between = range(first + 1, last)
        far, index = max(((_off_line(points[i], start, end), i) for i in between), default=(0.0, 0))
        if far > tolerance:
            keep.add(index)
            spans += [(first, index), (index, last)]
    return [points[i] for i in sorted(keep)]


def _off_line(point: Point, start: Point, end: Point) -> float:
    """Distance of a point from the segment between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0.0
    if length:
        share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
        share = max(0.0, min(1.0, share))
    return hypot(point[0] - start[0] - share * dx, point[1] - start[1] - share * dy)


def _relative(points: list[Point], closed: bool) -> str:
    """Path data in steps of a tenth, each from the rounded place of the one before."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tenths[0]
    text = [f"M{canvas.tenths(x)} {canvas.tenths(y)}l"]
    steps = []
    for next_x, next_y in tenths[1:]:
        if (next_x, next_y) != (x, y):
            steps.append(f"{canvas.tenths(next_x - x)} {canvas.tenths(next_y - y)}")
            x, y = next_x, next_y
    text.append(" ".join(steps).replace(" -", "-"))
    return "".join(text) + ("z" if closed else "")


def shores(land: str, frame: Frame, name: str) -> str:
    """Water, two thin lines along every shore, the land: as on a printed map.

    `land` is path data; hexes that reach into the sea may be part of it, so that the lines run
    round them too. `name` becomes the id of the path and must be unique in the page.
    """
    water = canvas.rect(
        frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top, "water"
    )
    lines = [
        canvas.use(name, f"shore {cls}")
        for cls in ("shore-far", "shore-gap-far", "shore-near", "shore-gap-near", "shore-edge")
    ]
    defs = canvas.element("defs", canvas.path(land, id=name))
    return water + defs + "".join(lines) + canvas.use(name, "land")


def neatline(frame: Frame) -> str:
    """The thin double line round a printed map."""
    return "".join(
        canvas.rect(
            frame.left + gap,
            frame.top + gap,
            frame.right - frame.left - 2 * gap,
            frame.bottom - frame.top - 2 * gap,
            cls,
            r=6 - gap / 2,
        )
        for gap, cls in ((3.0, "neatline"), (5.5, "neatline-thin"))
    )


def lake(data: str) -> str:
    """Inland water (path data) with one thin line inside its shore."""
    return canvas.path(data, "lake")
