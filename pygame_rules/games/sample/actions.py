"""Verbs and prebuilt actions of Stepping Stones."""

from itertools import pairwise

from ...core.actions import Action, Verb
from .data import BIDS, STONES

VERBS = {
    verb.name: verb
    for verb in (
        Verb("claim", "any"), Verb("hop", "given"), Verb("bid"), Verb("keep"), Verb("swap"),
    )
}  # fmt: skip
CLAIM = [Action("claim", pair) for pair in pairwise(STONES)]
BID = [Action("bid", (n,)) for n in BIDS]
KEEP = Action("keep")
SWAP = Action("swap")


def hop(origin: int, target: int) -> Action:
    """The hop between two stones by index."""
    return Action("hop", (STONES[origin], STONES[target]))
