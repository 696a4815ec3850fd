"""The influence bar: a block for each player in an electorate, the largest first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from render.kit import count_changes, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon
from render.kit.palette import text_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Box, Sprite
from render.kit.text import TextStyle

_NOT_TIED: Mapping[int, str] = MappingProxyType({})
_MIN_WIDTH = 64
"""Minimum width of a block, so that sign and number always fit."""


def widths(totals: Sequence[int], room: float) -> list[float]:
    """Return the widths of the blocks: the minimum, plus a share of the rest by influence."""
    least = min(_MIN_WIDTH, room / len(totals))
    spare = room - least * len(totals)
    most = sum(totals) - len(totals)
    return [least + (spare * (n - 1) / most if most else spare / len(totals)) for n in totals]


def draw(
    canvas: Canvas,
    box: Box,
    totals: Sequence[int],
    first: Sequence[int],
    colours: Sequence[str],
    tied: Mapping[int, str] = _NOT_TIED,
    changes: Sequence[CountChange | None] = (),
) -> None:
    """Draw the bar in a box (x, y, w, h), with a crown for a sole leader.

    Tied seats are marked as targets with their choices; changes of influence hang from the lower
    edge.
    """
    x, y, w, h = box
    present = _present(totals)
    if not present:
        canvas.box(x, y, w, h, BoxStyle(12, "panel", "line", thick=2.5), on="tile")
        return
    canvas.box(x, y, w, h, BoxStyle(12, "ink"), on="tile")
    left = x + 3
    spans = widths([totals[seat] for seat in present], w - 6)
    for i, (seat, span) in enumerate(zip(present, spans, strict=True)):
        last = i == len(present) - 1
        right = round(left + span) - (0 if last else 2)
        corners = (i == 0, last, last, i == 0)
        block = (round(left), y + 3, right - round(left), h - 6)
        canvas.box(*block, BoxStyle(9, colours[seat], corners=corners), on="ink")
        draw_share(canvas, block, colours[seat], totals[seat], [seat] == list(first))
        if seat in tied:
            area = (block[0] - 2, y - 3, block[2] + 4, h + 6)
            canvas.box(*area, BoxStyle(12, None, "act", thick=6), on=None)
            inner = (area[0] + 6, area[1] + 6, area[2] - 12, area[3] - 12)
            canvas.box(*inner, BoxStyle(7, None, "tile", thick=3), on=None)
            canvas.record("target", "", Rect(*area).box)
            canvas.record("choice", tied[seat], Rect(*block).box)
        left += span
    for at, change in hanging_changes(totals, changes, w):
        count_changes.draw_chip(canvas, x + at, y + h + 6, change.text, recency=change.recency)


def _present(totals: Sequence[int]) -> list[int]:
    """Return the seats with influence, the largest first."""
    return sorted((seat for seat, n in enumerate(totals) if n), key=lambda seat: -totals[seat])


def hanging_changes(
    totals: Sequence[int], changes: Sequence[CountChange | None], room: float
) -> Iterator[tuple[float, CountChange]]:
    """Yield the changes that hang from the bar, each with its x from the bar's left edge."""
    present, left = _present(totals), 3.0
    spans = widths([totals[seat] for seat in present], room - 6) if present else ()
    for seat, span in zip(present, spans, strict=True):
        change = changes[seat] if changes else None
        if change is not None:
            yield left + span / 2, change
        left += span


def draw_share(canvas: Canvas, block: Box, colour: str, total: int, leads: bool) -> None:
    """Draw the contents of a block: crown of a sole leader, marker and number."""
    x, y, w, h = block
    size, marker, gap = round(h * 0.8), round(h * 0.6), 4
    number = str(total)
    span = marker + gap + canvas.text_width(number, size, "black")
    crown = leads and w >= span + CROWN + 10
    span += CROWN if crown else 0
    left, middle = x + (w - span) / 2, y + h / 2
    if crown:
        crown_size = min(CROWN - 6, h * 0.68)
        canvas.put(icon("queen-crown", crown_size, text_on(colour)), left + 13, middle - 1, colour)
        left += CROWN
    canvas.put(outlined_sign(colour, marker), left + marker / 2, middle, colour)
    left += marker + gap
    canvas.text(left, middle + 1, number, TextStyle(size, text_on(colour), "black"), on=colour)
    canvas.record("influence", f"{colour} {total}{' leads' if leads else ''}", (x, y, x + w, y + h))


CROWN = 34
"""Width of the crown before a marker."""


@lru_cache(maxsize=32)
def outlined_sign(colour: str, size: int) -> Sprite:
    """Return a player's sign on a small round marker, for use on the player's own colour."""
    half = size / 2
    reach = math.ceil(half) + 1
    pen = Pen(-reach, -reach, reach, reach)
    tokens.draw_token(pen, colour, 0, 0, size - 3, lift=False)
    pen.circle(0, 0, half, text_on(colour), 2)
    return pen.sprite()
