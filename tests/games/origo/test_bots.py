"""The heuristic: blind to hands, sound about fights, better than chance."""

from __future__ import annotations

import pytest

from pygame_rules.ai.play import play_game
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.setup import quick_setup
from pygame_rules.games.origo.odds import attacker_wins, hidden_cards
from pygame_rules.games.origo.state import State
from tests.games.origo.positions import GAME, act, position


@pytest.mark.parametrize(
    ("gap", "last", "cards", "answers", "wins"),
    [
        (2, True, 0, 0, True),
        (2, True, 0, 1, False),
        (3, True, 0, 1, True),
        (0, True, 0, 0, True),
        (0, False, 0, 5, False),
        (-1, True, 0, 0, False),
        (-1, True, 1, 0, True),
        (2, True, 1, 1, True),
        (2, True, 1, 2, False),
        (2, True, 2, 2, True),
    ],
)
def test_a_fight_played_out(gap: int, last: bool, cards: int, answers: int, wins: bool) -> None:
    assert attacker_wins(gap, last, cards, answers) is wins


def test_odds_agree_with_the_rules() -> None:
    """Every number of cards on both sides, played through the rules."""
    area_cards = "Row-F Row-EF Col-07 Col-07-08"
    for cards in range(3):
        for answers in range(3):
            mine = " ".join(["Row-F", *area_cards.split()[1 : 1 + cards]])
            theirs = " ".join(["Area-helvetia", "Row-F"][:answers])
            state = position(
                {0: "E7", 1: "F7"}, {0: mine, 1: theirs}, founded="helvetia", attack="alternate"
            )
            act(state, "attack Row-F F7")
            while state.flow[-1][0] == "must_add":
                act(state, str(GAME.legal_actions(state)[0]))
            assert (state.lost[1] == 1) is attacker_wins(2, True, cards, answers)


def test_hidden_cards_are_reckoned_evenly() -> None:
    chances = hidden_cards(20, 5, 4)
    assert sum(chances) == pytest.approx(1)
    assert sum(n * p for n, p in enumerate(chances)) == pytest.approx(1, abs=0.01)
    assert hidden_cards(3, 0, 2)[0] == 1


@pytest.mark.parametrize("attack", ["visit", "alternate", "literal"])
def test_the_value_of_a_position_does_not_read_the_other_hands(attack: str) -> None:
    hands = {0: "Row-F Row-EF Pop", 1: "Col-07 Ship Area-helvetia"}
    state = position({0: "E7", 1: "F7 F6"}, hands, "helvetia", players=3, attack=attack)
    for text in ("", "attack Row-F F7"):
        if text:
            act(state, text)
        for seed in range(20):
            other = GAME.secrets(state, 0, SampledChance(seed))
            assert GAME.evaluate(other, 0) == GAME.evaluate(state, 0)


def best(state: State) -> str:
    """What a one-step look-ahead likes best."""
    from pygame_rules.ai.bots import choose

    seat = GAME.actor(state)
    return str(choose(GAME, GAME.view(state, seat), "greedy", 1).action)


def test_it_founds_a_region_when_it_can() -> None:
    state = position({1: "F5 F6 F7", 0: "A1"}, {0: "Area-helvetia Ship"})
    assert best(state) == "migrate Area-helvetia f08"


def test_a_last_free_cell_is_a_gift_to_others_unless_the_hand_fills_it() -> None:
    board = {1: "F5 F6 F7", 0: "A1"}
    mine = GAME.evaluate(position(board, {0: "Area-helvetia"}), 0)
    theirs = GAME.evaluate(position(board, {0: "Area-gallia"}), 0)
    assert mine > theirs + 3


def test_it_attacks_a_lone_shield_with_help_beside() -> None:
    board = {0: "E5 E6 E7 E8 F8 G7", 1: "F7"}
    state = position(board, {0: "Row-F Row-EF Col-07"}, founded="helvetia")
    act(state, "attack Row-F F7", "done")
    assert state.lost[1] == 1
    state = position(board, {0: "Row-F"}, founded="helvetia")
    before = GAME.evaluate(state, 0)
    act(state, "attack Row-F F7")
    assert GAME.evaluate(state, 0) > before


def test_a_defender_spends_cards_only_where_they_can_hold_the_cell() -> None:
    hopeless = position({0: "E7 F8 G7 F6", 1: "F7"}, {0: "Row-F", 1: "Col-07"}, "helvetia")
    act(hopeless, "attack Row-F F7")
    assert best(hopeless) == "done"
    close = position({0: "E7", 1: "F7 F6 F8"}, {0: "Row-F", 1: "Col-07 Row-EF"}, "helvetia")
    act(close, "attack Row-F F7")
    assert best(close).startswith("ready")


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    for seed in range(3):
        kinds = ["greedy"] + ["random"] * (players - 1)
        match = play_game(quick_setup(GAME.meta, kinds, seed)).match
        assert match.game.result(match.state).places[0] == 1
