"""Where a finger may mean several places: the piece of the board around it, enlarged, and the
places as buttons with what each would do. Nothing is chosen before one of them is pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

from ..aiming import place
from ..picking import SAME_TAP_MS
from ..widgets.loupe import Candidate, Glass, loupe
from .screen import Act, Data

if TYPE_CHECKING:
    from .play import Play

SPREAD = 3.0
"""Half the picture is so many times as wide as the two nearest places lie apart."""
FRAME = 1.3
LEAST_APART = 4.0
"""Board units: places that lie on one point are enlarged as if they lay so far apart."""


class Loupe:
    """The loupe over the board of a playing screen. `shown`: whether it is open."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._opened_at = 0
        self.shown = False

    def acts(self) -> Mapping[str, Act]:
        """What its buttons do."""
        return {"near": self._choose, "near-close": self._dismiss}

    def ask(self, elements: Sequence[str], x: float, y: float) -> str | None:
        """Which of these places, nearest first, the finger at `x`, `y` (board units) means: the
        answer where there is no choice, else None and the loupe opens."""
        found = self._differing(self._candidate(element, x, y) for element in elements)
        if len(found) == 1:
            return found[0].element
        play, board = self._play, self._play.session.board
        glass = _glass([one.at for one in found], x, y, board.width, board.height)
        self.shown, self._opened_at = True, play.app.port.now()
        setup = play.session.match.setup
        table = play.app.words.table(setup.game, setup.names())
        play.app.port.set_html("loupe", loupe(table, board, glass, found))
        play.app.port.focus("near-0")
        return None

    def _differing(self, candidates: Iterable[Candidate]) -> list[Candidate]:
        """Of places that are called the same and do the same only one: the chosen one, else the
        nearest. The lanes of a grey double are no choice."""
        found: list[Candidate] = []
        for one in candidates:
            same = [i for i, other in enumerate(found)
                    if (other.name, other.shown) == (one.name, one.shown)]  # fmt: skip
            if not same:
                found.append(one)
            elif one.chosen:
                found[same[0]] = one
        return found

    def _candidate(self, element: str, x: float, y: float) -> Candidate:
        session = self._play.session
        chosen = element in session.picker.touched
        after = session.picker if chosen else session.picker.after(element)
        ready = after.ready()
        alone = len(ready) == 1 and not after.numbers() and session.refusal(ready[0]) is None
        shown = session.preview(ready[0]) if alone else None
        at = place(session.spots()[element], x, y)
        name = session.match.game.name_of(session.view(), element)
        return Candidate(element, name, at, shown, chosen)

    def close(self) -> None:
        """Put it away."""
        if self.shown:
            self.shown = False
            self._play.app.port.set_html("loupe", "")

    def _old_enough(self) -> bool:
        """The tap that opened it also clicks on what came up under the finger."""
        return self._play.app.port.now() - self._opened_at >= SAME_TAP_MS

    def _choose(self, data: Data) -> None:
        if self._old_enough():
            self.close()
            self._play.choosing.touch(data["element"], data["pointer"])

    def _dismiss(self, data: Data) -> None:
        if self._old_enough():
            self.close()
            if data["pointer"] == "key":
                self._play.focus_board()


def _glass(
    places: Sequence[tuple[float, float]], x: float, y: float, width: float, height: float
) -> Glass:
    """The square of the board to enlarge: around the finger, within the board."""
    apart = min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2))
    far = max(hypot(px - x, py - y) for px, py in places)
    half = min(max(SPREAD * max(apart, LEAST_APART), FRAME * far), width / 2, height / 2)
    left = min(max(x, half), width - half) - half
    top = min(max(y, half), height - half) - half
    return Glass(left, top, 2 * half)
