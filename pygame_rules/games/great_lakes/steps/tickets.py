"""Tickets: looking at some, giving some back. GL-3, GL-30."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import DRAW_TICKETS, TICKET_STACK, return_actions
from ..data import TICKET
from ..state import State

DRAWN, KEEP_DRAWN = 4, 1


def stack_size(state: State) -> int:
    """Tickets left to draw, rejects included."""
    return sum(state.stack) + len(state.bottom)


def ticket_actions(state: State) -> list[Action]:
    """Tickets may be drawn while there are any."""
    return [DRAW_TICKETS] if state.bottom or any(state.stack) else []


def why_not_tickets(state: State, seat: int, action: Action) -> Reason | None:
    """GL-30."""
    if action != DRAW_TICKETS:
        return Reason("not_offered")
    return None if ticket_actions(state) else Reason("no_tickets", "GL-30")


def offer(state: State, seat: int, count: int, table: Table) -> None:
    """Show a seat the next tickets, or what is left. The rejects lie under the others."""
    for _ in range(count):
        if any(state.stack):
            state.offers[seat].append(table.chance.deal(state.stack, (seat,)))
        elif state.bottom:
            state.offers[seat].append(state.bottom.pop(0))
            state.bottom_by.pop(0)
            table.reveal((seat,))


def draw_tickets(state: State, seat: int, action: Action, table: Table) -> None:
    """GL-30: look at four, keep at least one."""
    offer(state, seat, DRAWN, table)
    if table.listening:
        n = len(state.offers[seat])
        table.tell("tickets_drawn", player=Player(seat), n=n, at=(TICKET_STACK,))
    flow.call(state, "keep", seat, KEEP_DRAWN)


def keep_actions(state: State) -> list[Action]:
    """Every choice of tickets to give back; none of them keeps all."""
    _, seat, least = state.flow[-1]
    offered = state.offers[seat]
    return return_actions(offered, len(offered) - least)


def why_not_keep(state: State, action: Action) -> Reason | None:
    """GL-3, GL-30: at least so many stay."""
    _, seat, least = state.flow[-1]
    offered = state.offers[seat]
    names = [target for target in action.targets if isinstance(target, str)]
    if len(names) != len(action.targets) or names != sorted(set(names)):
        return Reason("not_offered")
    if not all(name in TICKET and TICKET[name] in offered for name in names):
        return Reason("not_shown", "GL-30")
    enough = len(offered) - len(names) >= least
    return None if enough else Reason("keep_more", "GL-30", {"n": least})


def keep(state: State, action: Action, table: Table) -> None:
    """Rejects go under the stack in the order the player had them."""
    seat = state.flow[-1][1]
    back = {TICKET[str(name)] for name in action.targets}
    offered = state.offers[seat]
    rejects = [ticket for ticket in offered if ticket in back]
    kept = [ticket for ticket in offered if ticket not in back]
    state.offers[seat] = []
    state.tickets[seat] += kept
    state.bottom += rejects
    state.bottom_by += [seat] * len(rejects)
    if table.listening:
        table.tell("kept", player=Player(seat), n=len(kept))
    flow.end(state)
