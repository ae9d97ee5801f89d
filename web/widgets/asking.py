"""What stands round a question: facts, a menu of verbs, numbers as buttons, what was just seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame_rules.core.actions import Action
from pygame_rules.core.asking import MenuItem
from pygame_rules.core.contract import AnyGame
from pygame_rules.core.match import LogLine
from pygame_rules.core.message import Message

from ..markup import Html, classes, join, tag, trusted
from ..picking import Picker
from ..words import TableWords
from .choices import stepper
from .controls import button

ROW = 10
"""So many numbers stand as buttons of their own; the stepper leads to the others."""
PICTURES = 3


def facts(table: TableWords, found: Sequence[Message]) -> Html | None:
    """What the asked player wants to know."""
    said = " ".join(table.say(message) for message in found)
    return tag("p", said, class_="facts") if said else None


def menu(
    table: TableWords, items: Sequence[MenuItem], legal: Sequence[Action], hinted: str | None
) -> Html:
    """The verbs of a turn as buttons; those without a legal action are greyed and say why.
    `hinted`: the one that a hint means."""
    buttons = [tag("li", _menu_button(table, item, legal, item.verb == hinted)) for item in items]
    return tag("ul", buttons, class_="choices packed")


def _menu_button(table: TableWords, item: MenuItem, legal: Sequence[Action], hinted: bool) -> Html:
    found = [action for action in legal if action.verb == item.verb]
    whole = str(found[0]) if len(found) == 1 and not found[0].targets else None
    return button(
        "choose" if found else "why-verb",
        table.say(item.label),
        sign="bulb" if hinted else None,
        kind="choice hinted" if hinted else "choice",
        id=f"menu-{item.verb}",
        data_verb=item.verb,
        data_action=whole,
        aria_disabled=None if found else "true",
    )


def numbers(
    table: TableWords, game: AnyGame, view: Any, picker: Picker, hinted: int | None
) -> Html | None:
    """The numbers asked for, each with what it really costs; beyond the row with less and more.
    Nothing where there is only one. `hinted`: the one that a hint means."""
    offered = picker.numbers()
    if len(offered) < 2:
        return None
    row = [_number(table, game, view, picker, number, number == hinted) for number in offered[:ROW]]
    more = stepper(table, picker) if len(offered) > ROW else None
    label = table.screen("choice.number")
    return join(tag("div", row, class_="numbers", role="group", aria_label=label), more)


def _number(
    table: TableWords, game: AnyGame, view: Any, picker: Picker, number: int, hinted: bool
) -> Html:
    action = picker.with_number(number)
    assert action is not None
    beside, picked = game.beside(view, action), number == picker.number() and not picker.proposes
    return tag(
        "button",
        tag("b", number),
        tag("span", table.say(beside), class_="beside") if beside else None,
        type="button",
        id=f"n-{number}",
        class_=classes("button", "number", picked and "picked", hinted and "hinted"),
        aria_label=table.say(game.label(view, action)),
        aria_pressed="true" if picked else "false",
        data_act="press-number",
        data_n=number,
    )


def pictured(
    table: TableWords, lines: Iterable[LogLine], picture: Callable[[Message], str]
) -> Html | None:
    """The latest of these lines that are better seen than read, such as dice, in their order."""
    found = [(art, line) for line in lines if (art := picture(line.message))]
    rows = [
        tag("li", trusted(art), tag("span", table.say(line.message)))
        for art, line in found[-PICTURES:]
    ]
    return tag("ul", rows, class_="happened") if rows else None
