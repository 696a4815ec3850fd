"""The panels of the other players: their belongings, and their regions."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.rect import Rect, RowSpace
from render.tuscany import counts, holdings, region, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import WIDTH, region_view
from render.tuscany.panel_parts import (
    ARROW_DROP,
    REGION_MARGIN,
    draw_bonuses_or_state,
    draw_head,
    draw_panel,
    draw_region,
    frame_mover,
)
from render.tuscany.trail import HEAD

_LEFT_MARGIN = 16
"""Distance of a panel's contents from its left edge."""
_RIGHT_MARGIN = 18
"""Distance of a panel's contents from its right and its lower edge."""

# The upright panel


_BONUS_LARGER = 4
"""Difference in size between bonus tiles and counts."""
_STACK_LARGER = 2
"""Difference in size between stacks and counts."""
_CRATE_SMALLER = 8
"""Difference in size between counts and the crate before the storage."""
_CRATE_OVERLAP = 10
"""How much closer the crate is to the storage than the size of counts."""


class _UprightPlan(NamedTuple):
    """The contents of an upright panel.

    Attributes:
        counts_middle: middle of the counts, from the head.
        storage_middle: middle of stacks and storage, from the middle of the counts.
        region_top: top of the region, from the middle of the counts.
        counts: the row of counts; bonus tiles and stacks are a little larger.
        stored_radius: radius of the hexes in storage.
        region_inset: distance of the region from the panel's sides.
    """

    counts_middle: int
    storage_middle: int
    region_top: int
    counts: counts.RowPlan
    stored_radius: int
    region_inset: int

    @property
    def bonus_size(self) -> float:
        """Size of the bonus tiles."""
        return self.counts.size + _BONUS_LARGER

    @property
    def stack_size(self) -> float:
        """Size of the stacks."""
        return self.counts.size + _STACK_LARGER

    @property
    def crate_size(self) -> float:
        """Size of the crate before the storage."""
        return self.counts.size - _CRATE_SMALLER

    @property
    def crate_middle(self) -> float:
        """How far the middle of the crate is to the left of the storage."""
        return self.counts.size - _CRATE_OVERLAP


_SHORT = _UprightPlan(
    counts_middle=53,
    storage_middle=74,
    region_top=131,
    counts=counts.RowPlan(42, 100, chip=68),
    stored_radius=33,
    region_inset=0,
)
_TALL = _UprightPlan(
    counts_middle=154,
    storage_middle=96,
    region_top=162,
    counts=counts.RowPlan(52, 150),
    stored_radius=46,
    region_inset=6,
)
MIN_TRACKED_HEIGHT = 920
"""Minimum height of a panel with both tracks and larger contents."""
_TRACKS_MIDDLE = 50
"""Middle of the tracks, from the head."""
_TRACKS_MARGIN = 22
"""Distance of the tracks from the panel's sides."""
_BONUSES_LEFT = 334
"""Left edge of the bonus tiles at their widest; they are aligned right."""
_STORAGE_LEFT = 240
"""Left edge of the storage at its widest; it is aligned right."""


