"""Playing in the built page as a person does: by finger, mouse, or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from boards_svg.registry import board_for
from pygame_rules.core.match import Match
from pygame_rules.core.save import dump
from pygame_rules.core.setup import SeatSetup, Setup
from web.control.keeping import card_of
from web.storage import Saves

GAME = "rebirth-scotland"
TOO_SOON_MS = 400
TARGET_CENTRE = """
element => {
  const box = document.getElementById("t-" + element).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
"""
Choose = Callable[[Match], Any]


class Memory:
    """A `Store` that becomes the localStorage of a test."""

    def __init__(self) -> None:
        self.data: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.data.get(key)

    def set(self, key: str, value: str) -> None:
        self.data[key] = value

    def remove(self, key: str) -> None:
        self.data.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.data)


def match_of(*kinds: str, moves: int = 0, game: str = GAME, seed: str = "e2e") -> Match:
    """Anna, Ben, ... at one table, Anna begins; so many first legal moves are played."""
    names, colours = ("Anna", "Ben", "Cezary", "Dorota"), ("blue", "pink", "orange", "beige")
    seats = tuple(SeatSetup(names[i], kind, colours[i]) for i, kind in enumerate(kinds))
    match = Match(Setup(game, seats, {}, 0, seed))
    for _ in range(moves):
        legal = match.legal_actions()
        match.act(legal[len(match.entries) * 7 % len(legal)])
    return match


def stored(match: Match, save_id: str = "saved") -> dict[str, str]:
    """What localStorage holds when this match was saved, the copy before included."""
    memory = Memory()
    saves = Saves(memory)
    saves.write(save_id, dump(match_like_start(match)), card_of(match, 1_000))
    saves.write(save_id, dump(match), card_of(match, 1_000))
    return memory.data


def match_like_start(match: Match) -> Match:
    """The same table before its first move."""
    return Match(match.setup)


def start_game(page: Page, level: str = "easy", players: int = 2) -> None:
    """From home: a person who begins, against computers."""
    page.click(f'[data-to="new/{GAME}"]')
    page.locator(f"#f-count-{players}").check(force=True)
    for seat in range(1, players):
        page.select_option(f"#f-kind-{seat}", level)
    page.select_option("#f-begin", "0")
    page.click("#start")
    wait_for_turn(page)


def open_saved(page: Page, save_id: str = "saved") -> None:
    """From home: go on with a saved game."""
    page.click(f"#save-{save_id}")
    page.wait_for_selector("#prompt, #lift, .end")


def wait_for_turn(page: Page) -> None:
    """Until targets can be chosen."""
    page.wait_for_selector("[data-target]", state="attached", timeout=60_000)


def targets(page: Page) -> list[str]:
    """The elements that can be chosen now."""
    found = "nodes => nodes.map(node => node.dataset.target)"
    return list(page.locator("[data-target]").evaluate_all(found))


def tap(page: Page, element: str) -> None:
    """A finger on the middle of a target."""
    x, y = page.evaluate(TARGET_CENTRE, element)
    page.touchscreen.tap(x, y)


def tap_place(page: Page, element: str) -> None:
    """A finger on the middle of any element of the board, legal or not."""
    board = board_for(GAME)
    x, y = board.spots()[element].centres[0]
    where = """([x, y, w, h]) => {
      const box = document.getElementById("sheet").getBoundingClientRect();
      const scale = Math.min(box.width / w, box.height / h);
      return [box.x + (box.width - w * scale) / 2 + x * scale,
              box.y + (box.height - h * scale) / 2 + y * scale];
    }"""
    page.touchscreen.tap(*page.evaluate(where, [x, y, board.width, board.height]))


def play_by_touch(page: Page, element: str | None = None) -> str:
    """Tap a target, then Confirm."""
    element = element or targets(page)[0]
    tap(page, element)
    page.locator("#confirm").tap()
    return element


def moves(page: Page) -> int:
    """How many actions the stored game holds."""
    return int(
        page.evaluate(
            """() => {
              const id = location.hash.split("/")[2];
              return JSON.parse(localStorage.getItem("plansza:save:" + id)).turn;
            }"""
        )
    )


def wait_for_moves(page: Page, count: int) -> None:
    """Until the stored game holds so many actions."""
    page.wait_for_function(
        """count => {
          const id = location.hash.split("/")[2];
          const pointer = localStorage.getItem("plansza:save:" + id);
          return pointer !== null && JSON.parse(pointer).turn >= count;
        }""",
        arg=count,
        timeout=60_000,
    )
