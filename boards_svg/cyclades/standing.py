"""What stands on the board: names of the groups, keys of their looks, how to draw them.

One group for each sea, island and god, one for the turn order, one for the sums to offer,
one for a battle; all exist from the first moment, so that the painting order never changes.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pygame_rules.games.cyclades.data import GODS, KINDS, NONE
from pygame_rules.games.cyclades.facts import closed_mask, island_figure
from pygame_rules.games.cyclades.view import View

from .. import canvas
from . import gods, rail, tokens
from .layout import SEA_RADIUS, Layout

ORDER, SUMS, BATTLE = "order", "sums", "battle"


def pieces(layout: Layout, view: View) -> dict[str, Hashable]:
    """Group name -> key of its look."""
    result: dict[str, Hashable] = {}
    closed = closed_mask(view)
    kraken = view.figure_place[tokens.KRAKEN]
    for number, sea in enumerate(layout.chart.seas):
        look = (view.fleet_owner[number], view.fleets[number], closed >> number & 1)
        result[f"on-{sea.id}"] = (*look, int(kraken == number))
    for number, island in enumerate(layout.chart.islands):
        result[f"on-{island.id}"] = island_look(view, number)
    for god in range(len(GODS)):
        result[f"on-{GODS[god]}"] = gods.look(view, god)
    result[ORDER] = (tuple(view.order), tuple(view.next_order), view.cycle)
    result[SUMS] = rail.look(view)
    result[BATTLE] = battle_look(view)
    return result


def island_look(view: View, island: int) -> Hashable:
    """Owner, troops, buildings by type, metropolis, prosperity markers, figure."""
    return (
        view.owner[island],
        view.troops[island],
        tuple(view.buildings[KINDS * island : KINDS * island + KINDS]),
        int(view.metropolis[island] > 0),
        view.placed[island],
        island_figure(view, island),
    )


def battle_look(view: View) -> Hashable:
    """Attackers that stand in a battle: field, place, seat, number; None without one."""
    for frame in reversed(view.flow):
        if frame[0] in ("round", "attacker"):
            return (frame[2], frame[3], frame[1], frame[4])
        if frame[0] == "defender":
            return (frame[2], frame[3], frame[4], frame[5])
    return None


def draw(layout: Layout, piece: str, key: Hashable) -> str:
    """The inside of a group; an empty one is the empty string."""
    if piece == ORDER:
        return rail.draw_order(key)
    if piece == SUMS:
        return rail.draw_sums(key)
    if piece == BATTLE:
        return _battle(layout, key)
    element = piece.partition("-")[2]
    if element in layout.chart.sea_index:
        return _sea(layout, layout.chart.sea_index[element], key)
    if element in layout.chart.island_index:
        return _island(layout, layout.chart.island_index[element], key)
    return gods.draw(element, key)


def _sea(layout: Layout, sea: int, key: Any) -> str:
    owner, number, closed, kraken = key
    x, y = layout.seas[sea]
    parts = []
    if closed:
        parts.append(canvas.circle(x, y, SEA_RADIUS, "cy-closed"))
    if kraken:
        parts.append(canvas.moved(x, y + 4, tokens.creature("kraken", 21)))
    elif closed:
        parts.append(_bar(x, y))
    if owner != NONE:
        parts.append(canvas.moved(x, y + 6, tokens.units("fleet", owner, number)))
    return "".join(parts)


def _bar(x: float, y: float) -> str:
    """No entry."""
    r = 13.0
    cross = f"M{x - r:.1f} {y + 4 - r:.1f}l{2 * r} {2 * r}m0 {-2 * r}l{-2 * r} {2 * r}"
    return canvas.path(cross, "cy-bar")


def _island(layout: Layout, island: int, key: Any) -> str:
    owner, troops, built, metropolis, placed, figure = key
    plan, table = layout.plans[island], layout.chart.islands[island]
    parts = []
    free = list(plan.slots[table.covered :] if metropolis else plan.slots)
    for kind, count in enumerate(built):
        for _ in range(count):
            x, y = free.pop(0)
            parts.append(canvas.moved(x, y, tokens.building(kind)))
    if metropolis:
        parts.append(canvas.moved(*plan.metropolis, tokens.metropolis(table.covered > 1)))
    if owner != NONE:
        parts.append(canvas.moved(*plan.troops, tokens.holding(owner, troops)))
    if placed:
        x, y = plan.prosperity
        beside = 19 * table.prosperity / 2 + (9.5 if table.prosperity else 0)
        parts.append(canvas.moved(x + beside, y, tokens.prosperity(placed)))
    if figure != NONE:
        parts.append(canvas.moved(*plan.figure, tokens.creature(tokens.FIGURE_NAMES[figure], 17)))
    return "".join(parts)


def _battle(layout: Layout, key: Any) -> str:
    """The attackers beside the defenders, with crossed swords between them."""
    if key is None:
        return ""
    field, place, seat, number = key
    land = field == "land"
    x, y = layout.plans[place].troops if land else layout.seas[place]
    fighters = tokens.units("troop" if land else "fleet", seat, number)
    sign = canvas.circle(0, 0, 15, "cy-clash") + tokens.swords()
    return canvas.moved(x + 33, y + 24, fighters) + canvas.moved(x + 4, y + 31, sign)
