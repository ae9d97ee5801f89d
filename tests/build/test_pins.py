"""Everything that is downloaded is pinned, and no file says from where."""

import json
import re

from web.build.paths import BUILD, ROOT

PIN = re.compile(r"[A-Za-z0-9_.-]+==[A-Za-z0-9_.]+")


def lines(name: str) -> list[str]:
    text = (BUILD / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith(("#", "-r"))]


def test_python_packages_have_exact_versions() -> None:
    for name in ("requirements.txt", "requirements-dev.txt"):
        assert [line for line in lines(name) if not PIN.fullmatch(line)] == []


def test_npm_packages_have_exact_versions_and_no_addresses() -> None:
    package = json.loads((BUILD / "package.json").read_text(encoding="utf-8"))
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert [v for v in wanted.values() if not re.fullmatch(r"\d+\.\d+\.\d+", v)] == []
    locked = json.loads((BUILD / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in wanted.items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert [name for name, entry in locked.items() if "resolved" in entry] == []


def test_run_time_package_is_the_one_that_the_project_declares() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all(f'"{line}"' in text for line in lines("requirements.txt"))
