"""Running Pyodide inside Node: it compiles every `.pyc` that the page gets, and runs modules."""

import json
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from web.build.environment import ensure_node
from web.build.paths import BUILD, CACHE, NODE_MODULES, NODE_SCRIPTS
from web.build.shell import run


def node_script(name: str, job: Mapping[str, Any], *, timeout: float = 300) -> str:
    """Run `web/build/node/NAME` with `job` as JSON in a file; return its standard output."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="job-", dir=CACHE) as folder:
        note = Path(folder) / "job.json"
        note.write_text(json.dumps(job), encoding="utf-8")
        command = [ensure_node(), NODE_SCRIPTS / name, note]
        return run(command, what=f"node {name}", timeout=timeout)


def run_in_pyodide(
    module: str, commands: Sequence[Sequence[str]], places: Mapping[str, Path]
) -> list[dict[str, Any]]:
    """Exit code, stdout and stderr of `module.main(arguments)`, once for each command.

    `places`: folders that Python finds there, by path in Pyodide; imports look in `/project`.
    """
    folders = {path: str(folder) for path, folder in places.items()}
    job = {"module": module, "commands": commands, "places": folders}
    answers: list[dict[str, Any]] = json.loads(node_script("run.mjs", job, timeout=480))
    return answers


def package_version(name: str) -> str:
    """Version of an installed npm package."""
    text = (NODE_MODULES / name / "package.json").read_text(encoding="utf-8")
    return str(json.loads(text)["version"])


def compile_tree(
    sources: Mapping[str, bytes], workplace: Path, *, asserts: bool, list_imports: bool = False
) -> Path:
    """Compile sources (path -> text) and return the folder that holds the `.pyc` files.

    With `list_imports` it also holds `imports.json` (path -> names imported when loaded).
    `workplace` is emptied first. Raises `Failure` when a file does not compile.
    """
    shutil.rmtree(workplace, ignore_errors=True)
    source, target = workplace / "source", workplace / "target"
    target.mkdir(parents=True)
    for name, data in sources.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    reader = str(BUILD / "imports.py") if list_imports else ""
    job = {"source": str(source), "target": str(target), "asserts": asserts, "imports": reader}
    node_script("compile.mjs", job)
    return target
