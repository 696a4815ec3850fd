"""The middle of the board: the display, bonus tiles and decks, colour bonuses."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import (
    BONUSES,
    DISPLAY,
    EMPTY,
    FIRST_COLOUR_POINTS,
    ITEM_KIND,
    KINDS,
    NOBODY,
    SECOND_COLOUR_POINTS,
)
from render.kit import goods, highlights, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.palette import Colour, ink_on
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY
from render.tuscany import counts, hex_shapes, pieces, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.hex_shapes import HexPlace
from render.tuscany.palette import GREEN

_RING_REACH = 7
"""Extent of the ring of a legal tile beyond it."""
_HALO_REACH = 16
"""Extent of the halo of a new tile beyond it."""
_ORIGIN_REACH = 13
"""Extent of the outline of a slot from which a tile came, beyond a tile."""
_CHOSEN_RING_REACH = 12
"""Extent of the ring of the chosen tile beyond it."""
_CHOSEN_RING_GAP = 5
"""Gap between the chosen tile and its ring."""
_ICON_DROP_SHARE = 0.2
"""How far an icon is below the middle of its tile, for the code above it, in the tile's radius."""
_LIFT_SHARE = 0.08
"""Visible height of a tile's lower side, in its radius."""
_PLATE_ABOVE = 22
"""Extent of a code plate above a tile of the display."""
_CODE_SIZE = 42
"""Text size of a slot's code."""
_CODE_MIDDLE = 5
"""Middle of a slot's code, below the tile's upper edge."""
_PILE_SIZE = 54
_PILE_RING_REACH = 4
"""Extent of the ring around a pile beyond its tile."""
_PILE_RING_RADIUS = 12
_SUPPLY_RISE = 5
"""How far the supply is above the middle of its panel."""
_MAX_PILES_TITLE_WIDTH = 190
_COLOURS_TITLE_MARGINS = 20
"""Width that the title above the colour bonuses leaves free."""
_COUNT_SIZE = 40
"""Text size of the numbers in the supply."""
_SIDE_MARGIN = 26
"""Side margins of the supply."""
_MIN_PILES_TITLE_WIDTH = 170
"""Minimum width of the title before the piles."""
_PILES_GAP = 30
"""Gap between that title and the piles."""
_PILE_PITCH = 142
"""Distance between two piles."""
_SUPPLY_PITCH = 180
"""Distance between cards and neutral tiles."""
_SUPPLY_INSET = 20
"""Left edge of each of them within that distance."""
_SUPPLY_ICON_WIDTH = 50
_SUPPLY_SIZE = 46
_NEUTRAL_RADIUS_SHARE = 0.54
"""Radius of the glyph of neutral tiles, as a share of its size."""
_NEUTRAL_LIFT_SHARE = 0.1
_NEUTRAL_EDGE_WIDTH = 2.5
_COLOUR_ICON_SHARE = 0.95
"""Size of the icon on a colour's hex, in its radius."""
_COLOURS_TITLE_MIDDLE = 32
_COLOURS_TOP_MARGIN = 56
"""Height above all colour bonuses."""
_COLOURS_BOTTOM_MARGIN = 6
"""Height below all colour bonuses."""
_COLOUR_RADIUS = 28
"""Radius of a colour's hex."""
_COLOUR_MIDDLE = 37
"""Middle of the hex of a colour, from the left edge."""
_FIRST_BONUS_FROM_RIGHT = 88
"""Middle of a colour's first bonus, from the right edge."""
_BONUS_PITCH = 54
"""Distance between a colour's first and second bonus."""
SHIELD_SIZE = 48
"""Size of a colour bonus."""
_WINNER_TOKEN_SIZE = 42
"""Size of the token of the player who has won a colour bonus."""
_WINNER_DISC_RADIUS = SHIELD_SIZE / 2 + 3
"""Radius of the disc under that token if the bonus has just been won."""


