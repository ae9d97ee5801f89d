"""Origo as the registry lists it."""

from ...core.meta import Meta, Option

GAMES = (
    Meta(
        id="origo",
        room="origo",
        titles={"en": "Origo", "pl": "Origo"},
        seats=(2, 3, 4, 5),
        secrecy="hand",
        colours=("red", "green", "blue", "black", "orange"),
        colours_by_count={2: ("red", "blue")},
        rules_version=1,
        action_cap=4000,
        options=(
            Option("scoring", ("round_end", "turn_end"), "round_end"),
            Option("attack", ("visit", "alternate", "literal"), "visit"),
            Option("clans", ("low", "high"), "low"),
            Option("small_regions", ("low", "high"), "low"),
        ),
        sure=("sure",),
        own=("own",),
    ),
)
