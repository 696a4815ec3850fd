"""The page of a crop: one part of the board, 800 pixels wide for phones."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from render.kit import header, layout, type_scale
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.panel_box import PanelBox
from render.kit.scene import UnknownPart
from render.kit.stock import StockItem
from render.kit.stock_tiles import draw_tile
from render.kit.text import TextStyle
from render.kit.type_scale import HEADING, NOTE, SUBHEADING

T = TypeVar("T", bound=BoardModel[Any])

LEFT = layout.CROP_MARGIN
WIDTH = layout.CROP_ONE_WIDTH
TOP = 172
"""Top of the content of a part without panels."""
PANELS_TOP = 178
"""Top of the first panel of a part."""
BOTTOM_MARGIN = 26
TILE_GAP = 16
"""Gap between two rows of tiles."""
CARD_GAP = 18
"""Gap between two rows of cards."""
SUBHEADING_HEIGHT = 60
"""Height of a subheading, down to what is below it."""
SUBHEADING_MIDDLE = 24
_EMPTY_HEIGHT = 80
"""Height of a part without content."""
_EMPTY_TEXT_MIDDLE = 30


def new_page(model: BoardModel[Any], part: str, height: float) -> Canvas:
    """Return an empty page with the game's title, the name of the part, and the question."""
    style = model.canvas_style._replace(floor=type_scale.CROP_FLOOR)
    canvas = Canvas(layout.CROP_WIDTH, math.ceil(height), style)
    canvas.hide_rings = model.hide_rings
    header.draw_crop(canvas, model, part)
    return canvas


def grid_corners(
    count: int, columns: Sequence[int], top: int, pitch: int
) -> Iterator[tuple[int, int]]:
    """Yield the top left corners of ``count`` equal parts, row by row."""
    for i in range(count):
        yield columns[i % len(columns)], top + i // len(columns) * pitch


def panel_box(y: int, height: int = layout.PANEL_HEIGHT) -> PanelBox:
    """Return the box of a player's panel."""
    return PanelBox(LEFT, y, WIDTH, height)


def row_count(count: int, columns: Sequence[int]) -> int:
    """Return the number of rows that ``count`` parts fill."""
    return math.ceil(count / len(columns))


def draw_stock(model: BoardModel[Any], title: str, items: Sequence[StockItem]) -> Canvas:
    """Draw the part with the tiles not built yet, or a sentence if there are none."""
    pitch = layout.CROP_TILE.h + TILE_GAP
    rows = max(1, row_count(len(items), layout.CROP_THREE))
    height = TOP + rows * pitch - TILE_GAP + BOTTOM_MARGIN
    canvas = new_page(model, title, height if items else TOP + _EMPTY_HEIGHT)
    if not items:
        style = TextStyle(HEADING, "ink2")
        label = model.words.say("picture-none-left")
        canvas.text((LEFT, TOP + _EMPTY_TEXT_MIDDLE), label, style, max_width=WIDTH)
    for item, (x, y) in zip(
        items, grid_corners(len(items), layout.CROP_THREE, TOP, pitch), strict=True
    ):
        draw_tile(canvas, x, y, item)
    return canvas


def draw_subheading(canvas: Canvas, y: float, title: str) -> None:
    """Draw the title of a section around the middle line ``y``."""
    style = TextStyle(SUBHEADING, font="serif", min_size=NOTE)
    canvas.text((LEFT, y), title, style, max_width=WIDTH)


def draw_players(
    model: BoardModel[Any],
    order: Sequence[int],
    draw: Callable[[Canvas, int, int], None],
    *,
    pitch: int = layout.PANEL_PITCH,
    bottom_margin: int = BOTTOM_MARGIN,
) -> Canvas:
    """Draw the part with every player's panel, one below the other."""
    height = PANELS_TOP + len(order) * pitch - layout.BETWEEN_PANELS + bottom_margin
    canvas = new_page(model, model.words.say("picture-part-players"), height)
    for i, seat in enumerate(order):
        draw(canvas, PANELS_TOP + i * pitch, seat)
    return canvas


def make_my_part(
    draw: Callable[[T, int, str], Canvas], featured: Callable[[T], int]
) -> Callable[[T], Canvas]:
    """Return the part ``me``: the viewer's own things, or for the public those of another seat.

    ``draw`` draws the things of a seat under a caption.
    """

    def part(model: T) -> Canvas:
        return draw(model, featured(model), model.words.say("picture-part-me"))

    return part


def make_player_parts(
    seats: int, draw: Callable[[T, int, str], Canvas], order: Callable[[T], Sequence[int]]
) -> dict[str, Callable[[T], Canvas]]:
    """Return the parts ``player1`` to ``playerN``, one for each place in the turn order."""

    def part(number: int, model: T) -> Canvas:
        if number > len(order(model)):
            raise UnknownPart(f"player{number}")
        seat = order(model)[number - 1]
        return draw(model, seat, model.name_of(seat))

    return {f"player{number}": partial(part, number) for number in range(1, seats + 1)}
