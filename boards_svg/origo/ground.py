"""The layer that never changes: paper, track, map, areas, names, headings."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pygame_rules.core.message import Message
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.origo.data import AREAS, CELLS, NUMBERS, POINTS, SIDE

from .. import areas, canvas, coast, symbols
from ..coast import Frame
from . import layout
from .layout import CELL, COLUMN, FIELD, LABEL, LEFT, MAP, ROW, SIZE, TOP

EUROPE = Path(__file__).parent / "europe.json"
TINTS = {
    "britannia": "rose", "scandinavia": "stone", "balticum": "sage", "germania": "ochre",
    "polonia": "rose", "belgica": "sage", "gallia": "lilac", "helvetia": "stone",
    "dacia": "ochre", "dalmatia": "lilac", "italia": "rose", "hispania": "ochre",
    "north_sea": "sea", "baltic_sea": "sea", "bay_of_biscay": "sea", "mediterranean": "sea",
}  # fmt: skip
"""No two neighbours have the same."""
NAME_SIZE = 14.0
SMALL_NAME = 13.0
"""Large regions are written bolder and larger than small ones and seas."""
PANELS = {
    "round": 36.0,
    "clans": 116.0,
    "fleet": 186.0,
    "regions": 292.0,
    "now": 398.0,
    "history": ROW,
}
"""Upper edges of the parts of the scoring board, beside the map; the last is in the corner."""
SIGNS = {
    "round": "sun",
    "clans": "shield",
    "fleet": "fleet",
    "regions": "flag",
    "now": "crown",
    "history": "check",
}
LINE = 17.0
ROUND_LINES = ("first", "scoring")


def draw(lang: str) -> str:
    """The whole layer."""
    say = Speaker(catalogue("origo", lang), lang)
    return canvas.sheet(
        SIZE,
        SIZE,
        canvas.rect(0, 0, SIZE, SIZE, "paper"),
        _track(),
        _map(),
        _areas(),
        _lines(),
        _names(say),
        _scoring_board(say),
        _founding_row(say),
    )


def _words(say: Speaker, key: str) -> str:
    return say.say(Message(f"board.{key}"))


# -- the track --------------------------------------------------------------------------------
def _track() -> str:
    """A hundred fields round the board; the start fields carry arrows."""
    parts = []
    for field in range(1, NUMBERS.track + 1):
        x, y = layout.field_centre(field)
        half = FIELD / 2
        tens = "og-field og-tens" if field % 10 == 0 else "og-field"
        parts.append(canvas.rect(x - half + 0.5, y - half + 0.5, FIELD - 1, FIELD - 1, tens, r=3))
        cls = "figure" if field % 5 == 0 else "og-number"
        parts.append(canvas.text(x, y + 4.3, str(field), LABEL, cls))
    for field in NUMBERS.start_fields:
        x, y = layout.field_centre(field)
        tip = f"M{canvas.number(x - 4)} {canvas.number(y - 13)}h8l-4 4.5z"
        parts.append(canvas.path(tip, "og-arrow"))
    return "".join(parts)


# -- the map ----------------------------------------------------------------------------------
@cache
def _coastline() -> str:
    """Path data of Europe, laid so that regions lie near the places they are named after."""
    anchors = json.loads(EUROPE.read_text(encoding="utf-8"))["anchors"]
    pairs = []
    for area in AREAS:
        middles = [layout.centre(cell) for cell in area.cells]
        x = sum(point[0] for point in middles) / len(middles)
        y = sum(point[1] for point in middles) / len(middles)
        lon, lat = anchors[area.id]
        pairs.append(((lon, lat), (x, y)))
    frame = Frame(LEFT, TOP, LEFT + MAP, TOP + MAP).grown(14)
    return coast.path_data(coast.load_rings(EUROPE)["land"], coast.fit(pairs), frame)


def _map() -> str:
    frame = Frame(LEFT, TOP, LEFT + MAP, TOP + MAP)
    shores = coast.shores(_coastline(), frame, "origo-coast")
    box = " ".join(canvas.number(v) for v in (LEFT, TOP, MAP, MAP))
    return canvas.element("svg", shores, x=LEFT, y=TOP, width=MAP, height=MAP, viewBox=box)


def area_shape(area: int, by: float) -> str:
    """Path data of an area, a little inside its border."""
    return areas.shape([layout.square(cell) for cell in AREAS[area].cells], by=by, soft=0.06)


def _areas() -> str:
    parts = []
    for index, area in enumerate(AREAS):
        cls = f"og-area og-{TINTS[area.id]}" + ("" if area.sea else " og-land")
        parts.append(canvas.path(area_shape(index, 1.3), cls))
    return "".join(parts)


def _lines() -> str:
    """Thin lines between the cells of one area, and the names of rows and columns."""
    data, length = [], canvas.number(CELL - 8)
    for cell in range(CELLS):
        x, y = layout.corner(cell)
        east, south = cell + 1, cell + SIDE
        if east % SIDE and _together(cell, east):
            data.append(f"M{canvas.number(x + CELL)} {canvas.number(y + 4)}v{length}")
        if south < CELLS and _together(cell, south):
            data.append(f"M{canvas.number(x + 4)} {canvas.number(y + CELL)}h{length}")
    parts = [canvas.path("".join(data), "og-grid")]
    for line in range(SIDE):
        along = CELL * (line + 0.5)
        parts.append(canvas.text(LEFT - 13, TOP + along + 5, "ABCDEFGHIJ"[line], 14, "figure"))
        parts.append(canvas.text(LEFT + along, TOP - 8, str(line + 1), 14, "figure"))
    return "".join(parts)


def _together(one: int, other: int) -> bool:
    return any(one in area.cells and other in area.cells for area in AREAS)


def _names(say: Speaker) -> str:
    """Names stand in the strip above the shields of the area's longest row."""
    parts = []
    for index, area in enumerate(AREAS):
        run = layout.name_run(index)
        x = (layout.corner(run[0])[0] + layout.corner(run[-1])[0] + CELL) / 2
        y = layout.corner(run[0])[1] + 13.5
        words = say.say(Message(f"element.area.{area.id}"))
        size = NAME_SIZE if area.large else SMALL_NAME
        cls = "sea og-sea-name" if area.sea else "place og-large" if area.large else "place"
        parts.append(canvas.text(x, y, words, size, cls))
    return "".join(parts)


