"""The board fills the screen, nothing scrolls sideways, fingers find everything."""

import pytest
from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.table import match_of, open_saved, start_game, stored, tap, targets, wait_for_turn

SIZES = [(1024, 768), (768, 1024), (1366, 1024), (390, 844), (844, 390), (360, 640)]
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


def test_zoom_by_buttons_keys_and_wheel_and_taps_still_hit(open_app: AppOpener) -> None:
    page = open_app(touch=True, storage=stored(match_of("human", "easy", moves=2)))
    open_saved(page)
    wait_for_turn(page)
    page.wait_for_timeout(500)
    whole = width(page)
    page.locator("[data-act=zoom][data-n='1']").tap()
    wait_for_width(page, whole * 1.2, whole * 9)
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


def test_a_tap_never_zooms_the_page(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    start_game(page)
    for _ in range(2):
        page.touchscreen.tap(200, 300)
    assert page.evaluate("visualViewport.scale") == 1