def draw_slot(
    canvas: Canvas,
    place: HexPlace,
    slot: int,
    model: TuscanyBoard,
    display_bottom: float | None = None,
) -> None:
    """Draw a slot of the display: tile, ring, and the code across its upper edge.

    ``display_bottom`` is the bottom of the display on the board.
    """
    cx, cy, radius = place
    item = model.view.display[slot]
    code = model.targets.slots.get(slot)
    label = code or DISPLAY[slot]
    left, top, right, bottom = place.box
    canvas.record("spot", label, (left, top - _PLATE_ABOVE, right, bottom))
    trail.locate_slot(place, slot, model, display_bottom)
    ground = _draw_recency(canvas, place, slot, model)
    if code is not None and not canvas.hide_rings:
        canvas.put(hex_shapes.ring_sprite(radius + _RING_REACH, _RING_REACH - 1), (cx, cy), ground)
        canvas.record("ring", code, place.grown(_RING_REACH).box)
        ground = "tile"
    elif slot == model.targets.chosen_slot:
        canvas.put(_chosen_ring(radius), (cx, cy), ground)
        ground = "tile"
    if item == EMPTY:
        canvas.put(hex_shapes.slot_sprite(radius, ground), (cx, cy), ground)
    else:
        drop = round(radius * _ICON_DROP_SHARE)
        tile = pieces.tile_sprite(item, ITEM_KIND[item], radius - 1, drop, _LIFT_SHARE)
        canvas.put(tile, (cx, cy), ground)
    plate = pieces.code_plate_sprite(label, _CODE_SIZE, code is not None)
    canvas.put(plate, (cx, top + _CODE_MIDDLE), None)


def _draw_recency(canvas: Canvas, place: HexPlace, slot: int, model: TuscanyBoard) -> Colour:
    """Draw the outline of a tile just taken or the halo of a new one; return the ground on it."""
    cx, cy, radius = place
    taken_recency = model.recency(lambda changes: slot in changes.taken_slots)
    if taken_recency is not None:
        canvas.put(
            hex_shapes.origin_sprite(radius + _ORIGIN_REACH, taken_recency), (cx, cy), "panel"
        )
        return "panel"
    recency = model.recency(lambda changes: slot in changes.restocked_slots)
    if recency is None or model.view.display[slot] == EMPTY:
        return "panel"
    halo = place.grown(_HALO_REACH)
    canvas.put(hex_shapes.halo_sprite(halo.radius, recency), (cx, cy), "panel")
    canvas.record(recency.fact_kind("halo"), DISPLAY[slot], halo.box)
    return highlights.background_of(recency)


@lru_cache(maxsize=8)
def _chosen_ring(radius: float) -> Sprite:
    """Return the ring around the tile chosen in the first step of a move."""
    outer, inner = radius + _CHOSEN_RING_REACH, radius + _CHOSEN_RING_GAP
    pen = hex_shapes.hex_pen(outer)
    pen.poly(hex_shapes.hex_corners(0, 0, outer), "act")
    pen.poly(hex_shapes.hex_corners(0, 0, inner), "tile")
    return pen.sprite(Fact("chosen", "", hex_shapes.box_of_hex(outer)))


def draw_pile(
    canvas: Canvas, x: float, y: float, bonus: int, model: TuscanyBoard, ground: Colour = "panel"
) -> float:
    """Draw a pile of bonus tiles with the number left, from its left edge; return its width."""
    word = BONUSES[bonus]
    left = model.view.piles[bonus]
    change = model.count_change(lambda state: state.piles[bonus])
    tally = Tally(pieces.bonus_sprite(word, _PILE_SIZE), left, change, label="×", width=_PILE_SIZE)
    width = counts.draw(canvas, x, y, tally, _COUNT_SIZE, on=ground)
    if word in model.targets.bonuses:
        rect = Rect(x, y - _PILE_SIZE / 2, width + 2, _PILE_SIZE).grown(_PILE_RING_REACH)
        highlights.draw_ring(canvas, rect, _PILE_RING_RADIUS, word)
        canvas.record("choice", word, rect.box)
    return width


def draw_supply(canvas: Canvas, rect: Rect, model: TuscanyBoard) -> None:
    """Draw the remaining bonus tiles on the left, cards and neutral tiles on the right."""
    middle = rect.cy - _SUPPLY_RISE
    inner = rect.inset(_SIDE_MARGIN)
    label = model.words.say("tuscany-picture-piles")
    at = (_SIDE_MARGIN, middle - rect.y)
    title = PanelTitle(label, at, _MAX_PILES_TITLE_WIDTH, BODY)
    title_width = titled_panel.draw_titled(canvas, rect, title)
    piles_left = inner.x + max(_MIN_PILES_TITLE_WIDTH, title_width) + _PILES_GAP
    for bonus in range(len(BONUSES)):
        draw_pile(canvas, piles_left + bonus * _PILE_PITCH, middle, bonus, model)
    supplies = list_supplies(model)
    supplies_left = inner.right - len(supplies) * _SUPPLY_PITCH + _SUPPLY_INSET
    for i, (glyph, count, change) in enumerate(supplies):
        tally = Tally(glyph, count, change, width=_SUPPLY_ICON_WIDTH, has_change_beside=True)
        left = supplies_left + i * _SUPPLY_PITCH
        counts.draw(canvas, left, middle, tally, _COUNT_SIZE, on="panel")
    trail.locate_deck(supplies_left, middle, model)


