"""Finds the games by themselves: every room under `games/` with a `meta.py`.

A new game edits nothing here. Listing loads only the metas; a game's tables are built
when it is asked for.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from .. import games
from .contract import AnyGame
from .errors import UnknownGame
from .meta import Meta


@cache
def metas() -> tuple[Meta, ...]:
    """All games, hidden ones included, sorted by id."""
    rooms = sorted(info.name for info in pkgutil.iter_modules(games.__path__) if info.ispkg)
    found = [m for room in rooms for m in import_module(f"{games.__name__}.{room}.meta").GAMES]
    return tuple(sorted(found, key=lambda meta: meta.id))


def listed() -> tuple[Meta, ...]:
    """The games that players meet."""
    return tuple(meta for meta in metas() if not meta.hidden)


def meta_of(game_id: str) -> Meta:
    """Raises UnknownGame."""
    for meta in metas():
        if meta.id == game_id:
            return meta
    raise UnknownGame(game_id[:80])


@cache
def load_game(game_id: str) -> AnyGame:
    """The one instance of a game. Raises UnknownGame."""
    room = meta_of(game_id).room
    game: AnyGame = import_module(f"{games.__name__}.{room}.game").make_game(game_id)
    return game
