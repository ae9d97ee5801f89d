"""Battles on land and at sea, round by round (CY-60 to CY-63).

The attackers stand in the frame `["battle", seat, field, place, attackers]` until it is
decided; the defenders stand on the board.
"""

from __future__ import annotations

from typing import Final

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Message, Player
from ....core.table import Table
from ..actions import FIGHT, read, tables_for
from ..changes import add_fleets, remove_fleets, remove_minotaur
from ..conquest import take_island
from ..data import DICE_FACES, NONE
from ..facts import (
    chain_from,
    chart_of,
    closed_mask,
    land_bonus,
    medusa_holds,
    minotaur_defends,
    own_islands,
    sea_bonus,
)
from ..names import island_name, sea_name
from ..odds import MINOTAUR_STRENGTH, odds, percent
from ..state import Public, State

LAND_BATTLE: Final = "land"
SEA_BATTLE: Final = "sea"


# -- the two sides --------------------------------------------------------------------------
def defender_of(p: Public, field: str, place: int) -> int:
    """Who holds the place."""
    return p.owner[place] if field == LAND_BATTLE else p.fleet_owner[place]


def defending_units(p: Public, field: str, place: int) -> int:
    """Troops or fleets of the defender, the Minotaur left out."""
    return p.troops[place] if field == LAND_BATTLE else p.fleets[place]


def defence_bonus(p: Public, field: str, place: int) -> int:
    """What the defender adds to die and units (CY-60), the Minotaur left out."""
    if field == LAND_BATTLE:
        return land_bonus(p, place)
    return sea_bonus(p, place, p.fleet_owner[place])


def has_minotaur(p: Public, field: str, place: int) -> bool:
    """Whether he fights for the defender."""
    return field == LAND_BATTLE and minotaur_defends(p, place)


# -- rounds ---------------------------------------------------------------------------------
def begin(state: State, table: Table) -> None:
    """Both sides and the odds are told before the first dice (previews stop at the dice)."""
    _, attacker, field, place, attackers = state.flow[-1]
    if table.listening:
        defenders = defending_units(state, field, place)
        minotaur = has_minotaur(state, field, place)
        bonus = defence_bonus(state, field, place) + (MINOTAUR_STRENGTH if minotaur else 0)
        chances = odds(attackers, defenders, defence_bonus(state, field, place), minotaur)
        won, lost, both = map(percent, chances)
        table.tell(
            "battle",
            at=_at(state, field, place),
            player=Player(attacker),
            rival=Player(defender_of(state, field, place)),
            place=_place(state, field, place),
            a=attackers, b=defenders, bonus=bonus, won=won, lost=lost, both=both,
        )  # fmt: skip
    flow.goto(state, "round", attacker, field, place, attackers)


def fight_round(state: State, table: Table) -> None:
    """CY-60: die and units against die, units and bonus; the lower side loses one unit."""
    _, attacker, field, place, attackers = state.flow[-1]
    dice = [DICE_FACES[table.chance.roll(len(DICE_FACES))] for _ in range(2)]
    attack = dice[0] + attackers
    defence = dice[1] + defending_units(state, field, place) + defence_bonus(state, field, place)
    if has_minotaur(state, field, place):
        defence += MINOTAUR_STRENGTH
    if table.listening:
        _tell_round(state, dice, attack, defence, table)
    if attack >= defence:
        _defender_loses(state, field, place, table)
    if attack <= defence:
        attackers -= 1
    _after_round(state, attacker, field, place, attackers, table)


def _defender_loses(state: State, field: str, place: int, table: Table) -> None:
    """CY-63; the Minotaur is lost only as the last unit (CY-76)."""
    if field != LAND_BATTLE:
        state.fleets[place] -= 1
    elif state.troops[place]:
        state.troops[place] -= 1
    else:
        remove_minotaur(state, table)


def _after_round(
    state: State, attacker: int, field: str, place: int, attackers: int, table: Table
) -> None:
    """CY-61: while both have units the defender may retreat, then the attacker."""
    units = defending_units(state, field, place)
    if not attackers or not (units or has_minotaur(state, field, place)):
        _decide(state, attacker, field, place, attackers, table)
        return
    defender = defender_of(state, field, place)
    if units and retreats(state, defender, field, place):
        flow.goto(state, "defender", defender, field, place, attacker, attackers)
    else:
        _ask_attacker(state, attacker, field, place, attackers)


def _ask_attacker(state: State, attacker: int, field: str, place: int, attackers: int) -> None:
    step = "attacker" if retreats(state, attacker, field, place) else "round"
    flow.goto(state, step, attacker, field, place, attackers)


def _decide(
    state: State, attacker: int, field: str, place: int, attackers: int, table: Table
) -> None:
    """CY-62: the winner takes the place; if both are gone the island stays the defender's."""
    flow.end(state)
    if not attackers:
        table.tell("attack_fails", at=_at(state, field, place), place=_place(state, field, place))
        if field == SEA_BATTLE and not state.fleets[place]:
            state.fleet_owner[place] = NONE
    else:
        _take(state, attacker, field, place, attackers, table)


