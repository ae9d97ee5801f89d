"""Where things stand on an island: name, slots, troops, prosperity, figure."""

from __future__ import annotations

from dataclasses import dataclass

from ..canvas import Point

SLOT = 27.0
SLOT_GAP = 3.0


@dataclass(frozen=True, slots=True)
class IslandPlan:
    """Centres of everything on one island; the first `covered` slots are the metropolis's."""

    name: Point
    slots: tuple[Point, ...]
    troops: Point
    prosperity: Point
    figure: Point
    metropolis: Point


def plan_for(cells: tuple[Point, ...], slots: int) -> IslandPlan:
    """The plan of an island with these cells, first to last as one reads."""
    if len(cells) == 1:
        return _single(cells[0])
    if len(cells) == 2:
        return _double(cells)
    return _large(cells, slots)


def _at(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def _pair(point: Point) -> tuple[Point, Point]:
    """Two slots side by side."""
    shift = (SLOT + SLOT_GAP) / 2
    return _at(point, -shift, 0), _at(point, shift, 0)


def _single(cell: Point) -> IslandPlan:
    """One cell: the slot on the left, troops on the right, income below."""
    slot = _at(cell, -18, -2)
    return IslandPlan(_at(cell, 0, -22), (slot,), _at(cell, 19, 6), _at(cell, -18, 27),
                      _at(cell, 40, -19), slot)  # fmt: skip


def _double(cells: tuple[Point, ...]) -> IslandPlan:
    """Two cells: building site in the first, troops in the second."""
    first, second = cells
    level = first[1] == second[1]
    middle = _at(first, 0, 4)
    name = ((first[0] + second[0]) / 2, first[1] - 21) if level else _at(first, 0, -20)
    prosperity = _at(first, 0, 31) if level else _at(second, 0, 26)
    troops = _at(second, 0, 4) if level else _at(second, 0, -4)
    return IslandPlan(name, _pair(middle), troops, prosperity, _at(second, 26, -22), middle)


def _large(cells: tuple[Point, ...], slots: int) -> IslandPlan:
    """Three or four cells: the metropolis's site in the first but one, the rest around."""
    site, more = (cells[0], cells[1]) if slots == 3 else (cells[1], cells[2])
    rest = (_at(more, 0, 0),) if slots == 3 else _pair(more)
    top = cells[0]
    name = _at(top, 0, -20) if slots == 3 else _at(top, 0, -6)
    site = _at(site, 0, 6)
    return IslandPlan(
        name, (*_pair(site), *rest), cells[-1], _at(top, 0, 20) if slots == 4 else _at(more, 0, 28),
        _at(cells[-1], 27, -20), site,
    )  # fmt: skip
