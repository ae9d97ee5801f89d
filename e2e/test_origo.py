"""Origo in the page: cards and cells light each other, a whole game, a curtain between hands."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.table import TOO_SOON_MS, open_saved, stored, targets, wait_for_turn
from pygame_rules.ai.bots import choose_greedy
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.origo.data import KIND_IDS

COLOURS = ("red", "blue", "green", "black", "orange")
NAMES = ("Anna", "Ben", "Cezary", "Dorota", "Ewa")
CONFIRM = {"confirm": "always"}
STEP_MS = 150_000
ANSWERS = ("place", "first", "done", "give_up", "end_turn")
"""What the test answers where it does not play a card."""


def table_of(*kinds: str, turns: int = 0) -> Match:
    """Anna begins; `turns` decisions later than the placing it is Anna's turn again."""
    players = len(kinds)
    colours = COLOURS[:2] if players == 2 else COLOURS[:players]
    seats = tuple(map(SeatSetup, NAMES, kinds, colours))
    match = Match(Setup("origo", seats, {}, 0, "e2e"))
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


def test_no_hand_is_in_the_page_while_the_curtain_is_down(open_app: AppOpener) -> None:
    match = table_of("human", "human")
    page = open_app(lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    page.wait_for_selector("#lift")
    assert page.locator("[data-card]").count() == 0
    page.locator("#lift").click()
    wait_for_turn(page)
    assert page.locator("[data-card]").count() > 0
    choose(page, "end_turn")
    page.wait_for_selector("#lift")
    assert "Ben" in page.locator("#lift").inner_text()
    assert page.locator("[data-card]").count() == 0


CHOICES = '[id^="all-"][data-act="choose"]'


def my_question(page: Page) -> str:
    """Waits for a question to the person, or for the end: "end", or what to answer."""
    wanted = ", ".join(f'{CHOICES}[data-verb="{verb}"]' for verb in ANSWERS)
    page.wait_for_selector(f"{wanted}, .end", state="attached", timeout=STEP_MS)
    if page.locator(".end").count():
        return "end"
    verbs = page.locator(CHOICES).evaluate_all("found => found.map(node => node.dataset.verb)")
    two_left = page.locator('#prompt:has-text("up to 2")').count()
    if two_left and "migrate" in verbs:
        return "migrate"
    return next(verb for verb in ANSWERS if verb in verbs)


def answer(page: Page, verb: str) -> None:
    """The first action of this verb, and wait until it is done."""
    before = page.locator("#prompt").inner_text()
    page.wait_for_timeout(TOO_SOON_MS)
    button = page.locator(f'{CHOICES}[data-verb="{verb}"]').first
    whole = button.get_attribute("data-action")
    button.click()
    if not whole:
        page.locator(f'{CHOICES}[data-action^="{verb}"]').first.click()
    page.wait_for_function(
        """before => {
          const prompt = document.getElementById("prompt");
          return !prompt || prompt.innerText !== before;
        }""",
        arg=before,
        timeout=STEP_MS,
    )


def test_a_whole_game_against_four_computers(open_app: AppOpener) -> None:
    page = open_app(lang="en", settings={"pace": "fast", "confirm": "never"})
    page.goto(page.url.split("#")[0] + "#/new/origo")
    page.locator("#f-count-5").check(force=True)
    for seat in range(1, 5):
        page.select_option(f"#f-kind-{seat}", "easy")
    page.click("#start")
    page.wait_for_selector("#prompt")
    page.click('[data-act="tab"][data-tab="choices"]')
    for _ in range(200):
        verb = my_question(page)
        if verb == "end":
            break
        answer(page, verb)
    page.wait_for_selector(".ranking")
    assert page.locator(".ranking li").count() == 5
