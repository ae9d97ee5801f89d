"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer.

Every iteration imagines a full state that agrees with the view, walks down one shared
tree, adds at most one node, plays a short playout and judges its end by the game's
heuristic. Nodes are keyed by actions only: chance and hidden hands differ from iteration to
iteration, and an action counts as available only where it was legal (the paper's subset-
armed bandit). Each player maximises his own share.

Two things keep wide games in reach. A node of n visits tries only a slowly growing number of
actions (progressive widening): at the root the next best by the heuristic, averaged over a
few imagined states; further down the best of a small sample. And a playout, if there is one,
looks at a small sample of actions per turn and takes the best.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from ..core.actions import Action
from ..core.chance import SampledChance, chance_among
from ..core.contract import AnyGame
from ..core.message import Message
from ..core.table import Table
from .choice import Choice


@dataclass(frozen=True, slots=True)
class Tuning:
    """`iterations` a decision may cost; `depth` actions of a playout; `sample` actions looked
    at where not all are; `widen`, `power`: a node of n visits tries `widen * n**power`
    actions; `explore`: the weight of the unknown; `worlds`: imagined states behind the order
    of the root's actions."""

    iterations: int
    depth: int = 0
    sample: int = 6
    widen: float = 2.0
    power: float = 0.4
    explore: float = 0.35
    worlds: int = 3


class _Arm:
    """An action of a node: how often tried and available, and what the mover got."""

    __slots__ = ("available", "node", "total", "visits")

    def __init__(self) -> None:
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
        self._order = self._root_order(state) if len(self.legal) > 1 else self.legal

    def _root_order(self, state: Any) -> list[Action]:
        """All actions, the best by the heuristic first."""
        seat = self.game.actor(state)
        assert seat is not None
        sums = dict.fromkeys(self.legal, 0.0)
        for _ in range(self.tuning.worlds):
            for action in self.legal:
                sums[action] += self._value_after(state, action, seat)[0]
            state = self.game.imagine(self.view, self.chance)
        return sorted(self.legal, key=lambda action: -sums[action])

    def done(self) -> bool:
        """The budget is spent, nothing is left to decide, or the best cannot be overtaken."""
        if len(self.legal) == 1 or self.iterations >= self.tuning.iterations:
            return True
        visits = sorted((arm.visits for arm in self.root.arms.values()), reverse=True)
        left = self.tuning.iterations - self.iterations
        return len(visits) > 1 and visits[0] - visits[1] > left

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
        """The arm to follow here: a new one while the node may widen, else the best bound."""
        legal = self.game.legal_actions(state)
        arms = node.arms
        known = [action for action in legal if action in arms]
        for action in known:
            arms[action].available += 1
        width = int(self.tuning.widen * node.visits**self.tuning.power) + 1
        if len(known) < min(width, len(legal)):
            action = self._newcomer(node, state, legal)
            arm = arms[action] = _Arm()
            arm.available = 1
            return arm, action
        action = max(known, key=lambda known_action: self._bound(arms[known_action]))
        return arms[action], action

    def _newcomer(self, node: _Node, state: Any, legal: list[Action]) -> Action:
        """The next action to try: by the root's order, or the best of a small sample."""
        arms = node.arms
        if node is self.root:
            return next(action for action in self._order if action not in arms)
        rest = [action for action in legal if action not in arms]
        return self._best_of_sample(state, rest)[0]

    def _bound(self, arm: _Arm) -> float:
        """What the arm may be worth: its mean and a bonus for being little known."""
        mean = arm.total / arm.visits
        return mean + self.tuning.explore * sqrt(log(arm.available) / arm.visits)

    def _value_after(self, state: Any, action: Action, seat: int) -> tuple[float, Any]:
        """The heuristic after the action, and the state then."""
        after = state.copy()
        self.game.play(after, action, self.table)
        return self.game.evaluate(after, seat), after

    def _best_of_sample(self, state: Any, actions: list[Action]) -> tuple[Action, Any]:
        """The best for the mover of a few of the actions, and the state after it."""
        seat = self.game.actor(state)
        assert seat is not None
        some = actions
        if len(actions) > self.tuning.sample:
            some = [chance_among(actions, self.chance) for _ in range(self.tuning.sample)]
        best, best_value, best_state = some[0], float("-inf"), state
        for action in some:
            value, after = self._value_after(state, action, seat)
            if value > best_value:
                best, best_value, best_state = action, value, after
        return best, best_state

    # -- playout ------------------------------------------------------------------------
    def _playout(self, state: Any) -> Any:
        """A few more actions, each the best of a small sample; returns the last state."""
        for _ in range(self.tuning.depth):
            if not state.flow:
                break
            state = self._best_of_sample(state, self.game.legal_actions(state))[1]
        return state

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
        if not arms:
            return Choice(self._order[0], Message("bot.first"))
        best = max(arms, key=lambda action: (arms[action].visits, arms[action].total))
        share = round(100 * arms[best].total / arms[best].visits)
        return Choice(best, Message("bot.search", {"share": share, "tried": self.iterations}))
