"""What every crop shares: the page, 800 pixels wide, with its header."""

from __future__ import annotations

from engine.emperor import GAME
from render.emperor.table import Table
from render.kit import header, layout, text
from render.kit.canvas import Canvas
from render.kit.palette import COURT

LEFT = layout.CROP_MARGIN
WIDTH = layout.CROP_ONE_WIDTH
TOP = 112
FOOT = 28


def page(table: Table, part: str, height: float, *, recording: bool) -> Canvas:
    """An empty page for so much height of content, under the title and the part's name."""
    canvas = Canvas(
        layout.CROP_WIDTH,
        round(TOP + height + FOOT),
        COURT,
        table.language,
        recording=recording,
        floor=text.CROP_FLOOR,
    )
    header.crop(canvas, table.words.format(GAME.words.title), part)
    return canvas
