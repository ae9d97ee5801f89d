"""Finds the boards by themselves: `boards_svg/<room>/board.py` with `make_board(game_id)`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pygame_rules.core.errors import UnknownGame
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import listed, meta_of

from .contract import Board


def has_board(meta: Meta) -> bool:
    """Whether the game's room has a drawn board."""
    room = f"{__package__}.{meta.room}"
    return find_spec(room) is not None and find_spec(f"{room}.board") is not None


def drawn() -> tuple[Meta, ...]:
    """The games that players meet and that can be shown."""
    return tuple(meta for meta in listed() if has_board(meta))


@cache
def board_for(game_id: str) -> Board:
    """The board of a game. Raises UnknownGame, also for a game without a board."""
    meta = meta_of(game_id)
    if not has_board(meta):
        raise UnknownGame(game_id[:80])
    board: Board = import_module(f"{__package__}.{meta.room}.board").make_board(game_id)
    return board
