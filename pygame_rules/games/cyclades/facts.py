"""Questions about a position that several rules ask. Nothing here changes a state."""

from __future__ import annotations

from .data import (
    EACH_BUILDING,
    FORTRESS,
    ISLAND_FIGURES,
    KINDS,
    KRAKEN_FIGURE,
    MEDUSA_FIGURE,
    METROPOLISES,
    MINOTAUR_FIGURE,
    NONE,
    PHILOSOPHERS,
    PHILOSOPHERS_NEEDED,
    POLYPHEMUS_FIGURE,
    PORT,
    PRIESTS,
    PROSPERITY_MARKERS,
    TEMPLE,
    TRACK_COSTS,
    UNITS_EACH,
    Chart,
    chart_for,
)
from .sets import Site, can_found
from .state import Public


def chart_of(p: Public) -> Chart:
    """The board that is played on."""
    return chart_for(p.players)


def to_win(p: Public) -> int:
    """Metropolises needed (CY-80); the number of the starting count (CY-81)."""
    return 3 if p.players == 2 else 2


def markers_each(p: Public) -> int:
    """Offering markers of a player (CY-2)."""
    return 2 if p.players == 2 else 1


# -- what a player has ----------------------------------------------------------------------
def own_islands(p: Public, seat: int) -> list[int]:
    """Islands owned, ascending."""
    return [i for i, owner in enumerate(p.owner) if owner == seat]


def own_seas(p: Public, seat: int) -> list[int]:
    """Seas with own fleets, ascending."""
    return [s for s, owner in enumerate(p.fleet_owner) if owner == seat]


def own_sea_mask(p: Public, seat: int) -> int:
    """The same as a mask."""
    mask = 0
    for s, owner in enumerate(p.fleet_owner):
        if owner == seat:
            mask |= 1 << s
    return mask


def troops_on_board(p: Public, seat: int) -> int:
    """Troops on islands (attackers in a battle left out)."""
    return sum(n for n, owner in zip(p.troops, p.owner, strict=True) if owner == seat)


def fleets_on_board(p: Public, seat: int) -> int:
    """Fleets on seas (attackers in a battle left out)."""
    return sum(n for n, owner in zip(p.fleets, p.fleet_owner, strict=True) if owner == seat)


def troop_supply(p: Public, seat: int) -> int:
    """Troops still to recruit (CY-30)."""
    return UNITS_EACH - troops_on_board(p, seat)


def fleet_supply(p: Public, seat: int) -> int:
    """Fleets still to recruit (CY-30)."""
    return UNITS_EACH - fleets_on_board(p, seat)


def metropolises(p: Public, seat: int) -> int:
    """Metropolises owned."""
    return sum(1 for i, owner in enumerate(p.owner) if owner == seat and p.metropolis[i])


def kinds_owned(p: Public, seat: int) -> list[int]:
    """By building type: how many stand on own islands (metropolises left out, CY-42)."""
    rows = [p.buildings[KINDS * i : KINDS * i + KINDS] for i in own_islands(p, seat)]
    return list(map(sum, zip(*rows, strict=True))) if rows else [0] * KINDS


def income(p: Public, seat: int) -> int:
    """GP at the start of a cycle: prosperity of own islands, own trade spaces."""
    chart = chart_of(p)
    total = sum(1 for s in chart.trade if p.fleet_owner[s] == seat)
    for i, owner in enumerate(p.owner):
        if owner == seat:
            total += chart.islands[i].prosperity + p.placed[i]
    return total


# -- supplies (CY-3) ------------------------------------------------------------------------
def building_supply(p: Public, kind: int) -> int:
    """Buildings of a type that are left."""
    return EACH_BUILDING - sum(p.buildings[kind::KINDS])


def metropolis_supply(p: Public) -> int:
    """Metropolises that are left."""
    return METROPOLISES - (len(p.metropolis) - p.metropolis.count(0))


def philosopher_supply(p: Public) -> int:
    """Philosophers that are left."""
    return PHILOSOPHERS - sum(p.philosophers)


def priest_supply(p: Public) -> int:
    """Priests that are left."""
    return PRIESTS - sum(p.priests)


def prosperity_supply(p: Public) -> int:
    """Prosperity markers that are left."""
    return PROSPERITY_MARKERS - sum(p.placed)


# -- islands --------------------------------------------------------------------------------
def building_count(p: Public, island: int) -> int:
    """Buildings on an island, the metropolis left out."""
    return sum(p.buildings[KINDS * island : KINDS * island + KINDS])


def slots(p: Public, island: int) -> int:
    """Building slots that no metropolis covers (CY-31)."""
    table = chart_of(p).islands[island]
    return table.slots - (table.covered if p.metropolis[island] else 0)


def free_slots(p: Public, island: int) -> int:
    """Slots without a building."""
    return slots(p, island) - building_count(p, island)


def figure_on(p: Public, figure: int, island: int) -> bool:
    """Whether this island figure stands there."""
    return p.figure_place[figure] == island


def island_figure(p: Public, island: int) -> int:
    """The island figure standing there, or -1."""
    for figure in ISLAND_FIGURES:
        if p.figure_place[figure] == island:
            return figure
    return NONE


