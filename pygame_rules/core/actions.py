"""Actions: a verb with at most three targets, and their one text form."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Target = str | int
_NUMBER = re.compile(r"-?\d+\Z")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.\-]*\Z")
MAX_TARGETS = 3


class Action(NamedTuple):
    """A verb and its targets. A target is an element id (`[A-Za-z][A-Za-z0-9_.-]*`) or a number."""

    verb: str
    targets: tuple[Target, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.targets)])


class Verb(NamedTuple):
    """How the targets of a verb are picked.

    `order` "any": a bag, touched in any order, repeats allowed; its targets stand in
    `sort_key` order in the action. "given": from first to last.
    """

    name: str
    order: Literal["any", "given"] = "given"


def parse_action(text: str) -> Action:
    """The action whose `str` is `text`. Raises ValueError for anything else."""
    verb, *rest = text.split(" ")
    if not _NAME.match(verb) or len(rest) > MAX_TARGETS:
        raise ValueError(f"not an action: {text[:80]!r}")
    return Action(verb, tuple(_parse_target(word) for word in rest))


def _parse_target(word: str) -> Target:
    if _NUMBER.match(word) and str(int(word)) == word:
        return int(word)
    if _NAME.match(word):
        return word
    raise ValueError(f"not a target: {word[:80]!r}")


def target_key(target: Target) -> tuple[int, int, str]:
    """Numbers before names, numbers by size, names by code point."""
    return (0, target, "") if isinstance(target, int) else (1, 0, target)


def sort_key(action: Action) -> tuple[str, tuple[tuple[int, int, str], ...]]:
    """The order of legal lists: by verb, then target by target."""
    return action.verb, tuple(map(target_key, action.targets))
