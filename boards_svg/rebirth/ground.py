"""The layer that never changes: sea, land, spaces, features, names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin
from pathlib import Path

from pygame_rules.core.text import catalogue, load_catalogue
from pygame_rules.games.rebirth.missions import LARGE

from .. import areas, canvas, coast, labels, symbols
from ..labels import Box, Place
from .layout import Layout, corners, land

ROOM = "rebirth"
TEXT = Path(__file__).parent / "text"
NAME_SIZE = 13.0
SMALL = 11.0
FEATURE = {"castle": 25.0, "cathedral": 27.0, "tower": 23.0}
SHIFT = {"castle": 0.0, "cathedral": 0.0, "tower": -10.0}
"""A tower stands to the left: its bonus lies on its right."""
FEATURE_LIFT = 6.0
"""Signs of castles and the like stand a little high, so that a name fits below."""
PORT_RADIUS = 8.5
REWARDS = {2: "5·3", 3: "8·5", 4: "12·8·5"}
"""Points for first, second, third in a settlement, by its size (RB-23 to RB-25)."""


def draw(layout: Layout, lang: str) -> str:
    """The whole layer. The names wait in `<defs>`: the last group of the pieces shows them, so
    that no tile covers them."""
    name = f"rebirth-{layout.board.id}"
    return canvas.sheet(
        layout.plan.width,
        layout.plan.height,
        canvas.element("defs", _icon_shapes(layout) + _names(layout, lang)),
        coast.shores(land(layout), layout.frame.grown(2), f"{name}-coast"),
        coast.neatline(layout.frame),
        _sea(layout, lang),
        _fields(layout),
        _field_signs(layout),
        _settlements(layout),
        _features(layout),
        _ports(layout),
        _rows(layout, lang),
    )


def words(lang: str) -> dict[str, str]:
    """The words that stand on the map itself."""
    return {k: str(v) for k, v in load_catalogue(TEXT / f"{lang}.json").items()}


def names_id(layout: Layout) -> str:
    """The id of the group of names."""
    return f"rebirth-{layout.board.id}-names"


# -- spaces -----------------------------------------------------------------------------
def _of_kind(layout: Layout, *kinds: str) -> list[int]:
    return [space.index for space in layout.board.spaces if space.kind in kinds]


def _fields(layout: Layout) -> str:
    """All hexes of one kind are one path, with thin lines round them."""
    parts = []
    for kind in ("settlement", "food", "energy", "blank", *FEATURE):
        cells = [layout.cell(space) for space in _of_kind(layout, kind)]
        if cells:
            data = "".join(map(canvas.polygon_data, cells))
            parts.append(canvas.path(data, f"rb-field rb-{kind}"))
    return "".join(parts)


def _signs(layout: Layout) -> dict[str, tuple[str, float]]:
    """What stands on many spaces: name -> icon and size."""
    features = {kind: (kind, size) for kind, size in FEATURE.items()}
    port = ("waves" if layout.board.irish else "port", 13.0)
    fields = {"food": ("food", 17.0), "energy": ("energy", 17.0), "settlement": ("house", 15.0)}
    return {**fields, **features, "port": port}


def _icon_shapes(layout: Layout) -> str:
    """Each such sign once, round the origin."""
    return "".join(
        canvas.group(symbols.icon(icon, 0, 0, size, ""), id=_icon_id(layout, name))
        for name, (icon, size) in _signs(layout).items()
    )


def _icon_id(layout: Layout, name: str) -> str:
    return f"rebirth-{layout.board.id}-{name}"


def _sign(layout: Layout, name: str, x: float, y: float) -> str:
    return canvas.use(_icon_id(layout, name), "", x, y)


def _field_signs(layout: Layout) -> str:
    parts = []
    for kind in ("food", "energy"):
        uses = [_sign(layout, kind, *layout.centres[s]) for s in _of_kind(layout, kind)]
        parts.append(canvas.group(*uses, cls=f"rb-{kind}-ink"))
    return "".join(parts)


def _settlements(layout: Layout) -> str:
    """Each settlement as one shape with one line round it, its houses, what it pays."""
    shapes, houses, rewards = [], [], []
    for spaces in layout.board.settlements:
        shapes.append(areas.shape([layout.cell(space) for space in spaces], 2.2, 0.12))
        reward = REWARDS.get(len(spaces), "")
        speaker = _middle(layout, spaces)
        for space in spaces:
            x, y = layout.centres[space]
            speaks = bool(reward) and space == speaker
            wide = speaks and len(spaces) > LARGE
            if not wide:
                houses.append(_sign(layout, "settlement", x, y - 5 * speaks))
            if speaks:
                rewards.append(canvas.text(x, y + (4 if wide else 13), reward, SMALL, "rb-reward"))
    return (
        canvas.path("".join(shapes), "rb-outline")
        + canvas.group(*houses, cls="rb-settlement-ink")
        + "".join(rewards)
    )


def _middle(layout: Layout, spaces: Iterable[int]) -> int:
    """The space of a settlement with most neighbours in it, the first of several."""
    own = set(spaces)
    return max(sorted(own), key=lambda s: (len(own & set(layout.board.adjacent[s])), -s))


# -- features ---------------------------------------------------------------------------
def _features(layout: Layout) -> str:
    signs = []
    for space in _of_kind(layout, *FEATURE):
        x, y = layout.centres[space]
        kind = layout.board.spaces[space].kind
        signs.append(_sign(layout, kind, x + SHIFT[kind], y - FEATURE_LIFT))
    return canvas.group(*signs, cls="icon-faint")


def _ports(layout: Layout) -> str:
    places = layout.ports.values()
    discs = [canvas.circle(x, y, PORT_RADIUS, "") for x, y in places]
    signs = [_sign(layout, "port", x, y) for x, y in places]
    return canvas.group(*discs, cls="rb-port") + canvas.group(*signs, cls="rb-port-ink")


def _sea(layout: Layout, lang: str) -> str:
    say = words(lang)
    parts = [
        canvas.text(x, y, say[f"sea.{key}"], 16, "sea", turn=turn)
        for key, x, y, turn in layout.plan.seas
    ]
    x, y = layout.plan.title
    parts.append(canvas.text(x, y, say[f"title.{layout.board.id}"], 30, "sea"))
    return "".join(parts)


def _rows(layout: Layout, lang: str) -> str:
    """The letter of each row, west of its first hex: `C` of `C5`."""
    boxes = _taken(layout)
    for spot in name_places(layout, lang):
        boxes += spot.boxes(NAME_SIZE)
    firsts = [space for space in layout.board.spaces if space.id.endswith("01")]
    wishes = [_row_wishes(layout, space.index, space.id[0]) for space in firsts]
    spots = labels.place(wishes, SMALL, boxes, _paper(layout))
    return "".join(canvas.text(p.x, p.y, p.lines[0], SMALL, "rb-row") for p in spots)


def _row_wishes(layout: Layout, space: int, letter: str) -> list[Place]:
    """Towards the missing western neighbour first, then a little nearer, further, aside."""
    x, y = layout.centres[space]
    west = pi + (pi / 6 if layout.plan.flat_top else 0)
    return [
        Place(
            x + share * layout.plan.pitch * cos(west + aside),
            y + share * layout.plan.pitch * sin(west + aside) + 0.35 * SMALL,
            (letter,),
        )
        for aside in (0, -0.35, 0.35, -0.7, 0.7)
        for share in (0.8, 0.7, 0.92)
    ]


def _paper(layout: Layout) -> Box:
    """Where words may stand."""
    return Box(8, 8, layout.plan.width - 8, layout.plan.height - 8)


# -- names ------------------------------------------------------------------------------
def _names(layout: Layout, lang: str) -> str:
    drawn = [labels.draw(spot, NAME_SIZE, "") for spot in name_places(layout, lang)]
    return canvas.group(*drawn, id=names_id(layout))


@cache
def name_places(layout: Layout, lang: str) -> list[Place]:
    """Where each castle, cathedral and tower has its name; the hardest ones choose first."""
    spaces = _of_kind(layout, *FEATURE)
    texts = catalogue(ROOM, lang)
    wishes = [
        _wishes(layout, space, str(texts[f"element.place.{layout.board.spaces[space].place}"]))
        for space in spaces
    ]
    wishes.sort(key=len)
    return labels.place(wishes, NAME_SIZE, _taken(layout), _paper(layout))


def _wishes(layout: Layout, space: int, name: str) -> list[Place]:
    """On the coast beside the hex; else at its foot, at its head."""
    x, y = layout.centres[space]
    half = layout.plan.pitch / 2
    inside = [
        *labels.around(name, (x, y), 6.5, NAME_SIZE, "S"),
        *labels.around(name, (x, y), 11.0, NAME_SIZE, "SN"),
    ]
    if not layout.board.spaces[space].coast:
        return inside
    return [*labels.around(name, (x, y), half, NAME_SIZE, "EWSN"), *inside]


def _taken(layout: Layout) -> list[Box]:
    """What names should leave free: tiles, signs, ports."""
    boxes = []
    for space in layout.board.spaces:
        x, y = layout.centres[space.index]
        if space.kind in FEATURE:
            boxes.append(Box(x - 11, y - 16, x + 11, y + 7))
        else:
            boxes.append(Box(x - 15, y - 15, x + 15, y + 15))
    r = PORT_RADIUS + 1
    boxes += [Box(x - r, y - r, x + r, y + r) for x, y in layout.ports.values()]
    return boxes


def outline(layout: Layout, space: int) -> str:
    """The hexagon that marks of a space are drawn with."""
    return canvas.polygon(corners(layout.centres[space], layout.radius - 1.6, layout.plan.flat_top))
