"""What the lists need to know of a game without loading it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .errors import BadSetup


@dataclass(frozen=True, slots=True)
class Option:
    """A ruling or variant that a table may choose.

    Texts: `option.<id>` (title), `option.<id>.help` (one line), `option.<id>.<choice>`.
    """

    id: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Meta:
    """A game as the home screen and the command line list it.

    `secrecy`: "hand" (a curtain between human players), "peek" (no curtain, own secrets
    shown while held) or "open". `colours`: seat colours in the rulebook's order; the
    players of an n-player game may take any unless `colours_by_count` narrows them.
    `action_cap`: a random game ends within so many actions (law 1).
    `sure`, `own`: text keys `about.<key>` that say what of the board is printed fact and
    what is our own reconstruction.
    """

    id: str
    room: str
    titles: Mapping[str, str]
    seats: tuple[int, ...]
    secrecy: Literal["hand", "peek", "open"]
    colours: tuple[str, ...]
    rules_version: int
    action_cap: int
    options: tuple[Option, ...] = ()
    colours_by_count: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    sure: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    hidden: bool = False

    def colours_for(self, seats: int) -> tuple[str, ...]:
        """The colours that a table of so many seats may use."""
        return self.colours_by_count.get(seats, self.colours)

    def full_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Chosen options with defaults filled in. Raises BadSetup for an unknown one."""
        result = {option.id: option.default for option in self.options}
        for key, value in chosen.items():
            if key not in result or value not in self._choices(key):
                raise BadSetup(f"{key}={value}"[:80])
            result[key] = value
        return result

    def _choices(self, key: str) -> tuple[str, ...]:
        return next(option.choices for option in self.options if option.id == key)
