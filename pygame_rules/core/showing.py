"""What a game may add to what the screen shows: two sides measured against each other, and points
by time. Every part has a plain answer to inherit."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .message import Message

S = TypeVar("S")
V = TypeVar("V")


class Side(NamedTuple):
    """One side of a contest. `parts`: what its strength is made of; `reserve`: what it could still
    add, as far as the viewer knows; `loss`: what it loses if it is beaten."""

    seat: int
    strength: int
    parts: tuple[Message, ...]
    reserve: tuple[Message, ...]
    loss: Message


class Contest(NamedTuple):
    """An attack, a battle: the attacker first."""

    title: Message
    sides: tuple[Side, Side]


class Period(NamedTuple):
    """A part of the game in which points were made: its name, points by seat."""

    name: Message
    points: tuple[int, ...]


class Showing(Generic[S, V]):
    """Mixed into `Game`."""

    def contest(self, view: V) -> Contest | None:
        """The two sides of a fight that goes on; None: no fight."""
        return None

    def periods(self, state: S) -> list[Period]:
        """Points by time, where a game is scored several times: each seat's sum is its score.
        Empty: points by source say it all."""
        return []
