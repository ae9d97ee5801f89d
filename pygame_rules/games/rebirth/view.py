"""What one seat may know of a game, built up from nothing, and back to a possible state."""

from __future__ import annotations

from dataclasses import dataclass

from pygame_rules.core.flow import Frame
from pygame_rules.core.pools import Pool


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
