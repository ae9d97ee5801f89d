"""Where everything lies on the map, in board units. Read once from `layout.json`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from pygame_rules.games.great_lakes.data import CITIES, LANES, NO_TWIN, Lane

from ..canvas import Point
from ..coast import Frame, Projection
from ..labels import LINE, Place, around
from .curves import Line, Strip, curve, strip

WIDTH: Final = 1000.0
HEIGHT: Final = 780.0
FRAME: Final = Frame(4.0, 4.0, WIDTH - 4, HEIGHT - 4)
WEST, EAST, SOUTH, NORTH = -92.95, -72.75, 40.25, 49.2
"""Degrees at the edges: north and south are drawn a little further apart than they lie, so
that the lanes have room."""

RIM: Final = 12.0
"""How far spaces stay away from the middle of a city."""
WIDE: Final = 12.0
GAP: Final = 3.4
MOST_PITCH: Final = 33.0
TWINS_APART: Final = 21.0
SHORT_TWINS_APART: Final = 25.0
"""Middle to middle, as far as the map allows, so that a finger meets the lane it means; lanes
of one space have more room."""


class LanePlan(NamedTuple):
    """A lane's spaces from its city `a` to its city `b`, and the bends of the line that it
    follows, which the lanes of a double share."""

    strip: Strip
    bends: Point


class Layout(NamedTuple):
    """Cities and lanes by number; `names` by city: the place of its name, for `name_place`;
    `lakes`: middle and turn of each lake's name."""

    cities: tuple[Point, ...]
    lanes: tuple[LanePlan, ...]
    names: tuple[str, ...]
    lakes: dict[str, tuple[float, float, float]]


def projection() -> Projection:
    """Board units from degrees."""
    bx = WIDTH / (EAST - WEST)
    by = HEIGHT / (SOUTH - NORTH)
    return Projection(-WEST * bx, bx, -NORTH * by, by)


def group_of(lane: Lane) -> str:
    """The lanes of a double share one line: both ends and the type."""
    kind = ("rail", "sea")[lane.kind]
    return f"{CITIES[lane.a].id}-{CITIES[lane.b].id}-{kind}"


def _read() -> Any:
    return json.loads((Path(__file__).parent / "layout.json").read_text(encoding="utf-8"))


@cache
def layout() -> Layout:
    """The layout of the room."""
    return build(_read())


def build(data: Any) -> Layout:
    """A layout from `layout.json`: `cities` id -> [lat, lon, dx, dy, side of the name], where
    (dx, dy) pushes a city out of a crowd; `bends` lanes -> how their line swings; `apart`
    lanes -> how far apart the two of a double lie, where it is not the usual way."""
    globe = projection()
    cities = []
    for city in CITIES:
        lat, lon, dx, dy, _ = data["cities"][city.id]
        x, y = globe.point(lon, lat)
        cities.append((x + dx, y + dy))
    lanes = [_lane(number, cities, data) for number in range(len(LANES))]
    names = [data["cities"][city.id][4] for city in CITIES]
    lakes = {name: (x, y, turn) for name, (x, y, turn) in data["lakes"].items()}
    return Layout(tuple(cities), tuple(lanes), tuple(names), lakes)


def _lane(number: int, cities: list[Point], data: Any) -> LanePlan:
    lane = LANES[number]
    swing = data["bends"][group_of(lane)]
    line = Line(curve(cities[lane.a], cities[lane.b], swing))
    aside = 0.0
    if lane.twin != NO_TWIN:
        usual = SHORT_TWINS_APART if lane.length == 1 else TWINS_APART
        apart = data["apart"].get(group_of(lane), usual)
        aside = apart / 2 if number < lane.twin else -apart / 2
    return LanePlan(strip(line, lane.length, RIM, MOST_PITCH, GAP, aside), swing)


SIDES: Final = ("S", "N", "E", "W", "SE", "SW", "NE", "NW")
NAME_SIZE: Final = 16.0
NAME_REACH: Final = 10.0


def name_place(words: str, at: Point, code: str, size: float = NAME_SIZE) -> Place:
    """Where a name stands: a side of `SIDES`, and `2` behind it for two lines."""
    lines: tuple[str, ...] = (words,)
    if code.endswith("2") and " " in words:
        head, _, tail = words.rpartition(" ")
        lines = (head, tail)
    side = code.rstrip("2")
    if len(side) == 1:
        found = around(words, at, NAME_REACH, size, side)
        return next(place for place in found if place.lines == lines)
    x = at[0] + (8.0 if side[1] == "E" else -8.0)
    rest = (len(lines) - 1) * LINE * size
    y = at[1] + (9.0 + 0.7 * size if side[0] == "S" else -9.0 - rest)
    return Place(x, y, lines, "start" if side[1] == "E" else "end")
