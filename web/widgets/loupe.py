"""The loupe: a piece of the board enlarged, with the places that a finger may mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boards_svg.contract import Board
from pygame_rules.core.message import Message
from pygame_rules.core.preview import Preview

from ..markup import Html, classes, tag, trusted
from ..words import TableWords
from .board_sheet import DRAWN
from .choices import preview_lines
from .controls import button

BADGE = 0.042
"""Radius of a number in the picture, as a part of its side."""


class Glass(NamedTuple):
    """A square of the board, in board units."""

    left: float
    top: float
    side: float


class Candidate(NamedTuple):
    """A place that may be meant: its name, where its number stands, what it would do (None:
    a further choice comes first), whether it is chosen already."""

    element: str
    name: Message
    at: tuple[float, float]
    shown: Preview | None
    chosen: bool


def loupe(table: TableWords, board: Board, glass: Glass, found: Sequence[Candidate]) -> Html:
    """The open loupe. The picture repeats the buttons for the eye and the finger only."""
    words = table.screen
    return tag(
        "div",
        _picture(board, glass, found),
        tag(
            "div",
            tag("h2", words("loupe.title"), id="loupe-title", class_="small-title"),
            tag("ol", [_row(table, i, one) for i, one in enumerate(found)], class_="choices"),
            button("near-close", words("choice.cancel"), sign="cross", id="near-close"),
            class_="loupe-rows",
        ),
        class_="loupe-panel",
        role="dialog",
        aria_labelledby="loupe-title",
    )


def _row(table: TableWords, index: int, one: Candidate) -> Html:
    shown = preview_lines(table, one.shown) if one.shown else None
    return tag(
        "li",
        tag(
            "button",
            tag("span", index + 1, class_="near-number"),
            tag("span", table.say(one.name)),
            type="button",
            id=f"near-{index}",
            class_=classes("button", "choice", "near", one.chosen and "picked"),
            aria_pressed="true" if one.chosen else None,
            data_act="near",
            data_element=one.element,
        ),
        shown,
    )


def _picture(board: Board, glass: Glass, found: Sequence[Candidate]) -> Html:
    marks = [
        tag(
            "g",
            trusted(board.outline(one.element)),
            class_="chosen" if one.chosen else "legal",
            data_act="near",
            data_element=one.element,
        )
        for one in found
    ]
    numbers = [_number(glass, i, one) for i, one in enumerate(found)]
    return tag(
        "svg",
        tag("use", href=f"#{DRAWN}"),
        marks,
        numbers,
        class_="board loupe-glass",
        viewBox=f"{glass.left:g} {glass.top:g} {glass.side:g} {glass.side:g}",
        aria_hidden="true",
    )


def _number(glass: Glass, index: int, one: Candidate) -> Html:
    x, y = one.at
    radius = glass.side * BADGE
    return tag(
        "g",
        tag("circle", cx=f"{x:g}", cy=f"{y:g}", r=f"{radius:g}"),
        tag("text", index + 1, x=f"{x:g}", y=f"{y + 0.36 * radius:g}", text_anchor="middle",
            font_size=f"{1.25 * radius:g}"),
        class_="loupe-number",
    )  # fmt: skip
