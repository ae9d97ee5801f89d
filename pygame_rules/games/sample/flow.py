"""The sequence of play: turn -> (six) -> next_turn -> turn ... until the game ends."""

from __future__ import annotations

from ...core import flow
from ...core.actions import Action, sort_key
from ...core.errors import Reason
from ...core.flow import Auto, Decision, Steps
from ...core.message import Player
from ...core.table import Table
from . import actions as act
from .data import BIDS, INDEX, STONES
from .state import State


def actor(state: State) -> int:
    """The player whose turn it is is asked everything."""
    return state.turn


# -- the turn -------------------------------------------------------------------------------
def turn_actions(state: State) -> list[Action]:
    """All claims, hops and bids."""
    mine = [i for i, seat in enumerate(state.stones) if seat == state.turn]
    hops = [act.hop(i, j) for i in mine for j in (i - 1, i + 1) if 0 <= j < len(STONES)]
    candidates = [*act.BID, *act.CLAIM, *sorted(hops, key=sort_key)]
    return [action for action in candidates if turn_why_not(state, action) is None]


def turn_why_not(state: State, action: Action) -> Reason | None:
    """SA-2 claim, SA-3 hop, SA-4 bid."""
    if action.verb == "bid":
        good = len(action.targets) == 1 and action.targets[0] in BIDS
        return None if good else Reason("bid_range", "SA-4")
    if len(action.targets) != 2 or not all(target in INDEX for target in action.targets):
        return Reason("not_offered")
    a, b = (INDEX[str(target)] for target in action.targets)
    return _why_not_claim(state, a, b) if action.verb == "claim" else _why_not_hop(state, a, b)


def _why_not_claim(state: State, a: int, b: int) -> Reason | None:
    if b - a != 1:
        return Reason("not_neighbours", "SA-2")
    taken = state.stones[a] >= 0 or state.stones[b] >= 0
    return Reason("taken", "SA-2") if taken else None


def _why_not_hop(state: State, a: int, b: int) -> Reason | None:
    if state.stones[a] != state.turn:
        return Reason("not_yours", "SA-3")
    if abs(a - b) != 1:
        return Reason("not_neighbours", "SA-3")
    return Reason("taken", "SA-3") if state.stones[b] >= 0 else None


def take_turn(state: State, action: Action, table: Table) -> None:
    """Carry out a claim, a hop or a bid; then the turn passes on, or a six asks."""
    flow.goto(state, "next_turn")
    if action.verb == "bid":
        bid(state, int(action.targets[0]), table)
        return
    a, b = (INDEX[str(target)] for target in action.targets)
    if action.verb == "hop":
        state.stones[a] = -1
    else:
        state.stones[a] = state.turn
        state.points[state.turn] += 2
    state.stones[b] = state.turn
    at = (STONES[a], STONES[b])
    table.tell(action.verb, player=Player(state.turn), a=at[0], b=at[1], at=at)


def bid(state: State, n: int, table: Table) -> None:
    """SA-4: at least `n` on the die wins `n`; the highest face asks about the hidden card."""
    rolled = table.chance.roll(state.faces) + 1
    won = n if rolled >= 2 * n else 0
    state.points[state.turn] += won
    state.bids_won[state.turn] += won
    table.tell("bid", player=Player(state.turn), n=won, rolled=rolled)
    if rolled == state.faces:
        flow.call(state, "six")


# -- the six --------------------------------------------------------------------------------
def six_actions(state: State) -> list[Action]:
    """Keep, or swap while the deck has cards."""
    return [act.KEEP, act.SWAP] if sum(state.deck) else [act.KEEP]


def six_why_not(state: State, action: Action) -> Reason | None:
    """SA-5."""
    if action.targets:
        return Reason("not_offered")
    if action == act.SWAP and not sum(state.deck):
        return Reason("deck_empty", "SA-5")
    return None


def answer_six(state: State, action: Action, table: Table) -> None:
    """SA-5: a swapped card goes back into the deck after the new one is drawn."""
    flow.end(state)
    if action == act.SWAP:
        old = state.hands[state.turn]
        state.hands[state.turn] = table.chance.deal(state.deck, (state.turn,))
        state.deck[old] += 1
        table.tell("swap", player=Player(state.turn))
        table.tell("new_card", to=(state.turn,), value=state.hands[state.turn] + 1)


# -- between turns --------------------------------------------------------------------------
def next_turn(state: State, table: Table) -> None:
    """SA-6: ends with the last stone or the last turn, else the next player goes on."""
    state.turns_left -= 1
    full = all(seat >= 0 for seat in state.stones)
    if full or state.turns_left == 0:
        table.tell("end_full" if full else "end_turns")
        table.reveal()
        flow.end(state)
        return
    state.turn = (state.turn + 1) % len(state.hands)
    flow.goto(state, "turn")


STEPS: Steps[State] = {
    "turn": Decision(("bid", "claim", "hop"), actor, turn_actions, turn_why_not, take_turn),
    "six": Decision(("keep", "swap"), actor, six_actions, six_why_not, answer_six),
    "next_turn": Auto(next_turn),
}
