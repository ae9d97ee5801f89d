"""A hint: what the computer would do in a person's place, shown but not chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame_rules.core.actions import Action, Verb
from pygame_rules.core.message import Message

from .picking import Choice, rest_of

HINT_LEVEL = "hard"


class Hint(NamedTuple):
    """The action and why. `simple`: the search failed and one step ahead stands in."""

    action: Action
    reason: Message
    simple: bool

    def elements(self) -> tuple[str, ...]:
        """The elements that the action names."""
        return tuple(target for target in self.action.targets if isinstance(target, str))


def leads_to(choice: Choice, action: Action, touched: Sequence[str | int], verb: Verb) -> bool:
    """Whether the button of this choice goes on towards the action, whose verb this is; from the
    longest part of the touched list that leads there."""
    if choice.action is not None:
        return choice.action == action
    if choice.verb != action.verb:
        return False
    if choice.target is None:
        return True
    for length in range(len(touched), -1, -1):
        rest = rest_of(action, tuple(touched[:length]), verb)
        if rest:
            return choice.target in rest
    return False
