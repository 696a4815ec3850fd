"""Players and regions for phones, 800 pixels wide."""

from __future__ import annotations

import math

from render.kit import crop, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect, RowSpace
from render.tuscany import (
    counts,
    crop_hand,
    holdings,
    large_region,
    open_areas,
    panel_parts,
    region,
    tracks,
    trail,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import WIDTH, RegionView, region_view

_LEFT = crop.LEFT
_WIDTH = crop.WIDTH
_TOP = crop.TOP
_HEX_RADIUS = _WIDTH / WIDTH
_BOTTOM_MARGIN = 28
_CODE_SIZE = 33
"""Text size of the codes on hexes."""
_NUMBER_SIZE = 30
"""Text size of the numbers on hexes."""
_INSET = 22
"""Distance of contents from a panel's sides."""
_GAP = 14
"""Gap around regions and panels."""
_COUNTS_PLAN = counts.RowPlan(44, 128)
_BONUS_SIZE = 54
_STACK_SIZE = 56
_ARROW_DROP = 60
"""Distance by which a head lowers the arrow of a player to move."""
_STORED_RADIUS = 46
"""Radius of hexes in storage."""


# One player

_PANEL_HEIGHT = 396
"""Height of the panel with a player's belongings."""
_TRACKS_MIDDLE = 42
"""Middle of the tracks, from the head."""
_COUNTS_MIDDLE = 138
"""Middle of the counts, from the head."""
_STACKS_FROM_BOTTOM = 66
"""Middle of stacks and storage, from the bottom."""
_BONUSES_LEFT = 400
"""Left edge of the bonus tiles, from the left edge of the contents."""
_STORAGE_LEFT = 220
"""Left edge of the storage, from the left edge of the contents."""
_GAP_ABOVE_REGION = 40
_BOARD_NAMES_HEIGHT = 74
"""Height of the names of a region's boards while they are not joined."""


def draw_players_part(model: TuscanyBoard) -> Canvas:
    """Draw the belongings of every player, in turn order."""
    order = model.panel_order(model.turn_order)

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        _draw_owned(canvas, y, model, seat)

    return crop.draw_players(model, order, draw, pitch=_PANEL_HEIGHT + layout.BETWEEN_PANELS)


def draw_player_part(model: TuscanyBoard, seat: int, caption: str) -> Canvas:
    """Draw one player's belongings, region, and the hand if the viewer knows it."""
    view = region_view(model.view, seat)
    region_top = _TOP + _PANEL_HEIGHT + _GAP_ABOVE_REGION
    bottom = region_top + _region_height(view)
    hand = crop_hand.HAND_HEIGHT + _GAP if model.knows_hand(seat) else 0
    canvas = crop.new_page(model, caption, bottom + hand + _BOTTOM_MARGIN)
    _draw_owned(canvas, _TOP, model, seat)
    _draw_region(canvas, region_top, model, seat, view)
    if hand:
        crop_hand.draw_hand(canvas, bottom + _GAP, model, seat)
    return canvas


def _region_height(view: RegionView) -> int:
    below = _BOARD_NAMES_HEIGHT if view.map.titles else _GAP
    return math.ceil(region.region_height(view, _HEX_RADIUS)) + below


def _draw_region(canvas: Canvas, y: int, model: TuscanyBoard, seat: int, view: RegionView) -> None:
    style = panel_parts.region_style(model, seat, _HEX_RADIUS, _CODE_SIZE, _NUMBER_SIZE)
    region.draw(canvas, _LEFT, y, view, style)
    trail.locate_region(_LEFT, y, view, _HEX_RADIUS, model, seat)
    large_region.draw_board_names(canvas, _LEFT, y, view, _HEX_RADIUS, is_asked=bool(model.movers))


def _draw_owned(canvas: Canvas, y: int, model: TuscanyBoard, seat: int) -> None:
    """Draw a panel with head, tracks, counts, stacks, bonus tiles and storage."""
    panel = Rect(_LEFT, y, _WIDTH, _PANEL_HEIGHT)
    panel_parts.draw_panel(canvas, panel, model, seat)
    panel_parts.draw_head(canvas, panel, model, seat)
    left, right = _LEFT + _INSET, _LEFT + _WIDTH - _INSET
    tracks.draw(canvas, left, y + trail.HEAD + _TRACKS_MIDDLE, right - left, model, seat)
    upper = y + trail.HEAD + _COUNTS_MIDDLE
    bonuses_left = left + _BONUSES_LEFT
    held = RowSpace(left, bonuses_left - _INSET, upper)
    counts.draw_row(canvas, held, model, seat, _COUNTS_PLAN)
    bonuses = RowSpace(bonuses_left, right, upper)
    panel_parts.draw_bonuses_or_state(canvas, bonuses, model, seat, _BONUS_SIZE)
    lower = y + _PANEL_HEIGHT - _STACKS_FROM_BOTTOM
    counts.draw_stacks(canvas, left, lower, model, seat, _STACK_SIZE)
    store = RowSpace(left + _STORAGE_LEFT, right, lower)
    holdings.draw_titled_storage(canvas, store, _STORED_RADIUS, model, seat)
    panel_parts.frame_mover(canvas, panel, model, seat, lower=_ARROW_DROP)


# The region and its open areas

_STORE_HEIGHT = 118
"""Height of the panel with the storage."""


def draw_region_part(model: TuscanyBoard) -> Canvas:
    """Draw a region, its storage, and the open colours with their area values."""
    seat = model.featured
    view = region_view(model.view, seat)
    region_top = _TOP + _GAP
    store = Rect(_LEFT, region_top + _region_height(view), _WIDTH, _STORE_HEIGHT)
    areas_top = int(store.bottom) + layout.BETWEEN_PANELS
    areas_height = open_areas.panel_height(model, seat)
    bottom = areas_top + (areas_height + _GAP if areas_height else 0) - _GAP
    part = model.words.say("tuscany-picture-part-region")
    title = model.words.say("tuscany-picture-both", first=part, second=model.name_of(seat))
    canvas = crop.new_page(model, title, bottom + _BOTTOM_MARGIN)
    _draw_region(canvas, region_top, model, seat, view)
    canvas.box(store, layout.TILE_PANEL, shadow=layout.SHADOW)
    content = store.inset(_INSET)
    space = RowSpace(content.x, content.right, store.cy)
    holdings.draw_titled_storage(canvas, space, _STORED_RADIUS, model, seat)
    if areas_height:
        open_areas.draw(canvas, Rect(_LEFT, areas_top, _WIDTH, areas_height), model, seat)
    return canvas
