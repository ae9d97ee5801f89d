"""Between turns: the end of a turn, of a round, and of the game (OR-23, OR-41, OR-63, OR-70)."""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import call, end, goto
from ....core.message import Player
from ....core.table import Table
from ..actions import FIRST, SEAT_OF
from ..cards import fill_hands
from ..data import STONES
from ..scoring import domination
from ..state import State
from .turn import new_turn


def round_begins(state: State, table: Table) -> None:
    """The first player of the round is asked first."""
    state.round += 1
    state.first = state.next_first
    state.passes = 0
    if table.listening:
        table.tell("round", number=state.round, player=Player(state.first))
    goto(state, "turn", *new_turn(0))


def turn_ends(state: State, table: Table) -> None:
    """OR-23: hands are filled; then the next turn. OR-41 with the turn-end switch."""
    k: int = state.flow[-1][1]
    fill_hands(state, (state.first + k) % state.players, table)
    last = k + 1 == state.players
    if last:
        goto(state, "round_ends")
    else:
        goto(state, "turn", *new_turn(k + 1))
    if state.options["scoring"] == "turn_end" and not (last and why_over(state)):
        _score_if_red(state)


def round_ends(state: State, table: Table) -> None:
    """OR-41, OR-70: the last scoring, a red one, or none."""
    ending = why_over(state)
    if ending is not None:
        goto(state, "last_scoring", ending)
        return
    goto(state, "round_begins")
    if state.options["scoring"] == "round_end":
        _score_if_red(state)


def _score_if_red(state: State) -> None:
    """One scoring a period; a second red value waits for the end of the next (OR-41)."""
    if state.red:
        state.red -= 1
        call(state, "scoring")


def why_over(state: State) -> str | None:
    """OR-70: why the game ends with this round, if it does."""
    if len(state.founders) == STONES:
        return "stones"
    if 0 in state.stock:
        return "stock"
    return "passes" if state.passes == state.players else None


def scoring(state: State, table: Table) -> None:
    """A domination scoring, after which the last names the next first player."""
    domination(state, table)
    goto(state, "name_first")


def last_scoring(state: State, table: Table) -> None:
    """OR-70: one last domination scoring; a red one that waits merges with it."""
    ending = state.flow[-1][1]
    domination(state, table)
    state.red = 0
    winner = max(range(state.players), key=lambda seat: state.field[seat])
    table.tell(f"end_{ending}", player=Player(winner), field=state.field[winner])
    state.flow.clear()


# -- naming the first player ------------------------------------------------------------------
def last_on_track(state: State) -> int:
    """OR-63: the player whose leader is last."""
    return state.field.index(min(state.field))


def name_actions(state: State) -> list[Action]:
    """Anybody."""
    return list(FIRST[: state.players])


def name_why_not(state: State, action: Action) -> Reason | None:
    """OR-63."""
    known = len(action.targets) == 1 and action.targets[0] in SEAT_OF
    if not known or SEAT_OF[str(action.targets[0])] >= state.players:
        return Reason("not_offered")
    return None


def name_first(state: State, action: Action, table: Table) -> None:
    """The named player begins the next round."""
    namer = last_on_track(state)
    state.next_first = SEAT_OF[str(action.targets[0])]
    end(state)
    if table.listening:
        table.tell("named", player=Player(namer), other=Player(state.next_first))
