"""Highlights on the board: legal targets, chosen pieces, and what has changed lately."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache

from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite

RIM = "ink"
"""Colour of the rim of every ``glow``, which alone would hardly stand out from what it lies on."""
FAINT_RIM = "ink2"
"""Colour of the rim of every ``glow2``."""
_RING_REACH = 5
"""How far the ring of a legal target extends beyond the target."""
_RING_WIDTH = 6
_OVERLAP = 1
"""Pixels by which a frame covers the edge of its piece, so that no gap shows at the corners."""
_CHOSEN_REACH = 9
"""How far the frame of a chosen piece extends beyond the piece."""
_LIGHT_FRAME_WIDTH = 4
"""Width of the light frame between a chosen piece and its outer frame."""
_HALO_REACH = 11
_FAINT_HALO_REACH = 7
_WINNER_REACH = 11
_RIM_WIDTH = 2
"""Width of the rim around a halo, a winner's frame, or the disc under a small piece."""
_LARGE_DISC_RIM_WIDTH = 3
_ORIGIN_LINE_WIDTH = 4
"""Width of the dashed ring where a piece came from."""
_FAINT_ORIGIN_LINE_WIDTH = 3
_MOVER_ARROW: tuple[Point, ...] = ((-2, -21), (-2, 21), (24, 0))
"""The corners of the arrow of the player to move, from the panel's edge."""
_MOVER_ARROW_LINE_WIDTH = 3
MAX_RINGS = 8
"""With more legal targets than this no target is ringed; lit plates and spaces are enough."""


class Recency(StrEnum):
    """The time of a highlighted change.

    ``LATEST_TURN`` means in the latest turn, which may have several moves. ``EARLIER`` means before
    it, but since the previous turn of the player to move.
    """

    LATEST_TURN = "latest turn"
    EARLIER = "earlier"

    @property
    def is_faint(self) -> bool:
        """Whether the highlight is the fainter of the two."""
        return self is Recency.EARLIER

    def fact_kind(self, kind: str) -> str:
        """Return the kind of a recorded fact, with the prefix ``faint-`` for an earlier change."""
        return f"faint-{kind}" if self.is_faint else kind


def draw_ring(canvas: Canvas, rect: Rect, radius: float, value: str = "") -> None:
    """Draw a ring around a legal target whose corners have the given radius.

    Draws nothing on a canvas that hides its rings.
    """
    if canvas.hide_rings:
        return
    outer = rect.grown(_RING_REACH)
    style = BoxStyle(radius + _RING_REACH - _OVERLAP, None, "act", line_width=_RING_WIDTH)
    canvas.box(outer, style, on=None)
    canvas.record("ring", value, outer.box)


