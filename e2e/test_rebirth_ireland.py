"""Rebirth Ireland in the page: a whole game with its towers and open missions, by finger."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.planned import choice_of, events_of, follow, play_out
from e2e.table import match_of, open_saved, stored, tap, wait_for_moves
from pygame_rules.core.actions import Action
from pygame_rules.core.match import Match

GAME = "rebirth-ireland"
SEED = "ireland"
TOUCH = {"pace": "fast", "confirm": "never"}
WANTED = {"bonus_second", "second_drawn", "bonus_three", "chose", "mission_first"}
"""A second tile, three tiles to choose from, a public mission."""


def whole_game() -> Match:
    """Anna plays the moves of a greedy player against two easy ones."""
    match = match_of("human", "easy", "easy", game=GAME, seed=SEED)
    return play_out(match, lambda match: choice_of(match, "greedy"))


def touch(page: Page, action: Action) -> None:
    """A finger on the space, the tile or the mission that an action names."""
    target = str(action.targets[0])
    if action.verb == "place":
        page.wait_for_selector(f"#t-{target}", state="attached")
        tap(page, target)
    else:
        page.locator(f"#card-{target}.can").tap()


def log_of(page: Page) -> str:
    page.locator("#tab-log").tap()
    if page.locator("#whole-log").count():
        page.locator("#whole-log").tap()
    return page.locator("#panel").inner_text()


def test_a_whole_game_with_second_tile_three_tiles_and_missions(open_app: AppOpener) -> None:
    planned = whole_game()
    assert events_of(planned, 0) >= WANTED
    start = Match(planned.setup)
    page = open_app(touch=True, lang="en", storage=stored(start), settings=TOUCH)
    open_saved(page)
    follow(page, planned.entries, [0], touch)
    wait_for_moves(page, len(planned.entries))
    page.wait_for_selector(".end")
    scores = planned.game.scores(planned.state)
    shown = page.locator(".ranking").inner_text()
    assert all(str(points) in shown for points in scores)
    page.locator("#show-board").tap()
    told = log_of(page)
    assert "a second tile from the reserve" in told and "Anna keeps:" in told
    assert "Anna is the first to fulfil" in told
