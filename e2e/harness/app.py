"""Opening the app in a context whose requests and console are watched."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from web.build.browser import Server

READY = 'html[data-start="ready"]'
START_TIMEOUT = 90_000
"""Milliseconds; far more than a start takes, because two cores may be busy."""

SEED = """
items => {
  if (window !== top || sessionStorage.getItem("seeded")) return;
  sessionStorage.setItem("seeded", "yes");
  localStorage.clear();
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}
"""

Theme = Literal["light", "dark"]


@dataclass(slots=True)
class Watch:
    """What a context did that it must not do."""

    foreign: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def attach(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.note_request(request.url))
        context.on("console", lambda message: self.note_console(message))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def note_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1":
            self.foreign.append(url)

    def check(self, expected: list[str]) -> None:
        """No foreign request, no console error but those that match an expected pattern."""
        assert self.foreign == []
        surprises = [e for e in self.errors if not any(re.search(p, e) for p in expected)]
        assert surprises == []


class AppOpener:
    """Opens the app; see the fixture `open_app`."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.warm: dict[bool, BrowserContext] = {}
        self.watches: dict[BrowserContext, Watch] = {}
        self.opened: list[Page] = []
        self.private: list[BrowserContext] = []
        self.expected: list[str] = []

    def __call__(
        self,
        *,
        viewport: tuple[int, int] = (1024, 768),
        lang: str | None = "pl",
        theme: Theme = "light",
        touch: bool = False,
        fresh: bool = False,
        server: Server | None = None,
        wait: bool = True,
        route: str = "",
        storage: dict[str, str] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Page:
        """A page with the app in it, ready unless `wait` is false.

        `route` is what stands after `#` (`play/ID`; `web.build.saved` makes stored games).
        `lang=None` leaves the choice to the browser's language. `storage` is put into
        localStorage before the start (keys with their prefix), `settings` over the settings.
        A `server` of the test's own implies a context of its own.
        """
        context = self.context(touch, fresh=fresh or server is not None)
        page = context.new_page()
        self.opened.append(page)
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        address = (server or self.server).address
        chosen = {} if lang is None else {"lang": lang, "theme": theme}
        self.prepare_storage(page, {**chosen, **(settings or {})}, storage or {})
        page.goto(address + (f"#{route}" if route else ""))
        if wait:
            self.wait_ready(page)
        return page

    def prepare_storage(
        self, page: Page, settings: dict[str, Any], storage: dict[str, str]
    ) -> None:
        """Let the page's first load, and no later one, find exactly this in localStorage."""
        items = {**storage, **({"plansza:settings": json.dumps(settings)} if settings else {})}
        page.add_init_script(f"({SEED})({json.dumps(items)})")

    def wait_ready(self, page: Page) -> None:
        page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT)

    def wait_offline_ready(self, page: Page) -> None:
        """Until the service worker has stored everything and controls the page."""
        page.wait_for_selector(
            'html[data-offline="ready"]', state="attached", timeout=START_TIMEOUT
        )
        page.wait_for_function("navigator.serviceWorker.controller !== null")

    def context(self, touch: bool, *, fresh: bool) -> BrowserContext:
        if not fresh and touch in self.warm:
            return self.warm[touch]
        context = self.browser.new_context(has_touch=touch, locale="pl-PL")
        watch = Watch()
        watch.attach(context)
        self.watches[context] = watch
        if fresh:
            self.private.append(context)
        else:
            self.warm[touch] = context
        return context

    def expect_error(self, pattern: str) -> None:
        """Announce a console error that this test provokes (a regular expression)."""
        self.expected.append(pattern)

    def begin_test(self) -> None:
        self.expected = []
        for watch in self.watches.values():
            watch.foreign.clear()
            watch.errors.clear()

    def end_test(self) -> None:
        """Close what the test opened, then judge what was seen."""
        for page in self.opened:
            page.close()
        self.opened = []
        watches = list(self.watches.values())
        for context in self.private:
            context.close()
            del self.watches[context]
        self.private = []
        for watch in watches:
            watch.check(self.expected)

    def close(self) -> None:
        for context in self.warm.values():
            context.close()
