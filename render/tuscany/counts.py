"""Counts and points: a glyph with its number, both scores, and their changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.tuscany.state import TuscanyState
from render.kit import count_changes, count_row, score_plate
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.count_row import Count, CountRow
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Box, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR
from render.tuscany import pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

# Glyphs with numbers


class Tally(NamedTuple):
    """A number with its glyph.

    ``width`` and ``height`` are those of the glyph, 0 for a square as large as the number.
    ``label`` is written before the number. A change is ``beside`` the number or below it.
    """

    glyph: Sprite
    number: int
    change: CountChange | None = None
    label: str = ""
    width: float = 0
    height: float = 0
    beside: bool = False


def draw(
    canvas: Canvas, x: float, y: float, tally: Tally, size: float, *, on: Colour = "tile"
) -> float:
    """Draw a glyph and its number from the left edge ``x`` on; return the width.

    A changed count lies on a chip.
    """
    glyph, number, change, label, width, height, beside = tally
    width, text = width or size * 1.04, f"{label}{number}"
    height = height or width
    if len(str(number)) > 1:
        size -= 4
    span = width + _GAP + canvas.text_width(text, size)
    if change and beside:
        span += count_changes.width_beside(canvas, change, count_changes.BESIDE)
        high = count_changes.TALL
        chip = Rect(x - _GAP, y - high / 2, span + 2 * _GAP, high)
        count_changes.draw_chip_beside(canvas, chip, change, on=on)
        on = change.ground
    elif change:
        top, tall = y - height / 2 - _CHIP_ABOVE, _CHIP_ABOVE + height + _CHIP_BELOW
        chip = Rect(x - _GAP, top, span + 2 * _GAP, tall)
        count_changes.draw_chip_under(canvas, chip, change, on)
        on = change.ground
    canvas.put(glyph, x + width / 2, y, on)
    style = TextStyle(size, "ink" if number or change else "line")
    canvas.text(x + width + _GAP, y, text, style, on=on)
    return span


_GAP = 7
"""Gap between a glyph and its number, and around both on a chip."""
_CHIP_ABOVE, _CHIP_BELOW = 4, 20
"""Distance of a chip's edges from the glyph; the change is written in its lower edge."""


class RowPlan(NamedTuple):
    """The size of cards, marble and workers in a row, and the usual distance of two of them.

    ``chip`` is the height of a chip at size 42.
    """

    size: float
    step: float
    chip: float = count_changes.TALL


def draw_row(
    canvas: Canvas,
    left: float,
    right: float,
    y: float,
    model: TuscanyBoard,
    seat: int,
    plan: RowPlan,
) -> None:
    """Draw cards in hand, marble and workers in columns, between two edges."""
    now = _held(model, seat)
    before, since = model.read_earlier(lambda then: _held(then, seat))
    chosen = _MARBLE if model.rule == "marble" and seat == model.asked else None
    row = CountRow(now, before or (), since or (), chip=plan.chip, step=plan.step, chosen=chosen)
    count_row.draw_counts(canvas, left, y, right, row, size=plan.size)


def _held(model: TuscanyBoard, seat: int) -> tuple[Count, Count, Count]:
    """Return the counts of a seat's cards, marble and workers."""
    view = model.view
    return (
        Count(pieces.card_sprite, view.hand_sizes[seat]),
        Count(pieces.marble_sprite, view.marble[seat]),
        count_row.worker_count(model.colour_of(seat), view.workers[seat]),
    )


_MARBLE = 1
"""Index of the marble in the row."""


