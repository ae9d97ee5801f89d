"""The one flow mechanism: a stack of plain frames.

A frame is a list: the name of a step, then its numbers or names, all JSON. A step is
either a `Decision` (somebody is asked) or an `Auto` (the rules go on by themselves).
Nested questions (battle, retreat, payment, second tile) are frames on top, never flags.
The game is over when the stack is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .actions import Action
from .errors import Reason
from .table import Table

Frame = list[Any]


class Flowing(Protocol):
    """A state with a stack of frames."""

    flow: list[Frame]


S = TypeVar("S", bound=Flowing)


@dataclass(frozen=True, slots=True)
class Decision(Generic[S]):
    """A question to one player. The functions may trust that their frame is on top.

    `legal_actions`: sorted by `actions.sort_key`, unique, complete.
    `why_not`: the rule; gets any action whose verb is in `verbs`, however absurd its targets.
    `apply`: carries out a legal action and moves the stack (call, goto or end).
    """

    verbs: tuple[str, ...]
    actor: Callable[[S], int]
    legal_actions: Callable[[S], list[Action]]
    why_not: Callable[[S, Action], Reason | None]
    apply: Callable[[S, Action, Table], None]


@dataclass(frozen=True, slots=True)
class Auto(Generic[S]):
    """A step without a question. It must move the stack."""

    run: Callable[[S, Table], None]


Step = Decision[S] | Auto[S]
Steps = Mapping[str, Step[S]]


def call(state: Flowing, step: str, *args: Any) -> None:
    """Put a frame on top; the present one goes on when it ends."""
    state.flow.append([step, *args])


def goto(state: Flowing, step: str, *args: Any) -> None:
    """Replace the top frame."""
    state.flow[-1] = [step, *args]


def end(state: Flowing) -> None:
    """Take the top frame away."""
    state.flow.pop()


def args(state: Flowing) -> list[Any]:
    """The numbers and names of the top frame (a copy)."""
    return state.flow[-1][1:]


def copy_flow(flow: list[Frame]) -> list[Frame]:
    """For a state's `copy()`. Frames hold only ints, strings and flat lists."""
    return [[x[:] if type(x) is list else x for x in frame] for frame in flow]


def advance(steps: Steps[S], state: S, table: Table) -> None:
    """Run automatic steps until somebody is asked or the game is over."""
    flow = state.flow
    while flow:
        step = steps[flow[-1][0]]
        if isinstance(step, Decision):
            return
        step.run(state, table)
