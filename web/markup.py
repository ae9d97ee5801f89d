"""Markup as strings: every text is escaped, only `Html` passes as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Union

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*\Z")
_VOID = frozenset({"br", "hr", "img", "input"})


class Html(str):
    """Markup that is safe to put into the page. Made by `tag`, `join` and `trusted` only."""

    __slots__ = ()


Child = Union[str, int, None, Iterable["Child"]]  # noqa: UP007 - a forward reference needs Union
Attribute = str | int | bool | None


def trusted(markup: str) -> Html:
    """Markup from our own code or from `boards_svg`, never from a player or a file."""
    return Html(markup)


def text(value: str | int) -> Html:
    """A text as markup; markup stays what it is."""
    return value if isinstance(value, Html) else Html(escape(str(value)))


def join(*children: Child) -> Html:
    """Children one after the other; None is nothing."""
    return Html("".join(_flatten(children)))


def _flatten(children: Iterable[Child]) -> Iterable[str]:
    for child in children:
        if child is None:
            continue
        if isinstance(child, str | int):
            yield text(child)
        else:
            yield from _flatten(child)


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element. `class_` -> `class`, `data_act` -> `data-act`; True: bare, None/False: left out.

    Raises ValueError for a name that cannot be a tag or an attribute.
    """
    if not _NAME.match(name):
        raise ValueError(f"not a tag: {name[:40]!r}")
    head = name + "".join(_attribute(key, value) for key, value in attributes.items())
    if name in _VOID:
        return Html(f"<{head}>")
    return Html(f"<{head}>{join(*children)}</{name}>")


def _attribute(key: str, value: Attribute) -> str:
    name = key.rstrip("_").replace("_", "-")
    if not _NAME.match(name) or name.lower().startswith("on"):
        raise ValueError(f"not an attribute: {name[:40]!r}")
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    return f' {name}="{escape(str(value))}"'


def classes(*names: str | bool | None) -> str | None:
    """A class list without the gaps: `classes("chip", active and "on")`."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None
