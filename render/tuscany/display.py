"""The middle of the board: the display, bonus tiles and decks, colour bonuses."""

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
from render.kit import goods, highlights, panel, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.palette import Colour, text_on
from render.kit.panel import PanelTitle
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.type_scale import BODY
from render.tuscany import counts, pieces, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally
from render.tuscany.palette import GREEN
from render.tuscany.pieces import ROOT3

_RIM, _HALO, _ORIGIN = 7, 16, 13
"""Extent of ring, halo, and the outline of a slot from which a tile came, beyond a tile."""
_ABOVE = 22
"""Extent of a code plate above a tile of the display."""


def draw_slot(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    slot: int,
    model: TuscanyBoard,
    bottom: float | None = None,
) -> None:
    """Draw a slot of the display: tile, ring, and the code across its upper edge.

    ``bottom`` is that of the display on the board.
    """
    targets, item = model.targets, model.view.display[slot]
    ground: Colour = "panel"
    code = targets.slots.get(slot)
    high = radius * ROOT3 / 2
    whole = (cx - radius, cy - high - _ABOVE, cx + radius, cy + high)
    canvas.record("spot", code or DISPLAY[slot], whole)
    trail.locate_slot(cx, cy, radius, slot, model, bottom)
    recency = model.recency(lambda found: slot in found.slots)
    taken = model.recency(lambda found: slot in found.taken)
    if taken is not None:
        canvas.put(pieces.origin(radius + _ORIGIN, taken), cx, cy, ground)
    elif recency is not None and item != EMPTY:
        canvas.put(pieces.halo(radius + _HALO, recency), cx, cy, ground)
        box = pieces.box_of(radius + _HALO, cx, cy)
        canvas.record(recency.fact_kind("halo"), DISPLAY[slot], box)
        ground = highlights.background(recency)
    if code is not None and not canvas.hide_rings:
        canvas.put(pieces.ring(radius + _RIM, 6), cx, cy, ground)
        canvas.record("ring", code, pieces.box_of(radius + _RIM, cx, cy))
        ground = "tile"
    elif slot == targets.slot:
        canvas.put(_chosen(radius), cx, cy, ground)
        ground = "tile"
    if item == EMPTY:
        canvas.put(pieces.slot(radius, ground), cx, cy, ground)
    else:
        sprite = pieces.tile(item, ITEM_KIND[item], radius - 1, round(radius * 0.2), 0.08)
        canvas.put(sprite, cx, cy, ground)
    canvas.put(
        pieces.code_plate(code or DISPLAY[slot], 42, code is not None), cx, cy - high + 5, None
    )


@lru_cache(maxsize=8)
def _chosen(radius: float) -> Sprite:
    """Return the ring around the tile chosen in the first step of a move."""
    pen = pieces.blank(radius + 12)
    pen.poly(pieces.hexagon(0, 0, radius + 12), "act")
    pen.poly(pieces.hexagon(0, 0, radius + 5), "tile")
    return pen.sprite(Fact("chosen", "", pieces.box_of(radius + 12)))


def draw_pile(
    canvas: Canvas, x: float, y: float, bonus: int, model: TuscanyBoard, ground: Colour = "panel"
) -> float:
    """Draw a pile of bonus tiles with the number left, from its left edge; return its width."""
    word, left = BONUSES[bonus], model.view.piles[bonus]
    change = model.count_change(lambda view: view.piles[bonus])
    glyph = pieces.bonus(word, _PILE)
    width = counts.draw(
        canvas, x, y, Tally(glyph, left, change, label="×", width=_PILE), 40, on=ground
    )
    if word in model.targets.bonuses:
        half = _PILE / 2
        rect = Rect(x - 4, y - half - 4, width + 10, _PILE + 8)
        highlights.ring(canvas, rect, 12, word)
        canvas.record("choice", word, rect.box)
    return width


_PILE = 54


