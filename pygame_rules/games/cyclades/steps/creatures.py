"""Phase 1: the creature track (CY-10)."""

from __future__ import annotations

from ....core import flow
from ....core.table import Table
from ..changes import discard, draw_creature
from ..data import CREATURES, NONE, TRACK_COSTS
from ..names import CREATURE_NAMES
from ..state import State

LAST = len(TRACK_COSTS) - 1


def begin_cycle(state: State, table: Table) -> None:
    """A new cycle: temples help again, then the phases follow."""
    state.cycle += 1
    state.temples_used = [0] * len(state.owner)
    state.metropolis_used = [0] * len(state.owner)
    table.tell("cycle", n=state.cycle)
    flow.goto(state, "creatures")


def refresh_track(state: State, table: Table) -> None:
    """Cycle 1: a card on 4. Cycle 2: on 4 and 3. Then all spaces, the one on 2 leaves."""
    if state.cycle > 2:
        leave_last_space(state, table)
    close_gaps(state, min(state.cycle, len(TRACK_COSTS)))
    for space in range(min(state.cycle, len(TRACK_COSTS)) - 1, -1, -1):
        if state.track[space] == NONE:
            creature = draw_creature(state, table)
            state.track[space] = creature
            tell_arrival(table, creature, space)
    flow.goto(state, "gods")


def tell_arrival(table: Table, creature: int, space: int) -> None:
    """A creature appears on the track."""
    if table.listening:
        table.tell(
            "creature_appears",
            at=(CREATURES[creature],),
            creature=CREATURE_NAMES[creature],
            n=TRACK_COSTS[space],
        )


def leave_last_space(state: State, table: Table) -> None:
    """The unused card on the space that costs 2 is discarded."""
    creature = state.track[LAST]
    if creature != NONE:
        discard(state, creature)
        state.track[LAST] = NONE
        table.tell("creature_leaves", creature=CREATURE_NAMES[creature])


def close_gaps(state: State, spaces: int) -> None:
    """The cards on the first `spaces` spaces move right as far as they can."""
    cards = [creature for creature in state.track if creature != NONE]
    gaps = spaces - len(cards)
    state.track = [NONE] * gaps + cards + [NONE] * (len(TRACK_COSTS) - spaces)
