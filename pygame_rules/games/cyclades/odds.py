"""Exact odds of a battle fought to the end without retreat (CY-60)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from .data import DICE_FACES

MINOTAUR_STRENGTH = 2
_THROWS = [a - b for a in DICE_FACES for b in DICE_FACES]


class Odds(NamedTuple):
    """How likely the attacker is left, the defender is left, or neither."""

    attacker: Fraction
    defender: Fraction
    neither: Fraction


@cache
def _round(lead: int) -> tuple[Fraction, Fraction, Fraction]:
    """A round's chances when the attacker leads by so much before the dice: won, lost, even."""
    total = len(_THROWS)
    won = sum(lead + throw > 0 for throw in _THROWS)
    even = sum(lead + throw == 0 for throw in _THROWS)
    return Fraction(won, total), Fraction(total - won - even, total), Fraction(even, total)


@cache
def odds(attackers: int, defenders: int, bonus: int, minotaur: bool = False) -> Odds:
    """The chances of `attackers` against `defenders` (troops or fleets) with a flat bonus.

    The Minotaur adds 2 and is lost as the last unit (CY-76).
    """
    if not attackers or not (defenders or minotaur):
        return _ended(attackers > 0, defenders > 0 or minotaur)
    strength = defenders + bonus + (MINOTAUR_STRENGTH if minotaur else 0)
    after_loss = (defenders - 1, minotaur) if defenders else (0, False)
    ways = (
        odds(attackers, after_loss[0], bonus, after_loss[1]),
        odds(attackers - 1, defenders, bonus, minotaur),
        odds(attackers - 1, after_loss[0], bonus, after_loss[1]),
    )
    chances = _round(attackers - strength)
    return Odds(*(sum((c * way[end] for c, way in zip(chances, ways, strict=True)), Fraction(0))
                  for end in range(3)))  # fmt: skip


def _ended(attacker: bool, defender: bool) -> Odds:
    return Odds(Fraction(attacker), Fraction(defender), Fraction(not (attacker or defender)))


@cache
def attacker_chance(attackers: int, defenders: int, bonus: int, minotaur: bool) -> float:
    """How likely the attacker is left, rounded to a float."""
    return float(odds(attackers, defenders, bonus, minotaur).attacker)


def percent(chance: Fraction) -> int:
    """To whole percent; what is possible never shows as 0, what is not certain never as 100."""
    if 0 < chance < Fraction(1, 100):
        return 1
    if Fraction(99, 100) < chance < 1:
        return 99
    return round(chance * 100)
