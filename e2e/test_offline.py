"""After the first visit everything works with nobody answering."""

import pytest

from e2e.harness.app import AppOpener
from e2e.harness.python import run_in_worker
from web.build.browser import Server

THINK = """
import svgwrite
import pygame_rules.core.contract
def answer():
    return ["worker", svgwrite.Drawing(debug=False).elementname]
"""


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


def test_worker_starts_after_the_server_was_killed(
    open_app: AppOpener, own_server: Server
) -> None:
    open_app.expect_error("sw.js")
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    own_server.kill()
    page.reload()
    open_app.wait_ready(page)
    assert run_in_worker(page, THINK) == ["worker", "svg"]


def test_new_tab_opens_offline_with_a_query_in_the_address(
    open_app: AppOpener, own_server: Server
) -> None:
    page = open_app(server=own_server)
    open_app.wait_offline_ready(page)
    own_server.kill()
    page.goto(own_server.address + "?from=home-screen")
    open_app.wait_ready(page)
