"""The page template and what it tells boot.js and the app."""

import json
import re

import pytest

from web.build import app, page
from web.build.paths import ROOT
from web.build.shell import Failure


def test_every_placeholder_is_filled_also_inside_values() -> None:
    values = {"home": "<img src='{{app}}/x.svg'>", "app": "app-1"}
    assert page.fill("<p>{{home}}</p>", values) == "<p><img src='app-1/x.svg'></p>"


def test_unknown_placeholder_fails_loudly() -> None:
    with pytest.raises(Failure, match="nonsense"):
        page.fill("{{nonsense}}", {})


def test_facts_cannot_close_their_script_element() -> None:
    text = page.build_facts("app-1", ["</script><b>"])
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
