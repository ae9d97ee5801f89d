"""About: version, licences, what is printed fact and what is our own reconstruction."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.meta import Meta

from ..markup import Html, tag
from ..widgets.controls import page
from ..words import Words

LICENCES = (
    ("Pyodide", "MPL-2.0"),
    ("PyScript", "Apache-2.0"),
    ("Python", "PSF-2.0"),
    ("svgwrite", "MIT"),
    ("Panzoom", "MIT"),
    ("Workbox", "MIT"),
    ("Atkinson Hyperlegible", "OFL-1.1"),
    ("EB Garamond", "OFL-1.1"),
)


def about(words: Words, games: Sequence[Meta], version: str) -> Html:
    """The whole screen."""
    return page(
        words("about.title"),
        words("back"),
        tag("p", words("about.what")),
        tag("p", words("about.version", version=version)),
        tag("h2", words("about.boards")),
        [_board(words, meta) for meta in games],
        tag("h2", words("about.licences")),
        tag("p", words("about.own_work")),
        tag("table", tag("tbody", [_licence(*row) for row in LICENCES]), class_="licences"),
        cls="about",
    )


def _licence(name: str, licence: str) -> Html:
    return tag("tr", tag("th", name, scope="row"), tag("td", licence))


def _board(words: Words, meta: Meta) -> Html:
    table = words.table(meta.id)
    sure = [tag("li", table.key(f"about.{key}")) for key in meta.sure]
    own = [tag("li", table.key(f"about.{key}")) for key in meta.own]
    return tag(
        "section",
        tag("h3", meta.titles[words.lang]),
        [tag("p", words("about.sure")), tag("ul", sure)] if sure else None,
        [tag("p", words("about.own")), tag("ul", own)] if own else None,
    )
