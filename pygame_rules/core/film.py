"""A scoring item by item: what was told of each item, and the position after it.

Rules say where an item begins and where the last one ends (`Table.next_item`, `items_over`);
the action is carried out once more with its logged outcomes, and the state is copied there.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from .chance import ReplayChance
from .flow import copy_flow
from .match import Match
from .table import Event, Table


class Scene(NamedTuple):
    """One item. `before`, `state`: the positions before it and when it was over, with the
    question that stood at the end of the action. `gains`: what the scores grew by, by seat."""

    item: int
    events: tuple[Event, ...]
    before: Any
    state: Any
    gains: tuple[int, ...]


class _Camera(Table):
    """Keeps the state before the first item (as item 0) and at the end of every item."""

    __slots__ = ("_state", "kept")

    def __init__(self, chance: ReplayChance, state: Any) -> None:
        super().__init__(chance)
        self._state = state
        self.kept: list[tuple[int, Any]] = []

    def next_item(self) -> None:
        self._keep()
        super().next_item()

    def items_over(self) -> None:
        self._keep()
        super().items_over()

    def _keep(self) -> None:
        self.kept.append((self.item, self._state.copy()))


def has_scenes(match: Match, count: int) -> bool:
    """Whether the action that made it so many was told item by item."""
    return count > 0 and any(event.item for event in match.entries[count - 1].events)


def scenes(match: Match, count: int) -> list[Scene]:
    """The items of that action, in order; empty for most actions."""
    if not has_scenes(match, count):
        return []
    entry, state = match.entries[count - 1], match.state_after(count - 1)
    camera = _Camera(ReplayChance(entry.outcomes), state)
    match.game.play(state, entry.action, camera)
    for _, kept in camera.kept:
        kept.flow = copy_flow(state.flow)
    found = []
    for (_, before), (item, kept) in pairwise(camera.kept):
        if item:
            events = tuple(event for event in entry.events if event.item == item)
            found.append(Scene(item, events, before, kept, _gains(match, before, kept)))
    return found


def _gains(match: Match, before: Any, after: Any) -> tuple[int, ...]:
    scores = zip(match.game.scores(before), match.game.scores(after), strict=True)
    return tuple(now - then for then, now in scores)
