"""Command line of `dev.py`: parse, set up what the command needs, go on inside the venv."""

import argparse
import subprocess

from web.build import environment
from web.build.paths import ROOT
from web.build.shell import Failure, say

NEEDS_WORKSHOP = ("test", "bench", "shots")
"""Commands that need the test tools and a browser, not only what the page is made of."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="dev.py", description="Build, play and check the page.")
    commands = top.add_subparsers(dest="command", required=True)
    test = commands.add_parser("test", help="lint, types, unit tests, build, browser tests")
    test.add_argument("--only", choices=("lint", "types", "unit", "e2e"))
    return top


def main(argv: list[str]) -> int:
    """Exit code of the command; a `Failure` is printed as its message alone."""
    options = parser().parse_args(argv)
    try:
        return dispatch(options, argv)
    except Failure as failure:
        say(f"error: {failure}")
        return 1
    except KeyboardInterrupt:
        return 130


def dispatch(options: argparse.Namespace, argv: list[str]) -> int:
    dev = options.command in NEEDS_WORKSHOP
    environment.ensure_python(dev=dev)
    if not environment.in_venv():
        again = [str(environment.VENV_PYTHON), str(ROOT / "dev.py"), *argv]
        return subprocess.run(again, cwd=ROOT, check=False).returncode
    return run_command(options)


def run_command(options: argparse.Namespace) -> int:
    """Carry out one command; the virtual environment is ready and in use."""
    from web.build import checks

    return checks.run_checks((options.only,) if options.only else checks.STEPS)
