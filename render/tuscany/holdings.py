"""What players hold besides their counts: bonus tiles, storage, cards by colour."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import BONUSES, ITEM_KIND, ITEM_WORDS, KINDS
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.tuscany import counts, pieces
from render.tuscany.table import Table

# Bonus tiles


def bonuses(table: Table, seat: int) -> list[tuple[str, bool | None]]:
    """A seat's bonus tiles, and the marks of new ones (:meth:`Table.faint`)."""
    found = []
    for word, count in zip(BONUSES, table.view.bonuses[seat], strict=True):
        new, newer = table.fresh.bonuses[seat, word], table.earlier.bonuses[seat, word]
        found += [(word, faint_of(count - i, new, newer)) for i in range(count)]
    return found


def faint_of(rank: int, new: int, earlier: int) -> bool | None:
    """Whether the last but ``rank`` of some things has the fainter mark; ``None``: it has none."""
    if rank <= new:
        return False
    return True if rank <= earlier else None


def draw_bonuses(
    canvas: Canvas, left: float, right: float, y: float, table: Table, seat: int, size: float
) -> None:
    """Bonus tiles, right-aligned, smaller where there are many."""
    owned = bonuses(table, seat)
    if owned:
        size = min(size, (right - left) // len(owned) - 6)
    step = size + 8 if size > 40 else size + 6
    for i, (word, faint) in enumerate(owned):
        cx = right - size / 2 - (len(owned) - 1 - i) * step
        ground: Colour = "tile"
        if faint is not None:
            canvas.put(_glow(size + 10, faint), cx, y, "tile")
            half = size / 2 + 5
            canvas.note(pieces.halo_kind(faint), word, (cx - half, y - half, cx + half, y + half))
            ground = marks.ground(faint)
        canvas.put(pieces.bonus(word, size), cx, y, ground)


@lru_cache(maxsize=16)
def _glow(size: float, faint: bool) -> Sprite:
    half = round(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.box(-size / 2, -size / 2, size, size, size * 0.2, marks.ground(faint), marks.rim(faint), 2)
    return pen.sprite()


# Storage


def draw_storage(
    canvas: Canvas,
    left: float,
    right: float,
    y: float,
    a: float,
    table: Table,
    seat: int,
    *,
    align: str = "r",
    on: Colour = "tile",
) -> float:
    """All slots of a storage within a width, empty ones outlined; returns the width used.

    Hexes shrink where a storage has more slots than fit.
    """
    view, targets = table.view, table.targets_of(seat)
    stored = view.storage[seat]
    slots = max(view.capacity(seat), len(stored))
    a = min(a, (right - left - 6) / ((2 + _GAP) * slots))
    step = 2 * a + min(a * _GAP, 17)
    width = slots * step - (step - 2 * a)
    start = right - width + a if align == "r" else left + a + 3
    new = _new_items(table, seat)
    for i in range(slots):
        cx = start + i * step
        if i >= len(stored):
            canvas.put(pieces.slot(round(a), on), cx, y, on)
            canvas.note("slot", "", (cx - a, y - a, cx + a, y + a))
            continue
        _draw_item(canvas, cx, y, a, stored[i], on, legal=targets.stored, faint=new.get(i))
    return width


_GAP = 0.3
"""Between two hexes, and for a halo around the outer ones, as a share of their side."""


def draw_store(
    canvas: Canvas, left: float, right: float, y: float, a: float, table: Table, seat: int
) -> None:
    """Crate and title, and the storage at the right of them."""
    title = table.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 36, "ink2"), left + 18, y, "tile")
    span = canvas.text(left + 46, y, title, 26, "ink2", on="tile", room=170, least=22)
    draw_storage(canvas, left + 46 + span + 20, right, y, a, table, seat, align="l")


def _draw_item(
    canvas: Canvas,
    cx: float,
    cy: float,
    a: float,
    item: int,
    ground: Colour,
    *,
    legal: frozenset[str],
    faint: bool | None,
) -> None:
    word = ITEM_WORDS[item]
    if faint is not None:
        canvas.put(pieces.halo(round(a * 1.12 + 3), faint), cx, cy, ground)
        canvas.note(pieces.halo_kind(faint), word, (cx - a, cy - a, cx + a, cy + a))
        ground = marks.ground(faint)
    if word in legal:
        canvas.put(pieces.ring(round(a) + 4, 4), cx, cy, ground)
        canvas.note("ring", word, pieces.box_of(a + 4, cx, cy))
        ground, a = "tile", a - 3
    canvas.put(pieces.tile(item, ITEM_KIND[item], round(a), 0, 0.08), cx, cy, ground)


def _new_items(table: Table, seat: int) -> dict[int, bool]:
    """Which of the stored items are new, the latest of their kind, and whether faintly."""
    stored = [ITEM_WORDS[item] for item in table.view.storage[seat]]
    found = dict[int, bool]()
    for word in set(stored):
        held = [i for i, other in enumerate(stored) if other == word]
        new, earlier = table.fresh.stored[seat, word], table.earlier.stored[seat, word]
        for rank, i in enumerate(reversed(held), start=1):
            faint = faint_of(rank, new, earlier)
            if faint is not None:
                found[i] = faint
    return found


# Hands


def draw_hand(canvas: Canvas, x: float, y: float, w: float, table: Table, seat: int) -> None:
    """The cards of a hand by colour, in one row."""
    step = w / len(KINDS)
    for kind in range(len(KINDS)):
        draw_cards(canvas, x + kind * step, y, kind, table, seat, _CARD)


_CARD = 58


def draw_cards(
    canvas: Canvas, x: float, y: float, kind: int, table: Table, seat: int, size: float
) -> float:
    """How many cards of a colour a hand has, from the left edge on; returns the width."""
    count = table.view.hands[seat][kind]
    gain = table.gain(lambda seen: seen.hands[seat][kind])
    glyph = pieces.card(size, kind)
    span = counts.draw(canvas, x, y, glyph, count, 42, side=size * 0.86, tall=size, gain=gain)
    half = size / 2
    canvas.note("hand", f"{KINDS[kind]} {count}", (x, y - half, x + span, y + half))
    return span
