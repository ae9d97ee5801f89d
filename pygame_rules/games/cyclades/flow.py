"""The sequence of play. A cycle is one frame at the bottom of the stack that goes on from
step to step; everything else is called on top of it.

cycle -> creatures -> gods -> income -> offerings -> actions -> end_of_cycle -> cycle ...

offerings  calls  offer -> sum (-> offer of the ousted player -> ...), marker by marker
actions    calls  turn (or apollo -> prosperity), god by god
turn       calls  sail, battle, metropolis, and one step for each creature
battle     goes   round -> (defender retreats?) -> (attacker retreats?) -> round ...
metropolis calls  give_next (-> give), site -> found -> room (-> destroy), until none is due
"""

from __future__ import annotations

from ...core.flow import Auto, Decision, Steps
from .state import State
from .steps import (
    actions,
    battle,
    craft,
    creatures,
    ending,
    figures,
    fleets,
    gods,
    instant,
    metropolis,
    offerings,
    powers,
    troops,
    turn,
)


def actor(state: State) -> int:
    """The frame of every decision names the asked seat first."""
    seat: int = state.flow[-1][1]
    return seat


STEPS: Steps[State] = {
    # -- the cycle
    "cycle": Auto(creatures.begin_cycle),
    "creatures": Auto(creatures.refresh_track),
    "gods": Auto(gods.draw_gods),
    "income": Auto(gods.collect_income),
    "offerings": Auto(offerings.next_offering),
    "actions": Auto(actions.next_god),
    "end_of_cycle": Auto(ending.end_of_cycle),
    # -- offerings
    "offer": Decision(
        ("offer",), actor, offerings.offer_actions, offerings.offer_why_not, offerings.choose_god
    ),
    "sum": Decision(
        ("higher", "sum"), actor, offerings.sum_actions, offerings.sum_why_not, offerings.choose_sum
    ),
    # -- turns
    "turn": Decision(
        ("build", "call", "done", "exchange", "march", "recruit", "sail"),
        actor, turn.turn_actions, turn.turn_why_not, turn.take_action,
    ),
    "sail": Decision(
        ("carry", "stop"), actor, fleets.sail_actions, fleets.sail_why_not, fleets.sail_on
    ),
    "apollo": Auto(actions.visit_apollo),
    "prosperity": Decision(
        ("prosper",), actor, actions.prosperity_actions, actions.prosperity_why_not,
        actions.place_prosperity,
    ),
    # -- battles
    "battle": Auto(battle.begin),
    "round": Auto(battle.fight_round),
    "defender": Decision(
        ("fight", "retreat"), actor, battle.retreat_actions, battle.retreat_why_not,
        battle.defender_answers,
    ),
    "attacker": Decision(
        ("fight", "retreat"), actor, battle.retreat_actions, battle.retreat_why_not,
        battle.attacker_answers,
    ),
    # -- metropolises
    "metropolis": Auto(metropolis.begin),
    "give_next": Auto(metropolis.give_next),
    "give": Decision(
        ("give",), actor, metropolis.give_actions, metropolis.give_why_not, metropolis.give
    ),
    "site": Auto(metropolis.find_site),
    "found": Decision(
        ("found",), actor, metropolis.found_actions, metropolis.found_why_not, metropolis.found
    ),
    "room": Auto(metropolis.make_room),
    "destroy": Decision(
        ("destroy",), actor, metropolis.destroy_actions, metropolis.destroy_why_not,
        metropolis.destroy,
    ),
    # -- creatures
    "rob": Decision(("rob",), actor, instant.rob_actions, instant.rob_why_not, instant.rob),
    "siren": Decision(("lure",), actor, instant.siren_actions, instant.siren_why_not, instant.lure),
    "bring": Decision(
        ("bring",), actor, instant.bring_actions, instant.bring_why_not, instant.bring
    ),
    "harpy": Decision(
        ("strike",), actor, instant.harpy_actions, instant.harpy_why_not, instant.strike
    ),
    "sylph": Decision(
        ("done", "step"), actor, fleets.sylph_actions, fleets.sylph_why_not, fleets.sylph_step
    ),
    "pegasus": Decision(
        ("fly",), actor, troops.pegasus_actions, troops.pegasus_why_not, troops.fly
    ),
    "giant": Decision(("smash",), actor, craft.giant_actions, craft.giant_why_not, craft.smash),
    "cyclops": Decision(
        ("change",), actor, craft.cyclops_actions, craft.cyclops_why_not, craft.change
    ),
    "sphinx": Decision(
        ("done", "sell"), actor, craft.sphinx_actions, craft.sphinx_why_not, craft.sell
    ),
    "chimera": Decision(
        ("mimic",), actor, powers.chimera_actions, powers.chimera_why_not, powers.mimic
    ),
    "shuffle": Auto(powers.shuffle_all),
    "kraken": Decision(
        ("surface",), actor, figures.kraken_actions, figures.kraken_why_not, figures.surface
    ),
    "kraken_on": Decision(
        ("done", "surface"), actor, figures.kraken_on_actions, figures.kraken_on_why_not,
        figures.kraken_goes_on,
    ),
    "island_figure": Decision(
        ("place",), actor, figures.place_actions, figures.place_why_not, figures.place
    ),
    "polyphemus": Auto(figures.polyphemus_arrives),
    "push": Decision(("push",), actor, figures.push_actions, figures.push_why_not, figures.push),
}  # fmt: skip
