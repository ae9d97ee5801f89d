"""Computer players by level. A bot gets a view, never a state, and answers with an action.

`choose` is the one entrance, for the match, the worker and the command line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.actions import Action
from ..core.chance import SampledChance, chance_among, random_action
from ..core.contract import AnyGame
from ..core.message import Message
from ..core.table import Table
from .choice import Choice
from .search import Search, Tuning


def choose_random(game: AnyGame, view: Any, chance: SampledChance) -> Choice:
    """Any legal action: first a verb, then one of its actions."""
    legal = game.legal_actions(game.imagine(view, chance))
    return Choice(random_action(legal, chance), Message("bot.random"))


def choose_greedy(game: AnyGame, view: Any, chance: SampledChance) -> Choice:
    """The action after which the game's heuristic is highest; ties by lot."""
    state = game.imagine(view, chance)
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return Choice(legal[0], Message("bot.only"))
    seat = game.actor(state)
    assert seat is not None
    best, best_value = [legal[0]], float("-inf")
    luck = chance.roll(1 << 30)
    for action in legal:
        value = _worth(game, state, action, seat, luck)
        if value > best_value:
            best, best_value = [action], value
        elif value == best_value:
            best.append(action)
    return Choice(chance_among(best, chance), Message("bot.greedy", {"value": f"{best_value:.1f}"}))


def _worth(game: AnyGame, state: Any, action: Action, seat: int, luck: int) -> float:
    """The heuristic after the action; where chance decides, the average of a few outcomes,
    the same `luck` for every action: a lucky guess must not make a blind draw look good."""
    total = 0.0
    for number in range(GREEDY_SAMPLES):
        chance = SampledChance(f"{luck}/{number}")
        after = state.copy()
        game.play(after, action, Table(chance, listening=False))
        total += game.evaluate(after, seat)
        if not chance.asked:
            return total
    return total / GREEDY_SAMPLES


def choose_easy(game: AnyGame, view: Any, chance: SampledChance) -> Choice:
    """No search: three times in ten any action, else the greedy one."""
    careless = chance.roll(10) < EASY_SLIPS
    return choose_random(game, view, chance) if careless else choose_greedy(game, view, chance)


def searcher(tuning: Tuning) -> Bot:
    """A bot that searches with this tuning."""

    def choose_by_search(game: AnyGame, view: Any, chance: SampledChance) -> Choice:
        search = Search(game, view, tuning, chance.roll(1 << 30))
        search.run(tuning.iterations)
        return search.choice()

    return choose_by_search


Bot = Callable[[AnyGame, Any, SampledChance], Choice]
EASY_SLIPS = 3
GREEDY_SAMPLES = 3
NORMAL = Tuning(iterations=60)
HARD = Tuning(iterations=600)
LEVELS: dict[str, Bot] = {
    "random": choose_random,
    "greedy": choose_greedy,
    "easy": choose_easy,
    "normal": searcher(NORMAL),
    "hard": searcher(HARD),
}


def choose(game: AnyGame, view: Any, level: str, seed: int | str) -> Choice:
    """The choice of a bot of this level; the same seed gives the same choice.

    `view.actor` must be `view.seat`. Raises KeyError for an unknown level.
    """
    return LEVELS[level](game, view, SampledChance(f"bot {seed}"))
