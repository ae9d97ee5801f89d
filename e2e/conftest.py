"""Fixtures for tests in a real browser against the built site.

One Chromium serves the whole run. `open_app` opens the page in a context that is kept warm
between tests (its service worker and caches stay, its saved games do not); `fresh=True`
gives a context of its own, as a first visit has it. After every test two things must hold:
no request went to another host, and the console has no error that the test did not announce.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.harness.app import AppOpener
from web.build.browser import Server, chromium, start_server
from web.build.site import copy_of_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, up to date, in a place of its own: no later build changes it."""
    return copy_of_site(tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The shared server; a test that kills or changes one starts its own."""
    running = start_server(site, gzip=True, log=tmp_path_factory.mktemp("server") / "log.jsonl")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def warm_opener(browser: Browser, server: Server) -> Iterator[AppOpener]:
    opener = AppOpener(browser, server)
    yield opener
    opener.close()


@pytest.fixture
def open_app(warm_opener: AppOpener) -> Iterator[AppOpener]:
    """Call it to get a page on which the app is ready; see `AppOpener.__call__`."""
    warm_opener.begin_test()
    yield warm_opener
    warm_opener.end_test()


@pytest.fixture
def own_server(site: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that this test may kill."""
    running = start_server(site, gzip=True, log=tmp_path / "log.jsonl")
    yield running
    running.kill()
