"""`scene(players, **options)`: an empty board that a test fills by hand."""

from __future__ import annotations

import pytest

from tests.games.cyclades.scene import Scene


@pytest.fixture
def scene() -> type[Scene]:
    return Scene
