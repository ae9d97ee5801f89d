"""Prompts, labels, names, public figures and notices, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core.actions import Action
from ...core.contract import Count
from ...core.message import Message, Param, Player
from .actions import OFFERED_AT_ONCE, PLAYER_IDS
from .asking import sum_cost
from .data import (
    APOLLO,
    ARES,
    BUILDING_OF,
    BUILDING_PRICE,
    CREATURES,
    GODS,
    POSEIDON,
    ZEUS,
)
from .facts import (
    chart_of,
    creature_price,
    fleets_on_board,
    income,
    metropolises,
    to_win,
    troops_on_board,
    unpaid,
    unused_discounts,
)
from .names import BUILDING_NAMES, CREATURE_NAMES, GOD_NAMES, island_name, sea_name
from .steps.battle import defence_bonus, defending_units
from .steps.buying import recruit_price
from .steps.metropolis import surplus
from .view import View
from .warning import may_win


def name_of(view: View, element: str) -> Message:
    """Islands and seas by the map, players by their names, the rest by its own text."""
    chart = chart_of(view)
    if element in chart.island_index:
        return island_name(chart, chart.island_index[element])
    if element in chart.sea_index:
        return sea_name(chart, chart.sea_index[element])
    if element in PLAYER_IDS:
        return Message("element.player", {"player": Player(PLAYER_IDS.index(element))})
    return Message(f"element.{element}")


# -- prompts --------------------------------------------------------------------------------
def prompt(view: View) -> Message:
    """Who decides what now."""
    if view.actor is None:
        return Message("prompt.over")
    step, seat, *rest = view.flow[-1]
    key, params = step, {}
    if step == "turn":
        key = f"turn.{GODS[rest[0]]}"
    elif step == "rob":
        key = f"rob.{CREATURES[rest[0]]}"
    elif step in _PROMPTS:
        params = _PROMPTS[step](view, rest)
    elif step == "offer" and rest[0] >= 0:
        key, params = "offer_again", {"god": GOD_NAMES[rest[0]]}
    return Message(f"prompt.{key}", {"player": Player(seat), **params})


Params = dict[str, Param]


def _battle_params(view: View, field: str, place: int, attackers: int) -> Params:
    chart = chart_of(view)
    where = island_name(chart, place) if field == "land" else sea_name(chart, place)
    defenders, bonus = defending_units(view, field, place), defence_bonus(view, field, place)
    return {"place": where, "a": attackers, "b": defenders, "bonus": bonus}


def _destroy_params(view: View, rest: list[Any]) -> Params:
    island = rest[0]
    return {"island": island_name(chart_of(view), island), "n": surplus(view, island)}


_PROMPTS: Final[dict[str, Callable[[View, list[Any]], Params]]] = {
    "sum": lambda view, rest: {"god": GOD_NAMES[rest[0]], "n": view.bid[rest[0]] + 1},
    "sail": lambda view, rest: {"sea": sea_name(chart_of(view), rest[0]), "n": rest[1]},
    "sylph": lambda view, rest: {"n": rest[0]},
    "defender": lambda view, rest: _battle_params(view, rest[0], rest[1], rest[3]),
    "attacker": lambda view, rest: _battle_params(view, rest[0], rest[1], rest[2]),
    "give": lambda view, rest: {"building": BUILDING_NAMES[rest[0]]},
    "destroy": _destroy_params,
    "bring": lambda view, rest: {"sea": sea_name(chart_of(view), rest[0])},
    "island_figure": lambda view, rest: {"creature": CREATURE_NAMES[rest[0]]},
    "push": lambda view, rest: {"island": island_name(chart_of(view), rest[0])},
}
"""What a step's prompt names besides the player."""


# -- labels ---------------------------------------------------------------------------------
def label(view: View, action: Action, plain: Message) -> Message:
    """An action as a button, with what it costs."""
    special = _LABELS.get(action.verb)
    if special is None or view.actor is None:
        return plain
    key, params = special(view, view.flow[-1], action)
    return Message(f"action.{key}", {**plain.params, **params})


def _sum_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    n = int(action.targets[0])
    cost, both = sum_cost(view, n)
    if both:
        return "sum_both", {"cost": cost}
    return ("sum" if cost == n else "sum_priests"), {"cost": cost}


def _found_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    """How many buildings must go there (CY-41)."""
    gone = surplus(view, chart_of(view).island_index[str(action.targets[0])])
    return ("found_over", {"n": gone}) if gone else ("found", {})


def _offer_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    god = GODS.index(str(action.targets[0]))
    if god == APOLLO:
        return "offer_apollo", {}
    return "offer", {"n": view.bid[god] + 1}


def _recruit_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    price = recruit_price(frame[2], frame[3])
    piece = {ARES: "troop", POSEIDON: "fleet", ZEUS: "priest"}.get(frame[2], "philosopher")
    if not price:
        return f"recruit_{piece}_free", {}
    return f"recruit_{piece}", {"cost": price}


def _call_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    creature = CREATURES.index(str(action.targets[0]))
    if creature not in view.track:
        return "call_gone", {}
    return "call", {"cost": creature_price(view, frame[1], view.track.index(creature))}


def _build_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    return "build", {"building": BUILDING_NAMES[BUILDING_OF[frame[2]]], "cost": BUILDING_PRICE}


def _sell_label(view: View, frame: list[Any], action: Action) -> tuple[str, Params]:
    target, chart = str(action.targets[0]), chart_of(view)
    if target in chart.island_index:
        return "sell_troop", {}
    return ("sell_fleet" if target in chart.sea_index else "sell_card"), {}


_Label = Callable[[View, list[Any], Action], tuple[str, Params]]
_LABELS: Final[dict[str, _Label]] = {
    "build": _build_label,
    "call": _call_label,
    "found": _found_label,
    "give": lambda view, frame, action: ("give", {"building": BUILDING_NAMES[frame[2]]}),
    "higher": lambda view, frame, action: ("higher", {"n": frame[3] + OFFERED_AT_ONCE}),
    "offer": _offer_label,
    "place": lambda view, frame, action: ("place", {"creature": CREATURE_NAMES[frame[2]]}),
    "recruit": _recruit_label,
    "rob": lambda view, frame, action: (f"rob_{CREATURES[frame[2]]}", {}),
    "sell": _sell_label,
    "sum": _sum_label,
    "surface": lambda view, frame, action: (
        "surface" if frame[0] == "kraken" else "surface_on", {}
    ),
}  # fmt: skip


# -- the panel and the notices --------------------------------------------------------------
def panel(view: View) -> list[list[Count]]:
    """Public figures by seat."""
    return [
        [
            Count("income", income(view, seat)),
            Count("islands", view.owner.count(seat)),
            Count("troops", troops_on_board(view, seat)),
            Count("fleets", fleets_on_board(view, seat)),
            Count("priests", view.priests[seat]),
            Count("philosophers", view.philosophers[seat]),
            Count("discounts", unused_discounts(view, seat)),
            Count("offered", unpaid(view, seat)),
        ]
        for seat in range(view.players)
    ]


def notices(view: View) -> list[Message]:
    """Who can win this cycle, and who already has what it takes (CY-80)."""
    if view.actor is None:
        return []
    found = []
    for seat in range(view.players):
        if may_win(view, seat):
            enough = metropolises(view, seat) >= to_win(view)
            key = "notice.has_enough" if enough else "notice.can_win"
            found.append(Message(key, {"player": Player(seat)}))
    return found
