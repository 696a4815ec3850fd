"""The end in the head of a picture: laurel, who has won, and with how many points."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import Any

from engine.core.game import UNKNOWN
from render.kit import breaks, layout, names, text, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.table import Table

FILL: Colour = "vp"
_TOP, _HEIGHT = 110, 58
_CROP_TOP = 93
_TWO_LINES = 25
"""From this size down two lines of names fit the banner."""
_LEAST = names.PERSON / 42
"""So far names are made smaller before words and tokens make room for them."""
_SPACE, _NO_SPACE = 0.36, 0.1
"""From the names to the words after them, in sizes of the names."""
_NO_BREAK = "\u00a0"


def draw(canvas: Canvas, table: Table[Any]) -> None:
    """The row under the title of the board."""
    _row(canvas, table, layout.MARGIN, _TOP, layout.WIDTH - 2 * layout.MARGIN, 42)


def crop(canvas: Canvas, table: Table[Any]) -> None:
    """The row under the title of a crop."""
    _row(canvas, table, layout.CROP_MARGIN, _CROP_TOP, layout.CROP_ONE_WIDTH, 34)


def _row(canvas: Canvas, table: Table[Any], x: float, y: float, w: float, size: float) -> None:
    """Laurel, tokens, names, points; long names have the room of words and tokens."""
    won, middle = table.winners, y + _HEIGHT / 2
    canvas.box(x, y, w, _HEIGHT, 16, FILL)
    canvas.put(icon("laurels", size, "white"), x + 40, middle, FILL)
    shown = product((size * _LEAST, canvas.floor), (won, ()), (_verb(table), _points(table)))
    for least, tokens_of, verb in shown:
        left = x + 78 + len(tokens_of) * (size + 10)
        room = x + w - 52 - left - canvas.text_width(verb, size - 8)
        said, letters = _names(canvas, table, room, size, least)
        if not any("…" in line for line in said):
            break
    for i, seat in enumerate(tokens_of):
        cx = x + 78 + i * (size + 10) + size / 2
        canvas.put(_token(table.colour(seat), size), cx, middle, FILL)
    spans = [0.0]
    for i, line in enumerate(said):
        lower = middle + (i - (len(said) - 1) / 2) * letters * 1.1
        spans.append(canvas.text(left + 6, lower, line, letters, "white", "black", on=FILL))
    after = left + 6 + max(spans) + size * (_SPACE if canvas.language == "en" else _NO_SPACE)
    canvas.text(after, middle, verb, size - 8, "white", on=FILL)
    canvas.note("winners", " ".join(said), (x, y, x + w, y + _HEIGHT))


@lru_cache(maxsize=16)
def _token(colour: str, size: float) -> Sprite:
    """A winner's flat token in a light ring."""
    reach = math.ceil(size / 2) + 4
    pen = Pen(-reach, -reach, reach, reach)
    pen.disc(0, 0, size / 2 + 2.5, "white")
    tokens.draw_token(pen, colour, 0, 0, size, lift=False)
    return pen.sprite()


def _names(
    canvas: Canvas, table: Table[Any], room: float, size: float, least: float
) -> tuple[list[str], float]:
    """The winners' names as large as they fit: in one line, or else in two; cut only at the least.

    Names stay whole, or else are broken between East Asian characters.
    """
    won = [table.name(seat).replace(" ", _NO_BREAK) for seat in table.winners]
    said = table.words.join(won)
    broken = said.replace("、", "、 ")
    whole = breaks.joined(broken, won)
    while size >= least:
        if canvas.text_width(said, size, "black") <= room:
            return [_plain(said)], size
        halves = (text.lines(s, size, room, "black", canvas.language) for s in (whole, broken))
        pair = next(filter(None, halves), None)
        if pair and size <= _TWO_LINES:
            return [_plain(line) for line in pair], size
        size -= 1

    def measured(part: str) -> float:
        return canvas.text_width(part, least, "black")

    share = room / len(won) - least
    cut = table.words.join([text.cut(name, share, measured) for name in won])
    return [_plain(cut)], least


def _plain(said: str) -> str:
    return said.replace("、 ", "、").replace(_NO_BREAK, " ").replace(breaks.JOINER, "")


def _verb(table: Table[Any]) -> str:
    """With how many points, where they are known."""
    won, words = table.winners, table.words
    points = table.scores[won[0]]
    if points == UNKNOWN:
        return words.say("picture-won", count=len(won))
    return words.say("picture-won-points", count=len(won), points=points)


def _points(table: Table[Any]) -> str:
    """The points alone, where there is no room for more beside the names."""
    points = table.scores[table.winners[0]]
    return "" if points == UNKNOWN else str(points)
