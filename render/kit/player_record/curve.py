"""The curve of a rating with its band: the margin (±) after each rated game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from engine.core.words.catalogue import Catalogue
from engine.core.words.numbers import with_minus_sign
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import mix
from render.kit.pen import Pen, Point
from render.kit.player_record.content import PlayerRecord, RatingPoint, ShownRating
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, COUNT, DETAIL, FIGURE, SMALL_FIGURE

_HEIGHT = 470
"""Height of the panel with a curve."""
_LOW_HEIGHT = 168
"""Height of the panel with a sentence in place of the curve."""
_INSET = 32
_TITLE_MIDDLE = 52
_SCALE_WIDTH = 140
"""Width of the scale left of the plot."""
_RATING_WIDTH = 150
"""Width of the present rating right of the plot."""
_TOP = 108
"""Top of the plot, from the top of the panel."""
_BOTTOM_MARGIN = 80
"""Distance of the plot from the bottom of the panel."""
_LINE = "blue"
_BAND = mix("cprestige", "tile", 0.5)
_EDGE = mix("blue", "white", 0.35)
_LIGHT_EDGE_WIDTH = 2
"""Width of the light edge of the line."""
_DOT_MARGIN = 4
_LABEL_FROM_BOTTOM = 48
_LINE_WIDTH = 11
"""Width of the line, which is about 3 pixels on a phone."""
_DOT = 17
"""Radius of the dot at the end of the line."""
_TICKS_BELOW = 40
"""Middle of the numbers of the games, below the plot."""
_SCALE_LEFT = 18
"""Distance of the numbers of the scale from the plot."""
_RATING_GAP = 26
"""Distance of the present rating from the plot."""
_CAPTION_ABOVE = 56
"""Middle of the caption, above the plot."""
_MAX_TICKS = 8
_STEPS = (1, 2, 5, 10)
_MIN_SPAN = 10
"""Smallest range of the scale."""
_MIN_POINTS = 2
"""Points that make a line."""


def height(rating: ShownRating | None) -> int:
    """Return the height of the panel."""
    return _HEIGHT if _is_drawable(rating) else _LOW_HEIGHT


def _is_drawable(rating: ShownRating | None) -> bool:
    return rating is not None and len(rating.curve) >= _MIN_POINTS


def draw(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw the panel: title, scale, band and line, or a sentence while there is no curve."""
    canvas.box(area, layout.TILE_PANEL, shadow=layout.SHADOW)
    style = TextStyle(COUNT, font="serif")
    title = words.say("picture-record-curve")
    canvas.text((area.x + _INSET, area.y + _TITLE_MIDDLE), title, style, on="tile")
    rating = content.rating
    if rating is None or not _is_drawable(rating):
        style = TextStyle(SMALL_FIGURE, "ink2", min_size=DETAIL)
        label = words.say("picture-record-no-curve")
        room = area.w - 2 * _INSET
        canvas.text(
            (area.x + _INSET, area.bottom - _LABEL_FROM_BOTTOM),
            label,
            style,
            on="tile",
            max_width=room,
        )
        return
    plot = _Plot.of(area, rating.curve)
    _draw_band(canvas, plot, rating.curve)
    _draw_scale(canvas, plot, words)
    _draw_line(canvas, plot, rating.curve)
    x, y = plot.at(plot.games - 1, rating.value)
    value = with_minus_sign(rating.value)
    style = TextStyle(CODE, _LINE, "black")
    canvas.text((x + _RATING_GAP, y), value, style, on="tile")


