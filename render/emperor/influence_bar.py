"""The influence bar: a block for each player in an electorate, the largest first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from render.kit import count_changes, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle

_NOT_TIED: Mapping[int, str] = MappingProxyType({})
_EDGE_WIDTH = 3
"""Width of the outline around all blocks."""
_RADIUS = 12
_BLOCK_GAP = 2
"""Gap between two blocks."""
_CHANGE_BELOW = 6
"""Distance of the middle of a change below the bar."""
_MIN_BLOCK_WIDTH = 64
"""Minimum width of a block, so that sign and number always fit."""


def block_widths(totals: Sequence[int], room: float) -> list[float]:
    """Return the widths of the blocks: the minimum, plus a share of the rest by influence."""
    least = min(_MIN_BLOCK_WIDTH, room / len(totals))
    spare = room - least * len(totals)
    most = sum(totals) - len(totals)
    return [least + (spare * (n - 1) / most if most else spare / len(totals)) for n in totals]


def draw(
    canvas: Canvas,
    bar: Rect,
    totals: Sequence[int],
    first: Sequence[int],
    colours: Sequence[str],
    tied: Mapping[int, str] = _NOT_TIED,
    changes: Sequence[CountChange | None] = (),
) -> None:
    """Draw the bar, with a crown for a sole leader.

    Tied seats are marked as targets with their choices; changes of influence hang from the lower
    edge.
    """
    present = _seats_with_influence(totals)
    if not present:
        canvas.box(*bar, BoxStyle(_RADIUS, "panel", "line", thick=2.5), on="tile")
        return
    canvas.box(*bar, BoxStyle(_RADIUS, "ink"), on="tile")
    inner = bar.grown(-_EDGE_WIDTH)
    left = inner.x
    spans = block_widths([totals[seat] for seat in present], inner.w)
    for i, (seat, span) in enumerate(zip(present, spans, strict=True)):
        last = i == len(present) - 1
        right = round(left + span) - (0 if last else _BLOCK_GAP)
        corners = (i == 0, last, last, i == 0)
        block = Rect(round(left), inner.y, right - round(left), inner.h)
        canvas.box(
            *block, BoxStyle(_RADIUS - _EDGE_WIDTH, colours[seat], corners=corners), on="ink"
        )
        draw_share(canvas, block, colours[seat], totals[seat], [seat] == list(first))
        if seat in tied:
            ring = block.inset(-_BLOCK_GAP, -2 * _EDGE_WIDTH)
            canvas.box(*ring, BoxStyle(_RADIUS, None, "act", thick=6), on=None)
            canvas.box(*ring.grown(-6), BoxStyle(7, None, "tile", thick=3), on=None)
            canvas.record("target", "", ring.box)
            canvas.record("choice", tied[seat], block.box)
        left += span
    for at, change in hanging_changes(totals, changes, bar.w):
        chip_x, chip_y = bar.x + at, bar.bottom + _CHANGE_BELOW
        count_changes.draw_chip(canvas, chip_x, chip_y, change.text, recency=change.recency)


def _seats_with_influence(totals: Sequence[int]) -> list[int]:
    """Return the seats with influence, the largest first."""
    return sorted((seat for seat, n in enumerate(totals) if n), key=lambda seat: -totals[seat])


def hanging_changes(
    totals: Sequence[int], changes: Sequence[CountChange | None], room: float
) -> Iterator[tuple[float, CountChange]]:
    """Yield the changes that hang from the bar, each with its x from the bar's left edge."""
    present, left = _seats_with_influence(totals), float(_EDGE_WIDTH)
    spans = (
        block_widths([totals[seat] for seat in present], room - 2 * _EDGE_WIDTH) if present else ()
    )
    for seat, span in zip(present, spans, strict=True):
        change = changes[seat] if changes else None
        if change is not None:
            yield left + span / 2, change
        left += span


def draw_share(canvas: Canvas, block: Rect, colour: str, total: int, leads: bool) -> None:
    """Draw the contents of a block: crown of a sole leader, marker and number."""
    h, gap = block.h, 4
    size, marker = round(h * 0.8), round(h * 0.6)
    number = str(total)
    span = marker + gap + canvas.text_width(number, size, "black")
    crown = leads and block.w >= span + CROWN_WIDTH + 10
    span += CROWN_WIDTH if crown else 0
    left, middle = block.cx - span / 2, block.cy
    if crown:
        crown_size = min(CROWN_WIDTH - 6, h * 0.68)
        canvas.put(
            icon_sprite("queen-crown", crown_size, ink_on(colour)),
            left + 13,
            middle - 1,
            colour,
        )
        left += CROWN_WIDTH
    canvas.put(outlined_sign_sprite(colour, marker), left + marker / 2, middle, colour)
    left += marker + gap
    canvas.text(left, middle + 1, number, TextStyle(size, ink_on(colour), "black"), on=colour)
    canvas.record("influence", f"{colour} {total}{' leads' if leads else ''}", block.box)


CROWN_WIDTH = 34
"""Width of the crown before a marker."""


@lru_cache(maxsize=32)
def outlined_sign_sprite(colour: str, size: int) -> Sprite:
    """Return a player's sign on a small round marker, for use on the player's own colour."""
    half = size / 2
    reach = math.ceil(half) + 1
    pen = Pen(-reach, -reach, reach, reach)
    tokens.draw_token(pen, colour, 0, 0, size - 3, lift=False)
    pen.circle(0, 0, half, ink_on(colour), 2)
    return pen.sprite()