# -- the scoring board ------------------------------------------------------------------------
def _heading(say: Speaker, key: str, icon: str) -> str:
    """The head of a part of the scoring board: icon, name, a thin line."""
    y = PANELS[key]
    sign = symbols.icon(icon, COLUMN + 8, y + 8, 15)
    words = canvas.text(COLUMN + 19, y + 12.5, _words(say, key), 13, "figure", anchor="start")
    rule = canvas.line((COLUMN, y + 18.5), (COLUMN + layout.COLUMN_WIDTH, y + 18.5), "rule")
    return sign + words + rule


def line_y(key: str, line: float) -> float:
    """The baseline of a line in a part of the scoring board, from 0."""
    return PANELS[key] + 33.0 + LINE * line


def _scoring_board(say: Speaker) -> str:
    """All that never changes; points that an option changes are pieces (`standing`)."""
    parts = [_heading(say, key, icon) for key, icon in SIGNS.items()]
    parts += [_labelled(say, key, line_y("round", i), "") for i, key in enumerate(ROUND_LINES)]
    parts += [_small(place_x(place), line_y("clans", 0), f"{place + 1}.") for place in range(5)]
    fleet = {
        "each": f"{POINTS.per_ship}", "most": f"+{POINTS.most_ships[0]}",
        "tie": f"+{POINTS.most_ships[1]}", "second": f"+{POINTS.second_ships[0]}",
    }  # fmt: skip
    for line, (key, points) in enumerate(fleet.items()):
        parts.append(_labelled(say, key, line_y("fleet", line), points))
    for place, value in enumerate(POINTS.large):
        x = region_x(place)
        parts.append(_small(x, line_y("regions", 0), f"{place + 1}."))
        parts.append(canvas.text(x, line_y("regions", 1), str(value), LABEL + 1, "figure"))
    for line, (key, points) in enumerate(_region_lines()):
        parts.append(_labelled(say, key, line_y("regions", line + 1), points))
    for column, icon in enumerate(("shield", "fleet", "flag")):
        parts.append(symbols.icon(icon, now_x(column), line_y("now", 0) - 4, 13, "icon-faint"))
    parts.append(_small(now_x(3), line_y("now", 0), "Σ"))
    return "".join(parts)


def _region_lines() -> tuple[tuple[str, str], ...]:
    return ("large", ""), ("small", ""), ("whole", f"+{POINTS.whole}")


def _small(x: float, y: float, words: str) -> str:
    return canvas.text(x, y, words, LABEL, "faint")


def _labelled(say: Speaker, key: str, y: float, points: str) -> str:
    """A line of the scoring board: what for, and how many points at its end."""
    words = canvas.text(COLUMN, y, _words(say, key), LABEL, anchor="start")
    if not points:
        return words
    right = COLUMN + layout.COLUMN_WIDTH
    return words + canvas.text(right, y, points, LABEL + 1, "figure", anchor="end")


def place_x(place: int) -> float:
    """The middle of a column of the five places of clans."""
    return COLUMN + 9 + place * 18.0


def region_x(place: int) -> float:
    """The middle of a column of the three places of regions."""
    return COLUMN + 51 + place * 17.0


def seat_x(seat: int) -> float:
    """The middle of a seat's column in the table of past scorings."""
    return COLUMN + 9 + seat * 18.0


def now_x(column: int) -> float:
    """The middle of a column of the table of what a scoring would pay now."""
    return COLUMN + 28 + column * 18.5


# -- below the map ----------------------------------------------------------------------------
def _founding_row(say: Speaker) -> str:
    head = canvas.text(LEFT, ROW + 13, _words(say, "founding"), 13, "figure", anchor="start")
    note = canvas.text(LEFT + MAP, ROW + 13, _words(say, "note"), LABEL, "faint", anchor="end")
    parts = [head, note]
    for number, value in enumerate(POINTS.founding, start=1):
        x, y = layout.founding_spot(number)
        red = " og-red" if number in POINTS.red else ""
        parts.append(canvas.circle(x, y, 16.5, "og-place" + red))
        parts.append(canvas.text(x, y + 32.5, f"+{value}", 14, "figure og-value" + red))
    return "".join(parts)
