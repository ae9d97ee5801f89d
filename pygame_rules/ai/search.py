"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer.

Every iteration imagines a full state that agrees with the view, walks down one shared
tree, adds at most one node, plays a short playout and judges its end by the game's
heuristic. Nodes are keyed by actions only: chance and hidden hands differ from iteration to
iteration, and an action counts as available only where it was legal (the paper's subset-
armed bandit). Each player maximises his own share.

Three things keep wide games in reach: actions of a node are ordered by a prior (the
heuristic after the action), only a slowly growing number of the first ones is tried
(progressive widening), and a playout looks at a few actions per turn and takes the best.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from ..core.actions import Action
from ..core.chance import SampledChance
from ..core.contract import AnyGame
from ..core.message import Message
from ..core.table import Table
from .choice import Choice


@dataclass(frozen=True, slots=True)
class Tuning:
    """`iterations` a decision may cost; `depth` actions of a playout, `sample` actions looked
    at for each; `widen`, `power`: a node of n visits tries `widen * n**power` actions;
    `explore`: the weight of the unknown; `prior_worlds`: imagined states behind a root prior."""

    iterations: int
    depth: int = 4
    sample: int = 3
    widen: float = 2.0
    power: float = 0.4
    explore: float = 0.35
    prior_worlds: int = 3


class _Arm:
    """An action of a node: how often tried and available, and what the mover got."""

    __slots__ = ("available", "node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node: _Node | None = None


class _Node:
    """A point of the tree: its arms by action, and how often it was passed."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Action, _Arm] = {}
        self.visits = 0


class Search:
    """One decision. `step` does one iteration; `choice` answers at any time."""

    def __init__(self, game: AnyGame, view: Any, tuning: Tuning, seed: int | str) -> None:
        self.game, self.view, self.tuning = game, view, tuning
        self.chance = SampledChance(f"search {seed}")
        self.table = Table(self.chance, listening=False)
        self.root = _Node()
        self.iterations = 0
        state = self.game.imagine(view, self.chance)
        self.legal = game.legal_actions(state)
        if len(self.legal) > 1:
            self._rank_root(state)

    def _rank_root(self, state: Any) -> None:
        sums = dict.fromkeys(self.legal, 0.0)
        worlds = self.tuning.prior_worlds
        for _ in range(worlds):
            for action, value in self._priors(state, self.legal):
                sums[action] += value / worlds
            state = self.game.imagine(self.view, self.chance)
        self.root.arms = {action: _Arm(value) for action, value in sums.items()}

    def done(self) -> bool:
        """The budget is spent, nothing is left to decide, or the best cannot be overtaken."""
        if len(self.legal) == 1 or self.iterations >= self.tuning.iterations:
            return True
        visits = sorted((arm.visits for arm in self.root.arms.values()), reverse=True)
        return visits[0] - visits[1] > self.tuning.iterations - self.iterations

    def run(self, steps: int) -> None:
        """So many iterations, fewer if it is done before."""
        for _ in range(steps):
            if self.done():
                return
            self.step()

    def step(self) -> None:
        """One iteration: imagine, select, expand, play out, write back."""
        state = self.game.imagine(self.view, self.chance)
        path: list[tuple[_Arm, int]] = []
        node: _Node | None = self.root
        while node is not None and state.flow:
            node.visits += 1
            actor = self.game.actor(state)
            assert actor is not None
            arm, action = self._select(node, state)
            self.game.play(state, action, self.table)
            path.append((arm, actor))
            if arm.node is None:
                if arm.visits:
                    arm.node = _Node()
                node = None
            else:
                node = arm.node
        rewards = self._rewards(self._playout(state))
        for arm, actor in path:
            arm.visits += 1
            arm.total += rewards[actor]
        self.iterations += 1

    # -- selection ----------------------------------------------------------------------
    def _select(self, node: _Node, state: Any) -> tuple[_Arm, Action]:
        legal = self.game.legal_actions(state)
        arms = node.arms
        new = [action for action in legal if action not in arms]
        if new:
            for action, value in self._priors(state, new):
                arms[action] = _Arm(value)
        best = self._tried(node, legal)
        chosen, score = best[0], -1.0
        for action in best:
            arm = arms[action]
            arm.available += 1
            value = self._bound(arm)
            if value > score:
                chosen, score = action, value
        return arms[chosen], chosen

    def _tried(self, node: _Node, legal: list[Action]) -> list[Action]:
        """The actions in play: the first ones by prior, more with more visits."""
        width = int(self.tuning.widen * node.visits**self.tuning.power) + 1
        if width >= len(legal):
            return legal
        arms = node.arms
        return sorted(legal, key=lambda action: -arms[action].prior)[:width]

    def _bound(self, arm: _Arm) -> float:
        if not arm.visits:
            return 1e9 + arm.prior
        return arm.total / arm.visits + self.tuning.explore * sqrt(
            log(arm.available) / arm.visits
        )

    def _priors(self, state: Any, actions: list[Action]) -> list[tuple[Action, float]]:
        """The heuristic for the mover after each action."""
        actor = self.game.actor(state)
        assert actor is not None
        return [(action, self._value_after(state, action, actor)) for action in actions]

    def _value_after(self, state: Any, action: Action, seat: int) -> float:
        after = state.copy()
        self.game.play(after, action, self.table)
        return self.game.evaluate(after, seat)

    # -- playout ------------------------------------------------------------------------
    def _playout(self, state: Any) -> Any:
        """A few more actions, each the best of a small sample; returns the last state."""
        for _ in range(self.tuning.depth):
            if not state.flow:
                break
            legal = self.game.legal_actions(state)
            if len(legal) > 1:
                state = self._best_of_sample(state, legal)
            else:
                self.game.play(state, legal[0], self.table)
        return state

    def _best_of_sample(self, state: Any, legal: list[Action]) -> Any:
        seat = self.game.actor(state)
        assert seat is not None
        best, best_value = None, float("-inf")
        for _ in range(min(self.tuning.sample, len(legal))):
            after = state.copy()
            action = legal[self.chance.roll(len(legal))]
            self.game.play(after, action, self.table)
            value = self.game.evaluate(after, seat)
            if best is None or value > best_value:
                best, best_value = after, value
        return best

    def _rewards(self, state: Any) -> list[float]:
        """A share between 0 and 1 for each seat: the end's ranking, or the heuristic's leads."""
        if not state.flow:
            places = self.game.result(state).places
            first = places.count(1)
            return [1.0 / first if place == 1 else 0.0 for place in places]
        values = [self.game.evaluate(state, seat) for seat in range(len(self.game.scores(state)))]
        return [self._share(values, seat) for seat in range(len(values))]

    def _share(self, values: list[float], seat: int) -> float:
        rival = max(value for other, value in enumerate(values) if other != seat)
        lead = (values[seat] - rival) / self.game.value_scale
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))

    # -- answer -------------------------------------------------------------------------
    def choice(self) -> Choice:
        """The most visited action; its share is the reason."""
        if len(self.legal) == 1:
            return Choice(self.legal[0], Message("bot.only"))
        arms = self.root.arms
        best = max(self.legal, key=lambda a: (arms[a].visits, arms[a].total, arms[a].prior))
        arm = arms[best]
        share = round(100 * arm.total / arm.visits) if arm.visits else 50
        return Choice(best, Message("bot.search", {"share": share, "tried": self.iterations}))
