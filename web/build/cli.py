"""Command line of `dev.py`: parse, set up what the command needs, go on inside the venv."""

import argparse
import subprocess

from web.build import environment
from web.build.paths import DIST, ROOT
from web.build.shell import Failure, say

NEEDS_WORKSHOP = ("test", "bench", "shots", "icons")
"""Commands that need the test tools and a browser, not only what the page is made of."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="dev.py", description="Build, play and check the page.")
    commands = top.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="build, serve on this machine, open the browser")
    serve = commands.add_parser("serve", help="build and serve without opening a browser")
    for command in (play, serve):
        command.add_argument("--port", type=int, default=8123, help="0 takes a free one")
    test = commands.add_parser("test", help="lint, types, unit tests, build, browser tests")
    test.add_argument("--only", choices=("lint", "types", "unit", "e2e"))
    build = commands.add_parser("build", help="make dist/")
    build.add_argument("--record", action="store_true", help="record which modules the page loads")
    build.add_argument("--kill-switch", action="store_true", help="put the emergency exit in")
    same = commands.add_parser("same", help="one log in CPython and Pyodide, byte for byte")
    same.add_argument("games", nargs="*", help="game ids; all when none is named")
    same.add_argument("--seeds", type=int, default=1, help="games for each player count")
    commands.add_parser("bench", help="figures: speed, start, bytes on the wire")
    shots = commands.add_parser("shots", help="screenshots into .cache/shots")
    shots.add_argument("pattern", nargs="?", default="*", help="which screens: play-*, home")
    commands.add_parser("icons", help="draw the PNG icons anew from the SVG ones")
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
    dev = options.command in NEEDS_WORKSHOP or getattr(options, "record", False)
    environment.ensure_python(dev=dev)
    if not environment.in_venv():
        again = [str(environment.VENV_PYTHON), str(ROOT / "dev.py"), *argv]
        return subprocess.run(again, cwd=ROOT, check=False).returncode
    return COMMANDS[options.command](options)


def test(options: argparse.Namespace) -> int:
    from web.build import checks

    return checks.run_checks((options.only,) if options.only else checks.STEPS)


def build(options: argparse.Namespace) -> int:
    from web.build import site

    environment.ensure_npm_packages()
    if options.record:
        from web.build import record

        record.record()
    site.ensure_site()
    if options.kill_switch:
        site.disarm(DIST)
        say("dist/sw.js is now the emergency exit (docs/BUILD.md)")
    return 0


def play(options: argparse.Namespace) -> int:
    """Serve the site until Ctrl-C; `play` also opens the browser."""
    import webbrowser

    from web.build import serve, site

    dist = site.ensure_site()
    try:
        server = serve.make_server(dist, "/", options.port, zipped=True, log=None)
    except OSError as error:
        raise Failure(f"port {options.port} is taken; choose another with --port") from error
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    say(f"{address}   (Ctrl-C ends it)")
    if options.command == "play":
        webbrowser.open(address)
    server.serve_forever()
    return 0


def same(options: argparse.Namespace) -> int:
    from web.build import sameness

    environment.ensure_npm_packages()
    return sameness.check(options.games, options.seeds)


def bench(options: argparse.Namespace) -> int:
    from web.build import bench as figures

    return figures.print_all()


def shots(options: argparse.Namespace) -> int:
    from web.build.shell import show

    return show([environment.VENV_PYTHON, "-m", "e2e.shots", options.pattern])


def icons(options: argparse.Namespace) -> int:
    from web.build import icons as drawing

    drawing.draw_icons()
    return 0


COMMANDS = {
    "play": play,
    "serve": play,
    "test": test,
    "build": build,
    "same": same,
    "bench": bench,
    "shots": shots,
    "icons": icons,
}
