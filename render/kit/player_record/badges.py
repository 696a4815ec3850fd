"""The badges of a player, earned or not, in a panel."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.core.words.catalogue import Catalogue
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.player_record.content import OwnBadge, PlayerRecord
from render.kit.player_record.panel import BOTTOM_MARGIN, HEAD_HEIGHT, draw_panel
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, SMALL_FIGURE

_PER_ROW = 6
_ROW_HEIGHT = 142
_CELLS_INSET = 16
"""Distance of the outer cells from the edges of the panel."""
_CELL_GAP = 8
_MEDAL_SIZE = 84
_MEDAL_EDGE_WIDTH = 3
_MEDAL_MARGIN = 2
"""Distance of a medal from the top of its cell."""
_MEDAL_ICON_SHARE = 0.6
"""Size of the icon on a medal, as a share of the medal's."""
_NAME_BELOW = 30
"""Middle of the name of a badge, below its medal."""


def height(content: PlayerRecord) -> int:
    """Return the height of the panel with the badges; 0 without any."""
    rows = math.ceil(len(content.badges) / _PER_ROW)
    return HEAD_HEIGHT + rows * _ROW_HEIGHT + BOTTOM_MARGIN if rows else 0


def draw(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw all badges; those not earned are pale."""
    earned = sum(badge.is_earned for badge in content.badges)
    title = words.say("picture-record-badges", earned=earned, all=len(content.badges))
    draw_panel(canvas, area, title)
    lefts, width = layout.spread(
        _PER_ROW, area.x + _CELLS_INSET, area.right - _CELLS_INSET, _CELL_GAP
    )
    for i, badge in enumerate(content.badges):
        row, column = divmod(i, _PER_ROW)
        top = area.y + HEAD_HEIGHT + row * _ROW_HEIGHT
        _draw_badge(canvas, Rect(lefts[column], top, width, _ROW_HEIGHT), badge)


def _draw_badge(canvas: Canvas, cell: Rect, badge: OwnBadge) -> None:
    medal = _medal_sprite(badge.icon, is_earned=badge.is_earned)
    canvas.put(medal, (cell.cx, cell.y + _MEDAL_SIZE / 2 + _MEDAL_MARGIN), "tile")
    colour = "ink" if badge.is_earned else "ink2"
    canvas.record("badge", badge.name if badge.is_earned else "", cell.box)
    y = cell.y + _MEDAL_SIZE + _NAME_BELOW
    style = TextStyle(SMALL_FIGURE, colour, min_size=BODY)
    canvas.text((cell.cx, y), badge.name, style, align="middle", on="tile", max_width=cell.w)


@lru_cache(maxsize=32)
def _medal_sprite(icon: str, *, is_earned: bool) -> Sprite:
    """Return a badge: an icon on a disc, filled if it is earned."""
    pen = Pen.square(_MEDAL_SIZE // 2 + _MEDAL_MARGIN)
    colours = ("vp", "ink") if is_earned else ("tile", "line")
    pen.disc(0, 0, _MEDAL_SIZE / 2, *colours, _MEDAL_EDGE_WIDTH)
    pen.icon(icon, 0, 0, _MEDAL_SIZE * _MEDAL_ICON_SHARE, "glow" if is_earned else "line")
    return pen.sprite()
