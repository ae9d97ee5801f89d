"""What a person has won and lost against computers on this device, and when another level is
worth offering. Kept under one key like the settings: damaged parts are dropped, nothing else
waits for them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pygame_rules.core.match import Match

from .draft import LEVELS
from .storage import Store, StoreFailed

KEY = "plansza:results"
MIXED = "mixed"
"""The level of a table whose computers play at several."""
IN_A_ROW = 3
"""After so many losses or wins in a row at one level another one is offered."""
REMEMBERED = 60
"""So many saves are remembered, so that a game is counted once however often it is finished."""


class Kind(NamedTuple):
    """What is counted apart."""

    game: str
    players: int
    level: str


class Tally(NamedTuple):
    """Games finished and games won, alone or shared."""

    games: int
    wins: int


class Run(NamedTuple):
    """Equal results in a row on one board; `save`: the last of them."""

    level: str
    won: bool
    length: int
    save: str


class Offer(NamedTuple):
    """Another level, and why."""

    level: str
    run: Run


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is kept. `offers`: whether another level may be offered."""

    tallies: Mapping[Kind, Tally] = field(default_factory=dict)
    runs: Mapping[str, Run] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    offers: bool = True

    def with_game(self, save: str, kind: Kind, won: bool) -> Record:
        """With one more game; a save that is counted already changes nothing."""
        if save in self.counted:
            return self
        games, wins = self.tallies.get(kind, Tally(0, 0))
        before = self.runs.get(kind.game)
        goes_on = before is not None and (before.level, before.won) == (kind.level, won)
        length = before.length + 1 if before is not None and goes_on else 1
        return replace(
            self,
            tallies={**self.tallies, kind: Tally(games + 1, wins + won)},
            runs={**self.runs, kind.game: Run(kind.level, won, length, save)},
            counted=(*self.counted, save)[-REMEMBERED:],
        )

    def offer(self, save: str, game: str) -> Offer | None:
        """Another level after the game of this save; None most of the time."""
        run = self.runs.get(game)
        if not self.offers or run is None or run.save != save or run.length % IN_A_ROW:
            return None
        if run.level not in LEVELS:
            return None
        level = LEVELS.index(run.level) + (1 if run.won else -1)
        return Offer(LEVELS[level], run) if 0 <= level < len(LEVELS) else None


def kind_of(match: Match) -> Kind | None:
    """What a match counts as; None unless one person plays against computers."""
    seats, humans = match.setup.seats, match.setup.humans()
    levels = {seat.kind for i, seat in enumerate(seats) if i not in humans}
    if len(humans) != 1 or not levels or not levels <= set(LEVELS):
        return None
    return Kind(match.setup.game, len(seats), levels.pop() if len(levels) == 1 else MIXED)


class Results:
    """The record on the device. Reads before it writes: another tab may have written."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self) -> Record:
        """What is kept. Never fails."""
        try:
            return load(self._store.get(KEY))
        except StoreFailed:
            return Record()

    def note(self, save: str, match: Match) -> None:
        """Count a finished match, once."""
        kind = kind_of(match)
        if match.over and kind is not None:
            (seat,) = match.setup.humans()
            won = match.game.result(match.state).places[seat] == 1
            self._keep(self.read().with_game(save, kind, won))

    def clear(self) -> None:
        """Forget every game; whether levels are offered stays, and no game counts twice."""
        now = self.read()
        self._keep(Record(counted=now.counted, offers=now.offers))

    def set_offers(self, wanted: bool) -> None:
        """Offer other levels, or never again."""
        self._keep(replace(self.read(), offers=wanted))

    def _keep(self, record: Record) -> None:
        """Write; where the device takes nothing the game goes on uncounted."""
        try:
            self._store.set(KEY, dump(record))
        except StoreFailed:
            return


def dump(record: Record) -> str:
    """As stored."""
    data = {
        "tallies": [[*kind, *tally] for kind, tally in record.tallies.items()],
        "runs": {game: list(run) for game, run in record.runs.items()},
        "counted": list(record.counted),
        "offers": record.offers,
    }
    return json.dumps(data)


def load(text: str | None) -> Record:
    """From the stored text. Never fails: what is damaged is left out."""
    try:
        data = json.loads(text or "{}")
    except (ValueError, RecursionError):
        data = {}
    if not isinstance(data, dict):
        return Record()
    stored = data.get("runs")
    tallies = [_tally(row) for row in _list(data, "tallies")]
    runs = [_run(game, row) for game, row in stored.items()] if isinstance(stored, dict) else []
    return Record(
        dict(tally for tally in tallies if tally is not None),
        dict(run for run in runs if run is not None),
        tuple(save for save in _list(data, "counted") if isinstance(save, str))[-REMEMBERED:],
        data.get("offers") is not False,
    )


def _list(data: dict[str, Any], key: str) -> list[Any]:
    found = data.get(key)
    return found if isinstance(found, list) else []


def _tally(row: Any) -> tuple[Kind, Tally] | None:
    match row:
        case [str(game), int(players), str(level), int(games), int(wins)]:
            if level in (*LEVELS, MIXED) and 0 <= wins <= games and games > 0:
                return Kind(game, players, level), Tally(games, wins)
    return None


def _run(game: str, row: Any) -> tuple[str, Run] | None:
    match row:
        case [str(level), bool(won), int(length), str(save)] if length > 0:
            return game, Run(level, won, length, save)
    return None
