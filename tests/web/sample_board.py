"""A bare board for the sample game: six stones in a row, the hidden card beside it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from boards_svg.contract import Board, Card, CardGroup, Spot
from pygame_rules.core.match import Match, start_match
from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.sample.data import STONES


class SampleBoard(Board):
    """Stones of radius 10, 30 units apart."""

    def __init__(self) -> None:
        self.game = load_game("sample")
        self.width, self.height = 200.0, 60.0

    def spots(self) -> Mapping[str, Spot]:
        return {stone: Spot(((20.0 + 30 * i, 30.0),), 10.0) for i, stone in enumerate(STONES)}

    def static(self, lang: str) -> str:
        return '<rect width="200" height="60"/>'

    def pieces(self, view: Any) -> dict[str, Hashable]:
        return {f"on-{s}": seat for s, seat in zip(STONES, view.stones, strict=True) if seat >= 0}

    def draw(self, piece: str, key: Hashable) -> str:
        return f'<circle class="s{key}" r="8"/>'

    def outline(self, element: str) -> str:
        x = self.spots()[element].centres[0][0]
        return f'<circle cx="{x:g}" cy="30" r="10"/>'

    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        if view.hand is None:
            return ()
        title = Message("element.stone", {"number": 100 + view.hand})
        return (CardGroup("hand", (Card("own-card", title, "<svg/>", private=True),)),)

    def describe(self, view: Any, element: str) -> Message:
        return Message("element.stone", {"number": int(element[1:])})

    def occupied(self, view: Any) -> list[str]:
        return [s for s, seat in zip(STONES, view.stones, strict=True) if seat >= 0]


def sample_match(*kinds: str, start: int | None = 0, seed: str = "web") -> Match:
    """A match of the sample game; people are Anna, Ben, Cezary by seat."""
    colours = ("blue", "orange", "pink")
    names = ("Anna", "Ben", "Cezary")
    seats = tuple(SeatSetup(names[i], kind, colours[i]) for i, kind in enumerate(kinds))
    return start_match(Setup("sample", seats, {"die": "fair"}, start, seed))
