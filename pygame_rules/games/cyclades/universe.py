"""Every action worth asking about now: legal ones and plausible illegal ones (law 7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, product, zip_longest

from ...core.actions import Action, Target
from .actions import BUILDING, CREATURE, GOD, ISLAND, NUMBER, PLAYER, PLAYER_IDS, SEA, SHAPES
from .data import BUILDINGS, CREATURES, GODS, UNITS_EACH, chart_for
from .flow import STEPS
from .state import State

_MANY = 1000
_STRIDE = 97
"""Verbs with three targets have thousands of actions: every so many-th is asked about, another
choice in every cycle."""


def universe(state: State) -> Iterator[Action]:
    """The verbs of the present decision take turns, so that a sample meets them all."""
    if not state.flow:
        return iter(())
    verbs = STEPS[state.flow[-1][0]].verbs  # type: ignore[union-attr]
    lists = [_sums(state) if verb == "sum" else _some(verb, state) for verb in verbs]
    return (action for action in chain.from_iterable(zip_longest(*lists)) if action is not None)


def _sums(state: State) -> list[Action]:
    """From nothing to more than anybody has."""
    most = max(state.gold) + max(state.priests) + 2
    return [Action("sum", (n,)) for n in range(most + 1)]


def _some(verb: str, state: State) -> tuple[Action, ...]:
    found = _all_of(verb, state.players)
    return found[state.cycle % _STRIDE :: _STRIDE] if len(found) > _MANY else found


@cache
def _all_of(verb: str, players: int) -> tuple[Action, ...]:
    return tuple(
        Action(verb, targets)
        for shape in SHAPES[verb]
        for targets in product(*(_targets(kind, players) for kind in shape))
    )


def _targets(kind: str, players: int) -> tuple[Target, ...]:
    """All elements of a kind; numbers from none to more than there are pieces."""
    chart = chart_for(players)
    elements: dict[str, tuple[Target, ...]] = {
        ISLAND: tuple(chart.island_index),
        SEA: tuple(chart.sea_index),
        GOD: GODS,
        CREATURE: CREATURES,
        BUILDING: BUILDINGS,
        PLAYER: PLAYER_IDS,
        NUMBER: tuple(range(UNITS_EACH + 2)),
    }
    return elements.get(kind, (kind,))
