"""Where everything lies on the two maps, in board units (about CSS pixels on a tablet).

The hexes are laid out by their axial coordinates and the coastline is fitted under them.
Scotland's hexes stand on a point, Ireland's on a side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, pi, sin, sqrt
from pathlib import Path
from types import MappingProxyType

from pygame_rules.games.rebirth import data

from .. import areas, coast
from ..canvas import Point
from ..coast import Frame

HERE = Path(__file__).parent
MARGIN = 24.0
"""How far the coast is drawn beyond the edge of the picture."""
PORT_REACH = 0.6
"""How far from the middle of its hex a port's sign stands, in hex widths."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The sheet of one board: its size, where the hexes begin, how they stand."""

    width: float
    height: float
    pitch: float
    """Distance between the middles of neighbouring hexes."""
    left: float
    top: float
    """Free paper left of the westernmost and above the northernmost hex middle."""
    flat_top: bool
    seas: tuple[tuple[str, float, float, float], ...]
    """Names on the water: text key, x, y, turn in degrees."""
    title: Point


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "scotland": Plan(
            width=580.0,
            height=690.0,
            pitch=39.0,
            left=72.0,
            top=39.0,
            flat_top=False,
            seas=(("north_sea", 492.0, 372.0, 0.0), ("atlantic", 34.0, 545.0, -80.0)),
            title=(482.0, 118.0),
        ),
        "ireland": Plan(
            width=620.0,
            height=690.0,
            pitch=42.0,
            left=74.0,
            top=39.0,
            flat_top=True,
            seas=(("irish_sea", 517.0, 606.0, 0.0), ("atlantic", 40.0, 400.0, -90.0)),
            title=(104.0, 84.0),
        ),
    }
)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """One board, laid out. There is one instance of each, compared by identity."""

    plan: Plan
    board: data.Board
    centres: tuple[Point, ...]
    """By space."""
    ports: Mapping[int, Point]
    """By port space: where its sign stands, at the water's side of the hex."""

    @property
    def radius(self) -> float:
        """From the middle of a hex to a corner."""
        return self.plan.pitch / sqrt(3)

    @property
    def frame(self) -> Frame:
        """The whole sheet."""
        return Frame(0, 0, self.plan.width, self.plan.height)

    def cell(self, space: int) -> list[Point]:
        """The corners of a hex, clockwise on the screen."""
        return corners(self.centres[space], self.radius, self.plan.flat_top)


def corners(centre: Point, radius: float, flat_top: bool) -> list[Point]:
    """The corners of a hexagon, clockwise on the screen."""
    start = 0.0 if flat_top else pi / 6
    angles = [start + i * pi / 3 for i in range(6)]
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


@cache
def layout(board_id: str) -> Layout:
    """The layout of `scotland` or `ireland`."""
    board, plan = data.board(board_id), PLANS[board_id]
    centres = _centres(board, plan)
    ports = MappingProxyType(_ports(board, plan, centres))
    return Layout(plan=plan, board=board, centres=centres, ports=ports)


def _centres(board: data.Board, plan: Plan) -> tuple[Point, ...]:
    across, along = plan.pitch, plan.pitch * sqrt(3) / 2
    if plan.flat_top:
        raw = [(s.q * along, (s.r + s.q / 2) * across) for s in board.spaces]
    else:
        raw = [((s.q + s.r / 2) * across, s.r * along) for s in board.spaces]
    left, top = min(x for x, _ in raw), min(y for _, y in raw)
    return tuple((x - left + plan.left, y - top + plan.top) for x, y in raw)


def _ports(board: data.Board, plan: Plan, centres: Sequence[Point]) -> dict[int, Point]:
    """A port's sign stands away from the land next to it."""
    result = {}
    for space, (x, y) in enumerate(centres):
        if board.port[space]:
            dx = sum(x - centres[near][0] for near in board.adjacent[space])
            dy = sum(y - centres[near][1] for near in board.adjacent[space])
            reach = plan.pitch * PORT_REACH / hypot(dx, dy)
            result[space] = (x + dx * reach, y + dy * reach)
    return result


def land(layout: Layout) -> str:
    """Path data of the real coast, and of the hexes that reach over it."""
    spaces = layout.board.spaces
    rings = coast.load_rings(HERE / f"{layout.board.id}.json")["land"]
    places = [(space.lon, space.lat) for space in spaces]
    projection = coast.fit(zip(places, layout.centres, strict=True))
    frame = layout.frame.grown(MARGIN)
    cells = [layout.cell(space.index) for space in spaces]
    return coast.path_data(rings, projection, frame, 0.7) + areas.shape(cells)
