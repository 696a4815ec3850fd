"""Names of players and of things, made to fit."""

from __future__ import annotations

from engine.core.text import catalogue
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.palette import Colour

WIDE_SIZE = 27
NARROW_SIZE = 23


def player(name: str, seat: int, language: str) -> str:
    """A player's name, or "Player 3" where no glyph of it can be drawn."""
    cleaned = texts.clean(name)
    if cleaned and texts.is_drawable(cleaned, language):
        return cleaned
    return catalogue(language).say("seat", number=seat + 1)


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

    One line from 23 pixels (East Asian 27) down to ``least``, else two lines at 20 or 21, else cut
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
    for trial in (least + 1, least):
        pair = texts.lines(name, trial, room, "sans", canvas.language)
        if pair:
            canvas.text(x, y - leading / 2, pair[0], trial, colour, on=on)
            canvas.text(x, y + leading / 2, pair[1], trial, colour, on=on)
            return
    canvas.text(x, y, plain, least, colour, on=on, room=room, least=least)
