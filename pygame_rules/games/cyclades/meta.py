"""Cyclades as the registry lists it."""

from ...core.meta import Meta, Option

GAMES = (
    Meta(
        id="cyclades",
        room="cyclades",
        titles={"en": "Cyclades", "pl": "Cyklady"},
        seats=(2, 3, 4, 5),
        secrecy="peek",
        colours=("black", "blue", "green", "red", "yellow"),
        rules_version=1,
        action_cap=40_000,
        options=(
            Option("tie_break", ("gold", "metropolises"), "gold"),
            Option("offering_cap", ("none", "twenty"), "none"),
            Option("two_player_islands", ("first", "second"), "first"),
        ),
        sure=("boards", "setups", "creatures"),
        own=("two_players", "names", "rulings"),
    ),
)
