"""The display: the slots with the tiles on offer."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import (
    DISPLAY,
    EMPTY,
    ITEM_KIND,
)
from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.sprite import Fact, Sprite
from render.tuscany import hex_shapes, pieces, tiles, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.hex_shapes import HexPlace

_RING_REACH = 7
"""How far the ring of a legal tile extends beyond the tile."""
_RING_WIDTH = 6
_HALO_REACH = 16
"""How far the halo of a new tile extends beyond the tile."""
_ORIGIN_REACH = 13
"""How far the outline of a slot from which a tile came extends beyond a tile."""
_CHOSEN_RING_REACH = 12
"""How far the ring of the chosen tile extends beyond the tile."""
_CHOSEN_RING_GAP = 5
"""Gap between the chosen tile and its ring."""
_ICON_DROP_SHARE = 0.2
"""Distance of an icon below the middle of its tile, as a share of the tile's radius.

The code is above it.
"""
_TILE_INSET = 1
"""Difference in radius between a slot and its tile."""
_PLATE_ABOVE = 22
"""How far a code plate extends above a tile of the display."""
_CODE_SIZE = 42
"""Text size of a slot's code."""
_CODE_MIDDLE = 5
"""Middle of a slot's code, below the tile's upper edge."""


def draw_slot(
    canvas: Canvas,
    place: HexPlace,
    slot: int,
    model: TuscanyBoard,
    display_bottom: float | None = None,
) -> None:
    """Draw a slot of the display: tile, ring, and the code across its upper edge.

    A line of the story leads to the slot from ``display_bottom``, unless that is ``None``.
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
        canvas.put(hex_shapes.ring_sprite(radius + _RING_REACH, _RING_WIDTH), (cx, cy), ground)
        canvas.record("ring", code, place.grown(_RING_REACH).box)
        ground = "tile"
    elif slot == model.targets.chosen_slot:
        canvas.put(_chosen_ring_sprite(radius), (cx, cy), ground)
        ground = "tile"
    if item == EMPTY:
        canvas.put(hex_shapes.slot_sprite(radius, ground), (cx, cy), ground)
    else:
        drop = round(radius * _ICON_DROP_SHARE)
        side = radius - _TILE_INSET
        tile = tiles.tile_sprite(item, ITEM_KIND[item], side, drop, tiles.LIFT_SHARE)
        canvas.put(tile, (cx, cy), ground)
    plate = pieces.code_plate_sprite(label, _CODE_SIZE, is_legal=code is not None)
    canvas.put(plate, (cx, top + _CODE_MIDDLE), on=None)


def _draw_recency(canvas: Canvas, place: HexPlace, slot: int, model: TuscanyBoard) -> Colour:
    """Draw the outline of a tile just taken or the halo of a new one; return the colour on it."""
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
def _chosen_ring_sprite(radius: float) -> Sprite:
    """Return the ring around the tile chosen in the first step of a move."""
    outer, inner = radius + _CHOSEN_RING_REACH, radius + _CHOSEN_RING_GAP
    pen = hex_shapes.hex_pen(outer)
    pen.poly(hex_shapes.hex_corners(0, 0, outer), "act")
    pen.poly(hex_shapes.hex_corners(0, 0, inner), "tile")
    return pen.sprite(Fact("chosen", "", hex_shapes.box_of_hex(outer)))
