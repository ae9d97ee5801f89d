"""The contract between a game and everything else. Read this file first.

A game is a room `games/<room>/` with the same file names everywhere; its `game.py` holds
one subclass of `Game` that binds the functions of the room. State is data, rules are
functions. Everybody outside the room (match, laws, bots, screen) uses only what is here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .actions import Action, Verb
from .asking import Asking
from .chance import Chance
from .errors import IllegalAction, Reason
from .flow import Decision, Frame, Steps, advance
from .jsonable import from_json, to_json
from .message import Message
from .meta import Meta
from .showing import Showing
from .table import Table

Seat = int
Breakdown = dict[str, int]
"""Points by source, in the order to show them; text keys `source.<key>`."""


class Count(NamedTuple):
    """One public figure of a player: text key `count.<key>` and its value."""

    key: str
    value: int


class Result(NamedTuple):
    """The end: `places[seat]` from 1, equal numbers are shared; what decided between the first."""

    places: tuple[int, ...]
    decided_by: Message


class StateLike(Protocol):
    """A state: a slotted dataclass of JSON-native fields, with equality and its own copy."""

    flow: list[Frame]

    def copy(self: Any) -> Any:
        """A state that shares nothing mutable with this one."""


class ViewLike(Protocol):
    """What one seat may know: a slotted dataclass of JSON-native fields, with equality.

    `seat` None is an onlooker, who knows only what is public. `actor` None: game over.
    """

    seat: int | None
    actor: int | None


S = TypeVar("S", bound=StateLike)
V = TypeVar("V", bound=ViewLike)


class Game(Asking[V], Showing[S, V], ABC, Generic[S, V]):
    """One game (one id). Instances hold tables only and are never changed after creation."""

    meta: Meta
    state_type: type[S]
    view_type: type[V]
    verbs: ClassVar[Mapping[str, Verb]]
    steps: Steps[S]
    value_scale: ClassVar[float] = 10.0
    """A lead by `evaluate` that wins about three games in four; search turns leads into shares."""
    foresight: ClassVar[int] = 1
    """How often a searching player is asked again, others having acted in between, before the
    heuristic judges. More pays only where a turn is short."""

    # -- play ---------------------------------------------------------------------------
    @abstractmethod
    def new_state(
        self, players: int, options: Mapping[str, str], start: int | None, table: Table
    ) -> S:
        """The state at the first decision. `options` is complete; `start` None: drawn by lot."""

    def actor(self, state: S) -> Seat | None:
        """Who is asked now; None: the game is over."""
        return self._decision(state).actor(state) if state.flow else None

    def legal_actions(self, state: S) -> list[Action]:
        """All legal actions, sorted by `actions.sort_key`, unique; empty when over."""
        return self._decision(state).legal_actions(state) if state.flow else []

    def why_not(self, state: S, action: Action) -> Reason | None:
        """None if the action is legal now, else the reason. The rule itself."""
        if not state.flow:
            return Reason("game_over")
        decision = self._decision(state)
        if action.verb not in decision.verbs:
            return Reason("not_now")
        return decision.why_not(state, action)

    def apply(self, state: S, action: Action, table: Table) -> None:
        """Carry out an action in place. Raises IllegalAction and changes nothing."""
        reason = self.why_not(state, action)
        if reason is not None:
            raise IllegalAction(reason)
        self.play(state, action, table)

    def play(self, state: S, action: Action, table: Table) -> None:
        """`apply` for an action known to be legal (from the legal list or the log)."""
        self._decision(state).apply(state, action, table)
        advance(self.steps, state, table)

    def _decision(self, state: S) -> Decision[S]:
        return self.steps[state.flow[-1][0]]  # type: ignore[return-value]

    @abstractmethod
    def universe(self, state: S) -> Iterable[Action]:
        """Every action worth asking `why_not` about now: the legal ones and plausible illegal
        ones of the current verbs (all targets of that kind, not only sensible ones)."""

    # -- score --------------------------------------------------------------------------
    def scores(self, state: S) -> list[int]:
        """Points by seat as they stand (final points once the game is over)."""
        return [sum(part.values()) for part in self.breakdown(state)]

    @abstractmethod
    def breakdown(self, state: S) -> list[Breakdown]:
        """Points by source for each seat; each sums to the seat's score."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """The ranking of a game that is over."""

    # -- knowledge ----------------------------------------------------------------------
    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know, built up from nothing."""

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A full state that agrees with the view; hidden things drawn by `chance`."""

    @abstractmethod
    def secrets(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A copy in which everything that `seat` may not know is dealt anew (law 9).
        Written apart from `view` and `imagine`, so that each checks the other."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Invariants (law 8): every component counted once. Raises AssertionError."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """How good the state is for the seat, in points, for bots; higher is better."""

    # -- words (more, with answers to inherit, in `asking.py` and `showing.py`) ---------
    @abstractmethod
    def prompt(self, view: V) -> Message:
        """Who does what now, in words."""

    @abstractmethod
    def name_of(self, view: V, element: str) -> Message:
        """What an element (target id) is called."""

    @abstractmethod
    def panel(self, view: V) -> list[list[Count]]:
        """Public figures of each seat for the players' panel, the score not included."""

    @abstractmethod
    def notices(self, view: V) -> list[Message]:
        """Standing notices: last turns, somebody can win now. Mostly empty."""

    def label(self, view: V, action: Action) -> Message:
        """An action as a button: text `action.<verb>` with `a`, `b`, `c` (names of targets)
        and `n` (the last number)."""
        params: dict[str, Any] = {}
        for name, target in zip("abc", action.targets, strict=False):
            params[name] = target if isinstance(target, int) else self.name_of(view, target)
            if isinstance(target, int):
                params["n"] = target
        return Message(f"action.{action.verb}", params)

    # -- JSON ---------------------------------------------------------------------------
    def state_to_json(self, state: S) -> Any:
        """Plain JSON of a state."""
        return to_json(state)

    def state_from_json(self, data: Any) -> S:
        """The state again. Raises DamagedSave for a wrong shape."""
        return from_json(self.state_type, data)

    def view_to_json(self, view: V) -> Any:
        """Plain JSON of a view (for the worker)."""
        return to_json(view)

    def view_from_json(self, data: Any) -> V:
        """The view again."""
        return from_json(self.view_type, data)


AnyGame = Game[Any, Any]
