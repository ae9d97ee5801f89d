"""Zip archives and digests that depend on contents alone: no dates, no order of the disk."""

import hashlib
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

DIGEST_LENGTH = 12


def write_zip(target: Path, members: Mapping[str, bytes]) -> None:
    """Write `members` (name in the archive -> contents), sorted by name, deflated."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(members):
            info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, members[name], compresslevel=9)


def read_tree(folder: Path, pattern: str = "*") -> dict[str, bytes]:
    """Every file below `folder` that matches, by its path with slashes."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob(pattern))
        if path.is_file()
    }


def digest(parts: Iterable[tuple[str, bytes]]) -> str:
    """A short digest over names and contents, in the order given."""
    running = hashlib.sha256()
    for name, data in parts:
        for piece in (name.encode(), data):
            running.update(len(piece).to_bytes(8, "big") + piece)
    return running.hexdigest()[:DIGEST_LENGTH]


def digest_folder(folder: Path) -> str:
    """Digest of all files below `folder`; archives count by their members, so another
    compressor gives the same name to the same contents."""
    return digest(_logical_files(folder))


def _logical_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for name, data in sorted(read_tree(folder).items()):
        if not name.endswith(".zip"):
            yield name, data
            continue
        with zipfile.ZipFile(folder / name) as archive:
            for member in sorted(archive.namelist()):
                yield f"{name}!{member}", archive.read(member)
