"""What stands on the board: names of the groups, keys of their looks, and how to draw them.

Every group exists from the first moment, empty ones too, so that the painting order never
changes: tiles, castles, cathedrals or towers, and the names over all of them.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any

from pygame_rules.games.rebirth.data import EMPTY, NOBODY
from pygame_rules.games.rebirth.view import View

from .. import canvas
from . import tiles
from .ground import FEATURE_LIFT, names_id
from .layout import Layout

NAMES = "names"
CASTLE_SIZE = 28.0
FOOT = 5.0
"""Where rows of tokens stand, below the middle of a hex."""


@cache
def group_names(layout: Layout) -> tuple[tuple[str, ...], ...]:
    """The names of the groups of tiles, castles, cathedrals and towers."""
    spaces = layout.board.spaces
    features = (layout.board.castles, layout.board.cathedrals, layout.board.towers)
    tile_groups = tuple(f"tile-{space.id}" for space in spaces if space.place == "")
    return (tile_groups, *(tuple(f"on-{spaces[s].id}" for s in where) for where in features))


@cache
def _tile_spaces(layout: Layout) -> tuple[int, ...]:
    return tuple(space.index for space in layout.board.spaces if space.place == "")


def pieces(layout: Layout, view: View) -> dict[str, Hashable]:
    """Group name -> key of its look."""
    tile_groups, castles, cathedrals, towers = group_names(layout)
    kinds, owners = view.tile, view.owner
    result: dict[str, Hashable] = {
        name: (kinds[space], owners[space])
        for name, space in zip(tile_groups, _tile_spaces(layout), strict=True)
    }
    result.update(zip(castles, view.holder, strict=True))
    for name, stack in zip(cathedrals, view.cathedrals, strict=True):
        result[name] = tuple(stack)
    for number, name in enumerate(towers):
        result[name] = (view.bonus[number], users(layout, view, number))
    result[NAMES] = 0
    return result


def users(layout: Layout, view: View, tower: int) -> tuple[int, ...]:
    """The seats with a tile next to a tower, ascending."""
    near = layout.board.adjacent[layout.board.towers[tower]]
    owners = [view.owner[space] for space in near]
    return tuple(seat for seat in range(view.players) if seat in owners)


def draw(layout: Layout, piece: str, key: Hashable) -> str:
    """The inside of a group; an empty one is the empty string."""
    if piece == NAMES:
        return canvas.use(names_id(layout), "place")
    space = layout.board.index[piece.partition("-")[2]]
    x, y = layout.centres[space]
    kind = layout.board.spaces[space].kind
    if kind == "castle":
        return _castle(x, y, key)
    if kind == "cathedral":
        return _tokens(x, y, key, layout)
    if kind == "tower":
        return _tower(x, y, key, layout)
    return _tile(x, y, key, layout)


def _tile(x: float, y: float, key: Any, layout: Layout) -> str:
    kind, owner = key
    if kind == EMPTY:
        return ""
    seat = None if owner == NOBODY else owner
    return canvas.moved(x, y, tiles.tile(kind, seat, layout.radius, layout.plan.flat_top))


def _castle(x: float, y: float, key: Any) -> str:
    if key == NOBODY:
        return ""
    return canvas.moved(x, y - FEATURE_LIFT, tiles.castle(key, CASTLE_SIZE))


def _tokens(x: float, y: float, key: Any, layout: Layout) -> str:
    row = tiles.row(key, layout.plan.pitch)
    return canvas.moved(x, y + FOOT, row) if row else ""


def _tower(x: float, y: float, key: Any, layout: Layout) -> str:
    bonus, seats = key
    badge = canvas.moved(x + 9.5, y - 9, tiles.bonus(bonus))
    return badge + _tokens(x, y, seats, layout)
