"""Cards beside the board: own hand first, a button to hide it, or to hold while looking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from boards_svg.contract import Card, CardGroup

from ..markup import Html, classes, join, tag, trusted
from ..words import TableWords
from .controls import button

FEW = 2
"""Up to so many cards with figures share a row with other groups."""


def tray(
    table: TableWords,
    groups: Sequence[CardGroup],
    legal: Set[str],
    chosen: Iterable[str | int],
    hinted: Sequence[str],
    *,
    hidden: bool,
    hideable: bool,
    holdable: bool,
) -> Html:
    """`hideable`: there is a hand to hide; `holdable`: secrets show while the button is held;
    `hinted`: what a hint means."""
    words = table.screen
    picked = set(chosen)
    tools = None
    if holdable:
        tools = button("peek", words("tray.hold"), sign="eye", kind="plain", data_hold="peek",
                       id="peek")  # fmt: skip
    elif hideable:
        label = words("tray.show" if hidden else "tray.hide")
        sign = "eye" if hidden else "eye-off"
        tools = button("hide-hand", label, sign=sign, bare=True, kind="plain", id="hide-hand")
    shown = [_group(table, group, legal, picked, hinted) for group in groups if group.cards]
    return join(tools, shown)


def _group(
    table: TableWords, group: CardGroup, legal: Set[str], picked: set[str | int],
    hinted: Sequence[str],
) -> Html:  # fmt: skip
    cards = [
        tag("li", _card(table, card, legal, picked, card.id in hinted)) for card in group.cards
    ]
    title = tag("h2", table.key(f"tray.{group.key}"), class_="small-title")
    listed = tag("ul", cards, class_="cards")
    return tag("section", title, listed, class_=classes("card-group", *_spread(group)))


def _spread(group: CardGroup) -> tuple[str | bool, ...]:
    """How the cards of a group share its room: texts beside them, figures beside them."""
    telling = any(card.told for card in group.cards)
    standing = any(card.standing is not None for card in group.cards)
    return telling and "telling", standing and "standing", len(group.cards) > FEW and "many"


def _standing(table: TableWords, card: Card) -> Html | None:
    if card.standing is None:
        return None
    return tag("span", table.say(card.standing), class_="card-standing")


def _title(table: TableWords, card: Card) -> Html:
    """The title; where a short one is enough for the eye, the whole one for the ear."""
    title = table.say(card.title)
    if card.short is None:
        return tag("span", title, class_="card-title")
    short = tag("span", table.say(card.short), class_="card-title", aria_hidden="true")
    return join(short, tag("span", title, class_="unseen"))


def _card(
    table: TableWords, card: Card, legal: Set[str], picked: set[str | int], hinted: bool
) -> Html:
    times = table.screen("tray.times", n=card.count) if card.count > 1 else None
    return tag(
        "button",
        tag("span", trusted(card.art), class_="art", aria_hidden="true"),
        tag("span", _title(table, card), _standing(table, card), class_="card-words"),
        tag("span", table.say(card.note), class_="card-note") if card.told and card.note else None,
        tag("span", times, class_="card-count") if times else None,
        type="button",
        id=f"card-{card.id}",
        class_=classes(
            "card", card.id in legal and "can", card.id in picked and "picked",
            card.private and "own", card.told and "told",
            hinted and "hinted",
        ),
        aria_pressed="true" if card.id in picked else None,
        data_act="card",
        data_card=card.id,
    )  # fmt: skip
