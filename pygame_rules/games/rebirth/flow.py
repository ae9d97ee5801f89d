"""The sequence of play.

    turn      draw a tile (or three), unless nothing is left: then the end
    choose    Ireland, after Three tiles: which of the drawn tiles
    place     put the tile; it scores, then castles, cathedrals, public missions, towers
    towers    Ireland: one touched tower after the other; may ask
    double      ... where the x2 marker goes
    place       ... where the second tile goes
    end       final scoring

Frames: ["turn", seat], ["choose", seat], ["place", seat, 1 for a second tile],
["towers", seat, 1 once a second tile was drawn this turn, [towers left]], ["double", seat].
"""

from __future__ import annotations

from functools import partial

from ...core.actions import Action
from ...core.errors import Reason
from ...core.flow import Auto, Decision, Steps, call, end
from ...core.message import Player
from ...core.pools import pour
from ...core.table import Table
from .actions import CHOICE_ORDER, CHOOSE, CHOOSE_ACTIONS, DOUBLE, PLACE
from .castles import contest_castle, reach_cathedral
from .data import EMPTY, TILE_IDS, Board
from .ending import final_scoring
from .names import space_name, tile_name
from .placing import legal_places, why_not_place
from .public import legal_doubles, put_marker, score_public, why_not_double
from .scoring import score_tile
from .state import State
from .towers import DOUBLE_STEP, PLACE_STEP, TOWERS_STEP, new_towers, resolve_next

TURN_STEP, CHOOSE_STEP = "turn", "choose"


def make_steps(board: Board) -> Steps[State]:
    """The steps of one board."""
    return {
        TURN_STEP: Auto(partial(begin_turn, board)),
        CHOOSE_STEP: Decision(
            (CHOOSE,),
            _asked,
            legal_choices,
            why_not_choose,
            choose,
        ),
        PLACE_STEP: Decision(
            (PLACE,),
            _asked,
            lambda state: legal_places(board, state, state.hand[state.flow[-1][1]]),
            lambda state, action: why_not_place(
                board, state, state.hand[state.flow[-1][1]], action
            ),
            partial(place, board),
        ),
        TOWERS_STEP: Auto(partial(resolve_next, board)),
        DOUBLE_STEP: Decision(
            (DOUBLE,),
            _asked,
            partial(legal_doubles, board),
            partial(why_not_double, board),
            partial(put_marker, board),
        ),
    }


def _asked(state: State) -> int:
    seat: int = state.flow[-1][1]
    return seat


# -- turn -------------------------------------------------------------------------------
def begin_turn(board: Board, state: State, table: Table) -> None:
    """The owner draws now what the rulebook lets him draw at the end of his last turn.
    RB-4, RB-12, RB-55; RB-60: nothing to play, so the game is over."""
    seat = state.flow[-1][1]
    if state.hand[seat] == EMPTY and not any(state.supply[seat]):
        end(state)
        final_scoring(board, state, table)
        return
    state.turn += 1
    state.flow[-1] = [TURN_STEP, (seat + 1) % state.players]
    if state.three[seat] and sum(state.supply[seat]) > 1:
        _draw_three(state, seat, table)
    else:
        if state.hand[seat] == EMPTY:
            state.hand[seat] = _draw(state, seat, table)
        state.three[seat] = 0
        call(state, PLACE_STEP, seat, 0)


def _draw(state: State, seat: int, table: Table) -> int:
    kind = table.chance.deal(state.supply[seat], (seat,))
    if table.listening:
        table.tell("drew", to=(seat,), player=Player(seat), tile=tile_name(kind))
    return kind


def _draw_three(state: State, seat: int, table: Table) -> None:
    """RB-55: three tiles, or as many as there are."""
    state.three[seat] = 0
    for _ in range(min(3, sum(state.supply[seat]))):
        state.choice[seat][_draw(state, seat, table)] += 1
    call(state, CHOOSE_STEP, seat)


# -- one of three -----------------------------------------------------------------------
def legal_choices(state: State) -> list[Action]:
    """The kinds among the drawn tiles. RB-55."""
    drawn = state.choice[state.flow[-1][1]]
    return [CHOOSE_ACTIONS[kind] for kind in CHOICE_ORDER if drawn[kind]]


def why_not_choose(state: State, action: Action) -> Reason | None:
    """RB-55: one of the drawn tiles."""
    tile = action.targets[0] if len(action.targets) == 1 else ""
    if tile in TILE_IDS and state.choice[state.flow[-1][1]][TILE_IDS.index(str(tile))]:
        return None
    return Reason("tile_not_drawn", "RB-55")


def choose(state: State, action: Action, table: Table) -> None:
    """The chosen tile goes to the hand, the others back into the supply at once. RB-55."""
    _, seat = state.flow.pop()
    kind = TILE_IDS.index(str(action.targets[0]))
    state.choice[seat][kind] -= 1
    state.hand[seat] = kind
    pour(state.choice[seat], state.supply[seat])
    if table.listening:
        table.tell("chose", to=(seat,), player=Player(seat), tile=tile_name(kind))
        table.tell("chose_one", player=Player(seat))
    call(state, PLACE_STEP, seat, 0)


# -- placing ----------------------------------------------------------------------------
def place(board: Board, state: State, action: Action, table: Table) -> None:
    """Put the tile in hand and resolve it in the order of RB-13."""
    _, seat, second = state.flow.pop()
    space = board.index[action.targets[0]]  # type: ignore[index]  # why_not saw a space
    _put(board, state, seat, space, table)
    group_size = score_tile(board, state, seat, space, table)
    for castle in board.castles_by[space]:
        contest_castle(board, state, castle, seat, table)
    for cathedral in board.cathedrals_by[space]:
        reach_cathedral(board, state, cathedral, seat, table)
    if board.irish:
        score_public(board, state, seat, space, group_size, table)
        towers = new_towers(board, state, seat, space)
        if towers:
            call(state, TOWERS_STEP, seat, second, towers)


def _put(board: Board, state: State, seat: int, space: int, table: Table) -> None:
    kind = state.hand[seat]
    state.hand[seat] = EMPTY
    state.tile[space] = kind
    state.owner[space] = seat
    state.placed[seat].append(space)
    if table.listening:
        at, where = (board.spaces[space].id,), space_name(board, space)
        table.tell("placed", at=at, player=Player(seat), tile=tile_name(kind), space=where)
