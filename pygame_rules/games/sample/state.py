"""The state of Stepping Stones."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.flow import Frame, copy_flow


@dataclass(slots=True)
class State:
    """`stones[i]`: seat or -1. `hands[seat]`: kind of the hidden card. `deck`: counted pool."""

    flow: list[Frame]
    stones: list[int]
    hands: list[int]
    deck: list[int]
    points: list[int]
    bids_won: list[int]
    turn: int
    turns_left: int
    faces: int

    def copy(self) -> State:
        """A state that shares nothing mutable."""
        return State(
            copy_flow(self.flow), self.stones[:], self.hands[:], self.deck[:], self.points[:],
            self.bids_won[:], self.turn, self.turns_left, self.faces,
        )  # fmt: skip
