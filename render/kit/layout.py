"""The grid shared by all pictures, in pixels of a board 1600 (crop: 800) wide."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.pen import BoxStyle
from render.kit.rect import Size

WIDTH = 1600
MARGIN = 48
COLUMN = 204
COLUMNS = (48, 265, 481, 698, 915, 1131, 1348)
"""Left edges of the seven columns; the gutters are 12 or 13 wide."""

TILE = Size(204, 188)
BETWEEN_TILES = 14
BETWEEN_PANELS = 18
BETWEEN_SECTIONS = 26
BOTTOM_MARGIN = 26

HEADER = 196
"""Height of the header of every board, in both shapes and in every position."""
BOARD_TOP = HEADER + 20
"""Top of what is below the header."""

PANEL_WIDTH = 743
PANEL_HEIGHT = 152
PANEL_PITCH = PANEL_HEIGHT + BETWEEN_PANELS
PANEL_COLUMNS = (48, 809)

CROP_WIDTH = 800
CROP_MARGIN = 28
CROP_HEADER = 162
CROP_TILE = Size(238, 172)
CROP_THREE = (28, 280, 532)
CROP_TWO = (28, 407)
CROP_TWO_WIDTH = 365
CROP_ONE_WIDTH = 744

TILE_RADIUS = 14
PANEL_RADIUS = 18
CHIP_RADIUS = 10
PLATE_RADIUS = 12

PLATE = Size(62, 46)

EDGE_WIDTH = 3
"""Usual width of the outline of panels, labels and bars."""
OUTLINE_WIDTH = 2.5
"""Usual width of the outline of plates and blocks."""
SHADOW = 5
"""Offset of the flat shadow of a panel or tile."""
PANEL = BoxStyle(PANEL_RADIUS, "panel", "line", line_width=EDGE_WIDTH)
"""A panel of parchment, to be drawn with :data:`SHADOW`."""
TILE_PANEL = BoxStyle(PANEL_RADIUS, "tile", "line", line_width=EDGE_WIDTH)
"""A panel as light as a tile, to be drawn with :data:`SHADOW`."""


def spread(count: int, left: float, right: float, gap: float) -> tuple[list[float], float]:
    """Return the left edges of ``count`` equal parts between two borders, and their width."""
    width = (right - left - (count - 1) * gap) / count
    return [left + i * (width + gap) for i in range(count)], width


def stacked_middles(count: int, middle: float, pitch: float) -> list[float]:
    """Return the middles of ``count`` lines that are ``pitch`` apart, around a middle."""
    return [middle + (i - (count - 1) / 2) * pitch for i in range(count)]


def panel_corners(count: int, top: int, pitch: int = PANEL_PITCH) -> Iterator[tuple[int, int]]:
    """Yield the top left corners of ``count`` panels, two a row."""
    for i in range(count):
        yield PANEL_COLUMNS[i % 2], top + i // 2 * pitch
