"""What is counted in one walk agrees with the questions asked one by one."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades import facts
from pygame_rules.games.cyclades.holdings import holdings
from pygame_rules.games.cyclades.survey import Survey
from pygame_rules.games.cyclades.threats import can_win


@pytest.mark.parametrize("players", [2, 3, 5])
def test_holdings_are_what_stands_on_the_board(players: int) -> None:
    game, chance = load_game("cyclades"), SampledChance(f"holdings {players}")
    table = Table(chance, listening=False)
    state = game.new_state(players, game.meta.full_options({}), 0, table)
    for _ in range(300):
        legal = game.legal_actions(state)
        if not legal:
            break
        for own in holdings(state):
            seat = own.seat
            assert own.islands == facts.own_islands(state, seat)
            assert own.free == [facts.free_slots(state, island) for island in own.islands]
            assert own.kinds == facts.kinds_owned(state, seat)
            assert own.income == facts.income(state, seat)
            assert own.metropolises == facts.metropolises(state, seat)
            assert own.open == len(own.islands) - own.metropolises
            assert own.troops == facts.troops_on_board(state, seat)
            assert own.fleets == facts.fleets_on_board(state, seat)
            assert own.seas == facts.own_sea_mask(state, seat)
        survey = Survey(state)
        for seat in range(players):
            assert survey.can_win(seat) == can_win(state, seat)
        game.play(state, legal[chance.roll(len(legal))], table)
