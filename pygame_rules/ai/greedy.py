"""One step ahead: the action after which the game's heuristic is highest."""

from __future__ import annotations

from typing import Any

from ..core.actions import Action
from ..core.chance import SampledChance, chance_among
from ..core.contract import AnyGame
from ..core.message import Message
from ..core.table import Table
from .choice import Choice

GREEDY_SAMPLES = 3


class Greedy:
    """A `Thought`: a step looks at one action; among the best the lot decides. With `most` it
    looks only at so many actions, drawn by lot."""

    def __init__(
        self, game: AnyGame, view: Any, chance: SampledChance, most: int | None = None
    ) -> None:
        self._game = game
        self._chance = chance
        self._state = game.imagine(view, chance)
        self._legal = game.legal_actions(self._state)
        if most is not None and len(self._legal) > most:
            self._legal = [chance_among(self._legal, chance) for _ in range(most)]
        seat = game.actor(self._state)
        assert seat is not None
        self._seat = seat
        self._luck = chance.roll(1 << 30) if len(self._legal) > 1 else 0
        self._looks = 0
        self._best: list[Action] = self._legal[:1]
        self._best_value = float("-inf")

    def done(self) -> bool:
        """All actions (that it would look at) have been seen, or there is only one."""
        return len(self._legal) == 1 or self._looks == len(self._legal)

    def progress(self) -> float:
        """The share of the actions looked at."""
        return self._looks / len(self._legal)

    def step(self) -> None:
        """Look at the next action."""
        action = self._legal[self._looks]
        self._looks += 1
        value = self._worth(action)
        if value > self._best_value:
            self._best, self._best_value = [action], value
        elif value == self._best_value:
            self._best.append(action)

    def _worth(self, action: Action) -> float:
        """The heuristic after the action; where chance decides, the average of a few outcomes,
        the same luck for every action: a lucky guess must not make a blind draw look good."""
        total = 0.0
        for number in range(GREEDY_SAMPLES):
            chance = SampledChance(f"{self._luck}/{number}")
            after = self._state.copy()
            self._game.play(after, action, Table(chance, listening=False))
            total += self._game.evaluate(after, self._seat)
            if not chance.asked:
                return total
        return total / GREEDY_SAMPLES

    def choice(self) -> Choice:
        """The best of those looked at."""
        if len(self._legal) == 1:
            return Choice(self._legal[0], Message("bot.only"))
        best = chance_among(self._best, self._chance)
        if not self._looks:
            return Choice(best, Message("bot.random"))
        return Choice(best, Message("bot.greedy", {"value": round(self._best_value)}))
