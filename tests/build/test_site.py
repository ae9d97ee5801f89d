"""The built site, looked at without a browser."""

import html
import io
import json
import re
import zipfile
import zlib
from pathlib import Path

import pytest

from tests.build.bundle import read_bundle
from web.build.archives import digest_folder
from web.build.site import build_site, copy_of_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_site(tmp_path_factory.mktemp("site") / "dist")


def test_folders_are_named_after_their_contents(site: Path) -> None:
    for stem in ("runtime", "app"):
        (folder,) = site.glob(f"{stem}-*")
        assert folder.name == f"{stem}-{digest_folder(folder)}"


@pytest.mark.slow
def test_second_build_of_the_same_input_gives_the_same_names(site: Path, tmp_path: Path) -> None:
    build_site(tmp_path / "again")
    names = [sorted(path.name for path in place.iterdir()) for place in (site, tmp_path / "again")]
    assert names[0] == names[1]


def test_archives_hold_compiled_code_only(site: Path) -> None:
    (library,) = site.glob("runtime-*/python_stdlib.bin")
    (archive,) = site.glob("app-*/app.bin")
    inside = zipfile.ZipFile(io.BytesIO(zlib.decompress(library.read_bytes())))
    for names in (inside.namelist(), list(read_bundle(archive))):
        assert [name for name in names if name.endswith(".py")] == []
        assert any(name.endswith(".pyc") for name in names)


def test_service_worker_stores_every_file(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    stored = set(re.findall(r'url:"([^"]+)"', worker))
    there = {p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file()}
    assert stored == there - {"sw.js"}


def test_hashed_files_carry_no_second_revision(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    revised = re.findall(r'url:"([^"]+)",revision:"', worker)
    assert sorted(revised) == ["index.html", "manifest.webmanifest"]


def test_new_version_waits_until_it_is_asked_for(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    assert "SKIP_WAITING" in worker
    assert worker.count("skipWaiting()") == 1


def test_page_knows_only_addresses_that_exist(site: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    found = re.search(r'id="build">(.*?)</script>', text)
    assert found
    facts = json.loads(found[1])
    named = [facts["workerSrc"], facts["engine"], *facts["miniatures"].values()]
    named += re.findall(r'(?:href|src)="([^":#]+)"', text)
    configured = html.unescape(re.findall(r' config="([^"]+)"', text)[0])
    assert configured == facts["workerConfig"]
    named += json.loads(configured).values()
    assert [name for name in named if not (site / name).is_file()] == []
