"""The place on a poster: areas of the final board, scaled down side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from PIL import Image, ImageDraw

from render.kit import layout
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.palette import rgb_of
from render.kit.rect import Rect, Size
from render.kit.scene import BOARD, PORTRAIT
from render.kit.sprite import Box

T = TypeVar("T", bound=BoardModel[Any])

Areas: TypeAlias = Sequence[Box]
"""Areas of a final portrait board, from left to right."""

_GAP = 18
"""Distance of two areas on the poster."""
_FINER = 4
"""Scale at which rounded corners are drawn before they are reduced."""


SIZE = Size(756, 330)
"""Size of the place on the poster."""
_MAX_HEIGHT = 448
"""Height that the place may take beside the ranks of few players, whose chart may be lower."""
_FEW_SEATS = 3


def max_size(model: BoardModel[Any]) -> Size:
    """Return the largest size of the place: it is higher with few players."""
    return SIZE._replace(h=_MAX_HEIGHT) if len(model.scores) <= _FEW_SEATS else SIZE


def whole_place(model: BoardModel[Any]) -> Areas:
    """Return the whole area of a place that is drawn in its size, not as a part of the board."""
    return ((0, 0, *max_size(model)),)


def top_of_board(_model: BoardModel[Any]) -> Areas:
    """Return the area of the final board that is shown unless a game names others."""
    top = layout.BOARD_TOP
    return ((layout.MARGIN, top, layout.WIDTH - layout.MARGIN, top + 656),)


def height_for(model: BoardModel[Any], areas: Areas) -> float:
    """Return the height of the place: more than usual if the areas are large enough to use it."""
    across, down = _measure(areas)
    scale = (SIZE.w - _gaps(areas)) / across
    return max(SIZE.h, min(max_size(model).h, down * scale))


def _measure(areas: Areas) -> Size:
    """Return the width and height of areas side by side, without the gaps between them."""
    across = sum(right - left for left, _, right, _ in areas)
    return Size(round(across), round(max(bottom - top for _, top, _, bottom in areas)))


def _gaps(areas: Areas) -> int:
    return (len(areas) - 1) * _GAP


def final_model(model: T) -> T:
    """Return the model of the final board, without marks.

    Where only one player's area can be shown, it is the winner's.
    """
    scene = replace(
        model.scene,
        part=BOARD,
        shape=PORTRAIT,
        viewer=None,
        latest_events=(),
        recent_events=(),
        before_latest_turn=None,
        after_previous_turn=None,
        featured_seat=model.winners[0] if model.winners else None,
    )
    return type(model)(model.view, scene)


def draw(canvas: Canvas, area: Rect, painted: Canvas, areas: Areas) -> None:
    """Draw areas of the final board in the middle of ``area``, as large as they fit."""
    (across, down) = _measure(areas)
    gaps = _gaps(areas)
    scale = min((area.w - gaps) / across, area.h / down)
    whole = Rect.around(area.cx, area.cy, across * scale + gaps, down * scale)
    x = whole.x
    for part in areas:
        small = _scaled(canvas, painted, part, scale)
        canvas.image.paste(canvas.palette.to_entries(small), (round(x), round(whole.y)))
        x += small.width + _GAP
    canvas.record("place", "", whole.box)


def _scaled(canvas: Canvas, painted: Canvas, area: Box, scale: float) -> Image.Image:
    """Return an area of a board in a new size, without what lies outside its rounded corners."""
    left, top, right, bottom = map(round, area)
    size = Size(round((right - left) * scale), round((bottom - top) * scale))
    image = canvas.palette.to_rgb(painted.image, (left, top, right, bottom))
    small = image.resize(size, Image.Resampling.LANCZOS)
    page = Image.new("RGB", size, rgb_of(canvas.ground))
    page.paste(small, (0, 0), _rounded(size, layout.PANEL_RADIUS * scale))
    return page


def _rounded(size: Size, radius: float) -> Image.Image:
    """Return the mask of a rectangle with rounded corners."""
    large = Image.new("L", (size.w * _FINER, size.h * _FINER))
    box = 0, 0, large.width - 1, large.height - 1
    ImageDraw.Draw(large).rounded_rectangle(box, radius * _FINER, fill=255)
    return large.resize(size, Image.Resampling.BOX)
