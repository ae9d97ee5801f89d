"""After the first visit everything works with nobody answering."""

import pytest

from e2e.harness.app import AppOpener
from e2e.harness.python import start_app_worker
from web.build.browser import Server


@pytest.mark.parametrize("touch", [False, True])
def test_reload_after_the_server_was_killed(
    open_app: AppOpener, own_server: Server, touch: bool
) -> None:
    page = open_app(server=own_server, touch=touch)
    open_app.wait_offline_ready(page)
    own_server.kill()
    page.reload()
    open_app.wait_ready(page)
    assert page.locator("#boot-trouble").is_hidden()


def test_worker_starts_after_the_server_was_killed(open_app: AppOpener, own_server: Server) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    own_server.kill()
    page.reload()
    open_app.wait_ready(page)
    assert start_app_worker(page)


def test_new_tab_opens_offline_with_a_query_in_the_address(
    open_app: AppOpener, own_server: Server
) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    own_server.kill()
    page.goto(own_server.address + "?from=home-screen")
    open_app.wait_ready(page)
