"""Computer players by level. A bot gets a view, never a state, and answers with an action.

`think` is the one entrance, for the match, the worker and the command line; `choose` thinks
to the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..core.chance import SampledChance, random_action
from ..core.contract import AnyGame
from ..core.message import Message
from .choice import Choice
from .greedy import Greedy
from .search import Search, Tuning
from .thought import Known, Thought, think_through


def think_random(game: AnyGame, view: Any, chance: SampledChance) -> Thought:
    """No thought at all. Any legal action: first a verb, then one of its actions."""
    legal = game.legal_actions(game.imagine(view, chance))
    return Known(Choice(random_action(legal, chance), Message("bot.random")))


def choose_greedy(game: AnyGame, view: Any, chance: SampledChance) -> Choice:
    """The action after which the game's heuristic is highest; ties by lot."""
    return think_through(Greedy(game, view, chance))


def think_easy(game: AnyGame, view: Any, chance: SampledChance) -> Thought:
    """No search: now and then any action, else the greedy one."""
    careless = chance.roll(10) < EASY_SLIPS
    return think_random(game, view, chance) if careless else Greedy(game, view, chance)


def searcher(tuning: Tuning, slips: int = 0) -> Bot:
    """A bot that searches with this tuning; in `slips` of ten moves, by lot, it only compares
    two actions and takes the better one."""

    def think_by_search(game: AnyGame, view: Any, chance: SampledChance) -> Thought:
        if slips and chance.roll(10) < slips:
            return Greedy(game, view, chance, most=2)
        return Search(game, view, tuning, chance.roll(1 << 30))

    return think_by_search


Bot = Callable[[AnyGame, Any, SampledChance], Thought]
EASY_SLIPS = 5
NORMAL_SLIPS = 3
TUNINGS = {
    "normal": (Tuning(iterations=20), NORMAL_SLIPS),
    "hard": (Tuning(iterations=200), 0),
}
LEVELS: dict[str, Bot] = {
    "random": think_random,
    "greedy": Greedy,
    "easy": think_easy,
    **{level: searcher(*tuning) for level, tuning in TUNINGS.items()},
}


def bot_of(level: str) -> Bot:
    """The bot of a level. "hard/10" is hard with a tenth of its iterations, for quick tests of
    strength. Raises KeyError for an unknown level, ValueError for a part that is no number."""
    name, slash, part = level.partition("/")
    if not slash or name not in TUNINGS:
        return LEVELS[name]
    tuning, slips = TUNINGS[name]
    return searcher(replace(tuning, iterations=max(1, tuning.iterations // int(part))), slips)


def think(game: AnyGame, view: Any, level: str, seed: int | str) -> Thought:
    """The thought of a bot of this level, not begun yet; the same seed gives the same choice.

    `view.actor` must be `view.seat`. Raises as `bot_of` does.
    """
    return bot_of(level)(game, view, SampledChance(f"bot {seed}"))


def choose(game: AnyGame, view: Any, level: str, seed: int | str) -> Choice:
    """What `think` comes to in the end."""
    return think_through(think(game, view, level, seed))
