"""Equal contents give equal archives and equal folder names."""

import zipfile
from pathlib import Path

import pytest

from web.build.app import made_lazy
from web.build.archives import digest_folder, read_tree, write_bundle, write_zip
from web.build.shell import Failure
from web.build.unpack import unpack

MEMBERS = {"b/b.txt": b"two", "a/c.json": b"{}", "a/deep/d.pyc": bytes(range(256)), "a/e": b""}


def test_archive_depends_on_contents_alone(tmp_path: Path) -> None:
    write_zip(tmp_path / "one.zip", MEMBERS)
    write_zip(tmp_path / "two.zip", dict(reversed(MEMBERS.items())))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_digest_of_a_folder_ignores_how_an_archive_was_compressed(tmp_path: Path) -> None:
    for name, level in (("packed", zipfile.ZIP_DEFLATED), ("plain", zipfile.ZIP_STORED)):
        (tmp_path / name).mkdir()
        with zipfile.ZipFile(tmp_path / name / "app.zip", "w", level) as archive:
            archive.writestr("a.txt", "contents")
    assert digest_folder(tmp_path / "packed") == digest_folder(tmp_path / "plain")


def test_digest_changes_with_a_name_and_with_a_byte(tmp_path: Path) -> None:
    digests = set()
    for folder, name, text in (("1", "a", "x"), ("2", "b", "x"), ("3", "a", "y")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(text)
        digests.add(digest_folder(tmp_path / folder))
    assert len(digests) == 3


def test_bundle_comes_out_as_it_went_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bundle(tmp_path / "app.bin", MEMBERS)
    (tmp_path / "out").mkdir()
    monkeypatch.chdir(tmp_path / "out")
    unpack("../app.bin")
    assert read_tree(tmp_path / "out") == MEMBERS


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
