"""A save that cannot be opened: what is left of it, and what can be done."""

from __future__ import annotations

from ..markup import Html, tag
from ..widgets.controls import button, page
from ..words import Words


def rescue(words: Words, save_id: str, problem: str, good_turns: int | None) -> Html:
    """`good_turns`: how many moves the last good copy holds; None: there is none."""
    tools = [
        button("rescue-open", words("rescue.open"), sign="check", kind="primary wide",
               data_save=save_id) if good_turns is not None else None,
        button("export-save", words("rescue.export"), sign="export", kind="wide",
               data_save=save_id),
        button("delete-save", words("rescue.delete"), sign="bin", kind="wide",
               data_save=save_id),
    ]  # fmt: skip
    if good_turns is None:
        left = words("rescue.nothing")
    else:
        left = words("rescue.copy", n=good_turns)
    return page(
        words("rescue.title"),
        words("back"),
        tag("p", problem, class_="warning"),
        tag("p", left),
        tag("div", tools, class_="stack"),
        cls="rescue",
    )
