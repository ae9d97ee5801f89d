"""A new version is offered, taken with one tap in every tab, and never mixed with the old."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.harness.deploy import next_version, take_over
from web.build.browser import Server
from web.build.site import disarm

OFFER = "#boot-update:not([hidden])"
LOOK_FOR_UPDATE = "navigator.serviceWorker.ready.then(r => r.update()).then(() => null)"
ADDRESSES = "performance.getEntriesByType('resource').map(entry => entry.name)"
STORED = """
async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async n => (await (await caches.open(n)).keys())));
  return lists.flat().map(request => request.url);
}
"""


def app_folder(page: Page) -> str:
    return str(page.evaluate("JSON.parse(document.getElementById('build').textContent).build"))


@pytest.fixture(autouse=True)
def looking_for_updates_in_vain(open_app: AppOpener) -> None:
    """Servers are killed here while the browser itself may look for a newer worker."""
    open_app.expect_error("error occurred when fetching the script")


def test_second_deployment_is_offered_and_taken_with_one_tap(
    open_app: AppOpener, own_server: Server, site: Path, tmp_path: Path
) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    second_tab = page.context.new_page()
    second_tab.goto(own_server.address)
    open_app.wait_ready(second_tab)
    old = app_folder(page)

    newer = take_over(own_server, next_version(site, tmp_path / "newer", "newer"))
    try:
        page.evaluate(LOOK_FOR_UPDATE)
        page.wait_for_selector(OFFER, timeout=30_000)
        assert app_folder(page) == old
        page.click("#boot-apply")
        for tab in (page, second_tab):
            tab.wait_for_function(
                f"document.getElementById('build')?.textContent.includes('app-') &&"
                f" !document.getElementById('build').textContent.includes('{old}')",
                timeout=60_000,
            )
            open_app.wait_ready(tab)
            assert [url for url in tab.evaluate(ADDRESSES) if old in url] == []
        assert [url for url in page.evaluate(STORED) if old in url] == []
        assert page.locator("#boot-update").is_hidden()
    finally:
        newer.kill()
        second_tab.close()


def test_old_version_stays_whole_until_the_new_one_is_taken(
    open_app: AppOpener, own_server: Server, site: Path, tmp_path: Path
) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    old = app_folder(page)
    newer = take_over(own_server, next_version(site, tmp_path / "newer", "newer"))
    try:
        page.evaluate(LOOK_FOR_UPDATE)
        page.wait_for_selector(OFFER, timeout=30_000)
        page.reload()
        open_app.wait_ready(page)
        assert app_folder(page) == old
        ours = [url for url in page.evaluate(ADDRESSES) if "/app-" in url]
        assert ours
        assert all(old in url for url in ours)
        assert page.locator(OFFER).is_visible()
    finally:
        newer.kill()


def test_emergency_exit_removes_the_worker_and_its_files_but_no_saves(
    open_app: AppOpener, own_server: Server, site: Path, tmp_path: Path
) -> None:
    page = open_app(server=own_server, storage={"plansza:save:1": "kept"})
    open_app.wait_offline_ready(page)
    page.evaluate("caches.open('of-another-page')")
    disarmed = tmp_path / "disarmed"
    shutil.copytree(site, disarmed)
    disarm(disarmed)
    exit_server = take_over(own_server, disarmed)
    try:
        page.evaluate("window.before = true")
        page.evaluate(f"() => {{ {LOOK_FOR_UPDATE}; }}")
        page.wait_for_function("window.before === undefined", timeout=30_000)
        open_app.wait_ready(page)
        page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then(found => found === undefined)"
        )
        assert page.evaluate("caches.keys()") == ["of-another-page"]
        assert page.evaluate("localStorage.getItem('plansza:save:1')") == "kept"
        assert page.evaluate("navigator.serviceWorker.controller") is None
    finally:
        exit_server.kill()
