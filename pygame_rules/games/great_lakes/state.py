"""The state of Great Lakes: plain numbers; cards, cities, lanes and tickets are ints."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.flow import Frame, copy_flow
from ...core.pools import Pool

FREE = -1
NOBODY = -1
UNDECIDED = -1
"""A secret piece choice that has not been made."""
NOT_YET = -1
"""`turns_left` before the end is triggered."""


@dataclass(slots=True)
class State:
    """By seat: `hands` and `seen` (cards everyone saw going into that hand and that must
    still be there) are counted pools of 25 kinds; `tickets` are kept, `offers` are being
    looked at; `pieces`, `box` are [trains, ships]; `choices` are the secret numbers of
    trains until all are made, then empty; `joined` are component labels of the cities;
    `points` come from routes, `losses` from exchanges.

    `decks`: [trains, ships], counted pools of 25 kinds each; `discards`: one pool of both.
    `row`: six kinds or NO_CARD. `stack`: counted pool of tickets (0 or 1 each) in no known
    order; `bottom`: the rejects under it, top first, and who put each (`bottom_by`).
    `owner` by lane: seat or FREE. `harbours` by city: seat or NOBODY.
    `turns_left`: turns still to come once the end is triggered, else NOT_YET.
    `passes`: passes in a row.
    """

    flow: list[Frame]
    start: int
    decks: list[Pool]
    discards: Pool
    row: list[int]
    hands: list[Pool]
    seen: list[Pool]
    tickets: list[list[int]]
    offers: list[list[int]]
    stack: Pool
    bottom: list[int]
    bottom_by: list[int]
    choices: list[int]
    pieces: list[list[int]]
    box: list[list[int]]
    owner: list[int]
    harbours: list[int]
    joined: list[list[int]]
    points: list[int]
    losses: list[int]
    turns_left: int
    passes: int

    def copy(self) -> State:
        """A state that shares nothing mutable."""
        return State(
            copy_flow(self.flow), self.start, [deck[:] for deck in self.decks],
            self.discards[:], self.row[:], [hand[:] for hand in self.hands],
            [cards[:] for cards in self.seen], [held[:] for held in self.tickets],
            [offer[:] for offer in self.offers], self.stack[:], self.bottom[:],
            self.bottom_by[:], self.choices[:], [pair[:] for pair in self.pieces],
            [pair[:] for pair in self.box], self.owner[:], self.harbours[:],
            [labels[:] for labels in self.joined], self.points[:], self.losses[:],
            self.turns_left, self.passes,
        )  # fmt: skip

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)


def rows(table: list[list[int]]) -> list[list[int]]:
    """A copy of a list of lists of numbers."""
    return [row[:] for row in table]
