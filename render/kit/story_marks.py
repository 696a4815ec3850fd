"""Draw the story of the latest moves: numbers, shields, the mover's mark, and a dotted line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from render.kit import goods, highlights, layout, panel_box, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.highlights import RIM, Recency
from render.kit.palette import Colour, ink_on
from render.kit.panel_box import PanelBox
from render.kit.pen import Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.story import Story
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, FLOOR, NOTE, SUBHEADING

_NUMBER_DIAMETER = 34
_NUMBER_RIM_WIDTH = 2.5
_SMALL_NUMBER_DIAMETER = 28
_FIRST_WIDE_NUMBER = 10
"""Numbers from this one on are written smaller."""
SHIELD_SIZE = 52
_EARNER_SIZE = 26
"""Diameter of the token of another player than the mover who earned points."""
_EARNER_INSIDE = 3
"""Distance of that token's middle from the left and upper edges of the shield."""
_DOT_SIZE = 5
"""Size of a dot of the line."""
_DOT_DISTANCE = 13
"""Distance of two dots."""
_END_DIAMETER = 18
"""Diameter of the discs at both ends of the line, in the mover's colour."""
_END_RIM_WIDTH = 3
_HEIGHT_ABOVE_PANELS = 15
"""Distance of the line from the panels below it."""
_LEFT_OF_PANELS = 30
"""Distance of the line from the panels beside it."""
_CORNER_CUT = 9
"""Length of the line that is cut off at a corner."""
_BLENDED_WITH = "tile"
"""The ground on which the edges of marks are blended, whatever they lie on: dark rims hide it."""
_MOVER_RADIUS = 36
"""Radius of the mark around the mover's token."""
_MOVER_RIM_WIDTH = 9
"""Width of that mark, from its outer edge."""
_MOVER_RIM_INSET = 2
"""Width of its dark rim on the outside."""
_MOVER_GLOW_WIDTH = 6


def draw(canvas: Canvas, model: BoardModel[Any]) -> None:
    """Draw the numbers and shields of the places that have been located, above all pieces.

    If a line has been drawn, discs at its ends show whose it is.
    """
    story = model.story
    for x, y in story.ends:
        canvas.put(_end_sprite(model.colour_of(story.mover)), (x, y), _BLENDED_WITH)
    for place, anchor in story.anchors.items():
        if place in story.points:
            shield = _shield_sprite(story.points[place], model.points_colour)
            canvas.put(shield, anchor.shield, _BLENDED_WITH)
        if place in story.earners:
            (x, y) = anchor.shield
            off = SHIELD_SIZE / 2 - _EARNER_INSIDE
            owner = _earner_sprite(model.colour_of(story.earners[place]))
            canvas.put(owner, (max(_EARNER_SIZE / 2 + 1, x - off), y - off), _BLENDED_WITH)
    for place, number in story.shown_numbers().items():
        anchor = story.anchors[place]
        recency = story.steps[place].recency
        canvas.put(_number_sprite(number, recency, anchor.is_narrow), anchor.number, _BLENDED_WITH)


