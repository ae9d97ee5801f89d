"""One smoke test in WebKitGTK: start, and start again with the server gone."""

from pathlib import Path

import pytest
from selenium.webdriver.support.ui import WebDriverWait

from e2e.harness import webkit
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


def test_start_and_offline_reload_in_webkit(own_server: Server, tmp_path: Path) -> None:
    with webkit.webkit(tmp_path) as driver:
        until = WebDriverWait(driver, PATIENCE).until
        driver.get(own_server.address)
        until(lambda d: d.execute_script(READY))
        until(lambda d: d.execute_script(STORED))
        until(lambda d: d.execute_script(CONTROLLED))
        own_server.kill()
        driver.execute_script(MARK)
        driver.refresh()
        until(lambda d: d.execute_script(MARK_GONE))
        until(lambda d: d.execute_script(READY))
