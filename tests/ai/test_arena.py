"""The arena: seats walk round, shares have their fair scale, and the sequential test is right."""

import json

import pytest

from pygame_rules.__main__ import main
from pygame_rules.ai.arena import Tally, compete, scaled, seating
from pygame_rules.ai.bots import LEVELS, TUNINGS, bot_of, choose
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.registry import load_game
from pygame_rules.core.setup import quick_setup


def test_two_players_change_seats_after_every_game() -> None:
    assert seating(2, 0, "a", "b") == ["a", "b"]
    assert seating(2, 1, "a", "b") == ["b", "a"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_level_has_the_single_seat_once_everywhere(players: int) -> None:
    tables = [seating(players, game, "a", "b") for game in range(2 * players)]
    for level in "ab":
        alone = [table.index(level) for table in tables if table.count(level) == 1]
        assert sorted(alone) == list(range(players))


def test_a_wanted_share_keeps_its_odds_at_a_bigger_table() -> None:
    assert scaled(0.65, 0.5) == pytest.approx(0.65)
    assert scaled(0.5, 1 / 3) == pytest.approx(1 / 3)
    assert scaled(0.8, 1 / 3) == pytest.approx(2 / 3)
    assert scaled(0.8, 2 / 3) == pytest.approx(8 / 9)


@pytest.mark.parametrize(
    ("won", "lost", "verdict"),
    [(7, 0, None), (12, 0, True), (0, 9, False), (9, 5, None), (60, 30, True), (50, 50, False)],
)
def test_the_verdict_waits_for_evidence(won: int, lost: int, verdict: bool | None) -> None:
    tally = Tally(wanted=0.65)
    for result in [1.0] * won + [0.0] * lost:
        tally.add(result, 0.5)
    assert tally.verdict() is verdict


@pytest.mark.parametrize(("true", "verdict"), [(0.8, True), (0.65, True), (0.5, False)])
def test_the_sequential_test_is_seldom_wrong(true: float, verdict: bool) -> None:
    """400 series of games with a known share: the opposite verdict in less than one of ten."""
    chance = SampledChance(f"series {true}")
    wrong = 0
    for _ in range(400):
        tally = Tally(wanted=0.65)
        while tally.verdict() is None and tally.games < 400:
            tally.add(float(chance.roll(1000) < 1000 * true), 0.5)
        wrong += tally.verdict() is (not verdict)
    assert wrong < 40


def test_the_interval_holds_the_share() -> None:
    tally = Tally()
    for result in [1.0] * 35 + [0.0] * 25:
        tally.add(result, 0.5)
    low, high = tally.interval()
    assert (round(low, 2), round(high, 2)) == (0.46, 0.70)


def test_a_series_ends_when_the_time_is_up() -> None:
    game = load_game("rebirth-scotland")
    asked: list[int] = []

    def in_time() -> bool:
        asked.append(1)
        return len(asked) <= 3

    assert compete(game, 2, ("random", "random"), 10, 1, in_time=in_time).games == 3


def test_a_tenth_of_a_level_is_a_level_with_a_tenth_of_the_iterations() -> None:
    game = load_game("rebirth-scotland")
    match = Match(quick_setup(game.meta, ["hard/10", "hard/10"], "tenth"))
    assert match.actor is not None
    view = match.view(match.actor)
    thought = bot_of("hard/10")(game, view, SampledChance("one"))
    while not thought.done():
        thought.step()
    tried = thought.choice().reason.params["tried"]
    assert 0 < tried <= TUNINGS["hard"][0].iterations // 10
    assert choose(game, view, "hard/10", 1) == choose(game, view, "hard/10", 1)


def test_levels_without_iterations_stay_as_they_are() -> None:
    assert bot_of("easy/10") is LEVELS["easy"]


def test_command_line_gives_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "arena rebirth-scotland --players 3 --bots greedy,random --games 200 --wanted 0.8"
    assert main([*arguments.split(), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["shown"] == "yes"
    assert result["games"] < 200
    assert result["low"] < result["share"] <= result["high"]
    assert result["share"] >= result["wanted"] > result["fair"]


@pytest.mark.parametrize("bots", ["greedy", "greedy,unknown", "hard/x,random", "a,b,c"])
def test_command_line_refuses_unknown_levels(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "rebirth-scotland", "--bots", bots]) == 2
    assert "greedy" in capsys.readouterr().err
