"""Language, theme and help, on the built page."""

from e2e.harness.app import AppOpener
from e2e.table import match_of, open_saved, start_game, stored, wait_for_turn


def test_language_switches_everywhere_and_is_kept(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="pl", storage=stored(match_of("human", "easy", moves=4)))
    assert "Graj dalej" in page.locator("#app").inner_text()
    page.locator("[data-to=settings]").tap()
    page.locator("#f-set-lang-en").check(force=True)
    assert "Settings" in page.locator("h1").inner_text()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.locator("#back").tap()
    open_saved(page)
    wait_for_turn(page)
    assert "place your tile" in page.locator("#prompt").inner_text()
    page.reload()
    wait_for_turn(page)
    assert "place your tile" in page.locator("#prompt").inner_text()


def test_language_switches_in_the_middle_of_a_game(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="pl")
    start_game(page)
    page.locator("#menu-settings").tap()
    page.locator("#f-set-lang-en").check(force=True)
    page.locator("#back").tap()
    wait_for_turn(page)
    assert "place your tile" in page.locator("#prompt").inner_text()
    assert "North Sea" in page.locator("#ground").text_content()


def test_theme_can_be_set_against_the_device(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", theme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.locator("[data-to=settings]").tap()
    page.locator("#f-set-theme-dark").check(force=True)
    assert page.evaluate(paper) != light
    page.reload()
    open_app.wait_ready(page)
    assert page.evaluate(paper) != light


def test_help_opens_at_the_present_question_and_finds_words(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en")
    start_game(page)
    page.locator("#menu-help").tap()
    page.wait_for_selector("details[open]")
    page.fill("#f-search", "castle")
    page.wait_for_function("document.querySelectorAll('#chapters details[open]').length > 1")
    assert "castle" in page.locator("#chapters").inner_text().lower()
    page.locator("#back").tap()
    wait_for_turn(page)


def test_browser_back_leads_home(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en")
    page.locator("[data-to=about]").tap()
    page.wait_for_selector(".about")
    page.go_back()
    page.wait_for_selector(".home")
