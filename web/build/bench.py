"""`dev.py bench`: figures to report. Nothing here passes or fails.

(a) the rules against python-chess in CPython and in Pyodide, (b) start of our page against a
PyScript hello-world on the stock npm files, (c) bytes on the wire of a first visit, (d) tap to
painted board, (e) how long a move of level hard takes.
"""

import json
import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from web.build.archives import read_tree
from web.build.browser import Server, chromium_arguments, start_server
from web.build.environment import VENV_PYTHON, ensure_chromium, ensure_npm_packages
from web.build.paths import CACHE, ROOT
from web.build.pyodide import run_in_pyodide
from web.build.runtime import PYODIDE, PYSCRIPT
from web.build.saved import stored_game
from web.build.shell import Failure, run, say
from web.build.site import copy_of_site

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

ROUNDS = 5
TIMEOUT = 120_000
SAVE_ID = "bench"
TAPS = 12
TARGETS = "#app .target.legal"
"""Legal places on the drawn board."""
TAP = """
async ([selector, taps]) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const times = [];
  for (let tries = 0; times.length < taps && tries < 20 * taps; tries++) {
    await wait(250);
    const places = document.querySelectorAll(selector);
    if (!places.length) continue;
    const place = places[times.length % places.length], board = place.closest("svg");
    const box = place.getBoundingClientRect();
    const where = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
      bubbles: true, cancelable: true, pointerType: "mouse", pointerId: 1, isPrimary: true };
    const painted = new Promise((done) => new MutationObserver((changes, watcher) => {
      if (!changes.some((change) => change.type === "childList")) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    }).observe(board, { subtree: true, childList: true, attributes: true }));
    const start = performance.now();
    place.dispatchEvent(new PointerEvent("pointerdown", where));
    place.dispatchEvent(new PointerEvent("pointerup", where));
    place.dispatchEvent(new MouseEvent("click", where));
    const end = await Promise.race([painted, wait(3000)]);
    if (end) times.push(end - start);
  }
  return times;
}
"""
"""Each tap is a move: settings confirm nothing. Ends with the first frame after the board has
new pieces; between taps the computer player answers."""
HELLO = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>hello</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script></head>
<body><p id="out"></p>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.getElementById("out").textContent = "hello"
document.documentElement.dataset.start = "ready"
</script></body></html>
"""
CLOCK = """
new MutationObserver((_, watcher) => {
  if (document.documentElement?.dataset.start !== "ready") return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.started = performance.now(); }));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-start"] });
"""
"""Milliseconds from the navigation until the first frame after the start is painted."""


def print_all() -> int:
    """Print every figure; a part that cannot be measured says why and the others go on."""
    from playwright.sync_api import Error as BrowserError

    ensure_npm_packages()
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        site = copy_of_site(Path(folder) / "dist")
        for title, part in PARTS.items():
            say(title)
            try:
                part(site)
            except (Failure, BrowserError) as failure:
                say(f"  not measured: {failure}")
    return 0


def rules_speed(_site: Path) -> None:
    """(a) random play of every game beside that of python-chess, in both interpreters."""
    native = run([VENV_PYTHON, "-m", "web.build.race"], what="race in CPython", timeout=480)
    say_races("CPython", json.loads(native))
    say_races("Pyodide", race_in_pyodide())


def race_in_pyodide(*arguments: str) -> dict[str, Any]:
    """What `web.build.race` prints there; python-chess is taken from the workshop's packages."""
    found = find_spec("chess")
    if found is None or found.origin is None:
        raise Failure("python-chess is not installed")
    places = {f"/project/{name}": ROOT / name for name in ("pygame_rules", "web")}
    places["/project/chess"] = Path(found.origin).parent
    (answer,) = run_in_pyodide("web.build.race", [arguments], places)
    if answer["code"] != 0:
        raise Failure(f"race in Pyodide: {str(answer['stderr'])[-600:]}")
    races: dict[str, Any] = json.loads(answer["stdout"])
    return races


def say_races(where: str, found: dict[str, Any]) -> None:
    """One line for each game."""
    for row in found["races"]:
        say(f"  {where} {found['python']}: {row['game']:16} {row['actions_per_second']:6.0f} "
            f"actions/s, python-chess {row['chess_moves_per_second']:5.0f} moves/s, "
            f"ratio {row['ratio']:.2f} (target 2.00); {row['copies_per_second']:.0f} copies/s, "
            "target 50000")  # fmt: skip


def thinking_times(_site: Path) -> None:
    """(e) how long a move of level hard takes in Pyodide when nothing cuts it short."""
    places = {"/project/pygame_rules": ROOT / "pygame_rules"}
    commands = [["pace", "--players", players, "--json"] for players in ("2", "3")]
    for answer in run_in_pyodide("pygame_rules.__main__", commands, places):
        if answer["code"] != 0:
            raise Failure(f"pace in Pyodide: {str(answer['stderr'])[-600:]}")
        for row in json.loads(answer["stdout"])["pace"]:
            say(f"  {row['game']:16} {row['players']} players: {row['mean']:.2f} s a move, "
                f"longest {row['longest']:.2f} s (target 2.00)")  # fmt: skip


