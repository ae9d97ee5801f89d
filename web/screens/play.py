"""The playing screen: its empty regions, which the painter fills one by one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.errors import Reason
from pygame_rules.core.setup import SeatSetup

from ..markup import Child, Html, classes, join, tag
from ..widgets.controls import button
from ..widgets.icons import seat_symbol
from ..widgets.seats import table_style
from ..words import TableWords, Words

TABS = ("players", "log", "choices", "board")


def frame(
    words: Words, title: str, seats: Sequence[SeatSetup], sheet: Html, broad: bool = False
) -> Html:
    """The whole screen with its board and empty regions. `broad`: the board leaves room below
    it, not beside it."""
    return tag(
        "div",
        _board_area(words, sheet, broad),
        tag(
            "main",
            tag("h1", title, class_="unseen", id="heading", tabindex="-1"),
            tag("nav", _menu(words), class_="menu", aria_label=words("play.menu")),
            tag(
                "div",
                tag("div", id="notices", class_="notices"),
                tag("p", id="prompt", class_="prompt"),
                class_="asked",
            ),
            tag("p", id="live", class_="unseen", role="status", aria_live="polite"),
            tag("div", id="action", class_="action"),
            tag(
                "div",
                tag("section", id="tray", class_="tray", aria_label=words("play.tray")),
                tag("div", id="tabs", class_="tabs", role="tablist"),
                tag("div", id="panel", role="tabpanel", tabindex="0"),
                class_="below",
            ),
            tag("div", id="tools", class_="tools", role="toolbar", aria_label=words("play.tools")),
            class_="side",
        ),
        class_="play",
        style=table_style(seats),
    )


def _board_area(words: Words, sheet: Html, broad: bool) -> Html:
    zoom = [
        button("zoom", words("zoom.in"), sign="plus", bare=True, data_n="1"),
        button("zoom", words("zoom.out"), sign="minus", bare=True, data_n="-1"),
        button("zoom", words("zoom.fit"), sign="fit", bare=True, data_n="0"),
    ]
    return tag(
        "section",
        tag("div", id="scores", class_="scores"),
        tag("div", sheet, id="board", class_="table-top"),
        tag(
            "div",
            zoom,
            class_=classes("zoom", broad and "low"),
            role="group",
            aria_label=words("zoom.title"),
        ),
        tag("div", id="banner", class_="banner"),
        tag("div", id="loupe", class_="loupe"),
        class_="board-area",
        aria_label=words("play.board"),
    )


def _menu(words: Words) -> list[Html]:
    return [
        button("go", words("play.home"), sign="home", bare=True, data_to="", id="menu-home"),
        button("help", words("help.title"), sign="question", bare=True, id="menu-help"),
        button("go", words("settings.title"), sign="gear", bare=True, data_to="settings",
               id="menu-settings"),
        button("export", words("play.export"), sign="export", bare=True, id="menu-export"),
    ]  # fmt: skip


def tabs(words: Words, chosen: str) -> Html:
    """The tabs over the panel."""
    return join(
        [
            tag(
                "button",
                words(f"tab.{name}"),
                type="button",
                role="tab",
                id=f"tab-{name}",
                aria_selected="true" if name == chosen else "false",
                aria_controls="panel",
                data_act="tab",
                data_tab=name,
            )
            for name in TABS
        ]
    )


def tools(
    table: TableWords, no_undo: Reason | None, no_turn: Reason | None, no_redo: Reason | None
) -> Html:
    """Undo, undo the turn, redo; greyed with the reason."""
    words = table.screen

    def tool(act: str, sign: str, reason: Reason | None) -> Html:
        why = None if reason is None else table.reason(reason)
        greyed = None if why is None else "true"
        return button(
            act, words(f"tool.{act}"), sign=sign, kind="tool", id=f"tool-{act}",
            aria_disabled=greyed, title=why,
        )  # fmt: skip

    return join(
        tool("undo", "undo", no_undo),
        tool("undo-turn", "start", no_turn),
        tool("redo", "redo", no_redo),
    )


def banner(kind: str, *content: Child) -> Html:
    """A line over the board: a notice, a warning, the moment looked at."""
    return tag("div", *content, class_=classes("strip", kind))


def curtain(
    words: Words, seats: Sequence[SeatSetup], seat: int, news: Sequence[str], undo: str | None
) -> Html:
    """Nothing of anyone's hand: who takes the tablet now, and what everyone saw happen.
    `undo`: who may still take back the last decision."""
    name = seats[seat].name
    since = [tag("h2", words("curtain.since")), tag("ul", [tag("li", line) for line in news])]
    back = None
    if undo is not None:
        label = words("curtain.undo", name=undo)
        back = button("undo", label, sign="undo", kind="plain", id="curtain-undo")
    return tag(
        "main",
        tag("p", words("curtain.pass"), class_="curtain-small"),
        tag("h1", seat_symbol(seat), tag("span", name), id="heading", tabindex="-1"),
        button("lift", words("curtain.lift", name=name), kind="primary wide", id="lift"),
        tag("section", since if news else None, class_="curtain-news"),
        tag("div", back, button("go", words("play.home"), sign="home", kind="plain", data_to=""),
            class_="row"),
        class_="curtain",
        style=table_style(seats),
    )  # fmt: skip
