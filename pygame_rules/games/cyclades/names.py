"""What things are called: messages for elements, used by the log, labels and the screen."""

from __future__ import annotations

from ...core.message import Message
from .data import BUILDINGS, CREATURES, GODS, Chart, cell_of

GOD_NAMES = tuple(Message(f"element.{name}") for name in GODS)
CREATURE_NAMES = tuple(Message(f"element.{name}") for name in CREATURES)
BUILDING_NAMES = tuple(Message(f"element.{name}") for name in BUILDINGS)


def sea_label(cell: str) -> str:
    """A sea space on the map's grid: the row's letter and the place in the row from 1."""
    row, column = cell_of(cell)
    return f"{chr(ord('A') + row)}{column + 1}"


def island_name(chart: Chart, island: int) -> Message:
    """The island by the name that the drawing gives it (the boards print none)."""
    return Message(f"element.{chart.islands[island].id}")


def sea_name(chart: Chart, sea: int) -> Message:
    """The sea space by its place on the grid."""
    return Message("element.sea", {"at": sea_label(chart.seas[sea].id)})
