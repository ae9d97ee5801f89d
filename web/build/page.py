"""`index.html`, the manifest and the board miniatures.

`index.html` carries `<script type="application/json" id="build">` for boot.js and the app:
`version`, `build` (name of the app's folder), `appBase`, `engine`, `workerSrc`, `workerConfig`
(PyScript's configuration as text), `miniatures` (game id -> address) and `heavy` (file name ->
its share of the progress bar).
Addresses are relative to the page: resolve them against `document.baseURI`.
"""

import html
import importlib.util
import json
import tomllib
from pathlib import Path

from web.build.app import ARCHIVE, INTERPRETER
from web.build.environment import VENV_PYTHON
from web.build.paths import ROOT, STATIC
from web.build.runtime import ENGINE, LIBRARY, first_modules
from web.build.shell import run
from web.build.template import fill

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; "
    "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
HEAVY = {ENGINE: 40, LIBRARY: 14, "pyodide.asm.mjs": 8, ARCHIVE: 8}
LANGUAGES = ("pl", "en")
NAME = "Plansza"


def version() -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def drawn_games() -> list[str]:
    """Ids of the games that players meet: those with rules and a drawn board."""
    ask = (
        "import json; from boards_svg.registry import drawn;"
        " print(json.dumps([meta.id for meta in drawn()]))"
    )
    return list(json.loads(run([VENV_PYTHON, "-c", ask], what="list of games")))


def write_miniatures(folder: Path) -> list[str]:
    """Draw each game's board for the home screen into `folder`; return the ids drawn."""
    folder.mkdir()
    games = drawn_games()
    for game in games:
        run([VENV_PYTHON, "-m", "boards_svg", game, "--miniature",
             "--out", str(folder / f"{game}.svg")], what=f"miniature of {game}")  # fmt: skip
    return games


def configuration(app: str) -> str:
    """What PyScript is told, on the page and in workers."""
    return json.dumps({"interpreter": f"./{app}/{INTERPRETER}"})


def build_facts(runtime: str, app: str, games: list[str]) -> str:
    """The JSON of the element with the id `build`, safe inside a script element."""
    facts = {
        "version": version(),
        "build": app,
        "appBase": f"./{app}",
        "engine": f"./{runtime}/{ENGINE}",
        "workerSrc": f"./{app}/worker_main.py",
        "workerConfig": configuration(app),
        "miniatures": {game: f"./{app}/boards/{game}.svg" for game in games},
        "heavy": HEAVY,
    }
    return json.dumps(facts, sort_keys=True).replace("<", "\\u003c")


def home() -> str:
    """The home screen in both languages, before Python runs; boot.css shows one of them.

    `web.prerender.home(lang)` writes it; `{{app}}` in it stands for the app's folder.
    """
    return "\n".join(
        f'<div class="skeleton" lang="{lang}">{prerendered(lang)}</div>' for lang in LANGUAGES
    )


def prerendered(lang: str) -> str:
    if importlib.util.find_spec("web.prerender") is None:
        return f"<h1>{NAME}</h1>"
    ask = f"from web.prerender import home; import sys; sys.stdout.write(home({lang!r}))"
    return run([VENV_PYTHON, "-X", "utf8", "-c", ask], what=f"home screen ({lang})")


def preloads(runtime: str, app: str, modules: list[str]) -> str:
    """Hints that let everything arrive at the same time; `modules` are PyScript's.

    Not the engine: Chromium keeps no machine code of what was preloaded (see boot.js).
    """
    modules = [*modules, "pyodide.mjs", "pyodide.asm.mjs"]
    modules = [*(f"{runtime}/{name}" for name in modules), f"{app}/{INTERPRETER}"]
    data = [f"{runtime}/{LIBRARY}", f"{app}/{ARCHIVE}", f"{app}/main.py"]
    lines = [f'<link rel="modulepreload" href="{href}">' for href in modules]
    lines += [f'<link rel="preload" as="fetch" crossorigin href="{href}">' for href in data]
    return "\n".join(lines)


def write_page(dist: Path, runtime: str, app: str, games: list[str]) -> None:
    """Write index.html and the manifest into `dist`, which holds both folders already."""
    values = {
        "app": app,
        "runtime": runtime,
        "policy": POLICY,
        "build": build_facts(runtime, app, games),
        "config": html.escape(configuration(app)),
        "preloads": preloads(runtime, app, first_modules(dist / runtime)),
        "home": home(),
    }
    for name, source in (("index.html", ROOT), ("manifest.webmanifest", STATIC)):
        text = (source / name).read_text(encoding="utf-8")
        (dist / name).write_text(fill(text, values), encoding="utf-8")
