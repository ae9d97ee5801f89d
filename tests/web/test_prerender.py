"""The home screen stands in `index.html` before the engine runs."""

import pytest

from web.prerender import home
from web.shelf import games


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_static_home_shows_every_board_with_its_miniature(lang: str) -> None:
    markup = home(lang)
    for meta in games():
        assert meta.titles[lang] in markup
        assert f'src="{{{{app}}}}/boards/{meta.id}.svg"' in markup


def test_hidden_games_are_not_on_the_shelf() -> None:
    assert "sample" not in home("en")
