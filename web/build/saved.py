"""localStorage of a device on which a game is under way: for benchmarks, tests, screenshots."""

from collections.abc import Sequence

from pygame_rules.ai.bots import choose
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.save import dump
from pygame_rules.core.setup import quick_setup
from web.control.keeping import card_of
from web.storage import Saves

OVER = 100_000
"""As many moves as any game has: play to its end."""


class MemoryStore:
    """A dict in the place of localStorage."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.items.get(key)

    def set(self, key: str, value: str) -> None:
        self.items[key] = value

    def remove(self, key: str) -> None:
        self.items.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.items)


def stored_game(
    game: str,
    save_id: str,
    *,
    kinds: Sequence[str] = ("human", "greedy"),
    moves: int = 20,
    seed: int = 1,
) -> dict[str, str]:
    """Keys and values of a save in which at least `moves` random actions are done.

    Seat 0 is to move, unless the game is over: `moves=OVER` plays it to the end.
    """
    match = Match(quick_setup(meta_of(game), list(kinds), seed))
    while match.actor is not None and (len(match.entries) < moves or match.actor != 0):
        view = match.view(match.actor)
        match.act(choose(match.game, view, "random", str(len(match.entries))).action)
    store = MemoryStore()
    Saves(store).write(save_id, dump(match), card_of(match, 0))
    return store.items
