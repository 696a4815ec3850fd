"""A plain panel with a title, and perhaps a symbol before it."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, HEADING


class PanelTitle(NamedTuple):
    """The title of a panel; all positions are from the panel's top left corner.

    Attributes:
        at: left end of the title's line, or its middle if it is ``is_centred``.
        size: may shrink to ``min_size``, to fit into ``max_width``.
        symbol: an icon, drawn around ``symbol_at``.
    """

    text: str
    at: Point
    max_width: float | None = None
    size: float = HEADING
    min_size: float = DETAIL
    is_centred: bool = False
    symbol: Sprite | None = None
    symbol_at: Point = (42, 38)


def draw_titled(canvas: Canvas, rect: Rect, title: PanelTitle, *, on: Colour = "ground") -> float:
    """Draw a panel with its title, and return the width of the title."""
    canvas.box(rect, layout.PANEL, shadow=layout.SHADOW, on=on)
    canvas.record("frame", "", rect.box)
    if title.symbol is not None:
        dx, dy = title.symbol_at
        canvas.put(title.symbol, (rect.x + dx, rect.y + dy), "panel")
    style = TextStyle(title.size, font="serif", min_size=title.min_size)
    return canvas.text(
        (rect.x + title.at[0], rect.y + title.at[1]),
        title.text,
        style,
        align="middle" if title.is_centred else "left",
        on="panel",
        max_width=title.max_width,
    )
