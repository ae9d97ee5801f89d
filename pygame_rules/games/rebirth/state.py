"""The state of a game, and the part of it that lies open on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...core.flow import Frame, copy_flow
from ...core.pools import Pool

FOOD_POINTS, ENERGY_POINTS, SETTLEMENTS, PORTS, TOWERS, MISSIONS, CASTLES, INCOMPLETE = range(8)
"""Indices of the sources of points in `points`."""
SOURCES = 8


class Position(Protocol):
    """What lies open: the same fields in a state and in a view. All numbers are table indices."""

    players: int
    tile: list[int]
    owner: list[int]
    placed: list[list[int]]
    holder: list[int]
    cathedrals: list[list[int]]
    points: list[list[int]]
    bonus: list[int]
    face_up: list[int]
    scored: list[list[int]]
    marker: list[int]


@dataclass(slots=True)
class State:
    """A whole game of Rebirth. Pools count tiles by kind, or missions by number."""

    flow: list[Frame]
    players: int
    start: int
    turn: int
    """Turns begun so far."""
    tile: list[int]
    """By space: tile kind, EMPTY or NEUTRAL."""
    owner: list[int]
    """By space: seat of the tile's owner, or NOBODY."""
    placed: list[list[int]]
    """By seat: the spaces of its tiles in the order in which they were placed."""
    holder: list[int]
    """By castle: seat whose castle stands there, or NOBODY."""
    cathedrals: list[list[int]]
    """By cathedral: seats of the stacked cathedrals, from the bottom up."""
    points: list[list[int]]
    """By seat: points by source."""
    hand: list[int]
    """By seat: the kind of the tile in hand, or EMPTY."""
    supply: list[Pool]
    """By seat: the face-down tiles still to be drawn."""
    aside: list[Pool]
    """By seat: the tiles set aside (Scotland) or in the reserve (Ireland)."""
    choice: list[Pool]
    """By seat: the tiles drawn for a Three-tiles choice that is not made yet."""
    deck: Pool
    """Mission cards still face down, by mission number."""
    missions: list[list[int]]
    """By seat: own secret missions in the order they came."""
    bonus: list[int]
    """Ireland, by tower: the bonus that lies on it."""
    face_up: list[int]
    """Ireland: the public missions, ascending."""
    scored: list[list[int]]
    """Ireland, by place in `face_up`: seats that scored it, the first one first."""
    marker: list[int]
    """Ireland, by seat: the mission with its x2 marker, or -1."""
    three: list[int]
    """Ireland, by seat: 1 if the next draw is of three tiles."""

    def copy(self) -> State:
        """Shares nothing mutable."""
        return State(
            copy_flow(self.flow),
            self.players,
            self.start,
            self.turn,
            self.tile[:],
            self.owner[:],
            [x[:] for x in self.placed],
            self.holder[:],
            [x[:] for x in self.cathedrals],
            [x[:] for x in self.points],
            self.hand[:],
            [x[:] for x in self.supply],
            [x[:] for x in self.aside],
            [x[:] for x in self.choice],
            self.deck[:],
            [x[:] for x in self.missions],
            self.bonus[:],
            self.face_up[:],
            [x[:] for x in self.scored],
            self.marker[:],
            self.three[:],
        )
