"""The first position (CY-1 to CY-3)."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.flow import advance
from ...core.message import Player
from ...core.table import Table
from .data import (
    CREATURES,
    FIGURES,
    GODS,
    KINDS,
    NONE,
    OFFERING_CAP,
    START_GOLD,
    TRACK_COSTS,
    chart_for,
    seats_for,
)
from .facts import markers_each
from .flow import STEPS
from .state import State


def new_state(players: int, options: Mapping[str, str], start: int | None, table: Table) -> State:
    """Seats, markers and the first cycle up to the first offering.

    `start`: whose marker is first on the turn-order track; the others follow by lot.
    """
    state = empty_state(players, options)
    places = seats_for(players, options["two_player_islands"] == "second")
    for seat, number in enumerate(table.chance.shuffled(range(players))):
        for island in places[number].islands:
            state.owner[island], state.troops[island] = seat, 1
        for sea in places[number].fleets:
            state.fleet_owner[sea], state.fleets[sea] = seat, 1
    markers = [seat for seat in range(players) for _ in range(markers_each(state))]
    if start is not None:
        markers.remove(start)
    state.order = ([] if start is None else [start]) + table.chance.shuffled(markers)
    table.tell("first_marker", player=Player(state.order[0]))
    advance(STEPS, state, table)
    return state


def empty_state(players: int, options: Mapping[str, str]) -> State:
    """The board before anything stands on it; each player has his gold."""
    chart = chart_for(players)
    islands, seas, figures = len(chart.islands), len(chart.seas), len(FIGURES)
    return State(
        flow=[["cycle"]],
        players=players,
        cap=OFFERING_CAP if options["offering_cap"] == "twenty" else 0,
        by_metropolises=int(options["tie_break"] == "metropolises"),
        cycle=0,
        alive=[1] * players,
        owner=[NONE] * islands,
        troops=[0] * islands,
        placed=[0] * islands,
        buildings=[0] * (KINDS * islands),
        metropolis=[0] * islands,
        temples_used=[0] * islands,
        metropolis_used=[0] * islands,
        fleet_owner=[NONE] * seas,
        fleets=[0] * seas,
        priests=[0] * players,
        philosophers=[0] * players,
        bank=0,
        order=[],
        next_order=[],
        gods=[],
        gods_out=[],
        bidder=[NONE] * len(GODS),
        bid=[0] * len(GODS),
        apollo=[],
        track=[NONE] * len(TRACK_COSTS),
        deck=[1] * len(CREATURES),
        discards=[0] * len(CREATURES),
        figure_place=[NONE] * figures,
        figure_seat=[NONE] * figures,
        figure_cycle=[0] * figures,
        figure_card=[0] * figures,
        gold=[START_GOLD] * players,
    )
