"""`LICENCES.txt`: the licence texts of everything that the built page contains."""

from pathlib import Path

from web.build.paths import NODE_MODULES, ROOT
from web.build.shell import Failure

NAME = "LICENCES.txt"
NPM = {
    "PyScript core": "@pyscript/core/LICENSE",
    "Panzoom": "@panzoom/panzoom/MIT-License.txt",
    "Workbox": "workbox-sw/LICENSE",
    "Atkinson Hyperlegible": "@fontsource/atkinson-hyperlegible/LICENSE",
    "EB Garamond": "@fontsource/eb-garamond/LICENSE",
}
PYODIDE = """Pyodide is under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/);
its source is at https://github.com/pyodide/pyodide. It contains CPython and parts of its
standard library under the PSF licence (https://docs.python.org/3/license.html)."""


def licence_texts(svgwrite: Path) -> str:
    """All texts, ours first. `svgwrite`: the folder of the installed package."""
    files = {"Plansza": ROOT / "LICENSE", "svgwrite": _licence_of(svgwrite)}
    files |= {name: NODE_MODULES / path for name, path in NPM.items()}
    parts = [f"{name}\n\n{_read(file)}" for name, file in files.items()]
    rule = f"\n\n{'-' * 72}\n\n"
    return rule.join([*parts, f"Pyodide\n\n{PYODIDE}"]) + "\n"


def _licence_of(package: Path) -> Path:
    """The licence that pip keeps beside an installed package."""
    found = sorted(package.parent.glob(f"{package.name}-*.dist-info/**/LICENSE*"))
    if not found:
        raise Failure(f"{package.name} is installed without its licence")
    return found[0]


def _read(file: Path) -> str:
    if not file.is_file():
        raise Failure(f"a licence is missing: {file.name} of {file.parent.name}")
    return file.read_text(encoding="utf-8").strip()
