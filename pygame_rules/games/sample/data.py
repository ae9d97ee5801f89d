"""Tables of Stepping Stones."""

STONES = tuple(f"s{i}" for i in range(1, 7))
INDEX = {name: i for i, name in enumerate(STONES)}
CARD_VALUES = (1, 2, 3)
DECK = (3, 3, 2)
"""How many cards of each kind."""
DIE_FACES = {"fair": 6, "long": 8}
BIDS = (1, 2, 3)
TURNS_EACH = 6
