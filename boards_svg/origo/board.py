"""Origo on the screen: what the contract of boards asks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.games.origo.data import CELL_IDS, CELL_OF, FREE

from .. import canvas
from ..contract import Board, CardGroup, Spot
from . import ground, layout, standing, tray, words


class OrigoBoard(Board):
    """The grid over Europe with scoring board and track."""

    width = layout.SIZE
    height = layout.SIZE

    def __init__(self, game_id: str) -> None:
        self.game = load_game(game_id)
        reach = layout.CELL / 2
        self._spots: Mapping[str, Spot] = MappingProxyType(
            {name: Spot((layout.centre(cell),), reach) for cell, name in enumerate(CELL_IDS)}
        )

    def spots(self) -> Mapping[str, Spot]:
        return self._spots

    def static(self, lang: str) -> str:
        return ground.draw(lang)

    def pieces(self, view: Any) -> dict[str, Hashable]:
        return standing.looks(view)

    def draw(self, piece: str, key: Hashable) -> str:
        return standing.draw(piece, key)

    def outline(self, element: str) -> str:
        """The square of a cell; nothing for cards and players."""
        if element not in CELL_OF:
            return ""
        x, y = layout.corner(CELL_OF[element])
        side = layout.CELL - 4
        return canvas.rect(x + 2, y + 2, side, side, r=6)

    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        return tray.tray(view)

    def describe(self, view: Any, element: str) -> Message:
        """Raises KeyError for what is neither a cell nor a card."""
        return words.describe(view, element)

    def occupied(self, view: Any) -> list[str]:
        """Cells with a shield."""
        return [element for element in self.spots() if view.board[CELL_OF[element]] != FREE]


@cache
def make_board(game_id: str) -> OrigoBoard:
    """The board of this room's game."""
    return OrigoBoard(game_id)
