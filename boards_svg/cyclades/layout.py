"""Where everything lies: the five gods in a row, the rail under them, the chart below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, hypot, pi, sin, sqrt

from pygame_rules.games.cyclades.data import Chart, cell_of, chart_for

from .. import areas
from ..canvas import Point
from .places import IslandPlan, plan_for

WIDTH = HEIGHT = 1000.0
SIDE = 48.6
"""Side of a cell's hexagon."""
MIDDLE: Point = (500.0, 571.0)
SEA_RADIUS = 35.0
GOD_ROW = ("poseidon", "ares", "zeus", "athena", "apollo")
GOD_TOP, GOD_HEIGHT, GOD_WIDTH, GOD_GAP = 8.0, 80.0, 188.0, 9.0
RAIL_TOP, RAIL_HEIGHT = 94.0, 48.0
"""The rail between gods and chart: turn order, the sums that may be offered, the cycle."""
SUMS = 10
"""So many sums lie on the rail at once."""
SUM_LEFT, SUM_WIDTH, SUM_GAP = 176.0, 70.0, 5.0
COAST_INSET = 4.5
COAST_STEPS = 7
"""Points that each side of a hexagon gets, so that its coast can bend."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A chart on the sheet. `land[i]` is the coast of island `i`, closed, clockwise."""

    chart: Chart
    seas: tuple[Point, ...]
    cells: tuple[tuple[Point, ...], ...]
    land: tuple[tuple[Point, ...], ...]
    plans: tuple[IslandPlan, ...]


@cache
def layout_for(players: int) -> Layout:
    """The layout of the board for so many players."""
    return _layout(chart_for(players).name, players)


@cache
def _layout(_name: str, players: int) -> Layout:
    chart = chart_for(players)
    cells = tuple(tuple(centre(chart, cell) for cell in isle.cells) for isle in chart.islands)
    seas = tuple(centre(chart, sea.id) for sea in chart.seas)
    plans = tuple(
        plan_for(where, isle.slots) for where, isle in zip(cells, chart.islands, strict=True)
    )
    return Layout(chart, seas, cells, tuple(coast_of(points) for points in cells), plans)


def centre(chart: Chart, cell: str) -> Point:
    """The middle of a cell."""
    row, column = cell_of(cell)
    across = column - (chart.rows[row] - 1) / 2
    down = row - (len(chart.rows) - 1) / 2
    return MIDDLE[0] + across * sqrt(3) * SIDE, MIDDLE[1] + down * 1.5 * SIDE


def hexagon(middle: Point, side: float = SIDE) -> list[Point]:
    """The corners of a cell, clockwise on the screen."""
    x, y = middle
    angles = [pi / 6 + i * pi / 3 for i in range(6)]
    return [(x + side * cos(a), y + side * sin(a)) for a in angles]


def field(chart: Chart) -> list[Point]:
    """The outline of all cells together."""
    every = [f"r{r:02d}c{c:02d}" for r, length in enumerate(chart.rows) for c in range(length)]
    (ring,) = areas.outlines([hexagon(centre(chart, cell)) for cell in every])
    return ring


# -- coasts -----------------------------------------------------------------------------
def coast_of(cells: tuple[Point, ...]) -> tuple[Point, ...]:
    """An irregular shore round the cells, the same every time."""
    (ring,) = areas.outlines([hexagon(cell) for cell in cells])
    fine = _divided(_softened(areas.inset(ring, COAST_INSET)))
    bent = [_bent(fine[i - 1], point, fine[(i + 1) % len(fine)]) for i, point in enumerate(fine)]
    return tuple(_softened(bent))


def _divided(ring: list[Point]) -> list[Point]:
    """More points on each side."""
    result = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        steps = max(1, round(hypot(x2 - x1, y2 - y1) * COAST_STEPS / SIDE))
        result += [(x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps) for i in range(steps)]
    return result


def _softened(ring: list[Point]) -> list[Point]:
    """Corners cut at a quarter of each side (Chaikin)."""
    result = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        result.append((0.75 * x1 + 0.25 * x2, 0.75 * y1 + 0.25 * y2))
        result.append((0.25 * x1 + 0.75 * x2, 0.25 * y1 + 0.75 * y2))
    return result


def _bent(before: Point, point: Point, after: Point) -> Point:
    """A point moved across the shore by a few waves that depend on where it lies."""
    x, y = point
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = hypot(dx, dy) or 1.0
    wave = 2.0 * sin(0.19 * x + 0.31 * y) + 1.5 * sin(0.47 * x - 0.29 * y + 1.3)
    wave += 0.9 * sin(0.83 * x + 0.71 * y + 0.6)
    return x - dy / length * wave, y + dx / length * wave


# -- the gods ---------------------------------------------------------------------------
def god_corner(god: str) -> Point:
    """The upper left corner of a god's tile."""
    number = GOD_ROW.index(god)
    left = (WIDTH - len(GOD_ROW) * GOD_WIDTH - (len(GOD_ROW) - 1) * GOD_GAP) / 2
    return left + number * (GOD_WIDTH + GOD_GAP), GOD_TOP


# -- the rail ---------------------------------------------------------------------------
def sum_corner(place: int) -> Point:
    """The upper left corner of a sum's place on the rail, from 0."""
    return SUM_LEFT + place * (SUM_WIDTH + SUM_GAP), RAIL_TOP
