"""`dev.py build`: the whole site in `dist/`, ready for any static host and any sub-path."""

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from web.build import app, page, runtime
from web.build.archives import digest_folder, own_files
from web.build.environment import ensure_npm_packages, fingerprint, stamped, write_stamp
from web.build.paths import CACHE, DIST, PACKAGES, ROOT
from web.build.pyodide import node_script
from web.build.shell import say


def input_mark() -> str:
    """Fingerprint of everything that the site is made of."""
    files = [ROOT / "index.html", ROOT / "pyproject.toml"]
    for name in PACKAGES:
        files += [ROOT / name / path for path in own_files(ROOT / name)]
    return fingerprint(*(part for path in sorted(files) for part in (str(path), path)))


@contextmanager
def sole_builder() -> Iterator[None]:
    """One build at a time on this machine; others wait (where the system has file locks)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ensure_site() -> Path:
    """`dist/`, built anew only when something it is made of has changed."""
    with sole_builder():
        ensure_npm_packages()
        mark = input_mark()
        if not (DIST / "sw.js").is_file() or not stamped("dist", mark):
            build_site(DIST)
            write_stamp("dist", mark)
    return DIST


def copy_of_site(target: Path) -> Path:
    """An up-to-date copy of `dist/` that no later build can change under a running test."""
    ensure_site()
    with sole_builder():
        shutil.copytree(DIST, target)
    return target


def build_site(dist: Path, *, full_library: bool = False) -> None:
    """Build into a staging folder and swap it in whole, so `dist` is never half a site."""
    say("building the site")
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="staging-", dir=CACHE) as name:
        staging = Path(name) / "site"
        stored = write_site(staging, full_library=full_library)
        shutil.rmtree(dist, ignore_errors=True)
        staging.rename(dist)
    say(f"{dist.name}: {stored['count']} files, {stored['size'] / 1e6:.1f} MB")


def write_site(folder: Path, *, full_library: bool) -> dict[str, int]:
    """Fill `folder`; return how many files the service worker stores, and their bytes."""
    files = app.package_files()
    runtime.write_runtime(folder / "runtime", app.own_imports(files), full_library=full_library)
    runtime_name = named_by_contents(folder / "runtime", "runtime")
    app.write_app(folder / "app", files, runtime_name)
    games = page.write_miniatures(folder / "app" / "boards")
    app_name = named_by_contents(folder / "app", "app")
    page.write_page(folder, runtime_name, app_name, games)
    stored: dict[str, int] = json.loads(node_script("precache.mjs", {"dist": str(folder)}))
    return stored


def named_by_contents(folder: Path, stem: str) -> str:
    """Rename the folder after a digest of what it holds; return its new name."""
    name = f"{stem}-{digest_folder(folder)}"
    folder.rename(folder.parent / name)
    return name


def disarm(dist: Path) -> None:
    """Put the emergency exit in the place of the service worker (see docs/BUILD.md)."""
    shutil.copyfile(ROOT / "web" / "static" / "sw-kill.js", dist / "sw.js")
