"""Cards beside the board: the hand by kinds, a plan of defence, whom to name as first player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pygame_rules.core.message import Message, Player
from pygame_rules.games.origo.actions import SEATS
from pygame_rules.games.origo.data import (
    CELL_IDS,
    FREE,
    KIND_IDS,
    KINDS,
    LAND,
    NEIGHBOURS,
    POPULATION,
    SIDE,
)
from pygame_rules.games.origo.names import AREA_NAMES, CARD_NAMES
from pygame_rules.games.origo.view import View

from .. import canvas, cards, pieces, symbols
from ..contract import Card, CardGroup
from . import standing

GROUPS = {
    "rows": ("row",), "columns": ("column",), "areas": ("area",), "others": ("population", "ship"),
}  # fmt: skip
SIZE = (100.0, 128.0)
DOT = 8.4
"""Side of a cell on the small map of a card."""


def tray(view: View) -> tuple[CardGroup, ...]:
    """Own hand first, identical cards as one; groups without cards are left out."""
    groups = [CardGroup(key, tuple(_hand(view, families))) for key, families in GROUPS.items()]
    groups.insert(0, CardGroup("plan", tuple(_plan(view))))
    groups.insert(0, CardGroup("first", tuple(_seats(view))))
    return tuple(group for group in groups if group.cards)


def _hand(view: View, families: tuple[str, ...]) -> Iterable[Card]:
    for kind in sorted(set(view.hand)):
        if KINDS[kind].family in families:
            yield Card(
                id=KIND_IDS[kind],
                title=title(kind),
                art=art(kind),
                note=Message(f"card.{KINDS[kind].family}"),
                count=view.hand.count(kind),
                private=True,
                at=tuple(CELL_IDS[cell] for cell in reach(view, kind)),
            )


def title(kind: int) -> Message:
    """A short name: the heading of the group says what kind of card it is."""
    card = KINDS[kind]
    if card.family == "area":
        return AREA_NAMES[card.area]
    return Message(f"card.title.{card.family}", CARD_NAMES[kind].params)


def reach(view: View, kind: int) -> list[int]:
    """The free cells where the card could put a shield of the viewer's."""
    cells = [cell for cell in KINDS[kind].reach if view.board[cell] == FREE]
    if kind != POPULATION:
        return cells
    return [c for c in cells if any(view.board[beside] == view.seat for beside in NEIGHBOURS[c])]


def _plan(view: View) -> Iterable[Card]:
    """Cards that the viewer has laid down for his defence."""
    for number, kind in enumerate(view.plan, start=1):
        note = Message("describe.planned", {"number": number})
        yield Card(f"plan-{number}", CARD_NAMES[kind], art(kind), note, private=True)


def _seats(view: View) -> Iterable[Card]:
    """While the first player of the next round is named."""
    if view.actor is None or view.flow[-1][0] != "name_first":
        return
    for seat in range(view.players):
        name = Message("element.seat", {"player": Player(seat)})
        yield Card(
            SEATS[seat], name, seat_art(seat), Message("describe.field", {"n": view.field[seat]})
        )


@cache
def seat_art(seat: int) -> str:
    """A tribe's shield."""
    return cards.frame(canvas.moved(50, 50, standing.shield(seat, 1.6)), size=cards.SQUARE)


@cache
def art(kind: int) -> str:
    """A small map of the cells that the card reaches, under its letters, numbers or sign."""
    card = KINDS[kind]
    left = (SIZE[0] - SIDE * DOT) / 2 - 0.5
    return cards.frame(
        _head(kind), canvas.moved(left, SIZE[1] - SIDE * DOT - 8, _small_map(kind)),
        size=SIZE, cls=f"og-card-{card.family}",
    )  # fmt: skip


def _head(kind: int) -> str:
    card = KINDS[kind]
    middle, y = SIZE[0] / 2 - 0.5, 27.0
    if card.family == "row":
        words = " ".join("ABCDEFGHIJ"[line] for line in card.lines)
        return canvas.text(middle, y, words, 21, "figure")
    if card.family == "column":
        words = " ".join(str(line + 1) for line in card.lines)
        return canvas.text(middle, y, words, 21, "figure")
    icon = {"area": "flag", "population": "house", "ship": "fleet"}[card.family]
    return symbols.icon(icon, middle, y - 7, 23)


def _small_map(kind: int) -> str:
    """Land, sea, and what is reached, one path each."""
    card = KINDS[kind]
    land = [cell for cell in range(SIDE * SIDE) if LAND[cell]]
    sea = [cell for cell in range(SIDE * SIDE) if not LAND[cell]]
    reached = () if card.family == "population" else card.reach
    parts = [canvas.path(_dots(sea), "og-dot-sea"), canvas.path(_dots(land), "og-dot-land")]
    if card.family == "population":
        return "".join(parts) + _growth()
    return "".join(parts) + canvas.path(_dots(reached), "og-dot-reached")


def _growth() -> str:
    """A shield and the four cells beside it: the population card."""
    middle = 4 * SIDE + 4
    around = canvas.path(_dots(NEIGHBOURS[middle]), "og-dot-reached")
    x, y = (middle % SIDE + 0.5) * DOT, (middle // SIDE + 0.5) * DOT
    return around + canvas.moved(
        x, y, pieces.raised(pieces.disc(3.6), "og-token-stone", (0.5, 0.7))
    )


def _dots(cells: Iterable[int]) -> str:
    side = canvas.number(DOT - 0.8)
    return "".join(
        f"M{canvas.number(cell % SIDE * DOT + 0.4)} {canvas.number(cell // SIDE * DOT + 0.4)}"
        f"h{side}v{side}h-{side}z"
        for cell in cells
    )
