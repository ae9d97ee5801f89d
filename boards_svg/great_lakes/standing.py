"""What stands on the map: trains and ships on claimed lanes, closed lanes, harbours."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, Final

from pygame_rules.games.great_lakes.data import CITIES, CITY, LANE, LANES, NO_TWIN, RAIL
from pygame_rules.games.great_lakes.network import FEW_PLAYERS
from pygame_rules.games.great_lakes.state import FREE, NOBODY
from pygame_rules.games.great_lakes.view import View

from .. import canvas, pieces, symbols
from .curves import Space
from .ground import lane_data
from .layout import WIDE, layout

CLOSED: Final = -2
"""The look of a free lane that its claimed twin closes to everybody."""
MARK: Final = 9.5
HARBOUR_RADIUS: Final = 13.0
TALL: Final = WIDE + 1.6


def looks(view: View) -> dict[str, Hashable]:
    """Every lane and every port has a group, empty ones too, so that the order stays."""
    result: dict[str, Hashable] = {}
    for number, lane in enumerate(LANES):
        result[f"lane-{lane.id}"] = _lane_look(view, number)
    for number, city in enumerate(CITIES):
        if city.port:
            result[f"harbour-{city.id}"] = view.harbours[number]
    return result


def _lane_look(view: View, number: int) -> int:
    owner, twin = view.owner[number], LANES[number].twin
    few = len(view.points) <= FEW_PLAYERS
    closed = owner == FREE and twin != NO_TWIN and few and view.owner[twin] != FREE
    return CLOSED if closed else owner


def draw(piece: str, key: Any) -> str:
    """The inside of one group; `key` is what `looks` said."""
    kind, _, element = piece.partition("-")
    if kind == "harbour":
        return "" if key == NOBODY else _harbour(CITY[element], key)
    if key == FREE:
        return ""
    return _closed(LANE[element]) if key == CLOSED else _lane(LANE[element], key)


@cache
def _closed(lane: int) -> str:
    """A veil over the spaces."""
    cls = "gl-rail" if LANES[lane].kind == RAIL else "gl-sea"
    return canvas.group(canvas.path(lane_data(lane), "gl-veil"), cls=cls)


@cache
def _lane(lane: int, seat: int) -> str:
    """A train or a ship on every space, each with its owner's symbol."""
    strip = layout().lanes[lane].strip
    shape = _wagon(strip.length) if LANES[lane].kind == RAIL else _hull(strip.length)
    bodies = [_body(space, shape) for space in strip.spaces]
    marks = [symbols.seat_mark(seat, space.x, space.y, MARK) for space in strip.spaces]
    return canvas.group(*bodies, *marks, cls=pieces.seat_class(seat))


def _body(space: Space, shape: str) -> str:
    return canvas.moved(space.x, space.y, pieces.raised(shape, shadow=(0.7, 1.1)), turn=space.turn)


@cache
def _wagon(length: float) -> str:
    """A wagon from above, round the origin: a little longer and wider than its space."""
    half, side = length / 2 + 0.6, TALL / 2
    corners = [(-half, -side), (half, -side), (half, side), (-half, side)]
    return pieces.rounded(corners, 0.12)


@cache
def _hull(length: float) -> str:
    """A ship from above: a round stern and a pointed bow."""
    half, side = length / 2 + 0.6, TALL / 2
    shoulder = half - side
    corners = [(-half, -side), (shoulder, -side), (half, 0), (shoulder, side), (-half, side)]
    return pieces.rounded(corners, 0.28)


@cache
def _harbour(city: int, seat: int) -> str:
    """A pier round the city's sign, with an anchor and the owner's symbol."""
    x, y = layout().cities[city]
    disc = pieces.raised(pieces.disc(HARBOUR_RADIUS))
    anchor = symbols.icon("port", -3.6, 0.6, 15.0, "mark-ink")
    badge = canvas.circle(8.6, -7.2, 7.2, "body")
    mark = symbols.seat_mark(seat, 8.6, -7.2, 9.0)
    return canvas.moved(x, y, disc, anchor, badge, mark, cls=pieces.seat_class(seat))
