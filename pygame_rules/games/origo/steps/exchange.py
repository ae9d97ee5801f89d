"""Which cards to exchange (OR-21).

Frame: `["exchange", seat]` on top of the turn.
"""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import end
from ....core.message import Player
from ....core.table import Table
from ..actions import PUT_OFF_ONE, PUT_OFF_TWO
from ..cards import discard, draw
from ..data import KIND_OF, NUMBERS
from ..names import CARD_NAMES
from ..state import State


def actor(state: State) -> int:
    """The active player."""
    seat: int = state.flow[-1][1]
    return seat


def legal_actions(state: State) -> list[Action]:
    """One card, or two; two of a kind if the hand has them."""
    hand = state.hands[actor(state)]
    kinds = sorted(set(hand))
    legal = []
    for i, kind in enumerate(kinds):
        legal.append(PUT_OFF_ONE[kind])
        if hand.count(kind) > 1:
            legal.append(PUT_OFF_TWO[kind, kind])
        legal += [PUT_OFF_TWO[kind, other] for other in kinds[i + 1 :]]
    return legal


def why_not(state: State, action: Action) -> Reason | None:
    """OR-21: up to two cards of the hand."""
    kinds = [KIND_OF.get(str(target), -1) for target in action.targets]
    if not 1 <= len(kinds) <= NUMBERS.exchange or -1 in kinds or kinds != sorted(kinds):
        return Reason("not_offered")
    hand = state.hands[actor(state)]
    if any(hand.count(kind) < kinds.count(kind) for kind in kinds):
        return Reason("no_card", "OR-21")
    return None


def apply(state: State, action: Action, table: Table) -> None:
    """Put off first, then draw as many."""
    seat = actor(state)
    end(state)
    kinds = [KIND_OF[str(target)] for target in action.targets]
    for kind in kinds:
        discard(state, seat, kind)
        if table.listening:
            table.tell("put_off", player=Player(seat), card=CARD_NAMES[kind])
    for _ in kinds:
        draw(state, seat, table)
    if table.listening:
        table.tell("filled", player=Player(seat), n=len(kinds))
