"""The page of a landscape board: 16 to 10, for desktops, which show it 350 pixels tall.

The left column is as wide as a portrait board and begins with the same header, so that everything
on the left keeps its position. The right column is as tall as the page and begins with the players
(see :func:`render.kit.player_area.lay_out_landscape`). All pages of a game have the same width,
unless something needs a taller one.
"""

from __future__ import annotations

import math

from render.kit import layout

ASPECT_WIDTH = 16
ASPECT_HEIGHT = 10
TOP = 24
"""Top of the right column."""
LEFT = layout.WIDTH + 12
"""Left edge of the right column; the road of the left one turns beyond its margin."""
LINE_X = LEFT - 6
"""The vertical line at the left of the right column along which a story\'s line runs."""
BOTTOM_MARGIN = 34
USUAL_WIDTH = 2576
"""Width of most pages."""


def page_size(bottom: float, min_width: int) -> tuple[int, int]:
    """Return width and height of a page that reaches down to ``bottom``, with a minimum width."""
    steps = max(
        math.ceil((bottom + BOTTOM_MARGIN) / ASPECT_HEIGHT), math.ceil(min_width / ASPECT_WIDTH)
    )
    return steps * ASPECT_WIDTH, steps * ASPECT_HEIGHT


def spare_height(bottom: float, height: int) -> int:
    """Return the height that is left on a page below ``bottom``."""
    return max(0, math.floor(height - BOTTOM_MARGIN - bottom))


def right_width(width: int) -> int:
    """Return the width of the right column of a page."""
    return width - layout.MARGIN - LEFT
