"""The worker's side of a computer player: it thinks in slices and listens in between.

Plain JSON in and out. A question names game, view, level and seed, its number, and `cap_ms`:
after so many milliseconds the best found so far is the answer; None: as long as it takes.
Only here a clock decides how long is thought on; the pieces themselves are the level's.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from pygame_rules.ai.bots import think
from pygame_rules.ai.thought import Thought
from pygame_rules.core.message import message_to_json
from pygame_rules.core.registry import load_game

SLICE_MS = 30
"""The longest the worker is deaf, unless a single piece of a thought takes longer."""


class Desk:
    """One question at a time: a newer one puts an older one away.

    `now` tells milliseconds, `pause` lets the worker listen for a moment.
    """

    def __init__(self, now: Callable[[], float], pause: Callable[[], Awaitable[None]]) -> None:
        self._now = now
        self._pause = pause
        self._number = 0
        self._share = 0.0

    async def answer(self, question: str) -> str:
        """The answer to a question; empty where it was cancelled or put away meanwhile."""
        asked = json.loads(question)
        number = self._number = asked["number"]
        self._share = 0.0
        thought = _begin(asked)
        begun, cap = self._now(), asked["cap_ms"]
        while not thought.done() and (cap is None or self._now() < begun + cap):
            self._slice(thought, None if cap is None else begun + cap)
            self._share = max(thought.progress(), (self._now() - begun) / cap if cap else 0.0)
            await self._pause()
            if self._number != number:
                return ""
        self._number = 0
        choice = thought.choice()
        return json.dumps({"action": str(choice.action), "reason": message_to_json(choice.reason)})

    def _slice(self, thought: Thought, end: float | None) -> None:
        """At least one piece; no further one that might not fit, going by the longest so far."""
        now = self._now()
        until = now + SLICE_MS if end is None else min(now + SLICE_MS, end)
        longest = 0.0
        while not thought.done() and now + longest <= until:
            thought.step()
            after = self._now()
            longest, now = max(longest, after - now), after

    def cancel(self, number: int) -> None:
        """Stop thinking about this question; of any other nothing changes."""
        if self._number == number:
            self._number = 0

    def progress(self) -> str:
        """The number of the question that is thought about (0: none), and how far it is, 0 to 1."""
        return json.dumps({"number": self._number, "share": min(1.0, self._share)})


def _begin(asked: dict[str, Any]) -> Thought:
    game = load_game(asked["game"])
    return think(game, game.view_from_json(asked["view"]), asked["level"], asked["seed"])
