"""Great Lakes as the registry lists it."""

from ...core.meta import Meta, Option

GAMES = (
    Meta(
        id="great-lakes",
        room="great_lakes",
        titles={"en": "Great Lakes", "pl": "Wielkie Jeziora"},
        seats=(2, 3, 4, 5),
        secrecy="hand",
        colours=("blue", "red", "green", "yellow", "black"),
        rules_version=1,
        action_cap=5000,
        options=(Option("pieces", ("free", "suggested"), "free"),),
        sure=("map", "tickets", "cards"),
        own=("likely_routes", "second_source"),
    ),
)
