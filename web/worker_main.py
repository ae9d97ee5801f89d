"""Script of a computer player's worker: `web.slices.Desk`, called by name from the page."""

import asyncio
import time

from web.slices import Desk

desk = Desk(lambda: 1000 * time.perf_counter(), lambda: asyncio.sleep(0))


async def answer(question: str) -> str:
    """What the desk answers."""
    return await desk.answer(question)


def cancel(number: int) -> None:
    """Stop thinking about a question."""
    desk.cancel(number)


def progress() -> str:
    """How far the desk is."""
    return desk.progress()


__export__ = ["answer", "cancel", "progress"]
