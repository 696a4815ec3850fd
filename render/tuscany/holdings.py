"""What a player owns, apart from counts: bonus tiles, storage, cards by colour."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import BONUSES, ITEM_KIND, ITEM_WORDS, KINDS
from render.kit import highlights
from render.kit.alignment import Align
from render.kit.canvas import Canvas
from render.kit.highlights import Recency, recency_of
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect, RowSpace
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, DETAIL
from render.tuscany import counts, hex_shapes, pieces, tiles
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.hex_shapes import HexPlace

# Bonus tiles

_SMALL_BONUS_SIZE = 40
"""Size up to which bonus tiles are small."""
_BONUS_GAP = 8
"""Gap between two bonus tiles."""
_SMALL_BONUS_GAP = 6
"""Gap between two small bonus tiles."""
_GLOW_REACH = 5
"""How far the highlight of a new bonus tile extends beyond the tile."""
_GLOW_CORNER_SHARE = 0.2
_GLOW_RIM_WIDTH = 2


def _list_bonuses(model: TuscanyBoard, seat: int) -> list[tuple[str, Recency | None]]:
    """Return a seat's bonus tiles, with the recency of new ones."""
    bonuses = []
    for word, count in zip(BONUSES, model.view.bonuses[seat], strict=True):
        new = model.latest_turn.bonuses[seat, word]
        since = model.since_last_turn.bonuses[seat, word]
        bonuses += [(word, recency_of(count - i, new, since)) for i in range(count)]
    return bonuses


