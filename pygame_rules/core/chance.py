"""Chance is a port: rules ask, the port answers, the match writes the answers down.

Outcome number *i* of a game is a function of seed and *i*; there is no generator state,
so a redo repeats the draw. Three questions cover all games:

- `deal(pool, to)`: a piece goes to a hidden place; only the seats in `to` see it and the
  rules do not read it within this action. A preview goes on past it.
- `draw(pool)` and `roll(n)`: everyone sees the outcome and the rules read it. A preview
  stops here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from .actions import Action
from .errors import ChanceError
from .pools import Pool, nth

Audience = tuple[int, ...] | None
"""Seats that see something; None is everyone, () is nobody."""

PUBLIC: Audience = None
NOBODY: Audience = ()
EVERYONE_MASK = (1 << 8) - 1


def audience_mask(audience: Audience) -> int:
    """The seats of an audience as bits."""
    if audience is None:
        return EVERYONE_MASK
    return sum(1 << seat for seat in audience)


class Chance(ABC):
    """The port. Subclasses say where outcomes come from."""

    @abstractmethod
    def pick(self, n: int, seen_by: Audience) -> int:
        """A number in `range(n)`; n >= 1."""

    @abstractmethod
    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        """The kind of a piece drawn evenly from a pool that is not empty."""

    def reveal(self, seen_by: Audience) -> None:  # noqa: B027 - most ports need not know
        """Something hidden is laid open without a draw; a preview stops where all see it."""

    def deal(self, pool: Pool, to: Audience) -> int:
        """Take a piece that goes to a hidden place; returns its kind."""
        kind = self.pick_kind(pool, to)
        pool[kind] -= 1
        return kind

    def draw(self, pool: Pool) -> int:
        """Take a piece in the open; returns its kind."""
        return self.deal(pool, PUBLIC)

    def roll(self, n: int) -> int:
        """A number in `range(n)` that everyone sees: a die, a random order."""
        return self.pick(n, PUBLIC)

    def choose(self, items: Sequence[int]) -> int:
        """One of `items`, openly."""
        return items[self.roll(len(items))]

    def shuffled(self, items: Iterable[int]) -> list[int]:
        """The items in an order that everyone sees (seats, cards laid out face up)."""
        rest = list(items)
        return [rest.pop(self.roll(len(rest))) for _ in range(len(rest))]


class SampledChance(Chance):
    """Outcomes from a seed, nothing written down: for bots, playouts and `imagine`.

    Outcome number i comes from the digest of `seed:i`; the seed's part is digested once.
    """

    __slots__ = ("_index", "_seeded")

    def __init__(self, seed: int | str, index: int = 0) -> None:
        self._seeded = blake2b(f"{seed}:".encode(), digest_size=8)
        self._index = index

    @property
    def asked(self) -> int:
        """The number of the next outcome: how often chance has been asked, from `index` on."""
        return self._index

    def pick(self, n: int, seen_by: Audience) -> int:
        number = self._seeded.copy()
        number.update(b"%d" % self._index)
        self._index += 1
        return (int.from_bytes(number.digest(), "big") * n) >> 64

    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        return nth(pool, self.pick(sum(pool), seen_by))


class LiveChance(SampledChance):
    """Outcomes of a live game: seeded, written to `outcomes`, with who `learned` one (bits)."""

    __slots__ = ("learned", "outcomes")

    def __init__(self, seed: int | str, index: int = 0) -> None:
        super().__init__(seed, index)
        self.outcomes: list[int] = []
        self.learned = 0

    def pick(self, n: int, seen_by: Audience) -> int:
        value = super().pick(n, seen_by)
        self._note(value, seen_by)
        return value

    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        kind = nth(pool, super().pick(sum(pool), seen_by))
        self._note(kind, seen_by)
        return kind

    def _note(self, value: int, seen_by: Audience) -> None:
        self.outcomes.append(value)
        self.learned |= audience_mask(seen_by)


class ReplayChance(Chance):
    """Outcomes from a log. Raises ChanceError where the log does not fit."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes
        self._next = 0
        self.learned = 0

    def pick(self, n: int, seen_by: Audience) -> int:
        value = self._take(seen_by)
        if not 0 <= value < n:
            raise ChanceError(f"outcome {value} is not below {n}")
        return value

    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        kind = self._take(seen_by)
        if not 0 <= kind < len(pool) or pool[kind] <= 0:
            raise ChanceError(f"kind {kind} is not in the pool")
        return kind

    def _take(self, seen_by: Audience) -> int:
        if self._next >= len(self.outcomes):
            raise ChanceError("an outcome is missing")
        self._next += 1
        self.learned |= audience_mask(seen_by)
        return self.outcomes[self._next - 1]

    def finish(self) -> None:
        """Raises ChanceError unless every outcome was used."""
        if self._next != len(self.outcomes):
            raise ChanceError("outcomes are left over")


def random_action(legal: Sequence[Action], chance: Chance) -> Action:
    """A random action: first a verb, then one of its actions, so that rare verbs count."""
    verbs = sorted({action.verb for action in legal})
    verb = verbs[chance.roll(len(verbs))]
    return chance_among([action for action in legal if action.verb == verb], chance)


def chance_among(actions: Sequence[Action], chance: Chance) -> Action:
    """One of the actions, evenly."""
    return actions[chance.roll(len(actions))]
