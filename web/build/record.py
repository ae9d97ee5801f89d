"""`dev.py build --record`: see in Chromium which modules the page and its worker load.

The site is built with the whole standard library and with two scripts that add a report of
`sys.modules` to ours; what they report, and what a bare Pyodide loads, is written to
`stdlib_keep.json`. Run it after a new version of Pyodide or PyScript.
"""

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from web.build import site
from web.build.browser import chromium, start_server
from web.build.page import configuration
from web.build.paths import CACHE
from web.build.pyodide import node_script, package_version
from web.build.shell import say
from web.build.stdlib import KEEP_FILE

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORD_DIST = CACHE / "record"
EXERCISE = '''
import json, sys, traceback

def loaded_modules():
    """Names in sys.modules after an error was formatted, as a start that fails would do."""
    try:
        json.loads("{").missing_name
    except ValueError:
        traceback.format_exc()
    try:
        sys.no_such_name
    except AttributeError:
        traceback.format_exc()
    return sorted(sys.modules)
'''
MAIN = """
from pyscript import document, workers

async def report():
    script = document.createElement("script")
    for name, value in (("type", "py"), ("name", "recorder"), ("src", "APP/recorder.py"),
                        ("config", CONFIG)):
        script.setAttribute(name, value)
    script.setAttribute("worker", "")
    document.body.append(script)
    worker = await workers["recorder"]
    theirs = json.loads(await worker.recorded())
    document.documentElement.dataset.modules = json.dumps(sorted({*theirs, *loaded_modules()}))

await report()
"""
WORKER = """
def recorded():
    return json.dumps(loaded_modules())

__export__ = ["recorded"]
"""


def record() -> None:
    """Write `stdlib_keep.json` anew."""
    site.build_site(RECORD_DIST, full_library=True)
    add_recorders(next(RECORD_DIST.glob("app-*")))
    modules = set(in_the_page()) | set(json.loads(node_script("modules.mjs", {})))
    data = {"pyodide": package_version("pyodide"), "modules": sorted(filter(is_theirs, modules))}
    KEEP_FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    say(f"{KEEP_FILE.name}: {len(data['modules'])} modules")
    shutil.rmtree(RECORD_DIST)


def add_recorders(app: Path) -> None:
    main = app / "main.py"
    text = main.read_text(encoding="utf-8") + EXERCISE + recording_main(app.name)
    main.write_text(text, encoding="utf-8")
    worker = (app / "worker_main.py").read_text(encoding="utf-8")
    (app / "recorder.py").write_text(worker + EXERCISE + WORKER, encoding="utf-8")


def recording_main(app: str) -> str:
    return MAIN.replace("APP", f"./{app}").replace("CONFIG", repr(configuration(app)))


def in_the_page() -> list[str]:
    """Modules of the main thread and of a worker, read from the running page."""
    server = start_server(RECORD_DIST)
    try:
        with chromium() as browser:
            page = browser.new_page()
            page.on("console", lambda message: say(message.text[:300]))
            page.goto(server.address)
            return reported(page)
    finally:
        server.kill()


def reported(page: "Page") -> list[str]:
    page.wait_for_function("document.documentElement.dataset.modules", timeout=120_000)
    return list(json.loads(page.evaluate("document.documentElement.dataset.modules")))


def is_theirs(module: str) -> bool:
    """Not ours and not PyScript's own, which do not come from the standard library."""
    ours = ("pygame_rules", "boards_svg", "web", "svgwrite", "pyscript", "__main__", "js")
    return module.split(".")[0] not in ours
