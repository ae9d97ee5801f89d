"""Islands that change hands, and players who lose their last one (CY-62, CY-81)."""

from __future__ import annotations

from ...core.message import Player
from ...core.table import Table
from .changes import remove_figure, remove_minotaur
from .data import CONQUERED, FIGURES, KRAKEN_FIGURE, MINOTAUR_FIGURE, NONE
from .facts import chart_of
from .names import CREATURE_NAMES, island_name
from .state import State
from .steps.metropolis import settle


def take_island(state: State, seat: int, island: int, troops: int, table: Table) -> None:
    """The island with all that stands on it goes to the player whose troops are there now.

    A set that it completes is settled at once (CY-40), unless the game has ended.
    """
    loser = state.owner[island]
    state.owner[island], state.troops[island] = seat, troops
    if loser != NONE and state.metropolis[island]:
        state.metropolis[island] = CONQUERED
    if table.listening:
        chart = chart_of(state)
        at, name = (chart.islands[island].id,), island_name(chart, island)
        table.tell("island_taken", at=at, player=Player(seat), island=name)
    if state.figure_place[MINOTAUR_FIGURE] == island:
        remove_minotaur(state, table)
    if loser != NONE and loser not in state.owner:
        eliminate(state, loser, table)
    if state.flow:
        settle(state, seat)


def eliminate(state: State, seat: int, table: Table) -> None:
    """CY-81: out of the game with fleets, cards, gold, figures and markers.

    His place among Apollo's visitors stays empty, so nobody becomes the first arrival.
    """
    state.alive[seat] = 0
    table.tell("eliminated", player=Player(seat))
    for sea, owner in enumerate(state.fleet_owner):
        if owner == seat:
            state.fleet_owner[sea], state.fleets[sea] = NONE, 0
    state.priests[seat] = state.philosophers[seat] = 0
    state.bank += state.gold[seat]
    state.gold[seat] = 0
    _remove_figures(state, seat, table)
    state.bid = [0 if who == seat else n for n, who in zip(state.bid, state.bidder, strict=True)]
    state.bidder = [NONE if who == seat else who for who in state.bidder]
    state.apollo = [NONE if who == seat else who for who in state.apollo]
    state.next_order = [who for who in state.next_order if who != seat]
    if sum(state.alive) == 1:
        table.tell("end_last_standing", player=Player(state.alive.index(1)))
        table.reveal()
        state.flow.clear()


def _remove_figures(state: State, seat: int, table: Table) -> None:
    """The figures he called; the Kraken is nobody's and stays until called again (CY-75)."""
    for figure, caller in enumerate(state.figure_seat):
        if caller == seat and figure != KRAKEN_FIGURE:
            remove_figure(state, figure)
            table.tell("figure_leaves", creature=CREATURE_NAMES[FIGURES[figure]])
