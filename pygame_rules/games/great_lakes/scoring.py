"""Points by source: GL-23, GL-50, GL-71 to GL-73."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.contract import Breakdown, Result
from ...core.message import Message
from .data import HARBOUR_POINTS, HARBOURS_EACH, TICKETS, UNBUILT_HARBOUR
from .state import State


def completed(tickets: Sequence[int], joined: Sequence[int]) -> list[int]:
    """The tickets whose two cities are joined (GL-71)."""
    return [t for t in tickets if joined[TICKETS[t].a] == joined[TICKETS[t].b]]


def harbour_points(city: int, done: Sequence[int]) -> int:
    """GL-72: by the number of completed tickets that name the city."""
    named = sum(city in (TICKETS[t].a, TICKETS[t].b) for t in done)
    return HARBOUR_POINTS[min(named, len(HARBOUR_POINTS) - 1)]


def breakdown(state: State) -> list[Breakdown]:
    """Routes and exchanges as they stand; tickets and harbours once the game is over."""
    return [_seat_breakdown(state, seat) for seat in range(state.players)]


def _seat_breakdown(state: State, seat: int) -> Breakdown:
    done: list[int] = []
    failed = harbours = unbuilt = 0
    if not state.flow:
        done = completed(state.tickets[seat], state.joined[seat])
        failed = sum(TICKETS[t].points for t in state.tickets[seat] if t not in done)
        built = [city for city, owner in enumerate(state.harbours) if owner == seat]
        harbours = sum(harbour_points(city, done) for city in built)
        unbuilt = UNBUILT_HARBOUR * (HARBOURS_EACH - len(built))
    return {
        "routes": state.points[seat],
        "exchanges": -state.losses[seat],
        "tickets_done": sum(TICKETS[t].points for t in done),
        "tickets_failed": -failed,
        "harbours": harbours,
        "unbuilt_harbours": -unbuilt,
    }


def result(state: State) -> Result:
    """GL-73: most points, then most completed tickets, then shared."""
    totals = [sum(part.values()) for part in breakdown(state)]
    done = [
        len(completed(tickets, joined))
        for tickets, joined in zip(state.tickets, state.joined, strict=True)
    ]
    keys = list(zip(totals, done, strict=True))
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    if totals.count(max(totals)) == 1:
        return Result(places, Message("result.points"))
    return Result(places, Message("result.tickets" if places.count(1) == 1 else "result.shared"))
