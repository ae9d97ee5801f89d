"""A scoring on the screen, item by item: which one is shown, and what the board shows with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame_rules.core.film import Scene, scenes
from pygame_rules.core.match import Match
from pygame_rules.core.message import Message


@dataclass(slots=True)
class Show:
    """The items of one action, of which one is shown. `count`: the number of actions after it;
    `runs`: whether the next item comes by itself."""

    count: int
    scenes: list[Scene]
    at: int = 0
    runs: bool = False

    @property
    def scene(self) -> Scene:
        """The item shown."""
        return self.scenes[self.at]

    @property
    def state(self) -> Any:
        """The position after it."""
        return self.scene.state

    @property
    def title(self) -> Message:
        """What is scored: what was told first of all."""
        return self.scenes[0].events[0].message()

    @property
    def last(self) -> bool:
        """Whether no item follows."""
        return self.at == len(self.scenes) - 1

    def lines(self) -> list[Message]:
        """What was told of the item, the title aside."""
        events = self.scene.events[1:] if self.at == 0 else self.scene.events
        return [event.message() for event in events if event.to is None]

    def lit(self) -> tuple[str, ...]:
        """The elements that the item counts."""
        return tuple(dict.fromkeys(e for event in self.scene.events for e in event.at))

    def step(self, by: int) -> None:
        """To another item, as far as there are any."""
        self.at = min(max(self.at + by, 0), len(self.scenes) - 1)


def show_of(match: Match, count: int, item: int = 1) -> Show | None:
    """The show of the action after which there were so many, at that item; None: it has none."""
    found = [scene for scene in scenes(match, count) if scene.events]
    if not found:
        return None
    numbers = [scene.item for scene in found]
    return Show(count, found, numbers.index(item) if item in numbers else 0)
