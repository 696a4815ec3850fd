"""Names of players and of things, made to fit."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import catalogue
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.palette import Colour

PERSON = 34
"""No name of a player in a panel is smaller in one line."""
_WHOLE = 24
"""A name in two lines gets as small as this before one of its words is broken."""
WIDE_SIZE = 27
NARROW_SIZE = 23
_SOFT_HYPHEN = "\u00ad"


def player(name: str, seat: int, language: str) -> str:
    """A player's name without the signs that no face has, or "Player 3" where nothing is left."""
    drawn = texts.drawable(name, language)
    if drawn:
        return drawn
    return catalogue(language).say("seat", number=seat + 1)


def person(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    size: float,
    room: float,
    *,
    colour: Colour = "ink",
    on: Colour = "tile",
    paired: float = PERSON,
    align: str = "l",
) -> float:
    """The name of a player around the middle line ``y``; returns how wide it is.

    One line down to :data:`PERSON` pixels, else two lines of ``paired`` or less, else cut with "…".
    """
    while size > PERSON and canvas.text_width(name, size, "black") > room:
        size = max(PERSON, size - 1)
    if canvas.text_width(name, size, "black") <= room:
        return canvas.text(x, y, name, size, colour, "black", align=align, on=on)
    pair, size = _halves(name, room, paired, canvas.floor, canvas.language)
    return max(
        canvas.text(x, y + shift * size, part, size, colour, "black", align=align, on=on, room=room)
        for shift, part in zip((-0.55, 0.55), pair, strict=True)
    )


@lru_cache(maxsize=128)
def _halves(
    name: str, room: float, most: float, floor: float, language: str
) -> tuple[tuple[str, str], float]:
    """A long name in two lines, broken where it may be or, failing that, anywhere."""
    sizes = range(int(most), int(floor) - 1, -2)
    whole = [(name, size) for size in sizes if size >= _WHOLE]
    for broken, size in (*whole, *((_SOFT_HYPHEN.join(name), size) for size in sizes)):
        pair = texts.lines(broken, size, room, "black", language)
        if pair:
            first, second = (part.replace(_SOFT_HYPHEN, "") for part in pair)
            return (first, second), size
    least = sizes[-1]
    fitting = (i for i in range(len(name), 0, -1) if _measure(name[:i], least, language) <= room)
    at = next(fitting, 1)
    return (name[:at], name[at:]), least


def _measure(part: str, size: float, language: str) -> float:
    return texts.width(part, size, "black", language)


def thing(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    room: float,
    *,
    colour: Colour = "ink",
    on: Colour = "tile",
    size: float | None = None,
    least: float | None = None,
    leading: float = 21,
    scale: float = 1,
) -> None:
    """The name of a tile, left-aligned around the middle line ``y``.

    One line from 23 pixels (East Asian 27) down to ``least``, else two lines of that size, else cut
    with "…". Never condensed. ``scale`` is for names that are larger than on the board.
    """
    least = canvas.floor if least is None else least
    wide = any(map(texts.is_wide, name))
    full = (size or (WIDE_SIZE if wide else NARROW_SIZE)) * scale
    plain = texts.clean(name)
    trial = full
    while trial > least and canvas.text_width(plain, trial) > room:
        trial = max(least, trial - 1)
    if canvas.text_width(plain, trial) <= room:
        canvas.text(x, y, plain, trial, colour, on=on)
        return
    pair = texts.lines(name, least, room, "sans", canvas.language)
    if pair:
        for part, middle in zip(pair, (y - leading / 2 - 1.5, y + leading / 2 - 1.5), strict=True):
            canvas.text(x, middle, part, least, colour, on=on)
        return
    canvas.text(x, y, plain, least, colour, on=on, room=room, least=least)
