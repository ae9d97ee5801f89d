"""Keeping a match on the device: after every action, and who of several tabs may."""

from __future__ import annotations

from collections.abc import Callable

from pygame_rules.core.match import Match
from pygame_rules.core.save import dump

from ..port import Port
from ..storage import PREFIX, Card, Saves, StoreFailed


def card_of(match: Match, now: int) -> Card:
    """What the list of saves shows of a match."""
    players = tuple((seat.name, seat.colour) for seat in match.setup.seats)
    return Card(match.setup.game, players, len(match.entries), now, match.over)


class Keeper:
    """One save, and the lock on it."""

    def __init__(self, port: Port, saves: Saves, save_id: str) -> None:
        self._port = port
        self._saves = saves
        self.save_id = save_id
        self.failed = False

    @property
    def _lock(self) -> str:
        return f"{PREFIX}{self.save_id}"

    def claim(self, done: Callable[[bool], None]) -> None:
        """Try to be the tab that plays this match."""
        self._port.lock(self._lock, False, done)

    def wait(self, free: Callable[[], None]) -> None:
        """Be told when the tab that plays lets go; this tab then holds the lock."""
        self._port.lock(self._lock, True, lambda got: free() if got else None)

    def release(self) -> None:
        """Let another tab play, or stop waiting."""
        self._port.unlock(self._lock)

    def keep(self, match: Match) -> None:
        """Write the match. Where that fails the game goes on; `failed` says so."""
        try:
            self._saves.write(self.save_id, dump(match), card_of(match, self._port.now()))
        except StoreFailed:
            self.failed = True
        else:
            self.failed = False
