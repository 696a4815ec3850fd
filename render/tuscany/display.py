"""What lies in the middle: the display, bonus tiles and decks, colour bonuses."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import (
    BONUSES,
    DISPLAY,
    EMPTY,
    FIRST_COLOUR,
    ITEM_KIND,
    KINDS,
    NOBODY,
    SECOND_COLOUR,
)
from render.kit import goods, marks, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour, text_on
from render.kit.sprite import Mark, Sprite
from render.tuscany import pieces
from render.tuscany.pieces import ROOT3
from render.tuscany.table import Table

_RIM = 7
"""Width of the ring around a tile of the display."""


def draw_slot(
    canvas: Canvas,
    cx: float,
    cy: float,
    a: float,
    slot: int,
    table: Table,
    ground: Colour = "panel",
    size: float = 42,
) -> None:
    """A slot of the display: tile, code, ring; the code lies across the upper edge."""
    targets, item = table.targets, table.view.display[slot]
    code = targets.slots.get(slot)
    high = a * ROOT3 / 2
    if slot in table.fresh.slots and item != EMPTY:
        canvas.put(pieces.halo(a + 16), cx, cy, ground)
        canvas.note("halo", DISPLAY[slot], (cx - a, cy - high, cx + a, cy + high))
        ground = "glow"
    if code is not None and not canvas.calm:
        canvas.put(pieces.plain(a + _RIM, "act"), cx, cy, ground)
        reach = a + _RIM
        box = (cx - reach, cy - reach * ROOT3 / 2, cx + reach, cy + reach * ROOT3 / 2)
        canvas.note("ring", code, box)
        ground = "act"
    elif slot == targets.slot:
        canvas.put(_chosen(a), cx, cy, ground)
        ground = "tile"
    if item == EMPTY:
        canvas.put(pieces.slot(a, ground), cx, cy, ground)
    else:
        sprite = pieces.tile(item, ITEM_KIND[item], a - 1, round(a * 0.2), 0.08)
        canvas.put(sprite, cx, cy, ground)
    canvas.put(pieces.pill(code or DISPLAY[slot], size, code is not None), cx, cy - high + 5, None)


@lru_cache(maxsize=8)
def _chosen(a: float) -> Sprite:
    """Around the tile that the first step of a move has chosen: a ring with a light gap."""
    pen = pieces.blank(a + 12)
    pen.poly(pieces.hexagon(0, 0, a + 12), "act")
    pen.poly(pieces.hexagon(0, 0, a + 5), "tile")
    drawn = pen.sprite()
    mark = Mark("chosen", "", pieces.box_of(a + 12))
    return Sprite(drawn.image, drawn.ox, drawn.oy, (mark,))


def draw_pile(
    canvas: Canvas,
    x: float,
    y: float,
    bonus: int,
    table: Table,
    size: float = 54,
    ground: Colour = "panel",
) -> float:
    """A pile of bonus tiles with what is left, from its left edge; returns its width."""
    word, left = BONUSES[bonus], table.view.piles[bonus]
    canvas.put(pieces.bonus(word, size), x + size / 2, y, ground)
    ink = "ink" if left else "line"
    span = canvas.text(x + size + 8, y, f"×{left}", 40, ink, on=ground)
    width = size + 8 + span
    if word in table.targets.bonuses:
        marks.ring(canvas, x - 4, y - size / 2 - 4, width + 10, size + 8, 12, word)
    return width


def draw_supply(canvas: Canvas, x: float, y: float, w: float, h: float, table: Table) -> None:
    """Bonus tiles left at the left; cards and neutral tiles left at the right."""
    canvas.box(x, y, w, h, 18, "panel", "line", 3, shadow=5)
    middle = y + h / 2
    title = table.words.say("tuscany-picture-piles")
    span = canvas.text(x + 26, middle, title, 28, style="serif", on="panel", room=190, least=22)
    left = x + 26 + max(170, span) + 30
    for bonus in range(len(BONUSES)):
        draw_pile(canvas, left + bonus * 152, middle, bonus, table)
    for i, (glyph, count) in enumerate(supplies(table)):
        at = x + w - 26 - (len(supplies(table)) - i) * 150 + 30
        canvas.put(glyph, at + 22, middle, "panel")
        ink = "ink" if count else "line"
        canvas.text(at + 54, middle, str(count), 40, ink, on="panel")


def supplies(table: Table, size: float = 46) -> list[tuple[Sprite, int]]:
    """Region cards, yield cards and neutral tiles still face down."""
    view = table.view
    return [
        (pieces.card(size), len(view.deck)),
        (pieces.card(size, symbol="cornucopia"), len(view.yields)),
        (neutral(size), len(view.neutral)),
    ]


@lru_cache(maxsize=4)
def neutral(size: float) -> Sprite:
    """Face-down tiles that belong to nobody."""
    a = size * 0.54
    pen = pieces.blank(a, size * 0.1)
    pen.poly(pieces.hexagon(0, size * 0.1, a), "ink")
    pen.poly(pieces.hexagon(0, 0, a), "ink")
    pen.poly(pieces.hexagon(0, 0, a - 2.5), pieces.STACK)
    return pen.sprite()


def draw_colours(canvas: Canvas, x: float, y: float, w: float, h: float, table: Table) -> None:
    """The colour bonuses, and who has won them."""
    canvas.box(x, y, w, h, 18, "panel", "line", 3, shadow=5)
    title = table.words.say("tuscany-picture-colours")
    canvas.text(
        x + w / 2, y + 32, title, 28, style="serif", align="m", on="panel", room=w - 20, least=22
    )
    step = (h - 62) / len(KINDS)
    for kind in range(len(KINDS)):
        middle = y + 58 + step * (kind + 0.5)
        canvas.put(hex_of(kind, 32), x + 46, middle - 2, "panel")
        for rank in range(2):
            draw_side(canvas, x + w - 36, middle - 20 + 40 * rank, kind, rank, table)


def draw_side(
    canvas: Canvas,
    cx: float,
    cy: float,
    kind: int,
    rank: int,
    table: Table,
    size: float = 36,
    ground: Colour = "panel",
) -> None:
    """The first or second bonus of a colour: its points, or the marker of its winner."""
    view = table.view
    holder = (view.firsts, view.seconds)[rank][kind]
    if holder == NOBODY:
        points = (FIRST_COLOUR, SECOND_COLOUR)[rank][kind]
        canvas.put(goods.shield(str(points), size, "tcastle"), cx, cy, ground)
        return
    if (holder, KINDS[kind]) in table.fresh.colours:
        canvas.put(marks.arrival(size / 2 + 3), cx, cy, ground)
        ground = "glow"
    canvas.put(tokens.token(table.colour(holder), size - 4, lift=False), cx, cy, ground)


@lru_cache(maxsize=32)
def hex_of(kind: int, a: float) -> Sprite:
    """A colour as a hex with its icon."""
    pen = pieces.blank(a, a * 0.08)
    pen.poly(pieces.hexagon(0, a * 0.08, a), "ink")
    pen.poly(pieces.hexagon(0, 0, a), "ink")
    pen.poly(pieces.hexagon(0, 0, a - 2), pieces.COLOURS[kind])
    pen.icon(pieces.ICONS[kind], 0, 0, a * 0.95, text_on(pieces.COLOURS[kind]))
    return pen.sprite()
