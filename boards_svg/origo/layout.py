"""Where everything lies, in board units: the track runs round the map and the scoring board."""

from __future__ import annotations

from pygame_rules.games.origo.data import AREAS, CELLS, SIDE

from ..canvas import Point

FIELD = 28.0
"""Side of a field of the track; 26 fields make a side of the board."""
PER_SIDE = 26
SIZE = FIELD * PER_SIDE
CELL = 54.0
LEFT, TOP = FIELD + 26.0, FIELD + 24.0
"""Upper left corner of cell A1; the letters and numbers of the lines stand before it."""
MAP = CELL * SIDE
RIGHT, BOTTOM = LEFT + MAP, TOP + MAP
COLUMN = RIGHT + 10.0
"""Left edge of the scoring board, beside the map."""
COLUMN_WIDTH = SIZE - FIELD - 6.0 - COLUMN
ROW = BOTTOM + 8.0
"""Upper edge of the founding row, below the map."""
ROW_HEIGHT = SIZE - FIELD - 6.0 - ROW
STRIP = 13.0
"""Height of the strip on top of each cell that shields leave free for names."""
LABEL = 12.0
"""The smallest words; see `theme.MIN_LABEL`."""


def corner(cell: int) -> Point:
    """The upper left corner of a cell."""
    row, column = divmod(cell, SIDE)
    return LEFT + column * CELL, TOP + row * CELL


def centre(cell: int) -> Point:
    """The middle of a cell."""
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


def square(cell: int) -> list[Point]:
    """The corners of a cell, clockwise."""
    x, y = corner(cell)
    return [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]


def field_centre(field: int) -> Point:
    """The middle of a field of the track, clockwise from the upper left corner; laps go on."""
    side, step = divmod((field - 1) % (4 * (PER_SIDE - 1)), PER_SIDE - 1)
    near, far = FIELD / 2, SIZE - FIELD / 2
    along = step * FIELD
    return (
        (near + along, near),
        (far, near + along),
        (far - along, far),
        (near, far - along),
    )[side]


def name_run(area: int) -> list[int]:
    """The cells under an area's name: its longest run in one row, the uppermost such."""
    cells = AREAS[area].cells
    runs: list[list[int]] = []
    for cell in cells:
        if runs and runs[-1][-1] == cell - 1 and cell % SIDE:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return max(runs, key=len)


def stone_spot(area: int) -> Point:
    """Where a founding stone stands: between two cells side by side, next to the middle of
    the region, so that shields leave room for it."""
    cells = AREAS[area].cells
    middle_x = sum(centre(cell)[0] for cell in cells) / len(cells)
    middle_y = sum(centre(cell)[1] for cell in cells) / len(cells)
    sides = [cell for cell in cells if cell + 1 in cells and (cell + 1) % SIDE]

    def off(cell: int) -> float:
        x, y = centre(cell)
        return abs(x + CELL / 2 - middle_x) + abs(y - middle_y)

    x, y = centre(min(sides, key=off))
    return x + CELL / 2, y + STRIP / 2


def founding_spot(number: int) -> Point:
    """The middle of the place of a founding stone (1-12) on the founding row."""
    step = MAP / 12
    return LEFT + (number - 0.5) * step, ROW + 42.0


assert CELLS == SIDE * SIDE
