"""Python's standard library for the page: compiled by Pyodide, cut down to what is used.

What to keep is recorded from the built page (see `record.py`) in `stdlib_keep.json`;
every import found in our own packages is added, with all that it imports in turn.
"""

import json
import zipfile
import zlib
from pathlib import Path

from web.build import imports
from web.build.archives import plain_zip, read_tree
from web.build.environment import fingerprint, stamped, write_stamp
from web.build.paths import BUILD, CACHE, NODE_MODULES
from web.build.pyodide import compile_tree, package_version
from web.build.shell import Failure, say

STOCK = NODE_MODULES / "pyodide" / "python_stdlib.zip"
KEEP_FILE = BUILD / "stdlib_keep.json"
WORKPLACE = CACHE / "stdlib"


def recorded_modules() -> list[str]:
    """Modules that the built page was seen to load; `Failure` if recorded for another Pyodide."""
    data = json.loads(KEEP_FILE.read_text(encoding="utf-8"))
    version = package_version("pyodide")
    if data["pyodide"] != version:
        raise Failure(
            f"{KEEP_FILE.name} was recorded for Pyodide {data['pyodide']}, this is {version}: "
            "run `python3 dev.py build --record`"
        )
    return list(data["modules"])


def compiled_library() -> Path:
    """Folder with the whole library as `.pyc` and `imports.json`; made once per Pyodide."""
    mark = fingerprint(STOCK, BUILD / "node" / "compile.mjs", BUILD / "imports.py")
    target = WORKPLACE / "target"
    if not (target.is_dir() and stamped("stdlib", mark)):
        say("compiling the standard library with Pyodide")
        with zipfile.ZipFile(STOCK) as archive:
            names = [name for name in archive.namelist() if not name.endswith("/")]
            sources = {name: archive.read(name) for name in names}
        compile_tree(sources, WORKPLACE, asserts=False, list_imports=True)
        write_stamp("stdlib", mark)
    return target


def module_name(path: str) -> str:
    """Dotted name of a source or compiled file by its path in the archive."""
    stem = path.rpartition(".")[0].removesuffix("/__init__")
    return stem.replace("/", ".")


def kept_modules(imports_json: str, own_imports: set[str]) -> set[str]:
    """The recorded modules, and our own imports with all that they import in turn."""
    listed = json.loads(imports_json).items()
    imports_of = {module_name(path): names for path, names in listed}
    return {*recorded_modules(), *imports.closure(own_imports, imports_of)}


def write_library(target: Path, own_imports: set[str], *, full: bool) -> None:
    """Write the archive that Pyodide loads; `full` keeps every module (for recording).

    A plain zip, deflated whole: the browser inflates it (see `interpreter.mjs`).
    """
    folder = compiled_library()
    compiled = read_tree(folder, "*.pyc")
    if not full:
        kept = kept_modules((folder / "imports.json").read_text(encoding="utf-8"), own_imports)
        compiled = {path: data for path, data in compiled.items() if module_name(path) in kept}
    target.write_bytes(zlib.compress(plain_zip(compiled), 9))
