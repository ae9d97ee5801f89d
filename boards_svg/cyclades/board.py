"""Cyclades on the screen: what the contract of boards asks, for each of the three boards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.games.cyclades.data import GODS, board_name

from .. import canvas
from ..contract import Board, CardGroup, NumberSpot, Spot
from . import ground, pictures, rail, standing, tray, words
from .layout import (
    GOD_HEIGHT,
    GOD_WIDTH,
    HEIGHT,
    SEA_RADIUS,
    SIDE,
    WIDTH,
    god_corner,
    layout_for,
)

SHOWN_PLAYERS = 5
"""Whose board stands for the game where the number of players is not known."""


class CycladesBoard(Board):
    """The board of so many players."""

    def __init__(self, players: int) -> None:
        self.game = load_game("cyclades")
        self.width, self.height = WIDTH, HEIGHT
        self.variant = f"-{board_name(players)}"
        self._layout = layout_for(players)
        self._spots: Mapping[str, Spot] = MappingProxyType(self._all_spots())

    def _all_spots(self) -> dict[str, Spot]:
        chart, found = self._layout.chart, {}
        for island, cells in zip(chart.islands, self._layout.cells, strict=True):
            found[island.id] = Spot(cells, SIDE * 0.82)
        for sea, middle in zip(chart.seas, self._layout.seas, strict=True):
            found[sea.id] = Spot((middle,), SEA_RADIUS)
        for god in GODS:
            x, y = god_corner(god)
            half = GOD_HEIGHT / 2
            steps = (half, GOD_WIDTH / 2, GOD_WIDTH - half)
            centres = tuple((x + step, y + half) for step in steps)
            found[god] = Spot(centres, half)
        return found

    def for_players(self, players: int) -> Board:
        """One of the three boards."""
        return _board(board_name(players))

    def spots(self) -> Mapping[str, Spot]:
        return self._spots

    def number_spots(self, view: Any) -> Mapping[str, NumberSpot]:
        """The sums on the rail while one is asked for."""
        return rail.number_spots(view)

    def static(self, lang: str) -> str:
        return ground.draw(self._layout, lang)

    def pieces(self, view: Any) -> dict[str, Hashable]:
        return standing.pieces(self._layout, view)

    def draw(self, piece: str, key: Hashable) -> str:
        return standing.draw(self._layout, piece, key)

    def outline(self, element: str) -> str:
        """Coast, round space or tile; nothing for what lies beside the board."""
        chart = self._layout.chart
        if element in chart.island_index:
            return canvas.polygon(self._layout.land[chart.island_index[element]])
        if element in chart.sea_index:
            x, y = self._layout.seas[chart.sea_index[element]]
            return canvas.circle(x, y, SEA_RADIUS + 1)
        if element in GODS:
            return canvas.rect(*god_corner(element), GOD_WIDTH, GOD_HEIGHT, r=9)
        if element.startswith("sum-"):
            return rail.outline(int(element[4:]))
        return ""

    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        return tray.tray(self._layout.chart, view)

    def picture(self, message: Message) -> str:
        """Dice and how a battle went."""
        return pictures.picture(message)

    def describe(self, view: Any, element: str) -> Message:
        """Raises KeyError for what is not on the board."""
        return words.describe(self._layout.chart, view, element)

    def occupied(self, view: Any) -> list[str]:
        """All gods and islands, and the sea spaces with fleets or the Kraken."""
        chart = self._layout.chart
        return [
            element
            for element in self.spots()
            if element not in chart.sea_index or words.is_sailed(view, chart.sea_index[element])
        ]


@cache
def _board(name: str) -> CycladesBoard:
    """The board of that name, by the smallest table that uses it."""
    return CycladesBoard({"2-3": 3, "4": 4, "5": 5}[name])


def make_board(game_id: str) -> CycladesBoard:
    """The board for the home screen; `for_players` gives the one to play on."""
    return _board(board_name(SHOWN_PLAYERS))
