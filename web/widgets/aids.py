"""What helps a player to decide: how far a thought is, a hint, the moves made meanwhile."""

from __future__ import annotations

from ..markup import Html, tag
from ..words import Words
from .icons import icon

THOUGHT_BARS = ("thought", "thought-of-player")
"""The `id`s of the bars that show how far a thought is: by the prompt, in the panel."""


def thinking(words: Words, label: str) -> Html:
    """The sign beside the prompt."""
    return tag("span", icon("computer"), label, thought_bar(words, 0), class_="thinking")


def thought_bar(words: Words, which: int) -> Html:
    """A bar that starts empty; `value` is set while the thought goes on."""
    return tag("progress", id=THOUGHT_BARS[which], class_="thought", value="0", max="1",
               aria_label=words("thought.bar"))  # fmt: skip
