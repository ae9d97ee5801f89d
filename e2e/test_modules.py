"""Every module of ours loads in the built page, from the trimmed library."""

from e2e.harness.app import AppOpener
from e2e.harness.python import run_in_worker, run_on_main

IMPORT_ALL = """
import importlib, pkgutil, traceback

def failures(packages, skip=()):
    found = {}
    for package in packages:
        root = importlib.import_module(package)
        names = [m.name for m in pkgutil.walk_packages(root.__path__, package + ".")]
        for name in names:
            try:
                if name not in skip:
                    importlib.import_module(name)
            except Exception:
                found[name] = traceback.format_exc()[-400:]
    return found
"""


def test_every_module_of_ours_imports_on_the_page(open_app: AppOpener) -> None:
    page = open_app()
    code = IMPORT_ALL + "result = failures(['pygame_rules', 'boards_svg', 'web', 'svgwrite'])"
    assert run_on_main(page, code) == {}


def test_rules_and_boards_import_in_a_worker(open_app: AppOpener) -> None:
    page = open_app()
    code = IMPORT_ALL + "def answer(): return failures(['pygame_rules', 'boards_svg', 'svgwrite'])"
    assert run_in_worker(page, code) == {}


def test_our_code_keeps_its_asserts(open_app: AppOpener) -> None:
    page = open_app()
    code = "import sys\nresult = [__debug__, sys.flags.optimize]"
    assert run_on_main(page, code) == [True, 0]
