"""A table being set up: what the new-game screen edits, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.meta import Meta
from pygame_rules.core.setup import HUMAN, MAX_NAME, UNDO_FREE, SeatSetup, Setup

LEVELS = ("easy", "normal", "hard")
"""The levels that people are offered; the rules' command line knows more."""
KINDS = (HUMAN, *LEVELS)
NEW_COMPUTER = "normal"


@dataclass(frozen=True, slots=True)
class Draft:
    """`start` -1: drawn by lot. `seed` empty: any."""

    meta: Meta
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, str]
    start: int = -1
    shuffle: bool = False
    seed: str = ""
    undo: str = UNDO_FREE

    def with_seat(self, index: int, **changes: str) -> Draft:
        """With one seat changed. A colour that another seat has is swapped with it."""
        seats = list(self.seats)
        if "colour" in changes:
            for other, seat in enumerate(seats):
                if seat.colour == changes["colour"]:
                    seats[other] = replace(seat, colour=seats[index].colour)
        seats[index] = replace(seats[index], **changes)
        return replace(self, seats=tuple(seats))

    def with_count(self, count: int, bots: Sequence[str]) -> Draft:
        """With seats added or taken away at the end."""
        colours = self.meta.colours_for(count)
        seats: list[SeatSetup] = []
        for index in range(count):
            seat = self.seats[index] if index < len(self.seats) else None
            seat = seat or SeatSetup(bots[index % len(bots)], NEW_COMPUTER, "")
            taken = {other.colour for other in seats}
            if seat.colour not in colours or seat.colour in taken:
                seat = replace(seat, colour=next(c for c in colours if c not in taken))
            seats.append(seat)
        start = self.start if self.start < count else -1
        return replace(self, seats=tuple(seats), start=start)

    def with_level(self, level: str) -> Draft:
        """With every computer at this level."""
        seats = [s if s.kind == HUMAN else replace(s, kind=level) for s in self.seats]
        return replace(self, seats=tuple(seats))

    def setup(self, seed: str, names: Sequence[str]) -> Setup:
        """The set-up; `seed` where none was typed in, `names` where a name is empty."""
        chosen = self.seed.strip()[:MAX_NAME] or seed
        seats = [
            replace(seat, name=seat.name.strip()[:MAX_NAME] or names[i])
            for i, seat in enumerate(self.seats)
        ]
        order = list(range(len(seats)))
        if self.shuffle:
            order = SampledChance(f"seats {chosen}").shuffled(order)
        start = None if self.start < 0 else order.index(self.start)
        placed = tuple(seats[i] for i in order)
        return Setup(self.meta.id, placed, dict(self.options), start, chosen, self.undo)


def new_draft(meta: Meta, names: Sequence[str], bots: Sequence[str]) -> Draft:
    """One person against a computer, at the smallest table, by the game's own rulings."""
    seats = (SeatSetup(names[0], HUMAN, ""),)
    draft = Draft(meta, seats, meta.full_options({}))
    return draft.with_count(meta.seats[0], bots)


def draft_of(setup: Setup, meta: Meta) -> Draft:
    """The table of a game that was played, for a rematch: a new seed, the start by lot."""
    return Draft(meta, setup.seats, dict(setup.options), undo=setup.undo)
