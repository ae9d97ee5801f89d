"""Equal contents give equal archives and equal folder names."""

import io
import zipfile
import zlib
from pathlib import Path

import pytest

from tests.build.bundle import read_bundle
from web.build.app import made_lazy
from web.build.archives import digest_folder, plain_zip, write_bundle
from web.build.shell import Failure

MEMBERS = {"b/b.txt": b"two", "a/c.json": b"{}", "a/deep/d.pyc": bytes(range(256)), "a/e": b""}


def test_archive_depends_on_contents_alone() -> None:
    assert plain_zip(MEMBERS) == plain_zip(dict(reversed(MEMBERS.items())))


def test_archive_inside_is_not_compressed() -> None:
    with zipfile.ZipFile(io.BytesIO(plain_zip(MEMBERS))) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == MEMBERS
        assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_STORED}


def test_digest_of_a_folder_ignores_how_an_archive_was_compressed(tmp_path: Path) -> None:
    for name, level in (("packed", 9), ("plain", 0)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "app.bin").write_bytes(zlib.compress(b"contents", level))
    assert digest_folder(tmp_path / "packed") == digest_folder(tmp_path / "plain")


def test_digest_changes_with_a_name_and_with_a_byte(tmp_path: Path) -> None:
    digests = set()
    for folder, name, text in (("1", "a", "x"), ("2", "b", "x"), ("3", "a", "y")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(text)
        digests.add(digest_folder(tmp_path / folder))
    assert len(digests) == 3


def test_bundle_comes_out_as_it_went_in(tmp_path: Path) -> None:
    write_bundle(tmp_path / "app.bin", MEMBERS)
    assert read_bundle(tmp_path / "app.bin") == MEMBERS


def test_import_is_moved_into_functions() -> None:
    source = "import re\r\nfrom colorsys import hls_to_rgb, rgb_to_hls\r\nLIMIT = 1\r\n"
    lazy = made_lazy(source.replace("\r\n", "\n"), "colorsys")
    names: dict[str, object] = {}
    exec(lazy, names)
    assert "colorsys" not in names
    assert callable(names["rgb_to_hls"])
    assert names["rgb_to_hls"](0.0, 0.0, 0.0) == (0.0, 0.0, 0.0)


def test_import_that_is_not_there_fails_loudly() -> None:
    with pytest.raises(Failure, match="colorsys"):
        made_lazy("import re\n", "colorsys")
