"""The page that every crop is drawn on: 800 pixels wide, with a header."""

from __future__ import annotations

from render.emperor.board_model import EmperorBoard
from render.kit import crop
from render.kit.canvas import Canvas

LEFT = crop.LEFT
WIDTH = crop.WIDTH
TOP = crop.PANELS_TOP
BOTTOM_MARGIN = 28


def new_page(model: EmperorBoard, part: str, height: float) -> Canvas:
    """Return an empty page for content of that height."""
    return crop.new_page(model, part, TOP + height + BOTTOM_MARGIN)
