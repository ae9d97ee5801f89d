"""What fingers on the board mean: a tap is one finger, down and up in place and in time."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

MOVE_PX = 10
LONG_MS = 700


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap at a place of the window, in CSS pixels."""

    x: float
    y: float
    pointer: str


class Gestures:
    """Follows the pointers that are down on the board. A second one spoils the tap."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, float, int]] = {}
        self._spoilt = False

    def press(self, pointer_id: int, x: float, y: float, now: int) -> None:
        """A pointer goes down on the board."""
        self._spoilt = bool(self._down)
        self._down[pointer_id] = (x, y, now)

    def release(self, pointer_id: int, x: float, y: float, now: int, kind: str) -> Tap | None:
        """A pointer goes up anywhere; the tap, if it was one."""
        start = self._down.pop(pointer_id, None)
        if start is None or self._spoilt:
            return None
        near = hypot(x - start[0], y - start[1]) <= MOVE_PX
        return Tap(x, y, kind) if near and now - start[2] <= LONG_MS else None

    def drop(self, pointer_id: int) -> None:
        """The browser has taken a pointer away."""
        if self._down.pop(pointer_id, None) is not None:
            self._spoilt = True


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the board lies in the window, in CSS pixels, and its size in board units."""

    left: float
    top: float
    width: float
    height: float
    units_wide: float
    units_high: float

    @property
    def px_per_unit(self) -> float:
        """How large a board unit is; the board is fitted whole into its frame."""
        return min(self.width / self.units_wide, self.height / self.units_high)

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """A place of the window in board units; the board stands in the middle of its frame."""
        scale = self.px_per_unit
        left = self.left + (self.width - self.units_wide * scale) / 2
        top = self.top + (self.height - self.units_high * scale) / 2
        return (x - left) / scale, (y - top) / scale