def list_supplies(
    model: TuscanyBoard, size: float = _SUPPLY_SIZE
) -> list[tuple[Sprite, int, CountChange | None]]:
    """Return the numbers of region cards, yield cards and neutral tiles left, with changes."""
    view = model.view
    return [
        (
            pieces.card_sprite(size),
            len(view.deck),
            model.count_change(lambda state: len(state.deck)),
        ),
        (
            pieces.card_sprite(size, symbol="cornucopia"),
            len(view.yields),
            model.count_change(lambda state: len(state.yields)),
        ),
        (
            neutral_sprite(size),
            len(view.neutral),
            model.count_change(lambda state: len(state.neutral)),
        ),
    ]


@lru_cache(maxsize=4)
def neutral_sprite(size: float) -> Sprite:
    """Return the glyph for face-down neutral tiles."""
    radius, lift = size * _NEUTRAL_RADIUS_SHARE, size * _NEUTRAL_LIFT_SHARE
    pen = hex_shapes.hex_pen(radius, lift)
    pen.poly(hex_shapes.hex_corners(0, lift, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius - _NEUTRAL_EDGE_WIDTH), pieces.STACK_COLOUR)
    return pen.sprite()


def draw_colours(canvas: Canvas, rect: Rect, model: TuscanyBoard) -> None:
    """Draw the first and second bonus of each colour, and their winners."""
    label = model.words.say("tuscany-picture-colours")
    at = (rect.w / 2, _COLOURS_TITLE_MIDDLE)
    title = PanelTitle(label, at, rect.w - _COLOURS_TITLE_MARGINS, BODY, is_centred=True)
    titled_panel.draw_titled(canvas, rect, title)
    pitch = (rect.h - _COLOURS_TOP_MARGIN - _COLOURS_BOTTOM_MARGIN) / len(KINDS)
    for kind in range(len(KINDS)):
        middle = rect.y + _COLOURS_TOP_MARGIN + pitch * (kind + 0.5)
        canvas.put(colour_hex(kind, _COLOUR_RADIUS), (rect.x + _COLOUR_MIDDLE, middle - 2), "panel")
        for rank in range(2):
            cx = rect.right - _FIRST_BONUS_FROM_RIGHT + _BONUS_PITCH * rank
            draw_colour_bonus(canvas, (cx, middle), kind, rank, model)


def draw_colour_bonus(
    canvas: Canvas,
    at: Point,
    kind: int,
    rank: int,
    model: TuscanyBoard,
    ground: Colour = "panel",
) -> None:
    """Draw the first or second bonus of a colour: its points, or its winner's marker."""
    cx, cy = at
    view = model.view
    holder = (view.firsts, view.seconds)[rank][kind]
    if holder == NOBODY:
        points = (FIRST_COLOUR_POINTS, SECOND_COLOUR_POINTS)[rank][kind]
        canvas.put(goods.shield_sprite(str(points), SHIELD_SIZE, GREEN), (cx, cy), ground)
        return
    recency = model.recency(lambda changes: (holder, KINDS[kind]) in changes.colours)
    if recency is not None:
        ground = highlights.draw_arrival(canvas, (cx, cy), _WINNER_DISC_RADIUS, recency, ground)
    token = tokens.token_sprite(model.colour_of(holder), _WINNER_TOKEN_SIZE, is_lifted=False)
    canvas.put(token, (cx, cy), ground)


@lru_cache(maxsize=32)
def colour_hex(kind: int, radius: float) -> Sprite:
    """Return a colour as a hex with its icon."""
    lift = radius * _LIFT_SHARE
    pen = hex_shapes.hex_pen(radius, lift)
    pen.poly(hex_shapes.hex_corners(0, lift, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius - 2), pieces.COLOURS[kind])
    pen.icon(pieces.ICONS[kind], 0, 0, radius * _COLOUR_ICON_SHARE, ink_on(pieces.COLOURS[kind]))
    return pen.sprite()
