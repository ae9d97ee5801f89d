"""The log in sentences, newest first; a tap shows the board at that moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame_rules.core.match import LogLine
from pygame_rules.core.message import Message

from ..markup import Html, classes, join, tag, trusted
from ..words import TableWords
from .controls import button

SHORT = 60
"""So many lines are shown until the whole log is asked for."""


def log(
    table: TableWords,
    lines: Sequence[LogLine],
    whys: Mapping[int, str],
    moment: int | None,
    whole: bool,
    picture: Callable[[Message], str],
) -> Html:
    """`moment`: the number of actions after which the board is shown now; `whys`: why a computer
    made the move after which there were so many, told with the move's first line."""
    words = table.screen
    first = {line.after: i for i, line in reversed(list(enumerate(lines)))}
    newest = list(reversed(list(enumerate(lines))))
    shown = newest if whole else newest[:SHORT]
    rows = [
        _row(
            table,
            line,
            whys.get(line.after) if first[line.after] == i else None,
            moment,
            picture(line.message),
        )
        for i, line in shown
    ]
    more = None
    if len(shown) < len(newest):
        more = button("whole-log", words("log.whole", n=len(newest)), kind="wide", id="whole-log")
    if not lines:
        return tag("p", words("log.empty"), class_="help")
    file = button("log-file", words("log.file"), sign="export", kind="wide", id="log-file")
    return join(tag("ol", rows, class_="log"), more, file)


def _row(table: TableWords, line: LogLine, why: str | None, moment: int | None, art: str) -> Html:
    return tag(
        "li",
        tag(
            "button",
            trusted(art) if art else None,
            table.say(line.message),
            [" ", tag("span", f"({why})", class_="why")] if why else None,
            type="button",
            data_act="moment",
            data_n=line.after,
            data_item=line.item or None,
            class_=classes("log-line", line.after == moment and "shown"),
        ),
    )
