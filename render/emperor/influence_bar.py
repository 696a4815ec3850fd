"""The influence bar: a block for each player in an electorate, the largest first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from render.kit import count_changes, tokens
from render.kit.cached_parts import draw_cached
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Corners, Pen
from render.kit.rect import Rect
from render.kit.rounded_boxes import RoundedBox
from render.kit.sprite import Sprite
from render.kit.text import TextStyle

_NOT_TIED: Mapping[int, str] = MappingProxyType({})
_EDGE_WIDTH = 3
"""Width of the outline around all blocks."""
_RADIUS = 12
_BAR_STYLE = BoxStyle(_RADIUS, "ink")
_BLOCK_GAP = 2
"""Gap between two blocks."""
_CHANGE_BELOW = 6
"""Distance of the middle of a change below the bar."""
_MIN_BLOCK_WIDTH = 64
"""Minimum width of a block, so that sign and number always fit."""
_NO_INFLUENCE_STYLE = BoxStyle(_RADIUS, "panel", "line", line_width=2.5)
_TIED_RING_WIDTH = 6
_TIED_LIGHT_WIDTH = 3
"""Width of the light frame inside the ring of a tied seat."""
_TIED_LIGHT_RADIUS = 7
_NUMBER_SHARE = 0.8
"""Text size of a number, as a share of the height of its block."""
_MARKER_SHARE = 0.6
_MARKER_GAP = 4
"""Gap between marker and number."""
_CROWN_SHARE = 0.68
_CROWN_MIDDLE = 13
_CROWN_MARGINS = 6
"""Width before a marker that the crown cannot use."""
_MIN_MARGINS_WITH_CROWN = 10
"""Minimum width of a block beside crown, marker and number."""
_MARKER_RIM_WIDTH = 2
_MARKER_INSET = 3
"""Difference in size between a marker and its sign."""


def block_widths(totals: Sequence[int], room: float) -> list[float]:
    """Return the widths of the blocks: the minimum, plus a share of the rest by influence."""
    min_width = min(_MIN_BLOCK_WIDTH, room / len(totals))
    spare_width = room - min_width * len(totals)
    excess = sum(totals) - len(totals)
    return [
        min_width + (spare_width * (n - 1) / excess if excess else spare_width / len(totals))
        for n in totals
    ]


class Influence(NamedTuple):
    """The influence and the colour of each seat, and the leaders."""

    totals: tuple[int, ...]
    colours: tuple[str, ...]
    leaders: tuple[int, ...]


def draw(
    canvas: Canvas,
    bar: Rect,
    influence: Influence,
    tied: Mapping[int, str] = _NOT_TIED,
    changes: Sequence[CountChange | None] = (),
) -> None:
    """Draw the bar, with a crown for a sole leader.

    Tied seats are marked as targets with their choices; changes of influence hang from the lower
    edge.
    """
    totals = influence.totals
    if not any(totals):
        canvas.box(bar, _NO_INFLUENCE_STYLE, on="tile")
        return
    draw_cached(canvas, bar, influence, _draw_blocks, RoundedBox(_BAR_STYLE, shadow=0))
    for seat, block, _ in _lay_out_blocks(bar, totals):
        if seat in tied:
            ring = block.inset(-_BLOCK_GAP, -2 * _EDGE_WIDTH)
            canvas.box(ring, BoxStyle(_RADIUS, None, "act", line_width=_TIED_RING_WIDTH), on=None)
            light = BoxStyle(_TIED_LIGHT_RADIUS, None, "tile", line_width=_TIED_LIGHT_WIDTH)
            canvas.box(ring.grown(-_TIED_RING_WIDTH), light, on=None)
            canvas.record("target", "", ring.box)
            canvas.record("choice", tied[seat], block.box)
    for across, change in hanging_changes(totals, changes, bar.w):
        chip_x, chip_y = bar.x + across, bar.bottom + _CHANGE_BELOW
        count_changes.draw_chip(canvas, chip_x, chip_y, change.text, recency=change.recency)


def _draw_blocks(canvas: Canvas, bar: Rect, influence: Influence) -> None:
    """Draw the bar with a block for each seat."""
    canvas.box(bar, _BAR_STYLE, on="tile")
    for seat, block, corners in _lay_out_blocks(bar, influence.totals):
        colour = influence.colours[seat]
        canvas.box(block, BoxStyle(_RADIUS - _EDGE_WIDTH, colour, corners=corners), on="ink")
        leads = influence.leaders == (seat,)
        draw_share(canvas, block, colour, influence.totals[seat], leads)


def _lay_out_blocks(bar: Rect, totals: Sequence[int]) -> Iterator[tuple[int, Rect, Corners]]:
    """Yield each seat with influence, with its block and the corners of it that are round."""
    present = _seats_with_influence(totals)
    inner = bar.grown(-_EDGE_WIDTH)
    left = inner.x
    widths = block_widths([totals[seat] for seat in present], inner.w)
    for i, (seat, width) in enumerate(zip(present, widths, strict=True)):
        is_last = i == len(present) - 1
        right = round(left + width) - (0 if is_last else _BLOCK_GAP)
        block = Rect(round(left), inner.y, right - round(left), inner.h)
        yield seat, block, (i == 0, is_last, is_last, i == 0)
        left += width


def _seats_with_influence(totals: Sequence[int]) -> list[int]:
    """Return the seats with influence, the largest first."""
    return sorted((seat for seat, n in enumerate(totals) if n), key=lambda seat: -totals[seat])


def hanging_changes(
    totals: Sequence[int], changes: Sequence[CountChange | None], room: float
) -> Iterator[tuple[float, CountChange]]:
    """Yield the changes that hang from the bar, each with its x from the bar's left edge."""
    present = _seats_with_influence(totals)
    left = float(_EDGE_WIDTH)
    spans = (
        block_widths([totals[seat] for seat in present], room - 2 * _EDGE_WIDTH) if present else ()
    )
    for seat, span in zip(present, spans, strict=True):
        change = changes[seat] if changes else None
        if change is not None:
            yield left + span / 2, change
        left += span


