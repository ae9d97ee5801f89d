"""The layer that never changes: sea, real coasts far off, sea spaces, islands, names, gods."""

from __future__ import annotations

from functools import cache
from math import hypot
from pathlib import Path

from pygame_rules.core.message import Message
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.cyclades.names import island_name, sea_label

from .. import canvas, coast, pieces
from ..canvas import Point
from ..coast import Frame
from . import signs
from .layout import (
    GOD_HEIGHT,
    GOD_ROW,
    GOD_WIDTH,
    HEIGHT,
    RAIL_HEIGHT,
    RAIL_TOP,
    SEA_RADIUS,
    WIDTH,
    Layout,
    field,
    god_corner,
)
from .places import SLOT

ROOM = "cyclades"
NAME_SIZE = 17.5
SMALL = 16.0
GOD_NAME = 19.0
FRAME = Frame(6, RAIL_TOP + RAIL_HEIGHT + 6, WIDTH - 6, HEIGHT - 6)
AEGEAN = Path(__file__).with_name("aegean.json")
WEST_EAST: Point = (22.15, 28.45)
SOUTH_NORTH: Point = (35.45, 39.45)
FIELD_MARGIN = 9.0


def draw(layout: Layout, lang: str) -> str:
    """The whole layer."""
    speaker = Speaker(catalogue(ROOM, lang), lang)
    return canvas.sheet(
        WIDTH, HEIGHT,
        canvas.rect(0, 0, WIDTH, HEIGHT, "cy-table"),
        _far_coasts(layout),
        coast.neatline(FRAME),
        _field(layout),
        _links(layout),
        _sea_spaces(layout),
        _islands(layout),
        _sites(layout),
        _income(layout),
        _names(layout, speaker),
        _gods(speaker),
    )  # fmt: skip


# -- the sea ----------------------------------------------------------------------------
@cache
def _far_land() -> str:
    """The real shores round the Aegean, its small islands left out."""
    rings = coast.load_rings(AEGEAN)["land"]
    projection = coast.window(WEST_EAST, SOUTH_NORTH, FRAME.grown(30))
    return coast.path_data(rings, projection, FRAME.grown(14), tolerance=2.4)


def _far_coasts(layout: Layout) -> str:
    clip = f"cyclades-{layout.chart.name}-frame"
    width, height = FRAME.right - FRAME.left, FRAME.bottom - FRAME.top
    shape = canvas.rect(FRAME.left, FRAME.top, width, height, r=6)
    defs = canvas.element("defs", canvas.element("clipPath", shape, id=clip))
    shores = coast.shores(_far_land(), FRAME, f"cyclades-{layout.chart.name}-far")
    return defs + canvas.group(shores, cls="cy-far", clip_path=f"url(#{clip})")


def _field(layout: Layout) -> str:
    """The open sea of the game, over the far coasts."""
    ring = _grown(field(layout.chart), FIELD_MARGIN)
    return canvas.path(canvas.polygon_data(ring), "cy-field")


