"""Islands in reach of enemy troops, and islands in reach of the own ones, for bots."""

from __future__ import annotations

from .data import ARES, KINDS, NONE
from .facts import (
    chart_of,
    land_bonus,
    minotaur_defends,
    protected,
)
from .odds import attacker_chance
from .state import Public
from .survey import Survey

ATTACK_LIKELY = 0.3
ATTACK_NEAR = 0.55
"""How likely an attack is, in general and while the rival holds Ares."""
NEUTRAL_IN_REACH, ENEMY_IN_REACH, MOST_IN_REACH = 1.5, 0.5, 4.0


def danger(look: Survey, seat: int, income_worth: float, metropolis_worth: float) -> float:
    """What the player may lose by attacks, in gold pieces."""
    p = look.state
    owner = p.owner
    loss = 0.0
    for rival in range(p.players):
        if rival == seat or not p.alive[rival]:
            continue
        ares = p.flow[0][0] == "actions" and p.bidder[ARES] == rival
        likely = ATTACK_NEAR if ares else ATTACK_LIKELY
        for island, troops in look.attackers(rival).items():
            if owner[island] == seat and not protected(p, rival, island):
                worth = _worth(p, island, income_worth, metropolis_worth)
                loss += likely * fall_chance(p, island, troops) * worth
    return loss


def fall_chance(p: Public, island: int, troops: int) -> float:
    """How likely so many troops take the island."""
    minotaur = minotaur_defends(p, island)
    if not p.troops[island] and not minotaur:
        return 1.0
    return attacker_chance(troops, p.troops[island], land_bonus(p, island), minotaur)


def _worth(p: Public, island: int, income_worth: float, metropolis_worth: float) -> float:
    """What falls with an island."""
    prosperity = chart_of(p).islands[island].prosperity + p.placed[island]
    value = 3.0 + income_worth * prosperity + (metropolis_worth if p.metropolis[island] else 0.0)
    return value + 2.5 * sum(p.buildings[KINDS * island : KINDS * island + KINDS])


def reach(look: Survey, seat: int) -> float:
    """Islands that own troops could go for: neutral ones above all, weak ones a little."""
    p = look.state
    value = 0.0
    for island, troops in look.attackers(seat).items():
        owner = p.owner[island]
        if owner == NONE:
            value += NEUTRAL_IN_REACH
        elif owner != seat and not protected(p, seat, island):
            value += ENEMY_IN_REACH + 2 * fall_chance(p, island, troops)
    return min(MOST_IN_REACH, value)
