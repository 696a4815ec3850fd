"""The whole board of The Castles of Tuscany, portrait or landscape."""

from __future__ import annotations

from engine.tuscany.data import DISPLAY, EMPTY
from render.kit import header, landscape, layout, scores
from render.kit.canvas import Canvas
from render.kit.panel_box import PanelBox
from render.kit.rect import Rect
from render.tuscany import (
    colour_bonuses,
    display,
    holdings,
    large_region,
    other_players,
    supply,
    trail,
    wide_panels,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.hex_shapes import HexPlace
from render.tuscany.large_region import TOP
from render.tuscany.maps import RegionView, region_view
from render.tuscany.wide_panels import FEATURED_HEIGHT

_LEFT = layout.MARGIN
_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_COLOURS_LEFT = 1368
"""Left edge of the colour bonuses."""
_COLOURS_WIDTH = 184
_DISPLAY_HEIGHT = 206
_SUMMARY_SCALE = 1.3
"""Scale of the score summary in the place of the display."""
_SUPPLY_HEIGHT = 96
_HAND_HEIGHT = 88
"""Height of the featured player's hand."""
_HAND_GAP = 14
"""Gap above that hand."""
_HAND_INDENT = 24
_HAND_RISE = 6
"""How far the cards are above the middle of their panel."""
_HAND_MARGINS = 30
"""Width of the panel that its cards cannot use."""
_GAP = 24
_GAP_BELOW_REGION = 26
_GAP_BELOW_DISPLAY = 18
_SLOTS_MARGIN = 12
"""Left edge of the slots of the display."""
_SLOT_PITCH = (_WIDTH - 2 * _SLOTS_MARGIN) / len(DISPLAY)
_SLOT_RADIUS = 76
"""Radius of the hexes of the slots."""
_SLOT_MIDDLE = 112
"""Middle of the slots."""
_BOTTOM_MARGIN = 30
_MIN_HEIGHT = 1640
"""Minimum height; no portrait board is wider than tall."""
_PAIR = 2
"""With this many players a landscape board has room for the score summary on the right."""


def draw_board(model: TuscanyBoard) -> Canvas:
    """Draw the whole board: large region, middle, the featured player, the others."""
    seat = model.featured
    view = region_view(model.view, seat)
    width, height, region_height = _page_size(model, view)
    canvas = Canvas(width, height, model.canvas_style)
    header.draw_board(canvas, model, model.headline)
    large_region.draw(canvas, model, view, region_height)
    colour_bonuses.draw(canvas, Rect(_COLOURS_LEFT, TOP, _COLOURS_WIDTH, region_height), model)
    y: float = TOP + region_height + _GAP_BELOW_REGION
    if _display_is_out(model):
        _draw_display_or_summary(canvas, y, model)
        y += _DISPLAY_HEIGHT + _GAP_BELOW_DISPLAY
    supply.draw_supply(canvas, Rect(_LEFT, y, _WIDTH, _SUPPLY_HEIGHT), model)
    y += _SUPPLY_HEIGHT + _GAP
    featured = Rect(_LEFT, y, _WIDTH, FEATURED_HEIGHT)
    wide_panels.draw_featured(canvas, featured, model, seat)
    y += FEATURED_HEIGHT
    if model.knows_hand(seat):
        panel = Rect(_LEFT, y + _HAND_GAP, _WIDTH, _HAND_HEIGHT)
        canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
        left = panel.x + _HAND_INDENT
        middle = panel.cy - _HAND_RISE
        holdings.draw_hand(canvas, left, middle, _WIDTH - _HAND_MARGINS, model, seat)
        y = panel.bottom
    if model.is_landscape:
        other_players.draw_beside(canvas, model)
    else:
        other_players.draw_below(canvas, y + _GAP, model)
    trail.draw_line(canvas, model)
    return canvas


def _page_size(model: TuscanyBoard, view: RegionView) -> tuple[int, int, int]:
    """Return width and height of the board, and the height of the large region."""
    middle = _DISPLAY_HEIGHT + _GAP_BELOW_DISPLAY if _display_is_out(model) else 0
    hand = _HAND_GAP + _HAND_HEIGHT if model.knows_hand(model.featured) else 0
    below = _GAP_BELOW_REGION + middle + _SUPPLY_HEIGHT + _GAP + FEATURED_HEIGHT + hand
    min_region_height = large_region.min_height(view)
    if model.is_landscape:
        width, height = landscape.page_size(TOP + min_region_height + below, landscape.USUAL_WIDTH)
        return width, height, height - landscape.BOTTOM_MARGIN - TOP - below
    below += other_players.height_below(model) + _BOTTOM_MARGIN
    region_height = max(min_region_height, _MIN_HEIGHT - TOP - below)
    return layout.WIDTH, TOP + region_height + below, region_height


def _display_is_out(model: TuscanyBoard) -> bool:
    """Return whether there are tiles in the display; there are none before the first turn."""
    return not model.arranging or any(item != EMPTY for item in model.view.display)


def _draw_display_or_summary(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the display, or at the end the score summary."""
    if scores.is_summed_up(model) and not (model.is_landscape and model.view.seats == _PAIR):
        place = PanelBox(_LEFT, round(y), _WIDTH, _DISPLAY_HEIGHT, _SUMMARY_SCALE)
        scores.draw_summary(canvas, model, place)
    else:
        _draw_display(canvas, y, model)


def _draw_display(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the display of eight tiles."""
    canvas.box(Rect(_LEFT, y, _WIDTH, _DISPLAY_HEIGHT), layout.PANEL, shadow=layout.SHADOW)
    middle, bottom = y + _SLOT_MIDDLE, y + _DISPLAY_HEIGHT
    for slot in range(len(DISPLAY)):
        cx = round(_LEFT + _SLOTS_MARGIN + _SLOT_PITCH * (slot + 0.5))
        display.draw_slot(canvas, HexPlace(cx, middle, _SLOT_RADIUS), slot, model, bottom)
