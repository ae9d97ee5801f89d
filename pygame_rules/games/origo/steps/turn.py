"""A turn: cards and attacks, one move or exchange, sailing, in any order (OR-20 to OR-31).

Frame: `["turn", k, used, moved, sailed, acted]`: the k-th turn of the round, cards and
attacks so far, whether OR-21 was used, cells of shields that have sailed, and whether
anything was done at all (a turn without anything is a pass, OR-24).
"""

from __future__ import annotations

from typing import Any

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import call, goto
from ....core.message import Player
from ....core.table import Table
from ..actions import (
    ATTACK,
    END_TURN,
    EXCHANGE,
    MOVE,
    PLAY,
    SAIL,
    card_and_cell,
    card_verb,
    only_cell,
)  # fmt: skip
from ..cards import discard
from ..data import (
    CELL_IDS,
    FREE,
    LAND,
    NUMBERS,
    POPULATION,
    REACHES,
    SHIP,
    cell_name,
)  # fmt: skip
from ..names import CARD_NAMES
from ..shields import can_go, put
from ..state import State
from ..track import found_if_full
from .fight import start_attack, targets, why_no_attack

VERBS = ("attack", "end_turn", "exchange", "grow", "launch", "migrate", "move", "sail")
K, USED, MOVED, SAILED, ACTED = range(1, 6)


def actor(state: State) -> int:
    """Clockwise from the first player of the round."""
    k: int = state.flow[-1][K]
    return (state.first + k) % state.players


def new_turn(k: int) -> list[Any]:
    """The frame of the k-th turn of a round, after its name."""
    return [k, 0, 0, [], 0]


# -- the legal list ---------------------------------------------------------------------------
def legal_actions(state: State) -> list[Action]:
    """Everything the active player may do now, in `sort_key` order."""
    _, _, used, moved, sailed, _ = state.flow[-1]
    seat = actor(state)
    plays = used < NUMBERS.cards_a_turn and state.stock[seat] > 0
    hand = state.hands[seat]
    kinds = sorted(set(hand)) if plays else []
    legal = _attacks(state, seat, kinds) if plays else []
    legal.append(END_TURN)
    if not moved and hand:
        legal.append(EXCHANGE)
    if plays:
        legal += _card_plays(state, seat, kinds)
    board, air = state.board, state.air
    if not moved:
        legal += [a for c, a in MOVE if board[c] == seat and (air[c] or can_go(state, c))]
    legal += [a for c, a in SAIL if board[c] == seat and c not in sailed and can_go(state, c)]
    return legal


def _attacks(state: State, seat: int, kinds: list[int]) -> list[Action]:
    cells = targets(state, seat)
    if not cells:
        return []
    return [ATTACK[kind][cell] for kind in kinds for cell in cells if cell in ATTACK[kind]]


def _card_plays(state: State, seat: int, kinds: list[int]) -> list[Action]:
    """OR-30 for each card of the hand."""
    board, near = state.board, state.near[seat]
    legal = []
    if POPULATION in kinds:
        legal += [a for c, a in PLAY[POPULATION] if near[c] and board[c] == FREE]
    if SHIP in kinds:
        legal += [a for c, a in PLAY[SHIP] if board[c] == FREE]
    for kind in kinds:
        if kind != POPULATION and kind != SHIP:
            legal += [a for c, a in PLAY[kind] if board[c] == FREE]
    return legal


# -- the rule ---------------------------------------------------------------------------------
def why_not(state: State, action: Action) -> Reason | None:
    """None if the action is allowed in this turn."""
    if action.verb in ("end_turn", "exchange"):
        if action.targets:
            return Reason("not_offered")
        return _why_no_exchange(state) if action.verb == "exchange" else None
    if action.verb in ("move", "sail"):
        return _why_no_start(state, action)
    return _why_no_card(state, action)


def _why_no_exchange(state: State) -> Reason | None:
    """OR-21."""
    if state.flow[-1][MOVED]:
        return Reason("moved", "OR-21")
    return None if state.hands[actor(state)] else Reason("no_card", "OR-21")


def _why_no_start(state: State, action: Action) -> Reason | None:
    """OR-21, OR-22: which shield may move or sail."""
    cell = only_cell(action)
    if cell is None:
        return Reason("not_offered")
    moves = action.verb == "move"
    if state.board[cell] != actor(state):
        return Reason("not_yours", "OR-21" if moves else "OR-22", {"cell": cell_name(cell)})
    if moves != LAND[cell]:
        return Reason("at_sea" if moves else "on_land", "OR-21" if moves else "OR-22")
    if moves and state.flow[-1][MOVED]:
        return Reason("moved", "OR-21")
    if not moves and cell in state.flow[-1][SAILED]:
        return Reason("sailed", "OR-22")
    return None if can_go(state, cell) else Reason("no_way", "OR-31")


def _why_no_card(state: State, action: Action) -> Reason | None:
    """OR-20, OR-30, OR-50: a card on a cell."""
    pair = card_and_cell(action)
    if pair is None:
        return Reason("not_offered")
    kind, cell = pair
    seat = actor(state)
    if action.verb not in ("attack", card_verb(kind)):
        return Reason("not_offered")
    if state.flow[-1][USED] >= NUMBERS.cards_a_turn:
        return Reason("two_cards", "OR-20")
    if not state.stock[seat]:
        return Reason("no_stock", "OR-30")
    if kind not in state.hands[seat]:
        return Reason("no_card", "OR-30")
    if cell not in REACHES[kind]:
        return Reason("out_of_reach", "OR-30", {"card": CARD_NAMES[kind], "cell": cell_name(cell)})
    if action.verb == "attack":
        return why_no_attack(state, seat, cell)
    if state.board[cell] != FREE:
        return Reason("taken", "OR-30", {"cell": cell_name(cell)})
    if kind == POPULATION and not state.near[seat][cell]:
        return Reason("not_beside", "OR-30")
    return None


# -- carrying out -----------------------------------------------------------------------------
def apply(state: State, action: Action, table: Table) -> None:
    """Carry out one part of the turn."""
    frame = state.flow[-1]
    if action.verb == "end_turn":
        _end_turn(state, table)
        return
    frame[ACTED] = 1
    if action.verb == "exchange":
        frame[MOVED] = 1
        call(state, "exchange", actor(state))
    elif action.verb == "move" or action.verb == "sail":
        call(state, "carry", only_cell(action), action.verb)
    else:
        frame[USED] += 1
        pair = card_and_cell(action)
        assert pair is not None
        if action.verb == "attack":
            start_attack(state, actor(state), *pair, table)
        else:
            migrate(state, actor(state), *pair, table)


def migrate(state: State, seat: int, kind: int, cell: int, table: Table) -> None:
    """OR-30: a card puts a shield from the stock on a free cell."""
    discard(state, seat, kind)
    state.stock[seat] -= 1
    put(state, seat, cell)
    if table.listening:
        table.tell(
            "migrated", at=(CELL_IDS[cell],), player=Player(seat), cell=cell_name(cell),
            card=CARD_NAMES[kind],
        )  # fmt: skip
    found_if_full(state, seat, cell, table)


def _end_turn(state: State, table: Table) -> None:
    _, k, _, _, _, acted = state.flow[-1]
    if not acted:
        state.passes += 1
        if table.listening:
            table.tell("passed", player=Player(actor(state)))
    goto(state, "turn_ends", k)
