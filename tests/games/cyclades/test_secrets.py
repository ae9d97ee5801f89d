"""CY-2: gold is hidden; a view carries the others' gold as one sum."""

from __future__ import annotations

import json

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.invariants import check
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def test_a_view_knows_own_gold_and_the_others_sum(scene: Scenes) -> None:
    table = scene().gold(4, 7, 9).offerings(0, 1, 2)
    view = table.game.view(table.state, 1)
    assert (view.gold, view.others_gold, view.final_gold) == (7, 13, [])
    onlooker = table.game.view(table.state, None)
    assert (onlooker.gold, onlooker.others_gold) == (0, 20)


def test_equal_sums_look_equal(scene: Scenes) -> None:
    one = scene().gold(4, 7, 9).offerings(0, 1, 2)
    other = scene().gold(4, 15, 1).offerings(0, 1, 2)
    assert one.game.view(one.state, 0) == other.game.view(other.state, 0)


def test_the_log_never_tells_a_balance(scene: Scenes) -> None:
    table = scene().gold(4, 7, 9).track("griffon").turn(0, "zeus")
    table.act("call griffon", "rob player2", "done")
    seen = [event for event in table.events if event.known_to(1)]
    assert all("gold" not in key for event in seen for key in event.params)
    assert "griffon_haul" not in [event.key for event in seen]


def test_at_the_end_all_gold_is_shown(scene: Scenes) -> None:
    table = scene(2).island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 1, metropolis=True)
    table.island("A05", 0, metropolis=True).island("A07", 0, metropolis=True)
    table.turn(0, "ares").act("march A01 A02 3", dice=[3, 0])
    assert table.game.view(table.state, None).final_gold == table.state.gold


@pytest.mark.parametrize("seed", range(20))
def test_imagined_rivals_can_pay_what_they_offer(scene: Scenes, seed: int) -> None:
    table = scene().gold(3, 12, 2).offerings(1, 2, 0)
    table.act("offer ares", "sum 11", "offer zeus", "sum 2")
    imagined = table.game.imagine(table.game.view(table.state, 0), SampledChance(seed))
    check(imagined)
    assert imagined.gold[0] == 3 and sum(imagined.gold) == 17
    assert imagined.gold[1] >= 11 and imagined.gold[2] >= 2


@pytest.mark.parametrize("level", ["greedy", "normal"])
def test_a_bot_plays_the_same_whatever_the_rivals_hold(scene: Scenes, level: str) -> None:
    """Gold and deck are dealt anew; the bot sees the same and does the same."""
    game = scene().game
    state = game.new_state(4, game.meta.full_options({}), None, Table(SampledChance("bots")))
    picks = SampledChance("walk")
    for number in range(60):
        seat = game.actor(state)
        if seat is None:
            return
        if number % 12 == 0:
            other = game.secrets(state, seat, SampledChance(f"deal {number}"))
            one = choose(game, game.view(state, seat), level, number)
            two = choose(game, game.view(other, seat), level, number)
            assert one.action == two.action
        game.play(state, random_action(game.legal_actions(state), picks), Table(picks))


def test_no_seed_and_no_order_of_the_deck_in_a_view(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2)
    data = json.dumps(table.game.view_to_json(table.game.view(table.state, 0)))
    assert "seed" not in data
    assert set(table.state.deck) <= {0, 1}, "the deck is a pool without an order"
