"""WebKitGTK, the engine nearest to an iPad's, through Debian's driver on a virtual screen."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from web.build.shell import first_program

BROWSERS = "usr/lib/*/webkit2gtk-4.1/MiniBrowser"


def mini_browser() -> Path | None:
    """WebKitGTK's test browser, where Debian puts it."""
    return next(iter(sorted(Path("/").glob(BROWSERS))), None)


def missing() -> str:
    """What cannot be had here, for the notice of a skipped test; empty when all is there."""
    programs = [name for name in ("WebKitWebDriver", "Xvfb") if not first_program(name)]
    return ", ".join(programs + ([] if mini_browser() else ["MiniBrowser"]))


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An Xvfb of our own; yields its display name."""
    reader, writer = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
        pass_fds=(writer,), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait()


@contextmanager
def webkit(home: Path) -> Iterator[WebKitGTK]:
    """A driven MiniBrowser whose profile lies in `home`; as root its sandbox is off."""
    options = Options()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    with virtual_screen() as display:
        env = {**os.environ, "DISPLAY": display, "HOME": str(home), "XDG_CACHE_HOME": str(home),
               "XDG_DATA_HOME": str(home), "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
               "LIBGL_ALWAYS_SOFTWARE": "1"}  # fmt: skip
        if os.geteuid() == 0:
            env["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        driver = WebKitGTK(options, Service("/usr/bin/WebKitWebDriver", env=env))
        try:
            yield driver
        finally:
            driver.quit()
