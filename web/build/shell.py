"""Running other programs so that a failure says what failed and what to do about it."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from web.build.paths import ROOT


class Failure(Exception):
    """A step failed; the message is meant for a person and needs no traceback."""


def say(text: str) -> None:
    """One line of progress, shown at once even when the output is a pipe."""
    print(f"[dev] {text}", flush=True)


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    timeout: float | None = None,
) -> str:
    """Run a command quietly and return its standard output.

    Raises `Failure` with the end of its output when it cannot be started, exits other
    than 0, or takes longer than `timeout` seconds.
    """
    argv = [str(part) for part in command]
    try:
        done = subprocess.run(
            argv, cwd=cwd, env=merged(env), timeout=timeout, text=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, capture_output=True, check=False,
        )  # fmt: skip
    except FileNotFoundError as error:
        raise Failure(f"{what}: {argv[0]} is not installed") from error
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{what}: no answer within {timeout:.0f} s") from error
    if done.returncode != 0:
        raise Failure(f"{what} failed (exit {done.returncode}):\n{last_lines(done)}")
    return done.stdout


def show(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Run a command with its output on the screen; return its exit code."""
    argv = [str(part) for part in command]
    return subprocess.run(argv, cwd=ROOT, env=merged(env), check=False).returncode


def merged(env: Mapping[str, str] | None) -> dict[str, str]:
    """This process' environment with `env` laid over it."""
    return {**os.environ, **(env or {})}


def last_lines(done: "subprocess.CompletedProcess[str]", count: int = 40) -> str:
    """The end of what a command printed, without the very long lines Pyodide likes to print."""
    lines = (done.stdout + "\n" + done.stderr).strip().splitlines()
    return "\n".join(line[:400] for line in lines[-count:])


def first_program(*names: str) -> Path | None:
    """The first of these programs that is installed."""
    for name in names:
        found = shutil.which(name)
        if found:
            return Path(found)
    return None
