"""The ground of a board, drawn ahead of time.

The static layer never changes, and drawing it is slow in a browser. The build draws every
ground once and puts it beside this file; from there it is only read. Without such a file (in
a checkout) it is drawn when it is asked for.
"""

from __future__ import annotations

from pathlib import Path

from pygame_rules.core.text import LANGUAGES

from .contract import Board
from .registry import board_for, drawn

FOLDER = Path(__file__).parent / "ground"


def file_name(board: Board, lang: str) -> str:
    """The name of the file with this board's ground."""
    return f"{board.game.meta.id}{board.variant}.{lang}.svg"


def ground(board: Board, lang: str) -> str:
    """The static layer: read if it was drawn ahead, else drawn."""
    file = FOLDER / file_name(board, lang)
    return file.read_text(encoding="utf-8") if file.is_file() else board.static(lang)


def every_ground() -> dict[str, str]:
    """All grounds that players meet, by file name."""
    boards = {board_for(meta.id).for_players(n) for meta in drawn() for n in meta.seats}
    return {file_name(board, lang): board.static(lang) for board in boards for lang in LANGUAGES}
