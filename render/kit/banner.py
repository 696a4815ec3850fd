"""The end in the head of a picture: laurel, who has won, and with how many points."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from engine.core.game import UNKNOWN
from render.kit import layout, text, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.table import Table

FILL: Colour = "vp"
_TOP, _HEIGHT = 110, 58
_CROP_TOP = 93


def draw(canvas: Canvas, table: Table[Any]) -> None:
    """The row under the title of the board."""
    _row(canvas, table, layout.MARGIN, _TOP, layout.WIDTH - 2 * layout.MARGIN, 42)


def crop(canvas: Canvas, table: Table[Any]) -> None:
    """The row under the title of a crop."""
    _row(canvas, table, layout.CROP_MARGIN, _CROP_TOP, layout.CROP_ONE_WIDTH, 34)


def _row(canvas: Canvas, table: Table[Any], x: float, y: float, w: float, size: float) -> None:
    won, middle = table.winners, y + _HEIGHT / 2
    canvas.box(x, y, w, _HEIGHT, 16, FILL)
    canvas.put(icon("laurels", size, "white"), x + 40, middle, FILL)
    verb = _verb(table)
    tail = canvas.text_width(verb, size - 8) + 26
    left = x + 78
    for seat in won:
        canvas.put(_token(table.colour(seat), size), left + size / 2, middle, FILL)
        left += size + 10
    whole = table.words.join([table.name(seat) for seat in won])
    room = x + w - 26 - left
    said, fitted = _names(canvas, table, room - tail, size)
    if said != whole and _names(canvas, table, room, size)[0] == whole:
        (said, fitted), verb = _names(canvas, table, room, size), ""  # the laurel says it, too
    canvas.text(left + 6, middle, said, fitted, "white", "black", on=FILL)
    canvas.text(x + w - 26, middle, verb, size - 8, "white", align="r", on=FILL)
    canvas.note("winners", said, (x, y, x + w, y + _HEIGHT))


@lru_cache(maxsize=16)
def _token(colour: str, size: float) -> Sprite:
    """A winner's flat token in a light ring."""
    reach = math.ceil(size / 2) + 4
    pen = Pen(-reach, -reach, reach, reach)
    pen.disc(0, 0, size / 2 + 2.5, "white")
    tokens.draw_token(pen, colour, 0, 0, size, lift=False)
    return pen.sprite()


def _names(canvas: Canvas, table: Table[Any], room: float, size: float) -> tuple[str, float]:
    """The winners' names as large as they fit, each cut only where they do not."""
    names = [table.name(seat) for seat in table.winners]
    said, least = table.words.join(names), canvas.floor

    def measured(part: str) -> float:
        return canvas.text_width(part, size, "black")

    while size > least and measured(said) > room:
        size -= 1
    if measured(said) > room:
        share = room / len(names) - size
        said = table.words.join([text.cut(name, share, measured) for name in names])
    return said, size


def _verb(table: Table[Any]) -> str:
    """With how many points, where they are known."""
    won, words = table.winners, table.words
    points = table.rules.outcome(table.view).scores[won[0]]
    if points == UNKNOWN:
        return words.say("picture-won", count=len(won))
    return words.say("picture-won-points", count=len(won), points=points)
