"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

import math

from engine.tuscany.data import BONUSES, EMPTY, ITEM_KIND, KINDS
from render.kit import crop, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect, RowSpace
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL
from render.tuscany import (
    counts,
    crop_hand,
    display,
    holdings,
    large_region,
    open_areas,
    panel_parts,
    region,
    supply,
    tracks,
    trail,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.hex_shapes import HexPlace
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


def _part_title(model: TuscanyBoard, part: str) -> str:
    return model.words.say(f"tuscany-picture-part-{part}")


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
    title = model.words.say(
        "tuscany-picture-both", first=_part_title(model, "region"), second=model.name_of(seat)
    )
    canvas = crop.new_page(model, title, bottom + _BOTTOM_MARGIN)
    _draw_region(canvas, region_top, model, seat, view)
    canvas.box(store, layout.TILE_PANEL, shadow=layout.SHADOW)
    content = store.inset(_INSET)
    space = RowSpace(content.x, content.right, store.cy)
    holdings.draw_titled_storage(canvas, space, _STORED_RADIUS, model, seat)
    if areas_height:
        open_areas.draw(canvas, Rect(_LEFT, areas_top, _WIDTH, areas_height), model, seat)
    return canvas


# The middle

_SLOT_ROW_HEIGHT = 244
"""Height of a row of slots."""
_SLOTS_PER_ROW = 4
_SLOT_WIDTH = _WIDTH / _SLOTS_PER_ROW
_SLOT_NAME_MARGINS = 12
"""Width of a slot that its name leaves free."""
_SLOT_RADIUS = 70
"""Radius of the hexes of slots."""
_SLOT_MIDDLE = 112
"""Middle of a slot in its row."""
_SLOT_NAME_BELOW = 104
"""Middle of a slot's name, below that of the slot."""
_PILE_ROW_HEIGHT = 84
"""Height of a line of bonus tiles."""
_PILES_PITCH = _WIDTH / 2 - 6
"""Distance between the two columns of bonus tiles."""
_PILE_MARGINS = 54
"""Width of half a row that a bonus tile, its number and its name leave free."""
_DECKS = ("cards", "yields", "neutral")
"""The decks, in the order of :func:`render.tuscany.supply.list_supplies`."""
_DECK_ICON_WIDTH = 46
_DECK_COUNT_SIZE = 42
_DECK_NAME_MARGIN = 20
_DECK_ROW_HEIGHT = 74
"""Height of a line with a deck."""
_PILES_MARGINS = 20
"""Height of the panel of bonus tiles beside its lines; also the gap below it."""
_DECKS_MARGINS = 22
"""Height of the panel of decks beside its lines; also the gap above the upper one."""
_FIRST_PILE = (24, 48)
"""Left edge and middle of the first bonus tile."""
_PILE_NAME_GAP = 22
"""Gap between the number of bonus tiles and their name."""
_FIRST_DECK = (27, 42)
"""Left edge and middle of the first deck."""
_DECK_NAME_LEFT = 190
"""Left edge of the names of decks."""


def draw_display_part(model: TuscanyBoard) -> Canvas:
    """Draw the display in two rows, bonus tiles and decks, all with their names."""
    top = _TOP + 2 * _SLOT_ROW_HEIGHT + _DECKS_MARGINS
    lines = (len(BONUSES) + 1) // 2
    decks = top + lines * _PILE_ROW_HEIGHT + 2 * _PILES_MARGINS
    bottom = decks + len(_DECKS) * _DECK_ROW_HEIGHT + _DECKS_MARGINS
    canvas = crop.new_page(model, _part_title(model, "display"), bottom + _BOTTOM_MARGIN)
    canvas.box(Rect(_LEFT, _TOP, _WIDTH, 2 * _SLOT_ROW_HEIGHT), layout.PANEL, shadow=layout.SHADOW)
    for slot, item in enumerate(model.view.display):
        cx = round(_LEFT + (slot % _SLOTS_PER_ROW + 0.5) * _SLOT_WIDTH)
        cy = _TOP + _SLOT_MIDDLE + slot // _SLOTS_PER_ROW * _SLOT_ROW_HEIGHT
        display.draw_slot(canvas, HexPlace(cx, cy, _SLOT_RADIUS), slot, model)
        key = "tuscany-empty" if item == EMPTY else f"tuscany-kind-{KINDS[ITEM_KIND[item]]}"
        name = model.words.say(key)
        ink = "ink3" if item == EMPTY else "ink"
        style = TextStyle(BODY, ink, min_size=DETAIL)
        canvas.text(
            (cx, cy + _SLOT_NAME_BELOW),
            name,
            style,
            align="middle",
            on="panel",
            max_width=_SLOT_WIDTH - _SLOT_NAME_MARGINS,
        )
    _draw_piles(canvas, top, lines, model)
    _draw_decks(canvas, decks, model)
    return canvas


def _draw_piles(canvas: Canvas, y: int, lines: int, model: TuscanyBoard) -> None:
    """Draw the remaining bonus tiles with their names, in two columns."""
    height = lines * _PILE_ROW_HEIGHT + _PILES_MARGINS
    canvas.box(Rect(_LEFT, y, _WIDTH, height), layout.PANEL, shadow=layout.SHADOW)
    left, first = _FIRST_PILE
    for bonus, word in enumerate(BONUSES):
        x = _LEFT + left + bonus % 2 * _PILES_PITCH
        middle = y + first + bonus // 2 * _PILE_ROW_HEIGHT
        span = supply.draw_pile(canvas, x, middle, bonus, model)
        name = model.words.say(f"tuscany-bonus-{word}")
        room = _WIDTH / 2 - _PILE_MARGINS - span
        style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
        canvas.text((x + span + _PILE_NAME_GAP, middle), name, style, on="panel", max_width=room)


def _draw_decks(canvas: Canvas, y: int, model: TuscanyBoard) -> None:
    """Draw the remaining face-down cards and tiles, with their names."""
    height = len(_DECKS) * _DECK_ROW_HEIGHT + _DECKS_MARGINS
    canvas.box(Rect(_LEFT, y, _WIDTH, height), layout.PANEL, shadow=layout.SHADOW)
    left, first = _FIRST_DECK
    supplies = zip(_DECKS, supply.list_supplies(model), strict=True)
    for i, (deck, left_over) in enumerate(supplies):
        middle = y + first + i * _DECK_ROW_HEIGHT
        tally = Tally(*left_over, width=_DECK_ICON_WIDTH, has_change_beside=True)
        counts.draw(canvas, _LEFT + left, middle, tally, _DECK_COUNT_SIZE, on="panel")
        name = model.words.say(f"tuscany-picture-{deck}")
        style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
        room = _WIDTH - _DECK_NAME_LEFT - _DECK_NAME_MARGIN
        canvas.text((_LEFT + _DECK_NAME_LEFT, middle), name, style, on="panel", max_width=room)
