"""What one seat may know of a game, built up from nothing, and back to a possible state."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import NOBODY, Chance
from ...core.flow import Frame, copy_flow
from ...core.pools import Pool
from .data import EMPTY, KINDS
from .state import State


@dataclass(slots=True)
class View:
    """One seat's knowledge (`seat` None: an onlooker). Indices are those of data.Board.

    The open fields have the same names as in the state (state.Position). Pools count tiles
    by kind (data.TILE_IDS), or missions by number (Board.missions).
    """

    seat: int | None
    actor: int | None
    """Who is asked now; None: over."""
    flow: list[Frame]
    """The frames; the last one is the question: ["place", seat, 0|1 (1: a second tile)],
    ["choose", seat] (one of three tiles), ["double", seat] (x2 marker). Empty: over."""
    players: int
    start: int
    turn: int
    """Turns begun so far, all seats together."""
    tile: list[int]
    """By space: -1 empty, 0 food, 1 energy, 2-5 a settlement tile of 1-4 houses, 6 a
    two-player cover."""
    owner: list[int]
    """By space: seat that owns the tile, -1 nobody."""
    placed: list[list[int]]
    """By seat: the spaces of its tiles in the order in which they were placed."""
    holder: list[int]
    """By castle (Board.castles gives the space): seat whose castle stands there, -1 none."""
    cathedrals: list[list[int]]
    """By cathedral (Board.cathedrals): seats in the stack, from the bottom up."""
    points: list[list[int]]
    """By seat: points by source (state.FOOD_POINTS ...); the sum is the score."""
    hand: int
    """The viewer's tile kind in hand, -1 none (always -1 for an onlooker)."""
    choice: Pool
    """The viewer's tiles of an open Three-tiles choice, by kind."""
    aside: Pool
    """The viewer's tiles set aside (Scotland) or in reserve (Ireland), by kind."""
    hand_sizes: list[int]
    choice_sizes: list[int]
    aside_sizes: list[int]
    supply_sizes: list[int]
    """By seat: how many tiles are in hand, in an open choice, aside or in reserve, and in
    the supply."""
    unseen: list[Pool]
    """By seat, by kind: tiles that the viewer cannot place. Another seat's: hand, choice,
    aside and supply together; the viewer's own: exactly the supply."""
    missions: list[list[int]]
    """By seat: secret missions that the viewer may see (own ones, all when over)."""
    mission_sizes: list[int]
    """By seat: how many secret missions it holds."""
    deck_size: int
    """Mission cards still face down."""
    unseen_missions: Pool
    """By mission: cards in the deck or in hands that the viewer may not see."""
    bonus: list[int]
    """Ireland, by tower (Board.towers): bonus kind (data.BONUS_IDS). Scotland: empty."""
    face_up: list[int]
    """Ireland: numbers of the eight public missions, ascending. Scotland: empty."""
    scored: list[list[int]]
    """Ireland, by place in `face_up`: seats that scored it; the first got the high value."""
    marker: list[int]
    """By seat: number of the mission that carries its x2 marker, -1 none."""
    three: list[int]
    """By seat: 1 if its next draw is of three tiles."""


def make_view(state: State, seat: int | None) -> View:
    """Built up from nothing: what lies open, and what `seat` holds or has seen. RB-7."""
    players = range(state.players)
    over = not state.flow
    shown = [over or other == seat for other in players]
    return View(
        seat=seat,
        actor=None if over else state.flow[-1][1],
        flow=copy_flow(state.flow),
        players=state.players,
        start=state.start,
        turn=state.turn,
        tile=state.tile[:],
        owner=state.owner[:],
        placed=[spaces[:] for spaces in state.placed],
        holder=state.holder[:],
        cathedrals=[stack[:] for stack in state.cathedrals],
        points=[points[:] for points in state.points],
        hand=EMPTY if seat is None else state.hand[seat],
        choice=[0] * KINDS if seat is None else state.choice[seat][:],
        aside=[0] * KINDS if seat is None else state.aside[seat][:],
        hand_sizes=[int(kind != EMPTY) for kind in state.hand],
        choice_sizes=[sum(pool) for pool in state.choice],
        aside_sizes=[sum(pool) for pool in state.aside],
        supply_sizes=[sum(pool) for pool in state.supply],
        unseen=[_unseen(state, other, seat) for other in players],
        missions=[state.missions[other][:] if shown[other] else [] for other in players],
        mission_sizes=[len(cards) for cards in state.missions],
        deck_size=sum(state.deck),
        unseen_missions=_unseen_missions(state, shown),
        bonus=state.bonus[:],
        face_up=state.face_up[:],
        scored=[seats[:] for seats in state.scored],
        marker=state.marker[:],
        three=state.three[:],
    )


def _unseen(state: State, other: int, seat: int | None) -> Pool:
    """The viewer's own supply; everything hidden of another seat in one pool."""
    pool = state.supply[other][:]
    if other != seat:
        for kind in range(KINDS):
            pool[kind] += state.aside[other][kind] + state.choice[other][kind]
        if state.hand[other] != EMPTY:
            pool[state.hand[other]] += 1
    return pool


def _unseen_missions(state: State, shown: list[bool]) -> Pool:
    pool = state.deck[:]
    for cards, visible in zip(state.missions, shown, strict=True):
        for number in () if visible else cards:
            pool[number] += 1
    return pool


def imagine(view: View, chance: Chance) -> State:
    """A full state that agrees with the view; hidden pieces drawn evenly. RB-7."""
    supply = [pool[:] for pool in view.unseen]
    hand, choice, aside = _imagine_tiles(view, supply, chance)
    deck = view.unseen_missions[:]
    missions = [
        known[:] or [chance.deal(deck, NOBODY) for _ in range(size)]
        for known, size in zip(view.missions, view.mission_sizes, strict=True)
    ]
    return State(
        flow=copy_flow(view.flow),
        players=view.players,
        start=view.start,
        turn=view.turn,
        tile=view.tile[:],
        owner=view.owner[:],
        placed=[spaces[:] for spaces in view.placed],
        holder=view.holder[:],
        cathedrals=[stack[:] for stack in view.cathedrals],
        points=[points[:] for points in view.points],
        hand=hand,
        supply=supply,
        aside=aside,
        choice=choice,
        deck=deck,
        missions=missions,
        bonus=view.bonus[:],
        face_up=view.face_up[:],
        scored=[seats[:] for seats in view.scored],
        marker=view.marker[:],
        three=view.three[:],
    )


def _imagine_tiles(
    view: View, supply: list[Pool], chance: Chance
) -> tuple[list[int], list[Pool], list[Pool]]:
    """Hands, open choices and tiles aside of all seats, taken out of `supply`."""
    hand, choice, aside = [], [], []
    for seat in range(view.players):
        if seat == view.seat:
            hand.append(view.hand)
            choice.append(view.choice[:])
            aside.append(view.aside[:])
        else:
            hand.append(chance.deal(supply[seat], NOBODY) if view.hand_sizes[seat] else EMPTY)
            choice.append(_drawn(supply[seat], view.choice_sizes[seat], chance))
            aside.append(_drawn(supply[seat], view.aside_sizes[seat], chance))
    return hand, choice, aside


def _drawn(pool: Pool, size: int, chance: Chance) -> Pool:
    drawn = [0] * KINDS
    for _ in range(size):
        drawn[chance.deal(pool, NOBODY)] += 1
    return drawn
