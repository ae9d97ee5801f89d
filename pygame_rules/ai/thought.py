"""A decision thought out piece by piece, so that whoever asked may stop between two pieces.

How many pieces a thought has is up to the level alone; nobody in here looks at a clock.
"""

from __future__ import annotations

from typing import Protocol

from .choice import Choice


class Thought(Protocol):
    """One decision in the making. The same pieces in the same order, whoever pauses between."""

    def done(self) -> bool:
        """Whether nothing is left to think of."""

    def progress(self) -> float:
        """How much of the longest way is done, 0 to 1. It may be done long before 1."""

    def step(self) -> None:
        """Think on by a small piece: a few milliseconds even on a tablet."""

    def choice(self) -> Choice:
        """The best found so far. Asked once, at the end or when there is no more time."""


class Known:
    """A thought that needs no thinking."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def done(self) -> bool:
        """At once."""
        return True

    def progress(self) -> float:
        """All of it."""
        return 1.0

    def step(self) -> None:
        """Nothing is left."""

    def choice(self) -> Choice:
        """What was known."""
        return self._choice


def think_through(thought: Thought) -> Choice:
    """Think to the end in one go."""
    while not thought.done():
        thought.step()
    return thought.choice()
