"""Draw names of players and tiles so that they fit."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.names import is_pronounceable
from engine.core.words.catalogue import catalogue
from render.kit import layout
from render.kit import text as texts
from render.kit.alignment import Align
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, SMALL_FIGURE

MIN_NAME_SIZE = SMALL_FIGURE
"""Minimum size of a player's name on a board before it takes two lines or is cut."""
MIN_WORD_SIZE = CAPTION
"""Minimum size of a name of one word, which would rather shrink than be broken."""
MIN_BROKEN_NAME_SIZE = MIN_NAME_SIZE - 2
"""Minimum size of a name on two lines, with a break point between them."""
_MAX_UNCUT_LENGTH = 16
"""Names of up to this many letters shrink further instead of being cut."""
_LINE_MIDDLES = (-0.55, 0.55)
"""Middles of the two lines of a name, from its middle, in units of the letter size."""
_WIDE_SIZE = 27
"""Usual size of the name of a tile with East Asian characters."""
_NARROW_SIZE = 23
"""Usual size of the name of a tile in other characters."""
_TWO_LINES_RISE = 1.5
"""How far the name of a tile is higher if it takes two lines."""


def display_name(name: str, seat: int, language: str) -> str:
    """Return a player's name without undrawable characters, or "Player 3" if none are left."""
    drawable = texts.without_undrawable(name, language)
    if drawable and is_pronounceable(name):
        return drawable
    return catalogue(language).say("seat", number=seat + 1)


class NameStyle(NamedTuple):
    """The look of a player's name.

    Attributes:
        two_line_size: minimum size on one line, and the size on two.
        single_word_size: minimum size on one line of a name that has no break point.
        lines: middles of the two lines, from the middle, in units of the letter size.
        align: the part of the name that is at the given point.
        on: the plain colour it stands on.
    """

    size: float
    colour: Colour = "ink"
    two_line_size: float = MIN_NAME_SIZE
    single_word_size: float = MIN_WORD_SIZE
    lines: tuple[float, float] = _LINE_MIDDLES
    align: Align = "left"
    on: Colour = "tile"


def draw_player_name(
    canvas: Canvas, x: float, y: float, name: str, style: NameStyle, max_width: float
) -> float:
    """Draw a player's name around the middle line ``y`` and return its width.

    Tries one line, shrinking to the style's minimum, then two lines, and then cuts it with "…".
    """
    min_size = style.two_line_size
    if not find_break_points(name):
        min_size = min(min_size, style.single_word_size)
    size = _shrink_to_fit(canvas, name, style.size, min_size, max_width, "black")
    text = TextStyle(size, style.colour, "black")
    align, on = style.align, style.on
    if canvas.text_width(name, size, "black") <= max_width:
        return canvas.text((x, y), name, text, align=align, on=on)
    pair, size = _break_to_fit(name, max_width, style.two_line_size, canvas.floor, canvas.language)
    text = text._replace(size=size)
    return max(
        canvas.text((x, y + at * size), part, text, align=align, on=on, max_width=max_width)
        for at, part in zip(style.lines, pair, strict=True)
    )


def _shrink_to_fit(
    canvas: Canvas, label: str, size: float, min_size: float, max_width: float, font: str
) -> float:
    """Return the largest size at which a label fits on one line, at least ``min_size``."""
    while size > min_size and canvas.text_width(label, size, font) > max_width:
        size = max(min_size, size - 1)
    return size


@lru_cache(maxsize=128)
def two_line_width(name: str, size: float, language: str) -> float:
    """Return the width a name needs on two lines."""
    pairs = (
        (name[:at], name[at:].strip()) for at in find_break_points(name) or range(1, len(name))
    )
    spans = (max(_measure(part, size, language) for part in pair) for pair in pairs)
    return min(spans, default=_measure(name, size, language))


def unbroken_width(name: str, size: float, language: str) -> float:
    """Return the width a name needs so that no word of it is broken."""
    if find_break_points(name):
        return two_line_width(name, size, language)
    return _measure(name, min(size, MIN_WORD_SIZE), language)


