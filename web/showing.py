"""A scoring on the screen, step by step: what is shown, and what the board shows with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from pygame_rules.core.film import Scene, scenes
from pygame_rules.core.match import Match
from pygame_rules.core.message import Message
from pygame_rules.core.table import Event


class Step(NamedTuple):
    """What is seen at once: sentences, the elements they speak of, the position, and what the
    scores grow by with it. `item`: the item that it belongs to."""

    item: int
    lines: tuple[Message, ...]
    lit: tuple[str, ...]
    state: Any
    gains: tuple[int, ...]


@dataclass(slots=True)
class Show:
    """The steps of one action, of which one is shown. `count`: the number of actions after it;
    `title`: what is scored; `runs`: whether the next step comes by itself."""

    count: int
    title: Message
    steps: list[Step]
    at: int = 0
    runs: bool = False

    @property
    def now(self) -> Step:
        """The step shown."""
        return self.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.at == len(self.steps) - 1

    def step(self, by: int) -> None:
        """To another step, as far as there are any."""
        self.at = min(max(self.at + by, 0), len(self.steps) - 1)

    def to_item(self, item: int) -> None:
        """To the first step of an item."""
        self.at = next((at for at, step in enumerate(self.steps) if step.item == item), 0)


def show_of(match: Match, count: int) -> Show | None:
    """The show of the action after which there were so many; None: it has none. What was told
    first of all is the title."""
    found = scenes(match, count)
    if not found:
        return None
    title, *rest = found[0].events
    first = found[0]._replace(events=tuple(rest))
    steps = [step for scene in (first, *found[1:]) for step in _steps(scene)]
    return Show(count, title.message(), steps) if steps else None


def _steps(scene: Scene) -> Iterator[Step]:
    """One step where everything told speaks of the same elements; else a step for each group,
    and a last one with what they bring together."""
    groups: dict[tuple[str, ...], list[Event]] = {}
    for event in scene.events:
        if event.to is None and event.at:
            groups.setdefault(event.at, []).append(event)
    if len(groups) < 2:
        if scene.events:
            yield _step(scene, scene.events)
        return
    for events in groups.values():
        lines = tuple(event.message() for event in events)
        yield Step(scene.item, lines, _lit(events), scene.before, ())
    together = _step(scene, [event for event in scene.events if not event.at])
    yield together._replace(lit=_lit(scene.events))


def _step(scene: Scene, events: Iterable[Event]) -> Step:
    told = [event for event in events if event.to is None]
    lines = tuple(event.message() for event in told)
    return Step(scene.item, lines, _lit(told), scene.state, scene.gains)


def _lit(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(element for event in events for element in event.at))
