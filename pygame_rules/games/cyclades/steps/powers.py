"""Which creature may be called, and what calling it starts (CY-70 to CY-77).

Every creature has a test whether it has a legal use and a step that asks for its targets;
Fates act at once. The steps themselves are in `instant`, `figures`, `fleets`, `troops`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import MIMIC, read
from ..data import (
    CHIMERA,
    CHIRON,
    CREATURES,
    CYCLOPS,
    DRYAD,
    FATES,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SIREN,
    SPHINX,
    SYLPH,
)
from ..facts import income
from ..names import CREATURE_NAMES
from ..state import State
from .craft import can_change, can_sell, can_smash
from .fleets import SYLPH_STEPS, can_step
from .gods import collect
from .instant import can_lure, can_strike, victims
from .troops import can_fly


def usable(state: State, seat: int, creature: int) -> bool:
    """CY-70: a creature without a legal use may not be called."""
    return _USES[creature](state, seat)


def call_power(state: State, seat: int, creature: int, table: Table) -> None:
    """Start the creature's power; the card has been dealt with."""
    if creature == FATES:
        collect(state, seat, table)
    elif creature == SYLPH:
        flow.call(state, "sylph", seat, SYLPH_STEPS, [])
    elif creature == SPHINX:
        flow.call(state, "sphinx", seat, 0)
    elif creature == CHIMERA:
        flow.call(state, "chimera", seat)
    elif creature == KRAKEN:
        flow.call(state, "kraken", seat)
    else:
        flow.call(state, _STEPS[creature], seat, creature)


def _always(state: State, seat: int) -> bool:
    return True


def _can_mimic(state: State, seat: int) -> bool:
    return bool(mimicable(state, seat))


_USES: Final[tuple[Callable[[State, int], bool], ...]] = (
    _can_mimic,  # chimera
    _always,  # chiron
    can_change,  # cyclops
    lambda state, seat: bool(victims(state, seat, DRYAD)),
    lambda state, seat: income(state, seat) > 0,  # fates
    can_smash,  # giant
    lambda state, seat: bool(victims(state, seat, GRIFFON)),
    can_strike,  # harpy
    _always,  # kraken
    _always,  # medusa
    _always,  # minotaur
    can_fly,  # pegasus
    _always,  # polyphemus
    lambda state, seat: bool(victims(state, seat, SATYR)),
    can_lure,  # siren
    can_sell,  # sphinx
    can_step,  # sylph
)
"""By creature: whether the player has a legal use for it now."""

_STEPS: Final = {
    CHIRON: "island_figure",
    MEDUSA: "island_figure",
    MINOTAUR: "island_figure",
    POLYPHEMUS: "island_figure",
    DRYAD: "rob",
    GRIFFON: "rob",
    SATYR: "rob",
    CYCLOPS: "cyclops",
    GIANT: "giant",
    HARPY: "harpy",
    PEGASUS: "pegasus",
    SIREN: "siren",
}


# -- the Chimera (CY-74) --------------------------------------------------------------------
def mimicable(state: State, seat: int) -> list[int]:
    """Discarded creatures with a legal use; never the Chimera herself."""
    return [
        creature
        for creature, count in enumerate(state.discards)
        if count and creature != CHIMERA and usable(state, seat, creature)
    ]


def chimera_actions(state: State) -> list[Action]:
    """The discarded creatures to choose from."""
    return [MIMIC[creature] for creature in mimicable(state, state.flow[-1][1])]


def chimera_why_not(state: State, action: Action) -> Reason | None:
    """CY-74."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    (creature,) = targets[1]
    if creature == CHIMERA or not state.discards[creature]:
        return Reason("not_discarded", "CY-74")
    seat = state.flow[-1][1]
    return None if usable(state, seat, creature) else Reason("no_use", "CY-70")


def mimic(state: State, action: Action, table: Table) -> None:
    """Its power without paying; afterwards everything is shuffled together."""
    seat = state.flow[-1][1]
    creature = CREATURES.index(str(action.targets[0]))
    if table.listening:
        at, name = (CREATURES[creature],), CREATURE_NAMES[creature]
        table.tell("mimic", at=at, player=Player(seat), creature=name)
    flow.goto(state, "shuffle")
    call_power(state, seat, creature, table)


def shuffle_all(state: State, table: Table) -> None:
    """Deck, discards and Chimera become the new deck."""
    for creature, count in enumerate(state.discards):
        state.deck[creature] += count
        state.discards[creature] = 0
    table.tell("shuffled")
    flow.end(state)