@lru_cache(maxsize=128)
def _break_to_fit(
    name: str, max_width: float, max_size: float, floor: float, language: str
) -> tuple[tuple[str, str], float]:
    """Break a long name into two lines; return them and their text size.

    A word shrinks a little before it is broken, and a name of up to :data:`_MAX_UNCUT_LENGTH`
    letters shrinks further. The second line of other names is to be cut.
    """
    unbroken_sizes = range(int(max_size), int(min(max_size, MIN_BROKEN_NAME_SIZE)) - 1, -1)
    sizes = range(int(max_size), int(min(max_size, MIN_NAME_SIZE)) - 1, -2)
    broken_sizes = [*sizes]
    if len(name) <= _MAX_UNCUT_LENGTH:
        broken_sizes += range(sizes[-1], int(min(floor, max_size)) - 1, -2)
    for size in unbroken_sizes:
        if pair := _most_even_pair(name, size, max_width, language, breaks_words=False):
            return pair, size
    for size in broken_sizes:
        if pair := _most_even_pair(name, size, max_width, language, breaks_words=True):
            return pair, size
    return _fill_first_line(name, sizes[-1], max_width, language), sizes[-1]


def _fill_first_line(name: str, size: float, max_width: float, language: str) -> tuple[str, str]:
    """Return a name in two parts, the first as long as fits, up to a break point if it has any."""
    fitting = sum(
        _measure(name[:length], size, language) <= max_width for length in range(1, len(name) + 1)
    )
    at = max(find_break_points(name[: fitting + 1]), default=fitting or 1)
    return name[:at], name[at:].strip()


def _most_even_pair(
    name: str, size: float, max_width: float, language: str, *, breaks_words: bool
) -> tuple[str, str] | None:
    """Return the most even pair of lines that fits, without adding a hyphen."""
    places = range(1, len(name)) if breaks_words else find_break_points(name)
    pairs = [(name[:at], name[at:].strip()) for at in places]
    spans = [max(_measure(part, size, language) for part in pair) for pair in pairs]
    return pairs[spans.index(min(spans))] if spans and min(spans) <= max_width else None


def find_break_points(name: str) -> list[int]:
    """Return the break points of a name: at spaces, after hyphens, between wide characters."""
    return [
        at
        for at in range(1, len(name))
        if name[at] == " "
        or name[at - 1] == "-"
        or (texts.is_wide(name[at - 1]) and texts.is_wide(name[at]))
    ]


def _measure(part: str, size: float, language: str) -> float:
    return texts.width_of(part, size, "black", language)


class TileNameStyle(NamedTuple):
    """The look of the name of a tile.

    Attributes:
        size: size on one line: by default :func:`tile_name_size`.
        min_size: minimum size on one line, and the size on two: by default the canvas's.
        leading: distance of two lines.
        on: the plain colour it stands on.
    """

    colour: Colour = "ink"
    size: float | None = None
    min_size: float | None = None
    leading: float = 21
    on: Colour = "tile"


_TILE_NAME = TileNameStyle()


def tile_name_size(name: str) -> float:
    """Return the usual size of the name of a tile: larger with East Asian characters."""
    return _WIDE_SIZE if any(map(texts.is_wide, name)) else _NARROW_SIZE


def draw_tile_name(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    max_width: float,
    style: TileNameStyle = _TILE_NAME,
) -> None:
    """Draw the name of a tile, left-aligned around the middle line ``y``.

    Tries one line, shrinking to the style's minimum, then two lines, and then cuts it with "…".
    Unlike a player's name it is broken as its language breaks lines.
    """
    min_size = canvas.floor if style.min_size is None else style.min_size
    plain = texts.clean(name)
    size = style.size or tile_name_size(name)
    size = _shrink_to_fit(canvas, plain, size, min_size, max_width, "sans")
    if canvas.text_width(plain, size) <= max_width:
        canvas.text((x, y), plain, TextStyle(size, style.colour), on=style.on)
        return
    small_style = TextStyle(min_size, style.colour, min_size=min_size)
    pair = texts.break_in_two(name, min_size, max_width, "sans", canvas.language)
    if pair:
        middles = layout.stacked_middles(len(pair), y - _TWO_LINES_RISE, style.leading)
        for part, middle in zip(pair, middles, strict=True):
            canvas.text((x, middle), part, small_style, on=style.on)
        return
    canvas.text((x, y), plain, small_style, on=style.on, max_width=max_width)
