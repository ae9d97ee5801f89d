"""Rebirth as the lists show it: two boards in one room."""

from __future__ import annotations

from ...core.meta import Meta

ROOM = "rebirth"
COLOURS = ("blue", "pink", "orange", "beige")

SCOTLAND = Meta(
    id="rebirth-scotland",
    room=ROOM,
    titles={"en": "Rebirth: Scotland", "pl": "Nowa Ziemia: Szkocja"},
    seats=(2, 3, 4),
    secrecy="hand",
    colours=COLOURS,
    rules_version=1,
    action_cap=102,
    sure=("counts", "scoring", "kinds_scotland"),
    own=("map", "names_scotland", "deck_scotland"),
)

IRELAND = Meta(
    id="rebirth-ireland",
    room=ROOM,
    titles={"en": "Rebirth: Ireland", "pl": "Nowa Ziemia: Irlandia"},
    seats=(2, 3, 4),
    secrecy="hand",
    colours=COLOURS,
    rules_version=1,
    action_cap=120,
    sure=("counts", "scoring", "cards_ireland"),
    own=("map", "names_ireland", "own_cards_ireland"),
)

GAMES: tuple[Meta, ...] = (SCOTLAND, IRELAND)
