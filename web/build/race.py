"""Our random games against those of python-chess, in turns, so that a busy machine slows both.

Seconds are processor time, which other programs on the machine disturb less.

`main` is run in CPython and in Pyodide and prints JSON: figures of each game with the moves per
second of python-chess measured between its slices, and the median of the slices' ratios.
"""

import argparse
import json
import sys
from statistics import median
from time import process_time
from typing import Any, Protocol

from pygame_rules.cli.bench import RandomPlay, copies_per_second
from pygame_rules.core.registry import listed, load_game
from web.build.chess_play import ChessPlay

ROUNDS = 15


class Play(Protocol):
    """Random games; each call plays one and says how many moves it took."""

    def one_game(self) -> int: ...


def speed(play: Play, seconds: float) -> float:
    """Moves per second over whole games, for about so long."""
    moves = 0
    start = now = process_time()
    while now - start < seconds:
        moves += play.one_game()
        now = process_time()
    return moves / (now - start)


def race(game_id: str, seconds: float) -> dict[str, Any]:
    """The game at its smallest table and chess, slice by slice."""
    game = load_game(game_id)
    players = game.meta.seats[0]
    ours, chess = RandomPlay(game, players), ChessPlay()
    slices = [(speed(ours, seconds), speed(chess, seconds)) for _ in range(ROUNDS)]
    return {
        "game": game_id,
        "players": players,
        "actions_per_second": median(mine for mine, _ in slices),
        "chess_moves_per_second": median(theirs for _, theirs in slices),
        "ratio": median(mine / theirs for mine, theirs in slices),
        "copies_per_second": copies_per_second(game, players),
    }


def main(argv: list[str] | None = None) -> int:
    """Print the races of these games, or of all."""
    parser = argparse.ArgumentParser(prog="race", description=__doc__)
    parser.add_argument("games", nargs="*", default=[meta.id for meta in listed()])
    parser.add_argument("--seconds", type=float, default=0.2, help="of a slice")
    options = parser.parse_args(argv)
    races = [race(game_id, options.seconds) for game_id in options.games]
    print(json.dumps({"python": sys.version.split()[0], "races": races}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
