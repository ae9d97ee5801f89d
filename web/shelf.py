"""Which games are on the shelf: those whose rules and board are both here."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from boards_svg.contract import Board
from boards_svg.registry import board_for, drawn
from pygame_rules.core.meta import Meta


@cache
def games() -> tuple[Meta, ...]:
    """The games that players may choose, in the order of their ids."""
    return tuple(m for m in drawn() if find_spec(f"pygame_rules.games.{m.room}.game") is not None)


def load_board(game_id: str, players: int) -> Board:
    """The board of a game for so many players. Raises UnknownGame."""
    return board_for(game_id).for_players(players)
