"""CY-80 to CY-82: winning, going out, a hundred cycles."""

from __future__ import annotations

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.flow import advance
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.flow import STEPS
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def end_cycle(table: Scene) -> Scene:
    """Every marker is back on the track; the cycle ends."""
    state = table.homes().state
    state.flow = [["end_of_cycle"]]
    state.next_order = [s for s in range(state.players) for _ in range(1 + (state.players == 2))]
    told = Table(SampledChance("end"))
    advance(STEPS, state, told)
    table.events += told.events
    return table


def test_two_metropolises_win_at_the_end_of_the_cycle(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True).island("A02", 0).island("A01", 1)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A02")
    assert table.step == "turn", "not before the end of the cycle"
    table.act("done")
    assert table.step == "over"
    assert table.game.result(table.state).places == (1, 2, 2)


def test_one_metropolis_is_not_enough(scene: Scenes) -> None:
    assert end_cycle(scene().island("A05", 0, metropolis=True)).step == "offer"


def test_two_players_need_three(scene: Scenes) -> None:
    table = scene(2).island("A05", 0, metropolis=True).island("A02", 0, metropolis=True)
    assert end_cycle(table).step == "offer"
    assert end_cycle(table.island("A07", 0, metropolis=True)).step == "over"


def both_enough(scene: Scenes, option: str) -> Scene:
    """0 has two metropolises and more gold, 1 has three."""
    table = scene(4, tie_break=option).gold(9, 3, 20, 0)
    for name, seat in (("B01", 0), ("B02", 0), ("B07", 1), ("B09", 1), ("B10", 1)):
        table.island(name, seat, metropolis=True)
    return end_cycle(table.island("B03", 2, metropolis=True))


def test_among_several_gold_decides(scene: Scenes) -> None:
    result = both_enough(scene, "gold").game.result(both_enough(scene, "gold").state)
    assert result.places == (1, 2, 3, 4)
    assert result.decided_by.key == "result.gold"


def test_by_option_the_number_of_metropolises_decides_first(scene: Scenes) -> None:
    table = both_enough(scene, "metropolises")
    result = table.game.result(table.state)
    assert result.places == (2, 1, 3, 4)
    assert result.decided_by.key == "result.metropolises"


def test_equal_gold_shares_the_win(scene: Scenes) -> None:
    table = scene(4).gold(5, 5, 1, 1)
    for name, seat in (("B01", 0), ("B02", 0), ("B07", 1), ("B09", 1)):
        table.island(name, seat, metropolis=True)
    result = table.game.result(end_cycle(table).state)
    assert result.places == (1, 1, 3, 3) and result.decided_by.key == "result.shared"


def test_scores_are_metropolises_by_their_source(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True).island("A02", 0)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A02")
    assert table.game.scores(table.state) == [2, 0, 0]
    assert table.game.breakdown(table.state)[0] == {
        "philosophers": 1, "buildings": 1, "conquest": 0,
    }  # fmt: skip


# -- going out (CY-81) ----------------------------------------------------------------------
def fallen(scene: Scenes) -> Scene:
    """0 takes the last island of 1, whose metropolis is his second one."""
    table = scene(4).island("B03", 0, 3).fleet("r05c04", 0).island("B06", 1, 1, metropolis=True)
    table.island("B07", 0, metropolis=True).fleet("r10c00", 1, 2).figure("medusa", "B09", 1)
    table.figure("kraken", "r00c00", 1, card=False).gold(9, 6, 5, 5)
    table.state.priests[1] = table.state.philosophers[1] = 2
    table.turn(0, "ares", gold=9)
    return table.act("march B03 B06 3", dice=[3, 0])


def test_who_loses_the_last_island_is_out_at_once(scene: Scenes) -> None:
    table = fallen(scene)
    state = table.state
    assert state.alive == [1, 0, 1, 1]
    assert table.fleets("r10c00") == (-1, 0)
    assert state.priests[1] == state.philosophers[1] == state.gold[1] == 0
    assert table.figure_at("medusa") is None and table.where_is_card("medusa") == "discards"
    assert 1 not in state.next_order
    assert table.figure_at("kraken") == "r00c00", "the Kraken stays until called again"


def test_the_game_goes_on_to_the_end_of_the_cycle(scene: Scenes) -> None:
    table = fallen(scene)
    assert table.step == "turn"
    table.act("done")
    assert table.step == "over"
    assert table.game.result(table.state).places[1] == 4, "who is out is last"


def test_a_paid_turn_of_who_is_out_is_skipped(scene: Scenes) -> None:
    table = scene(4).island("B03", 0, 3).fleet("r05c04", 0).island("B06", 1, 1, metropolis=True)
    table.island("B07", 0, metropolis=True).gold(5, 5, 5, 5)
    table.offerings(0, 1, 2, 3, gods="ares zeus athena")
    table.act("offer ares", "sum 1", "offer zeus", "sum 1", "offer athena", "sum 1", "offer apollo")
    table.act("march B03 B06 3", dice=[3, 0])
    assert table.state.alive[1] == 0
    table.act("done")
    assert table.actor == 2


def test_who_is_out_of_apollos_first_place_leaves_it_empty(scene: Scenes) -> None:
    table = scene(4).island("B03", 0, 3).fleet("r05c04", 0).island("B06", 1, 1, metropolis=True)
    table.island("B07", 0, metropolis=True).gold(5, 5, 5, 5)
    table.offerings(1, 0, 2, 3, gods="ares zeus athena")
    table.act("offer apollo", "offer ares", "sum 1", "offer apollo", "offer apollo")
    table.act("march B03 B06 3", dice=[3, 0]).act("done")
    assert table.step == "over" and sum(table.state.placed) == 0
    assert [e.params["player"].seat for e in table.told("apollo_gives")] == [2, 3]


def test_one_player_left_wins_at_once(scene: Scenes) -> None:
    table = scene(2).island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 1, metropolis=True)
    table.island("A05", 0, metropolis=True).island("A07", 0, metropolis=True)
    table.turn(0, "ares").act("march A01 A02 3", dice=[3, 0])
    assert table.step == "over"
    result = table.game.result(table.state)
    assert result.places == (1, 2) and result.decided_by.key == "result.last_standing"
    assert table.events[-1].key == "end_last_standing"


def test_the_number_of_gods_stays_that_of_the_starting_count(scene: Scenes) -> None:
    table = scene(4).island("B01", 0).island("B02", 1).island("B03", 2)
    table.homes().state.alive[3] = 0
    end_cycle(table)
    assert len(table.state.gods) == 3


# -- the safety net (CY-82) -----------------------------------------------------------------
def test_a_hundred_cycles_end_the_game(scene: Scenes) -> None:
    table = scene().gold(3, 9, 4).island("A05", 0, metropolis=True)
    table.state.cycle = 100
    end_cycle(table)
    assert table.step == "over" and table.events[-1].key == "end_cycles"
    assert table.game.result(table.state).places == (1, 2, 3)


def test_the_ninety_ninth_does_not(scene: Scenes) -> None:
    table = scene()
    table.state.cycle, table.state.gods_out = 99, [1, 2]
    assert end_cycle(table).step == "offer"