def draw_chosen_frame(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Draw the frame of a piece that the question is about; call it before the piece."""
    inner, outer = rect.grown(_LIGHT_FRAME_WIDTH), rect.grown(_CHOSEN_REACH)
    light_radius = radius + _LIGHT_FRAME_WIDTH - _OVERLAP
    light = BoxStyle(light_radius, None, "tile", line_width=_LIGHT_FRAME_WIDTH)
    canvas.box(inner, light, on=None)
    frame = BoxStyle(radius + _CHOSEN_REACH - _OVERLAP, None, "act", line_width=_RING_WIDTH)
    canvas.box(outer, frame, on=None)
    canvas.record("chosen", "", outer.box)


def draw_halo(
    canvas: Canvas,
    rect: Rect,
    radius: float,
    on: Colour = "ground",
    *,
    recency: Recency = Recency.LATEST_TURN,
) -> None:
    """Draw the halo behind a piece that has just changed; call it before drawing the piece."""
    reach = _FAINT_HALO_REACH if recency.is_faint else _HALO_REACH
    outer = rect.grown(reach)
    fill, rim = background_of(recency), rim_of(recency)
    style = BoxStyle(radius + reach - _OVERLAP, fill, rim, line_width=_RIM_WIDTH)
    canvas.box(outer, style, on=on)
    canvas.record(recency.fact_kind("halo"), "", outer.box)


def draw_winner_frame(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Draw the winner's frame; call it before the panel."""
    outer = rect.grown(_WINNER_REACH)
    canvas.box(
        outer, BoxStyle(radius + _WINNER_REACH - _OVERLAP, "glow", RIM, line_width=_RIM_WIDTH)
    )
    canvas.record("won", "", outer.box)


def recency_of(rank: int, new: int, since: int) -> Recency | None:
    """Return the recency of a piece in a row to which new ones are added at the end.

    ``rank`` counts from the end of the row, beginning with 1. The latest turn added ``new`` pieces;
    ``since`` the previous turn of the player to move, these included, as many as that were added.
    ``None`` means that the piece is not new.
    """
    if rank <= new:
        return Recency.LATEST_TURN
    return Recency.EARLIER if rank <= since else None


def background_of(recency: Recency) -> str:
    """Return the colour behind a piece that has just changed."""
    return "glow2" if recency.is_faint else "glow"


def rim_of(recency: Recency) -> str:
    """Return the colour of the rim around the background of a changed piece."""
    return FAINT_RIM if recency.is_faint else RIM


_ORIGIN_RADIUS = 33
"""Radius of the band that shows where a piece came from."""
_ORIGIN_WIDTH = 10
"""Width of that band; a dashed ring lies on it."""
_ORIGIN_DASHES_RADIUS = 30
_ORIGIN_DASHES = 12
"""Number of dashes of that ring."""


@lru_cache(maxsize=8)
def origin_sprite(recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the dashed ring for the former position of a piece that has moved."""
    pen = Pen.square(_ORIGIN_RADIUS + 2)
    pen.circle(0, 0, _ORIGIN_RADIUS, background_of(recency), _ORIGIN_WIDTH)
    width = _FAINT_ORIGIN_LINE_WIDTH if recency.is_faint else _ORIGIN_LINE_WIDTH
    pen.circle(0, 0, _ORIGIN_DASHES_RADIUS, rim_of(recency), width, dashes=_ORIGIN_DASHES)
    return pen.sprite()


_LARGE_DISC_RADIUS = 24
"""Larger discs have a wider rim."""


@lru_cache(maxsize=32)
def arrival_sprite(radius: float, recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the disc to put under a piece that has just arrived."""
    pen = Pen.square(math.ceil(radius) + 1)
    is_wide = radius > _LARGE_DISC_RADIUS and not recency.is_faint
    rim_width = _LARGE_DISC_RIM_WIDTH if is_wide else _RIM_WIDTH
    pen.disc(0, 0, radius, background_of(recency), rim_of(recency), rim_width)
    return pen.sprite(Fact(recency.fact_kind("disc"), "", (-radius, -radius, radius, radius)))


def draw_arrival(canvas: Canvas, middle: Point, radius: float, recency: Recency, on: Colour) -> str:
    """Draw the disc under a piece that has just arrived; return the colour under the piece."""
    canvas.put(arrival_sprite(radius, recency), middle, on)
    return background_of(recency)


@lru_cache(maxsize=4)
def mover_arrow_sprite(light: str = "tile") -> Sprite:
    """Return the small arrow on the left edge of the panel of the player to move."""
    pen = Pen(-4, -28, 30, 28)
    pen.poly(_MOVER_ARROW, "act", light, _MOVER_ARROW_LINE_WIDTH)
    return pen.sprite()


@lru_cache(maxsize=16)
def selection_ring_sprite(size: float) -> Sprite:
    """Return the ring to put under a chosen round piece."""
    radius = size / 2 + _CHOSEN_REACH
    pen = Pen.square(math.ceil(radius) + 1)
    pen.disc(0, 0, radius, "act")
    pen.disc(0, 0, radius - _RING_WIDTH, "tile")
    return pen.sprite(Fact("chosen", "", (-radius, -radius, radius, radius)))
