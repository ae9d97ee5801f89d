"""The loupe of the built page: a finger on a double route is asked which lane it means."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.axe import violations
from e2e.harness.app import AppOpener
from e2e.table import TOO_SOON_MS, open_saved, stored, tap, wait_for_turn
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.great_lakes.data import LANES, NO_TWIN

PEOPLE = (("Anna", "blue"), ("Ben", "red"), ("Cezary", "green"), ("Dorota", "yellow"))


def doubles(match: Match) -> list[tuple[str, str]]:
    """The doubles of two colours of which both lanes may be claimed."""
    legal = {target for action in match.legal_actions() for target in action.targets}
    twins = [(lane, LANES[lane.twin]) for lane in LANES if lane.twin != NO_TWIN]
    pairs = [(lane.id, twin.id) for lane, twin in twins if lane.colour != twin.colour]
    return [pair for pair in pairs if set(pair) <= legal]


def before_a_double() -> Match:
    """Anna may claim both lanes of some double."""
    seats = tuple(SeatSetup(n, "easy" if i else "human", c) for i, (n, c) in enumerate(PEOPLE))
    match, lots = Match(Setup("great-lakes", seats, {}, 0, "loupe")), SampledChance("loupe")
    while match.actor != 0 or not doubles(match):
        match.act(random_action(match.legal_actions(), lots))
    return match


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_a_finger_on_a_double_is_asked_and_the_picture_may_be_touched(
    open_app: AppOpener, size: tuple[int, int]
) -> None:
    """UNDO-05."""
    page, (lane, twin) = opened(open_app, size)
    tap(page, lane)
    page.wait_for_selector("#loupe .near")
    assert violations(page) == []
    assert all(height >= 44 for height in heights(page, "#loupe button"))
    page.wait_for_timeout(TOO_SOON_MS)
    box = page.locator(f'.loupe-glass [data-element="{twin}"]').bounding_box()
    number = page.locator(".loupe-number circle").nth(place_of(page, twin)).bounding_box()
    assert box is not None and number is not None
    page.touchscreen.tap(number["x"] + number["width"] / 2, number["y"] + number["height"] / 2)
    page.wait_for_selector("#confirm")
    assert page.locator("#loupe .near").count() == 0
    assert page.locator(f"#t-{twin}").get_attribute("aria-pressed") == "true"


def test_the_loupe_by_keyboard(open_app: AppOpener) -> None:
    page, (lane, _) = opened(open_app, (1024, 768))
    tap(page, lane)
    page.wait_for_selector("#near-0:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector("#loupe:empty", state="attached")
    page.wait_for_selector("[data-target]:focus", state="attached")
    tap(page, lane)
    page.wait_for_selector("#near-0:focus")
    page.wait_for_timeout(TOO_SOON_MS)
    page.keyboard.press("Tab")
    chosen = page.locator("#near-1").get_attribute("data-element")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#t-{chosen}[aria-pressed="true"]', state="attached")


def opened(open_app: AppOpener, size: tuple[int, int]) -> tuple[Page, tuple[str, str]]:
    match = before_a_double()
    page = open_app(touch=True, lang="en", viewport=size, storage=stored(match))
    open_saved(page)
    wait_for_turn(page)
    return page, doubles(match)[0]


def place_of(page: Page, element: str) -> int:
    """Which of the rows is the one of this element."""
    rows = "nodes => nodes.map(node => node.dataset.element)"
    return list(page.locator("#loupe .near").evaluate_all(rows)).index(element)


def heights(page: Page, selector: str) -> list[float]:
    measure = "nodes => nodes.map(node => node.getBoundingClientRect().height)"
    return list(page.locator(selector).evaluate_all(measure))
