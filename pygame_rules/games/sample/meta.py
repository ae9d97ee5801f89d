"""Stepping Stones as the registry lists it."""

from ...core.meta import Meta, Option

GAMES = (
    Meta(
        id="sample",
        room="sample",
        titles={"en": "Stepping Stones", "pl": "Kamień za kamieniem"},
        seats=(2, 3),
        secrecy="hand",
        colours=("blue", "orange", "pink"),
        rules_version=1,
        action_cap=60,
        options=(Option("die", ("fair", "long"), "fair"),),
        sure=("rules",),
        own=("board",),
        hidden=True,
    ),
)
