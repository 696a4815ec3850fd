"""The display, the bonus tiles and the decks for phones, 800 pixels wide."""

from __future__ import annotations

from engine.tuscany.data import BONUSES, EMPTY, ITEM_KIND, KINDS
from render.kit import crop, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL
from render.tuscany import (
    counts,
    display,
    supply,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.hex_shapes import HexPlace

_LEFT = crop.LEFT
_WIDTH = crop.WIDTH
_TOP = crop.TOP
_BOTTOM_MARGIN = 28
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


def draw_part(model: TuscanyBoard) -> Canvas:
    """Draw the display in two rows, bonus tiles and decks, all with their names."""
    top = _TOP + 2 * _SLOT_ROW_HEIGHT + _DECKS_MARGINS
    lines = (len(BONUSES) + 1) // 2
    decks = top + lines * _PILE_ROW_HEIGHT + 2 * _PILES_MARGINS
    bottom = decks + len(_DECKS) * _DECK_ROW_HEIGHT + _DECKS_MARGINS
    canvas = crop.new_page(
        model, model.words.say("tuscany-picture-part-display"), bottom + _BOTTOM_MARGIN
    )
    canvas.box(Rect(_LEFT, _TOP, _WIDTH, 2 * _SLOT_ROW_HEIGHT), layout.PANEL, shadow=layout.SHADOW)
    for slot, item in enumerate(model.view.display):
        cx = round(_LEFT + (slot % _SLOTS_PER_ROW + 0.5) * _SLOT_WIDTH)
        cy = _TOP + _SLOT_MIDDLE + slot // _SLOTS_PER_ROW * _SLOT_ROW_HEIGHT
        display.draw_slot(canvas, HexPlace(cx, cy, _SLOT_RADIUS), slot, model)
        key = "tuscany-empty" if item == EMPTY else f"tuscany-kind-{KINDS[ITEM_KIND[item]]}"
        name = model.words.say(key)
        ink = "ink3" if item == EMPTY else "ink"
        style = TextStyle(BODY, ink, min_size=DETAIL)
        at = (cx, cy + _SLOT_NAME_BELOW)
        room = _SLOT_WIDTH - _SLOT_NAME_MARGINS
        canvas.text(at, name, style, align="middle", on="panel", max_width=room)
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
