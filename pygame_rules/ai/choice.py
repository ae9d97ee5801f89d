"""What a bot answers."""

from __future__ import annotations

from typing import NamedTuple

from ..core.actions import Action
from ..core.message import Message


class Choice(NamedTuple):
    """What a bot does, and one short reason for the log's "why"."""

    action: Action
    reason: Message