class _Plot:
    """Where a game and a rating are in the picture."""

    def __init__(self, area: Rect, low: float, high: float, games: int) -> None:
        self.area = area
        self.low = low
        self.high = high
        self.games = games

    @classmethod
    def of(cls, panel: Rect, curve: Sequence[RatingPoint]) -> _Plot:
        """Return a plot whose scale contains the whole band."""
        low = min(point.value - point.margin for point in curve)
        high = max(point.value + point.margin for point in curve)
        area = Rect(
            panel.x + _SCALE_WIDTH,
            panel.y + _TOP,
            panel.w - _SCALE_WIDTH - _RATING_WIDTH,
            panel.h - _TOP - _BOTTOM_MARGIN,
        )
        return cls(area, low, max(high, low + _MIN_SPAN), len(curve))

    def at(self, game: int, value: float) -> Point:
        """Return the point of a game, counted from 0, and a rating."""
        share = (value - self.low) / (self.high - self.low)
        across = self.area.w * game / max(1, self.games - 1)
        return self.area.x + across, self.area.bottom - self.area.h * share

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The plot with room for the dot at the end of the line."""
        left, top, right, bottom = self.area.box
        reach = _DOT + _DOT_MARGIN
        return (
            math.floor(left) - reach,
            math.floor(top) - reach,
            math.ceil(right) + reach,
            math.ceil(bottom) + reach,
        )


def grid_step(span: float, lines: int = 4) -> int:
    """Return the distance of about that many grid lines: 1, 2 or 5 times a power of ten."""
    size: int = 10 ** max(0, math.floor(math.log10(max(1, span / lines))))
    return next(size * step for step in _STEPS if size * step * (lines + 1) >= span)


def _draw_scale(canvas: Canvas, plot: _Plot, words: Catalogue) -> None:
    """Draw grid lines with their numbers, and the numbers of the games below."""
    step = grid_step(plot.high - plot.low)
    for value in range(math.ceil(plot.low / step) * step, math.floor(plot.high) + 1, step):
        x, y = plot.at(0, value)
        canvas.fill(Rect(x, y - 1, plot.area.w, 2), "line")
        style = TextStyle(CODE, "ink2")
        canvas.text((x - _SCALE_LEFT, y), with_minus_sign(value), style, align="right", on="tile")
    for game in _ticks(plot.games):
        x, _ = plot.at(game, plot.low)
        middle = plot.area.bottom + _TICKS_BELOW
        canvas.text(
            (x, middle), str(game + 1), TextStyle(FIGURE, "ink2"), align="middle", on="tile"
        )
    caption = words.say("picture-record-curve-games")
    style = TextStyle(SMALL_FIGURE, "ink2")
    right = plot.area.right + _RATING_WIDTH - _INSET
    middle = plot.area.y - _CAPTION_ABOVE
    canvas.text((right, middle), caption, style, align="right", on="tile")


def _ticks(games: int) -> Iterator[int]:
    """Yield the games, counted from 0, whose number is written below the plot."""
    step = grid_step(games, _MAX_TICKS - 1)
    if step > _MIN_POINTS:
        yield 0
    yield from range(step - 1, games, step)


def _draw_band(canvas: Canvas, plot: _Plot, curve: Sequence[RatingPoint]) -> None:
    """Draw the band with its edges, below everything else in the plot."""
    upper = [plot.at(game, point.value + point.margin) for game, point in enumerate(curve)]
    lower = [plot.at(game, point.value - point.margin) for game, point in enumerate(curve)]
    pen = Pen(*plot.box)
    pen.poly([*upper, *reversed(lower)], _BAND)
    for edge in (upper, lower):
        pen.line(edge, _EDGE, 2)
    canvas.put(pen.sprite(), (0, 0), "tile")


def _draw_line(canvas: Canvas, plot: _Plot, curve: Sequence[RatingPoint]) -> None:
    """Draw the line, and a dot at its end."""
    line = [plot.at(game, point.value) for game, point in enumerate(curve)]
    pen = Pen(*plot.box)
    pen.line(line, "tile", _LINE_WIDTH + 2 * _LIGHT_EDGE_WIDTH)
    pen.line(line, _LINE, _LINE_WIDTH)
    pen.disc(*line[-1], _DOT, _LINE, "ink", 3)
    canvas.put(pen.sprite(), (0, 0), on=None)
    canvas.record("curve", str(len(curve)), plot.box)
