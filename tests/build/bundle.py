"""Reading what `write_bundle` wrote; in the page `interpreter.mjs` does it."""

import json
import zlib
from pathlib import Path


def read_bundle(source: Path) -> dict[str, bytes]:
    """The members of an archive made by `write_bundle`."""
    data = zlib.decompress(source.read_bytes())
    start = 4 + int.from_bytes(data[:4], "big")
    members = {}
    for folder, files in json.loads(data[4:start]):
        for name, size in files:
            members[f"{folder}/{name}"] = data[start : start + size]
            start += size
    return members
