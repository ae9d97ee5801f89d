"""Buttons and fields. What they do is named by `data-act` and carried out by the app."""

from __future__ import annotations

from collections.abc import Sequence

from ..markup import Attribute, Child, Html, classes, tag
from .icons import icon


def button(
    act: str,
    label: str,
    *,
    sign: str | None = None,
    kind: str = "",
    bare: bool = False,
    **more: Attribute,
) -> Html:
    """A button with a word, an icon, or both; `bare`: the word is for screen readers only."""
    words = tag("span", label, class_=classes("label", bare and "unseen"))
    more.setdefault("title", label if bare else None)
    return tag(
        "button",
        icon(sign) if sign else None,
        words,
        type="button",
        class_=classes("button", kind, bare and "bare"),
        data_act=act,
        **more,
    )


def select(
    name: str, label: str, chosen: str, choices: Sequence[tuple[str, str]], **more: Attribute
) -> Html:
    """A labelled list of (value, words)."""
    options = [tag("option", words, value=v, selected=v == chosen) for v, words in choices]
    field = tag("select", options, id=f"f-{name}", data_input=name, **more)
    return tag("span", tag("label", label, for_=f"f-{name}"), field, class_="field")


def text_field(name: str, label: str, value: str, **more: Attribute) -> Html:
    """A labelled line of text."""
    more.setdefault("maxlength", 40)
    more.setdefault("type", "text")
    field = tag(
        "input", id=f"f-{name}", data_input=name, value=value, autocomplete="off",
        spellcheck="false", **more,
    )  # fmt: skip
    return tag("span", tag("label", label, for_=f"f-{name}"), field, class_="field")


def segmented(name: str, label: str, chosen: str, choices: Sequence[tuple[str, str]]) -> Html:
    """A row of choices of which one holds, as radio buttons."""
    parts = [
        tag(
            "label",
            tag("input", type="radio", name=name, value=value, id=f"f-{name}-{value}",
                data_input=name, checked=value == chosen),
            tag("span", words),
        )
        for value, words in choices
    ]  # fmt: skip
    return tag(
        "fieldset", tag("legend", label), tag("div", parts, class_="row"), class_="segmented"
    )


def page(title: str, back: str, *content: Child, cls: str) -> Html:
    """A screen with a title and a way back."""
    top = tag(
        "header",
        button("back", back, sign="back", bare=True, id="back"),
        tag("h1", title, id="heading", tabindex="-1"),
        class_="page-head",
    )
    return tag("div", top, tag("main", *content), class_=f"page {cls}")
