"""Great Lakes at its edges: players who hoard cards, wrong tables, the last turns."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_rules.core.chance import SampledChance, chance_among
from pygame_rules.core.match import Match
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue, help_chapters
from pygame_rules.games.great_lakes import data
from pygame_rules.games.great_lakes.cards import NO_CARD
from tests.games.great_lakes.table import GAME, a_turn, do

NEVER = ("claim", "harbour", "exchange")
"""What somebody does not do who only collects."""


@pytest.mark.parametrize("players", [2, 5])
def test_players_who_only_hoard_cards_do_not_lock_the_game(players: int) -> None:
    """TTR-14: every card ends up in hands; drawing, resets and turns go on or stop by rule."""
    match = Match(quick_setup(GAME.meta, ["human"] * players, 2))
    picks, empty = SampledChance("hoard"), 0
    while not match.over:
        assert len(match.entries) < GAME.meta.action_cap
        legal = match.legal_actions()
        mild = [action for action in legal if action.verb not in NEVER]
        match.act(chance_among(mild or legal, picks))
        GAME.check(match.state)
        state = match.state
        left = sum(map(sum, state.decks)) + sum(state.discards)
        if not left and all(card == NO_CARD for card in state.row):
            empty += 1
            assert "draw" not in {action.verb for action in match.legal_actions()}
    assert empty


@pytest.mark.parametrize(
    ("table", "row", "field", "value"),
    [
        ("lanes", 0, "length", 9),
        ("lanes", 3, "double_with", 90),
        ("tickets", 10, "points", 99),
        ("tickets", 54, "points", 1),
        ("cities", 0, "port", None),
    ],
)
def test_a_wrong_number_in_the_tables_is_noticed(
    monkeypatch: pytest.MonkeyPatch, table: str, row: int, field: str, value: Any
) -> None:
    """TTR-23: lanes, spaces, pairs, ticket values and ports are counted against the rules' own
    totals whenever the map is loaded."""
    wrong = data._read()
    before = wrong[table][row][field]
    wrong[table][row][field] = (not before) if value is None else value
    monkeypatch.setattr(data, "_read", lambda: wrong)
    with pytest.raises(ValueError):
        data.tables.__wrapped__()


def test_the_last_turns_are_announced_and_explained() -> None:
    """TTR-25: a banner counts them; the help says that drawing goes on."""
    state = a_turn()
    state.pieces[0], state.box[0] = [3, 3], [30, 29]
    assert GAME.notices(GAME.view(state, 1)) == []
    do(state, "draw deck_trains")
    do(state, "draw deck_trains")
    (notice,) = GAME.notices(GAME.view(state, 1))
    assert notice.key == "notice.last_turns"
    for lang in LANGUAGES:
        said = Speaker(catalogue("great_lakes", lang), lang, ["Anna", "Ben"]).say(notice)
        assert "4" in said
        chapters = help_chapters("great_lakes", lang)
        assert any("GL-70" in chapter["rules"] for chapter in chapters)  # type: ignore[operator]
