"""Whole games between bots, each seeing only its own view."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.match import Match
from ..core.message import Message
from ..core.setup import Setup
from .bots import choose
from .choice import Choice


def bot_choice(match: Match) -> Choice:
    """What the bot whose turn it is does now. Raises ValueError if a person is asked."""
    seat = match.actor
    assert seat is not None
    kind = match.setup.seats[seat].kind
    seed = f"{match.setup.seed} {len(match.entries)}"
    return choose(match.game, match.view(seat), kind, seed)


def play_out(match: Match, cap: int) -> None:
    """Let the bots play until the game is over or `cap` actions are done."""
    while not match.over and len(match.entries) < cap:
        match.act(bot_choice(match).action)


@dataclass(frozen=True, slots=True)
class Report:
    """How a game ended. `ended_by`: the last `end_...` event, or "cap"."""

    match: Match
    ended_by: str
    decided_by: Message | None


def play_game(setup: Setup) -> Report:
    """One whole game between the bots named in the set-up."""
    match = Match(setup)
    play_out(match, match.game.meta.action_cap)
    if not match.over:
        return Report(match, "cap", None)
    ends = [e.key for entry in match.entries[-1:] for e in entry.events if e.key.startswith("end")]
    decided = match.game.result(match.state).decided_by
    return Report(match, ends[-1] if ends else "rule", decided)