def draw_supply(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard
) -> None:
    """Draw the remaining bonus tiles on the left, cards and neutral tiles on the right."""
    middle = y + h / 2 - 5
    title = PanelTitle(model.words.say("tuscany-picture-piles"), (26, h / 2 - 5), 190, BODY)
    span = panel.titled(canvas, Rect(x, y, w, h), title)
    left = x + 26 + max(170, span) + 30
    for bonus in range(len(BONUSES)):
        draw_pile(canvas, left + bonus * 152, middle, bonus, model)
    found = supplies(model)
    for i, (glyph, count, change) in enumerate(found):
        at = x + w - 26 - (len(found) - i) * 150 + 30
        counts.draw(canvas, at, middle, Tally(glyph, count, change, width=50), 40, on="panel")


def supplies(model: TuscanyBoard, size: float = 46) -> list[tuple[Sprite, int, CountChange | None]]:
    """Return the numbers of region cards, yield cards and neutral tiles left, with changes."""
    view = model.view
    return [
        (pieces.card(size), len(view.deck), model.count_change(lambda seen: len(seen.deck))),
        (
            pieces.card(size, symbol="cornucopia"),
            len(view.yields),
            model.count_change(lambda seen: len(seen.yields)),
        ),
        (neutral(size), len(view.neutral), model.count_change(lambda seen: len(seen.neutral))),
    ]


@lru_cache(maxsize=4)
def neutral(size: float) -> Sprite:
    """Return the glyph for face-down neutral tiles."""
    radius = size * 0.54
    pen = pieces.blank(radius, size * 0.1)
    pen.poly(pieces.hexagon(0, size * 0.1, radius), "ink")
    pen.poly(pieces.hexagon(0, 0, radius), "ink")
    pen.poly(pieces.hexagon(0, 0, radius - 2.5), pieces.STACK)
    return pen.sprite()


SHIELD = 48
"""Size of a colour bonus."""


def draw_colours(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard
) -> None:
    """Draw the first and second bonus of each colour, and their winners."""
    label = model.words.say("tuscany-picture-colours")
    title = PanelTitle(label, (w / 2, 32), w - 20, BODY, centred=True)
    panel.titled(canvas, Rect(x, y, w, h), title)
    step = (h - 62) / len(KINDS)
    for kind in range(len(KINDS)):
        middle = y + 56 + step * (kind + 0.5)
        canvas.put(hex_of(kind, 28), x + 37, middle - 2, "panel")
        for rank in range(2):
            draw_side(canvas, x + w - 88 + 54 * rank, middle, kind, rank, model)


def draw_side(
    canvas: Canvas,
    cx: float,
    cy: float,
    kind: int,
    rank: int,
    model: TuscanyBoard,
    ground: Colour = "panel",
) -> None:
    """Draw the first or second bonus of a colour: its points, or its winner's marker."""
    view = model.view
    holder = (view.firsts, view.seconds)[rank][kind]
    if holder == NOBODY:
        points = (FIRST_COLOUR, SECOND_COLOUR)[rank][kind]
        canvas.put(goods.shield(str(points), SHIELD, GREEN), cx, cy, ground)
        return
    recency = model.recency(lambda found: (holder, KINDS[kind]) in found.colours)
    if recency is not None:
        canvas.put(highlights.arrival(SHIELD / 2 + 3, recency), cx, cy, ground)
        ground = highlights.background(recency)
    canvas.put(tokens.token(model.colour(holder), SHIELD - 6, lift=False), cx, cy, ground)


@lru_cache(maxsize=32)
def hex_of(kind: int, radius: float) -> Sprite:
    """Return a colour as a hex with its icon."""
    pen = pieces.blank(radius, radius * 0.08)
    pen.poly(pieces.hexagon(0, radius * 0.08, radius), "ink")
    pen.poly(pieces.hexagon(0, 0, radius), "ink")
    pen.poly(pieces.hexagon(0, 0, radius - 2), pieces.COLOURS[kind])
    pen.icon(pieces.ICONS[kind], 0, 0, radius * 0.95, text_on(pieces.COLOURS[kind]))
    return pen.sprite()
