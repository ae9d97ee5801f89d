"""Origo in the page: cards and cells light each other, a whole game, a curtain between hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.planned import choice_of, follow, open_choices, pick, play_out, read_and_pick
from e2e.secrecy import Onlooker
from e2e.table import (
    TOO_SOON_MS,
    moves,
    open_saved,
    stored,
    targets,
    wait_for_moves,
    wait_for_turn,
)
from pygame_rules.ai.bots import choose_greedy
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.save import load
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.origo.data import KIND_IDS

COLOURS = ("red", "blue", "green", "black", "orange")
NAMES = ("Anna", "Ben", "Cezary", "Dorota", "Ewa")
CONFIRM = {"confirm": "always"}
QUICK = {"confirm": "never", "pace": "fast"}
STEP_MS = 60_000
FINISHED = Path(__file__).parents[1] / "tests" / "saves" / "origo-0.1.0-finished.json"
BEFORE_ATTACK, BEFORE_SCORING = 144, 118
"""Actions of the stored game after which its first player attacks I1, and after which the end
of a turn leads to the first scoring."""


def new_match(*kinds: str) -> Match:
    """Anna begins; nobody has decided anything."""
    return Match(Setup("origo", tuple(map(SeatSetup, NAMES, kinds, COLOURS)), {}, 0, "e2e"))


def table_of(*kinds: str, turns: int = 0) -> Match:
    """Anna begins; `turns` decisions later than the placing it is Anna's turn again."""
    match = new_match(*kinds)
    while match.state.round == 0 or len(match.entries) < turns or not _anna_begins(match):
        chance = SampledChance(len(match.entries))
        match.act(choose_greedy(match.game, match.view(match.actor), chance).action)
    return match


def _anna_begins(match: Match) -> bool:
    top = match.state.flow[-1]
    return match.actor == 0 and top[0] == "turn" and top[2] == 0 and not top[5]


def cells_for(match: Match, card: str) -> set[str]:
    legal = [a for a in match.legal_actions() if a.targets and a.targets[0] == card]
    return {str(a.targets[1]) for a in legal}


def a_playable_card(match: Match) -> str:
    hand = [KIND_IDS[kind] for kind in match.state.hands[0]]
    return next(card for card in hand if cells_for(match, card))


def choose(page: Page, action: str) -> None:
    """Press the button of an action in the list of choices, and Confirm."""
    page.locator(f'[data-act="choose"][data-action="{action}"]').first.click()
    page.locator("#confirm").click()


def test_touching_a_card_lights_the_cells_that_it_reaches(open_app: AppOpener) -> None:
    match = table_of("human", "easy")
    card = a_playable_card(match)
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    wait_for_turn(page)
    page.locator(f"#card-{card}").click()
    page.wait_for_selector(f"#card-{card}.picked")
    assert cells_for(match, card) <= set(targets(page))
    page.locator(f"#t-{min(cells_for(match, card))}").click()
    page.wait_for_selector("#confirm")


