"""Zip archives and digests that depend on contents alone: no dates, no order of the disk."""

import hashlib
import itertools
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

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


def write_bundle(target: Path, members: Mapping[str, bytes]) -> None:
    """Write `members` as one deflated piece; `unpack.py` reads it.

    Inside: the length of the list (4 bytes), the list `[[folder, [[name, size], ...]], ...]`
    as JSON, the contents one after the other. Members in no folder are not allowed.
    """
    paths = sorted((PurePosixPath(name) for name in members), key=lambda p: (str(p.parent), p))
    listed = [
        [str(folder), [[path.name, len(members[str(path)])] for path in group]]
        for folder, group in itertools.groupby(paths, key=lambda path: path.parent)
    ]
    head = json.dumps(listed, separators=(",", ":")).encode()
    body = b"".join(members[str(path)] for path in paths)
    target.write_bytes(zlib.compress(len(head).to_bytes(4, "big") + head + body, 9))


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
    """Digest of all files below `folder`; archives count by what is in them, so another
    compressor gives the same name to the same contents."""
    return digest(_logical_files(folder))


def _logical_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for name, data in sorted(read_tree(folder).items()):
        if name.endswith(".zip"):
            with zipfile.ZipFile(folder / name) as archive:
                for member in sorted(archive.namelist()):
                    yield f"{name}!{member}", archive.read(member)
        else:
            yield name, zlib.decompress(data) if name.endswith(".bin") else data