def _grown(ring: list[Point], by: float) -> list[Point]:
    """The outer hexagon of the field: its six corners, a little further out."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    top = [x for x, y in ring if y < min(ys) + 30]
    left, right, low, high = min(xs) - by, max(xs) + by, min(ys) - by, max(ys) + by
    middle, reach = (low + high) / 2, 34.0
    return [
        (min(top) - by * 0.3, low), (max(top) + by * 0.3, low), (right, middle - reach),
        (right, middle + reach), (max(top) + by * 0.3, high), (min(top) - by * 0.3, high),
        (left, middle + reach), (left, middle - reach),
    ]  # fmt: skip


def _links(layout: Layout) -> str:
    """Short strokes between neighbouring sea spaces."""
    parts = []
    for sea, near in enumerate(layout.chart.next_seas):
        for other in near:
            if other > sea:
                parts.append(_stroke(layout.seas[sea], layout.seas[other]))
    return canvas.path("".join(parts), "cy-link")


def _stroke(a: Point, b: Point) -> str:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    share = SEA_RADIUS / length
    x1, y1 = a[0] + dx * share, a[1] + dy * share
    x2, y2 = b[0] - dx * share, b[1] - dy * share
    return f"M{canvas.number(x1)} {canvas.number(y1)}L{canvas.number(x2)} {canvas.number(y2)}"


def _sea_spaces(layout: Layout) -> str:
    """Round spaces as one path, the trade coins over them."""
    _, _, arcs = pieces.disc(SEA_RADIUS).partition("a")
    rings = [f"M{canvas.number(x - SEA_RADIUS)} {canvas.number(y)}a{arcs}" for x, y in layout.seas]
    return canvas.path("".join(rings), "cy-sea")


# -- islands ----------------------------------------------------------------------------
def _islands(layout: Layout) -> str:
    data = "".join(canvas.polygon_data(ring) for ring in layout.land)
    name = f"cyclades-{layout.chart.name}-islands"
    defs = canvas.element("defs", canvas.path(data, id=name))
    return defs + "".join(
        canvas.use(name, cls) for cls in ("cy-surf", "cy-surf-gap", "cy-beach", "cy-isle")
    )


def _sites(layout: Layout) -> str:
    """Building slots; those that a metropolis covers lie together in one frame."""
    parts = []
    for island, plan in zip(layout.chart.islands, layout.plans, strict=True):
        first, last = plan.slots[0], plan.slots[island.covered - 1]
        half = SLOT / 2 + 3.5
        parts.append(canvas.rect(first[0] - half, first[1] - half, last[0] - first[0] + 2 * half,
                                 2 * half, "cy-site", r=5))  # fmt: skip
        parts += [
            canvas.rect(x - SLOT / 2, y - SLOT / 2, SLOT, SLOT, "cy-slot", r=3)
            for x, y in plan.slots
        ]
    return canvas.group(*parts)


def _income(layout: Layout) -> str:
    """Printed prosperity on islands and trade spaces on the sea: a coin for each GP."""
    parts = []
    for island, plan in zip(layout.chart.islands, layout.plans, strict=True):
        x, y = plan.prosperity
        count = island.prosperity
        parts += [coin(x + 19 * (i - (count - 1) / 2), y) for i in range(count)]
    for sea in layout.chart.trade:
        x, y = layout.seas[sea]
        parts.append(coin(x, y + SEA_RADIUS - 6))
    return canvas.group(*parts)


def coin(x: float, y: float, radius: float = 8.6) -> str:
    """A printed GP of income."""
    return canvas.circle(x, y, radius, "cy-coin") + canvas.circle(x, y, radius - 2.8, "cy-coin-rim")


def _names(layout: Layout, speaker: Speaker) -> str:
    parts = []
    for number, plan in enumerate(layout.plans):
        x, y = plan.name
        words = speaker.say(island_name(layout.chart, number))
        parts.append(canvas.text(x, y, words, NAME_SIZE, "place"))
    for sea, (x, y) in zip(layout.chart.seas, layout.seas, strict=True):
        parts.append(canvas.text(x, y - SEA_RADIUS + 15, sea_label(sea.id), SMALL, "cy-grid"))
    return canvas.group(*parts)


# -- gods -------------------------------------------------------------------------------
def _gods(speaker: Speaker) -> str:
    return canvas.group(*(_god(god, speaker) for god in GOD_ROW))


def _god(god: str, speaker: Speaker) -> str:
    """The tile: sign and name on the left half, room for what is offered on the right."""
    x, y = god_corner(god)
    words = speaker.say(Message(f"element.{god}"))
    return (
        canvas.rect(x + 1.5, y + 2.5, GOD_WIDTH, GOD_HEIGHT, "shadow", r=9)
        + canvas.rect(x, y, GOD_WIDTH, GOD_HEIGHT, "cy-tile", r=9)
        + canvas.rect(x + 4, y + 4, GOD_WIDTH - 8, GOD_HEIGHT - 8, "cy-tile-rule", r=6)
        + signs.draw(god, x + 44, y + 32, 44, "cy-god-ink")
        + canvas.text(x + 44, y + GOD_HEIGHT - 11, words, GOD_NAME, "cy-god-name")
    )
