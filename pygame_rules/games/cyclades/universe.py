"""Every action worth asking about now: legal ones and plausible illegal ones (law 7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product, zip_longest

from ...core.actions import Action
from .actions import BUILDING, CREATURE, GOD, ISLAND, NUMBER, PLAYER, PLAYER_IDS, SEA, SHAPES
from .data import BUILDINGS, CREATURES, GODS, UNITS_EACH, Chart
from .facts import chart_of
from .flow import STEPS
from .state import State

_STRIDE = 7
"""Verbs with three targets have thousands of actions: every so many-th is enough."""


def universe(state: State) -> Iterator[Action]:
    """The verbs of the present decision take turns, so that a sample meets them all."""
    if not state.flow:
        return iter(())
    verbs = STEPS[state.flow[-1][0]].verbs  # type: ignore[union-attr]
    lists = [_all_of(verb, state) for verb in verbs]
    mixed = chain.from_iterable(zip_longest(*lists))
    return (action for action in mixed if action is not None)


def _all_of(verb: str, state: State) -> list[Action]:
    chart = chart_of(state)
    found = [
        Action(verb, targets)
        for shape in SHAPES[verb]
        for targets in product(*(_targets(kind, chart, state) for kind in shape))
    ]
    return found[state.cycle % _STRIDE :: _STRIDE] if len(found) > 1000 else found


def _targets(kind: str, chart: Chart, state: State) -> list[str | int]:
    """All elements of a kind; numbers from none to more than there are pieces."""
    if kind == NUMBER:
        most = UNITS_EACH + 1
        if state.flow[-1][0] == "sum":
            most = max(state.gold) + max(state.priests) + 2
        return list(range(most + 1))
    elements: dict[str, tuple[str, ...]] = {
        ISLAND: tuple(chart.island_index),
        SEA: tuple(chart.sea_index),
        GOD: GODS,
        CREATURE: CREATURES,
        BUILDING: BUILDINGS,
        PLAYER: PLAYER_IDS,
    }
    return list(elements.get(kind, (kind,)))
