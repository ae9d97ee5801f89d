"""Great Lakes in the page: claims, payments, the row, tickets, a curtain, a whole game."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.planned import choice_of, follow, open_choices, pick, play_out, read_and_pick
from e2e.secrecy import Onlooker
from e2e.table import (
    TOO_SOON_MS,
    open_saved,
    stored,
    tap,
    targets,
    wait_for_moves,
    wait_for_turn,
)
from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.core.table import Table
from pygame_rules.games.great_lakes.data import LANE, LANES, TICKETS

NAMES = ("Anna", "Ben", "Cezary", "Dorota", "Ewa")
COLOURS = ("blue", "red", "green", "yellow", "black")
CONFIRM = {"confirm": "always", "pace": "fast"}
QUICK = {"confirm": "never", "pace": "fast"}
STEP_MS = 60_000


def new_match(*kinds: str) -> Match:
    """Anna begins; nobody has decided anything."""
    return Match(Setup("great-lakes", tuple(map(SeatSetup, NAMES, kinds, COLOURS)), {}, 0, "e2e"))


def after_draws(*kinds: str, turns: int = 8) -> Match:
    """Everybody keeps all tickets and draws blind for so many rounds; then it is Anna's turn."""
    match = new_match(*kinds)
    while match.state.flow[-1] != ["turn", 0] or sum(match.state.hands[0]) < 4 + 2 * turns:
        legal = match.legal_actions()
        number = len(match.entries)
        blind = [a for a in legal if a.verb == "draw" and len(a.targets) == 1]
        match.act(blind[number // 3 % len(blind)] if blind else legal[0])
    return match


def claims(match: Match, asks: bool) -> list[Action]:
    """Claims that do or do not ask how to pay."""
    found = []
    for action in match.legal_actions():
        if action.verb == "claim":
            after = match.state.copy()
            match.game.play(after, action, Table(SampledChance(1), listening=False))
            if (after.flow[-1][0] == "pay") == asks:
                found.append(action)
    return found


def whole_document(page: Page) -> str:
    return str(page.evaluate("document.documentElement.outerHTML"))


def card(page: Page, element: str) -> None:
    """A finger on a card beside the board."""
    page.locator(f'[id="card-{element}"]').tap()


def confirm(page: Page) -> None:
    """Confirm, not too soon after the touch before."""
    page.wait_for_timeout(TOO_SOON_MS + 50)
    page.locator("#confirm").tap()


def opened(open_app: AppOpener, match: Match, lang: str = "en") -> Page:
    page = open_app(touch=True, lang=lang, storage=stored(match), settings=CONFIRM)
    open_saved(page)
    page.wait_for_selector(".card.can, [data-target]", state="attached", timeout=STEP_MS)
    return page


def wait_for_pieces(page: Page, count: int) -> None:
    """Until so many trains and ships of Anna stand on the map."""
    page.wait_for_function(
        "count => document.querySelectorAll('#sheet .s0 .body').length === count",
        arg=count,
        timeout=STEP_MS,
    )


def tap_lane(page: Page, lane: str) -> None:
    """A finger on a lane; where another lies beside it, on its row in the loupe."""
    tap(page, lane)
    page.wait_for_selector("#confirm, .near", timeout=STEP_MS)
    if page.locator(".near").count():
        page.wait_for_timeout(TOO_SOON_MS)
        page.locator(f'.near[data-element="{lane}"]').tap()


def test_a_claim_shows_route_cards_and_points_before_it_is_done(open_app: AppOpener) -> None:
    """UNDO-21."""
    match = after_draws("human", "easy")
    action = claims(match, asks=False)[0]
    lane = LANES[LANE[str(action.targets[0])]]
    page = opened(open_app, match)
    tap_lane(page, lane.id)
    page.wait_for_selector('#action:has-text("claims")')
    shown = page.locator("#action").inner_text()
    assert "×" in shown and "point" in shown
    assert page.locator("#sheet .s0 .body").count() == 0
    confirm(page)
    wait_for_pieces(page, lane.length)


def test_where_there_are_several_ways_the_payer_chooses_the_cards(open_app: AppOpener) -> None:
    match = after_draws("human", "easy", turns=12)
    action = claims(match, asks=True)[-1]
    lane = LANES[LANE[str(action.targets[0])]]
    page = opened(open_app, match)
    tap_lane(page, lane.id)
    confirm(page)
    page.wait_for_selector('[id^="card-w"]', timeout=STEP_MS)
    ways = page.locator('[id^="card-w"]')
    assert ways.count() >= 2
    page.wait_for_timeout(TOO_SOON_MS)
    ways.first.tap()
    confirm(page)
    wait_for_pieces(page, lane.length)


def test_a_card_of_the_row_and_the_deck_that_refills_it(open_app: AppOpener) -> None:
    match = after_draws("human", "easy", turns=1)
    page = opened(open_app, match)
    card(page, "row4")
    page.wait_for_timeout(TOO_SOON_MS)
    assert page.locator("#confirm").count() == 0
    assert {"deck_trains", "deck_ships"} <= set(lit_cards(page))
    card(page, "deck_ships")
    confirm(page)
    page.wait_for_selector('#prompt:has-text("second card")', timeout=STEP_MS)


def lit_cards(page: Page) -> list[str]:
    """Cards that can be touched next."""
    found = "nodes => nodes.map(node => node.id.replace('card-', ''))"
    return list(page.locator(".card.can").evaluate_all(found))


def test_tickets_are_given_back_by_touching_them(open_app: AppOpener) -> None:
    match = new_match("human", "easy")
    offer = sorted(TICKETS[ticket].id for ticket in match.state.offers[0])
    page = opened(open_app, match, lang="pl")
    card(page, offer[0])
    page.wait_for_timeout(TOO_SOON_MS)
    card(page, offer[1])
    confirm(page)
    page.wait_for_selector("#number", timeout=STEP_MS)
    assert page.locator(f"#card-{offer[0]}").count() == 0
    assert page.locator(f"#card-{offer[4]}").count() == 1


def test_touching_a_ticket_lights_its_cities(open_app: AppOpener) -> None:
    match = after_draws("human", "easy", turns=1)
    ticket = TICKETS[match.state.tickets[0][0]]
    page = opened(open_app, match)
    card(page, ticket.id)
    page.wait_for_selector("#sheet .lit circle, .board .lit circle", state="attached")
    assert page.locator(".board .lit circle").count() == 2


def test_a_route_that_cannot_be_paid_for_is_no_target(open_app: AppOpener) -> None:
    match = after_draws("human", "easy", turns=1)
    legal = {str(action) for action in match.legal_actions()}
    lane = next(lane.id for lane in LANES if f"claim {lane.id}" not in legal and lane.length > 4)
    page = opened(open_app, match)
    assert lane not in targets(page)
    reason = match.game.why_not(match.state, Action("claim", (lane,)))
    assert reason is not None and reason.rule == "GL-21"


def test_no_card_and_no_ticket_is_in_the_page_under_the_curtain(open_app: AppOpener) -> None:
    match = after_draws("human", "human", turns=2)
    page = open_app(touch=True, lang="en", storage=stored(match), settings=CONFIRM)
    open_saved(page)
    page.wait_for_selector("#lift")
    hidden = [TICKETS[ticket].id for ticket in match.state.tickets[0]]
    assert not any(f"card-{ticket}" in whole_document(page) for ticket in hidden)
    assert 'id="card-' not in whole_document(page)
    page.locator("#lift").tap()
    wait_for_turn(page)
    assert all(f"card-{ticket}" in whole_document(page) for ticket in hidden)
    page.wait_for_timeout(TOO_SOON_MS)
    card(page, "deck_trains")
    confirm(page)
    page.wait_for_selector('#prompt:has-text("second card")', timeout=STEP_MS)
    card(page, "deck_ships")
    confirm(page)
    page.wait_for_selector("#lift", timeout=STEP_MS)
    assert "Ben" in page.locator("#heading").inner_text()
    assert not any(f"card-{ticket}" in whole_document(page) for ticket in hidden)


def test_two_people_play_and_never_meet_the_others_cards(open_app: AppOpener) -> None:
    match = new_match("human", "human")
    page = open_app(lang="en", storage=stored(match), settings=QUICK)
    open_saved(page)
    onlooker = Onlooker(page, match, {"offer", "tickets"})
    verbs = set()
    while onlooker.lifted < 12:
        choice = choice_of(match, "greedy")
        verbs.add(choice.verb)
        onlooker.turn(read_and_pick, choice)
    assert onlooker.moments > 50
    assert verbs >= {"return", "pieces", "draw", "tickets", "claim"}


# -- a whole game -----------------------------------------------------------------------
def builder(match: Match) -> Action:
    """Claim the longest route that can be paid for, else draw blind: a short game."""
    legal = match.legal_actions()
    claims = [action for action in legal if action.verb == "claim"]
    if claims:
        return max(claims, key=lambda action: LANES[LANE[str(action.targets[0])]].length)
    blind = [a for a in legal if a.verb == "draw" and len(a.targets) == 1]
    return blind[len(match.entries) // 3 % len(blind)] if blind else legal[0]


def test_a_whole_game_against_two_computers(open_app: AppOpener) -> None:
    start = new_match("human", "easy", "easy")
    planned = play_out(Match(start.setup), builder)
    page = open_app(lang="en", storage=stored(start), settings=QUICK)
    open_saved(page)
    open_choices(page)
    follow(page, planned.entries, [0], pick)
    wait_for_moves(page, len(planned.entries))
    page.wait_for_selector(".ranking")
    shown = page.locator(".ranking").inner_text().replace("\u2212", "-")
    assert all(str(points) in shown for points in planned.game.scores(planned.state))
    assert "Harbours not built" in page.locator(".end").inner_text()
    assert page.locator(".end-picture svg").count() == 3
