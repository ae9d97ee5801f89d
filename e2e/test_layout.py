"""The board fills the screen, nothing scrolls sideways, fingers find everything."""

import pytest
from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.table import (
    TOO_SOON_MS,
    match_of,
    open_saved,
    start_game,
    stored,
    tap,
    targets,
    wait_for_turn,
)
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup

SIZES = [(1024, 768), (768, 1024), (1366, 1024), (390, 844), (844, 390), (360, 640)]
OUT_OF_SIGHT = """
ids => ids.filter(id => {
  const card = document.getElementById("card-" + id), box = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 6))
    || box.width < 44 || box.height < 44;
})
"""
TRAY_TOP = "document.getElementById('tray').getBoundingClientRect().top"
BOARD_SHARE = """
() => {
  const box = document.querySelector(".board-area").getBoundingClientRect();
  return box.width * box.height / (innerWidth * innerHeight);
}
"""
SMALL_CONTROLS = """
() => [...document.querySelectorAll("button, select, input, summary, .segmented label")]
  .filter(node => node.offsetParent !== null && !node.closest("#boot, .segmented, .swatches"))
  .filter(node => { const b = node.getBoundingClientRect(); return b.width < 44 || b.height < 44; })
  .map(node => node.outerHTML.slice(0, 100))
"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("size", SIZES)
def test_board_takes_65_percent(open_app: AppOpener, size: tuple[int, int]) -> None:
    page = open_app(touch=True, viewport=size)
    start_game(page)
    assert page.evaluate(BOARD_SHARE) >= 0.65
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL_CONTROLS) == []


@pytest.mark.parametrize("width", [360, 768, 1024])
def test_no_screen_scrolls_sideways_and_controls_are_large(open_app: AppOpener, width: int) -> None:
    page = open_app(
        touch=True, viewport=(width, 768), storage=stored(match_of("human", "easy", moves=68))
    )
    for selector in ("[data-to=settings]", "[data-to=about]", "[data-to=help]",
                     "[data-to='new/rebirth-scotland']", "#save-saved"):  # fmt: skip
        assert page.evaluate(SIDEWAYS) <= 0
        page.locator(selector).tap()
        page.wait_for_selector(".page")
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.evaluate(SMALL_CONTROLS) == []
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector(".home")


def trains() -> Match:
    """Great Lakes, Anna's first turn after the set-up."""
    seats = (SeatSetup("Anna", "human", "blue"), SeatSetup("Ben", "easy", "red"))
    match = Match(Setup("great-lakes", seats, {}, 0, "e2e"))
    while match.state.flow[-1] != ["turn", 0]:
        match.act(match.legal_actions()[0])
    return match


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (390, 844)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_open_cards_and_decks_need_no_scrolling(
    open_app: AppOpener, size: tuple[int, int], lang: str
) -> None:
    page = open_app(touch=True, viewport=size, lang=lang, storage=stored(trains()))
    open_saved(page)
    wait_for_turn(page)
    page.evaluate("document.getElementById('boot').style.display = 'none'")
    cards = [f"row{slot}" for slot in range(6)] + ["deck_trains", "deck_ships", "deck_tickets"]
    assert page.evaluate(OUT_OF_SIGHT, cards) == []


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)])
def test_a_preview_moves_no_card(open_app: AppOpener, size: tuple[int, int]) -> None:
    page = open_app(touch=True, viewport=size, storage=stored(trains()))
    open_saved(page)
    wait_for_turn(page)
    before = page.evaluate(TRAY_TOP)
    page.locator("#card-deck_ships").tap()
    page.wait_for_selector("#confirm")
    assert page.evaluate(TRAY_TOP) == before
    assert page.evaluate(OUT_OF_SIGHT, ["row0", "row5", "deck_tickets"]) == []
    assert page.locator("#confirm").is_visible()


def test_rotation_loses_nothing(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    start_game(page)
    tap(page, targets(page)[0])
    page.wait_for_selector("#confirm")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.wait_for_timeout(200)
    assert page.locator("#confirm").is_visible()
    page.locator("#confirm").tap()
    page.wait_for_selector("#confirm", state="detached")


def width(page: Page) -> float:
    return float(page.evaluate("document.getElementById('sheet').getBoundingClientRect().width"))


def wait_for_width(page: Page, low: float, high: float) -> None:
    page.wait_for_function(
        """([low, high]) => {
          const width = document.getElementById("sheet").getBoundingClientRect().width;
          return low <= width && width <= high;
        }""",
        arg=[low, high],
    )


def zoomed_in(page: Page) -> float:
    """Tap the button once; how wide the whole board was before."""
    page.wait_for_timeout(500)
    whole = width(page)
    page.locator("[data-act=zoom][data-n='1']").tap()
    wait_for_width(page, whole * 1.2, whole * 9)
    return whole


def test_zoom_by_buttons_keys_and_wheel_and_taps_still_hit(open_app: AppOpener) -> None:
    page = open_app(touch=True, storage=stored(match_of("human", "easy", moves=2)))
    open_saved(page)
    wait_for_turn(page)
    whole = zoomed_in(page)
    visible = page.evaluate(
        """() => [...document.querySelectorAll("[data-target]")].find(node => {
          const b = node.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
          return node.contains(document.elementFromPoint(x, y));
        }).dataset.target"""
    )
    tap(page, visible)
    page.wait_for_selector("#confirm")
    assert "chosen" in (page.locator(f"#t-{visible}").get_attribute("class") or "")
    page.keyboard.press("0")
    wait_for_width(page, 0, whole * 1.05)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    wait_for_width(page, whole * 1.05, whole * 9)


def test_the_next_person_sees_the_whole_board_where_there_is_no_curtain(
    open_app: AppOpener,
) -> None:
    """TOUCH-08: in Cyclades no curtain takes the board away between two people."""
    seats = (SeatSetup("Anna", "human", "black"), SeatSetup("Ben", "human", "blue"))
    match = Match(Setup("cyclades", seats, {}, 0, "zoom"))
    page = open_app(touch=True, storage=stored(match), settings={"confirm": "never"})
    open_saved(page)
    wait_for_turn(page)
    whole = zoomed_in(page)
    page.locator("#tab-choices").tap()
    for _ in range(4):
        if "Ben" in page.locator("#prompt").inner_text():
            break
        page.wait_for_timeout(TOO_SOON_MS)
        confirm = page.locator("#confirm")
        (confirm if confirm.count() else page.locator('[id^="all-"]').first).tap()
    wait_for_width(page, 0, whole * 1.05)


def test_a_tap_never_zooms_the_page(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    start_game(page)
    for _ in range(2):
        page.touchscreen.tap(200, 300)
    assert page.evaluate("visualViewport.scale") == 1
