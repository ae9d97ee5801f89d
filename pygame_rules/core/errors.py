"""Everything that can go wrong, as types. Messages are text keys, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """Why something may not be done: text key `reason.<key>`, rule number, named parameters."""

    key: str
    rule: str = ""
    params: Mapping[str, object] = {}


class PlanszaError(Exception):
    """Base of all errors that a player may meet; `key` names a text in `text/`."""

    key = "error.unknown"

    def __init__(self, detail: str = "") -> None:
        super().__init__(f"{self.key}: {detail}" if detail else self.key)
        self.detail = detail


class IllegalAction(PlanszaError):
    """An action that the rules forbid. The state is as it was."""

    key = "error.illegal"

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} ({reason.rule})")
        self.reason = reason


class UndoBlocked(PlanszaError):
    """An undo that would cross a barrier, or has nothing to take back."""

    key = "error.undo"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class ChanceError(PlanszaError):
    """A logged outcome is missing, left over or impossible."""

    key = "error.chance"


class UnknownGame(PlanszaError):
    """No room has this id."""

    key = "error.unknown_game"


class BadSetup(PlanszaError):
    """A set-up that the game does not offer (number of seats, an option's value)."""

    key = "error.setup"


class DamagedSave(PlanszaError):
    """A save that cannot be read: not JSON, cut off, wrong shape, wrong checksum."""

    key = "error.save_damaged"


class UnknownVersion(PlanszaError):
    """A save of a format that this version does not know."""

    key = "error.save_version"