def minotaur_defends(p: Public, island: int) -> bool:
    """CY-76: he fights for the island's owner, not on a neutral island."""
    return p.figure_place[MINOTAUR_FIGURE] == island and p.owner[island] >= 0


def medusa_holds(p: Public, island: int) -> bool:
    """CY-76: troops cannot leave Medusa's island."""
    return p.figure_place[MEDUSA_FIGURE] == island


def land_bonus(p: Public, island: int) -> int:
    """CY-60: the defender's fortresses and metropolis on the island."""
    return p.buildings[KINDS * island + FORTRESS] + (1 if p.metropolis[island] else 0)


def sea_bonus(p: Public, sea: int, seat: int) -> int:
    """CY-60: the defender's ports and metropolises on own islands next to the space."""
    return sum(
        p.buildings[KINDS * i + PORT] + (1 if p.metropolis[i] else 0)
        for i in chart_of(p).coasts[sea]
        if p.owner[i] == seat
    )


# -- seas -----------------------------------------------------------------------------------
def closed_mask(p: Public) -> int:
    """The seas closed to every fleet: Kraken's, and those next to Polyphemus (CY-75, CY-76)."""
    mask = 0
    kraken, polyphemus = p.figure_place[KRAKEN_FIGURE], p.figure_place[POLYPHEMUS_FIGURE]
    if kraken >= 0:
        mask = 1 << kraken
    if polyphemus >= 0:
        mask |= chart_of(p).shore_masks[polyphemus]
    return mask


def closed(p: Public, sea: int) -> bool:
    """Whether no fleet may enter this sea."""
    return bool(closed_mask(p) >> sea & 1)


def flood(chart: Chart, own: int, start: int) -> int:
    """The seas joined to `start` through own fleets (masks; `start` must lie within `own`)."""
    reached = frontier = start
    masks = chart.sea_masks
    while frontier:
        bit = frontier & -frontier
        frontier ^= bit
        found = masks[bit.bit_length() - 1] & own & ~reached
        reached |= found
        frontier |= found
    return reached


def chain_from(p: Public, seat: int, island: int) -> int:
    """CY-51: the seas of the fleet chains that begin next to the island (a mask)."""
    chart = chart_of(p)
    own = own_sea_mask(p, seat)
    return flood(chart, own, chart.shore_masks[island] & own)


# -- creatures ------------------------------------------------------------------------------
def unused_discounts(p: Public, seat: int) -> int:
    """CY-32: temples and metropolises of the player not used this cycle."""
    temples, used, made = p.buildings[TEMPLE::KINDS], p.temples_used, p.metropolis
    total = 0
    for i, owner in enumerate(p.owner):
        if owner == seat:
            total += temples[i] - used[i]
            if made[i]:
                total += 1 - p.metropolis_used[i]
    return total


def creature_price(p: Public, seat: int, space: int) -> int:
    """What the creature on a track space costs this player now (CY-32)."""
    return max(1, TRACK_COSTS[space] - unused_discounts(p, seat))


# -- offerings ------------------------------------------------------------------------------
def standing_sums(p: Public, seat: int) -> list[int]:
    """The player's offerings that stand on gods other than Apollo."""
    return [p.bid[god] for god in p.gods if p.bidder[god] == seat]


def offering_cost(p: Public, seat: int, sums: list[int]) -> int:
    """CY-22, CY-24: what offerings cost together, at least 1 each."""
    return max(len(sums), sum(sums) - p.priests[seat]) if sums else 0


def unpaid(p: Public, seat: int) -> int:
    """What the player owes for standing offerings: nothing once they are paid (CY-23)."""
    if not p.flow or p.flow[0][0] != "offerings":
        return 0
    return offering_cost(p, seat, standing_sums(p, seat))


# -- metropolises ---------------------------------------------------------------------------
def founding_places(p: Public, seat: int) -> list[int]:
    """CY-41: own islands without a metropolis, while the supply lasts."""
    if not metropolis_supply(p):
        return []
    return [i for i, o in enumerate(p.owner) if o == seat and not p.metropolis[i]]


def metropolis_due(p: Public, seat: int) -> bool:
    """CY-40: four philosophers, or a building of each type."""
    return p.philosophers[seat] >= PHILOSOPHERS_NEEDED or all(kinds_owned(p, seat))


def could_win_by_taking(p: Public, seat: int, island: int) -> bool:
    """CY-52: whether this island would raise the attacker to the winning number."""
    missing = to_win(p) - metropolises(p, seat)
    if missing <= 0:
        return False
    missing -= 1 if p.metropolis[island] else 0
    if missing <= 0:
        return True
    if missing > metropolis_supply(p):
        return False
    return can_found([_site(p, i) for i in (*own_islands(p, seat), island)], missing)


def _site(p: Public, island: int) -> Site:
    """An island as a place for a metropolis (CY-41)."""
    table = chart_of(p).islands[island]
    built = tuple(p.buildings[KINDS * island : KINDS * island + KINDS])
    return Site(built, table.slots - table.covered, not p.metropolis[island])


def protected(p: Public, seat: int, island: int) -> bool:
    """CY-52: another player's last island, unless taking it could win the game."""
    owner = p.owner[island]
    if owner < 0 or owner == seat or p.owner.count(owner) > 1:
        return False
    return not could_win_by_taking(p, seat, island)
