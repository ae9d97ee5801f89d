"""Where things lie. Every path is absolute; nothing here touches the disk."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "web" / "build"
STATIC = ROOT / "web" / "static"
NODE_SCRIPTS = BUILD / "node"
NODE_MODULES = BUILD / "node_modules"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"

PACKAGES = ("pygame_rules", "boards_svg", "web")
"""The Python packages of the page, in the order of their arrows (rules first)."""
