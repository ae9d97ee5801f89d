"""Games survive reloads, damage, a full device, files and a second tab."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.axe import violations
from e2e.harness.app import AppOpener
from e2e.table import (
    match_of,
    moves,
    open_saved,
    play_by_touch,
    start_game,
    stored,
    wait_for_moves,
    wait_for_turn,
)
from pygame_rules.core.save import load

HOSTILE = "<img src=x onerror=window.hit=1>"
FILL = """
() => {
  let size = 1 << 20, n = 0;
  while (size > 0) {
    try { localStorage.setItem("filler" + n++, "x".repeat(size)); }
    catch { size >>= 1; }
  }
}
"""
QUOTA = r"QuotaExceeded"
IPAD = """
const agent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
  + "(KHTML, like Gecko) Version/17.4 Safari/605.1.15";
Object.defineProperty(navigator, "userAgent", { get: () => agent });
Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 });
"""


def board(page: Page) -> str:
    return str(page.locator("#pieces").inner_html())


def test_reload_in_the_middle_comes_back_to_the_same_decision(open_app: AppOpener) -> None:
    page = open_app(touch=True, storage=stored(match_of("human", "easy", moves=6)))
    open_saved(page)
    wait_for_turn(page)
    before = board(page), page.locator("#prompt").inner_text()
    page.reload()
    wait_for_turn(page)
    assert (board(page), page.locator("#prompt").inner_text()) == before


def test_closing_the_page_while_the_computer_thinks(open_app: AppOpener) -> None:
    page = open_app(touch=True, settings={"pace": "slow"})
    start_game(page)
    play_by_touch(page)
    wait_for_moves(page, 1)
    page.reload()
    open_app.wait_ready(page)
    wait_for_moves(page, 2)


@pytest.mark.parametrize("damage", ["cut", "rubbish", "pointer", "empty"])
def test_damaged_save_opens_the_rescue_screen_and_home_still_works(
    open_app: AppOpener, damage: str
) -> None:
    storage = stored(match_of("human", "easy", moves=4))
    for key, value in list(storage.items()):
        slot = key[-2] == ":"
        if slot and damage in ("cut", "rubbish", "empty"):
            storage[key] = {"cut": value[:300], "rubbish": "x" * 10_000, "empty": ""}[damage]
        elif not slot and damage == "pointer":
            storage[key] = "{"
    page = open_app(touch=True, lang="en", storage=storage)
    page.locator("#save-saved").tap()
    page.wait_for_selector(".rescue")
    with page.expect_download() as download:
        page.locator("[data-act=export-save]").tap()
    assert json.loads(Path(download.value.path()).read_text())["format"] == "plansza-raw"
    if damage == "pointer":
        page.locator("[data-act=rescue-open]").tap()
        wait_for_turn(page)
        assert moves(page) == 4
    else:
        page.locator("[data-act=delete-save]").tap()
        page.wait_for_selector(".home")
        assert page.locator("#save-saved").count() == 0


def test_deleted_game_comes_back(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=4)))
    page.locator("[data-act=delete-save]").tap()
    page.wait_for_selector("#save-saved", state="detached")
    page.locator("[data-act=toast-undo]").tap()
    page.wait_for_selector("#save-saved")


def test_full_storage_is_told_and_the_game_goes_on(open_app: AppOpener, tmp_path: Path) -> None:
    page = open_app(touch=True, lang="en", settings={"pace": "fast"}, fresh=True)
    start_game(page)
    page.evaluate(FILL)
    play_by_touch(page)
    page.wait_for_selector(".strip.trouble")
    wait_for_turn(page)
    with page.expect_download() as download:
        page.locator("#strip-export").tap()
    file = tmp_path / "save.json"
    download.value.save_as(file)
    assert len(load(file.read_text()).entries) >= 1


def test_storage_full_before_the_start(open_app: AppOpener) -> None:
    page = open_app(touch=True, lang="en", fresh=True)
    page.evaluate(FILL)
    page.reload()
    open_app.wait_ready(page)
    start_game(page)
    page.wait_for_selector(".strip.trouble")


def test_safari_on_a_tablet_is_advised_once(open_app: AppOpener) -> None:
    """SAVE-16."""
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=4)))
    assert page.locator(".advice").count() == 0
    page.add_init_script(IPAD)
    page.reload()
    open_app.wait_ready(page)
    assert violations(page) == []
    page.locator("#pin-away").tap()
    page.wait_for_selector(".advice", state="detached")
    page.reload()
    open_app.wait_ready(page)
    assert page.locator(".save").count() == 1 and page.locator(".advice").count() == 0
    with page.expect_download():
        page.locator("[data-act=export-save]").tap()
    page.wait_for_selector("text=Last export to a file: just now.")


def test_log_as_a_text_file(open_app: AppOpener, tmp_path: Path) -> None:
    """LOG-03."""
    page = open_app(touch=True, lang="pl", storage=stored(match_of("human", "easy", moves=6)))
    open_saved(page)
    wait_for_turn(page)
    page.locator("#tab-log").tap()
    with page.expect_download() as download:
        page.locator("#log-file").tap()
    assert download.value.suggested_filename == "rebirth-scotland-6.txt"
    file = tmp_path / "log.txt"
    download.value.save_as(file)
    told = file.read_text(encoding="utf-8")
    lines = page.locator(".log-line").all_inner_texts()
    assert len(lines) > 5 and all(line in told for line in lines)


def test_export_and_import_as_a_file(open_app: AppOpener, tmp_path: Path) -> None:
    page = open_app(touch=True, lang="en", storage=stored(match_of("human", "easy", moves=6)))
    open_saved(page)
    wait_for_turn(page)
    before = board(page)
    with page.expect_download() as download:
        page.locator("#menu-export").tap()
    file = tmp_path / "save.json"
    download.value.save_as(file)
    page.locator("#menu-home").tap()
    choose(page, file)
    wait_for_turn(page)
    assert board(page) == before
    page.locator("#menu-home").tap()
    page.wait_for_selector(".save")
    assert page.locator(".save").count() == 2


def choose(page: Page, file: Path) -> None:
    """Import a file from home."""
    with page.expect_file_chooser() as chooser:
        page.locator("[data-act=import]").tap()
    chooser.value.set_files(file)


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff" * 10_000_000, b'{"format": 7}'])
def test_bad_file_is_refused_in_words(open_app: AppOpener, tmp_path: Path, content: bytes) -> None:
    page = open_app(touch=True, lang="en")
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    choose(page, file)
    page.wait_for_selector("#toast:has-text('Not imported')")
    start_game(page)


def test_hostile_name_does_nothing(open_app: AppOpener) -> None:
    storage = {k: v.replace("Anna", HOSTILE) for k, v in stored(match_of("human", "easy")).items()}
    page = open_app(touch=True, lang="en", storage=storage)
    assert page.locator("#save-saved").inner_text().count("<img") == 1
    page.locator(f"[data-to='new/{'rebirth-scotland'}']").tap()
    page.fill("#f-name-0", HOSTILE)
    page.select_option("#f-begin", "0")
    page.locator("#start").tap()
    wait_for_turn(page)
    assert HOSTILE in page.locator("#prompt").inner_text()
    assert page.evaluate("window.hit") is None


def test_second_tab_looks_on_follows_and_takes_over(open_app: AppOpener) -> None:
    page = open_app(
        touch=True, lang="en", settings={"pace": "fast"},
        storage=stored(match_of("human", "easy", moves=4)), fresh=True,
    )  # fmt: skip
    open_saved(page)
    wait_for_turn(page)
    second = page.context.new_page()
    second.goto(page.url)
    open_app.wait_ready(second)
    second.wait_for_selector(".strip.viewer")
    assert second.locator("[data-target]").count() == 0
    before = board(second)
    play_by_touch(page)
    wait_for_moves(page, 6)
    second.wait_for_function("before => document.getElementById('pieces').innerHTML !== before",
                             arg=before)  # fmt: skip
    page.close()
    second.locator("#take-over").tap()
    wait_for_turn(second)
    play_by_touch(second)
    wait_for_moves(second, 7)
