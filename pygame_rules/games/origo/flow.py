"""The sequence of play.

placing -> round_begins -> turn (exchange | carry | fight -> must_add, may_add, defence) ->
turn_ends -> turn ... -> round_ends -> scoring -> name_first -> round_begins ... -> last_scoring.
"""

from __future__ import annotations

from ...core.flow import Auto, Decision, Steps
from .state import State
from .steps import battle, carry, exchange, fight, placing, rounds, turn

STEPS: Steps[State] = {
    "placing": Decision(
        ("place",), placing.actor, placing.legal_actions, placing.why_not, placing.apply
    ),
    "round_begins": Auto(rounds.round_begins),
    "turn": Decision(turn.VERBS, turn.actor, turn.legal_actions, turn.why_not, turn.apply),
    "exchange": Decision(
        ("put_off",), exchange.actor, exchange.legal_actions, exchange.why_not, exchange.apply
    ),
    "carry": Decision(("to",), carry.actor, carry.legal_actions, carry.why_not, carry.apply),
    "fight": Auto(fight.fight),
    "must_add": Decision(
        ("add", "give_up"), battle.actor, battle.add_actions, battle.add_why_not, battle.add
    ),
    "may_add": Decision(
        ("add", "hold"), battle.actor, battle.add_actions, battle.add_why_not, battle.add
    ),
    "defence": Decision(
        ("done", "ready"), battle.actor, battle.plan_actions, battle.plan_why_not, battle.plan
    ),
    "turn_ends": Auto(rounds.turn_ends),
    "round_ends": Auto(rounds.round_ends),
    "scoring": Auto(rounds.scoring),
    "name_first": Decision(
        ("first",), rounds.last_on_track, rounds.name_actions, rounds.name_why_not,
        rounds.name_first,
    ),
    "last_scoring": Auto(rounds.last_scoring),
}  # fmt: skip