def _take(
    state: State, attacker: int, field: str, place: int, attackers: int, table: Table
) -> None:
    if field == LAND_BATTLE:
        take_island(state, attacker, place, attackers, table)
        return
    state.fleet_owner[place], state.fleets[place] = attacker, attackers
    _tire(state, place, attackers)
    table.tell("sea_taken", at=_at(state, field, place), player=Player(attacker))


def _tire(state: State, sea: int, fleets: int) -> None:
    """Tell a Sylph's flight below in the stack where the fleets are that fought (CY-71)."""
    if state.flow[-1][0] == "sylph":
        state.flow[-1][3] += [sea, fleets]


# -- retreats (CY-61) -----------------------------------------------------------------------
def retreats(state: State, seat: int, field: str, place: int) -> list[int]:
    """Where a side may retreat to: an own island through own fleets, or a sea next to it."""
    if field == LAND_BATTLE:
        return _land_retreats(state, seat, place)
    closed = closed_mask(state)
    return [
        sea
        for sea in chart_of(state).next_seas[place]
        if not closed >> sea & 1 and state.fleet_owner[sea] in (NONE, seat)
    ]


def _land_retreats(state: State, seat: int, island: int) -> list[int]:
    if medusa_holds(state, island):
        return []
    chain, shores = chain_from(state, seat, island), chart_of(state).shore_masks
    return [i for i in own_islands(state, seat) if i != island and shores[i] & chain]


def retreat_actions(state: State) -> list[Action]:
    """Fight on, or all units together to one place."""
    _, seat, field, place = state.flow[-1][:4]
    tables = tables_for(state.players)
    table = tables.retreat_land if field == LAND_BATTLE else tables.retreat_sea
    return [FIGHT, *(table[to] for to in retreats(state, seat, field, place))]


def retreat_why_not(state: State, action: Action) -> Reason | None:
    """CY-61."""
    _, seat, field, place = state.flow[-1][:4]
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    if action.verb == "fight":
        return None
    kind, values = targets
    if kind != ("island" if field == LAND_BATTLE else "sea"):
        return Reason("not_offered")
    if field == LAND_BATTLE and medusa_holds(state, place):
        return Reason("medusa", "CY-76")
    good = values[0] in retreats(state, seat, field, place)
    return None if good else Reason("no_retreat_there", "CY-61")


def defender_answers(state: State, action: Action, table: Table) -> None:
    """If he stays, the attacker may still retreat; if he goes, the place is free."""
    _, seat, field, place, attacker, attackers = state.flow[-1]
    if action.verb == "fight":
        _ask_attacker(state, attacker, field, place, attackers)
        return
    to = _arrive(state, seat, field, defending_units(state, field, place), action, table)
    if field == LAND_BATTLE:
        state.troops[place] = 0
    else:
        remove_fleets(state, place, state.fleets[place])
    assert to != place
    if has_minotaur(state, field, place):
        _ask_attacker(state, attacker, field, place, attackers)
    else:
        flow.end(state)
        _take(state, attacker, field, place, attackers, table)


def attacker_answers(state: State, action: Action, table: Table) -> None:
    """Another round, or the attack is broken off."""
    _, seat, field, place, attackers = state.flow[-1]
    if action.verb == "fight":
        flow.goto(state, "round", seat, field, place, attackers)
        return
    flow.end(state)
    to = _arrive(state, seat, field, attackers, action, table)
    if field == SEA_BATTLE:
        _tire(state, to, attackers)


def _arrive(state: State, seat: int, field: str, units: int, action: Action, table: Table) -> int:
    """The retreating units reach the chosen place; returns it."""
    targets = read(state.players, action)
    assert targets is not None
    (to,) = targets[1]
    if field == LAND_BATTLE:
        state.troops[to] += units
    else:
        add_fleets(state, to, seat, units)
    table.tell(
        "retreat",
        at=_at(state, field, to), player=Player(seat), n=units, place=_place(state, field, to),
    )  # fmt: skip
    return to


# -- telling --------------------------------------------------------------------------------
def _place(state: State, field: str, place: int) -> Message:
    chart = chart_of(state)
    return island_name(chart, place) if field == LAND_BATTLE else sea_name(chart, place)


def _at(state: State, field: str, place: int) -> tuple[str, ...]:
    chart = chart_of(state)
    return ((chart.islands if field == LAND_BATTLE else chart.seas)[place].id,)


def _tell_round(state: State, dice: list[int], attack: int, defence: int, table: Table) -> None:
    _, attacker, field, place, _ = state.flow[-1]
    key = "round_won" if attack > defence else "round_lost" if attack < defence else "round_even"
    table.tell(
        key, at=_at(state, field, place),
        player=Player(attacker), rival=Player(defender_of(state, field, place)),
        a=dice[0], b=dice[1], attack=attack, defence=defence,
    )  # fmt: skip
