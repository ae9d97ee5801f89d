"""`dev.py test`: lint, types, unit tests, the build and the browser tests, then one summary."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from web.build.environment import VENV_PYTHON, ensure_chromium, ensure_webkit
from web.build.paths import ROOT
from web.build.shell import Failure, say, show
from web.build.site import ensure_site

BROWSER_RERUNS = "2"
"""A browser's renderer crashes now and then on a crowded machine; a real fault fails each time."""
STEPS = ("lint", "types", "unit", "e2e")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one step went: its name, whether it passed, and the seconds it took."""

    step: str
    passed: bool
    seconds: float


def lint() -> bool:
    """ruff finds nothing anywhere in the project."""
    return show([VENV_PYTHON, "-m", "ruff", "check", "."]) == 0


def types() -> bool:
    """`mypy --strict` over the rooms that are there (see pyproject.toml)."""
    rooms = ["dev.py", *(n for n in ("pygame_rules", "boards_svg", "web") if (ROOT / n).is_dir())]
    return show([VENV_PYTHON, "-m", "mypy", *rooms]) == 0


def unit() -> bool:
    """pytest without a browser."""
    return pytest("tests")


def e2e() -> bool:
    """The site builds, and pytest in real browsers against it."""
    try:
        ensure_site()
    except Failure as failure:
        say(str(failure))
        return False
    ensure_chromium()
    ensure_webkit()
    return pytest("e2e", "--reruns", BROWSER_RERUNS)


def pytest(folder: str, *options: str) -> bool:
    """On two cores; whoever is done takes over some of the other's tests."""
    shared = ("-n", "2", "--dist", "worksteal", *options)
    return show([VENV_PYTHON, "-m", "pytest", folder, *shared]) == 0


CHECKS: dict[str, Callable[[], bool]] = {"lint": lint, "types": types, "unit": unit, "e2e": e2e}


def run_checks(steps: tuple[str, ...]) -> int:
    """Run these steps in order, all of them even after a failure; 0 when all passed."""
    outcomes = []
    for step in steps:
        say(f"{step} ...")
        start = time.monotonic()
        passed = CHECKS[step]()
        outcomes.append(Outcome(step, passed, time.monotonic() - start))
    say("summary")
    for outcome in outcomes:
        word = "ok" if outcome.passed else "FAILED"
        say(f"  {outcome.step:6} {word:6} {outcome.seconds:7.1f} s")
    return 0 if all(outcome.passed for outcome in outcomes) else 1
