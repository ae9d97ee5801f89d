"""A match: one game being played, its log, undo with barriers, and what each seat may read.

The log is the truth: set-up, seed, and per action its outcomes of chance. States are made
from it by replay; every few entries one is kept, so that going back is cheap.

Undo takes back to the last decision of a person (computer moves after it go too) and never
crosses a barrier: something hidden that a person has seen since, or another person's
decision. What was dealt to a hidden hand counts as seen once its owner has looked (`look`):
until the next player lifts the curtain, the last one may still take back. A table may agree on
less (`Setup.undo`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from .actions import Action
from .chance import EVERYONE_MASK, LiveChance, ReplayChance
from .contract import AnyGame
from .errors import Reason, UndoBlocked
from .message import Message
from .registry import load_game
from .setup import UNDO_NONE, UNDO_TURN, Setup, check_setup
from .table import Event, Table

KEEP_EVERY = 16


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of the log: who did what, what chance answered, who learned something (bits)."""

    seat: int
    action: Action
    outcomes: tuple[int, ...]
    learned: int
    events: tuple[Event, ...]


class LogLine(NamedTuple):
    """A sentence of the log: `after` counts the actions done when it was written. `item`: which
    item of a scoring it tells of (see `film`), 0 for none."""

    after: int
    message: Message
    at: tuple[str, ...]
    item: int = 0


