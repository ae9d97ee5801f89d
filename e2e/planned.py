"""Games known beforehand: the seed and the persons' moves are fixed, so the page must play alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import Page

from e2e.table import TOO_SOON_MS, moves, wait_for_moves
from pygame_rules.ai.bots import choose
from pygame_rules.core.actions import Action
from pygame_rules.core.match import Entry, Match

Policy = Callable[[Match], Action]
Do = Callable[[Page, Action], None]


def choice_of(match: Match, level: str) -> Action:
    """What a computer player of this level answers in the page."""
    seed = f"{match.setup.seed}:{len(match.entries)}"
    return choose(match.game, match.view(match.actor), level, seed).action


def play_out(match: Match, policy: Policy) -> Match:
    """The match played to its end; computers as in the page, persons by this policy."""
    humans = match.setup.humans()
    while match.actor is not None:
        kind = match.setup.seats[match.actor].kind
        match.act(policy(match) if match.actor in humans else choice_of(match, kind))
    return match


def events_of(match: Match, seat: int) -> set[str]:
    """Keys of everything that happened in a seat's own moves."""
    return {event.key for entry in match.entries if entry.seat == seat for event in entry.events}


def follow(page: Page, entries: Iterable[Entry], humans: list[int], do: Do) -> None:
    """Make every move of the persons in the page, each when its turn has come."""
    by_person = False
    for number, entry in enumerate(entries):
        if entry.seat not in humans:
            by_person = False
            continue
        wait_for_moves(page, number)
        assert moves(page) == number
        if by_person:
            page.wait_for_timeout(TOO_SOON_MS)
        do(page, entry.action)
        by_person = True
