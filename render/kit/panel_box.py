"""The box of a player panel: its place on the board, and the places of counts in it."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import count_changes, layout, panel_stripe
from render.kit.pen import Point
from render.kit.rect import Rect

_MAX_STRIPE_SCALE = 1.4
_AFTER_STRIPE = 20
"""Distance of name and counts from the stripe."""
_COUNTS_FROM_BOTTOM = 40
"""Middle of the last row of counts, from the bottom."""
_COUNTS_BELOW_STATUS = 52
"""Minimum distance of the first row of counts from the line with the status."""
_CHIP_GAP = 6
"""Gap between the chips of two rows."""
_MIN_ROW_PITCH = 72
"""Minimum distance between two rows of counts."""
_MAX_ROW_PITCH = 116
"""Maximum distance between two rows of counts."""
_COLUMN_WIDTH_PER_SIZE = 3.2
"""Width of a column of large counts, divided by their size: glyph, number and change fit."""
_COUNT_SIZE = 42
"""Usual size of counts."""
STATUS_MIDDLE = 92
"""Middle of the line with a player's status, where it has one of its own."""


class PanelBox(NamedTuple):
    """Position and size of a panel, the scale of its contents, and the number of rows of counts."""

    x: int
    y: int
    w: int = layout.PANEL_WIDTH
    h: int = layout.PANEL_HEIGHT
    scale: float = 1
    rows: int = 1

    @property
    def rect(self) -> Rect:
        """The rectangle of the panel."""
        return Rect(self.x, self.y, self.w, self.h)

    @property
    def stripe_scale(self) -> float:
        """The scale of the stripe, which leaves room for larger counts."""
        return min(self.scale, _MAX_STRIPE_SCALE)


def token_middle(box: PanelBox) -> Point:
    """Return the middle of the token on a panel's stripe."""
    scale = box.stripe_scale
    middle = box.x + panel_stripe.WIDTH * scale / 2
    return middle, box.y + box.h - panel_stripe.TOKEN_FROM_BOTTOM * scale


def text_left(box: PanelBox) -> float:
    """Return the distance of name and counts from the left edge of a panel."""
    return (panel_stripe.WIDTH + _AFTER_STRIPE) * box.stripe_scale


def count_lines(box: PanelBox) -> list[float]:
    """Return the middle lines of the rows of counts, spread over the available height."""
    _, y, _, h, scale, rows = box
    last = y + h - _COUNTS_FROM_BOTTOM * scale
    first = y + (STATUS_MIDDLE + _COUNTS_BELOW_STATUS) * scale
    even_pitch = (last - first) / max(1, rows - 1)
    pitch = max(_MIN_ROW_PITCH * scale, min(_MAX_ROW_PITCH * scale, even_pitch))
    return [last - (rows - 1 - row) * pitch for row in range(rows)]


def count_size(box: PanelBox, column: float, usual: float = _COUNT_SIZE) -> float:
    """Return the size of counts in columns of a width; they grow if several rows leave room."""
    size = usual * box.scale
    if box.rows == 1:
        return size
    highest_chip = _row_pitch(box) - _CHIP_GAP * box.scale
    largest = highest_chip * _COUNT_SIZE / count_changes.TALL
    return max(size, min(largest, column / _COLUMN_WIDTH_PER_SIZE))


def chip_height(box: PanelBox, size: float) -> float:
    """Return the height of the chips of counts, in pixels at the usual count size.

    It is less than usual if rows are close to each other or to the bottom of the panel.
    """
    room = 2 * (_COUNTS_FROM_BOTTOM - _CHIP_GAP) * box.scale
    if box.rows > 1:
        room = min(room, _row_pitch(box) - _CHIP_GAP * box.scale)
    return min(count_changes.TALL, room * _COUNT_SIZE / max(size, _COUNT_SIZE))


def _row_pitch(box: PanelBox) -> float:
    """Return the distance between two rows of counts."""
    first, second, *_ = count_lines(box)
    return second - first
