"""`dev.py shots [PATTERN]`: every screen in both themes and languages, into `.cache/shots`."""

import fnmatch
import itertools
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from e2e.harness.app import AppOpener, Theme
from web.build.browser import chromium, start_server
from web.build.page import drawn_games
from web.build.paths import CACHE
from web.build.saved import OVER, stored_game
from web.build.shell import say
from web.build.site import copy_of_site

SIZES = {"wide": (1024, 768), "tall": (768, 1024), "phone": (390, 844)}
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("en", "pl")
TARGET = CACHE / "shots"


class Shot(NamedTuple):
    """A screen: name of its picture, address, what the device has stored."""

    name: str
    route: str
    storage: dict[str, str]


def shots() -> list[Shot]:
    """The screens to take, each game's among them."""
    found = [Shot(name, name, {}) for name in ("settings", "help", "about")]
    saves: dict[str, str] = {}
    for game in drawn_games():
        running = stored_game(game, f"{game}-now")
        pass_on = stored_game(game, f"{game}-two", kinds=("human", "human"))
        ended = stored_game(game, f"{game}-end", moves=OVER)
        saves |= running
        found += [
            Shot(f"new-{game}", f"new/{game}", {}),
            Shot(f"play-{game}", f"play/{game}-now", running),
            Shot(f"curtain-{game}", f"play/{game}-two", pass_on),
            Shot(f"end-{game}", f"play/{game}-end", ended),
            Shot(f"help-{game}", f"help/{game}", {}),
        ]
    damaged = {key: value[:40] for key, value in saves.items()}
    return [Shot("home", "", saves), Shot("rescue", "", damaged), *found]


def take(opener: AppOpener, shot: Shot, folder: Path) -> None:
    """One screen in every size, theme and language; the errors of the page are printed."""
    for theme, lang in itertools.product(THEMES, LANGUAGES):
        opener.begin_test()
        page = opener(lang=lang, theme=theme, route=shot.route, storage=shot.storage)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{shot.name}-{size}-{theme}-{lang}.png")
        try:
            opener.end_test()
        except AssertionError as error:
            say(f"{shot.name}: {error}")


def main(pattern: str) -> None:
    chosen = [shot for shot in shots() if fnmatch.fnmatch(shot.name, pattern)]
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        server = start_server(copy_of_site(Path(folder) / "dist"), gzip=True)
        try:
            with chromium() as browser:
                opener = AppOpener(browser, server)
                for shot in chosen:
                    take(opener, shot, TARGET)
                    say(f"{shot.name}")
        finally:
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "*")
