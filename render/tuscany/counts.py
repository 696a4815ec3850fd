"""Counts and points: a glyph with its number, the score tracks, and their changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.tuscany.state import TuscanyState
from render.kit import count_changes, highlights, score_plate, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon
from render.kit.palette import Colour, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Box, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR
from render.tuscany import pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

TRACK, TICKS = 100, (0, 25, 50, 75, 100)
"""Points at the end of a bar (beyond them only the number grows), and its scale."""


# Glyphs with numbers


class Tally(NamedTuple):
    """A number with its glyph.

    ``width`` and ``height`` are those of the glyph, 0 for a square as large as the number.
    ``label`` is written before the number.
    """

    glyph: Sprite
    number: int
    change: CountChange | None = None
    label: str = ""
    width: float = 0
    height: float = 0


def draw(
    canvas: Canvas, x: float, y: float, tally: Tally, size: float, *, on: Colour = "tile"
) -> float:
    """Draw a glyph and its number from the left edge ``x`` on; return the width.

    A changed count lies on a chip.
    """
    glyph, number, change, label, width, height = tally
    width, text = width or size * 1.04, f"{label}{number}"
    height = height or width
    if len(str(number)) > 1:
        size -= 4
    span = width + 7 + canvas.text_width(text, size)
    if change:
        chip = Rect(x - 7, y - height / 2 - 4, span + 14, height + 24)
        count_changes.draw_chip_under(canvas, chip, change, on)
        on = change.ground
    canvas.put(glyph, x + width / 2, y, on)
    style = TextStyle(size, "ink" if number or change else "line")
    canvas.text(x + width + 7, y, text, style, on=on)
    return span


def draw_row(
    canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int, size: float, step: float
) -> None:
    """Draw cards in hand, marble and workers in columns; smaller if all have two digits."""
    view, colour = model.view, model.colour(seat)
    held = (view.hand_sizes[seat], view.marble[seat], view.workers[seat])
    if size * 2.8 > step and min(held) > _MAX_ONE_DIGIT:
        size -= 10
    row = (
        (
            pieces.card(size),
            view.hand_sizes,
            model.count_change(lambda seen: seen.hand_sizes[seat]),
        ),
        (pieces.marble(size), view.marble, model.count_change(lambda seen: seen.marble[seat])),
        (
            tokens.meeple(colour, size),
            view.workers,
            model.count_change(lambda seen: seen.workers[seat]),
        ),
    )
    for i, (glyph, counted, change) in enumerate(row):
        if i == _MARBLE and model.rule == "marble" and seat == model.asked:
            box = Rect(x + 4, y - size / 2 + 5, size - 8, size - 8)
            highlights.chosen_frame(canvas, box, 8)
        x += max(step, 18 + draw(canvas, x, y, Tally(glyph, counted[seat], change), size))


_MARBLE = 1
"""Index of the marble in the row."""
_MAX_ONE_DIGIT = 9


def draw_stacks(
    canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw the numbers of tiles left in stacks 1, 2 and 3."""
    for i, left in enumerate(model.view.stack_sizes(seat)):
        cx, ground = x + i * size * 1.18 + size * 0.56, "tile"
        change = model.count_change(_stack(seat, i))
        if change:
            box = Rect(cx - size * 0.58, y - size * 0.54, size * 1.16, size * 1.08 + 18)
            count_changes.draw_chip_under(canvas, box, change)
            ground = change.ground
        canvas.put(pieces.stack(left, size), cx, y, ground)


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
    left = x + red_width + 8
    box = (x, y - size * 0.62, left + green_width, y + size * 0.62)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    line, thick = ("ink", 2.5) if on == "tile" else ("white", 3)
    canvas.box(
        x, y - size * 0.62, red_width, size * 1.24, BoxStyle(12, RED, line, thick=thick), on=on
    )
    _number(canvas, x + red_width / 2, y, red, size, RED, red_width)
    canvas.box(
        left, y - size * 0.5, green_width, size, BoxStyle(12, GREEN, line, thick=thick), on=on
    )
    _number(canvas, left + green_width / 2, y, green, size * 0.8, GREEN, green_width)
    canvas.record("score", f"{red}/{green}", box)
    for change, cx in zip(
        score_changes(model, seat), (x + red_width / 2, left + green_width / 2), strict=True
    ):
        if change is not None:
            count_changes.draw_chip(
                canvas, cx, y + size * 0.62 + 11, change.text, recency=change.recency
            )


def plate_widths(size: float) -> tuple[int, int]:
    """Return the widths of the plates of the red and the green score."""
    return round(size * 1.86), round(size * 1.6)


def scores_width(size: float) -> int:
    """Return the width of both plates side by side."""
    return sum(plate_widths(size)) + 8


def draw_leader(canvas: Canvas, box: Box, on: Colour) -> None:
    """Draw a leader's laurel left of both scores, and the plate behind all of it.

    Call it before drawing the scores, whose edges are ``box``.
    """
    left, top, right, bottom = box
    plate = Rect(left - LAUREL, top - 4, right - left + LAUREL + 4, bottom - top + 8)
    score_plate.draw_leader_plate(canvas, plate, on)
    at = left - LAUREL / 2 + 1, (top + bottom) / 2
    canvas.put(icon("laurels", 36, "white"), *at, score_plate.LEADER)


LAUREL = 44
"""Width of a leader's laurel beside the scores."""


def draw_piled(canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the red score above the green one, where they do not fit side by side."""
    red, green = model.view.red[seat], model.view.green[seat]
    on: Colour = model.colour(seat)
    box = (x, y - 46, x + PILED_WIDTH, y + 47)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    canvas.box(x, y - 46, PILED_WIDTH, 50, BoxStyle(12, RED, "white", thick=3), on=on)
    _number(canvas, x + PILED_WIDTH / 2, y - 21, red, 42, RED, PILED_WIDTH)
    canvas.box(x, y + 7, PILED_WIDTH, 40, BoxStyle(12, GREEN, "white", thick=3), on=on)
    _number(canvas, x + PILED_WIDTH / 2, y + 27, green, 34, GREEN, PILED_WIDTH)
    canvas.record("score", f"{red}/{green}", box)


PILED_WIDTH = 82
"""Width of the plates when they are stacked."""


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
                canvas, right - 36, y, change.text, recency=change.recency, lead=17
            )
            canvas.put(_dot(track), left + 6, y, change.ground)
            right -= 82


def draw_tracks(
    canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw both tracks as bars, red above green, with ticks between and numbers below."""
    points = ((RED, model.view.red[seat]), (GREEN, model.view.green[seat]))
    for i, tick in enumerate(TICKS):
        at = x + 11 + (w - 22) * tick / TRACK
        canvas.fill(at - 1, y - 5, 3, 10, "ink2")
        if i % 2 == 0 or w > _CROWDED:
            canvas.text(
                at, y + 42, str(tick), TextStyle(canvas.floor, "ink2"), align="m", on="tile"
            )
    for (colour, count), dy in zip(points, (-17, 17), strict=True):
        _draw_bar(canvas, x, y + dy, w, count, colour)


_CROWDED = 200
"""Up to this width only every other tick has its number."""


def _draw_bar(canvas: Canvas, x: float, y: float, w: float, points: int, colour: str) -> None:
    """Draw a track as a bar from 0 to 100."""
    pale = mix(colour, "panel", 0.66)
    canvas.box(x, y - 11, w, 22, BoxStyle(11, pale), on="tile")
    if points:
        filled = 22 + (w - 22) * min(points, TRACK) / TRACK
        canvas.box(x, y - 11, filled, 22, BoxStyle(11, colour), on=pale)
