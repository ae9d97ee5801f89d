"""A turn without pointer: one tab stop on the board, arrows, Enter, Escape."""

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.table import (
    GAME,
    TOO_SOON_MS,
    match_of,
    moves,
    open_saved,
    stored,
    targets,
    wait_for_moves,
    wait_for_turn,
)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id"))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}, but {focused(page)}")


def to_the_board(page: Page) -> str:
    """Tab to the board; the one target that is a tab stop."""
    for _ in range(60):
        if focused(page).startswith("t-"):
            return focused(page).removeprefix("t-")
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach the board")


def test_whole_turn_by_keyboard(open_app: AppOpener) -> None:
    page = open_app(lang="en")
    tab_to(page, f"[data-to='new/{GAME}']")
    page.keyboard.press("Enter")
    tab_to(page, "#f-kind-1")
    page.keyboard.type("Computer: easy")
    tab_to(page, "#f-begin")
    page.keyboard.press("ArrowDown")
    tab_to(page, "#start")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    first = to_the_board(page)
    page.keyboard.press("ArrowDown")
    second = focused(page).removeprefix("t-")
    assert second != first and second in targets(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")
    page.wait_for_timeout(TOO_SOON_MS)
    page.keyboard.press("Enter")
    wait_for_moves(page, 2)
    page.wait_for_function("document.activeElement.id.startsWith('t-')")


def test_escape_takes_the_choice_back(open_app: AppOpener) -> None:
    page = open_app(lang="en")
    page.goto(page.url.split("#")[0] + f"#/new/{GAME}")
    page.select_option("#f-begin", "0")
    page.click("#start")
    wait_for_turn(page)
    to_the_board(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")
    page.keyboard.press("Escape")
    page.wait_for_selector("#confirm", state="detached")
    assert moves(page) == 0


def test_focus_stays_on_the_chosen_target(open_app: AppOpener) -> None:
    page = open_app(lang="en")
    page.goto(page.url.split("#")[0] + f"#/new/{GAME}")
    page.select_option("#f-begin", "0")
    page.click("#start")
    wait_for_turn(page)
    element = to_the_board(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")
    assert focused(page) == f"t-{element}"


def test_whole_board_in_words_by_keyboard(open_app: AppOpener) -> None:
    """A11Y-08: one button, then a list to read."""
    page = open_app(lang="en", storage=stored(match_of("human", "easy", moves=6)))
    open_saved(page)
    wait_for_turn(page)
    tab_to(page, "#tab-board")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel .position li")
    said = page.locator("#panel").inner_text()
    assert "Anna: place your tile" in said and "Ben" in said
