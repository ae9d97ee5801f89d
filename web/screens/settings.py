"""Settings: language, theme, confirming, pace."""

from __future__ import annotations

from ..markup import Html, tag
from ..settings import CHOICES, Settings
from ..widgets.controls import button, page, segmented
from ..words import Words


def settings(words: Words, now: Settings, kept: Html) -> Html:
    """The whole screen. `kept`: when a game was last kept as a file."""
    chosen = {name: getattr(now, name) for name in CHOICES}
    rows = [
        tag(
            "div",
            segmented(
                f"set-{name}",
                words(f"settings.{name}"),
                chosen[name],
                [(value, words(f"settings.{name}.{value}")) for value in values],
            ),
            tag("p", words(f"settings.{name}.help"), class_="help"),
            class_="option",
        )
        for name, values in CHOICES.items()
    ]
    form = tag("div", rows, class_="sheet-form")
    links = tag(
        "p",
        button("go", words("results.title"), sign="crown", data_to="results", id="to-results"),
    )
    where = tag("p", words("settings.where"), class_="help")
    return page(words("settings.title"), words("back"), form, links, where, kept, cls="settings")
