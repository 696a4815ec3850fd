"""The head of a picture: title, phase line, who is to move, and what is asked or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.kit import banner, layout, question, text, tokens
from render.kit.canvas import Canvas
from render.kit.table import Table

TITLE_SIZE = 66
PHASE_SIZE = 36
_PHASE_LEAST = 26
_NAME_SIZE, _NAME_LEAST = 42, 34
_NAMES_MOST, _NAMES_LEAST = 32, 22
"""Of the names of more than two in two lines, before any is cut."""
_NAME_ROOM = 566
"""For sixteen of the widest letters at the least size."""
_MIDDLE = 60
"""Of the line with the title."""
_STACKED = (40, 91)
"""Of title and phase line where they stand one below the other."""
_TITLE_STACKED, _PHASE_STACKED = 50, 32
_TITLE_LEAST = 40
_CROP_MIDDLE = 44


def draw(
    canvas: Canvas,
    title: str,
    phase: str,
    verb: str = "",
    actors: Sequence[tuple[str, str]] = (),
) -> None:
    """Title and phase line at the left, the to-move pill at the right.

    ``actors`` are colour and name of everybody to move, ``verb`` says that they are. The
    phase line stands below the title where there is no room beside it.
    """
    left = layout.MARGIN
    least = canvas.text_width(title, _TITLE_LEAST, "serif")
    right = _pill(canvas, verb, actors, layout.WIDTH - layout.MARGIN - left - least - 24) - 24
    beside = canvas.text_width(title, TITLE_SIZE, "serif") + 28
    stacked = beside + canvas.text_width(phase, _PHASE_LEAST) > right - left
    size, middle = (_TITLE_STACKED, _STACKED[0]) if stacked else (TITLE_SIZE, _MIDDLE)
    room = right - left
    span = canvas.text(left, middle, title, size, style="serif", room=room, least=_TITLE_LEAST)
    x, y = (left + 2.0, _STACKED[1]) if stacked else (left + span + 28, _MIDDLE + 4)
    size = _PHASE_STACKED if stacked else PHASE_SIZE
    canvas.text(x, y, phase, size, "ink2", room=right - x, least=_PHASE_LEAST)


def of_table(canvas: Canvas, table: Table[Any], phase: str) -> None:
    """The head of a table with a phase line: who is asked what, or at the end who has won.

    From here on the canvas is calm where many codes are lit.
    """
    canvas.calm = table.calm
    movers = table.movers
    actors = [(table.colour(seat), table.name(seat)) for seat in movers]
    verb = table.words.say("picture-to-move") if movers else ""
    draw(canvas, table.title, phase, verb, actors)
    if movers:
        question.draw(canvas, table)
    elif table.winners:
        banner.draw(canvas, table)


def _pill(canvas: Canvas, verb: str, actors: Sequence[tuple[str, str]], room: float) -> float:
    """Draw the pill, no wider than ``room`` if that can be; returns its left edge."""
    if not actors:
        return layout.WIDTH - layout.MARGIN
    lead = 20 + 64 * len(actors) + 6
    tail = canvas.text_width(verb, 34)
    named, size = _named(canvas, [name for _, name in actors], room - lead - tail - 44)
    spans = max(canvas.text_width(name, size, "black") for name in named)
    width = lead + spans + 14 + tail + 30
    x = layout.WIDTH - layout.MARGIN - width
    canvas.box(x, 18, width, 80, 40, "tile", "act", 6, shadow=5)
    for i, (colour, _) in enumerate(actors):
        canvas.put(tokens.token(colour, 56), x + 48 + 64 * i, _MIDDLE, "tile")
    for i, name in enumerate(named):
        y = _MIDDLE - 2 + (i - (len(named) - 1) / 2) * min(38, size * 1.2)
        canvas.text(x + lead, y, name, size, style="black", on="tile")
    canvas.text(x + width - 30 - tail, _MIDDLE, verb, 34, "ink2", on="tile")
    canvas.note("to-move", " ".join(named), (x, 18, x + width, 98))
    return x


def _named(canvas: Canvas, names: Sequence[str], room: float) -> tuple[list[str], float]:
    """The names in one line or two: all of them where they fit, else the first two, and their size.

    Of more than two the lines are as even as may be.
    """
    comma = ", " if canvas.language == "en" else "、"
    halves = [(comma.join(names[:k]), comma.join(names[k:])) for k in range(1, len(names))]
    for small in range(_NAMES_MOST, _NAMES_LEAST - 1, -2) if len(names) > 2 else ():
        spans = {pair: _span(canvas, pair, small) for pair in halves}
        pair = min(halves, key=spans.__getitem__)
        if spans[pair] <= room:
            return [pair[0] + comma.rstrip(), pair[1]], small
    most = _NAME_SIZE if len(names) == 1 else _NAME_LEAST
    fits = [
        text.fit(name, most, _NAME_ROOM, _NAME_LEAST, "black", canvas.language)
        for name in names[:2]
    ]
    named, size = [name for name, _ in fits], min(size for _, size in fits)
    if len(names) > len(named):
        named[-1] += " …"
    return named, size


def _span(canvas: Canvas, lines: Sequence[str], size: float) -> float:
    return max(canvas.text_width(line, size, "black") for line in lines)


_CROP_PART_LEAST = 22


def crop(canvas: Canvas, table: Table[Any], part: str) -> None:
    """The head of a crop: the game's title, the name of the part, what is asked or who has won."""
    x: float = layout.CROP_MARGIN
    room: float = layout.CROP_WIDTH - 2 * layout.CROP_MARGIN - 22
    titled = min(520.0, room - canvas.text_width(part, _CROP_PART_LEAST))
    span = canvas.text(x, _CROP_MIDDLE, table.title, 52, style="serif", room=titled, least=26)
    x, room = x + span + 22, room - span
    canvas.text(x, _CROP_MIDDLE + 4, part, 32, "ink2", room=room, least=_CROP_PART_LEAST)
    if table.movers:
        question.crop(canvas, table)
    elif table.winners:
        banner.crop(canvas, table)
