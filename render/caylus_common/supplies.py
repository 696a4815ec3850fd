"""What is below the road: the stock, or at the end of the game where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.kit import layout, scores, stock
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.panel_box import PanelBox
from render.kit.stock import StockItem

_BELOW_ROAD = 14
_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_MOST_SEATS = 4
"""With more players the sources would make a portrait board too tall."""


def holds_sources(model: BoardModel[Any]) -> bool:
    """Return whether the sources of points are below the road."""
    fits = model.is_landscape or len(model.scores) <= _MOST_SEATS
    return fits and scores.is_summed_up(model)


def find_bottom(model: BoardModel[Any], road: int, tiles: int, *, has_codes: bool) -> int:
    """Return the bottom of what is below a road that ends at a height.

    ``tiles`` is the number of tiles in the stock, ``has_codes`` whether they show their codes.
    """
    if holds_sources(model):
        return road + _BELOW_ROAD + scores.compact_summary_height(model, _WIDTH)
    if scores.is_summed_up(model):
        return road
    return road + _BELOW_ROAD + stock.height(tiles, has_codes)


def draw(
    canvas: Canvas,
    model: BoardModel[Any],
    road: int,
    title: str,
    items: Sequence[StockItem],
    *,
    has_codes: bool,
) -> None:
    """Draw the stock after its title below a road that ends at a height, or the sources."""
    top = road + _BELOW_ROAD
    if holds_sources(model):
        height = scores.compact_summary_height(model, _WIDTH)
        scores.draw_summary(canvas, model, PanelBox(layout.MARGIN, top, _WIDTH, height))
    elif not scores.is_summed_up(model):
        stock.draw_strips(
            canvas, top, title, items, has_codes, model.words.say("picture-none-left")
        )
