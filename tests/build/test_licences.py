"""The built page carries the licence texts of what it contains."""

from pathlib import Path

import pytest

from web.build import licences
from web.build.app import svgwrite_folder
from web.build.shell import Failure


def test_every_part_has_its_text() -> None:
    texts = licences.licence_texts(Path(svgwrite_folder()))
    for name in ("Plansza", "svgwrite", "Pyodide", *licences.NPM):
        assert f"{name}\n\n" in texts
    assert "SIL OPEN FONT LICENSE" in texts.upper()
    assert "Permission is hereby granted" in texts


def test_a_missing_text_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="without its licence"):
        licences.licence_texts(tmp_path / "svgwrite")
