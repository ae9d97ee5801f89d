"""Rebirth on the screen: what the contract of boards asks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.games.rebirth.data import EMPTY

from ..contract import Board, CardGroup, Spot
from . import ground, standing, tray, words
from .layout import layout


class RebirthBoard(Board):
    """Scotland or Ireland."""

    def __init__(self, game_id: str) -> None:
        """`game_id`: rebirth-scotland or rebirth-ireland."""
        self.game = load_game(game_id)
        self._layout = layout(game_id.partition("-")[2])
        self.width = self._layout.plan.width
        self.height = self._layout.plan.height
        self._index = self._layout.board.index
        reach = self._layout.plan.pitch / 2
        self._spots: Mapping[str, Spot] = MappingProxyType(
            {
                space.id: Spot((self._layout.centres[space.index],), reach)
                for space in self._layout.board.spaces
            }
        )

    def spots(self) -> Mapping[str, Spot]:
        return self._spots

    def static(self, lang: str) -> str:
        return ground.draw(self._layout, lang)

    def pieces(self, view: Any) -> dict[str, Hashable]:
        return standing.pieces(self._layout, view)

    def draw(self, piece: str, key: Hashable) -> str:
        return standing.draw(self._layout, piece, key)

    def outline(self, element: str) -> str:
        """The hexagon of a space; nothing for what lies beside the board (missions, tiles)."""
        if element not in self._index:
            return ""
        return ground.outline(self._layout, self._index[element])

    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        return tray.tray(self._layout.board, view)

    def describe(self, view: Any, element: str) -> Message:
        """Raises KeyError for what is no space."""
        return words.describe(self._layout.board, view, self._index[element])

    def occupied(self, view: Any) -> list[str]:
        """Every tile, and every castle, cathedral and tower."""
        spaces = self._layout.board.spaces
        return [s.id for s in spaces if s.kind in words.BUILT or view.tile[s.index] != EMPTY]


@cache
def make_board(game_id: str) -> RebirthBoard:
    """The board of a game of this room."""
    return RebirthBoard(game_id)
