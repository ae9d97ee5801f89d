"""The same choices as buttons, and the place where a choice is previewed and confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pygame_rules.core.actions import Action
from pygame_rules.core.contract import AnyGame
from pygame_rules.core.message import Message
from pygame_rules.core.preview import Preview

from ..markup import Html, classes, join, tag
from ..picking import Choice, Picker
from ..words import TableWords
from .contest import contest
from .controls import button
from .icons import seat_symbol


def choice_label(table: TableWords, game: AnyGame, view: Any, choice: Choice) -> str:
    """A choice in words: the whole action, the next target, or the verb alone."""
    if choice.action is not None:
        return table.say(game.label(view, choice.action))
    verb = table.key(f"verb.{choice.verb}")
    if choice.target is None:
        return table.screen("choice.verb", verb=verb)
    if isinstance(choice.target, int):
        return f"{verb}: {choice.target}"
    name = table.say(game.name_of(view, choice.target))
    return table.screen("choice.step", verb=verb, name=name)


def choice_list(
    table: TableWords,
    game: AnyGame,
    view: Any,
    choices: Sequence[Choice],
    picker: Picker,
    area: str,
    hinted: Choice | None,
    packed: bool = False,
) -> Html:
    """Buttons for choices; `area` keeps their ids apart where a choice stands twice. `hinted`:
    the one that a hint means; `packed`: several in a row."""
    ready = picker.ready()
    buttons = [
        tag(
            "li",
            button(
                "choose",
                choice_label(table, game, view, choice),
                sign="bulb" if choice == hinted else None,
                kind=classes(
                    "choice",
                    _is_picked(choice, ready) and "picked",
                    choice == hinted and "hinted",
                )
                or "",
                id=f"{area}-{choice.verb}-{'' if choice.target is None else choice.target}",
                data_verb=choice.verb,
                data_element=choice.target,
                data_action=str(choice.action) if choice.action else None,
                aria_pressed="true" if _is_picked(choice, ready) else None,
            ),
        )
        for choice in choices
    ]
    return tag("ul", buttons, class_=classes("choices", packed and "packed"))


def _is_picked(choice: Choice, ready: Sequence[Action]) -> bool:
    return choice.action is not None and choice.action in ready


def stepper(table: TableWords, picker: Picker) -> Html | None:
    """A number with less and more; nothing where no number is asked."""
    numbers = picker.numbers()
    number = picker.number()
    if number is None:
        return None
    at = numbers.index(number)
    return tag(
        "div",
        _step(table, "minus", "choice.less", numbers[at - 1] if at > 0 else None),
        tag("output", number, id="number", aria_live="polite"),
        _step(table, "plus", "choice.more", numbers[at + 1] if at + 1 < len(numbers) else None),
        class_="stepper",
        role="group",
        aria_label=table.screen("choice.number"),
    )


def _step(table: TableWords, sign: str, key: str, value: int | None) -> Html:
    return button(
        "number", table.screen(key), sign=sign, bare=True, id=f"step-{sign}",
        data_n=value, aria_disabled="true" if value is None else None,
    )  # fmt: skip


def confirm(
    table: TableWords,
    game: AnyGame,
    view: Any,
    ready: Sequence[Action],
    shown: Preview | None,
    *,
    texts: Iterable[Message] = (),
    begun: bool = True,
) -> Html:
    """The preview of the one ready action, and a button for each ready one, and Cancel where
    something was `begun`; `texts`: what the chosen cards say."""
    words = table.screen
    parts: list[Html | None] = []
    if len(ready) == 1:
        parts.append(tag("p", table.say(game.label(view, ready[0])), class_="chosen-label"))
        parts += [tag("p", table.say(text), class_="card-text") for text in texts]
        parts.append(preview_lines(table, shown) if shown else None)
        confirms = [_confirm(words("choice.confirm"), ready[0], "confirm")]
    else:
        confirms = [
            _confirm(table.say(game.label(view, action)), action, f"confirm-{i}")
            for i, action in enumerate(ready)
        ]
    cancel = None
    if begun:
        cancel = button("cancel", words("choice.cancel"), sign="cross", id="cancel")
    return join(parts, tag("div", cancel, confirms, class_="row confirm-row"))


def _confirm(label: str, action: Action, name: str) -> Html:
    return button("confirm", label, sign="check", kind="primary", id=name, data_action=str(action))


def preview_lines(table: TableWords, shown: Preview) -> Html:
    """What the choice would do, as the rules tell it; of a fight that goes on, both sides."""
    messages = shown.messages if shown.contest is None else ()
    lines = [tag("li", table.say(message)) for message in messages]
    rest = tag("li", table.screen("choice.chance")) if shown.open_end else None
    return tag(
        "div",
        gains(shown.gains),
        contest(table, shown.contest, titled=False),
        tag("ul", lines, rest),
        class_="preview",
    )


def gains(points: Sequence[int]) -> Html | None:
    """What every seat gains or loses, those who do."""
    found = [
        tag("span", seat_symbol(seat), f"{gain:+d}".replace("-", "−"), class_="gain")
        for seat, gain in enumerate(points)
        if gain
    ]
    return tag("p", found, class_="gains") if found else None
