"""Two people at one tablet: nothing of the other hand is anywhere in the document."""

from playwright.sync_api import Page

from e2e.harness.app import AppOpener
from e2e.table import (
    GAME,
    TOO_SOON_MS,
    match_of,
    open_saved,
    play_by_touch,
    stored,
    wait_for_moves,
    wait_for_turn,
)
from pygame_rules.core.match import Match
from web.words import Words


def whole_document(page: Page) -> str:
    """Text, attributes, ids, everything."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def hand_of(match: Match, seat: int) -> str:
    """The hand tile of a seat in words, as its own prompt names it."""
    view = match.game.view(match.state, seat)
    return Words("en").table(GAME, match.setup.names()).say(match.game.prompt(view))


def different_hands() -> Match:
    """A match in which the two hold different tiles."""
    for seed in range(50):
        match = match_of("human", "human", moves=4, seed=f"hands {seed}")
        if match.state.hand[0] != match.state.hand[1]:
            return match
    raise AssertionError("no such deal")


def lift(page: Page) -> None:
    """A person takes the tablet; taps right after the last one would not count."""
    page.wait_for_timeout(TOO_SOON_MS)
    page.locator("#lift").tap()
    wait_for_turn(page)
    page.wait_for_timeout(TOO_SOON_MS)


def test_two_people_pass_the_tablet(open_app: AppOpener) -> None:
    match = different_hands()
    page = open_app(touch=True, lang="en", storage=stored(match))
    open_saved(page)
    assert "Anna" in page.locator("#heading").inner_text()
    under_curtain = whole_document(page)
    assert 'class="tray"' not in under_curtain and "Your tile" not in under_curtain
    lift(page)
    assert "Your tile" in whole_document(page)
    tray = page.locator("#tray").inner_text()
    play_by_touch(page)
    page.wait_for_selector("#lift")
    assert "Ben" in page.locator("#heading").inner_text()
    after = whole_document(page)
    assert "Your tile" not in after and "Set aside" not in after
    assert 'id="sheet"' not in after
    lift(page)
    assert page.locator("#tray").inner_text() != tray


def test_prompt_of_the_other_is_never_in_the_document(open_app: AppOpener) -> None:
    match = different_hands()
    page = open_app(touch=True, lang="en", storage=stored(match))
    open_saved(page)
    anna = hand_of(match, 0)
    assert anna not in whole_document(page)
    lift(page)
    assert anna in page.locator("#prompt").inner_text()
    play_by_touch(page)
    page.wait_for_selector("#lift")
    assert anna not in whole_document(page)


def test_last_player_takes_back_before_the_curtain_lifts(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "human", moves=4)))
    open_saved(page)
    lift(page)
    play_by_touch(page)
    wait_for_moves(page, 5)
    page.locator("#curtain-undo").tap()
    wait_for_turn(page)
    assert page.locator("#prompt").inner_text().startswith("Anna")


def test_reload_comes_back_under_the_curtain(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "human", moves=4)))
    open_saved(page)
    lift(page)
    page.reload()
    page.wait_for_selector("#lift")
    assert "Your tile" not in whole_document(page)


def test_hide_button_takes_the_hand_out_of_the_document(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=2)))
    open_saved(page)
    wait_for_turn(page)
    assert "Your tile" in whole_document(page)
    page.locator("#hide-hand").tap()
    assert "Your tile" not in page.locator("#tray").inner_text()
    page.locator("#hide-hand").tap()
    assert "your tile" in page.locator("#tray").inner_text().lower()
