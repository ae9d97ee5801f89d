"""Great Lakes on the screen: what the contract of boards asks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.games.great_lakes.data import CITIES, CITY, LANE, LANES, NO_TWIN

from .. import canvas
from ..canvas import Point
from ..contract import Board, CardGroup, Picture, Spot
from . import ending, ground, standing, tray, words
from .layout import HEIGHT, WIDTH, layout

REACH: Final = 17.5
"""How far round a space or a city a touch counts: 24 pixels wide on a small tablet."""


class GreatLakesBoard(Board):
    """The map."""

    def __init__(self, game_id: str) -> None:
        """`game_id`: great-lakes."""
        self.game = load_game(game_id)
        self.width, self.height = WIDTH, HEIGHT
        places = layout()
        spots = {lane.id: Spot(_centres(number), REACH) for number, lane in enumerate(LANES)}
        for city, at in zip(CITIES, places.cities, strict=True):
            spots[city.id] = Spot((at,), REACH)
        self._spots: Mapping[str, Spot] = MappingProxyType(spots)

    def spots(self) -> Mapping[str, Spot]:
        return self._spots

    def static(self, lang: str) -> str:
        return ground.draw(lang)

    def pieces(self, view: Any) -> dict[str, Hashable]:
        return standing.looks(view)

    def draw(self, piece: str, key: Hashable) -> str:
        return standing.draw(piece, key)

    def outline(self, element: str) -> str:
        """The spaces of a lane as one band, the disc of a city, nothing for other things."""
        if element in LANE:
            return canvas.path(ground.band(LANE[element]), "gl-band")
        if element in CITY:
            x, y = layout().cities[CITY[element]]
            return canvas.circle(x, y, ground.city_radius(CITY[element]) + 4)
        return ""

    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        return tray.tray(view)

    def ending(self, view: Any, lang: str) -> tuple[Picture, ...]:
        """A map for each player with all his tickets."""
        return ending.ending(view, lang)

    def describe(self, view: Any, element: str) -> Message:
        """Raises KeyError for what is neither lane nor city."""
        return words.describe(view, element)

    def occupied(self, view: Any) -> list[str]:
        """Claimed lanes and cities with a harbour."""
        return [element for element in self.spots() if words.is_taken(view, element)]


def _centres(number: int) -> tuple[Point, ...]:
    """The middles of a lane's spaces; the first is where arrow keys find it: a third along,
    for the second lane of a double two thirds, so that both are well apart."""
    lane = LANES[number]
    middles = [(space.x, space.y) for space in layout().lanes[number].strip.spaces]
    if lane.twin == NO_TWIN:
        first = len(middles) // 2
    else:
        first = (len(middles) - 1) // 3
        first = first if number < lane.twin else len(middles) - 1 - first
    return (middles[first], *middles[:first], *middles[first + 1 :])


@cache
def make_board(game_id: str) -> GreatLakesBoard:
    """The board of this room."""
    return GreatLakesBoard(game_id)
