"""What the screen asks of a board. One subclass of `Board` per game, in its folder's `board.py`.

A board is drawn in three parts, so that a change repaints one small group:

1. `static(lang)`: the paper, land, names, empty spaces: once.
2. pieces: `pieces(view)` names every small group that stands on the board now, each with a
   plain key that says how it looks; the screen calls `draw(piece, key)` only for groups
   whose key changed. Order of the dict is the painting order of new groups.
3. marks (legal target, chosen, last move): the screen asks `outline(element)` for the shape.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import hypot
from typing import Any, NamedTuple

from pygame_rules.core.contract import Game
from pygame_rules.core.message import Message


class Spot(NamedTuple):
    """Where an element lies: one or more centres and a radius around each, in board units.

    A touch is inside when it is within `radius` of any centre; keyboard arrows go by the
    first centre.
    """

    centres: tuple[tuple[float, float], ...]
    radius: float

    def distance(self, x: float, y: float) -> float:
        """How far the point lies outside; 0 inside."""
        near = min(hypot(cx - x, cy - y) for cx, cy in self.centres)
        return max(0.0, near - self.radius)


class NumberSpot(NamedTuple):
    """A place on the board that stands for a number, such as a space of a track."""

    number: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class Card:
    """A thing beside the board: a card in hand, an open card, a ticket.

    `id` is the element id if it can be a target, else any unique name. `art` is a whole
    `<svg>` element. `note` is the full text of what it does (never icons only).
    `private`: shown only to its owner, and hidden by the "hide" button.
    `at`: board elements to light while it is touched (a ticket's cities).
    `short`: part of the title, shown instead where the picture says the rest.
    `standing`: how far its owner or the viewer is with it, in two or three words.
    `told`: its note stands beside it for all to read wherever there is room.
    """

    id: str
    title: Message
    art: str
    note: Message | None = None
    count: int = 1
    private: bool = False
    at: tuple[str, ...] = ()
    short: Message | None = None
    standing: Message | None = None
    told: bool = False


@dataclass(frozen=True, slots=True)
class CardGroup:
    """A titled row of cards beside the board; text key `tray.<key>`."""

    key: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing for the screen of the end: `art` is a whole `<svg>`, `lists` say the same, each
    with its heading."""

    title: Message
    art: str
    lists: tuple[tuple[Message, tuple[Message, ...]], ...]


class Board(ABC):
    """One board. Instances hold tables and caches only."""

    game: Game[Any, Any]
    width: float
    height: float
    """The viewBox is `0 0 width height`."""
    variant: str = ""
    """Tells a game's boards apart where there are several (a part of a file name)."""

    def for_players(self, players: int) -> Board:
        """The board that so many players play on. Most games have one board for all: itself."""
        return self

    @abstractmethod
    def spots(self) -> Mapping[str, Spot]:
        """Every element of the board that may be touched."""

    def number_spots(self, view: Any) -> Mapping[str, NumberSpot]:
        """Places that stand for the numbers asked for now, by an id that `outline` knows and no
        element has. They may show numbers that are not legal. Most games have none."""
        return {}

    @abstractmethod
    def static(self, lang: str) -> str:
        """The unchanging layer as SVG markup without the outer `<svg>`."""

    @abstractmethod
    def pieces(self, view: Any) -> dict[str, Hashable]:
        """Group name -> key of its look, for everything that stands on the board now."""

    @abstractmethod
    def draw(self, piece: str, key: Hashable) -> str:
        """The inside of one group as SVG markup."""

    @abstractmethod
    def outline(self, element: str) -> str:
        """The shape of an element as SVG markup without fill or colour (classes do that)."""

    @abstractmethod
    def tray(self, view: Any) -> tuple[CardGroup, ...]:
        """Cards beside the board as the viewer may see them, what is asked for most first."""

    def picture(self, message: Message) -> str:
        """A small `<svg>` for a line of the log that is better seen than read, such as dice;
        empty for the others."""
        return ""

    def ending(self, view: Any, lang: str) -> tuple[Picture, ...]:
        """What the screen of the end shows besides the points, from the view of a game that is
        over; nothing for most games."""
        return ()

    @abstractmethod
    def describe(self, view: Any, element: str) -> Message:
        """What stands on an element now, in words, for screen readers and touches."""

    @abstractmethod
    def occupied(self, view: Any) -> list[str]:
        """The elements worth telling when the whole position is read out: those that something
        stands on, or that the rules look at all the time, in the order of `spots()`."""