def draw_bonuses(
    canvas: Canvas, space: RowSpace, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw bonus tiles, right-aligned, and smaller if there are many."""
    owned = _list_bonuses(model, seat)
    if owned:
        size = min(size, space.width // len(owned) - _SMALL_BONUS_GAP)
    pitch = size + (_BONUS_GAP if size > _SMALL_BONUS_SIZE else _SMALL_BONUS_GAP)
    y = space.middle
    for i, (word, recency) in enumerate(owned):
        cx = space.right - size / 2 - (len(owned) - 1 - i) * pitch
        ground: Colour = "tile"
        if recency is not None:
            glow = Rect.around(cx, y, size + 2 * _GLOW_REACH, size + 2 * _GLOW_REACH)
            canvas.put(_glow_sprite(glow.w, recency), (cx, y), "tile")
            canvas.record(recency.fact_kind("halo"), word, glow.box)
            ground = highlights.background_of(recency)
        canvas.put(pieces.bonus_sprite(word, size), (cx, y), ground)


def bonuses_width(model: TuscanyBoard, seat: int, size: float) -> float:
    """Return the width of a seat's bonus tiles of that size."""
    return sum(model.view.bonuses[seat]) * (size + _BONUS_GAP)


@lru_cache(maxsize=16)
def _glow_sprite(size: float, recency: Recency) -> Sprite:
    """Return the highlight under a new bonus tile."""
    pen = Pen.square(round(size / 2) + 1)
    fill = highlights.background_of(recency)
    rim = highlights.rim_of(recency)
    pen.box(
        Rect(-size / 2, -size / 2, size, size),
        BoxStyle(size * _GLOW_CORNER_SHARE, fill, rim, _GLOW_RIM_WIDTH),
    )
    return pen.sprite()


# Storage

_HEX_GAP_SHARE = 0.3
"""Gap between two hexes, and around the outer ones for a halo, as a share of their side."""
_MAX_HEX_GAP = 17
_STORAGE_MARGIN = 3
"""Distance of the outer hexes from the edges of the storage."""
_CRATE_SIZE = 36
_STORAGE_TITLE_LEFT = 46
"""Left edge of the title, after the crate."""
_STORAGE_TITLE_GAP = 20
"""Gap between the title and the storage."""
_MAX_STORAGE_TITLE_WIDTH = 170
_TILE_RING_REACH = 4
"""How far the ring of a legal stored tile extends beyond the tile."""
_TILE_RING_GAP = 3
"""How much smaller a legal tile is drawn, so that a light gap shows inside its ring."""
_HALO_RADIUS_SHARE = 1.12
"""Radius of a halo, as a share of its tile's radius; :data:`_HALO_RIM` is added."""
_HALO_RIM = 3


def draw_storage_row(
    canvas: Canvas,
    space: RowSpace,
    radius: float,
    model: TuscanyBoard,
    seat: int,
    align: Align = "left",
) -> float:
    """Draw all slots of a storage in a row, empty ones outlined; returns the width used.

    The hexes shrink if a storage has more slots than fit.
    """
    stored = model.view.storage[seat]
    left, right, y = space
    slots = max(model.view.capacity(seat), len(stored))
    radius_that_fits = (space.width - 2 * _STORAGE_MARGIN) / ((2 + _HEX_GAP_SHARE) * slots)
    radius = min(radius, radius_that_fits)
    pitch = 2 * radius + min(radius * _HEX_GAP_SHARE, _MAX_HEX_GAP)
    width = (slots - 1) * pitch + 2 * radius
    first_x = right - width + radius if align == "right" else left + radius + _STORAGE_MARGIN
    legal = model.targets_of(seat).stored
    recency_by_slot = _recency_of_items(model, seat)
    for i in range(slots):
        place = HexPlace(first_x + i * pitch, y, radius)
        if i < len(stored):
            _draw_item(canvas, place, stored[i], legal, recency_by_slot.get(i))
        else:
            canvas.put(hex_shapes.slot_sprite(round(radius), "tile"), (place.cx, y), "tile")
            canvas.record("slot", "", Rect.around(place.cx, y, 2 * radius, 2 * radius).box)
    return width


def draw_titled_storage(
    canvas: Canvas, space: RowSpace, radius: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw crate and title, and the storage to the right of them."""
    left, _, y = space
    title = model.words.say("tuscany-picture-storage")
    crate = icon_sprite("wooden-crate", _CRATE_SIZE, "ink2")
    canvas.put(crate, (left + _CRATE_SIZE / 2, y), "tile")
    title_left = left + _STORAGE_TITLE_LEFT
    style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
    room = _MAX_STORAGE_TITLE_WIDTH
    title_width = canvas.text((title_left, y), title, style, on="tile", max_width=room)
    storage_left = title_left + title_width + _STORAGE_TITLE_GAP
    draw_storage_row(canvas, space._replace(left=storage_left), radius, model, seat)


def _draw_item(
    canvas: Canvas, place: HexPlace, item: int, legal: frozenset[str], recency: Recency | None
) -> None:
    """Draw a stored tile, on the halo of a new one and with the ring of a legal one."""
    word = ITEM_WORDS[item]
    cx, cy, radius = place
    ground = "tile"
    if recency is not None:
        halo_radius = round(radius * _HALO_RADIUS_SHARE + _HALO_RIM)
        canvas.put(hex_shapes.halo_sprite(halo_radius, recency), (cx, cy), ground)
        box = Rect.around(cx, cy, 2 * radius, 2 * radius).box
        canvas.record(recency.fact_kind("halo"), word, box)
        ground = highlights.background_of(recency)
    if word in legal:
        ring_radius = round(radius) + _TILE_RING_REACH
        canvas.put(hex_shapes.ring_sprite(ring_radius, _TILE_RING_REACH), (cx, cy), ground)
        canvas.record("ring", word, place.grown(_TILE_RING_REACH).box)
        canvas.record("choice", word, place.box)
        ground = "tile"
        radius -= _TILE_RING_GAP
    canvas.put(
        tiles.tile_sprite(item, ITEM_KIND[item], round(radius), 0, tiles.LIFT_SHARE),
        (cx, cy),
        ground,
    )


def _recency_of_items(model: TuscanyBoard, seat: int) -> dict[int, Recency]:
    """Return the recency of new stored items by slot; the last of a kind are the newest."""
    stored = [ITEM_WORDS[item] for item in model.view.storage[seat]]
    recency_by_slot = dict[int, Recency]()
    for word in set(stored):
        slots = [slot for slot, other in enumerate(stored) if other == word]
        new = model.latest_turn.stored[seat, word]
        since = model.since_last_turn.stored[seat, word]
        for rank, slot in enumerate(reversed(slots), start=1):
            recency = recency_of(rank, new, since)
            if recency is not None:
                recency_by_slot[slot] = recency
    return recency_by_slot


# Hands

_CARD_SIZE = 58
_CARD_WIDTH_SHARE = 0.86
"""Width of a card, as a share of its height."""
_CARD_COUNT_SIZE = 42
"""Text size of the number of cards."""


def draw_hand(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the cards of a hand by colour, in one row."""
    pitch = w / len(KINDS)
    for kind in range(len(KINDS)):
        draw_cards(canvas, (x + kind * pitch, y), kind, model, seat, _CARD_SIZE)


def draw_cards(
    canvas: Canvas, at: Point, kind: int, model: TuscanyBoard, seat: int, size: float
) -> float:
    """Draw the number of cards of a colour in a hand from its left edge on; return the width."""
    x, y = at
    count = model.view.hands[seat][kind]
    change = model.count_change(lambda seen: seen.hands[seat][kind])
    glyph = pieces.card_sprite(size, kind)
    tally = Tally(glyph, count, change, width=size * _CARD_WIDTH_SHARE, height=size)
    width = counts.draw(canvas, x, y, tally, _CARD_COUNT_SIZE)
    hand = Rect(x, y - size / 2, width, size)
    canvas.record("hand", f"{KINDS[kind]} {count}", hand.box)
    return width
