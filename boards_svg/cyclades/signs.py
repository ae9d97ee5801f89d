"""Signs of this room on the shared grid of 24 units, one path each, and which sign means what."""

from __future__ import annotations

from .. import symbols

_OWN = {
    # an open book
    "university": (
        "M12 5.6Q8.6 3.4 2.6 3.8v14.4q6-.4 9.4 2 3.4-2.4 9.4-2V3.8q-6-.4-9.4 1.8zM4.6 5.7"
        "q4-.1 6.4 1.3v10q-2.6-1.1-6.4-1zM19.4 5.7v10.3q-3.8-.1-6.4 1v-10q2.4-1.4 6.4-1.3z"
    ),
    # a temple on a walled hill
    "metropolis": (
        "M12 1.4 20 6v1.6H4V6zM5.4 8.8h2v5h-2zM9 8.8h2v5H9zM13 8.8h2v5h-2zM16.6 8.8h2v5h-2z"
        "M4 15h16v1.6h1.6V15.2h1.2V22H1.2v-6.8h1.2v1.4H4z"
    ),
    # a scroll
    "philosopher": (
        "M6 2h12.4q3 0 3 3v2.4h-4V19q0 3-3 3H4.8q-2.6 0-2.6-3v-2.4h3.4V5Q5.6 3 6 2zM8 6v1.6h6.6"
        "V6zM8 9.4V11h6.6V9.4zM8 12.8v1.6h6.6v-1.6zM17.4 5.6h2V5q0-1-1-1t-1 1z"
    ),
    # a flame over a bowl
    "priest": (
        "M12.4 1.4q.2 3 2.4 4.8t2.2 4q0 3-2.6 4.2.6-2.4-1.2-4-1.4-1.2-1.2-2.8-3 2.2-2.4 6.6"
        "-2.6-1.2-2.6-4.4 0-5.2 5.4-8.4zM3 15.4h18q-.6 4-5.4 4.8V22H8.4v-1.8Q3.6 19.4 3 15.4z"
    ),
    # a horn of plenty
    "prosperity": (
        "M3 3.4Q4.2 13 14 14.6q2-3.4 6.6-4.2Q9.6 10 7.4 3 5 1.6 3 3.4z"
        "M15.6 15.4a2.8 2.8 0 1 0 .1 0z"
        "M20.2 12a2.6 2.6 0 1 0 .1 0zM11 16a2.4 2.4 0 1 0 .1 0z"
    ),
    # a spindle with its thread
    "fates": (
        "M11 1.6h2V6q4.4 1.4 4.4 5.6T13 17.4v5h-2v-5q-4.4-1.4-4.4-5.8T11 6zM8.8 9.6q3.2 1.6 6.4 0"
        "v1.6q-3.2 1.6-6.4 0zM8.8 12.8q3.2 1.6 6.4 0v1.6q-3.2 1.6-6.4 0z"
    ),
    # a talon
    "griffon": (
        "M10 1.6h4v6q3.4-1.6 6.4.8 2 2 1 6.2l-2.6 3.6q.4-5-2-6.6-1.4-.8-2.8.2V15l1.4 4L12 22.6"
        "l-3.4-3.4 1.4-4v-3.4q-1.4-1-2.8-.2-2.4 1.6-2 6.6L2.6 14.6q-1-4.2 1-6.2 3-2.4 6.4-.8z"
    ),
    # pipes of reed
    "satyr": (
        "M2.2 3h3.6v17.4q-1.8 1.6-3.6 0zM7 3h3.6v14.4q-1.8 1.6-3.6 0zM11.8 3h3.6v11.4"
        "q-1.8 1.6-3.6 0zM16.6 3h3.6v8.4q-1.8 1.6-3.6 0zM21.4 4.6h1.6v5h-1.6z"
    ),
    # a tree
    "dryad": (
        "M12 1.4q4 0 5.2 3.4 4 .6 4 4.4 0 4-4.4 4.6-1.6 1.4-3.4.8L13.6 19l2.4 3H8l2.4-3"
        "l.2-4.4q-1.8.6-3.4-.8-4.4-.6-4.4-4.6 0-3.8 4-4.4Q8 1.4 12 1.4z"
    ),
    # a tail in the waves
    "siren": (
        "M4 2q6 .4 8 5 2-4.6 8-5-.6 5.4-6 6.6 2.4 3.4 1.2 7-1 3-4 3.4 1.4-2 1-4.4T9.6 10"
        "Q4.6 8 4 2zM2 19q2.5-2.6 5 0t5 0 5 0 5 0v2.4q-2.5 2.6-5 0t-5 0-5 0-5 0z"
    ),
    # wind
    "sylph": (
        "M2 8.4h11.4q2.4 0 2.4-2.2T13.6 4q-1.8 0-2.2 1.8H9.2Q9.6 1.8 13.6 1.8t4.4 4.4"
        "q0 4.4-4.6 4.4H2zM2 13h15.6q4.4 0 4.4 4.2t-4 4.2q-3.8 0-4.2-3.8H16q.4 1.6 2 1.6"
        "t1.8-2-2.2-2H2zM2 17.4h9v2.2H2z"
    ),
    # three feathers
    "harpy": (
        "M3 3q8 3 8.6 11.6L10 20.4 8 15.6Q3 10.4 3 3zM12 1.4q4 4.4 2.4 12.4l-2 7.6-2-7.6"
        "q-1.4-8 1.6-12.4zM21 3q0 7.4-5 12.6l-2 4.8-1.6-5.8Q13 6 21 3z"
    ),
    # a wing
    "pegasus": (
        "M2 20.6Q2 8.4 12.4 4.6 17 3 22 2.4q-.4 3.4-3 5.4l2 .4q-1 2.8-4 4l1.6.8q-1.8 2.6-5 3"
        "l1 1.2q-3.6 2.2-7.4.6-2.8-.4-5.2 2.8z"
    ),
    # a hammer
    "giant": "M3 3.6h12.4q4.4.6 6 5-3.4-1.4-6-.6v2.4h-4.2V22H7.6V10.4H3z",
    # one eye
    "cyclops": (
        "M1.2 12Q5.6 5 12 5t10.8 7Q18.4 19 12 19T1.2 12zm6.2 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 0 0"
        "-9.2 0zm2.6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0z"
    ),
    # a lion of stone
    "sphinx": (
        "M6.4 2h6.2l2.2 4.4-.8 3.4q6.6 1 7.6 6.6l.4 3.2H23V22H2v-2.4h2.4l.8-7-1.8-.8z"
        "M7.4 5.2v3.4h4.4l.4-2-.8-1.4zM8 14v5.6h6.6q.6-3-1.4-4.6z"
    ),
    # three heads
    "chimera": (
        "M12 2q3 0 3 3.4 0 2.6-1.4 3.6 2 .6 2.6 2.4.4-2.4 2.8-2.4 2.6 0 2.6 3t-2.4 3.4"
        "q-.4 4-3.2 6.6H8q-2.8-2.6-3.2-6.6Q2.4 15 2.4 12t2.6-3q2.4 0 2.8 2.4.6-1.8 2.6-2.4"
        "Q9 8 9 5.4 9 2 12 2z"
    ),
    # an octopus
    "kraken": (
        "M12 1.6q6.6 0 6.6 7 0 2.8-1.6 4.8.6 3 4.4 3v2.4q-4 .2-5.8-2.6-.2 3.4 2 5.8h-2.8"
        "q-1.6-2-1.4-5.6h-2.8q.2 3.6-1.4 5.6H6.4q2.2-2.4 2-5.8-1.8 2.8-5.8 2.6v-2.4q3.8 0 4.4-3"
        "-1.6-2-1.6-4.8 0-7 6.6-7zM9.4 7.4a1.6 1.6 0 1 0 .1 0zM14.6 7.4a1.6 1.6 0 1 0 .1 0z"
    ),
    # snakes for hair
    "medusa": (
        "M12 6.6q5.2 0 5.2 6.2 0 6-5.2 9.2-5.2-3.2-5.2-9.2 0-6.2 5.2-6.2zM9.4 12.4v1.6h2v-1.6z"
        "M12.6 12.4v1.6h2v-1.6zM10 17.4v1.4h4v-1.4zM5.4 12Q1 10 2.4 4.4q1.6 3 4.8 3.4zM18.6 12"
        "Q23 10 21.6 4.4q-1.6 3-4.8 3.4zM7.4 6.8Q4.8 4 8 1q.2 2.6 2.6 4.4zM16.6 6.8"
        "Q19.2 4 16 1q-.2 2.6-2.6 4.4zM11 5.2q-.6-2.6 1-4.4 1.6 1.8 1 4.4z"
    ),
    # a bull
    "minotaur": (
        "M1.6 3q-.6 6.6 4.6 8 1.6 1 1.6 3.4l1 5.6 3.2 2.4 3.2-2.4 1-5.6q0-2.4 1.6-3.4"
        " 5.2-1.4 4.6-8-1.4 4-6 4.2Q14 6 12 6t-4.4 1.2Q3 7 1.6 3zM9 11.4l2 1.6-2 .6z"
        "M15 11.4l-2 1.6 2 .6zM10.2 17.4h3.6v1.4h-3.6z"
    ),
    # a bow and an arrow
    "chiron": (
        "M4 1.6Q17 3.6 18.6 11h1.2V8.6l4 3.4-4 3.4V13h-1.2Q17 20.4 4 22.4v-2Q13.6 18.4 16 13H2"
        "l-1.6-1L2 11h14Q13.6 5.6 4 3.6z"
    ),
    # a club over one eye
    "polyphemus": (
        "M12 2.4q8.4 0 8.4 9.4T12 21.6t-8.4-9.8T12 2.4zm0 3.2q-3.4 0-5.8 3.6 2.4 3.6 5.8 3.6"
        "t5.8-3.6Q15.4 5.6 12 5.6zm0 1.6a2 2 0 1 1-.1 0zM8 16.4h8v1.8H8z"
    ),
}
_SHARED = {
    "poseidon": "trident",
    "ares": "sword",
    "zeus": "eagle",
    "athena": "owl",
    "apollo": "sun",
    "fortress": "castle",
    "port": "port",
    "temple": "temple",
    "troop": "helmet",
    "fleet": "fleet",
    "gold": "coin",
}


def sign(name: str) -> str:
    """Path data of the sign of a god, building, creature, card or piece."""
    shared = _SHARED.get(name)
    return symbols.icons()[shared] if shared else _OWN[name]


def draw(name: str, x: float, y: float, size: float, cls: str = "icon") -> str:
    """The sign, `size` units wide, centred at (x, y)."""
    return symbols.draw(sign(name), x, y, size, cls)


def names() -> tuple[str, ...]:
    """Every sign there is."""
    return (*_OWN, *_SHARED)
