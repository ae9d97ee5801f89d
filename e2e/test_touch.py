"""Playing by finger against the computer, on a tablet."""

import pytest

from e2e.harness.app import AppOpener
from e2e.table import (
    TOO_SOON_MS,
    match_of,
    moves,
    open_saved,
    play_by_touch,
    start_game,
    stored,
    tap,
    tap_place,
    targets,
    wait_for_moves,
    wait_for_turn,
)


def test_two_taps_from_home_to_the_first_move(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    page.locator(".board-card").first.tap()
    page.locator("#start").tap()
    wait_for_turn(page)


def test_first_tap_previews_and_confirm_plays(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en")
    start_game(page)
    tap(page, targets(page)[0])
    assert "+1" in page.locator("#action .gains").inner_text()
    assert moves(page) == 0
    page.locator("#confirm").tap()
    wait_for_moves(page, 2)


def test_second_tap_on_the_same_place_confirms_but_not_at_once(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    start_game(page)
    element = targets(page)[0]
    page.evaluate(
        """element => {
          const node = document.getElementById("t-" + element);
          const box = node.getBoundingClientRect();
          const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
                       bubbles: true, pointerId: 5, pointerType: "touch", isPrimary: true };
          for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
            node.dispatchEvent(new PointerEvent(kind, at));
        }""",
        element,
    )
    page.wait_for_selector("#confirm")
    assert moves(page) == 0, "a double tap is no confirmation"
    page.wait_for_timeout(TOO_SOON_MS)
    tap(page, element)
    wait_for_moves(page, 1)


def test_two_taps_on_confirm_do_one_step(open_app: AppOpener) -> None:
    page = open_app(touch=True, storage=stored(match_of("human", "human")))
    open_saved(page)
    page.locator("#lift").tap()
    wait_for_turn(page)
    page.wait_for_timeout(TOO_SOON_MS)
    tap(page, targets(page)[0])
    box = page.locator("#confirm").bounding_box()
    assert box is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 10, box["y"] + 10)
    wait_for_moves(page, 1)
    page.wait_for_selector("#lift")
    assert moves(page) == 1


def test_touching_an_illegal_place_says_why_with_the_rule(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=2)))
    open_saved(page)
    wait_for_turn(page)
    tap_place(page, "E04")
    assert "RB-" in page.locator("#action .why-not").inner_text()
    assert moves(page) == 2


def test_a_drag_and_a_pinch_choose_nothing(open_app: AppOpener) -> None:
    page = open_app(touch=True)
    start_game(page)
    page.evaluate(
        """element => {
          const node = document.getElementById("t-" + element);
          const box = node.getBoundingClientRect();
          const at = (id, dx) => ({ clientX: box.x + box.width / 2 + dx, bubbles: true,
            clientY: box.y + box.height / 2, pointerId: id, pointerType: "touch" });
          const send = (kind, id, dx) => node.dispatchEvent(new PointerEvent(kind, at(id, dx)));
          send("pointerdown", 1, 0); send("pointerup", 1, 40);
          send("pointerdown", 1, 0); send("pointerdown", 2, 5);
          send("pointerup", 2, 5); send("pointerup", 1, 0);
        }""",
        targets(page)[0],
    )
    page.wait_for_timeout(200)
    assert page.locator("#confirm").count() == 0


def test_undo_while_the_computer_thinks(open_app: AppOpener) -> None:
    page = open_app(touch=True, settings={"pace": "slow"})
    start_game(page)
    play_by_touch(page)
    page.wait_for_function("document.querySelector('#tool-undo:not([aria-disabled])') !== null")
    page.locator("#tool-undo").tap()
    wait_for_turn(page)
    page.wait_for_timeout(2500)
    assert moves(page) == 0


def test_greyed_undo_says_why(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en")
    start_game(page)
    page.locator("#tool-undo").tap(force=True)
    assert "nothing to take back" in page.locator("#action").inner_text()


def test_log_line_shows_the_board_of_that_moment(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=8)))
    open_saved(page)
    wait_for_turn(page)
    now = page.locator("#pieces").inner_html()
    page.locator("#tab-log").tap()
    page.locator(".log-line").last.tap()
    page.wait_for_selector("#now")
    assert page.locator("#pieces").inner_html() != now
    assert targets(page) == []
    page.locator("#now").tap()
    wait_for_turn(page)
    assert page.locator("#pieces").inner_html() == now


def test_dead_worker_is_replaced_and_play_goes_on(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", settings={"pace": "fast"}, fresh=True)
    page.context.route("**/worker_main.py", lambda route: route.fulfill(body="__export__ = []"))
    start_game(page)
    play_by_touch(page)
    wait_for_moves(page, 2)
    page.wait_for_selector("#banner .strip:has-text('did not answer')")


@pytest.mark.slow
def test_whole_game_by_touch_against_the_computer(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", settings={"pace": "fast"})
    start_game(page, level="easy")
    for turn in range(34):
        wait_for_turn(page)
        play_by_touch(page)
        wait_for_moves(page, 2 * turn + 2)
    page.wait_for_selector(".end", timeout=30_000)
    assert "wins" in page.locator(".winner").inner_text()
    assert page.locator(".sources tbody tr").count() >= 5
    page.locator("#show-board").tap()
    page.wait_for_selector("#sheet")
    page.locator("#tab-log").tap()
    assert page.locator(".log-line").count() > 50
    page.reload()
    page.wait_for_selector(".end")
