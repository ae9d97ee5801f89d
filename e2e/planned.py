"""Games known beforehand: seed and moves of persons are fixed, so the page must play alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from e2e.table import TOO_SOON_MS, moves, wait_for_moves
from pygame_rules.ai.bots import choose
from pygame_rules.core.actions import Action
from pygame_rules.core.match import Entry, Match

CHOICES = '[id^="all-"][data-act="choose"]'
"""Buttons of the list of choices."""
DONE_OR_READY = """
count => {
  const id = location.hash.split("/")[2];
  const pointer = JSON.parse(localStorage.getItem("plansza:save:" + id) || '{"turn": 0}');
  return pointer.turn >= count || document.getElementById("confirm") !== null;
}
"""
NUMBER_OR_READY = """
([number, count]) => {
  const id = location.hash.split("/")[2];
  const pointer = JSON.parse(localStorage.getItem("plansza:save:" + id) || '{"turn": 0}');
  const shown = ["n-" + number, "number", "confirm"].some(name => document.getElementById(name));
  return shown || pointer.turn >= count;
}
"""
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


def events_of(match: Match, seat: int, done: int = 0) -> set[str]:
    """Keys of everything that happened in a seat's own moves, `done` entries aside."""
    own = [entry for entry in match.entries[done:] if entry.seat == seat]
    return {event.key for entry in own for event in entry.events}


def beginning(match: Match, count: int) -> Match:
    """The same match after so many entries."""
    start = Match(match.setup)
    for entry in match.entries[:count]:
        start.act(entry.action)
    return start


def follow(page: Page, entries: Sequence[Entry], humans: list[int], do: Do, done: int = 0) -> None:
    """Make every move of the persons in the page, each when its turn has come; `done` entries
    are behind."""
    by_person = False
    for number, entry in enumerate(entries[done:], start=done):
        if entry.seat not in humans:
            by_person = False
            continue
        wait_for_moves(page, number)
        assert moves(page) == number
        if by_person:
            page.wait_for_timeout(TOO_SOON_MS)
        do(page, entry.action)
        by_person = True


def open_choices(page: Page) -> None:
    """Show the list of choices."""
    page.wait_for_selector("#prompt")
    page.click('[data-act="tab"][data-tab="choices"]')


def read_and_pick(page: Page, action: Action) -> None:
    """Look at the whole screen, the log too, then choose from the list."""
    page.click("#tab-log")
    page.wait_for_selector('#tab-log[aria-selected="true"]')
    open_choices(page)
    pick(page, action)


def pick(page: Page, action: Action) -> None:
    """Choose an action from the list and with the stepper; Confirm where it must be."""
    before = moves(page)
    press(page, action, before)
    page.wait_for_function(DONE_OR_READY, arg=before + 1)
    if page.locator("#confirm").count():
        page.locator("#confirm").click()


def press(page: Page, action: Action, before: int) -> None:
    """The button of the whole action as soon as it is there, else target by target."""
    whole = page.locator(f'{CHOICES}[data-action="{action}"]')
    if not action.targets:
        whole.click()
    for target in action.targets:
        if isinstance(target, int):
            press_number(page, target, before)
            return
        step = page.locator(f'[id="all-{action.verb}-{target}"]')
        whole.or_(step).first.wait_for()
        if whole.count():
            whole.click()
            return
        step.click()


def press_number(page: Page, number: int, before: int) -> None:
    """Its own button; the stepper for a high one; nothing where only one number was possible."""
    page.wait_for_function(NUMBER_OR_READY, arg=[number, before + 1])
    own = page.locator(f"#n-{number}")
    if own.count():
        own.click()
    elif page.locator("#number").count():
        step_to(page, number)


def step_to(page: Page, number: int) -> None:
    """The stepper, one by one."""
    shown = int(page.locator("#number").inner_text())
    sign = "plus" if number > shown else "minus"
    for _ in range(abs(number - shown)):
        page.locator(f"#step-{sign}").click()
