"""The state of Origo."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.flow import Frame, copy_flow
from ...core.pools import Pool


@dataclass(slots=True)
class State:
    """One position. Lists are by seat, by cell or by area (ints of `data`).

    `board[cell]`: seat or FREE. Kept up to date with it: `near[seat][cell]` own shields
    beside a cell, `air[cell]` free cells beside it, `held[area][seat]` shields there,
    `free[area]` free cells there.
    `hands[seat]`: kinds, sorted. `deck`, `discard`: counted pools.
    `founded[area]`: number of its founding stone, 0 without. `founders[i]`: who placed
    stone i + 1. `red`: domination scorings that wait. `first`, `next_first`: first player
    of this round and of the next. `passes`: turns of this round in which nothing was done.
    `field[seat]`: field of the leader = start field + `founding` + `scorings` + `skips`.
    `scorings[i][seat]`: clans, fleet, regions of domination scoring i.
    `plan`: what a defender is ready to spend, in order (secret).
    """

    players: int
    options: dict[str, str]
    flow: list[Frame]
    board: list[int]
    near: list[list[int]]
    air: list[int]
    held: list[list[int]]
    free: list[int]
    stock: list[int]
    lost: list[int]
    hands: list[list[int]]
    deck: Pool
    discard: Pool
    founded: list[int]
    founders: list[int]
    red: int
    round: int
    first: int
    next_first: int
    passes: int
    start_field: list[int]
    field: list[int]
    founding: list[int]
    skips: list[int]
    scorings: list[list[list[int]]]
    plan: list[int]

    def copy(self) -> State:
        """A state that shares nothing mutable (`options` never change)."""
        return State(
            self.players, self.options, copy_flow(self.flow), self.board[:],
            [row[:] for row in self.near], self.air[:], [row[:] for row in self.held],
            self.free[:], self.stock[:], self.lost[:], [hand[:] for hand in self.hands],
            self.deck[:], self.discard[:], self.founded[:], self.founders[:], self.red,
            self.round, self.first, self.next_first, self.passes, self.start_field[:],
            self.field[:], self.founding[:], self.skips[:],
            [[row[:] for row in scoring] for scoring in self.scorings], self.plan[:],
        )  # fmt: skip