def test_touching_a_cell_lights_the_cards_that_reach_it(open_app: AppOpener) -> None:
    match = table_of("human", "easy")
    cell = min(cells_for(match, a_playable_card(match)))
    page = open_app(lang="pl", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    wait_for_turn(page)
    page.locator(f"#t-{cell}").click()
    reaching = {str(a.targets[0]) for a in match.legal_actions() if cell in a.targets[1:]}
    page.wait_for_function(
        "ids => ids.every(id => document.getElementById('card-' + id).matches('.can'))",
        arg=sorted(reaching),
    )


def test_a_card_alone_asks_for_a_cell_and_puts_nothing_off(open_app: AppOpener) -> None:
    match = table_of("human", "easy")
    card = a_playable_card(match)
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    wait_for_turn(page)
    page.locator(f"#card-{card}").click()
    page.wait_for_selector(f"#card-{card}.picked")
    assert page.locator("#confirm").count() == 0


# -- a stored game: attacks and scorings ------------------------------------------------------
def stored_game(count: int, *kinds: str) -> Match:
    """The stored game of two computers after so many actions, with other players."""
    game = load(FINISHED.read_text(encoding="utf-8"))
    seats = tuple(
        replace(seat, kind=kind, name=name)
        for seat, kind, name in zip(game.setup.seats, kinds, NAMES, strict=False)
    )
    match = Match(replace(game.setup, seats=seats))
    for entry in game.entries[:count]:
        match.act(entry.action)
    return match


def test_an_attack_shows_both_strengths_and_what_may_be_lost(open_app: AppOpener) -> None:
    match = stored_game(BEFORE_ATTACK, "human", "easy")
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    wait_for_turn(page)
    page.locator("#card-Pop").click()
    page.wait_for_selector("#card-Pop.picked")
    page.locator("#t-i01").click()
    page.wait_for_selector("#confirm", timeout=STEP_MS)
    assert page.locator(".strength").all_inner_texts() == ["4", "2"]
    said = page.locator(".contest").inner_text()
    assert "fitting cards in hand" in said and "unseen cards" in said
    assert "A shield from the stock" in said and "The shield on I1, and the cell" in said


def test_a_scoring_is_shown_step_by_step(open_app: AppOpener) -> None:
    """By keyboard: arrows step, Escape goes on; the computer waits meanwhile."""
    match = stored_game(BEFORE_SCORING, "easy", "human")
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    open_choices(page)
    page.locator('[id="all-end_turn-"]').click()
    page.locator("#confirm").click()
    page.wait_for_selector(".scene", timeout=STEP_MS)
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    page.wait_for_selector('#prompt:has-text("Domination scoring 1"):has-text("1 of 20")')
    assert page.locator("#marks .lit").count() == 11
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#prompt:has-text("2 of 20")')
    assert page.locator("#marks .lit").count() == 10
    assert moves(page) == BEFORE_SCORING + 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".scene", state="detached")
    wait_for_moves(page, BEFORE_SCORING + 2)


def test_no_hand_is_in_the_page_while_the_curtain_is_down(open_app: AppOpener) -> None:
    match = table_of("human", "human")
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    page.wait_for_selector("#lift")
    assert page.locator("[data-card]").count() == 0
    page.locator("#lift").click()
    wait_for_turn(page)
    page.wait_for_timeout(TOO_SOON_MS)
    assert page.locator("[data-card]").count() > 0
    choose(page, "end_turn")
    page.wait_for_selector("#lift")
    assert "Ben" in page.locator("#lift").inner_text()
    assert page.locator("[data-card]").count() == 0


def test_two_people_play_and_never_meet_the_others_cards(open_app: AppOpener) -> None:
    match = table_of("human", "human")
    page = open_app(lang="en", storage=stored(match), settings=QUICK)
    open_saved(page)
    onlooker = Onlooker(page, match, set())
    verbs = set()
    while onlooker.lifted < 8:
        choice = choice_of(match, "greedy")
        verbs.add(choice.verb)
        onlooker.turn(read_and_pick, choice)
    assert onlooker.moments > 50
    assert verbs >= {"migrate", "sail", "end_turn"}


def test_a_whole_game_against_four_computers(open_app: AppOpener) -> None:
    start = new_match("human", "easy", "easy", "easy", "easy")
    planned = play_out(Match(start.setup), lambda match: choice_of(match, "greedy"))
    page = open_app(lang="en", storage=stored(start), settings=QUICK)
    open_saved(page)
    open_choices(page)
    follow(page, planned.entries, [0], pick)
    wait_for_moves(page, len(planned.entries))
    page.wait_for_selector(".ranking")
    assert page.locator(".ranking li").count() == 5
    assert "Last scoring" in page.locator(".end").inner_text()
    shown = page.locator(".ranking").inner_text()
    assert all(str(points) in shown for points in planned.game.scores(planned.state))
