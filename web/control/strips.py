"""The strips over the board that speak of this device, not of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..markup import Html, tag
from ..screens.play import banner
from ..widgets.controls import button

if TYPE_CHECKING:
    from .play import Play


def strips(play: Play) -> list[Html]:
    """What there is to say now, most pressing first."""
    words, found = play.app.words, []
    if play.keeper.failed:
        export = button("export", words("play.export"), kind="primary", id="strip-export")
        found.append(banner("trouble", tag("span", words("strip.not_saved")), export))
    if play.session.read_only:
        over = None
        if play.free:
            over = button("take-over", words("strip.take_over"), kind="primary", id="take-over")
        text = words("strip.free" if play.free else "strip.viewer")
        found.append(banner("viewer", tag("span", text), over))
    if play.stand_in:
        found.append(banner("notice", tag("span", words("strip.stand_in"))))
    if play.session.match.over:
        result = button("show-end", words("strip.result"), kind="primary", id="show-end")
        found.append(banner("notice", tag("span", words("strip.over")), result))
    return found
