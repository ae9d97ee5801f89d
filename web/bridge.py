"""The browser. The only module that imports `pyscript`, `js` and `pyodide`.

Listeners live as long as the page: one proxy each, made once. What is called once uses
once-callables, which destroy themselves. JavaScript's null is falsy here, but not None.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from string import ascii_lowercase, digits
from typing import TYPE_CHECKING, Any

from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js
from pyscript import document, js_import, window, workers

from .device import Agent
from .listening import Listening
from .port import Build
from .storage import StoreFailed

if TYPE_CHECKING:
    from .app import App

ZOOM = {"maxScale": 6, "minScale": 1, "contain": "outside", "canvas": True, "step": 0.4}
_LETTERS = ascii_lowercase + digits


def _object(**items: Any) -> Any:
    return to_js(items, dict_converter=window.Object.fromEntries)


class LocalStore:
    """`localStorage`; it may be full, closed or not there at all."""

    def get(self, key: str) -> str | None:
        try:
            value = window.localStorage.getItem(key)
        except (JsException, AttributeError) as error:
            raise StoreFailed(str(error)) from error
        return value if isinstance(value, str) else None

    def set(self, key: str, value: str) -> None:
        try:
            window.localStorage.setItem(key, value)
        except (JsException, AttributeError) as error:
            raise StoreFailed(str(error)) from error

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except (JsException, AttributeError) as error:
            raise StoreFailed(str(error)) from error

    def keys(self) -> list[str]:
        try:
            return [str(key) for key in window.Object.keys(window.localStorage)]
        except (JsException, AttributeError) as error:
            raise StoreFailed(str(error)) from error


class Background:
    """Work beside the page. The loop alone would not keep it alive."""

    def __init__(self) -> None:
        self._running: set[asyncio.Future[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it until it is done."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)


class NamedWorkers:
    """Computer players as named PyScript workers, each name used once."""

    def __init__(self, source: str, config: str, background: Background) -> None:
        self._background = background
        self._source = source
        self._config = config
        self._scripts: dict[str, Any] = {}
        self._proxies: dict[str, Any] = {}

    def start(self, name: str, ready: Callable[[bool], None]) -> None:
        script = document.createElement("script")
        for key, value in (("type", "py"), ("worker", ""), ("name", name),
                           ("src", self._source), ("config", self._config)):  # fmt: skip
            script.setAttribute(key, value)
        self._scripts[name] = script
        document.head.append(script)
        self._background.spawn(self._await(name, ready))

    async def _await(self, name: str, ready: Callable[[bool], None]) -> None:
        try:
            self._proxies[name] = await workers[name]
        except JsException:
            ready(False)
        else:
            ready(True)

    def ask(self, name: str, question: str, answer: Callable[[str | None], None]) -> None:
        self._background.spawn(self._ask(name, question, answer))

    async def _ask(self, name: str, question: str, answer: Callable[[str | None], None]) -> None:
        try:
            text = str(await self._proxies[name].answer(question))
        except (JsException, KeyError):
            answer(None)
        else:
            answer(text)

    def cancel(self, name: str, number: int) -> None:
        self._background.spawn(self._cancel(name, number))

    async def _cancel(self, name: str, number: int) -> None:
        with suppress(JsException, KeyError):
            await self._proxies[name].cancel(number)

    def progress(self, name: str, told: Callable[[str], None]) -> None:
        self._background.spawn(self._progress(name, told))

    async def _progress(self, name: str, told: Callable[[str], None]) -> None:
        with suppress(JsException, KeyError):
            told(str(await self._proxies[name].progress()))

    def stop(self, name: str) -> None:
        script = self._scripts.pop(name, None)
        self._proxies.pop(name, None)
        if script is None:
            return
        xworker = getattr(script, "xworker", None)
        if xworker:
            xworker.terminate()
        script.remove()


class Bridge:
    """The real `Port`."""

    def __init__(self) -> None:
        facts = json.loads(document.getElementById("build").textContent)
        self.build = Build(facts["version"], facts["miniatures"])
        self.store = LocalStore()
        self._background = Background()
        self.workers = NamedWorkers(facts["workerSrc"], facts["workerConfig"], self._background)
        self._panzoom_source = f"{facts['appBase']}/lib/panzoom.js"
        self._panzoom: Any = None
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._timer = 0
        self._locks: dict[str, Any] = {}
        self._route = ""

    # -- page ---------------------------------------------------------------------------
    def set_html(self, element: str, markup: str) -> None:
        node = document.getElementById(element)
        if not node:
            return
        active = document.activeElement
        focused = active.id if active and active.id and node.contains(active) else ""
        node.innerHTML = markup
        if focused:
            self.focus(focused)

    def insert(self, parent: str, markup: str, before: str | None) -> None:
        place = document.getElementById(before) if before else None
        if place:
            place.insertAdjacentHTML("beforebegin", markup)
        else:
            document.getElementById(parent).insertAdjacentHTML("beforeend", markup)

    def set_attr(self, element: str, name: str, value: str | None) -> None:
        node = document.getElementById(element)
        if not node:
            return
        if value is None:
            node.removeAttribute(name)
        else:
            node.setAttribute(name, value)

    def remove(self, element: str) -> None:
        node = document.getElementById(element)
        if node:
            node.remove()

    def focus(self, element: str) -> None:
        node = document.getElementById(element)
        if node:
            node.focus(_object(preventScroll=node.closest("#sheet") is not None))

    def set_root(self, lang: str, theme: str, title: str) -> None:
        root = document.documentElement
        root.lang = lang
        if theme == "system":
            root.removeAttribute("data-theme")
        else:
            root.setAttribute("data-theme", theme)
        document.title = title

    # -- zoom ---------------------------------------------------------------------------
    def attach_zoom(self) -> None:
        if self._panzoom:
            self._panzoom.destroy()
            self._panzoom = None
        self._background.spawn(self._attach_zoom())

    async def _attach_zoom(self) -> None:
        (module,) = await js_import(window.URL.new(self._panzoom_source, document.baseURI).href)
        sheet = document.getElementById("sheet")
        if not sheet or self._panzoom:
            return
        self._panzoom = module.default(sheet, _object(**ZOOM))
        wheel = self._panzoom.zoomWithWheel
        sheet.parentElement.addEventListener("wheel", wheel, _object(passive=False))

    def zoom(self, step: int) -> None:
        if not self._panzoom:
            return
        quiet = window.matchMedia("(prefers-reduced-motion: reduce)").matches
        how = _object(animate=not quiet, duration=150)
        if step > 0:
            self._panzoom.zoomIn(how)
        elif step < 0:
            self._panzoom.zoomOut(how)
        else:
            self._panzoom.reset(how)

    # -- time ---------------------------------------------------------------------------
    def now(self) -> int:
        return int(window.Date.now())

    def later(self, ms: int, call: Callable[[], None]) -> int:
        self._timer += 1
        handle = self._timer

        def run() -> None:
            self._timers.pop(handle, None)
            call()

        self._timers[handle] = asyncio.get_running_loop().call_later(ms / 1000, run)
        return handle

    def cancel(self, handle: int) -> None:
        timer = self._timers.pop(handle, None)
        if timer is not None:
            timer.cancel()

    # -- device -------------------------------------------------------------------------
    def language(self) -> str:
        return str(document.documentElement.lang or "en")

    def route(self) -> str:
        self._route = str(window.location.hash).lstrip("#/")
        return self._route

    def set_route(self, route: str, replace: bool) -> None:
        self._route = route
        address = f"#/{route}"
        if replace:
            window.history.replaceState(None, "", address)
        elif str(window.location.hash) != address:
            window.location.hash = address

    def download(self, name: str, text: str) -> None:
        kind = "text/plain;charset=utf-8" if name.endswith(".txt") else "application/json"
        blob = window.Blob.new(to_js([text]), _object(type=kind))
        link = document.createElement("a")
        link.href = window.URL.createObjectURL(blob)
        link.download = name
        link.click()
        self.later(60_000, lambda: window.URL.revokeObjectURL(link.href))

    def pick_file(self, done: Callable[[str], None]) -> None:
        field = document.createElement("input")
        field.type = "file"
        field.accept = ".json,application/json"

        async def read() -> None:
            if field.files.length:
                done(str(await field.files.item(0).text()))

        field.addEventListener(
            "change", create_once_callable(lambda event: self._background.spawn(read()))
        )
        field.click()

    def lock(self, name: str, wait: bool, done: Callable[[bool], None]) -> None:
        locks = getattr(window.navigator, "locks", None)
        if not locks:
            done(True)
            return
        abort = window.AbortController.new()
        self._locks[name] = abort.abort.bind(abort)
        options = _object(signal=abort.signal) if wait else _object(ifAvailable=True)

        def hold(resolve: Any, reject: Any) -> None:
            self._locks[name] = resolve

        def granted(lock: Any) -> Any:
            asyncio.get_running_loop().call_soon(done, bool(lock))
            return window.Promise.new(create_once_callable(hold)) if lock else None

        promise = locks.request(name, options, create_once_callable(granted))
        self._background.spawn(_settled(promise))

    def unlock(self, name: str) -> None:
        let_go = self._locks.pop(name, None)
        if let_go is not None:
            let_go()

    def persist(self) -> None:
        storage = getattr(window.navigator, "storage", None)
        if storage:
            self._background.spawn(_settled(storage.persist()))

    def agent(self) -> Agent:
        navigator = window.navigator
        alone = window.matchMedia("(display-mode: standalone)").matches
        standalone = bool(alone or getattr(navigator, "standalone", False))
        return Agent(str(navigator.userAgent), int(navigator.maxTouchPoints), standalone)

    def random_text(self) -> str:
        return "".join(_LETTERS[byte % len(_LETTERS)] for byte in os.urandom(10))

    def started(self) -> None:
        document.dispatchEvent(window.CustomEvent.new("plansza:ready"))

    def connect(self, app: App) -> None:
        """Listen to the whole page for the app."""
        toast = document.createElement("div")
        toast.id = "toast"
        toast.setAttribute("role", "status")
        document.body.append(toast)
        listening = Listening(app, self.now, document, window)
        capture = _object(capture=True)
        for name, listener in listening.on_document().items():
            document.addEventListener(name, create_proxy(listener), capture)
        for name, listener in listening.on_window().items():
            window.addEventListener(name, create_proxy(listener))
        window.addEventListener("hashchange", create_proxy(lambda event: self._moved(app)))

    def _moved(self, app: App) -> None:
        before = self._route
        if self.route() != before:
            app.open(self._route)


async def _settled(promise: Any) -> None:
    """Wait for a promise whose failure is no matter: a lock given up, a wish refused."""
    try:
        await promise
    except JsException:
        return
