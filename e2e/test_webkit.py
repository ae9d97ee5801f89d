"""One smoke test in WebKitGTK: start, one move, go on with the server gone."""

from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.support.ui import WebDriverWait

from e2e.harness import webkit
from e2e.table import match_of, stored
from web.build.browser import Server

pytestmark = [
    pytest.mark.webkit,
    pytest.mark.skipif(bool(webkit.missing()), reason=f"not here: {webkit.missing()}"),
]
PATIENCE = 120
READY = "return document.documentElement.dataset.start === 'ready'"
STORED = "return document.documentElement.dataset.offline === 'ready'"
CONTROLLED = "return Boolean(navigator.serviceWorker.controller)"
MARK = "window.before = true"
MARK_GONE = "return window.before === undefined"


STORE = "for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)"
OPEN = "location.hash = '#play/saved'"
CENTRE = """
const target = document.querySelector("[data-target]");
const box = target && target.getBoundingClientRect();
return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
"""
MOVES = "return JSON.parse(localStorage.getItem('plansza:save:saved')).turn"


def play(driver: WebKitGTK) -> None:
    """One move by mouse, and the computer's answer."""
    until = WebDriverWait(driver, PATIENCE).until
    until(lambda d: d.execute_script(CENTRE))
    before = driver.execute_script(MOVES)
    mouse = ActionBuilder(driver)
    mouse.pointer_action.move_to_location(*driver.execute_script(CENTRE)).click()
    mouse.perform()
    until(lambda d: d.execute_script(MOVES) >= before + 2)


def test_start_a_move_and_offline_reload_in_webkit(own_server: Server, tmp_path: Path) -> None:
    with webkit.webkit(tmp_path) as driver:
        until = WebDriverWait(driver, PATIENCE).until
        driver.get(own_server.address)
        until(lambda d: d.execute_script(READY))
        until(lambda d: d.execute_script(STORED))
        until(lambda d: d.execute_script(CONTROLLED))
        driver.execute_script(STORE, stored(match_of("human", "easy")))
        driver.execute_script(OPEN)
        play(driver)
        own_server.kill()
        driver.execute_script(MARK)
        driver.refresh()
        until(lambda d: d.execute_script(MARK_GONE))
        until(lambda d: d.execute_script(READY))
        play(driver)
        assert driver.execute_script(MOVES) >= 4