class Match:
    """One game being played. Made by `start_match` or `save.load`."""

    def __init__(self, setup: Setup, base: Any = None, base_outcomes: int = 0) -> None:
        """A match at its start, or at `base`, a state that an older version reached."""
        self.setup = setup
        self.game: AnyGame = load_game(setup.game)
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self.looked: list[int] = [0] * len(setup.seats)
        self.earlier: list[str] = []
        self.from_snapshot = base is not None
        self.first_outcomes: tuple[int, ...] = ()
        self.first_events: tuple[Event, ...] = ()
        self.base_outcomes = base_outcomes
        self._kept: list[tuple[int, Any]] = []
        self.state: Any = base
        if base is None:
            self._set_up()
        self._kept.append((0, self.state.copy()))

    def _set_up(self) -> None:
        check_setup(self.setup, self.game.meta)
        chance = LiveChance(self.setup.seed)
        self.state = self._new_state(table := Table(chance))
        self.first_outcomes = tuple(chance.outcomes)
        self.first_events = tuple(table.events)

    def _new_state(self, table: Table) -> Any:
        setup = self.setup
        options = self.game.meta.full_options(setup.options)
        return self.game.new_state(len(setup.seats), options, setup.start, table)

    # -- playing ------------------------------------------------------------------------
    @property
    def actor(self) -> int | None:
        """Who is asked now; None: over."""
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    def legal_actions(self) -> list[Action]:
        """The legal actions now."""
        return self.game.legal_actions(self.state)

    def outcome_count(self) -> int:
        """How many outcomes of chance the log holds."""
        own = sum(len(entry.outcomes) for entry in self.entries)
        return self.base_outcomes + len(self.first_outcomes) + own

    def act(self, action: Action) -> Entry:
        """Carry out an action. Raises IllegalAction; then nothing has changed."""
        entry = self._act(action, LiveChance(self.setup.seed, self.outcome_count()))
        self.undone.clear()
        return entry

    def act_again(self, action: Action, outcomes: tuple[int, ...]) -> Entry:
        """Carry out a logged action with its logged outcomes, checked like a new one.

        Raises IllegalAction or ChanceError; then the match must be thrown away.
        """
        chance = ReplayChance(outcomes)
        entry = self._act(action, chance)
        chance.finish()
        return entry

    def _act(self, action: Action, chance: LiveChance | ReplayChance) -> Entry:
        table = Table(chance)
        seat = self.actor
        self.game.apply(self.state, action, table)
        assert seat is not None
        learned = chance.learned | table.revealed
        entry = Entry(seat, action, tuple(chance.outcomes), learned, tuple(table.events))
        self.entries.append(entry)
        if len(self.entries) % KEEP_EVERY == 0:
            self._kept.append((len(self.entries), self.state.copy()))
        return entry

    # -- going back ---------------------------------------------------------------------
    def state_after(self, count: int) -> Any:
        """The state after the first `count` actions (a copy)."""
        start, state = max((k for k in self._kept if k[0] <= count), key=lambda kept: kept[0])
        state = state.copy()
        for entry in self.entries[start:count]:
            table = Table(ReplayChance(entry.outcomes), listening=False)
            self.game.play(state, entry.action, table)
        return state

    def look(self, seat: int) -> None:
        """This person now sees his own view; what he sees cannot be undone any more."""
        self.looked[seat] = len(self.entries)

    def undo_target(self) -> int | None:
        """How many actions would be left after an undo; None: no person has decided yet."""
        humans = self.setup.humans()
        for index in range(len(self.entries) - 1, -1, -1):
            if self.entries[index].seat in humans:
                return index
        return None

    def turn_target(self) -> int | None:
        """Like `undo_target`, to the start of the same person's turn, up to a barrier."""
        target = self.undo_target()
        if target is None:
            return None
        while target > 0 and self.entries[target - 1].seat == self.entries[target].seat:
            if self._barrier(target - 1) is not None:
                break
            target -= 1
        return target

    def why_no_undo(self) -> Reason | None:
        """None if the last decision of a person can be taken back."""
        target = self.undo_target()
        if target is None:
            return Reason("undo_snapshot" if self.from_snapshot else "undo_nothing")
        return self._limit(target) or self._barrier(target)

    def _limit(self, target: int) -> Reason | None:
        """What the table has agreed on beforehand."""
        if self.setup.undo == UNDO_NONE:
            return Reason("undo_none")
        since = {self.actor, *(entry.seat for entry in self.entries[target:])}
        if self.setup.undo == UNDO_TURN and len(since) > 1:
            return Reason("undo_turn")
        return None

    def _barrier(self, target: int) -> Reason | None:
        humans = self.setup.humans()
        seats = {entry.seat for entry in self.entries[target:]} & set(humans)
        if len(seats) > 1:
            return Reason("undo_decided")
        for index in range(target, len(self.entries)):
            if any(self._has_seen(seat, index) for seat in humans):
                return Reason("undo_learned")
        return None

    def _has_seen(self, seat: int, index: int) -> bool:
        learned = self.entries[index].learned
        if learned & EVERYONE_MASK == EVERYONE_MASK:
            return True
        alone = len(self.setup.humans()) == 1
        return bool(learned >> seat & 1) and (alone or self.looked[seat] > index)

    def undo(self) -> list[Entry]:
        """Take back to the last decision of a person. Raises UndoBlocked."""
        reason = self.why_no_undo()
        if reason is not None:
            raise UndoBlocked(reason)
        target = self.undo_target()
        assert target is not None
        return self._truncate(target)

    def undo_turn(self) -> list[Entry]:
        """Take back to the start of the turn, up to a barrier. Raises UndoBlocked."""
        reason = self.why_no_undo()
        if reason is not None:
            raise UndoBlocked(reason)
        target = self.turn_target()
        assert target is not None
        return self._truncate(target)

    def _truncate(self, target: int) -> list[Entry]:
        gone = self.entries[target:]
        self.state = self.state_after(target)
        self._kept = [kept for kept in self._kept if kept[0] <= target]
        del self.entries[target:]
        self.undone = gone + self.undone
        self.looked = [min(seen, target) for seen in self.looked]
        return gone

    def redo(self) -> Entry:
        """Repeat the next undone action, with the same outcomes. Raises UndoBlocked."""
        if not self.undone:
            raise UndoBlocked(Reason("redo_nothing"))
        entry = self.undone[0]
        again = self.act_again(entry.action, entry.outcomes)
        del self.undone[0]
        return again

    # -- reading ------------------------------------------------------------------------
    def view(self, seat: int | None) -> Any:
        """What the seat may know (None: an onlooker)."""
        return self.game.view(self.state, seat)

    def log(self, seat: int | None) -> list[LogLine]:
        """The log as this seat may read it, oldest first."""
        lines = [LogLine(0, Message("event.earlier", {"text": text}), ()) for text in self.earlier]
        lines += [LogLine(0, e.message(), e.at) for e in self.first_events if e.known_to(seat)]
        for index, entry in enumerate(self.entries, start=1):
            for event in entry.events:
                if event.known_to(seat):
                    lines.append(LogLine(index, event.message(), event.at, event.item))
        return lines


def start_match(setup: Setup) -> Match:
    """A new match. Raises BadSetup, UnknownGame."""
    return Match(setup)
