"""What the page remembers of this device, apart from games and settings: when a game was last
kept as a file, and whether the advice to put the page on the home screen was put away.

Kept under one key like the settings: damaged parts fall back, nothing waits for them.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

from .storage import Store, StoreFailed

KEY = "plansza:device"
_APPLE = re.compile(r"\b(iPhone|iPad|iPod)\b")
_OTHERS = re.compile(r"\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo)/")
"""Other browsers there, which name Safari as well; the words of the advice do not fit them."""


class Agent(NamedTuple):
    """What the browser says of itself; `touch_points`: fingers it tells apart; `standalone`: the
    page was opened from the home screen."""

    text: str
    touch_points: int
    standalone: bool

    def forgets(self) -> bool:
        """Whether this is Safari on an iPhone or iPad, which drops the storage of pages that were
        not visited for a week unless they are on the home screen. An iPad calls itself a
        Macintosh; no Macintosh has a touch screen."""
        apple = _APPLE.search(self.text) is not None
        tablet = "Macintosh" in self.text and self.touch_points > 1
        safari = "Safari/" in self.text and _OTHERS.search(self.text) is None
        return (apple or tablet) and safari and not self.standalone


@dataclass(frozen=True, slots=True)
class Notes:
    """`exported`: when a game was last kept as a file, in milliseconds since 1970; `advised`:
    the advice was put away."""

    exported: int | None = None
    advised: bool = False


class Device:
    """The notes on the device. Reads before it writes: another tab may have written."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self) -> Notes:
        """What is kept. Never fails."""
        try:
            return load(self._store.get(KEY))
        except StoreFailed:
            return Notes()

    def note_export(self, now: int) -> None:
        """A game was handed out as a file."""
        self._keep(replace(self.read(), exported=now))

    def put_advice_away(self) -> None:
        """Never advise again to put the page on the home screen."""
        self._keep(replace(self.read(), advised=True))

    def _keep(self, notes: Notes) -> None:
        """Write; where the device takes nothing it is told elsewhere."""
        try:
            self._store.set(KEY, json.dumps(asdict(notes)))
        except StoreFailed:
            return


def load(text: str | None) -> Notes:
    """From the stored text. Never fails."""
    try:
        data = json.loads(text or "{}")
    except (ValueError, RecursionError):
        data = {}
    if not isinstance(data, dict):
        return Notes()
    exported = data.get("exported")
    return Notes(exported if type(exported) is int else None, data.get("advised") is True)