def start_times(site: Path) -> None:
    """(b) medians of cold and warm starts, alternating, each round in a fresh profile."""
    stock = CACHE / "bench" / "stock"
    write_stock_page(stock)
    sites = {"ours": (site, stored_game("rebirth-scotland", SAVE_ID)), "stock": (stock, {})}
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for name, (place, storage) in sites.items():
            for kind, ms in zip(("cold", "warm"), one_round(place, storage), strict=True):
                times.setdefault((name, kind), []).append(ms)
    for kind in ("cold", "warm"):
        ours, theirs = (statistics.median(times[name, kind]) for name in ("ours", "stock"))
        say(f"  {kind}: ours on a saved game {ours:.0f} ms, stock hello {theirs:.0f} ms, "
            f"ratio {ours / theirs:.2f} (target 0.60)")  # fmt: skip


def one_round(site: Path, storage: dict[str, str]) -> tuple[float, float]:
    """Cold and warm start in milliseconds, in a new profile with this localStorage.

    Warm is a later visit, ours from the service worker: the first visit of that kind lets
    Chromium keep the engine's machine code, on both pages.
    """
    with served(site) as server, profile() as context:
        address = server.address + (f"#play/{SAVE_ID}" if storage else "")
        context.add_init_script(seeding(storage) + CLOCK)
        cold = started(context, address)
        if storage:
            stored_offline(context, address)
        started(context, address)
        return cold, started(context, address)


def seeding(storage: dict[str, str]) -> str:
    items = json.dumps(storage)
    return f"for (const [k, v] of Object.entries({items})) localStorage.setItem(k, v);"


def started(context: "BrowserContext", address: str) -> float:
    """Open the address in a new tab; milliseconds until its first frame after the start."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("window.started", timeout=TIMEOUT)
    ms = float(page.evaluate("window.started"))
    page.close()
    return ms


def stored_offline(context: "BrowserContext", address: str) -> None:
    """Let the service worker finish, so that the next start is a warm one."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector('html[data-offline="ready"]', state="attached", timeout=TIMEOUT)
    page.close()


def wire_bytes(site: Path) -> None:
    """(c) what a server sends in a first visit, until everything is stored for offline use."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder, profile() as context:
        log = Path(folder) / "log.jsonl"
        with served(site, log) as server:
            stored_offline(context, server.address)
        lines = [json.loads(line) for line in log.read_text().splitlines()]
    total = sum(line["bytes"] for line in lines)
    say(f"  {total / 1e6:.2f} MB in {len(lines)} answers (target 7.00 MB)")
    for line in sorted(lines, key=lambda line: -line["bytes"])[:6]:
        say(f"    {line['bytes'] / 1e6:6.2f} MB  {line['path'].rpartition('/')[2]}")


def tap_to_board(site: Path) -> None:
    """(d) from a tap on a legal place until the changed board is painted."""
    with served(site) as server, profile() as context:
        settings = {"plansza:settings": json.dumps({"confirm": "never", "pace": "fast"})}
        context.add_init_script(seeding(stored_game("rebirth-scotland", SAVE_ID) | settings))
        page = context.new_page()
        page.goto(f"{server.address}#play/{SAVE_ID}")
        page.wait_for_selector('html[data-start="ready"]', state="attached", timeout=TIMEOUT)
        if page.locator(TARGETS).count() == 0:
            raise Failure(f"the board has no {TARGETS} to tap")
        times = page.evaluate(TAP, [TARGETS, TAPS])
    if not times:
        raise Failure("no tap changed the board")
    say(f"  median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms "
        f"of {len(times)} taps (target 100 ms)")  # fmt: skip


@contextmanager
def served(site: Path, log: Path | None = None) -> Iterator[Server]:
    """A server that has compressed every file already, as a real host has."""
    server = start_server(site, gzip=True, log=log)
    try:
        for path in read_tree(site):
            ask = Request(server.address + path, headers={"Accept-Encoding": "gzip"})
            urlopen(ask).close()
        if log is not None:
            log.unlink()
        yield server
    finally:
        server.kill()


@contextmanager
def profile() -> Iterator["BrowserContext"]:
    """Chromium with a new profile on the disk, so that its cache is a real one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tools, tempfile.TemporaryDirectory() as folder:
        context = tools.chromium.launch_persistent_context(
            folder, executable_path=str(ensure_chromium()), args=chromium_arguments(),
            viewport={"width": 1024, "height": 768},
        )  # fmt: skip
        try:
            yield context
        finally:
            context.close()


def write_stock_page(folder: Path) -> None:
    """A PyScript hello-world on the files as npm ships them."""
    shutil.rmtree(folder, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.map")
    shutil.copytree(PYODIDE, folder / "pyodide", ignore=ignore)
    shutil.copytree(PYSCRIPT, folder / "pyscript", ignore=ignore)
    (folder / "index.html").write_text(HELLO, encoding="utf-8")


PARTS: dict[str, Callable[[Path], None]] = {
    "rules against python-chess, CPython and Pyodide": rules_speed,
    "bytes on the wire of a first visit": wire_bytes,
    "start, cold and warm": start_times,
    "tap to painted board": tap_to_board,
    "a move of level hard in Pyodide": thinking_times,
}
