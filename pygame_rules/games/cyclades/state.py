"""The state of Cyclades: everything is public except the gold of each player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.flow import Frame, copy_flow


@dataclass(slots=True)
class Public:
    """What everybody sees. Ints index the tables of `data`; -1 is nobody or nothing.

    By island: `owner`, `troops` (an owner without troops has a territory marker there),
    `placed` (prosperity markers), `buildings` (4 counts an island), `metropolis` (0 none, else
    how its owner came by it), `temples_used`, `metropolis_used` (discounts used this cycle).
    By sea: `fleet_owner`, `fleets`. By seat: `alive`, `priests`, `philosophers`.
    By god: `bidder`, `bid` (Apollo's are unused). By figure: where it stands, who called it,
    in which cycle, whether he holds its card. Units that attack stand in the battle's frame.
    """

    flow: list[Frame]
    players: int
    cap: int
    """The highest offering; 0: none."""
    by_metropolises: int
    """1: among several winners the number of metropolises decides before gold (CY-80)."""
    cycle: int
    alive: list[int]
    owner: list[int]
    troops: list[int]
    placed: list[int]
    buildings: list[int]
    metropolis: list[int]
    temples_used: list[int]
    metropolis_used: list[int]
    fleet_owner: list[int]
    fleets: list[int]
    priests: list[int]
    philosophers: list[int]
    bank: int
    """What the players have paid to the bank, less what it paid out (may be negative)."""
    order: list[int]
    """Seats of the markers still on the turn-order track, in order of play."""
    next_order: list[int]
    """Seats of the markers that came back to it, in next cycle's order."""
    gods: list[int]
    """In play this cycle, top first, Apollo left out."""
    gods_out: list[int]
    bidder: list[int]
    bid: list[int]
    apollo: list[int]
    """Seats in order of arrival; -1 when that marker has left."""
    track: list[int]
    """Creatures on the spaces that cost 4, 3, 2."""
    deck: list[int]
    discards: list[int]
    figure_place: list[int]
    figure_seat: list[int]
    figure_cycle: list[int]
    figure_card: list[int]

    def public_copy(self) -> tuple[Any, ...]:
        """Copies of all public fields in their order, sharing nothing mutable."""
        return (
            copy_flow(self.flow), self.players, self.cap, self.by_metropolises, self.cycle,
            self.alive[:], self.owner[:], self.troops[:], self.placed[:], self.buildings[:],
            self.metropolis[:], self.temples_used[:], self.metropolis_used[:],
            self.fleet_owner[:], self.fleets[:], self.priests[:], self.philosophers[:],
            self.bank, self.order[:], self.next_order[:], self.gods[:], self.gods_out[:],
            self.bidder[:], self.bid[:], self.apollo[:], self.track[:], self.deck[:],
            self.discards[:], self.figure_place[:], self.figure_seat[:], self.figure_cycle[:],
            self.figure_card[:],
        )  # fmt: skip


@dataclass(slots=True)
class State(Public):
    """The whole position. `gold` by seat is the only secret."""

    gold: list[int]

    def copy(self) -> State:
        """A state that shares nothing mutable."""
        everything = (*self.public_copy(), self.gold[:])
        return State(*everything)
