"""What users of comparable pages reported and only a browser can show (docs/CASES.md)."""

import re

import pytest
from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.harness.python import run_in_worker, run_on_main, start_app_worker
from e2e.table import (
    match_of,
    moves,
    open_saved,
    play_by_touch,
    start_game,
    stored,
    wait_for_moves,
)
from web.build.browser import Server

FORGET = """
async pattern => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes(pattern)) await cache.delete(request);
  }
}
"""
LONG_GAME = """
import gc
from boards_svg.registry import board_for
from pygame_rules.core.match import start_match
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.registry import listed
from pygame_rules.core.save import dump, load
from pygame_rules.core.setup import quick_setup

def play(meta):
    seats = max(meta.seats)
    match = start_match(quick_setup(meta, ["human"] * seats, 1))
    board, picks = board_for(meta.id).for_players(seats), SampledChance(1)
    board.static("pl")
    while not match.over and len(match.entries) < 250:
        match.act(random_action(match.legal_actions(), picks))
        if len(match.entries) % 25 == 0:
            for piece, key in board.pieces(match.view(0)).items():
                board.draw(piece, key)
            load(dump(match))
"""
HEAP = "import pyodide_js\nsize = int(pyodide_js._module.HEAPU8.length)\n"
HEAP_LIMIT = 64 << 20


def lose(page: Page, file: str) -> None:
    """The device throws away what it has stored of a file, the browser's own cache too."""
    page.evaluate(FORGET, file)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def test_page_needs_no_isolation_headers(open_app: AppOpener) -> None:
    """SW-11: plain hosts send none; the computer player's worker gets text and sends text."""
    page = open_app()
    assert page.evaluate("crossOriginIsolated") is False
    assert start_app_worker(page)


def test_home_is_painted_before_python_comes(open_app: AppOpener) -> None:
    """PY-05: the boards are on the screen while the engine has not even been fetched."""
    page = open_app(fresh=True, lang="en", wait=False)
    page.context.route(re.compile(r"/pyodide\.(asm\.)?(m?js|wasm)$"), lambda route: None)
    page.reload(wait_until="commit")
    page.wait_for_selector(".home .board-card img >> visible=true")
    page.wait_for_function(
        "[...document.querySelectorAll('.board-card img')].every(i => i.complete && i.naturalWidth)"
    )
    assert page.locator("#boot-progress").is_visible()
    assert page.locator("html").get_attribute("data-start") == "loading"


def test_lost_piece_of_the_offline_copy_is_fetched_again(
    open_app: AppOpener, own_server: Server
) -> None:
    """SW-09: a device that has thrown a stored file away asks the network for it."""
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    lose(page, "pyodide.asm.wasm")
    page.reload()
    open_app.wait_ready(page)


def test_lost_piece_without_a_network_is_told(open_app: AppOpener, own_server: Server) -> None:
    """SW-09."""
    open_app.expect_error("")
    page = open_app(server=own_server, lang="en")
    open_app.wait_offline_ready(page)
    lose(page, "pyodide.asm.wasm")
    own_server.kill()
    page.reload()
    page.wait_for_selector("#boot-trouble:not([hidden])", timeout=40_000)
    assert "saved games are safe" in page.locator("#boot-trouble").inner_text()


def test_page_put_away_without_warning_has_kept_the_move(open_app: AppOpener) -> None:
    """SAVE-08, SAVE-19: `pagehide`, then the page is gone, with no question asked."""
    page = open_app(touch=True, storage=stored(match_of("human", "human", moves=4)))
    open_saved(page)
    page.locator("#lift").tap()
    page.wait_for_selector("[data-target]", state="attached")
    page.wait_for_timeout(400)
    play_by_touch(page)
    wait_for_moves(page, 5)
    address, context = page.url, page.context
    page.evaluate("window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.close(run_before_unload=False)
    again = context.new_page()
    again.goto(address)
    open_app.wait_ready(again)
    again.wait_for_selector("#lift")
    assert moves(again) == 5
    again.close()


def test_memory_stays_small_over_long_games_of_every_kind(open_app: AppOpener) -> None:
    """PY-03: the page's interpreter, and a worker that thinks."""
    page = open_app()
    code = LONG_GAME + "for meta in listed():\n    play(meta)\n" + HEAP + "result = size\n"
    on_page = run_on_main(page, code)
    thinking = LONG_GAME + (
        "from pygame_rules.ai.bots import choose\n"
        "def answer():\n"
        "    for meta in listed():\n"
        "        match = start_match(quick_setup(meta, ['easy'] * max(meta.seats), 1))\n"
        "        for n in range(8):\n"
        "            match.act(choose(match.game, match.view(match.actor), 'easy', n).action)\n"
        "    import pyodide_js\n"
        "    return int(pyodide_js._module.HEAPU8.length)\n"
    )
    in_worker = run_in_worker(page, thinking)
    assert on_page < HEAP_LIMIT
    assert in_worker < HEAP_LIMIT


HOME_BAR_PX = 34
LOW_BUTTONS = """
limit => [...document.querySelectorAll("button, [role=button]")]
  .filter(node => node.checkVisibility() && !node.closest("#board, #boot"))
  .filter(node => { const b = node.getBoundingClientRect();
    return b.top < innerHeight && b.bottom > innerHeight - limit; })
  .map(node => node.outerHTML.slice(0, 90))
"""


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (390, 844)])
def test_no_button_lies_under_the_home_bar(open_app: AppOpener, size: tuple[int, int]) -> None:
    """IOS-01: with the room that an iPad or iPhone asks for at the bottom."""
    page = open_app(touch=True, viewport=size)
    insets = {"bottom": HOME_BAR_PX, "bottomMax": HOME_BAR_PX}
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    start_game(page)
    assert page.evaluate("getComputedStyle(document.querySelector('.side')).paddingBottom") == (
        f"{HOME_BAR_PX}px"
    )
    assert page.evaluate(LOW_BUTTONS, HOME_BAR_PX) == []
    play_by_touch(page)
    page.locator("#tab-log").tap()
    page.locator(".log-line").last.tap()
    page.wait_for_selector("#banner #now")
    low = page.evaluate(LOW_BUTTONS, HOME_BAR_PX)
    assert not [button for button in low if 'id="now"' in button or 'data-act="zoom"' in button]
