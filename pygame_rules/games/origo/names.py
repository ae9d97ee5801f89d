"""What cells, areas and cards are called, as messages."""

from __future__ import annotations

from ...core.message import Message
from .data import AREA_OF, AREAS, KINDS, cell_name

AREA_NAMES = tuple(Message(f"element.area.{area.id}") for area in AREAS)


def _card_name(kind: int) -> Message:
    card = KINDS[kind]
    if card.family == "area":
        return Message("element.card.area", {"area": AREA_NAMES[card.area]})
    if card.family == "row":
        lines = ", ".join("ABCDEFGHIJ"[line] for line in card.lines)
        return Message("element.card.row", {"lines": lines})
    if card.family == "column":
        lines = ", ".join(str(line + 1) for line in card.lines)
        return Message("element.card.column", {"lines": lines})
    return Message(f"element.card.{card.family}")


CARD_NAMES = tuple(_card_name(kind) for kind in range(len(KINDS)))


def cell_and_area(cell: int) -> Message:
    """A cell with the area it lies in."""
    return Message("element.cell", {"cell": cell_name(cell), "area": AREA_NAMES[AREA_OF[cell]]})
