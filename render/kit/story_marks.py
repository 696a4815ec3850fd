"""Draw the story of the latest moves: numbers, shields, the mover's mark, and a dotted line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from render.kit import goods, highlights, layout, panel
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.highlights import RIM, Recency
from render.kit.palette import Colour, text_on
from render.kit.panel import PanelBox
from render.kit.pen import Pen, Point
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, NOTE, SUBHEADING

NUMBER, SHIELD = 34, 52
"""Diameter of a number, and size of a shield."""
_DOT, _STEP = 5, 13
"""Size of a dot of the line, and distance of two dots."""
_END = 18
"""Diameter of the discs at both ends of the line, in the mover's colour."""
_ACROSS, _ABOVE_ALL, _OUTSIDE = 40, 16, 30
"""Where the line leaves a panel, from its left edge; its distances from all panels."""
_EDGES = "tile"
"""The ground on which the edges of marks are blended, whatever they lie on: dark rims hide it."""
_AROUND_TOKEN = 36
"""Radius of the mark around the mover's token."""


def draw(canvas: Canvas, model: BoardModel[Any]) -> None:
    """Draw the numbers and shields of the places that have been located, above all pieces."""
    story = model.story
    for place, spot in story.spots.items():
        if place in story.points:
            canvas.put(shield(story.points[place], model.points_colour), *spot.shield, _EDGES)
        step = story.steps.get(place)
        if step is not None and step.number:
            canvas.put(number(step.number, step.recency), *spot.number, _EDGES)


@lru_cache(maxsize=64)
def number(count: int, recency: Recency) -> Sprite:
    """Return the number of a step: ink on glow; grey on white for an earlier one."""
    half = NUMBER / 2
    ground: Colour = "tile" if recency.faint else highlights.background(recency)
    pen = Pen(-18, -18, 18, 18)
    pen.disc(0, 0, half, ground, highlights.rim(recency), 2.5)
    size = NOTE if count < 10 else DETAIL
    pen.text(0, 0, str(count), TextStyle(size, "ink2" if recency.faint else "ink", "black"))
    box = (-half, -half, half, half)
    return _marked(pen, Fact(recency.fact_kind("step"), str(count), box, solid=True))


@lru_cache(maxsize=64)
def shield(points: int, colour: str) -> Sprite:
    """Return the shield with points that have just been earned."""
    half = SHIELD // 2 + 2
    pen = Pen(-half, -half, half, half)
    label = f"+{points}"
    goods.draw_shield(pen, "", 0, 0, SHIELD, colour)
    size = SUBHEADING if points < 10 else DETAIL
    pen.text(0, -0.05 * SHIELD, label, TextStyle(size, text_on(colour), "black"))
    box = (1 - SHIELD / 2, 1 - SHIELD / 2, SHIELD / 2 - 1, SHIELD / 2 - 1)
    return _marked(pen, Fact("earned", label, box, solid=True))


def _marked(pen: Pen, fact: Fact) -> Sprite:
    """Return a finished mark with its fact only: unlike other texts, its label lies on pieces."""
    drawn = pen.sprite()
    return Sprite(drawn.image, drawn.ox, drawn.oy, (fact,))


def draw_mover(canvas: Canvas, model: BoardModel[Any], seat: int, place: PanelBox | Point) -> None:
    """Mark the token of the latest turn's mover, in a panel or around a point."""
    if seat != model.story.mover:
        return
    scale = place.scale if isinstance(place, PanelBox) else 1
    x, y = panel.token_of(place) if isinstance(place, PanelBox) else place
    canvas.put(_mover(_AROUND_TOKEN * scale), x, y, model.colour(seat))


@lru_cache(maxsize=8)
def _mover(radius: float) -> Sprite:
    half = int(radius) + 1
    pen = Pen(-half, -half, half, half)
    pen.circle(0, 0, radius, RIM, 9)
    pen.circle(0, 0, radius - 2, "glow", 6)
    return pen.sprite(Fact("disc", "mover", (-radius, -radius, radius, radius)))


def draw_line(
    canvas: Canvas,
    model: BoardModel[Any],
    panels: Sequence[tuple[int, PanelBox]],
    margin: float,
    corner: Point | None = None,
) -> None:
    """Draw a dotted line from the mover's panel to the last piece of the latest turn.

    It runs beside the tiles at ``margin``, and below them in the gutter. Pieces above and beyond a
    ``corner`` cannot be reached straight from the margin, so it turns there.
    """
    start = next((place for seat, place in panels if seat == model.story.mover), None)
    if start is None:
        return
    if model.is_landscape:
        begin = [(start.x, panel.token_of(start)[1])]
    else:
        x, top = start.x + _ACROSS, panels[0][1].y - _ABOVE_ALL
        begin = [(x, start.y), (x, top)]
        if start.y > panels[0][1].y:
            y = start.y - layout.BETWEEN_PANELS / 2
            begin = [(x, start.y), (x, y), (_OUTSIDE, y), (_OUTSIDE, top)]
    draw_trail(canvas, begin, model.story.way, margin, corner)
    draw_ends(canvas, model, begin)


def draw_ends(canvas: Canvas, model: BoardModel[Any], begin: Sequence[Point]) -> None:
    """Draw the discs at both ends of a line that has been drawn, to show whose it is."""
    story = model.story
    for x, y in (begin[0], story.way[-1]) if story.way else ():
        canvas.put(_end(model.colour(story.mover)), x, y, _EDGES)


@lru_cache(maxsize=8)
def _end(colour: str) -> Sprite:
    half = _END / 2
    pen = Pen(-10, -10, 10, 10)
    pen.disc(0, 0, half, colour, RIM, 3)
    return _marked(pen, Fact("trail-end", colour, (-half, -half, half, half)))


def draw_trail(
    canvas: Canvas,
    begin: Sequence[Point],
    way: Sequence[Point],
    margin: float,
    corner: Point | None = None,
) -> None:
    """Draw a dotted line from the end of one path to the beginning of another, along a margin."""
    if not way:
        return
    (x, y), height = way[0], begin[-1][1]
    turns = [(margin, height), (margin, y)]
    if corner is not None and x > corner[0] and y < corner[1]:
        turns = [(margin, height), (margin, corner[1]), corner, (corner[0], y)]
    ink = canvas.palette.index("ink")
    for (x0, y0), (x1, y1) in pairwise([*begin, *turns, *way]):
        count = int(max(abs(x1 - x0), abs(y1 - y0)) // _STEP)
        for i in range(count):
            left = round(x0 + (x1 - x0) * i / count) - _DOT // 2
            top = round(y0 + (y1 - y0) * i / count) - _DOT // 2
            canvas.image.paste(ink, (left, top, left + _DOT, top + _DOT))
        half = _DOT / 2
        box = (min(x0, x1) - half, min(y0, y1) - half, max(x0, x1) + half, max(y0, y1) + half)
        canvas.record("trail", "", box)
