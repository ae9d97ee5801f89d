"""Pieces that look like pieces: light from the upper left, a soft edge, seat colour and symbol.

Everything is drawn round the origin for use inside `canvas.moved(x, y, ...)`, and belongs
inside a group of class `s0`..`s4` (or `neutral`), which gives the colours.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from . import canvas, symbols
from .canvas import Point

SHADOW: Point = (1.0, 1.4)
"""How far a shadow falls, in units of the piece's own drawing."""


@cache
def seat_class(seat: int | None) -> str:
    """The class of a seat's pieces; None: nobody's."""
    return "neutral" if seat is None else f"s{seat}"


def raised(data: str, cls: str = "body", shadow: Point = SHADOW) -> str:
    """A body (path data round the origin) with its shadow below it."""
    below = canvas.path(data, "shadow", transform=f"translate({shadow[0]} {shadow[1]})")
    return below + canvas.path(data, cls)


@cache
def hexagon(radius: float, flat_top: bool, soft: float = 0.0) -> str:
    """Path data of a hexagon round the origin; `soft` rounds its corners (0..0.5 of a side)."""
    start = 0 if flat_top else pi / 6
    corners = [
        (radius * cos(start + i * pi / 3), radius * sin(start + i * pi / 3)) for i in range(6)
    ]
    return rounded(corners, soft) if soft else canvas.polygon_data(corners)


def rounded(corners: list[Point], soft: float) -> str:
    """Path data of a polygon whose corners are cut round at the share `soft` of each side."""
    parts: list[str] = []
    here = (0, 0)
    for i, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[i - 1], corners[(i + 1) % len(corners)]
        before = _tenths(x + (px - x) * soft, y + (py - y) * soft)
        corner = _tenths(x, y)
        after = _tenths(x + (nx - x) * soft, y + (ny - y) * soft)
        parts.append(_step("l" if parts else "M", here, before))
        parts.append(_step("q", before, corner, after))
        here = after
    return "".join(parts) + "z"


def _tenths(x: float, y: float) -> tuple[int, int]:
    return round(x * 10), round(y * 10)


def _step(letter: str, here: tuple[int, int], *points: tuple[int, int]) -> str:
    """A path command relative to `here`."""
    numbers = [v - h for point in points for v, h in zip(point, here, strict=True)]
    return letter + " ".join(map(canvas.tenths, numbers)).replace(" -", "-")


@cache
def disc(radius: float) -> str:
    """Path data of a disc round the origin."""
    r, d = canvas.number(radius), canvas.number(2 * radius)
    return f"M-{r} 0a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z"


@cache
def token(seat: int | None, radius: float) -> str:
    """A round marker with the seat's symbol, round the origin, with its class."""
    body = raised(disc(radius))
    mark = "" if seat is None else symbols.seat_mark(seat, 0, 0, radius * 1.15)
    return canvas.group(body, mark, cls=seat_class(seat))


@cache
def figure(seat: int | None, icon: str, size: float) -> str:
    """An icon cut as a piece in the seat's colour, round the origin, symbol at its lower right."""
    data = symbols.icons()[icon]
    scale = size / symbols.GRID
    half = canvas.number(-size / 2)
    body = canvas.group(
        raised(data), transform=f"translate({half} {half}) scale({scale:.3g})", fill_rule="evenodd"
    )
    if seat is None:
        return canvas.group(body, cls=seat_class(seat))
    badge = canvas.circle(size * 0.36, size * 0.36, size * 0.26, "body")
    mark = symbols.seat_mark(seat, size * 0.36, size * 0.36, size * 0.36)
    return canvas.group(body, badge, mark, cls=seat_class(seat))