@lru_cache(maxsize=64)
def _number_sprite(count: int, recency: Recency, is_narrow: bool = False) -> Sprite:
    """Return the number of a step: ink on glow; white on a small brown disc for an earlier one."""
    faint = recency.is_faint
    half = (_SMALL_NUMBER_DIAMETER if faint or is_narrow else _NUMBER_DIAMETER) / 2
    ground: Colour = "ink2" if faint else highlights.background_of(recency)
    pen = Pen.square(_NUMBER_DIAMETER // 2 + 1)
    rim = "tile" if faint else highlights.rim_of(recency)
    pen.disc(0, 0, half, ground, rim, _NUMBER_RIM_WIDTH)
    size = FLOOR
    if count < _FIRST_WIDE_NUMBER:
        size = NOTE if half == _NUMBER_DIAMETER / 2 else DETAIL
    pen.text((0, 0), str(count), TextStyle(size, "white" if faint else "ink", "black"))
    box = (-half, -half, half, half)
    return _sprite_with_fact(pen, Fact(recency.fact_kind("step"), str(count), box, is_solid=True))


@lru_cache(maxsize=64)
def _shield_sprite(points: int, colour: str) -> Sprite:
    """Return the shield with points that have just been earned."""
    pen = Pen.square(SHIELD_SIZE // 2 + 2)
    label = f"+{points}"
    goods.draw_shield(pen, "", SHIELD_SIZE, colour)
    size = SUBHEADING if points < _FIRST_WIDE_NUMBER else DETAIL
    pen.text(
        (0, -goods.SHIELD_NUMBER_RISE_SHARE * SHIELD_SIZE),
        label,
        TextStyle(size, ink_on(colour), "black"),
    )
    box = Rect.around(0, 0, SHIELD_SIZE, SHIELD_SIZE).inset(1, 1).box
    return _sprite_with_fact(pen, Fact("earned", label, box, is_solid=True))


@lru_cache(maxsize=8)
def _earner_sprite(colour: str) -> Sprite:
    """Return the token of the player who earned points in another player's turn."""
    token = tokens.flat_token_sprite(colour, _EARNER_SIZE)
    half = _EARNER_SIZE / 2
    fact = Fact("earner", colour, (-half, -half, half, half))
    return Sprite(token.image, token.ox, token.oy, (fact,))


def _sprite_with_fact(pen: Pen, fact: Fact) -> Sprite:
    """Return the sprite of a mark with its own fact only: its text may lie on pieces."""
    drawn = pen.sprite()
    return Sprite(drawn.image, drawn.ox, drawn.oy, (fact,))


def draw_mover(canvas: Canvas, model: BoardModel[Any], seat: int, place: PanelBox | Point) -> None:
    """Mark the token of the latest turn's mover, in a panel or around a point."""
    if seat != model.story.mover:
        return
    scale = place.stripe_scale if isinstance(place, PanelBox) else 1
    x, y = panel_box.token_middle(place) if isinstance(place, PanelBox) else place
    canvas.put(_mover_sprite(_MOVER_RADIUS * scale), (x, y), model.colour_of(seat))


@lru_cache(maxsize=8)
def _mover_sprite(radius: float) -> Sprite:
    pen = Pen.square(int(radius) + 1)
    pen.circle(0, 0, radius, RIM, _MOVER_RIM_WIDTH)
    pen.circle(0, 0, radius - _MOVER_RIM_INSET, "glow", _MOVER_GLOW_WIDTH)
    return pen.sprite(Fact("disc", "mover", (-radius, -radius, radius, radius)))


class LineRoute(NamedTuple):
    """The way of a line from a panel up to the height of a piece.

    Attributes:
        margin: where it runs beside the tiles.
        top: its height above all panels; ``None`` if they are at the right of the margin.
        join: the height at which it comes from beside the panels to the margin, or ``top``.
        corner: pieces above and beyond it cannot be reached straight from the margin, so the line
            turns there.
    """

    margin: float
    top: float | None = None
    join: float | None = None
    corner: Point | None = None


def line_height_above(top: float) -> float:
    """Return the height of a line above panels with a certain top."""
    return top - _HEIGHT_ABOVE_PANELS


def find_line_start(story: Story, panels: Sequence[tuple[int, PanelBox]]) -> Point | None:
    """Return where a line leaves the panel of the latest turn's mover: left of the token."""
    for seat, place in panels:
        if seat == story.mover:
            return place.x, panel_box.token_middle(place)[1]
    return None


def draw_line(canvas: Canvas, story: Story, start: Point | None, route: LineRoute) -> None:
    """Draw a dotted line from the mover's panel to the last piece of the latest turn.

    It runs through the gutters between panels, beside the tiles, and below them; rings and pieces
    that are drawn later lie on it. Its ends are drawn with the numbers and shields (see
    :func:`draw`).
    """
    if start is None or not story.way:
        return
    begin = _find_beginning(start, route)
    (x, y) = story.way[0]
    height = begin[-1][1]
    turns: list[Point] = [(route.margin, height), (route.margin, y)]
    corner = route.corner
    if corner is not None and x > corner[0] and y < corner[1]:
        turns = [(route.margin, height), (route.margin, corner[1]), corner, (corner[0], y)]
    _draw_dotted(canvas, [*begin, *turns, *story.way])
    story.ends = (start, story.way[-1])


def _find_beginning(start: Point, route: LineRoute) -> list[Point]:
    """Return the points of a line up to the margin: beside its panel, and above all of them."""
    (x, y) = start
    outside = min(route.margin, _LEFT_OF_PANELS)
    join = route.top if route.join is None else route.join
    if x <= layout.MARGIN:
        return [start, (outside, y), (outside, y if join is None else join)]
    if route.top is None or join is None:
        return [start]
    gutter = x - layout.BETWEEN_PANELS / 2
    return [start, (gutter, y), (gutter, route.top), (outside, route.top), (outside, join)]


def _draw_dotted(canvas: Canvas, path: Sequence[Point]) -> None:
    """Draw a dotted line along a path, with its corners rounded."""
    ink = canvas.palette.index("ink")
    behind = 0.0
    for (x0, y0), (x1, y1) in pairwise(_cut_corners(path)):
        length = math.hypot(x1 - x0, y1 - y0)
        while behind < length:
            left = round(x0 + (x1 - x0) * behind / length) - _DOT_SIZE // 2
            top = round(y0 + (y1 - y0) * behind / length) - _DOT_SIZE // 2
            canvas.image.paste(ink, (left, top, left + _DOT_SIZE, top + _DOT_SIZE))
            behind += _DOT_DISTANCE
        behind -= length
    half = _DOT_SIZE / 2
    for (x0, y0), (x1, y1) in pairwise(path):
        box = (min(x0, x1) - half, min(y0, y1) - half, max(x0, x1) + half, max(y0, y1) + half)
        canvas.record("trail", "", box)


def _cut_corners(path: Sequence[Point]) -> list[Point]:
    """Return a path that cuts its corners."""
    points = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        points += [_point_towards(corner, before), _point_towards(corner, after)]
    return [*points, path[-1]]


def _point_towards(corner: Point, other: Point) -> Point:
    """Return the point near a corner on the way to another one."""
    far = math.dist(corner, other)
    part = min(_CORNER_CUT, far / 2) / far if far else 0
    return corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part


@lru_cache(maxsize=8)
def _end_sprite(colour: str) -> Sprite:
    half = _END_DIAMETER / 2
    pen = Pen.square(_END_DIAMETER // 2 + 1)
    pen.disc(0, 0, half, colour, RIM, _END_RIM_WIDTH)
    return _sprite_with_fact(pen, Fact("trail-end", colour, (-half, -half, half, half)))
