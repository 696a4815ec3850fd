"""The supply: bonus tiles, cards and neutral tiles that are left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.tuscany.data import (
    BONUSES,
)
from render.kit import highlights, titled_panel
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.palette import Colour
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY
from render.tuscany import counts, hex_shapes, pieces, tiles, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import Tally

_PILE_SIZE = 54
_PILE_RING_REACH = 4
"""How far the ring around a pile extends beyond the pile."""
_PILE_RIGHT_MARGIN = 2
"""Distance of the ring from the number of a pile, in addition."""
_PILE_RING_RADIUS = 12
_SUPPLY_RISE = 5
"""How far the supply is above the middle of its panel."""
_MAX_PILES_TITLE_WIDTH = 190
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
"""Distance between two of region cards, yield cards and neutral tiles."""
_SUPPLY_INSET = 20
"""Distance of the first of these from the left edge of its place."""
_SUPPLY_ICON_WIDTH = 50
_SUPPLY_SIZE = 46
_NEUTRAL_RADIUS_SHARE = 0.54
"""Radius of the glyph of neutral tiles, as a share of its size."""
_NEUTRAL_LIFT_SHARE = 0.1
_NEUTRAL_EDGE_WIDTH = 2.5


class Supply(NamedTuple):
    """A kind of cards or tiles: its glyph, the number left, and its change."""

    glyph: Sprite
    number: int
    change: CountChange | None


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
        rect = Rect(x, y - _PILE_SIZE / 2, width + _PILE_RIGHT_MARGIN, _PILE_SIZE).grown(
            _PILE_RING_REACH
        )
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
    for i, supply in enumerate(supplies):
        tally = Tally(*supply, width=_SUPPLY_ICON_WIDTH, has_change_beside=True)
        left = supplies_left + i * _SUPPLY_PITCH
        counts.draw(canvas, left, middle, tally, _COUNT_SIZE, on="panel")
    trail.locate_deck(supplies_left, middle, model)


def list_supplies(model: TuscanyBoard, size: float = _SUPPLY_SIZE) -> list[Supply]:
    """Return the numbers of region cards, yield cards and neutral tiles left, with changes."""
    view = model.view
    return [
        Supply(
            pieces.card_sprite(size),
            len(view.deck),
            model.count_change(lambda state: len(state.deck)),
        ),
        Supply(
            pieces.card_sprite(size, symbol="cornucopia"),
            len(view.yields),
            model.count_change(lambda state: len(state.yields)),
        ),
        Supply(
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
    pen.poly(hex_shapes.hex_corners(0, 0, radius - _NEUTRAL_EDGE_WIDTH), tiles.STACK_COLOUR)
    return pen.sprite()
