"""The layer that never changes: lakes, land, lanes with their spaces, cities, names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pygame_rules.core.text import catalogue, load_catalogue
from pygame_rules.games.great_lakes.data import CITIES, LANES, NO_TWIN, RAIL, ROUTE_COLOURS, SEA

from .. import canvas, coast, labels, symbols
from ..coast import Ring
from .curves import Space, ahead, controls, shifted
from .layout import FRAME, HEIGHT, NAME_SIZE, WIDE, WIDTH, layout, name_place, projection
from .marks import colour_class, sign_at

ROOM = "great_lakes"
TEXT = Path(__file__).parent / "text"
CITY_RADIUS, PORT_RADIUS, JUNCTION_RADIUS = 6.5, 9.0, 5.5
LAKE_SIZE = 17.0
MAIN_LAKES = 5
"""The rings of the Great Lakes come first in the file and are cut out of the land; smaller
lakes lie upon it."""


@cache
def draw(lang: str) -> str:
    """The whole layer."""
    return canvas.sheet(
        WIDTH,
        HEIGHT,
        coast.shores(land(), FRAME.grown(2), f"{ROOM}-coast"),
        _inland(),
        coast.neatline(FRAME),
        _lake_names(lang),
        _tracks(),
        lanes(),
        _cities(),
        _names(lang),
    )


# -- land and water ---------------------------------------------------------------------
@cache
def _rings() -> dict[str, list[Ring]]:
    return coast.load_rings(Path(__file__).parent / "shores.json")


@cache
def land() -> str:
    """Path data of the land; the big lakes run the other way round, so they stay holes."""
    rings = _rings()
    shore = [_turned(ring, True) for ring in rings["land"]]
    lakes = [_turned(ring, False) for ring in _big_lakes(rings["lakes"])]
    return coast.path_data([*shore, *lakes], projection(), FRAME.grown(20), 0.7)


def _big_lakes(lakes: Iterable[Ring]) -> list[Ring]:
    return sorted(lakes, key=lambda ring: -abs(_area(ring)))[:MAIN_LAKES]


def _area(ring: Ring) -> float:
    """Twice the signed area in square degrees."""
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)


def _turned(ring: Ring, left: bool) -> Ring:
    return list(ring) if (_area(ring) > 0) is left else list(reversed(ring))


def _inland() -> str:
    """Rivers and the smaller lakes."""
    rings = _rings()
    big = _big_lakes(rings["lakes"])
    small = [ring for ring in rings["lakes"] if ring not in big]
    room = FRAME.grown(-1)
    rivers = coast.path_data(rings["rivers"], projection(), room, 0.6, closed=False)
    lakes = coast.path_data(small, projection(), room, 0.5)
    return canvas.path(rivers, "river") + coast.lake(lakes)


def words(lang: str) -> dict[str, str]:
    """The words that stand on the map itself."""
    return {k: str(v) for k, v in load_catalogue(TEXT / f"{lang}.json").items()}


def _lake_names(lang: str) -> str:
    said = words(lang)
    return "".join(
        canvas.text(x, y, said[name], LAKE_SIZE, "sea", turn=turn)
        for name, (x, y, turn) in layout().lakes.items()
    )


# -- lanes ------------------------------------------------------------------------------
def space_data(space: Space, length: float) -> str:
    """A space as one straight stroke, as wide as its caps make it."""
    half = max(length - WIDE, 1.0) / 2
    (x0, y0), (x1, y1) = ahead(space, -half), ahead(space, half)
    start = round(x0 * 10), round(y0 * 10)
    step = canvas.tenths(round(x1 * 10) - start[0]), canvas.tenths(round(y1 * 10) - start[1])
    return f"M{canvas.tenths(start[0])} {canvas.tenths(start[1])}l{step[0]} {step[1]}"


def lane_data(lane: int) -> str:
    """All spaces of a lane."""
    strip = layout().lanes[lane].strip
    return "".join(space_data(space, strip.length) for space in strip.spaces)


def _tracks() -> str:
    """A thin line along every route, from city to city; one for both lanes of a double."""
    data = []
    for number, lane in enumerate(LANES):
        if lane.twin > number or lane.twin == NO_TWIN:
            start, end = layout().cities[lane.a], layout().cities[lane.b]
            points = (*controls(start, end, layout().lanes[number].bends), end)
            steps = " ".join(f"{x - start[0]:.0f} {y - start[1]:.0f}" for x, y in points)
            data.append(f"M{start[0]:.0f} {start[1]:.0f}c{steps}".replace(" -", "-"))
    return canvas.path("".join(data), "gl-track")


def lanes() -> str:
    """Rails are rectangles (square caps), sea routes ovals (round caps). All spaces of one
    type and colour are one path, drawn as edge and as filling, with the colour's signs on it."""
    defs, shown = [], []
    for kind, cls in ((RAIL, "gl-rail"), (SEA, "gl-sea")):
        for colour, name in enumerate(ROUTE_COLOURS):
            mine = [i for i, lane in enumerate(LANES) if (lane.kind, lane.colour) == (kind, colour)]
            if mine:
                shape = f"{cls}-{name}"
                defs.append(canvas.path("".join(map(lane_data, mine)), id=shape))
                shown.append(_coloured(shape, f"{cls} {colour_class(colour)}", name, mine))
    return canvas.element("defs", "".join(defs)) + "".join(shown)


