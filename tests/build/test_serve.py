"""The server behaves like a plain static host below a sub-path."""

import gzip
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from web.build.serve import make_server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "index.html").write_text("<p>home</p>")
    (tmp_path / "code.mjs").write_text("export default 1;")
    (tmp_path / "engine.wasm").write_bytes(b"\0asm" * 500)
    server = make_server(tmp_path, "/repo/", 0, zipped=True, log=tmp_path / "log.jsonl")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


def get(port: int, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=named)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_sub_path_serves_the_page_and_nothing_lies_outside_it(port: int) -> None:
    assert get(port, "/repo/")[1] == b"<p>home</p>"
    assert get(port, "/")[0].status == 404
    assert get(port, "/index.html")[0].status == 404
    assert get(port, "/repo/../../../../../etc/hostname")[0].status == 404


@pytest.mark.parametrize(
    ("path", "kind"), [("code.mjs", "text/javascript"), ("engine.wasm", "application/wasm")]
)
def test_modules_and_wasm_have_their_types(port: int, path: str, kind: str) -> None:
    answer, _ = get(port, f"/repo/{path}")
    assert (answer.getheader("Content-Type") or "").startswith(kind)
    assert answer.getheader("Cross-Origin-Opener-Policy") is None


def test_gzip_only_for_those_who_accept_it(port: int) -> None:
    plain, body = get(port, "/repo/engine.wasm")
    packed, small = get(port, "/repo/engine.wasm", Accept_Encoding="gzip")
    assert plain.getheader("Content-Encoding") is None
    assert packed.getheader("Content-Encoding") == "gzip"
    assert gzip.decompress(small) == body


def test_unchanged_file_is_not_sent_again(port: int) -> None:
    first, _ = get(port, "/repo/engine.wasm", Accept_Encoding="gzip")
    again, body = get(
        port, "/repo/engine.wasm", Accept_Encoding="gzip",
        If_Modified_Since=first.getheader("Last-Modified") or "",
    )  # fmt: skip
    assert (again.status, body) == (304, b"")


def test_log_counts_what_went_over_the_wire(port: int, tmp_path: Path) -> None:
    _, body = get(port, "/repo/engine.wasm", Accept_Encoding="gzip")
    line = (tmp_path / "log.jsonl").read_text().splitlines()[-1]
    assert '"path": "/repo/engine.wasm"' in line
    sent = int(line.rpartition('"bytes": ')[2].rstrip("}"))
    assert len(body) < sent < len(body) + 500
