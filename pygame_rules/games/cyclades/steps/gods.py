"""Phases 2 and 3: which gods are in play and in what order (CY-11), and income."""

from __future__ import annotations

from typing import Any

from ....core import flow
from ....core.chance import Chance
from ....core.message import Player
from ....core.table import Table
from ..changes import receive
from ..data import ARES, ATHENA, GODS, POSEIDON, ZEUS
from ..facts import income
from ..names import GOD_NAMES
from ..state import State

MAIN_GODS = (ARES, ATHENA, POSEIDON, ZEUS)


def draw_gods(state: State, table: Table) -> None:
    """CY-11: the order of the gods for this cycle."""
    chance = table.chance
    if state.players == 5:
        state.gods = chance.shuffled(MAIN_GODS)
    elif state.players == 3:
        _draw_two(state, chance)
    else:
        _draw_three(state, chance)
    state.gods_out = [god for god in MAIN_GODS if god not in state.gods]
    state.bidder = [-1] * len(GODS)
    state.bid = [0] * len(GODS)
    state.apollo = []
    if table.listening:
        names = [GOD_NAMES[god] for god in state.gods]
        params: dict[str, Any] = dict(zip("abcd", names, strict=False))
        table.tell(f"gods_{len(names)}", **params)
    flow.goto(state, "income")


def _draw_two(state: State, chance: Chance) -> None:
    """Three players: two of four; the other two are next cycle's, in an order drawn then."""
    second_half = state.cycle % 2 == 0
    pool = state.gods_out[:] if second_half else list(MAIN_GODS)
    state.gods = [pool.pop(chance.roll(len(pool))) for _ in range(2)]


def _draw_three(state: State, chance: Chance) -> None:
    """Two or four players: the god that was out comes first; one of the others is out."""
    first = state.gods_out[:] if state.cycle > 1 else []
    pool = [god for god in MAIN_GODS if god not in first]
    state.gods = first + [pool.pop(chance.roll(len(pool))) for _ in range(3 - len(first))]


def collect_income(state: State, table: Table) -> None:
    """CY income: prosperity of own islands and trade spaces with own fleets."""
    for seat, alive in enumerate(state.alive):
        if alive:
            collect(state, seat, table)
    flow.goto(state, "offerings")


def collect(state: State, seat: int, table: Table) -> None:
    """The income of one player, as it is now."""
    amount = income(state, seat)
    receive(state, seat, amount)
    table.tell("income", player=Player(seat), n=amount)
