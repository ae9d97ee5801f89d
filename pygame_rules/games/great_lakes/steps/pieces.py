"""Pieces: the secret choice at the start, and exchanges. GL-4, GL-50."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import EXCHANGE, PIECES, SWAPS
from ..data import CHOSEN_PIECES, LEAST_TRAINS, MOST_TRAINS, RAIL, SEA, SHIPS_EACH, TRAINS_EACH
from ..state import State


def choice_actions(state: State) -> list[Action]:
    """18 to 33 trains."""
    return list(PIECES)


def why_not_choice(state: State, action: Action) -> Reason | None:
    """GL-4."""
    if len(action.targets) != 1 or not isinstance(action.targets[0], int):
        return Reason("not_offered")
    good = LEAST_TRAINS <= action.targets[0] <= MOST_TRAINS
    params = {"least": LEAST_TRAINS, "most": MOST_TRAINS}
    return None if good else Reason("pieces_range", "GL-4", params)


def choose(state: State, action: Action, table: Table) -> None:
    """Kept secret until everybody has chosen."""
    seat = state.flow[-1][1]
    state.choices[seat] = int(action.targets[0])
    table.tell("pieces_chosen", player=Player(seat))
    flow.end(state)


def reveal(state: State, table: Table) -> None:
    """Everybody shows his choice; the other 15 pieces stay in his box."""
    for seat, trains in enumerate(state.choices):
        set_pieces(state, seat, trains)
        ships = CHOSEN_PIECES - trains
        table.tell("pieces_shown", player=Player(seat), trains=trains, ships=ships)
    state.choices = []
    table.reveal()


def set_pieces(state: State, seat: int, trains: int) -> None:
    """50 on hand, the rest in the box."""
    ships = CHOSEN_PIECES - trains
    state.pieces[seat] = [trains, ships]
    state.box[seat] = [TRAINS_EACH - trains, SHIPS_EACH - ships]


# -- exchange ---------------------------------------------------------------------------------
def most_swapped(state: State, seat: int, gained: int) -> int:
    """How many pieces of the type gained could be fetched from the box."""
    return min(state.box[seat][gained], state.pieces[seat][1 - gained])


def exchange_actions(state: State, seat: int) -> list[Action]:
    """One direction, any number (GL-50)."""
    ships = EXCHANGE[SEA][: most_swapped(state, seat, SEA)]
    return [*ships, *EXCHANGE[RAIL][: most_swapped(state, seat, RAIL)]]


def why_not_exchange(state: State, seat: int, action: Action) -> Reason | None:
    """GL-50."""
    if len(action.targets) != 2 or action.targets[0] not in SWAPS:
        return Reason("not_offered")
    count = action.targets[1]
    if not isinstance(count, int) or count < 1:
        return Reason("not_offered")
    gained = SWAPS.index(str(action.targets[0]))
    most = most_swapped(state, seat, gained)
    return None if count <= most else Reason("few_to_swap", "GL-50", {"n": most})


def exchange(state: State, seat: int, action: Action, table: Table) -> None:
    """One for one; a point is lost for each."""
    gained, count = SWAPS.index(str(action.targets[0])), int(action.targets[1])
    pieces, box = state.pieces[seat], state.box[seat]
    pieces[1 - gained] -= count
    box[1 - gained] += count
    pieces[gained] += count
    box[gained] -= count
    state.losses[seat] += count
    if table.listening:
        table.tell(f"exchange_{SWAPS[gained]}", player=Player(seat), n=count)