def draw_upright(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw another player's panel: head, counts, bonus tiles, stacks, storage, region.

    Both tracks go under the head if there is room for them. The region's background overlaps the
    chips of changed stacks, so it is painted first.
    """
    draw_panel(canvas, panel, model, seat)
    draw_head(canvas, panel, model, seat)
    x, y, w, h = panel
    has_tracks = h >= MIN_TRACKED_HEIGHT
    plan = _TALL if has_tracks else _SHORT
    if has_tracks:
        middle = y + HEAD + _TRACKS_MIDDLE
        tracks.draw(canvas, x + _TRACKS_MARGIN, middle, w - 2 * _TRACKS_MARGIN, model, seat)
    left, right = x + _LEFT_MARGIN, x + w - _RIGHT_MARGIN
    upper = y + HEAD + plan.counts_middle
    lower = upper + plan.storage_middle
    top = upper + plan.region_top
    height = panel.bottom - _RIGHT_MARGIN - top
    draw_region(canvas, Rect(x, top, w, height).inset(plan.region_inset), model, seat)
    bonuses_width = holdings.bonuses_width(model, seat, plan.bonus_size)
    counts_right = max(x + _BONUSES_LEFT, right - bonuses_width) - _LEFT_MARGIN
    held = RowSpace(left, counts_right, upper)
    counts.draw_row(canvas, held, model, seat, plan.counts)
    bonuses = RowSpace(x + _BONUSES_LEFT, right, upper)
    draw_bonuses_or_state(canvas, bonuses, model, seat, plan.bonus_size)
    counts.draw_stacks(canvas, left, lower, model, seat, plan.stack_size)
    storage = RowSpace(x + _STORAGE_LEFT, right, lower)
    used = holdings.draw_storage_row(canvas, storage, plan.stored_radius, model, seat, "right")
    crate = icon_sprite("wooden-crate", plan.crate_size, "ink2")
    canvas.put(crate, (right - used - plan.crate_middle, lower), "tile")
    frame_mover(canvas, panel, model, seat, lower=ARROW_DROP)


# The landscape panel

_BELONGINGS_WIDTH = 286
"""Distance of the region from the left edge of the panel."""
_BELONGINGS_RIGHT = 270
"""Right edge of the belongings."""
_REGION_BELOW_HEAD = 18
_ROWS = 5
_ROWS_RAISED = 4
"""How far the rows are above the middle of the panel: the last one holds the tallest hexes."""
_ROWS_CLOSER = 2
"""How much closer the rows are than equal parts of the panel."""
_CARDS = counts.RowPlan(42, 110, shown=slice(0, 1))
_MARBLE_AND_WORKERS = counts.RowPlan(42, 110, shown=slice(1, 3))
_TILE_SIZE = 48
"""Size of stacks and bonus tiles."""
_CRATE_SIZE = 40
_CRATE_MIDDLE = 36
_STORE_LEFT = 66
_STORED_RADIUS = 44
"""Radius of the hexes in storage."""


def draw_landscape(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw another player's landscape panel: belongings in rows on the left, region on the right.

    The region's background overlaps the chips of changed counts, so it is painted first.
    """
    draw_panel(canvas, panel, model, seat)
    draw_head(canvas, panel, model, seat)
    body = panel._replace(y=panel.y + HEAD, h=panel.h - HEAD)
    top = body.y + _REGION_BELOW_HEAD
    height = body.bottom - _RIGHT_MARGIN - top
    view = region_view(model.view, seat)
    radius = region.largest_radius(view, body.w - _BELONGINGS_WIDTH - _RIGHT_MARGIN, height)
    region_left = round(body.right - _RIGHT_MARGIN - WIDTH * radius)
    region_width = WIDTH * radius + 2 * REGION_MARGIN
    draw_region(canvas, Rect(region_left - REGION_MARGIN, top, region_width, height), model, seat)
    _draw_belongings_in_rows(canvas, body, model, seat)
    frame_mover(canvas, panel, model, seat, lower=ARROW_DROP)


def _draw_belongings_in_rows(canvas: Canvas, body: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw cards, marble and workers, stacks, bonus tiles and storage, each in a row."""
    left, right = body.x + _LEFT_MARGIN, body.x + _BELONGINGS_RIGHT
    middles = layout.stacked_middles(_ROWS, body.cy - _ROWS_RAISED, body.h / _ROWS - _ROWS_CLOSER)
    cards, workers, stacks, bonuses, store = (RowSpace(left, right, y) for y in middles)
    counts.draw_row(canvas, cards, model, seat, _CARDS)
    counts.draw_row(canvas, workers, model, seat, _MARBLE_AND_WORKERS)
    counts.draw_stacks(canvas, left, stacks.middle, model, seat, _TILE_SIZE)
    if not model.arranging:
        tiles_right = left + holdings.bonuses_width(model, seat, _TILE_SIZE)
        bonuses = bonuses._replace(right=min(right, tiles_right))
    draw_bonuses_or_state(canvas, bonuses, model, seat, _TILE_SIZE)
    crate = icon_sprite("wooden-crate", _CRATE_SIZE, "ink2")
    canvas.put(crate, (body.x + _CRATE_MIDDLE, store.middle), "tile")
    storage = store._replace(left=body.x + _STORE_LEFT)
    holdings.draw_storage_row(canvas, storage, _STORED_RADIUS, model, seat)
