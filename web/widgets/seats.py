"""Seats: colour and symbol together, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Sequence

from boards_svg.theme import seat_variables
from pygame_rules.core.setup import SeatSetup

from ..markup import Html, tag
from .icons import seat_symbol


def seat_colours(colours: Sequence[str]) -> str:
    """The `style` that gives the seats of a table their colours (names of the game's meta)."""
    return ";".join(f"{name}:{value}" for name, value in seat_variables(colours).items())


def table_style(seats: Sequence[SeatSetup]) -> str:
    """`seat_colours` of a set-up."""
    return seat_colours([seat.colour for seat in seats])


def chip(seat: int, name: str) -> Html:
    """A name with its symbol. An element around it sets the seats' colours."""
    return tag("span", seat_symbol(seat), tag("span", name, class_="name"), class_="chip")
