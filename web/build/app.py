"""`app-HASH/`: our Python as one archive, scripts, styles, fonts, icons, boards."""

import json
import re
import shutil
import tempfile
from pathlib import Path

from web.build import licences
from web.build.archives import own_files, read_tree, write_bundle
from web.build.environment import VENV_PYTHON
from web.build.imports import imported_names
from web.build.paths import CACHE, NODE_MODULES, PACKAGES, ROOT, STATIC
from web.build.pyodide import compile_tree
from web.build.runtime import LIBRARY
from web.build.shell import Failure, run
from web.build.template import fill

DATA_SUFFIXES = (".json", ".css")
SCRIPTS = ("main.py", "worker_main.py")
"""PyScript fetches these two as source; everything else travels in `app.bin`."""
ARCHIVE = "app.bin"
INTERPRETER = "interpreter.mjs"
NOT_IN_PAGE = ("web/build/", "web/css/", "web/static/", "web/main.py", "web/worker_main.py",
               "web/prerender.py", "pygame_rules/cli/", "pygame_rules/__main__.py",
               "boards_svg/__main__.py")  # fmt: skip
"""What stays outside the archive: the workshop, styles, scripts, command lines."""
LAZY_IMPORTS = {"container.py": "urllib.request", "data/typechecker.py": "svgwrite.data.svgparser"}
"""Imports of svgwrite that only embedding fonts or its validator needs, which we never use.
Run when it is loaded, they would cost thirty modules (ssl, http, email) and sixty
milliseconds of compiling patterns at every start; the build moves them into functions."""
LIBRARIES = {"panzoom.js": "@panzoom/panzoom/dist/panzoom.es.js"}
FONTS = {
    "atkinson-hyperlegible": ("latin-400-normal", "latin-ext-400-normal",
                              "latin-700-normal", "latin-ext-700-normal"),
    "eb-garamond": ("latin-400-italic", "latin-ext-400-italic"),
}  # fmt: skip


def package_files() -> dict[str, bytes]:
    """Sources and data of our packages and of svgwrite, by their path in the archive."""
    found: dict[str, bytes] = {}
    for name in PACKAGES:
        for path in own_files(ROOT / name):
            if belongs_in_archive(f"{name}/{path}"):
                found[f"{name}/{path}"] = (ROOT / name / path).read_bytes()
    return {**found, **grounds(), **svgwrite_files()}


def grounds() -> dict[str, bytes]:
    """The grounds of all boards, drawn ahead: drawing them in the browser is slow."""
    ask = "import json, boards_svg.ahead as a; print(json.dumps(a.every_ground()))"
    drawn = json.loads(run([VENV_PYTHON, "-c", ask], what="drawing the grounds"))
    return {f"boards_svg/ground/{name}": svg.encode("utf-8") for name, svg in drawn.items()}


def belongs_in_archive(path: str) -> bool:
    """Is this file of a package for the browser: code or data?"""
    if path.startswith(NOT_IN_PAGE) or "__pycache__" in path:
        return False
    return path.endswith((".py", *DATA_SUFFIXES))


def svgwrite_files() -> dict[str, bytes]:
    """svgwrite as installed, with two imports made lazy."""
    sources = read_tree(Path(svgwrite_folder()), "*.py")
    for path, module in LAZY_IMPORTS.items():
        sources[path] = made_lazy(sources[path].decode("utf-8"), module).encode("utf-8")
    return {f"svgwrite/{path}": data for path, data in sources.items()}


def made_lazy(source: str, module: str) -> str:
    """`from module import f, g` as functions that import when called; `Failure` if not there."""

    def functions(found: re.Match[str]) -> str:
        names = [name.strip() for name in found[1].split(",")]
        return "\n".join(f"def {n}(*a): from {module} import {n}; return {n}(*a)" for n in names)

    changed, count = re.subn(rf"^from {re.escape(module)} import (.+)$", functions, source,
                             flags=re.MULTILINE)  # fmt: skip
    if count != 1:
        raise Failure(f"svgwrite imports {module} otherwise than expected (LAZY_IMPORTS)")
    return changed


def svgwrite_folder() -> str:
    ask = "import svgwrite, pathlib; print(pathlib.Path(svgwrite.__file__).parent)"
    return run([VENV_PYTHON, "-c", ask], what="looking for svgwrite").strip()


def own_imports(files: dict[str, bytes]) -> set[str]:
    """Every module that our code imports, inside functions too, and svgwrite when loaded."""
    names: set[str] = set()
    scripts = {f"web/{name}": (ROOT / "web" / name).read_bytes() for name in SCRIPTS}
    for path, source in {**files, **scripts}.items():
        if path.endswith(".py"):
            package = path.rpartition("/")[0].replace("/", ".")
            ours = not path.startswith("svgwrite/")
            names |= imported_names(source, package, everywhere=ours)
    return names


def write_app(folder: Path, files: dict[str, bytes], runtime: str) -> None:
    """Fill `folder`; `runtime` is the name of the runtime's folder beside it."""
    folder.mkdir(parents=True)
    write_archive(folder / ARCHIVE, files)
    for name in SCRIPTS:
        shutil.copyfile(ROOT / "web" / name, folder / name)
    (folder / INTERPRETER).write_text(interpreter(runtime), encoding="utf-8")
    shutil.copyfile(ROOT / "web" / "boot.js", folder / "boot.js")
    (folder / "style.css").write_text(bundled_css(), encoding="utf-8")
    shutil.copytree(STATIC / "icons", folder / "icons")
    copy_vendored(folder)


def interpreter(runtime: str) -> str:
    """Text of the module that PyScript takes for Pyodide."""
    text = (ROOT / "web" / INTERPRETER).read_text(encoding="utf-8")
    return fill(text, {"runtime": runtime, "library": LIBRARY, "archive": ARCHIVE})


def write_archive(target: Path, files: dict[str, bytes]) -> None:
    """Code as `.pyc` with its asserts, data as it is."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    with tempfile.TemporaryDirectory(prefix="app-", dir=CACHE) as workplace:
        compiled = read_tree(compile_tree(sources, Path(workplace), asserts=True), "*.pyc")
    data = {name: content for name, content in files.items() if name not in sources}
    write_bundle(target, {**compiled, **data})


def bundled_css() -> str:
    """One sheet: fonts, the look of the boards, then all of `web/css` by name."""
    ours = sorted((ROOT / "web" / "css").glob("*.css"), key=lambda p: (p.name != "fonts.css", p))
    boards = sorted((ROOT / "boards_svg").rglob("*.css"), key=lambda p: (len(p.parts), p))
    return "\n".join(p.read_text(encoding="utf-8") for p in [*ours[:1], *boards, *ours[1:]])


def copy_vendored(folder: Path) -> None:
    """Fonts and JavaScript libraries out of the npm packages."""
    (folder / "lib").mkdir()
    (folder / "fonts").mkdir()
    wanted = {f"lib/{name}": source for name, source in LIBRARIES.items()}
    for family, cuts in FONTS.items():
        for cut in cuts:
            file = f"{family}-{cut}.woff2"
            wanted[f"fonts/{file}"] = f"@fontsource/{family}/files/{file}"
    for target, source in wanted.items():
        if not (NODE_MODULES / source).is_file():
            raise Failure(f"the npm packages have no {source}")
        shutil.copyfile(NODE_MODULES / source, folder / target)
    texts = licences.licence_texts(Path(svgwrite_folder()))
    (folder / licences.NAME).write_text(texts, encoding="utf-8")
