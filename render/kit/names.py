"""Draw names of players and tiles so that they fit."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
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
_MIN_BROKEN_SIZE = MIN_NAME_SIZE - 2
"""Minimum size of a name on two lines, with a break point between them."""
_NEVER_CUT = 16
"""Names of up to this many letters shrink further instead of being cut."""
LINE_MIDDLES = (-0.55, 0.55)
"""Middles of the two lines of a name, from its middle, in units of the letter size."""
WIDE_SIZE = 27
"""Usual size of the name of a tile in East Asian characters."""
NARROW_SIZE = 23
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
    lines: tuple[float, float] = LINE_MIDDLES
    align: Align = "left"
    on: Colour = "tile"


def draw_player_name(
    canvas: Canvas, x: float, y: float, name: str, style: NameStyle, max_width: float
) -> float:
    """Draw a player's name around the middle line ``y`` and return its width.

    Tries one line, shrinking to the style's minimum, then two lines, and then cuts it with "…".
    """
    size, colour, two_line_size, single_word_size, lines, align, on = style
    min_size = two_line_size if find_break_points(name) else min(two_line_size, single_word_size)
    while size > min_size and canvas.text_width(name, size, "black") > max_width:
        size = max(min_size, size - 1)
    if canvas.text_width(name, size, "black") <= max_width:
        return canvas.text((x, y), name, TextStyle(size, colour, "black"), align=align, on=on)
    pair, size = _break_to_fit(name, max_width, two_line_size, canvas.floor, canvas.language)
    text = TextStyle(size, colour, "black")
    return max(
        canvas.text((x, y + at * size), part, text, align=align, on=on, max_width=max_width)
        for at, part in zip(lines, pair, strict=True)
    )


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
    """Break a long name into two lines: at a break point, or if need be anywhere.

    A word rather shrinks a little than be broken.
    """
    min_size = min(floor, max_size) if len(name) <= _NEVER_CUT else max_size
    sizes = range(int(max_size), int(min(max_size, MIN_NAME_SIZE)) - 1, -2)
    unbroken_sizes = range(int(max_size), int(min(max_size, _MIN_BROKEN_SIZE)) - 1, -1)
    for size, anywhere in (*product(unbroken_sizes, (False,)), *product(sizes, (True,))):
        pair = _most_even_pair(name, size, max_width, language, breaks_words=anywhere)
        if pair:
            return pair, size
    for size in range(sizes[-1], int(min_size) - 1, -2):
        pair = _most_even_pair(name, size, max_width, language, breaks_words=True)
        if pair:
            return pair, size
    size = sizes[-1]
    fitting = sum(
        _measure(name[:length], size, language) <= max_width for length in range(1, len(name) + 1)
    )
    break_point = max([*find_break_points(name[: fitting + 1]), 0]) or fitting or 1
    return (name[:break_point], name[break_point:].strip()), size


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
        size: size on one line: by default :data:`NARROW_SIZE`, or :data:`WIDE_SIZE` for names
            with East Asian characters.
        min_size: minimum size on one line, and the size on two: by default the canvas's.
        leading: distance of two lines.
        scale: factor of ``size`` for names that are larger than on the board.
        on: the plain colour it stands on.
    """

    colour: Colour = "ink"
    size: float | None = None
    min_size: float | None = None
    leading: float = 21
    scale: float = 1
    on: Colour = "tile"


TILE_NAME = TileNameStyle()


def draw_tile_name(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    max_width: float,
    style: TileNameStyle = TILE_NAME,
) -> None:
    """Draw the name of a tile, left-aligned around the middle line ``y``.

    Tries one line, shrinking to the style's minimum, then two lines, and then cuts it with "…".
    """
    min_size = canvas.floor if style.min_size is None else style.min_size
    wide = any(map(texts.is_wide, name))
    size = (style.size or (WIDE_SIZE if wide else NARROW_SIZE)) * style.scale
    plain = texts.clean(name)
    while size > min_size and canvas.text_width(plain, size) > max_width:
        size = max(min_size, size - 1)
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
