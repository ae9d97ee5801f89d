"""What an action would do, told by the rules themselves.

The action is applied to a state imagined from the view; the public events are the answer,
and of the viewer's private ones those that are certain.
Pieces that go to a hidden place stay unknown and play goes on; where the rules must read
an outcome (a die, an open card, a hidden thing laid open) the preview stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .actions import Action
from .chance import Audience, SampledChance
from .contract import AnyGame
from .message import Message
from .pools import Pool
from .showing import Contest
from .table import Event, Table

_SEED = "preview"


class _Stop(Exception):
    """The rules want to read an outcome that nobody knows yet."""


class _PreviewChance(SampledChance):
    """Deals unknown pieces to hidden places; stops at the first open outcome."""

    def reveal(self, seen_by: Audience) -> None:
        if seen_by is None:
            raise _Stop

    def pick(self, n: int, seen_by: Audience) -> int:
        if seen_by is None and n > 1:
            raise _Stop
        return super().pick(n, seen_by)

    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        if seen_by is None and sum(1 for count in pool if count) > 1:
            raise _Stop
        return super().pick_kind(pool, seen_by)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action does in words, points gained by each seat, whether chance cut in, and the
    fight that goes on after it."""

    messages: tuple[Message, ...]
    gains: tuple[int, ...]
    open_end: bool
    contest: Contest | None = None


def preview(game: AnyGame, view: Any, action: Action) -> Preview:
    """What `action` would do as far as the viewer can know. Raises IllegalAction."""
    state = game.imagine(view, SampledChance(_SEED))
    before = game.scores(state)
    table = Table(_PreviewChance(_SEED))
    open_end = False
    try:
        game.apply(state, action, table)
    except _Stop:
        open_end = True
    messages = tuple(event.message() for event in table.events if _may_tell(event, view.seat))
    gains = tuple(b - a for a, b in zip(before, game.scores(state), strict=True))
    contest = None if open_end else game.contest(game.view(state, view.seat))
    return Preview(messages, gains, open_end, contest)


def _may_tell(event: Event, seat: int | None) -> bool:
    return event.to is None or (event.certain and event.known_to(seat))
