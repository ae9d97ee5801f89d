"""What stands beside a question: the offering to beat, real costs, odds, a god's prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.actions import Action
from ...core.asking import MenuItem
from ...core.chance import SampledChance
from ...core.message import Message, Player
from .data import (
    APOLLO,
    ARES,
    ATHENA,
    BUILDING_OF,
    BUILDING_PRICE,
    BUILDINGS,
    GODS,
    NONE,
    POSEIDON,
    ZEUS,
)
from .facts import creature_price, offering_cost
from .names import GOD_NAMES
from .odds import odds, percent
from .state import State
from .steps.battle import defence_bonus, defending_units, has_minotaur
from .steps.buying import recruit_price
from .steps.turn import SPECIAL_PRICE
from .view import View, imagine

IN_WORDS: Final = ("offer", "found", "give", "destroy", "rob", "defender", "attacker")
"""Questions whose places also stand as buttons: few, and each with something to say."""


# -- facts ----------------------------------------------------------------------------------
def facts(view: View) -> list[Message]:
    """What the asked player needs to decide; his gold in his own view only (CY-2)."""
    if not view.flow:
        return []
    step = view.flow[-1][0]
    return _FACTS[step](view) if step in _FACTS else []


def _own_gold(view: View) -> list[Message]:
    mine = view.seat is not None and view.seat == view.actor
    return [Message("fact.gold", {"n": view.gold})] if mine else []


def _priests(view: View) -> list[Message]:
    priests = view.priests[view.flow[-1][1]]
    return [Message("fact.priests", {"n": priests})] if priests else []


def _offer_facts(view: View) -> list[Message]:
    return [*_priests(view), *_own_gold(view)]


def _bid_facts(view: View) -> list[Message]:
    """Who stands there, what makes the cost differ from the sum, what the god gives."""
    _, seat, god, _base = view.flow[-1]
    bidder = view.bidder[god]
    standing = Message("fact.nobody", {})
    if bidder != NONE:
        standing = Message("fact.standing", {"player": Player(bidder), "n": view.bid[god]})
    others = [g for g in view.gods if g != god and view.bidder[g] == seat]
    both = [Message("fact.other", {"god": GOD_NAMES[g], "n": view.bid[g]}) for g in others]
    return [standing, *both, *_offer_facts(view), Message(f"god.{GODS[god]}")]


def _battle_facts(view: View) -> list[Message]:
    """The odds from here, if nobody retreats."""
    frame = view.flow[-1]
    field, place, attackers = frame[2], frame[3], frame[-1]
    defenders, minotaur = defending_units(view, field, place), has_minotaur(view, field, place)
    chances = odds(attackers, defenders, defence_bonus(view, field, place), minotaur)
    won, lost, both = map(percent, chances)
    return [Message("fact.odds", {"won": won, "lost": lost, "both": both})]


_FACTS: Final[dict[str, Callable[[View], list[Message]]]] = {
    "offer": _offer_facts,
    "sum": _bid_facts,
    "defender": _battle_facts,
    "attacker": _battle_facts,
}


# -- a god's prices -------------------------------------------------------------------------
def menu(view: View) -> list[MenuItem]:
    """Everything the god of this turn sells, with the next price of each."""
    if not view.flow or view.flow[-1][0] != "turn":
        return []
    _, seat, god, recruited = view.flow[-1]
    items = [MenuItem("recruit", _recruit_label(god, recruited))]
    kind = BUILDINGS[BUILDING_OF[god]]
    items.append(MenuItem("build", Message(f"menu.{kind}", {"n": BUILDING_PRICE})))
    if god in _SPECIALS:
        verb = _SPECIALS[god]
        items.append(MenuItem(verb, Message(f"menu.{verb}", {"n": SPECIAL_PRICE})))
    return [
        *items,
        MenuItem("call", _call_label(view, seat)),
        MenuItem("done", Message("menu.done")),
    ]


_SPECIALS: Final = {ARES: "march", POSEIDON: "sail", ZEUS: "exchange"}
_PIECES: Final = {ARES: "troop", POSEIDON: "fleet", ZEUS: "priest", ATHENA: "philosopher"}


def _recruit_label(god: int, recruited: int) -> Message:
    price, key = recruit_price(god, recruited), f"menu.{_PIECES[god]}"
    if price is None:
        return Message(f"{key}_enough")
    return Message(key, {"n": price}) if price else Message(f"{key}_free")


def _call_label(view: View, seat: int) -> Message:
    """From the cheapest face-up creature on."""
    prices = [creature_price(view, seat, s) for s, card in enumerate(view.track) if card != NONE]
    return Message("menu.call", {"n": min(prices)}) if prices else Message("menu.call_none")


# -- buttons --------------------------------------------------------------------------------
def in_words(view: View) -> bool:
    """Whether the question is one of few places."""
    return bool(view.flow) and view.flow[-1][0] in IN_WORDS


def sum_cost(view: View, n: int) -> tuple[int, bool]:
    """What the asked player pays in all if this sum stands, and whether for two offerings."""
    _, seat, god, _base = view.flow[-1]
    others = [view.bid[g] for g in view.gods if g != god and view.bidder[g] == seat]
    return offering_cost(view, seat, [*others, n]), bool(others)


def beside(view: View, action: Action) -> Message | None:
    """CY-22, CY-24: the real cost of a sum, from public figures only."""
    if action.verb != "sum" or not view.flow or view.flow[-1][0] != "sum":
        return None
    cost, both = sum_cost(view, int(action.targets[0]))
    return Message("beside.both" if both else "beside.cost", {"n": cost})


def only_opens(action: Action) -> bool:
    """A god asks for the sum next, `higher` for another sum; Apollo takes the marker."""
    if action.verb == "offer":
        return action.targets != (GODS[APOLLO],)
    return action.verb == "higher"


def rich_state(view: View) -> State | None:
    """The position as if the asked player had all the gold there is, which is public as one sum
    (CY-2); None: game over."""
    if view.actor is None:
        return None
    state = imagine(view, SampledChance("laid out"))
    state.gold[view.actor] = sum(state.gold)
    return state
