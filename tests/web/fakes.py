"""A browser that is none: storage, clock, workers and page as plain Python."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from web.device import Agent
from web.port import Build
from web.slices import Desk
from web.storage import StoreFailed


@dataclass
class FakeStore:
    """A dict that can be full (`room` characters in all) or cut writes short."""

    data: dict[str, str] = field(default_factory=dict)
    room: int = 5_000_000
    cut: int | None = None
    broken: bool = False

    def get(self, key: str) -> str | None:
        if self.broken:
            raise StoreFailed("closed")
        return self.data.get(key)

    def set(self, key: str, value: str) -> None:
        others = sum(len(v) for k, v in self.data.items() if k != key)
        if self.broken or others + len(value) > self.room:
            raise StoreFailed("full")
        self.data[key] = value if self.cut is None else value[: self.cut]

    def remove(self, key: str) -> None:
        if self.broken:
            raise StoreFailed("closed")
        self.data.pop(key, None)

    def keys(self) -> list[str]:
        if self.broken:
            raise StoreFailed("closed")
        return list(self.data)


@dataclass
class FakeWorkers:
    """Workers that answer at once (`mood` "good"), fail to start ("absent"), die when asked
    ("dead"), hang ("hung"), or think on until the test answers for them ("slow")."""

    mood: str = "good"
    started: list[str] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    answers: list[Callable[[str | None], None]] = field(default_factory=list)
    cancelled: list[int] = field(default_factory=list)
    share: float = 0.0

    def start(self, name: str, ready: Callable[[bool], None]) -> None:
        assert name not in self.started, "a name is used once"
        self.started.append(name)
        ready(self.mood != "absent")

    def ask(self, name: str, question: str, answer: Callable[[str | None], None]) -> None:
        self.questions.append(question)
        self.answers.append(answer)
        if self.mood == "good":
            answer(answered(question))
        elif self.mood == "dead":
            answer(None)

    def cancel(self, name: str, number: int) -> None:
        self.cancelled.append(number)

    def progress(self, name: str, told: Callable[[str], None]) -> None:
        """A slow worker is as far as `share` says; a hung one says nothing."""
        if self.mood == "slow":
            number = json.loads(self.questions[-1])["number"]
            told(json.dumps({"number": number, "share": self.share}))

    def stop(self, name: str) -> None:
        self.stopped.append(name)


def answered(question: str) -> str:
    """What a worker answers that has all the time it wants."""
    thought = Desk(lambda: 0.0, no_pause).answer(question)
    try:
        thought.send(None)
    except StopIteration as end:
        return str(end.value)
    raise AssertionError("it paused")


async def no_pause() -> None:
    """Think on at once."""


class FakePort:
    """The whole `Port`: what is on the page lies in `html`, timers run by `pass_time`."""

    def __init__(self, store: FakeStore | None = None) -> None:
        self.store = store or FakeStore()
        self.workers = FakeWorkers()
        self.build = Build("1.2.3", {})
        self.html: dict[str, str] = {}
        self.attributes: dict[tuple[str, str], str | None] = {}
        self.painted: list[str] = []
        self.focused = ""
        self.time = 1_000_000
        self.timers: dict[int, tuple[int, Callable[[], None]]] = {}
        self.address = ""
        self.files: list[tuple[str, str]] = []
        self.held: dict[str, bool] = {}
        self.waiting: dict[str, Callable[[bool], None]] = {}
        self.locked_elsewhere = False
        self.persisted = 0
        self.root: tuple[str, str, str] = ("", "", "")
        self.texts = 0
        self.ready = False
        self.browser = Agent("Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36", 0, False)

    def page(self) -> str:
        """All markup that is in the page."""
        return "".join(self.html.values())

    def set_html(self, element: str, markup: str) -> None:
        if element == "app":
            self.html = {"toast": self.html.get("toast", "")}
        self.html[element] = markup
        self.painted.append(element)

    def insert(self, parent: str, markup: str, before: str | None) -> None:
        self.html[parent] += markup
        self.painted.append(parent)

    def set_attr(self, element: str, name: str, value: str | None) -> None:
        self.attributes[element, name] = value

    def remove(self, element: str) -> None:
        self.painted.append(element)

    def focus(self, element: str) -> None:
        self.focused = element

    def set_root(self, lang: str, theme: str, title: str) -> None:
        self.root = (lang, theme, title)

    def attach_zoom(self) -> None:
        self.painted.append("zoom")

    def zoom(self, step: int) -> None:
        self.painted.append(f"zoom {step}")

    def now(self) -> int:
        return self.time

    def later(self, ms: int, call: Callable[[], None]) -> int:
        handle = max(self.timers, default=0) + 1
        self.timers[handle] = (self.time + ms, call)
        return handle

    def cancel(self, handle: int) -> None:
        self.timers.pop(handle, None)

    def pass_time(self, ms: int) -> None:
        """Let time go by; what falls due is called in order."""
        end = self.time + ms
        while True:
            due = [(at, handle) for handle, (at, _) in self.timers.items() if at <= end]
            if not due:
                break
            at, handle = min(due)
            self.time = max(self.time, at)
            self.timers.pop(handle)[1]()
        self.time = end

    def language(self) -> str:
        return "en"

    def route(self) -> str:
        return self.address

    def set_route(self, route: str, replace: bool) -> None:
        self.address = route

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def pick_file(self, done: Callable[[str], None]) -> None:
        done(self.files[-1][1])

    def lock(self, name: str, wait: bool, done: Callable[[bool], None]) -> None:
        if not self.locked_elsewhere:
            self.held[name] = True
            done(True)
        elif wait:
            self.waiting[name] = done
        else:
            done(False)

    def unlock(self, name: str) -> None:
        self.held.pop(name, None)
        self.waiting.pop(name, None)

    def persist(self) -> None:
        self.persisted += 1

    def agent(self) -> Agent:
        return self.browser

    def random_text(self) -> str:
        self.texts += 1
        return f"text{self.texts}"

    def started(self) -> None:
        self.ready = True
