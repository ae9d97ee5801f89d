"""Who sits at the table and by which rulings: everything a game starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadSetup
from .meta import Meta

HUMAN = "human"
MAX_NAME = 40
UNDO_FREE, UNDO_TURN, UNDO_NONE = "free", "turn", "none"
UNDO_LIMITS = (UNDO_FREE, UNDO_TURN, UNDO_NONE)
"""How far a table lets its players take back: as far as the barriers (`match.py`), only while
the turn is still one's own, or not at all."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat: the name shown, who plays it ("human" or a bot's level), its colour."""

    name: str
    kind: str
    colour: str


@dataclass(frozen=True, slots=True)
class Setup:
    """A table. `start` None: the start player is drawn by lot. `seed`: any text. `undo`: one of
    `UNDO_LIMITS`."""

    game: str
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, str]
    start: int | None
    seed: str
    undo: str = UNDO_FREE

    def humans(self) -> list[int]:
        """The seats played by people."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == HUMAN]

    def names(self) -> list[str]:
        """Names by seat."""
        return [seat.name for seat in self.seats]


def check_setup(setup: Setup, meta: Meta) -> None:
    """Raises BadSetup unless the game offers this table."""
    count = len(setup.seats)
    if count not in meta.seats:
        raise BadSetup(f"{count} seats")
    if setup.start is not None and not 0 <= setup.start < count:
        raise BadSetup(f"start {setup.start}")
    colours = [seat.colour for seat in setup.seats]
    if len(set(colours)) != count or not set(colours) <= set(meta.colours_for(count)):
        raise BadSetup("colours")
    if not all(0 < len(seat.name) <= MAX_NAME for seat in setup.seats):
        raise BadSetup("names")
    if not 0 < len(setup.seed) <= MAX_NAME:
        raise BadSetup("seed")
    if setup.undo not in UNDO_LIMITS:
        raise BadSetup("undo")
    meta.full_options(setup.options)


def quick_setup(meta: Meta, kinds: list[str], seed: int | str, **options: str) -> Setup:
    """A table with plain names and the game's first colours. Raises BadSetup."""
    if len(kinds) not in meta.seats:
        raise BadSetup(f"{len(kinds)} seats")
    colours = meta.colours_for(len(kinds))
    seats = tuple(
        SeatSetup(f"{kind.capitalize()} {i + 1}", kind, colours[i]) for i, kind in enumerate(kinds)
    )
    return Setup(meta.id, seats, meta.full_options(options), None, str(seed))


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Plain JSON of a set-up. Free undo is left out: saves from before the limits stay as they
    are."""
    seats = [{"name": s.name, "kind": s.kind, "colour": s.colour} for s in setup.seats]
    limit = {} if setup.undo == UNDO_FREE else {"undo": setup.undo}
    return {
        "game": setup.game,
        "seats": seats,
        "options": dict(setup.options),
        "start": setup.start,
        "seed": setup.seed,
        **limit,
    }
