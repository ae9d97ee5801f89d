"""How long ago something was, in words."""

from __future__ import annotations

from datetime import datetime

from ..words import Words

_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000


def when(words: Words, then: int, now: int) -> str:
    """How long ago, in words; a date for what is older than a month."""
    ago = max(0, now - then)
    if ago < _MINUTE:
        return words("when.now")
    if ago < _HOUR:
        return words("when.minutes", n=ago // _MINUTE)
    if ago < _DAY:
        return words("when.hours", n=ago // _HOUR)
    if ago < 31 * _DAY:
        return words("when.days", n=ago // _DAY)
    try:
        return datetime.fromtimestamp(then / 1000).strftime("%Y-%m-%d")
    except (ValueError, OverflowError, OSError):
        return words("when.unknown")
