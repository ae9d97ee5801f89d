"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer.

Every iteration imagines a full state that agrees with the view, follows one shared tree,
adds at most one arm and plays on by a light policy up to the horizon: the moment the
searching player is asked again after somebody else has acted, or the next such moment. There
the game's heuristic judges. Nodes are keyed by actions only: chance and hidden hands differ
from iteration to iteration, and an action counts as available only where it was legal (the
paper's subset-armed bandit). Each player maximises his own share.

Three things make few iterations go far:

- Priors. The root's actions are ordered by the heuristic right after them, averaged over a
  few imagined states; an arm's value starts there and moves away only on evidence.
- Paired worlds. The k-th visit of every root arm uses the same imagined state and the same
  numbers of chance, so arms are compared under equal luck.
- Progressive widening. A node of n visits tries only a slowly growing number of actions: at
  the root the next in order, further down the best of a small sample.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    """`iterations` a decision may cost; `horizon`: the most actions after the first before the
    heuristic judges; `sample` actions looked at where not all are; `widen`, `power`: a node of
    n visits tries `widen * n**power` actions; `explore`: the weight of the unknown; `trust`:
    how many visits the prior of a root arm is worth; `worlds`: imagined states behind it."""

    iterations: int
    horizon: int = 24
    sample: int = 4
    widen: float = 3.0
    power: float = 0.4
    explore: float = 0.1
    trust: float = 4.0
    worlds: int = 3


class _Arm:
    """An action of a node: how often tried and available, what the mover got above `prior`."""

    __slots__ = ("available", "node", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node = _Node()


class _Node:
    """A point of the tree: its arms by action, and how often it was passed."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Action, _Arm] = {}
        self.visits = 0


class Search:
    """One decision, a `Thought`: first every root action is looked at, then come iterations.
    `step` does one look or one iteration; `choice` answers at any time."""

    def __init__(self, game: AnyGame, view: Any, tuning: Tuning, seed: int | str) -> None:
        self.game, self.view, self.tuning = game, view, tuning
        self.seed = seed
        self.root = _Node()
        self.iterations = 0
        self._surplus = 0.0
        self._new_world("root")
        state = game.imagine(view, self.chance)
        self.legal = game.legal_actions(state)
        seat = game.actor(state)
        assert seat is not None
        self.seat = seat
        self._order: list[tuple[Action, float]] = []
        self._sums = dict.fromkeys(self.legal, 0.0)
        self._looks = 0
        self._looking = self._look_round(state)

    def _new_world(self, name: int | str) -> None:
        self.chance = SampledChance(f"search {self.seed} {name}")
        self.table = Table(self.chance, listening=False)

    def _look_round(self, state: Any) -> Iterator[None]:
        """Every action's share right after it, in a few worlds, one look at a time; at the end
        they stand in order, the best first."""
        for _ in range(self.tuning.worlds):
            for action in self.legal:
                after = state.copy()
                self.game.play(after, action, self.table)
                self._sums[action] += self._share(after, self.seat) / self.tuning.worlds
                self._looks += 1
                yield
            state = self.game.imagine(self.view, self.chance)
        self._order = sorted(self._sums.items(), key=lambda pair: -pair[1])

    def done(self) -> bool:
        """The budget is spent, nothing is left to decide, or the best cannot be overtaken."""
        left = self.tuning.iterations - self.iterations
        if len(self.legal) == 1 or left <= 0:
            return True
        seen_all = 0 < len(self.root.arms) == len(self._order)
        return seen_all and self._gap() > self._swing(left)

    def progress(self) -> float:
        """How much of the budget is spent, 0 to 1; an iteration is worth `horizon` looks."""
        looks, each = self.tuning.worlds * len(self.legal), self.tuning.horizon
        return (self._looks + each * self.iterations) / (looks + each * self.tuning.iterations)

    def _gap(self) -> float:
        """How far the best arm leads the second."""
        first, second = sorted(map(self._root_value, self.root.arms.values()), reverse=True)[:2]
        return first - second

    def _swing(self, left: int) -> float:
        """The most by which so many more visits, shares being 0 to 1, can move two arms."""
        visits = min(arm.visits for arm in self.root.arms.values())
        return left / (self.tuning.trust + visits + left)

    def run(self, steps: int) -> None:
        """So many iterations, fewer if it is done before."""
        end = self.iterations + steps
        while self.iterations < end and not self.done():
            self.step()

    def step(self) -> None:
        """One look at a root action; when all have been looked at, one iteration."""
        if not self._order:
            next(self._looking, None)
        else:
            self._iterate()

    def _iterate(self) -> None:
        """One iteration: choose at the root, imagine, follow the tree, play on, write back."""
        self.root.visits += 1
        action, arm = self._select_root()
        self._new_world(arm.visits)
        state = self.game.imagine(self.view, self.chance)
        self.game.play(state, action, self.table)
        path = self._descend(arm.node, state)
        movers = dict.fromkeys(actor for _, actor in path)
        shares = {seat: self._share(state, seat) for seat in (self.seat, *movers)}
        gain = shares[self.seat] - arm.prior
        self._surplus += gain
        arm.total += gain
        arm.visits += 1
        for below, actor in path:
            below.visits += 1
            below.total += shares[actor]
        self.iterations += 1

    # -- root ---------------------------------------------------------------------------
    def _select_root(self) -> tuple[Action, _Arm]:
        """The next in order while the root may widen, else the best bound."""
        arms = self.root.arms
        if len(arms) < min(self._width(self.root), len(self._order)):
            action, prior = self._order[len(arms)]
            arms[action] = _Arm(prior)
            return action, arms[action]
        return max(arms.items(), key=lambda pair: self._root_bound(pair[1]))

    def _root_value(self, arm: _Arm) -> float:
        """The prior, moved by what was seen; what all arms gained on average is no news."""
        usual = self._surplus / max(1, self.iterations)
        trust = self.tuning.trust
        return arm.prior + (trust * usual + arm.total) / (trust + arm.visits)

    def _root_bound(self, arm: _Arm) -> float:
        spread = sqrt(log(self.root.visits + 1) / (arm.visits + 1))
        return self._root_value(arm) + self.tuning.explore * spread

    # -- tree ---------------------------------------------------------------------------
    def _descend(self, node: _Node, state: Any) -> list[tuple[_Arm, int]]:
        """Follow the tree, add one arm, play on to the horizon; the arms passed, with movers."""
        path: list[tuple[_Arm, int]] = []
        in_tree, others_acted, rounds = True, False, 0
        for _ in range(self.tuning.horizon):
            actor = self.game.actor(state)
            rounds += others_acted and actor == self.seat
            if actor is None or rounds == self.game.foresight:
                break
            others_acted = actor != self.seat
            if in_tree:
                action, arm = self._select(node, state)
                in_tree, node = arm.visits > 0, arm.node
                path.append((arm, actor))
            else:
                action = self._best_of_sample(state, self.game.legal_actions(state))
            self.game.play(state, action, self.table)
        return path

    def _select(self, node: _Node, state: Any) -> tuple[Action, _Arm]:
        """A new arm while the node may widen, else the best bound among the available."""
        node.visits += 1
        legal = self.game.legal_actions(state)
        arms = node.arms
        known = [action for action in legal if action in arms] if arms else []
        for action in known:
            arms[action].available += 1
        if len(known) < min(self._width(node), len(legal)):
            action = self._best_of_sample(state, [a for a in legal if a not in arms])
            arms[action] = _Arm()
            arms[action].available = 1
        else:
            action = max(known, key=lambda known_action: self._bound(arms[known_action]))
        return action, arms[action]

    def _width(self, node: _Node) -> int:
        return int(self.tuning.widen * node.visits**self.tuning.power) + 1

    def _bound(self, arm: _Arm) -> float:
        spread = sqrt(log(arm.available) / arm.visits)
        return arm.total / arm.visits + self.tuning.explore * spread

    def _best_of_sample(self, state: Any, actions: list[Action]) -> Action:
        """The best for the mover of a few of the actions, by the heuristic."""
        if len(actions) == 1:
            return actions[0]
        seat = self.game.actor(state)
        assert seat is not None
        some = actions
        if len(actions) > self.tuning.sample:
            some = [chance_among(actions, self.chance) for _ in range(self.tuning.sample)]
        best, best_value = some[0], float("-inf")
        for action in some:
            after = state.copy()
            self.game.play(after, action, self.table)
            value = self.game.evaluate(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def _share(self, state: Any, seat: int) -> float:
        """Between 0 and 1: how far the seat leads by the heuristic; at the end also its place."""
        share = 1.0 / (1.0 + exp(-self._lead(state, seat)))
        if state.flow:
            return share
        places = self.game.result(state).places
        won = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        return 0.8 * won + 0.2 * share

    def _lead(self, state: Any, seat: int) -> float:
        lead = self.game.evaluate(state, seat) / self.game.value_scale
        return max(-30.0, min(30.0, lead))

    # -- answer -------------------------------------------------------------------------
    def choice(self) -> Choice:
        """The action of the highest value; its share is the reason."""
        if len(self.legal) == 1:
            return Choice(self.legal[0], Message("bot.only"))
        arms = self.root.arms
        if not arms:
            return Choice(self._first(), Message("bot.first"))
        best = max(arms, key=lambda action: self._root_value(arms[action]))
        share = min(max(1, round(100 * self._root_value(arms[best]))), 99)
        return Choice(best, Message("bot.search", {"share": share, "tried": self.iterations}))

    def _first(self) -> Action:
        """The best at first sight; before all have been looked at, of those that have been."""
        if self._order:
            return self._order[0][0]
        whole, more = divmod(self._looks, len(self.legal))
        seen = [(self._sums[action] / (whole + 1), action) for action in self.legal[:more]]
        if whole:
            seen += [(self._sums[action] / whole, action) for action in self.legal[more:]]
        return max(seen, key=lambda pair: pair[0], default=(0.0, self.legal[0]))[1]
