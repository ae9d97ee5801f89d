"""Whole pictures as files of their own: a board, a position of a save, a miniature.

Everything is inside: style sheet, both themes (by `prefers-color-scheme`), no references.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import meta_of

from . import canvas, theme
from .contract import Board
from .registry import board_for

CORNER = 10.0
MINIATURE_WIDTH = 320


def board_picture(game_id: str, lang: str = "en") -> str:
    """The empty board. Raises UnknownGame."""
    meta, board = meta_of(game_id), board_for(game_id)
    return _picture(meta, board, board.static(lang), lang, meta.colours)


def position_picture(match: Match, lang: str = "en") -> str:
    """The position of a match as everybody at the table sees it."""
    board = board_for(match.game.meta.id).for_players(len(match.setup.seats))
    colours = [seat.colour for seat in match.setup.seats]
    standing = _standing(board, match.view(None))
    return _picture(match.game.meta, board, board.static(lang) + standing, lang, colours)


def miniature(game_id: str, lang: str = "en") -> str:
    """The board for a card on the home screen: small file, rounded corners, no words."""
    meta, board = meta_of(game_id), board_for(game_id)
    drawing = re.sub(r"<text\b.*?</text>", "", board.static(lang))
    return _picture(meta, board, drawing, lang, meta.colours, small=True)


def _standing(board: Board, view: object) -> str:
    """Every group of pieces, in painting order."""
    looks = board.pieces(view)
    return "".join(canvas.group(board.draw(name, key)) for name, key in looks.items())


def _picture(
    meta: Meta, board: Board, drawing: str, lang: str, colours: Sequence[str], small: bool = False
) -> str:
    width, height = board.width, board.height
    shown = MINIATURE_WIDTH if small else width
    words = meta.titles[lang]
    seats = "".join(f"{key}:{value};" for key, value in theme.seat_variables(colours).items())
    sheet = theme.for_picture(theme.css(meta.room), drawing) + f":root{{{seats}}}"
    parts = [canvas.title(words), canvas.stylesheet(sheet)]
    if small:
        parts.append(_rounding(width, height))
        drawing = canvas.group(drawing, clip_path="url(#sheet)")
    return canvas.svg(width, height, *parts, drawing, cls="board", shown=shown, role="img") + "\n"


def _rounding(width: float, height: float) -> str:
    clip = canvas.element("clipPath", canvas.rect(0, 0, width, height, r=CORNER), id="sheet")
    return canvas.element("defs", clip)
