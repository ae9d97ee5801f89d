"""A second version of the site, and a server that takes it over at the same address."""

import json
import shutil
from pathlib import Path

from web.build.archives import digest_folder
from web.build.browser import Server, start_server
from web.build.pyodide import node_script


def next_version(site: Path, target: Path, mark: str) -> Path:
    """Copy `site` to `target` as a build in which the app's files and names differ.

    The new stylesheet carries `mark` in a comment; page, manifest and service worker are
    those of a real build. The runtime stays the same, as it does between most builds.
    """
    shutil.copytree(site, target)
    old = next(target.glob("app-*"))
    with (old / "style.css").open("a", encoding="utf-8") as sheet:
        sheet.write(f"\n/* {mark} */\n")
    new = old.rename(target / f"app-{digest_folder(old)}")
    for name in ("index.html", "manifest.webmanifest"):
        text = (target / name).read_text(encoding="utf-8")
        (target / name).write_text(text.replace(old.name, new.name), encoding="utf-8")
    (target / "sw.js").unlink()
    json.loads(node_script("precache.mjs", {"dist": str(target)}))
    return target


def take_over(server: Server, site: Path) -> Server:
    """Kill `server` and serve `site` at its address."""
    server.kill()
    return start_server(site, port=server.port, gzip=True, log=server.log)
