"""Counts: a glyph with its number, which lies on a chip if it has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.tuscany.state import TuscanyState
from render.kit import count_changes, count_row
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.count_row import Count, CountRow
from render.kit.palette import Colour
from render.kit.rect import Rect, RowSpace
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.tuscany import hex_shapes, pieces, tiles
from render.tuscany.board_model import TuscanyBoard


class Tally(NamedTuple):
    """A number with its glyph.

    ``width`` and ``height`` are those of the glyph, 0 for a square as large as the number.
    ``label`` is written before the number. Its change is below the number, or beside it.
    """

    glyph: Sprite
    number: int
    change: CountChange | None = None
    label: str = ""
    width: float = 0
    height: float = 0
    has_change_beside: bool = False


_SQUARE_SIZE = 1.04
"""Size of a square glyph, as a multiple of the text size of its number."""
_NUMBER_GAP = 7
"""Gap between a glyph and its number, and around both on a chip."""
_CHIP_ABOVE = 4
"""Distance of the upper edge of a chip from the glyph."""
_CHIP_BELOW = 20
"""Distance of its lower edge from the glyph; the change is written there."""
_SMALLER_DIGITS = 4
"""Difference in size between a number of one digit and a longer one."""


def draw(
    canvas: Canvas, x: float, y: float, tally: Tally, size: float, *, on: Colour = "tile"
) -> float:
    """Draw a glyph and its number from the left edge ``x`` on; return the width.

    A changed count lies on a chip.
    """
    glyph, number, change, label, width, height, beside = tally
    width = width or size * _SQUARE_SIZE
    text = f"{label}{number}"
    height = height or width
    if len(str(number)) > 1:
        size -= _SMALLER_DIGITS
    width_used = width + _NUMBER_GAP + canvas.text_width(text, size)
    if change and beside:
        width_used += count_changes.width_beside(canvas, change, count_changes.BESIDE)
        chip_height: float = count_changes.TALL
        chip = Rect(x - _NUMBER_GAP, y - chip_height / 2, width_used + 2 * _NUMBER_GAP, chip_height)
        count_changes.draw_chip_beside(canvas, chip, change, on=on)
        on = change.ground
    elif change:
        top = y - height / 2 - _CHIP_ABOVE
        chip_height = _CHIP_ABOVE + height + _CHIP_BELOW
        chip = Rect(x - _NUMBER_GAP, top, width_used + 2 * _NUMBER_GAP, chip_height)
        count_changes.draw_chip_under(canvas, chip, change, on)
        on = change.ground
    canvas.put(glyph, (x + width / 2, y), on)
    style = TextStyle(size, "ink" if number or change else "line")
    canvas.text((x + width + _NUMBER_GAP, y), text, style, on=on)
    return width_used


class RowPlan(NamedTuple):
    """The size of cards, marble and workers in a row, and the usual distance of two of them.

    ``chip`` is the height of a chip at size 42, ``shown`` a part of the row.
    """

    size: float
    step: float
    chip: float = count_changes.TALL
    shown: slice = slice(0, 3)


_MARBLE = 1
"""Index of the marble in the row."""


def draw_row(
    canvas: Canvas, space: RowSpace, model: TuscanyBoard, seat: int, plan: RowPlan
) -> None:
    """Draw cards in hand, marble and workers in columns."""
    shown = plan.shown
    now = _held(model, seat)[shown]
    before, since = model.read_earlier(lambda then: _held(then, seat)[shown], seat)
    chosen = _MARBLE - shown.start if model.decision == "marble" and seat == model.asked else None
    row = CountRow(now, before or (), since or (), chip=plan.chip, step=plan.step, chosen=chosen)
    count_row.draw_counts(canvas, space, row, size=plan.size)


def _held(model: TuscanyBoard, seat: int) -> Sequence[Count]:
    """Return the counts of a seat's cards, marble and workers."""
    view = model.view
    return (
        Count(pieces.card_sprite, view.hand_sizes[seat]),
        Count(pieces.marble_sprite, view.marble[seat]),
        count_row.worker_count(model.colour_of(seat), view.workers[seat]),
    )


_STACK_STEP = 1.18
"""Distance between two stacks, divided by their size."""
_HALO_WIDTH = 6
"""Width of the halo of a changed stack."""
_HALO_GAP = 7
"""Gap that the halo takes on either side."""
_CHANGE_BELOW = 9
"""Middle of the chip below a changed stack, from its lower edge."""


def draw_stacks(
    canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw the numbers of tiles left in stacks 1, 2 and 3; a change hangs from its stack."""
    radius = size * tiles.STACK_RADIUS_SHARE
    for i, left in enumerate(model.view.stack_sizes(seat)):
        change = model.count_change(_stack_size(seat, i), seat)
        halo_gap = _HALO_GAP if change else 0
        cx = x + radius + halo_gap
        ground = "tile"
        if change:
            halo = hex_shapes.halo_sprite(round(radius + _HALO_WIDTH), change.recency)
            canvas.put(halo, (cx, y), ground)
            ground = change.ground
        canvas.put(tiles.stack_sprite(left, size), (cx, y), ground)
        if change:
            chip_middle = y + radius * hex_shapes.ROOT3 / 2 + _CHANGE_BELOW
            count_changes.draw_chip(canvas, cx, chip_middle, change.text, recency=change.recency)
        x += size * _STACK_STEP + 2 * halo_gap


def _stack_size(seat: int, number: int) -> Callable[[TuscanyState], int]:
    return lambda seen: seen.stack_sizes(seat)[number]
