"""Names on a map: how wide they are, and where they fit without touching each other.

Widths are estimates from a small table (the fonts are not loaded here), a little generous, so
that a label that fits here fits on the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from . import canvas
from .canvas import Point

_NARROW = "iljtfrI.,:;'|!()[] "
_WIDE = "mwMWOQCGD@%ŁĆŚŻ"


class Box(NamedTuple):
    """A rectangle in board units."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)


def text_width(words: str, size: float, serif: bool = False) -> float:
    """About how wide words are: `size` and result in board units."""
    ems = sum(0.31 if c in _NARROW else 0.84 if c in _WIDE else 0.54 for c in words)
    return ems * size * (0.86 if serif else 1.0)


def text_box(
    x: float, y: float, words: str, size: float, anchor: str = "middle", serif: bool = False
) -> Box:
    """The rectangle of words whose baseline is at (x, y)."""
    width = text_width(words, size, serif)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return Box(left, y - 0.72 * size, left + width, y + 0.22 * size)


class Place(NamedTuple):
    """One way to write a name: lines from top to bottom, the first baseline at (x, y)."""

    x: float
    y: float
    lines: tuple[str, ...]
    anchor: str = "middle"

    def boxes(self, size: float) -> list[Box]:
        """The rectangles of its lines."""
        return [
            text_box(self.x, self.y + i * LINE * size, words, size, self.anchor, serif=True)
            for i, words in enumerate(self.lines)
        ]


LINE = 0.95
"""Distance of lines of a name, in sizes."""


def around(words: str, at: Point, reach: float, size: float, sides: str = "SNEW") -> list[Place]:
    """The usual places of a name round a point, best first; `reach`: how far the point's sign
    goes. Sides are letters of the compass; names of several words may also stand in two lines."""
    x, y = at
    writings: list[tuple[str, ...]] = [(words,)]
    if " " in words:
        head, _, tail = words.rpartition(" ")
        writings.append((head, tail))
    result = []
    for lines in writings:
        rest = (len(lines) - 1) * LINE * size
        spots = {
            "S": Place(x, y + reach + 0.75 * size, lines),
            "N": Place(x, y - reach - 0.25 * size - rest, lines),
            "E": Place(x + reach + 0.25 * size, y + 0.25 * size - rest / 2, lines, "start"),
            "W": Place(x - reach - 0.25 * size, y + 0.25 * size - rest / 2, lines, "end"),
        }
        result += [spots[side] for side in sides]
    return result


def place(
    wishes: Sequence[Sequence[Place]], size: float, taken: Iterable[Box], frame: Box
) -> list[Place]:
    """One place for each name: the first that is free, else the one that covers least.

    `taken` are rectangles no name should cover; names placed before count as well. Names with
    fewer choices should stand first.
    """
    busy = list(taken)
    result = []
    for places in wishes:
        best = _best(places, size, busy, frame)
        busy += best.boxes(size)
        result.append(best)
    return result


def _best(places: Sequence[Place], size: float, busy: list[Box], frame: Box) -> Place:
    best, least = places[0], float("inf")
    for spot in places:
        covered = _covered(spot.boxes(size), busy, frame)
        if covered < least - 0.1:
            best, least = spot, covered
        if least < 0.1:
            break
    return best


def _covered(boxes: list[Box], busy: list[Box], frame: Box) -> float:
    """The area that is not free; what sticks out of the frame counts ten times."""
    total = 0.0
    for box in boxes:
        whole = (box.right - box.left) * (box.bottom - box.top)
        total += 10 * (whole - box.overlap(frame))
        left, top, right, bottom = box
        for other in busy:
            # most do not touch: the four comparisons are what this costs
            if other[0] < right and other[2] > left and other[1] < bottom and other[3] > top:
                total += box.overlap(other)
    return total


def draw(spot: Place, size: float, cls: str = "place") -> str:
    """A name on the map."""
    return "".join(
        canvas.text(spot.x, spot.y + i * LINE * size, words, size, cls, spot.anchor)
        for i, words in enumerate(spot.lines)
    )
