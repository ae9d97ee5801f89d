"""The rail between the gods and the chart: turn order, the sums to offer now, the cycle."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any

from pygame_rules.games.cyclades.asking import sum_cost
from pygame_rules.games.cyclades.view import View

from .. import canvas, pieces
from ..contract import NumberSpot, Spot
from .layout import RAIL_HEIGHT, RAIL_TOP, SUM_WIDTH, SUMS, WIDTH, sum_corner

SUM_SIZE, COST_SIZE = 25.0, 16.0
COIN = 13.0
TRACK: tuple[float, float] = (27.0, RAIL_TOP + RAIL_HEIGHT / 2)
TRACK_STEP = 34.0
TOKEN = 14.0


def sum_id(place: int) -> str:
    """The id of a sum's place on the rail, from 0."""
    return f"sum-{place:02d}"


def sums(view: View) -> list[int]:
    """The sums on the rail: the next ones above the offering that stands (or above those that
    `higher` passed over), whatever the asked player can pay; none while no sum is asked for."""
    if not view.flow or view.flow[-1][0] != "sum":
        return []
    base = view.flow[-1][3]
    top = min(base + SUMS, view.cap) if view.cap else base + SUMS
    return list(range(base + 1, top + 1))


def number_spots(view: View) -> Mapping[str, NumberSpot]:
    """The places of the sums."""
    return {sum_id(place): NumberSpot(n, _spot(place)) for place, n in enumerate(sums(view))}


def _spot(place: int) -> Spot:
    x, y = sum_corner(place)
    half = RAIL_HEIGHT / 2
    return Spot(((x + half, y + half), (x + SUM_WIDTH - half, y + half)), half)


def outline(place: int) -> str:
    """The shape of a sum's place."""
    return canvas.rect(*sum_corner(place), SUM_WIDTH, RAIL_HEIGHT, r=8)


def look(view: View) -> Hashable:
    """Each sum with what it really costs (CY-22, CY-24): public figures only."""
    return tuple((n, sum_cost(view, n)[0]) for n in sums(view))


def draw_sums(key: Any) -> str:
    """The sums in a row, the cost of each on a coin."""
    return "".join(_sum(place, n, cost) for place, (n, cost) in enumerate(key))


def _sum(place: int, n: int, cost: int) -> str:
    x, y = sum_corner(place)
    plate = canvas.rect(x, y, SUM_WIDTH, RAIL_HEIGHT, "cy-offer", r=8)
    figure = canvas.text(x + 22, y + 33, str(n), SUM_SIZE, "cy-sum")
    coin = canvas.circle(x + 51, y + 24, COIN, "cy-coin")
    coin += canvas.circle(x + 51, y + 24, COIN - 2.5, "cy-coin-rim")
    words = canvas.text(x + 51, y + 29.8, str(cost), COST_SIZE, "cy-coin-figure")
    return plate + figure + coin + words


# -- turn order -------------------------------------------------------------------------
def draw_order(key: Any) -> str:
    """Markers still to be placed, in order; later those that came back, for the next cycle."""
    waiting, back, cycle = key
    return _track(tuple(waiting or back), bool(waiting)) + _cycle(cycle)


@cache
def _track(seats: tuple[int, ...], waiting: bool) -> str:
    if not seats:
        return ""
    x, y = TRACK
    width = TRACK_STEP * (len(seats) - 1) + 2 * (TOKEN + 5)
    parts = [canvas.rect(x - TOKEN - 5, y - 20, width, 40, "cy-track", r=10)]
    for number, seat in enumerate(seats):
        parts.append(canvas.moved(x + TRACK_STEP * number, y, pieces.token(seat, TOKEN)))
    return canvas.group(*parts, cls="" if waiting else "cy-back")


def _cycle(cycle: int) -> str:
    """The number of the cycle at the other end."""
    x, y = WIDTH - 33, TRACK[1]
    words = canvas.text(x, y + 8, str(cycle), 24, "cy-cycle")
    return canvas.circle(x, y, 22, "cy-track") + words
