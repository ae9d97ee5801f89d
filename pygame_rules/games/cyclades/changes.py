"""Small changes of a position that several rules make: gold, cards, figures, discounts."""

from __future__ import annotations

from ...core.table import Table
from .data import (
    FIGURE_OF,
    FIGURES,
    KINDS,
    KRAKEN_FIGURE,
    MINOTAUR_FIGURE,
    NONE,
    TEMPLE,
)
from .names import CREATURE_NAMES
from .state import Public, State


def pay(state: State, seat: int, amount: int) -> None:
    """Gold to the bank."""
    state.gold[seat] -= amount
    state.bank += amount


def receive(state: State, seat: int, amount: int) -> None:
    """Gold from the bank."""
    state.gold[seat] += amount
    state.bank -= amount


# -- creature cards and figures -------------------------------------------------------------
def draw_creature(state: State, table: Table) -> int:
    """The top card of the deck; an empty deck is rebuilt from the discards (CY-10)."""
    if not any(state.deck):
        state.deck, state.discards = state.discards, state.deck
    return table.chance.draw(state.deck)


def discard(state: State, creature: int) -> None:
    """A card to the open discards."""
    state.discards[creature] += 1


def remove_figure(state: State, figure: int) -> None:
    """The figure leaves the board; a card that its caller holds is discarded (CY-76)."""
    state.figure_place[figure] = state.figure_seat[figure] = NONE
    if state.figure_card[figure]:
        state.figure_card[figure] = 0
        discard(state, FIGURES[figure])


def remove_figures_of(state: State, seat: int, before: int, table: Table) -> None:
    """CY-76: the island figures that the player called before this cycle leave.

    The Kraken stays until called again (CY-75).
    """
    for figure, caller in enumerate(state.figure_seat):
        if caller == seat and figure != KRAKEN_FIGURE and state.figure_cycle[figure] < before:
            remove_figure(state, figure)
            table.tell("figure_leaves", creature=CREATURE_NAMES[FIGURES[figure]])


def remove_minotaur(state: State, table: Table) -> None:
    """He is lost in battle, or his island is conquered."""
    remove_figure(state, MINOTAUR_FIGURE)
    table.tell("figure_lost", creature=CREATURE_NAMES[FIGURES[MINOTAUR_FIGURE]])


def set_figure(state: State, seat: int, creature: int, place: int) -> None:
    """A called figure stands on an island or sea and belongs to the caller."""
    figure = FIGURE_OF[creature]
    state.figure_place[figure] = place
    state.figure_seat[figure] = seat
    state.figure_cycle[figure] = state.cycle


# -- buildings ------------------------------------------------------------------------------
def remove_building(p: Public, island: int, kind: int, by_owner: bool) -> None:
    """One building goes. The owner parts with a used temple first, a Giant's victim with an
    unused one (CY-32: which temples have helped this cycle is kept per island)."""
    at = KINDS * island + kind
    p.buildings[at] -= 1
    if kind == TEMPLE:
        used = p.temples_used[island]
        p.temples_used[island] = max(0, used - 1) if by_owner else min(used, p.buildings[at])


def use_discounts(p: Public, seat: int, wanted: int) -> None:
    """CY-32: mark so many temples, then metropolises, as used this cycle."""
    for i, owner in enumerate(p.owner):
        if owner == seat and wanted:
            used = min(wanted, p.buildings[KINDS * i + TEMPLE] - p.temples_used[i])
            p.temples_used[i] += used
            wanted -= used
    for i, owner in enumerate(p.owner):
        if owner == seat and wanted and p.metropolis[i] and not p.metropolis_used[i]:
            p.metropolis_used[i] = 1
            wanted -= 1


# -- units ----------------------------------------------------------------------------------
def add_fleets(p: Public, sea: int, seat: int, number: int) -> None:
    """Fleets arrive on a sea that is empty or the player's."""
    p.fleet_owner[sea] = seat
    p.fleets[sea] += number


def remove_fleets(p: Public, sea: int, number: int) -> None:
    """Fleets leave a sea, to go on or to their owner's supply."""
    p.fleets[sea] -= number
    if not p.fleets[sea]:
        p.fleet_owner[sea] = NONE