def draw_stacks(
    canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw the numbers of tiles left in stacks 1, 2 and 3; a change hangs from its stack."""
    radius = size * pieces.STACK_RADIUS
    for i, left in enumerate(model.view.stack_sizes(seat)):
        change = model.count_change(_stack(seat, i))
        aside = _HALO_ASIDE if change else 0
        cx, ground = x + radius + aside, "tile"
        if change:
            halo = pieces.halo_sprite(round(radius + _HALO), change.recency)
            canvas.put(halo, cx, y, ground)
            ground = change.ground
        canvas.put(pieces.stack_sprite(left, size), cx, y, ground)
        if change:
            low = y + radius * pieces.ROOT3 / 2 + _CHANGE_BELOW
            count_changes.draw_chip(canvas, cx, low, change.text, recency=change.recency)
        x += size * _STACK_STEP + 2 * aside


_STACK_STEP = 1.18
"""Distance between two stacks, in their size."""
_HALO, _HALO_ASIDE, _CHANGE_BELOW = 6, 7, 9
"""Width of the halo of a changed stack, the gap that it takes on either side, and the middle of
the chip below it."""


def _stack(seat: int, number: int) -> Callable[[TuscanyState], int]:
    return lambda seen: seen.stack_sizes(seat)[number]


# Points


def draw_scores(
    canvas: Canvas,
    x: float,
    y: float,
    model: TuscanyBoard,
    seat: int,
    size: float,
    on: Colour = "tile",
) -> None:
    """Draw both scores, the red one first and larger because it decides the game.

    Changes hang from their lower edges.
    """
    red, green = model.view.red[seat], model.view.green[seat]
    red_width, green_width = plate_widths(size)
    left, high = x + red_width + _BETWEEN, size * _RED_HEIGHT
    box = (x, y - high / 2, left + green_width, y + high / 2)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    line, thick = ("ink", 2.5) if on == "tile" else ("white", 3)
    canvas.box(x, y - high / 2, red_width, high, BoxStyle(_RADIUS, RED, line, thick=thick), on=on)
    _number(canvas, x + red_width / 2, y, red, size, RED, red_width)
    canvas.box(
        left, y - size / 2, green_width, size, BoxStyle(_RADIUS, GREEN, line, thick=thick), on=on
    )
    _number(canvas, left + green_width / 2, y, green, size * _GREEN_SIZE, GREEN, green_width)
    canvas.record("score", f"{red}/{green}", box)
    for change, cx in zip(
        score_changes(model, seat), (x + red_width / 2, left + green_width / 2), strict=True
    ):
        if change is not None:
            count_changes.draw_chip(
                canvas, cx, y + high / 2 + 11, change.text, recency=change.recency
            )


_RED_WIDTH, _RED_HEIGHT, _GREEN_WIDTH, _GREEN_SIZE = 1.86, 1.24, 1.6, 0.8
"""Width and height of the red plate, width of the green one, and the size of the green score; all
in the size of the red score, which is also the height of the green plate."""
_BETWEEN = 8
"""Gap between both plates."""
_RADIUS = 12


def plate_widths(size: float) -> tuple[int, int]:
    """Return the widths of the plates of the red and the green score."""
    return round(size * _RED_WIDTH), round(size * _GREEN_WIDTH)


def scores_width(size: float) -> int:
    """Return the width of both plates side by side."""
    return sum(plate_widths(size)) + _BETWEEN


def draw_leader(canvas: Canvas, box: Box, on: Colour) -> None:
    """Draw a leader's laurel left of both scores, and the plate behind all of it.

    Call it before drawing the scores, whose edges are ``box``.
    """
    left, top, right, bottom = box
    plate = Rect(left - LAUREL, top - 4, right - left + LAUREL + 4, bottom - top + 8)
    score_plate.draw_leader_plate(canvas, plate, on)
    at = left - LAUREL / 2 + 1, (top + bottom) / 2
    canvas.put(icon_sprite("laurels", _LAUREL_ICON, "white"), *at, score_plate.LEADER)


LAUREL, _LAUREL_ICON = 56, 48
"""Width of a leader's laurel beside the scores, and size of its icon."""


def draw_piled(canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the red score above the green one, where they do not fit side by side."""
    red, green = model.view.red[seat], model.view.green[seat]
    on: Colour = model.colour_of(seat)
    (red_top, red_height), (green_top, green_height) = _PILED_RED, _PILED_GREEN
    box = (x, y + red_top, x + PILED_WIDTH, y + green_top + green_height)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    middle = x + PILED_WIDTH / 2
    style = BoxStyle(_RADIUS, RED, "white", thick=3)
    canvas.box(x, y + red_top, PILED_WIDTH, red_height, style, on=on)
    _number(canvas, middle, y + red_top + red_height // 2, red, 42, RED, PILED_WIDTH)
    style = BoxStyle(_RADIUS, GREEN, "white", thick=3)
    canvas.box(x, y + green_top, PILED_WIDTH, green_height, style, on=on)
    _number(canvas, middle, y + green_top + green_height // 2, green, 34, GREEN, PILED_WIDTH)
    canvas.record("score", f"{red}/{green}", box)


PILED_WIDTH = 82
"""Width of the plates when they are stacked."""
_PILED_RED, _PILED_GREEN = (-46, 50), (7, 40)
"""Top of each stacked plate, from the middle of both, and its height."""


def _number(
    canvas: Canvas, x: float, y: float, points: int, size: float, on: str, width: float
) -> None:
    room = width - 10
    style = TextStyle(size, "white", "black", min_size=FLOOR)
    canvas.text(x, y, str(points), style, align="m", on=on, max_width=room)


def score_changes(model: TuscanyBoard, seat: int) -> tuple[CountChange | None, CountChange | None]:
    """Return the changes of the red and the green score."""
    return model.count_change(lambda seen: seen.red[seat]), model.count_change(
        lambda seen: seen.green[seat]
    )


@lru_cache(maxsize=4)
def _dot(colour: Colour) -> Sprite:
    pen = Pen(-7, -7, 7, 7)
    pen.disc(0, 0, 6.5, colour)
    return pen.sprite()


def draw_score_changes(
    canvas: Canvas, right: float, y: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the changes right-aligned, red before green, with a dot in the track's colour."""
    for change, track in zip(reversed(score_changes(model, seat)), (GREEN, RED), strict=True):
        if change is not None:
            left = count_changes.draw_chip(
                canvas, right - _CHIP_MIDDLE, y, change.text, recency=change.recency, lead=17
            )
            canvas.put(_dot(track), left + 6, y, change.ground)
            right -= _CHIP_STEP


_CHIP_MIDDLE, _CHIP_STEP = 36, 82
"""Middle of a chip from its right edge, and the distance between two chips."""