def _coloured(shape: str, cls: str, name: str, mine: list[int]) -> str:
    spaces = [space for lane in mine for space in layout().lanes[lane].strip.spaces]
    signs = "".join(sign_at(name, space.x, space.y) for space in spaces)
    return canvas.group(
        canvas.use(shape, "gl-edge"),
        canvas.use(shape, "gl-fill"),
        canvas.path(signs, "gl-sign") if signs else "",
        cls=cls,
    )


# -- cities -----------------------------------------------------------------------------
def _cities() -> str:
    """Junctions, ports with an anchor, and the others."""
    anchor = "gl-anchor-sign"
    icon = canvas.group(symbols.icon("port", 0, 0, 14.0, ""), id=anchor)
    discs, anchors = [], []
    for number, (city, (x, y)) in enumerate(zip(CITIES, layout().cities, strict=True)):
        cls = "gl-junction" if city.junction else "gl-port" if city.port else "gl-city"
        discs.append(canvas.circle(x, y, city_radius(number), cls))
        if city.port:
            anchors.append(canvas.use(anchor, "", x, y))
    return canvas.element("defs", icon) + "".join(discs) + canvas.group(*anchors, cls="gl-anchor")


def city_radius(city: int) -> float:
    """How big the sign of a city is."""
    if CITIES[city].junction:
        return JUNCTION_RADIUS
    return PORT_RADIUS if CITIES[city].port else CITY_RADIUS


def _names(lang: str) -> str:
    said = catalogue(ROOM, lang)
    parts = []
    for city, at, code in zip(CITIES, layout().cities, layout().names, strict=True):
        if not city.junction:
            place = name_place(str(said[f"city.{city.id}"]), at, code)
            parts.append(labels.draw(place, NAME_SIZE))
    return "".join(parts)


def band(lane: int) -> str:
    """Path data of the shape round all spaces of a lane."""
    strip = layout().lanes[lane].strip
    half, side = strip.length / 2 + 2.0, WIDE / 2 + 2.0
    first, last = strip.spaces[0], strip.spaces[-1]
    middles = [(space.x, space.y, space.turn) for space in strip.spaces]
    ends = [(*ahead(first, -half), first.turn), *middles, (*ahead(last, half), last.turn)]
    rim = [shifted(Space(*end), side) for end in ends]
    rim += [shifted(Space(*end), -side) for end in reversed(ends)]
    return canvas.polygon_data((space.x, space.y) for space in rim)
