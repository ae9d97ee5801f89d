"""No screen has a violation that axe-core can find; names and roles reach the tree."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.axe import violations
from e2e.harness.app import AppOpener, Theme
from e2e.table import GAME, match_of, open_saved, start_game, stored, tap, targets, wait_for_turn
from web.results import KEY, Kind, Record, dump


def home(page: Page) -> None:
    page.wait_for_selector(".saves")


def new_game(page: Page) -> None:
    page.click(f'[data-to="new/{GAME}"]')
    page.click("summary")


def playing(page: Page) -> None:
    start_game(page)


def choosing(page: Page) -> None:
    start_game(page)
    tap(page, targets(page)[0])
    page.wait_for_selector("#confirm")


def choices(page: Page) -> None:
    start_game(page)
    page.click("#tab-choices")
    page.wait_for_selector("#panel .choices")


def log(page: Page) -> None:
    open_saved(page)
    page.click("#tab-log")
    page.wait_for_selector(".log-line")


def curtain(page: Page) -> None:
    open_saved(page, "shared")


def end(page: Page) -> None:
    open_saved(page, "over")
    page.wait_for_selector(".end .offer")


def settings(page: Page) -> None:
    page.click('[data-to="settings"]')


def results(page: Page) -> None:
    page.click('[data-to="settings"]')
    page.click("#to-results")
    page.click("#clear")
    page.wait_for_selector(".tallies")


def help_(page: Page) -> None:
    page.click('[data-to="help"]')
    page.click(f'[data-to="help/{GAME}"]')
    page.locator("summary").first.click()


def about(page: Page) -> None:
    page.click('[data-to="about"]')


def rescue(page: Page) -> None:
    page.click("#save-bad")


def three_losses() -> Record:
    """The last of them is the finished game."""
    record = Record()
    for save in ("first", "second", "over"):
        record = record.with_game(save, Kind(GAME, 2, "normal"), won=False)
    return record


SCREENS: dict[str, Callable[[Page], None]] = {
    f.__name__: f
    for f in (home, new_game, playing, choosing, choices, log, curtain, end, settings, results,
              help_, about, rescue)
}  # fmt: skip
STORAGE = {
    **stored(match_of("human", "easy", moves=6)),
    **stored(match_of("human", "human", moves=6), "shared"),
    **stored(match_of("human", "easy", moves=68), "over"),
    "plansza:save:bad": "{",
    KEY: dump(three_losses()),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_has_violations(open_app: AppOpener, theme: Theme) -> None:
    page = open_app(touch=True, theme=theme, storage=STORAGE, lang="en")
    found: dict[str, list[str]] = {}
    for name, go_there in SCREENS.items():
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector(".home")
        go_there(page)
        found[name] = violations(page)
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_board_is_no_picture_and_its_targets_are_named_buttons(open_app: AppOpener) -> None:
    page = open_app(lang="en")
    start_game(page)
    assert page.locator("#sheet").get_attribute("role") == "group"
    names = page.locator("#targets [role=button]").evaluate_all(
        "nodes => nodes.map(n => n.getAttribute('aria-label'))"
    )
    assert len(names) > 10 and all(names)
    assert page.locator("#board [tabindex='0']").count() == 1


def test_what_happens_is_said_politely(open_app: AppOpener) -> None:
    page = open_app(lang="en", touch=True, storage=STORAGE)
    open_saved(page)
    wait_for_turn(page)
    assert "Anna" in page.locator("#live[aria-live=polite]").inner_text()
