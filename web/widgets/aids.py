"""What helps a player to decide: how far a thought is, a hint, the moves made meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from boards_svg.contract import Board

from ..markup import Html, join, tag, trusted
from ..words import Words
from .controls import button
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


def marks(board: Board, elements: Iterable[str]) -> Html:
    """Outlines of what a hint names."""
    return join([tag("g", trusted(board.outline(e)), class_="hinted") for e in elements])


def hint_box(text: str, reason: str | None) -> Html:
    """The hint in words."""
    why = tag("span", reason, class_="why") if reason else None
    return tag("div", icon("bulb"), tag("p", text, " ", why), class_="hint", id="hint")


def moment_strip(words: Words, moment: int) -> Html:
    """Over the board while it is shown as it was: a move back, a move on, back to now."""
    back = button("moment-step", words("replay.back"), sign="back", bare=True, id="moment-back",
                  data_n="-1", aria_disabled="true" if moment == 0 else None)  # fmt: skip
    on = button("moment-step", words("replay.next"), sign="forward", bare=True, id="moment-next",
                data_n="1")  # fmt: skip
    now = button("now", words("play.now"), kind="primary", id="now")
    told = tag("span", words("play.looking_back", n=moment), class_="moment-number")
    steps = tag("span", back, on, class_="moment-steps")
    return tag("div", steps, told, now, class_="strip moment")


def buttons(words: Words, replay: bool, hinting: bool, hinted: bool) -> Html:
    """Look at the moves made meanwhile; ask for a hint, stop the search for one, put it away."""
    back = None
    if replay:
        back = button("replay", words("replay.open"), sign="steps", kind="aid", id="replay")
    label, sign = words("hint.stop" if hinting else "hint.ask"), "cross" if hinting else "bulb"
    pressed = "true" if hinted else "false"
    ask = button("hint", label, sign=sign, kind="aid", id="ask-hint", aria_keyshortcuts="h",
                 aria_pressed=None if hinting else pressed)  # fmt: skip
    return tag("div", back, ask, class_="row aids")
