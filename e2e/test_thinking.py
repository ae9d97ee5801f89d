"""Computers that think: in slices beside the page, shown, taken back; and hints."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from e2e.axe import violations
from e2e.harness.app import AppOpener, Theme
from e2e.harness.python import run_on_main, run_with_app_worker
from e2e.table import (
    TOO_SOON_MS,
    moves,
    open_saved,
    play_by_touch,
    stored,
    targets,
    wait_for_moves,
    wait_for_turn,
)
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.setup import quick_setup
from web.settings import PACE_MS
from web.thinking import Question, to_text

HURRIED = {"think": "1", "pace": "fast"}
FIVE_SECONDS = {"think": "5", "pace": "fast"}
ANSWER_MS = 60_000
MANY = 12


def table_at(game: str, actor: int, *kinds: str, least: int = 20) -> Match:
    """A table after some random moves, where this seat has many actions to choose from."""
    match, picks = Match(quick_setup(meta_of(game), list(kinds), "thinking")), SampledChance(game)
    while len(match.entries) < least or match.actor != actor or len(match.legal_actions()) < MANY:
        match.act(random_action(match.legal_actions(), picks))
    return match


def hard_to_move() -> Match:
    """A computer that has long to think: Great Lakes, in the middle of the game."""
    return table_at("great-lakes", 1, "human", "hard", least=30)


def hard_question(number: int) -> str:
    match = hard_to_move()
    return to_text(Question(match.game, match.view(1), "hard", "e2e", None), number)


WATCH = """
() => {
  window.frames_seen = []; window.shares = [];
  const look = now => {
    const bar = document.getElementById("thought");
    if (bar) { window.frames_seen.push(now); window.shares.push(bar.value); }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


def test_page_goes_on_while_a_hard_computer_thinks(open_app: AppOpener) -> None:
    """AI-07: the bar fills, and no stretch without a frame is as long as a part of the thought."""
    match = hard_to_move()
    page = open_app(touch=True, lang="en", settings=FIVE_SECONDS, storage=stored(match))
    page.evaluate(WATCH)
    open_saved(page)
    wait_for_moves(page, len(match.entries) + 1)
    frames, shares = page.evaluate("[window.frames_seen, window.shares]")
    thought = frames[-1] - frames[0]
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    assert max(gaps) < thought / 3
    assert len(frames) > MANY
    filled = sorted(set(shares))
    assert len(filled) > 3 and filled[0] < 0.3 and filled[-1] > 0.3


SLICED = """
shares, numbers = [], []
task = asyncio.ensure_future(worker.answer(QUESTION))
while len(set(shares)) < 4 and not task.done():
    told = json.loads(str(await worker.progress()))
    shares.append(told["share"])
    numbers.append(told["number"])
busy = not task.done()
await worker.cancel(1)
answer = str(await task)
idle = json.loads(str(await worker.progress()))["number"]
again = str(await worker.answer(EASY))
result = [shares, numbers, busy, answer, idle, again]
"""


def test_worker_listens_between_slices_and_stops_when_cancelled(open_app: AppOpener) -> None:
    """It tells of its progress several times within one thought; a cancelled question is
    answered with nothing; the next one is answered by the same worker."""
    page = open_app()
    easy = json.dumps({**json.loads(hard_question(2)), "level": "easy"})
    code = f"QUESTION, EASY = {hard_question(1)!r}, {easy!r}\n{SLICED}"
    shares, numbers, busy, answer, idle, again = run_with_app_worker(page, code)
    assert busy, "the thought was over before it could be asked four times"
    assert shares == sorted(shares) and 0 < shares[-1] < 1
    assert set(numbers) <= {0, 1} and numbers[-1] == 1
    assert answer == "" and idle == 0
    assert set(json.loads(again)) == {"action", "reason"}


THINKER = """
import gc, json
from pyscript import workers
(thinker,) = [it for it in gc.get_objects() if type(it).__name__ == "Thinker"]
worker = await workers[thinker._name]
result = [thinker._name, json.loads(str(await worker.progress()))["number"]]
"""


def test_undo_while_a_hard_computer_thinks_stops_it(open_app: AppOpener) -> None:
    """However fast the machine: the slow pace keeps the computer's turn open."""
    match = table_at("rebirth-scotland", 0, "human", "hard")
    before = len(match.entries)
    settings = {"think": "long", "pace": "slow"}
    page = open_app(touch=True, lang="en", settings=settings, storage=stored(match))
    open_saved(page)
    wait_for_turn(page)
    element = play_by_touch(page)
    page.wait_for_selector("#thought")
    page.locator("#tool-undo").tap()
    wait_for_turn(page)
    assert element in targets(page) and moves(page) == before
    name, number = run_on_main(page, THINKER)
    assert number == 0, "the worker thinks of nothing any more"
    page.wait_for_timeout(PACE_MS["slow"])
    assert moves(page) == before and page.locator("#thought").count() == 0
    play_by_touch(page, element)
    wait_for_moves(page, before + 2)
    assert run_on_main(page, THINKER) == [name, 0], "the same worker has answered"
    assert page.locator("#banner .strip").count() == 0


def ask_for_hint(page: Page) -> None:
    page.locator("#ask-hint").tap()
    page.wait_for_selector("#hint", timeout=ANSWER_MS)


def test_hint_is_marked_and_not_chosen(open_app: AppOpener) -> None:
    """On the board, in the list, and in words; the next action takes it away."""
    match = table_at("rebirth-scotland", 0, "human", "easy")
    page = open_app(touch=True, lang="en", settings=HURRIED, storage=stored(match))
    open_saved(page)
    wait_for_turn(page)
    ask_for_hint(page)
    (marked,) = page.locator("#targets .hinted").evaluate_all(
        "all => all.map(n => n.dataset.target)"
    )
    assert page.locator("#marks .hinted").count() == 1
    page.locator("#tab-choices").tap()
    hinted = page.locator("#panel .choice.hinted")
    assert hinted.count() == 1 and marked in str(hinted.get_attribute("data-action"))
    assert "chance of about" in page.locator("#hint").inner_text()
    assert moves(page) == len(match.entries) and page.locator("#confirm").count() == 0
    page.wait_for_timeout(TOO_SOON_MS)
    play_by_touch(page, marked)
    wait_for_moves(page, len(match.entries) + 1)
    assert page.locator(".hinted, #hint").count() == 0


def test_hint_by_key_where_only_people_play(open_app: AppOpener) -> None:
    """The worker is started for it."""
    match = table_at("rebirth-ireland", 0, "human", "human")
    page = open_app(lang="pl", settings=HURRIED, storage=stored(match))
    open_saved(page)
    page.wait_for_timeout(TOO_SOON_MS)
    page.click("#lift")
    wait_for_turn(page)
    assert page.locator("script[worker]").count() == 0
    page.keyboard.press("h")
    page.wait_for_selector("#hint", timeout=ANSWER_MS)
    assert page.locator("script[worker]").count() == 1
    assert "Podpowiedź" in page.locator("#live").inner_text()
    page.keyboard.press("h")
    assert page.locator("#hint").count() == 0


def test_last_moves_step_by_step(open_app: AppOpener) -> None:
    """AI-19: back to before the computer moved, on move by move, and now again."""
    match = table_at("rebirth-scotland", 0, "human", "easy")
    page = open_app(touch=True, lang="en", storage=stored(match))
    open_saved(page)
    wait_for_turn(page)
    now = page.locator("#pieces").inner_html()
    page.locator("#replay").tap()
    page.wait_for_selector("#moment-next")
    assert page.locator("#pieces").inner_html() != now
    assert page.evaluate("document.activeElement.id") == "moment-next"
    for _ in range(len(match.entries)):
        if not page.locator("#moment-next").count():
            break
        page.locator("#moment-next").tap()
        page.wait_for_timeout(TOO_SOON_MS)
    assert page.locator("#pieces").inner_html() == now
    assert targets(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_hint_and_thinking_are_accessible(open_app: AppOpener, theme: Theme) -> None:
    match = table_at("great-lakes", 0, "human", "easy", least=30)
    settings = {"think": "10", "pace": "fast"}
    page = open_app(touch=True, lang="pl", theme=theme, settings=settings, storage=stored(match))
    open_saved(page)
    page.locator("#ask-hint").tap()
    for sign in ("#thought", "#hint"):
        page.wait_for_selector(sign, timeout=ANSWER_MS)
        assert violations(page) == []
