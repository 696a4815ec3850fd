"""Chips with the changes of both scores, away from the scores."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit import count_changes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED
from render.tuscany.track_scores import score_changes

_DOT_RADIUS = 6.5
_DOT_WIDTH = 17
"""Width that a dot takes before the change."""
_DOT_MIDDLE = 6
_CHIP_MIDDLE = 36
"""Middle of a chip, from its right edge."""
_CHIP_PITCH = 82
"""Distance between two chips."""


def draw(canvas: Canvas, right: float, y: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the changes right-aligned, red before green, with a dot in the track's colour."""
    for change, track in zip(reversed(score_changes(model, seat)), (GREEN, RED), strict=True):
        if change is not None:
            left = count_changes.draw_chip(
                canvas,
                right - _CHIP_MIDDLE,
                y,
                change.text,
                recency=change.recency,
                lead=_DOT_WIDTH,
            )
            canvas.put(_dot_sprite(track), (left + _DOT_MIDDLE, y), change.ground)
            right -= _CHIP_PITCH


@lru_cache(maxsize=4)
def _dot_sprite(colour: Colour) -> Sprite:
    pen = Pen.square(math.ceil(_DOT_RADIUS))
    pen.disc(0, 0, _DOT_RADIUS, colour)
    return pen.sprite()
