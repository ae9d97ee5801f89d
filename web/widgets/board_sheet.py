"""The board on the screen: the ground, a group per piece, marks, and targets to touch."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from boards_svg.ahead import ground
from boards_svg.contract import Board

from ..markup import Html, join, tag, trusted

DRAWN = "drawn"
"""The `id` of the group that holds everything drawn, marks too, but no targets."""


def piece_id(piece: str) -> str:
    """The `id` of a piece's group."""
    return f"pc-{piece}"


def target_id(element: str) -> str:
    """The `id` of a target's group."""
    return f"t-{element}"


def sheet(board: Board, lang: str, label: str) -> Html:
    """The board with its ground; pieces, marks and targets come in later. Roles stay plain:
    a picture role would hide the targets from screen readers."""
    return tag(
        "svg",
        tag(
            "g",
            tag("g", trusted(ground(board, lang)), id="ground"),
            tag("g", id="pieces"),
            tag("g", id="marks"),
            id=DRAWN,
            class_="board",
            aria_hidden="true",
        ),
        tag("g", id="targets"),
        id="sheet",
        class_="board",
        viewBox=f"0 0 {board.width:g} {board.height:g}",
        role="group",
        aria_label=label,
    )


def piece(board: Board, name: str, key: Hashable) -> Html:
    """A piece's group with its drawing."""
    return tag("g", trusted(board.draw(name, key)), id=piece_id(name))


def pieces(board: Board, looks: Mapping[str, Hashable]) -> Html:
    """All pieces, in painting order."""
    return join([piece(board, name, key) for name, key in looks.items()])


def marks(board: Board, last: Iterable[str], lit: Iterable[str]) -> Html:
    """Outlines of what was touched by the last moves, and of what a card speaks of."""
    return join(
        [tag("g", trusted(board.outline(element)), class_="last") for element in last],
        [tag("g", trusted(board.outline(element)), class_="lit") for element in lit],
    )


def targets(
    board: Board, looks: Mapping[str, str], labels: Mapping[str, str], focus: str | None
) -> Html:
    """The targets as buttons; only `focus` is a tab stop, arrow keys lead to the others."""
    return join(
        [
            tag(
                "g",
                trusted(board.outline(element)),
                id=target_id(element),
                class_=look,
                role="button",
                tabindex="0" if element == focus else "-1",
                aria_label=labels[element],
                aria_pressed="true" if "chosen" in look else "false",
                data_target=element,
            )
            for element, look in looks.items()
        ]
    )
