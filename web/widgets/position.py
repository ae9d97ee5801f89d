"""The whole position in words: what stands where, and what every player has."""

from __future__ import annotations

from typing import Any

from boards_svg.contract import Board

from ..markup import Html, join, tag
from ..words import TableWords


def position(table: TableWords, board: Board, view: Any, people: Html) -> Html:
    """What the view shows and nothing more; `people`: the panel of the players."""
    prompt = tag("p", table.say(board.game.prompt(view)), class_="position-prompt")
    lines = [table.say(board.describe(view, element)) for element in board.occupied(view)]
    empty = tag("p", table.screen("position.empty"), class_="help") if not lines else None
    places = tag("ul", [tag("li", line) for line in lines]) if lines else None
    return join(
        tag("section", prompt, places, empty, class_="position"),
        tag("section", people),
    )
