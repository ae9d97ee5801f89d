"""Boards as SVG: a view goes in, drawings come out. Knows nothing of the browser."""
