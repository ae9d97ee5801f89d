"""A server process and a Chromium that reaches no other host: for tests, records, benchmarks."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from web.build.environment import ensure_chromium
from web.build.paths import ROOT
from web.build.shell import Failure

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PREFIX = "/repo-name/"
"""The site is tested under a sub-path, as GitHub Pages serves it."""

QUIET = (
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)


def chromium_arguments() -> list[str]:
    """Flags that keep Chromium off the network; as root it also needs its sandbox off."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, *(["--no-sandbox"] if root else [])]


@contextmanager
def chromium() -> Iterator["Browser"]:
    """A headless Chromium for the length of the block."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tools:
        browser = tools.chromium.launch(
            executable_path=str(ensure_chromium()), args=chromium_arguments()
        )
        try:
            yield browser
        finally:
            browser.close()


@dataclass(slots=True)
class Server:
    """A running server process and the address of the site on it."""

    process: "subprocess.Popen[str]"
    address: str
    log: Path | None = None

    @property
    def port(self) -> int:
        return int(self.address.split(":")[2].split("/")[0])

    def kill(self) -> None:
        """Gone at once, open connections included; a second call does nothing."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def start_server(
    dist: Path,
    *,
    prefix: str = PREFIX,
    port: int = 0,
    gzip: bool = False,
    log: Path | None = None,
) -> Server:
    """Serve `dist` in a process of its own; returns once it answers."""
    command = [sys.executable, "-m", "web.build.serve", "--dist", str(dist), "--prefix", prefix,
               "--port", str(port)]  # fmt: skip
    command += ["--gzip"] if gzip else []
    command += ["--log", str(log)] if log else []
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    line = process.stdout.readline().strip() if process.stdout else ""
    if not line:
        process.wait()
        raise Failure(f"the server did not start on port {port}")
    return Server(process, line, log)
