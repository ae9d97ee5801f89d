"""The only door to svgwrite: small functions that return SVG markup as strings.

Looks are classes (`cls`, explained in `board.css`), never `style=` attributes. Coordinates
are rounded to a tenth of a unit, words are escaped. svgwrite runs without its validator
(`debug=False`), which is slow in the browser; still, an element costs about 0.1 ms there,
so boards draw their static layer once and keep the groups of pieces small.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import svgwrite
from svgwrite.base import BaseElement
from svgwrite.text import Text

Point = tuple[float, float]
Attribute = str | float
SVG_NAMESPACE = "http://www.w3.org/2000/svg"


def number(value: float) -> str:
    """A coordinate as text, to a tenth: `3`, `3.5`, `-0.4`."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def points_text(points: Iterable[Point]) -> str:
    """Points as an SVG list."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def polygon_data(points: Iterable[Point]) -> str:
    """A closed polygon as short path data: relative steps between rounded points."""
    (x, y), *rest = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = []
    start = f"M{tenths(x)} {tenths(y)}l"
    for next_x, next_y in rest:
        steps.append(f"{tenths(next_x - x)} {tenths(next_y - y)}")
        x, y = next_x, next_y
    return start + " ".join(steps).replace(" -", "-") + "z"


def tenths(value: int) -> str:
    """A number of tenths as the shortest text: `.5`, `-3`, `12.1`."""
    whole, rest = divmod(abs(value), 10)
    digits = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{digits}" if value < 0 else digits


@cache
def _factory() -> Any:
    return svgwrite.Drawing(debug=False)


def _attributes(cls: str, more: dict[str, Attribute]) -> dict[str, Attribute]:
    """Attributes for svgwrite; `fill_rule` stands for `fill-rule`, empty ones are left out."""
    result = {key.replace("_", "-"): value for key, value in more.items() if value != ""}
    if cls:
        result["class"] = cls
    return {k: number(v) if isinstance(v, float) else v for k, v in result.items()}


def element(name: str, inner: str = "", cls: str = "", **more: Attribute) -> str:
    """Any element round markup that is already made."""
    node = BaseElement(factory=_factory())
    node.elementname = name
    node.attribs = _attributes(cls, more)
    tag: str = node.tostring()
    return f"{tag[:-3]}>{inner}</{name}>" if inner else tag


def group(*parts: str, cls: str = "", **more: Attribute) -> str:
    """A `<g>` round its parts."""
    return element("g", "".join(parts), cls, **more)


def moved(x: float, y: float, *parts: str, cls: str = "", scale: float = 1, turn: float = 0) -> str:
    """Parts drawn round the origin, scaled, turned (degrees clockwise), then put at (x, y)."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.3g})"
    return group(*parts, cls=cls, transform=transform)


def path(data: str, cls: str = "", **more: Attribute) -> str:
    """A path from its data."""
    return element("path", "", cls, d=data, **more)


def polygon(points: Iterable[Point], cls: str = "", **more: Attribute) -> str:
    """A closed polygon."""
    return element("polygon", "", cls, points=points_text(points), **more)


def polyline(points: Iterable[Point], cls: str = "", **more: Attribute) -> str:
    """An open line; its class must say `fill: none`."""
    return element("polyline", "", cls, points=points_text(points), **more)


def line(start: Point, end: Point, cls: str = "", **more: Attribute) -> str:
    """A straight line."""
    (x1, y1), (x2, y2) = start, end
    return element("line", "", cls, x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **more)


def circle(x: float, y: float, r: float, cls: str = "", **more: Attribute) -> str:
    """A circle."""
    return element("circle", "", cls, cx=float(x), cy=float(y), r=float(r), **more)


def ellipse(x: float, y: float, rx: float, ry: float, cls: str = "", **more: Attribute) -> str:
    """An ellipse."""
    return element("ellipse", "", cls, cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), **more)


def rect(
    x: float, y: float, width: float, height: float, cls: str = "", r: float = 0, **more: Attribute
) -> str:
    """A rectangle from its upper left corner, with corners rounded by `r`."""
    if r:
        more["rx"] = float(r)
    return element(
        "rect", "", cls, x=float(x), y=float(y), width=float(width), height=float(height), **more
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    cls: str = "",
    anchor: str = "middle",
    turn: float = 0,
    **more: Attribute,
) -> str:
    """Words with their baseline at (x, y), `size` in board units, turned round that point.

    `anchor`: start, middle or end. The size is an attribute, so that tests can read it.
    """
    node = Text(words, factory=_factory())
    if turn:
        more["transform"] = f"rotate({number(turn)} {number(x)} {number(y)})"
    node.attribs = _attributes(
        cls, {"x": float(x), "y": float(y), "font_size": float(size), "text_anchor": anchor, **more}
    )
    result: str = node.tostring()
    return result


def title(words: str) -> str:
    """What an element is, for readers of a standalone picture."""
    return f"<title>{_escaped(words)}</title>"


def use(reference: str, cls: str = "", x: float = 0, y: float = 0) -> str:
    """A copy of the element with that id, shifted by (x, y)."""
    if x or y:
        return element("use", "", cls, href=f"#{reference}", x=float(x), y=float(y))
    return element("use", "", cls, href=f"#{reference}")


def svg(
    width: float, height: float, *parts: str, cls: str = "", shown: float = 0, **more: Attribute
) -> str:
    """A whole `<svg>` with viewBox `0 0 width height`; `shown` pixels wide, or, if 0, sized by
    whoever shows it."""
    box = f"0 0 {number(width)} {number(height)}"
    if shown:
        more |= {"width": float(round(shown)), "height": float(round(shown * height / width))}
    return element("svg", "".join(parts), cls, xmlns=SVG_NAMESPACE, viewBox=box, **more)


def sheet(width: float, height: float, *parts: str) -> str:
    """Parts cut off at the edge of the board, as paper is: what runs on beyond (coast, sea)
    does not show when the screen leaves more room than the board has."""
    return element("svg", "".join(parts), "", width=float(width), height=float(height))


def stylesheet(css: str) -> str:
    """A `<style>` element for standalone pictures."""
    return f"<style>{_escaped(css)}</style>"


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
