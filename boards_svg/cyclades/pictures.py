"""Small pictures for lines of the log: the dice of a round, how a battle began and ended."""

from __future__ import annotations

from functools import cache
from typing import Final

from pygame_rules.core.message import Message, Player

from .. import canvas, pieces
from . import tokens

HEIGHT = 34.0
DIE = 28.0
DIE_SIZE, TOTAL_SIZE = 19.0, 17.0
ROUNDS: Final = ("event.round_won", "event.round_lost", "event.round_even")
CLASHES: Final = ("event.battle", "event.attack_fails")
OUTCOMES: Final = ("event.retreat", "event.island_taken", "event.sea_taken")


def picture(message: Message) -> str:
    """Empty for lines that say all in words."""
    params = message.params
    if message.key in ROUNDS:
        sides = (_seat(message, "player"), _seat(message, "rival"))
        figures = [int(str(params[name])) for name in ("a", "b", "attack", "defence")]
        return _dice(*sides, *figures)
    if message.key in CLASHES:
        return _clash()
    return _outcome(_seat(message, "player")) if message.key in OUTCOMES else ""


def _seat(message: Message, name: str) -> int:
    player = message.params[name]
    assert isinstance(player, Player)
    return player.seat


@cache
def _dice(attacker: int, defender: int, a: int, b: int, attack: int, defence: int) -> str:
    """The attacker's die and total on the left, the defender's on the right; the side that
    loses a unit is struck out."""
    left = _die(17, attacker, a) + _struck(17, attack <= defence)
    right = _die(123, defender, b) + _struck(123, defence <= attack)
    totals = canvas.text(70, 23, f"{attack} : {defence}", TOTAL_SIZE, "figure")
    return _art(140, left, totals, right)


def _die(x: float, seat: int, value: int) -> str:
    half = DIE / 2
    body = pieces.raised(f"M{-half} {-half}h{DIE}v{DIE}h{-DIE}z")
    face = canvas.group(
        body, canvas.text(0, 7, str(value), DIE_SIZE, "mark-ink"), cls=pieces.seat_class(seat)
    )
    return canvas.moved(x, HEIGHT / 2 - 0.5, face)


def _struck(x: float, lost: bool) -> str:
    """A bar across the die of who loses a unit."""
    if not lost:
        return ""
    return canvas.path(f"M{x - 15} {HEIGHT - 3}L{x + 15} 2", "cy-loss")


@cache
def _clash() -> str:
    sign = canvas.circle(0, 0, 15, "cy-clash") + tokens.swords()
    return _art(HEIGHT, canvas.moved(HEIGHT / 2, HEIGHT / 2, sign))


@cache
def _outcome(seat: int) -> str:
    return _art(HEIGHT, canvas.moved(HEIGHT / 2, HEIGHT / 2, pieces.token(seat, 14)))


def _art(width: float, *parts: str) -> str:
    return canvas.svg(width, HEIGHT, *parts, cls="board art", aria_hidden="true", focusable="false")
