"""A start that fails says so, and offers a reload and the saved games as a file."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from e2e.harness.app import AppOpener
from web.build.browser import start_server

TROUBLE = "#boot-trouble:not([hidden])"
SAVES = {"plansza:save:1": '{"turn": 3}', "elsewhere:x": "not ours"}


def broken_copy(site: Path, target: Path, pattern: str) -> Path:
    """The site without the one file that matches `pattern`."""
    shutil.copytree(site, target)
    (missing,) = target.glob(pattern)
    missing.unlink()
    return target


@pytest.mark.parametrize(
    "pattern",
    [
        "runtime-*/pyodide.mjs",
        "runtime-*/pyodide.asm.wasm",
        "runtime-*/python_stdlib.bin",
        "runtime-*/core.js",
        "runtime-*/py-editor-*.js",
        "app-*/app.bin",
        "app-*/main.py",
        "app-*/interpreter.mjs",
    ],
)
def test_missing_file_shows_the_watchdog(
    open_app: AppOpener, site: Path, tmp_path: Path, pattern: str
) -> None:
    open_app.expect_error("")
    server = start_server(broken_copy(site, tmp_path / "broken", pattern))
    try:
        page = open_app(server=server, lang="en", wait=False)
        page.wait_for_selector(TROUBLE, timeout=15_000)
        assert "could not start" in page.locator("#boot-trouble").inner_text()
        assert page.locator("#boot-help").is_hidden()
    finally:
        server.kill()


def test_error_in_python_shows_the_watchdog(
    open_app: AppOpener, site: Path, tmp_path: Path
) -> None:
    open_app.expect_error("")
    broken = tmp_path / "broken"
    shutil.copytree(site, broken)
    (main,) = broken.glob("app-*/main.py")
    main.write_text("raise RuntimeError('no app')\n", encoding="utf-8")
    server = start_server(broken, gzip=True)
    try:
        page = open_app(server=server, lang="en", wait=False)
        page.wait_for_selector(TROUBLE, timeout=30_000)
        assert "could not start" in page.locator("#boot-trouble").inner_text()
    finally:
        server.kill()


def test_blocked_script_offers_reload_export_and_then_help(open_app: AppOpener) -> None:
    open_app.expect_error("")
    page = open_app(fresh=True, lang="pl", wait=False, storage=SAVES)
    page.context.route(re.compile(r"/core-[^/]+\.js$"), lambda route: route.abort())
    page.reload()
    page.wait_for_selector(TROUBLE, timeout=15_000)
    assert exported(page) == {"plansza:save:1": '{"turn": 3}'}

    page.click("#boot-reload")
    page.wait_for_selector("#boot-help:not([hidden])", timeout=15_000)
    assert "Safari" in page.locator("#boot-help").inner_text()

    page.context.unroute(re.compile(r"/core-[^/]+\.js$"))
    page.click("#boot-reload")
    open_app.wait_ready(page)
    assert page.evaluate("localStorage.getItem('plansza:failed-starts')") is None


def exported(page: Page) -> dict[str, str]:
    """What the export button saves, without the settings and the count of failed starts."""
    with page.expect_download() as waiting:
        page.click("#boot-export")
    assert waiting.value.suggested_filename == "plansza-saves.json"
    data = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert data["format"] == "plansza-storage"
    kept: dict[str, str] = data["keys"]
    return {k: v for k, v in kept.items() if k not in ("plansza:settings", "plansza:failed-starts")}


def test_start_that_hangs_says_so_and_goes_on_when_it_comes(open_app: AppOpener) -> None:
    page = open_app(fresh=True, lang="en", wait=False)
    held: list[Route] = []
    page.context.route(re.compile(r"/pyodide\.mjs$"), lambda route: held.append(route))
    page.clock.install()
    page.reload(wait_until="commit")
    page.wait_for_function("document.documentElement.dataset.start === 'loading'")
    page.wait_for_timeout(1500)
    page.clock.fast_forward(26_000)
    page.wait_for_selector(TROUBLE)
    assert "longer than usual" in page.locator("#boot-trouble").inner_text()
    for route in held:
        route.continue_()
    open_app.wait_ready(page)
    assert page.locator("#boot-trouble").is_hidden()
