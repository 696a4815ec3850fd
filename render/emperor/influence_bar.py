"""The influence bar: a block for each player in an electorate, the largest first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.emperor.rules.influence import leaders
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
_CROWN_WIDTH = 34
"""Width that a crown takes before a marker, with the gap."""
_CROWN_GAP = 6
"""Gap between crown and marker."""
_CROWN_RISE = 1
"""How far a crown is above the middle of its block."""
_NUMBER_DROP = 1
"""How far a number is below the middle of its block."""
_MIN_MARGINS_WITH_CROWN = 10
"""Minimum width on both sides of crown, marker and number together."""
_MARKER_RIM_WIDTH = 2
_SIGN_SMALLER = 3
"""How much smaller a sign is than its round marker."""


class Influence(NamedTuple):
    """The influence and the colour of each seat."""

    totals: tuple[int, ...]
    colours: tuple[str, ...]


class _Block(NamedTuple):
    """The block of a seat.

    Attributes:
        cx: middle of its part of the bar, before rounding and the gap to the next block.
        corners: which corners are round.
    """

    seat: int
    rect: Rect
    cx: float
    corners: Corners


def block_widths(totals: Sequence[int], room: float) -> list[float]:
    """Return the widths of the blocks: the minimum, plus a share of the rest by influence."""
    min_width = min(_MIN_BLOCK_WIDTH, room / len(totals))
    spare_width = room - min_width * len(totals)
    excess = sum(totals) - len(totals)
    return [
        min_width + (spare_width * (n - 1) / excess if excess else spare_width / len(totals))
        for n in totals
    ]


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
    for block in _lay_out_blocks(bar, totals):
        if block.seat in tied:
            _draw_tied_ring(canvas, block.rect, tied[block.seat])
    for chip_x, change in hanging_changes(bar, totals, changes):
        chip_y = bar.bottom + _CHANGE_BELOW
        count_changes.draw_chip(canvas, chip_x, chip_y, change.text, recency=change.recency)


def _draw_blocks(canvas: Canvas, bar: Rect, influence: Influence) -> None:
    """Draw the bar with a block for each seat."""
    canvas.box(bar, _BAR_STYLE, on="tile")
    first = leaders(influence.totals)
    for seat, block, _, corners in _lay_out_blocks(bar, influence.totals):
        colour = influence.colours[seat]
        canvas.box(block, BoxStyle(_RADIUS - _EDGE_WIDTH, colour, corners=corners), on="ink")
        draw_influence(
            canvas, block, colour, influence.totals[seat], is_sole_leader=first == [seat]
        )


def _draw_tied_ring(canvas: Canvas, block: Rect, choice: str) -> None:
    """Draw the ring around a tied seat's block, and record its choice."""
    ring = block.inset(-_BLOCK_GAP, -2 * _EDGE_WIDTH)
    canvas.box(ring, BoxStyle(_RADIUS, None, "act", line_width=_TIED_RING_WIDTH), on=None)
    light = BoxStyle(_TIED_LIGHT_RADIUS, None, "tile", line_width=_TIED_LIGHT_WIDTH)
    canvas.box(ring.grown(-_TIED_RING_WIDTH), light, on=None)
    canvas.record("target", "", ring.box)
    canvas.record("choice", choice, block.box)


def _lay_out_blocks(bar: Rect, totals: Sequence[int]) -> Iterator[_Block]:
    """Yield the block of each seat with influence, the largest first."""
    present = seats_by_influence(totals)
    if not present:
        return
    inner = bar.grown(-_EDGE_WIDTH)
    left = inner.x
    widths = block_widths([totals[seat] for seat in present], inner.w)
    for i, (seat, width) in enumerate(zip(present, widths, strict=True)):
        is_last = i == len(present) - 1
        right = round(left + width) - (0 if is_last else _BLOCK_GAP)
        block = Rect(round(left), inner.y, right - round(left), inner.h)
        yield _Block(seat, block, left + width / 2, (i == 0, is_last, is_last, i == 0))
        left += width


def seats_by_influence(totals: Sequence[int]) -> list[int]:
    """Return the seats with influence, the largest first."""
    return sorted((seat for seat, n in enumerate(totals) if n), key=lambda seat: -totals[seat])


def hanging_changes(
    bar: Rect, totals: Sequence[int], changes: Sequence[CountChange | None]
) -> Iterator[tuple[float, CountChange]]:
    """Yield the middle of each change that hangs from the bar, and the change."""
    if changes:
        for block in _lay_out_blocks(bar, totals):
            change = changes[block.seat]
            if change is not None:
                yield block.cx, change


def draw_influence(
    canvas: Canvas, block: Rect, colour: str, total: int, *, is_sole_leader: bool
) -> None:
    """Draw the contents of a block, and record them."""
    draw_number(canvas, block, colour, total, may_have_crown=is_sole_leader)
    suffix = " leads" if is_sole_leader else ""
    canvas.record("influence", f"{colour} {total}{suffix}", block.box)


def draw_number(
    canvas: Canvas, block: Rect, colour: str, total: int, *, may_have_crown: bool = False
) -> None:
    """Draw marker and number in the middle of a block, after a crown if there is room for it."""
    size = round(block.h * _NUMBER_SHARE)
    marker_size = round(block.h * _MARKER_SHARE)
    number = str(total)
    width = marker_size + _MARKER_GAP + canvas.text_width(number, size, "black")
    has_crown = may_have_crown and block.w >= width + _CROWN_WIDTH + _MIN_MARGINS_WITH_CROWN
    width += _CROWN_WIDTH if has_crown else 0
    left = block.cx - width / 2
    if has_crown:
        crown_size = min(_CROWN_WIDTH - _CROWN_GAP, block.h * _CROWN_SHARE)
        sprite = icon_sprite("queen-crown", crown_size, ink_on(colour))
        canvas.put(sprite, (left + _CROWN_MIDDLE, block.cy - _CROWN_RISE), colour)
        left += _CROWN_WIDTH
    marker = outlined_sign_sprite(colour, marker_size)
    canvas.put(marker, (left + marker_size / 2, block.cy), colour)
    left += marker_size + _MARKER_GAP
    style = TextStyle(size, ink_on(colour), "black")
    canvas.text((left, block.cy + _NUMBER_DROP), number, style, on=colour)


@lru_cache(maxsize=32)
def outlined_sign_sprite(colour: str, size: int) -> Sprite:
    """Return a player's sign on a small round marker, for use on the player's own colour."""
    half = size / 2
    pen = Pen.square(math.ceil(half) + 1)
    tokens.draw_token(pen, colour, 0, 0, size - _SIGN_SMALLER, is_lifted=False)
    pen.circle(0, 0, half, ink_on(colour), _MARKER_RIM_WIDTH)
    return pen.sprite()
