"""A fight: both strengths side by side, what could be added, what is lost."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.message import Message
from pygame_rules.core.showing import Contest, Side

from ..markup import Html, classes, tag
from ..words import TableWords
from .seats import chip

ROLES = ("contest.attack", "contest.defence")


def contest(table: TableWords, shown: Contest | None, titled: bool = True) -> Html | None:
    """Nothing without a fight. `titled`: the title is for the eye too."""
    if shown is None:
        return None
    most = max(side.strength for side in shown.sides)
    sides = [
        _side(table, side, role, side.strength == most)
        for side, role in zip(shown.sides, ROLES, strict=True)
    ]
    title = table.say(shown.title)
    return tag(
        "section",
        tag("h2", title, class_=classes("small-title", not titled and "unseen")),
        tag("div", sides, class_="sides"),
        class_="contest",
        aria_label=title,
    )


def _side(table: TableWords, side: Side, role: str, leads: bool) -> Html:
    words = table.screen
    return tag(
        "div",
        tag(
            "p",
            chip(side.seat, table.names[side.seat]),
            tag("span", words(role), " ", tag("b", side.strength, class_="strength")),
            class_="strength-line",
        ),
        _lines(table, side.parts),
        tag("h3", words("contest.reserve")),
        _lines(table, side.reserve),
        tag("h3", words("contest.loss")),
        _lines(table, (side.loss,)),
        class_=classes("contest-side", leads and "leads"),
    )


def _lines(table: TableWords, messages: Sequence[Message]) -> Html:
    return tag("ul", [tag("li", table.say(message)) for message in messages])
