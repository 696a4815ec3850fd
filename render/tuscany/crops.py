"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

import math

from engine.tuscany.data import BONUSES, EMPTY, ITEM_KIND, KINDS
from render.kit import crop, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL
from render.tuscany import (
    board,
    counts,
    crop_hand,
    display,
    holdings,
    open_areas,
    players,
    region,
    tracks,
    trail,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.maps import WIDTH, RegionView, region_view

_X, _W, _TOP = crop.LEFT, crop.WIDTH, crop.TOP
_RADIUS = _W / WIDTH
_BOTTOM_MARGIN = 28
_CODE, _NUMBER = 33, 30


def _caption(model: TuscanyBoard, part: str) -> str:
    return model.words.say(f"tuscany-picture-part-{part}")


# One player

_CARD = 396
"""Height of the panel with a player's belongings."""


def players_part(model: TuscanyBoard) -> Canvas:
    """Draw the belongings of every player, in turn order."""
    order = model.panel_order(model.turn_order)

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        _draw_owned(canvas, y, model, seat)

    return crop.players(model, order, draw, pitch=_CARD + layout.BETWEEN_PANELS)


def player_part(model: TuscanyBoard, seat: int, caption: str) -> Canvas:
    """Draw one player's belongings, region, and the hand if the viewer knows it."""
    own = region_view(model.view, seat)
    ground = _TOP + _CARD + 40
    bottom = ground + _land_height(own)
    hand = crop_hand.HAND + 14 if model.knows_hand(seat) else 0
    canvas = crop.page(model, caption, bottom + hand + _BOTTOM_MARGIN)
    _draw_owned(canvas, _TOP, model, seat)
    _draw_land(canvas, ground, model, seat, own)
    if hand:
        crop_hand.draw_hand(canvas, bottom + 14, model, seat)
    return canvas


def _land_height(own: RegionView) -> int:
    return math.ceil(region.height(own, _RADIUS)) + (56 if own.map.titles else 14)


def _draw_land(canvas: Canvas, y: int, model: TuscanyBoard, seat: int, own: RegionView) -> None:
    region.draw(canvas, _X, y, own, players.region_style(model, seat, _RADIUS, _CODE, _NUMBER))
    trail.locate_region(_X, y, own, _RADIUS, model, seat)
    board.draw_titles(canvas, _X, y, own, _RADIUS)


def _draw_owned(canvas: Canvas, y: int, model: TuscanyBoard, seat: int) -> None:
    """Draw a panel with head, tracks, counts, stacks, bonus tiles and storage."""
    players.draw_panel(canvas, _X, y, _W, _CARD, model, seat)
    players.draw_head(canvas, _X, y, _W, model, seat)
    left, right = _X + 22, _X + _W - 22
    tracks.draw(canvas, left, y + trail.HEAD + 42, right - left, model, seat)
    row = y + trail.HEAD + 138
    counts.draw_row(canvas, left, row, model, seat, 44, 128)
    players.draw_right(canvas, left + 400, right, row, model, seat, 54)
    low = y + _CARD - 66
    counts.draw_stacks(canvas, left, low, model, seat, 56)
    holdings.draw_store(canvas, left + 220, right, low, 46, model, seat)
    players.frame_mover(canvas, Rect(_X, y, _W, _CARD), model, seat, lower=60)


# The region and its open areas


def region_part(model: TuscanyBoard) -> Canvas:
    """Draw a region, its storage, and the open colours with their area values."""
    seat = model.featured
    own, rows = region_view(model.view, seat), open_areas.height(model, seat)
    store = _TOP + 14 + _land_height(own)
    low = store + 136
    height = low + (rows + 14 if rows else 0) + _BOTTOM_MARGIN - 14
    whose = model.words.say(
        "tuscany-picture-both", first=_caption(model, "region"), second=model.name(seat)
    )
    canvas = crop.page(model, whose, height)
    _draw_land(canvas, _TOP + 14, model, seat, own)
    canvas.box(_X, store, _W, 118, layout.TILE_PANEL, shadow=5)
    holdings.draw_store(canvas, _X + 22, _X + _W - 22, store + 59, 46, model, seat)
    if rows:
        open_areas.draw(canvas, _X, low, _W, model, seat)
    return canvas


# The middle

_CELL, _SLOT = 244, 70
_PILE, _DECK = 84, 74
"""Height of a line of bonus tiles, and of a deck."""


def display_part(model: TuscanyBoard) -> Canvas:
    """Draw the display in two rows, bonus tiles and decks, all with their names."""
    top = _TOP + 2 * _CELL + 22
    lines = (len(BONUSES) + 1) // 2
    decks = top + lines * _PILE + 40
    canvas = crop.page(model, _caption(model, "display"), decks + 3 * _DECK + 22 + _BOTTOM_MARGIN)
    canvas.box(_X, _TOP, _W, 2 * _CELL, layout.PANEL, shadow=5)
    for slot, item in enumerate(model.view.display):
        cx = round(_X + (slot % 4 + 0.5) * _W / 4)
        cy = _TOP + 112 + slot // 4 * _CELL
        display.draw_slot(canvas, cx, cy, _SLOT, slot, model)
        key = "tuscany-empty" if item == EMPTY else f"tuscany-kind-{KINDS[ITEM_KIND[item]]}"
        name, ink = model.words.say(key), "ink3" if item == EMPTY else "ink"
        style = TextStyle(BODY, ink, min_size=DETAIL)
        canvas.text(cx, cy + 104, name, style, align="m", on="panel", max_width=_W / 4 - 12)
    _draw_piles(canvas, top, lines, model)
    _draw_decks(canvas, decks, model)
    return canvas


def _draw_piles(canvas: Canvas, y: int, lines: int, model: TuscanyBoard) -> None:
    """Draw the remaining bonus tiles with their names, in two columns."""
    canvas.box(
        _X,
        y,
        _W,
        lines * _PILE + 20,
        layout.PANEL,
        shadow=5,
    )
    for bonus, word in enumerate(BONUSES):
        x = _X + 24 + bonus % 2 * (_W / 2 - 6)
        middle = y + 48 + bonus // 2 * _PILE
        span = display.draw_pile(canvas, x, middle, bonus, model)
        name = model.words.say(f"tuscany-bonus-{word}")
        room = _W / 2 - 30 - span - 24
        style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
        canvas.text(x + span + 22, middle, name, style, on="panel", max_width=room)


def _draw_decks(canvas: Canvas, y: int, model: TuscanyBoard) -> None:
    """Draw the remaining face-down cards and tiles, with their names."""
    canvas.box(_X, y, _W, 3 * _DECK + 22, layout.PANEL, shadow=5)
    captions = ("cards", "yields", "neutral")
    for i, (glyph, count, change) in enumerate(display.supplies(model)):
        middle = y + 42 + i * _DECK
        counts.draw(canvas, _X + 27, middle, Tally(glyph, count, change, width=46), 42, on="panel")
        name = model.words.say(f"tuscany-picture-{captions[i]}")
        style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
        canvas.text(_X + 190, middle, name, style, on="panel", max_width=_W - 210)
