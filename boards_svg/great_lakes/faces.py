"""Pictures of transport cards, payments and tickets. Figures only, no words."""

from __future__ import annotations

from functools import cache
from typing import Final

from pygame_rules.games.great_lakes.cards import FIRST_SHIP, NO_CARD, TYPE_OF, WILD
from pygame_rules.games.great_lakes.data import COLOURS, RAIL, TICKETS

from .. import canvas, cards, coast, symbols
from ..canvas import Point
from .ground import land
from .layout import HEIGHT, WIDTH, layout
from .marks import big_sign, colour_class

SIZE: Final = (100.0, 68.0)
STRIPE: Final = 92.0 / 6
MAP_SCALE: Final = 0.066
MAP_AT: Final = (5.0, 8.0)


def colour_of(kind: int) -> int:
    """The colour number of a card that is not wild."""
    return (kind if kind < FIRST_SHIP else kind - FIRST_SHIP) // 2


def _second(kind: int) -> bool:
    """Whether it is the second kind of its colour: with harbour, or double."""
    return bool((kind if kind < FIRST_SHIP else kind - FIRST_SHIP) % 2)


def has_symbol(kind: int) -> bool:
    """Whether the card carries the harbour symbol."""
    return kind != WILD and _second(kind) == (TYPE_OF[kind] == RAIL)


@cache
def transport(kind: int) -> str:
    """A train, ship or wild card; a gap in the row is an empty sheet."""
    if kind == NO_CARD:
        return cards.frame(canvas.rect(6, 8, 86, 50, "rule", r=4), size=SIZE)
    return cards.frame(_face(kind), size=SIZE)


def _face(kind: int) -> str:
    if kind == WILD:
        stripes = [
            canvas.rect(4 + STRIPE * i, 5, STRIPE + 0.4, 56, f"gl-face {colour_class(i)}")
            for i in range(len(COLOURS))
        ]
        plate = canvas.circle(50, 33, 22, "gl-plate")
        return "".join(stripes) + plate + symbols.icon("wild", 50, 33, 34)
    cls = colour_class(colour_of(kind))
    parts = [canvas.rect(4, 5, 91.5, 57, "gl-face", r=5), *_vehicles(kind)]
    parts.append(big_sign(COLOURS[colour_of(kind)], (16, 17), 1.9))
    if has_symbol(kind):
        parts.append(canvas.circle(84, 17, 9.5, "gl-plate") + symbols.icon("port", 84, 17, 15))
    return canvas.group(*parts, cls=cls)


def _vehicles(kind: int) -> list[str]:
    if TYPE_OF[kind] == RAIL:
        return [symbols.icon("train", 50, 38, 42, "gl-vehicle")]
    if _second(kind):
        return [symbols.icon("ship", x, 38, 36, "gl-vehicle") for x in (30, 69)]
    return [symbols.icon("ship", 50, 38, 42, "gl-vehicle")]


@cache
def colour_card(colour: int) -> str:
    """A plain sheet of one colour with its sign."""
    face = canvas.rect(4, 5, 91.5, 57, "gl-face", r=5)
    sign = big_sign(COLOURS[colour], (50, 34), 4.2)
    return cards.frame(canvas.group(face, sign, cls=colour_class(colour)), size=SIZE)


@cache
def payment(spent: tuple[tuple[int, int], ...]) -> str:
    """Small cards side by side, each with its number."""
    step = 96.0 / len(spent)
    parts = []
    for place, (kind, count) in enumerate(spent):
        x = 2 + step * (place + 0.5)
        scale = min(0.42, (step - 2) / SIZE[0])
        corner = (x - SIZE[0] / 2 * scale, 24 - SIZE[1] / 2 * scale)
        parts.append(canvas.moved(*corner, _face(kind), scale=scale))
        parts.append(canvas.text(x, 58, str(count), 17, "figure"))
    return cards.frame(*parts, size=SIZE)


@cache
def deck(kind: int) -> str:
    """The back of a deck: trains, ships."""
    return cards.back("train" if kind == RAIL else "ship", size=SIZE)


@cache
def ticket_back() -> str:
    """The back of the ticket stack."""
    return cards.back("ticket", size=SIZE)


@cache
def swap(gained: int) -> str:
    """Trains for ships, or ships for trains."""
    first, second = ("ship", "train") if gained == RAIL else ("train", "ship")
    arrow = canvas.path("M43 34h12m-4-4 5 4-5 4", "hair")
    left, right = symbols.icon(first, 25, 34, 32), symbols.icon(second, 75, 34, 32)
    return cards.frame(left, arrow, right, size=SIZE)


# -- tickets ----------------------------------------------------------------------------
@cache
def small_land() -> str:
    """The land without detail."""
    return coarse(land())


def coarse(data: str) -> str:
    """Path data that `coast` wrote, thinned for a small picture."""
    rings = []
    for part in data.split("M")[1:]:
        points, here = [], (0.0, 0.0)
        head, _, tail = part.rstrip("z").partition("l")
        numbers = [float(n) for n in head.split()] + _numbers(tail)
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            here = (here[0] + dx, here[1] + dy)
            points.append(here)
        thin = coast.simplify(points, 5.0)
        if len(thin) > 3:
            rings.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in thin) + "Z")
    return "".join(rings)


def _numbers(text: str) -> list[float]:
    return [float(n) for n in text.replace("-", " -").split()]


@cache
def ticket(number: int, state: str) -> str:
    """Two cities on a small map, the value, and a sign for done or no longer possible."""
    _, a, b, points = TICKETS[number]
    one, two = (layout().cities[city] for city in (a, b))
    small = canvas.moved(
        *MAP_AT,
        canvas.rect(0, 0, WIDTH, HEIGHT, "water"),
        canvas.path(small_land(), "land"),
        canvas.line(one, two, "gl-way"),
        *(_end(city) for city in (one, two)),
        scale=MAP_SCALE,
    )
    value = canvas.text(83, 28, str(points), 18, "figure")
    signs = {"done": "check", "impossible": "cross"}
    sign = symbols.icon(signs[state], 84, 48, 18, f"gl-{state}") if state in signs else ""
    return cards.frame(small, value, sign, size=SIZE)


def _end(city: Point) -> str:
    return canvas.circle(*city, 42, "gl-end")
