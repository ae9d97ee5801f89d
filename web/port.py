"""What the screen asks of the browser. `bridge.py` answers with the real one, tests with a fake.

Elements are named by their `id`. Every callback is called at most once unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from .device import Agent
from .storage import Store


@dataclass(frozen=True, slots=True)
class Build:
    """What `index.html` says of the build."""

    version: str
    miniatures: Mapping[str, str]


class Workers(Protocol):
    """Computer players in workers."""

    def start(self, name: str, ready: Callable[[bool], None]) -> None:
        """Start a worker of this name, never used before; False: it did not come up."""

    def ask(self, name: str, question: str, answer: Callable[[str | None], None]) -> None:
        """One question, plain JSON in and out; None: the worker failed."""

    def cancel(self, name: str, number: int) -> None:
        """Stop thinking about this question; its answer will be empty, if it comes at all."""

    def progress(self, name: str, told: Callable[[str], None]) -> None:
        """How far the worker is, as JSON; never told by a worker that is dead or deaf."""

    def stop(self, name: str) -> None:
        """End a worker, busy or not."""


class Clock(Protocol):
    """Time of the page."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def later(self, ms: int, call: Callable[[], None]) -> int:
        """Call once after so many milliseconds and after the next paint; a handle."""

    def cancel(self, handle: int) -> None:
        """Forget a call; a done one is no error."""


class Page(Protocol):
    """The document."""

    def set_html(self, element: str, markup: str) -> None:
        """Replace the inside of an element. Focus inside it stays on the element of that id."""

    def insert(self, parent: str, markup: str, before: str | None) -> None:
        """Add markup into a parent, before one of its children or at the end."""

    def set_attr(self, element: str, name: str, value: str | None) -> None:
        """Set or remove (None) an attribute."""

    def remove(self, element: str) -> None:
        """Take an element away."""

    def focus(self, element: str) -> None:
        """Move the focus, scrolling it into sight if needed."""

    def set_root(self, lang: str, theme: str, title: str) -> None:
        """Language, theme ("system" follows the device) and title of the document."""

    def attach_zoom(self) -> None:
        """Give the board, which was just painted anew, its zoom and pan."""

    def zoom(self, step: int) -> None:
        """In (1), out (-1), or fit (0)."""


class Device(Protocol):
    """Files, address, locks, permissions."""

    def language(self) -> str:
        """What the browser asks for, two letters."""

    def route(self) -> str:
        """The address after `#`."""

    def set_route(self, route: str, replace: bool) -> None:
        """Change the address after `#` without being told of it."""

    def download(self, name: str, text: str) -> None:
        """Hand out a file: plain text if its name ends in `.txt`, else JSON."""

    def pick_file(self, done: Callable[[str], None]) -> None:
        """Ask for a text file; never called if the person cancels."""

    def lock(self, name: str, wait: bool, done: Callable[[bool], None]) -> None:
        """Hold a lock shared by all tabs; False: another tab holds it (only if not `wait`)."""

    def unlock(self, name: str) -> None:
        """Let go of a lock, or stop waiting for it."""

    def persist(self) -> None:
        """Ask the browser to keep the storage."""

    def agent(self) -> Agent:
        """What the browser is."""

    def random_text(self) -> str:
        """Ten random letters and digits: a save's id, a seed."""

    def started(self) -> None:
        """Tell the page that it takes taps."""


class Port(Page, Clock, Device, Protocol):
    """All of it."""

    @property
    def store(self) -> Store:
        """Where saves and settings lie."""

    @property
    def workers(self) -> Workers:
        """Where computer players think."""

    @property
    def build(self) -> Build:
        """What was built."""
