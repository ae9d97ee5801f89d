"""A static server like GitHub Pages: explicit types, gzip, a sub-path, no special headers.

`python -m web.build.serve --dist dist --prefix /repo-name/ [--port N] [--gzip] [--log FILE]`
prints its address as the first line and serves until it is killed. The tests run it as a
process of its own, because "the server is gone" must mean that nobody answers.
"""

import argparse
import gzip
import io
import json
import threading
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".py": "text/x-python; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
COMPRESSED = (".html", ".js", ".mjs", ".wasm", ".json", ".webmanifest", ".css", ".svg", ".py",
              ".txt")  # fmt: skip
"""What GitHub Pages compresses; archives, fonts and pictures travel as they are."""


@lru_cache(maxsize=256)
def compressed(path: Path, _changed: int) -> bytes:
    """The file gzipped; `_changed` (its time of change) keeps a rebuilt file from staying."""
    return gzip.compress(path.read_bytes(), compresslevel=6, mtime=0)


class Pages(SimpleHTTPRequestHandler):
    """Serves `dist` below `prefix`; everything else is 404."""

    protocol_version = "HTTP/1.1"
    dist: Path
    prefix: str
    zipped: bool
    log: Path | None
    log_lock = threading.Lock()

    def handle(self) -> None:
        """Serve one connection; a browser that closes its end early is no error."""
        try:
            super().handle()
        except ConnectionError:
            self.close_connection = True

    def translate_path(self, path: str) -> str:
        clean = path.partition("?")[0].partition("#")[0]
        if not clean.startswith(self.prefix):
            return str(self.dist / "no-such-file")
        self.directory = str(self.dist)
        return super().translate_path("/" + clean[len(self.prefix) :])

    def guess_type(self, path: object) -> str:
        return TYPES.get(Path(str(path)).suffix, "application/octet-stream")

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path = path / "index.html"
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (self.zipped and accepts and path.is_file() and path.suffix in COMPRESSED):
            return super().send_head()
        return self.send_compressed(path)

    def send_compressed(self, path: Path) -> io.BytesIO | None:
        stat = path.stat()
        changed = self.date_time_string(int(stat.st_mtime))
        if self.headers.get("If-Modified-Since") == changed:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        body = compressed(path, stat.st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", changed)
        self.end_headers()
        return io.BytesIO(body)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword.lower() == "content-length":
            self.sent = int(value)
        super().send_header(keyword, value)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        self.status = int(code) if isinstance(code, int) else 0
        self.sent = 0

    def end_headers(self) -> None:
        head = sum(len(part) for part in getattr(self, "_headers_buffer", []))
        super().end_headers()
        if self.log is not None and self.command == "GET":
            line = {"path": self.path, "status": self.status, "bytes": head + self.sent}
            with self.log_lock, self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def log_message(self, format: str, *args: object) -> None:
        """Nothing on the screen: whoever wants to know gives `--log`."""


def make_server(
    dist: Path, prefix: str, port: int, *, zipped: bool, log: Path | None
) -> ThreadingHTTPServer:
    """A server on 127.0.0.1, not yet running; port 0 takes a free one."""
    facts = {"dist": dist, "prefix": prefix, "zipped": zipped, "log": log}
    handler = type("PagesHere", (Pages,), facts)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the built site on this machine only.")
    parser.add_argument("--dist", type=Path, required=True)
    parser.add_argument("--prefix", default="/")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--gzip", action="store_true")
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    server = make_server(
        options.dist.resolve(), options.prefix, options.port, zipped=options.gzip, log=options.log
    )
    print(f"http://127.0.0.1:{server.server_address[1]}{options.prefix}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
