"""`index.html`, the manifest and the board miniatures.

`index.html` carries `<script type="application/json" id="build">` for boot.js and the app:
`version`, `build` (name of the app's folder), `appBase`, `workerSrc`, `workerConfig`,
`miniatures` (game id -> address) and `heavy` (file name -> its share of the progress bar).
Addresses are relative to the page: resolve them against `document.baseURI`.
"""

import importlib.util
import json
import re
import tomllib
from pathlib import Path

from web.build.app import ARCHIVE
from web.build.environment import VENV_PYTHON
from web.build.paths import ROOT, STATIC
from web.build.runtime import core_module
from web.build.shell import Failure, run

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; "
    "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
HEAVY = {"pyodide.asm.wasm": 40, "python_stdlib.zip": 14, "pyodide.asm.mjs": 8, ARCHIVE: 8}
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


def build_facts(app: str, games: list[str]) -> str:
    """The JSON of the element with the id `build`, safe inside a script element."""
    facts = {
        "version": version(),
        "build": app,
        "appBase": f"./{app}",
        "workerSrc": f"./{app}/worker_main.py",
        "workerConfig": f"./{app}/config.json",
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


def preloads(runtime: str, app: str, core: str) -> str:
    """Hints that let everything heavy arrive at the same time."""
    modules = [f"{runtime}/{name}" for name in (core, "pyodide.mjs", "pyodide.asm.mjs")]
    data = [f"{runtime}/pyodide.asm.wasm", f"{runtime}/python_stdlib.zip", f"{app}/{ARCHIVE}"]
    lines = [f'<link rel="modulepreload" href="{href}">' for href in modules]
    lines += [f'<link rel="preload" as="fetch" crossorigin href="{href}">' for href in data]
    return "\n".join(lines)


def fill(template: str, values: dict[str, str]) -> str:
    """Put values in the place of `{{name}}`, also inside values; `Failure` for a leftover."""
    for _ in range(2):
        template = re.sub(r"\{\{(\w+)\}\}", lambda m: values.get(m[1], m[0]), template)
    left = re.findall(r"\{\{\w+\}\}", template)
    if left:
        raise Failure(f"unknown placeholders: {', '.join(sorted(set(left)))}")
    return template


def write_page(dist: Path, runtime: str, app: str, games: list[str]) -> None:
    """Write index.html and the manifest into `dist`, which holds both folders already."""
    values = {
        "app": app,
        "runtime": runtime,
        "policy": POLICY,
        "build": build_facts(app, games),
        "preloads": preloads(runtime, app, core_module(dist / runtime)),
        "home": home(),
    }
    for name, source in (("index.html", ROOT), ("manifest.webmanifest", STATIC)):
        text = (source / name).read_text(encoding="utf-8")
        (dist / name).write_text(fill(text, values), encoding="utf-8")
