"""Players' belongings besides counts: bonus tiles, storage, cards by colour."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import BONUSES, ITEM_KIND, ITEM_WORDS, KINDS
from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, DETAIL
from render.tuscany import counts, pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally

# Bonus tiles

_SMALL_BONUS_SIZE = 40
"""Size up to which bonus tiles are small."""
_BONUS_GAP = 8
"""Gap between two bonus tiles."""
_SMALL_BONUS_GAP = 6
"""Gap between two small bonus tiles."""


def list_bonuses(model: TuscanyBoard, seat: int) -> list[tuple[str, Recency | None]]:
    """Return a seat's bonus tiles, with the recency of new ones."""
    found = []
    for word, count in zip(BONUSES, model.view.bonuses[seat], strict=True):
        new, newer = (
            model.latest_turn.bonuses[seat, word],
            model.since_last_turn.bonuses[seat, word],
        )
        found += [(word, recency_of(count - i, new, newer)) for i in range(count)]
    return found


def recency_of(rank: int, new: int, earlier: int) -> Recency | None:
    """Return the recency of the ``rank``-th last of some things, or ``None`` if it is not new."""
    if rank <= new:
        return Recency.LATEST_TURN
    return Recency.EARLIER if rank <= earlier else None


def draw_bonuses(
    canvas: Canvas, left: float, right: float, y: float, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw bonus tiles, right-aligned, smaller ones if there are many."""
    owned = list_bonuses(model, seat)
    if owned:
        size = min(size, (right - left) // len(owned) - _SMALL_BONUS_GAP)
    step = size + (_BONUS_GAP if size > _SMALL_BONUS_SIZE else _SMALL_BONUS_GAP)
    for i, (word, recency) in enumerate(owned):
        cx = right - size / 2 - (len(owned) - 1 - i) * step
        ground: Colour = "tile"
        if recency is not None:
            canvas.put(_glow_sprite(size + 10, recency), cx, y, "tile")
            half = size / 2 + 5
            canvas.record(
                recency.fact_kind("halo"), word, (cx - half, y - half, cx + half, y + half)
            )
            ground = highlights.background_of(recency)
        canvas.put(pieces.bonus_sprite(word, size), cx, y, ground)


def bonuses_width(model: TuscanyBoard, seat: int, size: float) -> float:
    """Return the width of a seat's bonus tiles of that size."""
    return sum(model.view.bonuses[seat]) * (size + _BONUS_GAP)


@lru_cache(maxsize=16)
def _glow_sprite(size: float, recency: Recency) -> Sprite:
    half = round(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    box = BoxStyle(
        size * 0.2, highlights.background_of(recency), highlights.rim_of(recency), thick=2
    )
    pen.box(-size / 2, -size / 2, size, size, box)
    return pen.sprite()


# Storage


def draw_storage(
    canvas: Canvas,
    edges: tuple[float, float],
    y: float,
    radius: float,
    model: TuscanyBoard,
    seat: int,
    align: str = "l",
) -> float:
    """Draw all slots of a storage between two edges, empty ones outlined; returns the width used.

    The hexes shrink if a storage has more slots than fit.
    """
    view, targets = model.view, model.targets_of(seat)
    stored, (left, right) = view.storage[seat], edges
    slots = max(view.capacity(seat), len(stored))
    radius = min(radius, (right - left - 6) / ((2 + _HEX_GAP_SHARE) * slots))
    step = 2 * radius + min(radius * _HEX_GAP_SHARE, 17)
    width = slots * step - (step - 2 * radius)
    start = right - width + radius if align == "r" else left + radius + 3
    new = _recency_of_items(model, seat)
    for i in range(slots):
        cx = start + i * step
        if i >= len(stored):
            canvas.put(pieces.slot_sprite(round(radius), "tile"), cx, y, "tile")
            canvas.record("slot", "", (cx - radius, y - radius, cx + radius, y + radius))
            continue
        _draw_item(canvas, cx, y, radius, stored[i], targets.stored, new.get(i))
    return width


_HEX_GAP_SHARE = 0.3
"""Gap between two hexes, and around the outer ones for a halo, as a share of their side."""


def draw_store(
    canvas: Canvas,
    left: float,
    right: float,
    y: float,
    radius: float,
    model: TuscanyBoard,
    seat: int,
) -> None:
    """Draw crate and title, and the storage to the right of them."""
    title = model.words.say("tuscany-picture-storage")
    canvas.put(icon_sprite("wooden-crate", 36, "ink2"), left + 18, y, "tile")
    span = canvas.text(
        left + 46, y, title, TextStyle(CAPTION, "ink2", min_size=DETAIL), on="tile", max_width=170
    )
    draw_storage(canvas, (left + 46 + span + 20, right), y, radius, model, seat)


def _draw_item(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    item: int,
    legal: frozenset[str],
    recency: Recency | None,
) -> None:
    word, ground = ITEM_WORDS[item], "tile"
    if recency is not None:
        canvas.put(pieces.halo_sprite(round(radius * 1.12 + 3), recency), cx, cy, ground)
        canvas.record(
            recency.fact_kind("halo"), word, (cx - radius, cy - radius, cx + radius, cy + radius)
        )
        ground = highlights.background_of(recency)
    if word in legal:
        canvas.put(pieces.ring_sprite(round(radius) + 4, 4), cx, cy, ground)
        canvas.record("ring", word, pieces.box_of_hex(radius + 4, cx, cy))
        canvas.record("choice", word, pieces.box_of_hex(radius, cx, cy))
        ground, radius = "tile", radius - 3
    canvas.put(pieces.tile_sprite(item, ITEM_KIND[item], round(radius), 0, 0.08), cx, cy, ground)


def _recency_of_items(model: TuscanyBoard, seat: int) -> dict[int, Recency]:
    """Return the recency of new stored items; the last of a kind are the newest."""
    stored = [ITEM_WORDS[item] for item in model.view.storage[seat]]
    found = dict[int, Recency]()
    for word in set(stored):
        held = [i for i, other in enumerate(stored) if other == word]
        new, earlier = (
            model.latest_turn.stored[seat, word],
            model.since_last_turn.stored[seat, word],
        )
        for rank, i in enumerate(reversed(held), start=1):
            recency = recency_of(rank, new, earlier)
            if recency is not None:
                found[i] = recency
    return found


# Hands


def draw_hand(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the cards of a hand by colour, in one row."""
    step = w / len(KINDS)
    for kind in range(len(KINDS)):
        draw_cards(canvas, x + kind * step, y, kind, model, seat, _CARD_SIZE)


_CARD_SIZE = 58


def draw_cards(
    canvas: Canvas, x: float, y: float, kind: int, model: TuscanyBoard, seat: int, size: float
) -> float:
    """Draw the number of cards of a colour in a hand; return the width."""
    count = model.view.hands[seat][kind]
    change = model.count_change(lambda seen: seen.hands[seat][kind])
    glyph = pieces.card_sprite(size, kind)
    span = counts.draw(
        canvas, x, y, Tally(glyph, count, change, width=size * 0.86, height=size), 42
    )
    half = size / 2
    canvas.record("hand", f"{KINDS[kind]} {count}", (x, y - half, x + span, y + half))
    return span
