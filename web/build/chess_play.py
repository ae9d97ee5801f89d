"""Random games of python-chess: the yardstick for the speed of our rules.

Runs in CPython and in Pyodide; `chess` is a package of the workshop, the page has none of it.
"""

import chess

from pygame_rules.cli.bench import Picker

PLIES = 300
"""A game without a mate or a stalemate is broken off here."""


class ChessPlay:
    """Random games one after another."""

    def __init__(self) -> None:
        self.picker = Picker()

    def one_game(self) -> int:
        """List, pick and push until nobody can move; how many moves it took."""
        below = self.picker.below
        board = chess.Board()
        for plies in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return plies
            board.push(legal[below(len(legal))])
        return PLIES
