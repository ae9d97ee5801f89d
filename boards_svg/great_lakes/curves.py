"""Lanes as curves: where their spaces lie, and which way each is turned."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import NamedTuple

from ..canvas import Point

SAMPLES = 48


class Space(NamedTuple):
    """The middle of a space and the direction of its lane there, in degrees clockwise."""

    x: float
    y: float
    turn: float


class Strip(NamedTuple):
    """A row of spaces, each `length` long."""

    spaces: tuple[Space, ...]
    length: float


def controls(a: Point, b: Point, bends: Point) -> tuple[Point, Point]:
    """The two middle points of a cubic curve. `bends`: how far it swings to the left of the
    way from `a` to `b` after a third and two thirds of it, as shares of the distance."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    one = (a[0] + dx / 3 + dy * bends[0], a[1] + dy / 3 - dx * bends[0])
    two = (a[0] + dx * 2 / 3 + dy * bends[1], a[1] + dy * 2 / 3 - dx * bends[1])
    return one, two


def curve(a: Point, b: Point, bends: Point) -> list[Point]:
    """Points of the curve of these bends."""
    one, two = controls(a, b, bends)
    return [_bezier(a, one, two, b, i / SAMPLES) for i in range(SAMPLES + 1)]


def _bezier(a: Point, one: Point, two: Point, b: Point, t: float) -> Point:
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    corners = (a, one, two, b)
    x = sum(w * p[0] for w, p in zip(weights, corners, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, corners, strict=True))
    return x, y


class Line:
    """A line of points, walked by its length."""

    def __init__(self, points: list[Point]) -> None:
        self.points = points
        self.marks = [0.0]
        for (x0, y0), (x1, y1) in pairwise(points):
            self.marks.append(self.marks[-1] + hypot(x1 - x0, y1 - y0))

    @property
    def length(self) -> float:
        """How long it is."""
        return self.marks[-1]

    def at(self, way: float) -> Space:
        """The point so far along, and the direction there."""
        index = min(max(bisect_right(self.marks, way) - 1, 0), len(self.points) - 2)
        (x0, y0), (x1, y1) = self.points[index], self.points[index + 1]
        step = self.marks[index + 1] - self.marks[index]
        share = (way - self.marks[index]) / step
        turn = degrees(atan2(y1 - y0, x1 - x0))
        return Space(x0 + share * (x1 - x0), y0 + share * (y1 - y0), turn)


def strip(line: Line, count: int, rim: float, most: float, gap: float, aside: float) -> Strip:
    """`count` spaces along a line, `rim` free at both ends, at most `most` apart, with `gap`
    between them, shifted `aside` to the left of the line."""
    pitch = min((line.length - 2 * rim) / count, most)
    first = (line.length - (count - 1) * pitch) / 2
    middles = [line.at(first + i * pitch) for i in range(count)]
    return Strip(tuple(shifted(space, aside) for space in middles), pitch - gap)


def shifted(space: Space, aside: float) -> Space:
    """The same space, so far to the left of its direction."""
    angle = radians(space.turn) - pi / 2
    return Space(space.x + aside * cos(angle), space.y + aside * sin(angle), space.turn)


def ahead(space: Space, way: float) -> Point:
    """The point so far ahead of the middle of a space."""
    angle = radians(space.turn)
    return space.x + way * cos(angle), space.y + way * sin(angle)
