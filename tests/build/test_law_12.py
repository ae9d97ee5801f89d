"""Law 12: one log under two hash seeds, in CPython and in Pyodide, byte for byte."""

from pathlib import Path

import pytest

from web.build.environment import ensure_npm_packages
from web.build.sameness import Plan, differences, listed_games


@pytest.mark.slow
def test_same_log_everywhere(tmp_path: Path) -> None:
    ensure_npm_packages()
    plans = [Plan(game, max(counts), seed=12) for game, counts in listed_games().items()]
    assert plans
    assert differences(plans, tmp_path) == []
