"""Equal contents give equal archives and equal folder names."""

import zipfile
from pathlib import Path

from web.build.archives import digest_folder, write_zip

MEMBERS = {"b.txt": b"two", "a/c.json": b"{}"}


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
