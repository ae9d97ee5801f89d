"""The home screen as static markup for `index.html`, so that it is there before the engine."""

from __future__ import annotations

from .screens import home as screen
from .shelf import games
from .words import Words


def home(lang: str) -> str:
    """The home screen without saves; `{{app}}` stands for the folder of the build."""
    pictures = {meta.id: f"{{{{app}}}}/boards/{meta.id}.svg" for meta in games()}
    return screen.home(Words(lang), games(), pictures)
