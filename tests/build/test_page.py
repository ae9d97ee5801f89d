"""The page template and what it tells boot.js and the app."""

import json
import re

import pytest

from web.build import app, page
from web.build.paths import ROOT
from web.build.runtime import ENGINE, LIBRARY
from web.build.shell import Failure
from web.build.template import fill


def test_every_placeholder_is_filled_also_inside_values() -> None:
    values = {"home": "<img src='{{app}}/x.svg'>", "app": "app-1"}
    assert fill("<p>{{home}}</p>", values) == "<p><img src='app-1/x.svg'></p>"


def test_unknown_placeholder_fails_loudly() -> None:
    with pytest.raises(Failure, match="nonsense"):
        fill("{{nonsense}}", {})


def test_facts_cannot_close_their_script_element() -> None:
    text = page.build_facts("runtime-1", "app-1", ["</script><b>"])
    assert "<" not in text
    assert json.loads(text)["miniatures"] == {"</script><b>": "./app-1/boards/</script><b>.svg"}


def test_template_names_no_other_host() -> None:
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"(?:https?:)?//[a-z]", text) == []


def test_template_has_every_sentence_in_both_languages() -> None:
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    polish, english = (re.findall(rf'<(\w+)[^>]* lang="{lang}">', text) for lang in ("pl", "en"))
    assert polish.count("span") == english.count("span") > 5


def test_boot_script_is_short() -> None:
    assert len((ROOT / "web" / "boot.js").read_text(encoding="utf-8").splitlines()) < 100


def test_everything_but_the_engine_is_preloaded() -> None:
    """Chromium keeps no machine code of a preloaded engine: every visit would compile it anew."""
    text = page.preloads("runtime-1", "app-1", ["core.js", "core-2.js"])
    assert "wasm" not in text
    loaded = re.findall(r'href="([^"]+)"', text)
    assert {"runtime-1/core.js", "runtime-1/core-2.js", "app-1/interpreter.mjs"} <= set(loaded)
    assert {"app-1/app.bin", "app-1/main.py", f"runtime-1/{LIBRARY}"} <= set(loaded)


def test_boot_script_starts_to_compile_the_engine_that_the_page_names() -> None:
    facts = json.loads(page.build_facts("runtime-1", "app-1", []))
    assert facts["engine"] == f"./runtime-1/{ENGINE}"
    boot = (ROOT / "web" / "boot.js").read_text(encoding="utf-8")
    assert "compileStreaming?.(fetch(build.engine))" in boot


def test_interpreter_names_the_runtime_and_both_archives() -> None:
    text = app.interpreter("runtime-1")
    for name in (f"../runtime-1/{ENGINE}", f"../runtime-1/{LIBRARY}", app.ARCHIVE):
        assert f'at("{name}")' in text


def test_configuration_costs_no_request() -> None:
    assert json.loads(page.configuration("app-1")) == {"interpreter": "./app-1/interpreter.mjs"}


def test_policy_allows_no_inline_script() -> None:
    rules = dict(part.strip().split(" ", 1) for part in page.POLICY.split(";"))
    assert "'unsafe-inline'" not in rules["script-src"]
    assert rules["default-src"] == "'self'"


@pytest.mark.parametrize(
    ("path", "belongs"),
    [
        ("pygame_rules/core/match.py", True),
        ("pygame_rules/core/words/pl.json", True),
        ("boards_svg/board.css", True),
        ("web/i18n/pl.json", True),
        ("web/build/site.py", False),
        ("web/css/base.css", False),
        ("web/main.py", False),
        ("pygame_rules/__main__.py", False),
        ("web/__pycache__/app.cpython-311.pyc", False),
        ("pygame_rules/games/rebirth/RULES.md", False),
    ],
)
def test_what_goes_into_the_archive(path: str, belongs: bool) -> None:
    assert app.belongs_in_archive(path) is belongs
