"""Archives and digests that depend on contents alone: no dates, no order of the disk."""

import hashlib
import io
import itertools
import json
import os
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

DIGEST_LENGTH = 12


def plain_zip(members: Mapping[str, bytes]) -> bytes:
    """A zip archive of `members` (name in the archive -> contents), sorted, not compressed."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(members):
            info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, members[name])
    return made.getvalue()


def write_bundle(target: Path, members: Mapping[str, bytes]) -> None:
    """Write `members` as one deflated piece; `interpreter.mjs` reads it.

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


def own_files(folder: Path) -> list[str]:
    """Paths with slashes of all files below a package, without caches and npm's folders."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        found += [(Path(place) / name).relative_to(folder).as_posix() for name in names]
    return sorted(found)


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
        yield name, zlib.decompress(data) if name.endswith(".bin") else data
