"""A panel of a player's record: its measures and its title."""

from __future__ import annotations

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT

INSET = 32
"""Distance of the contents from the left and right edges."""
HEAD_HEIGHT = 96
"""Height that the title takes."""
BOTTOM_MARGIN = 18
_TITLE_RIGHT_MARGIN = 200
"""Width at the right that the title leaves free, for the heading of a column."""
_TITLE_MIDDLE = 52


def draw_panel(canvas: Canvas, panel: Rect, title: str) -> None:
    """Draw an empty panel with its title."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    style = TextStyle(COUNT, font="serif", min_size=BODY)
    x, y = panel.x + INSET, panel.y + _TITLE_MIDDLE
    canvas.text(
        (x, y), title, style, on="tile", max_width=panel.w - 2 * INSET - _TITLE_RIGHT_MARGIN
    )
