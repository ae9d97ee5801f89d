"""`runtime-HASH/`: Pyodide and PyScript, copied from npm and cut down to what the page loads."""

import fnmatch
import json
import shutil
from pathlib import Path

from web.build.paths import NODE_MODULES
from web.build.shell import Failure
from web.build.stdlib import write_library

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
ENGINE = "pyodide.asm.wasm"
LIBRARY = "python_stdlib.bin"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", ENGINE)
PYSCRIPT_UNUSED = (
    "*.map", "*.css", "codemirror*", "xterm*", "mpy-*", "py-Dl-*", "zip-*", "index-*",
    "storage.js", "service-worker.js", "pyodide_graph-*",
)  # fmt: skip
"""Editors, terminals, MicroPython and the package index. The `py-editor-*`, `py-terminal-*`
and `py-game-*` files must stay: PyScript loads them at every start and hangs without them."""


FIRST_MODULES = ("core.js", "core-*.js", "deprecations-manager-*.js", "donkey-*.js", "error-*.js",
                 "py-editor-*.js", "py-game-*.js", "py-terminal-*.js")  # fmt: skip
"""The first forwards to the second, which loads the others."""


def write_runtime(folder: Path, own_imports: set[str], *, full_library: bool) -> None:
    """Fill `folder`; the caller names it after its contents."""
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    (folder / "pyodide-lock.json").write_text(short_lock(), encoding="utf-8")
    for name in pyscript_files():
        shutil.copyfile(PYSCRIPT / name, folder / name)
    write_library(folder / LIBRARY, own_imports, full=full_library)


def short_lock() -> str:
    """Pyodide's lock file without packages: the page installs none."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}, sort_keys=True)


def pyscript_files() -> list[str]:
    """Names of the PyScript files to keep, sorted."""
    names = sorted(path.name for path in PYSCRIPT.iterdir())
    kept = [n for n in names if not any(fnmatch.fnmatch(n, p) for p in PYSCRIPT_UNUSED)]
    for needed in ("core.js", "py-editor-*", "py-terminal-*", "py-game-*"):
        if not fnmatch.filter(kept, needed):
            raise Failure(f"PyScript's {needed} is missing; its files have changed names")
    return kept


def first_modules(folder: Path) -> list[str]:
    """Names of PyScript's modules that every start loads one after the other, in that order."""
    return [module_of(folder, pattern) for pattern in FIRST_MODULES]


def module_of(folder: Path, pattern: str) -> str:
    names = [path.name for path in folder.glob(pattern)]
    if len(names) != 1:
        raise Failure(f"one {pattern} expected in the runtime, found {names}")
    return names[0]
