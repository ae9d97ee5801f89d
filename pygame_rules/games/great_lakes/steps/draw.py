"""Draw transport cards: GL-10 to GL-14."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.table import Table
from .. import row
from ..actions import DRAW_BLIND, REFILLS, SLOT
from ..cards import DECKS, NO_CARD, WILD
from ..data import RAIL, SEA
from ..state import State


def draw_actions(state: State, second: bool = False) -> list[Action]:
    """Blind from a deck, or a card of the row with the deck that refills it (GL-10).

    As the second card no open wild (GL-11).
    """
    trains, ships = row.available(state, RAIL), row.available(state, SEA)
    actions = [DRAW_BLIND[SEA]] if ships else []
    if trains:
        actions.append(DRAW_BLIND[RAIL])
    barred = WILD if second else NO_CARD
    for card, takes in zip(state.row, REFILLS[trains, ships], strict=True):
        if card != NO_CARD and card != barred:
            actions += takes
    return actions


def why_not_draw(state: State, action: Action, second: bool = False) -> Reason | None:
    """GL-10, GL-11, GL-13."""
    if len(action.targets) == 1 and action.targets[0] in DECKS:
        return _why_not_deck(state, str(action.targets[0]))
    if not 1 <= len(action.targets) <= 2 or action.targets[0] not in SLOT:
        return Reason("not_offered")
    card = state.row[SLOT[str(action.targets[0])]]
    if card == NO_CARD:
        return Reason("row_empty", "GL-13")
    if second and card == WILD:
        return Reason("wild_second", "GL-11")
    if len(action.targets) == 2:
        known = action.targets[1] in DECKS
        return _why_not_deck(state, str(action.targets[1])) if known else Reason("not_offered")
    refill = row.available(state, RAIL) or row.available(state, SEA)
    return Reason("choose_refill", "GL-10") if refill else None


def _why_not_deck(state: State, deck: str) -> Reason | None:
    kind = DECKS.index(deck)
    return None if row.available(state, kind) else Reason("deck_empty", "GL-13")


def draw(state: State, seat: int, action: Action, table: Table) -> bool:
    """Take one card; whether it was an open wild, which counts as two (GL-11)."""
    target = str(action.targets[0])
    slot = SLOT.get(target)
    if slot is None:
        card = row.draw_blind(state, seat, DECKS.index(target), table)
        row.tell_drawn(seat, card, target, table)
        return False
    card = row.take_open(state, seat, slot)
    row.tell_taken(seat, card, target, table)
    if len(action.targets) == 2:
        row.turn_up(state, slot, DECKS.index(str(action.targets[1])), table)
    row.settle(state, table)
    return card == WILD


def draw_first(state: State, seat: int, action: Action, table: Table) -> None:
    """The first card; the second is asked for unless there is none to take (GL-13)."""
    if not draw(state, seat, action, table) and can_draw_second(state):
        flow.call(state, "second", seat)


def can_draw_second(state: State) -> bool:
    """Whether `second_actions` has any: a deck to draw from, or a card in the row (GL-13)."""
    if row.available(state, RAIL) or row.available(state, SEA):
        return True
    return bool(second_actions(state))


def second_actions(state: State) -> list[Action]:
    """The second card."""
    return draw_actions(state, second=True)


def why_not_second(state: State, action: Action) -> Reason | None:
    """GL-11: never an open wild."""
    return why_not_draw(state, action, second=True)


def draw_second(state: State, action: Action, table: Table) -> None:
    """The second card ends the action."""
    seat = state.flow[-1][1]
    flow.end(state)
    draw(state, seat, action, table)