CROWN_WIDTH = 34
"""Width of the crown before a marker."""


def draw_share(canvas: Canvas, block: Rect, colour: str, total: int, is_leading: bool) -> None:
    """Draw the contents of a block: crown of a sole leader, marker and number."""
    h = block.h
    size, marker = round(h * _NUMBER_SHARE), round(h * _MARKER_SHARE)
    number = str(total)
    span = marker + _MARKER_GAP + canvas.text_width(number, size, "black")
    crown = is_leading and block.w >= span + CROWN_WIDTH + _MIN_MARGINS_WITH_CROWN
    span += CROWN_WIDTH if crown else 0
    left = block.cx - span / 2
    middle = block.cy
    if crown:
        crown_size = min(CROWN_WIDTH - _CROWN_MARGINS, h * _CROWN_SHARE)
        sprite = icon_sprite("queen-crown", crown_size, ink_on(colour))
        canvas.put(sprite, (left + _CROWN_MIDDLE, middle - 1), colour)
        left += CROWN_WIDTH
    canvas.put(outlined_sign_sprite(colour, marker), (left + marker / 2, middle), colour)
    left += marker + _MARKER_GAP
    canvas.text((left, middle + 1), number, TextStyle(size, ink_on(colour), "black"), on=colour)
    canvas.record("influence", f"{colour} {total}{' leads' if is_leading else ''}", block.box)


@lru_cache(maxsize=32)
def outlined_sign_sprite(colour: str, size: int) -> Sprite:
    """Return a player's sign on a small round marker, for use on the player's own colour."""
    half = size / 2
    pen = Pen.square(math.ceil(half) + 1)
    tokens.draw_token(pen, colour, 0, 0, size - _MARKER_INSET, is_lifted=False)
    pen.circle(0, 0, half, ink_on(colour), _MARKER_RIM_WIDTH)
    return pen.sprite()
