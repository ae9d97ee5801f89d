"""What a bot means to claim for its tickets: lanes, cards and turns that are still missing."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from ...geometry.graphs import CLOSED, cheapest
from .cards import FIRST_SHIP
from .data import COLOURS, GREY, LANES, LINKS, RAIL, ROUTE_POINTS, SEA, TICKETS
from .network import LENGTH, open_lanes

TURNS_PER_SPACE = (0.6, 0.42)
"""Turns of drawing that a missing space costs, by type: a double ship covers two."""
CLAIM_TURN = 1.0
POINT_IN_TURNS = 0.15
LEAST_COST = 0.4
DOUBT = 3.0
"""How softly a ticket's chance falls as turns run out."""
TURN_WORTH = 2.0
"""Points that a turn is worth elsewhere."""
ROUTE_SHARE = 0.5
"""How much of a planned route's points counts before it is claimed."""


class Position(NamedTuple):
    """All that a seat's prospects depend on: its own things and the board, nothing hidden.

    `pieces`: [trains, ships] on hand, or 50 in all before they are chosen. `chosen`: trains
    of a choice not shown yet, else -1. `turns`: about how many turns are to come. `least`:
    how many of `offer` must be kept.
    """

    seat: int
    players: int
    owner: tuple[int, ...]
    harbours: tuple[int, ...]
    joined: tuple[int, ...]
    hand: tuple[int, ...]
    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    least: int
    pieces: tuple[int, int]
    chosen: int
    turns: float


class Plan(NamedTuple):
    """`lanes` to claim; `worth`: expected points of the tickets, turns not deducted;
    `chances` by ticket (1 done, 0 given up), in the order of the seat's tickets."""

    lanes: list[int]
    worth: float
    chances: list[float]


Held = Sequence[Sequence[int]]
"""Spaces that the cards of a colour cover without wilds: [type][colour]."""


def spaces_held(hand: Sequence[int]) -> Held:
    """The spaces of a hand."""
    rails = [hand[2 * c] + hand[2 * c + 1] for c in range(GREY)]
    sea = [hand[FIRST_SHIP + 2 * c] + 2 * hand[FIRST_SHIP + 2 * c + 1] for c in range(GREY)]
    return [rails, sea]


def free_lanes(position: Position) -> list[int]:
    """The lanes that the seat may still claim, cards and pieces aside."""
    return open_lanes(position.owner, position.players, position.seat)


def lane_costs(position: Position, free: Sequence[int], held: Held) -> list[float]:
    """By lane, roughly the turns it costs, less what its points make up for."""
    seat = position.seat
    costs = [0.0 if owner == seat else CLOSED for owner in position.owner]
    best = [max(held[RAIL]), max(held[SEA])]
    for lane in free:
        _, _, _, length, kind, colour, _ = LANES[lane]
        have = best[kind] if colour == GREY else held[kind][colour]
        drawing = TURNS_PER_SPACE[kind] * (length - have) if have < length else 0.0
        cost = CLAIM_TURN + drawing - POINT_IN_TURNS * ROUTE_POINTS[length]
        costs[lane] = max(cost, LEAST_COST)
    return costs


def make_plan(position: Position, tickets: Sequence[int], base: Sequence[float]) -> Plan:
    """Dearest tickets first; each uses what is planned before it, or is given up.

    `base`: what `lane_costs` says.
    """
    costs = list(base)
    joined, pieces = position.joined, sum(position.pieces)
    lanes: list[int] = []
    chances = [0.0] * len(tickets)
    worth = spent = 0.0
    for index in sorted(range(len(tickets)), key=lambda i: -TICKETS[tickets[i]].points):
        _, a, b, points = TICKETS[tickets[index]]
        if joined[a] == joined[b]:
            worth += points
            chances[index] = 1.0
            continue
        tree = cheapest(LINKS, a, costs, b)
        extra = tree.cost[b]
        new = [lane for lane in tree.path(b) if costs[lane] > 0.0]
        spaces = sum(LENGTH[lane] for lane in (*lanes, *new))
        chance = _chance(spent + extra, position.turns) if spaces <= pieces else 0.0
        if 2 * chance * points < TURN_WORTH * extra / 2:
            chance = 0.0
        chances[index] = chance
        worth += (2 * chance - 1) * points
        if chance:
            spent += extra
            worth += chance * ROUTE_SHARE * sum(ROUTE_POINTS[LENGTH[lane]] for lane in new)
            lanes += new
            for lane in new:
                costs[lane] = 0.0
    return Plan(lanes, worth, chances)


def _chance(needed: float, turns: float) -> float:
    """How likely so many turns of work fit into the turns that are left."""
    if needed == CLOSED:
        return 0.0
    return 1.0 / (1.0 + exp(min((needed - turns) / DOUBT, 50.0)))


def turns_needed(lanes: Sequence[int], held: Held, wilds: int) -> float:
    """Turns to draw the missing cards of the planned lanes and to claim them."""
    left = [list(row) for row in held]
    missing = [0, 0]
    for lane in sorted(lanes, key=lambda lane: (LANES[lane].colour == GREY, -LENGTH[lane])):
        _, _, _, length, kind, colour, _ = LANES[lane]
        if colour == GREY:
            colour = max(range(len(COLOURS)), key=left[kind].__getitem__)
        used = min(length, left[kind][colour])
        left[kind][colour] -= used
        missing[kind] += length - used
    on_rails = min(wilds, missing[RAIL])
    missing[RAIL] -= on_rails
    missing[SEA] = max(0, missing[SEA] - (wilds - on_rails))
    drawing = sum(TURNS_PER_SPACE[kind] * missing[kind] for kind in (RAIL, SEA))
    return drawing + CLAIM_TURN * len(lanes)
