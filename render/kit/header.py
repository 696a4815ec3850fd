"""The head of a picture: title, phase line, and who is to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from render.kit import layout, text, tokens
from render.kit.canvas import Canvas
from render.kit.table import Table

TITLE_SIZE = 66
PHASE_SIZE = 36
_PHASE_LEAST = 26
_NAME_ROOM = 330
_VERB_ROOM = 1150
"""Room for what the pill says when nobody is to move: who has won."""


def draw(
    canvas: Canvas,
    title: str,
    phase: str,
    verb: str,
    actors: Sequence[tuple[str, str]] = (),
    *,
    long: bool = False,
) -> None:
    """Title and phase line at the left, the to-move pill at the right.

    ``actors`` are colour and name of everybody to move; with nobody, ``verb`` is a whole sentence.
    ``long`` puts the phase line on its own line at y 138, for titles that leave it no room.
    """
    left = _pill(canvas, verb, actors)
    right = layout.WIDTH - layout.MARGIN
    room = left - layout.MARGIN - 24
    span = canvas.text(layout.MARGIN, 70, title, TITLE_SIZE, style="serif", room=room, least=40)
    if long:
        x, y, room = layout.MARGIN + 2.0, 138, float(right - layout.MARGIN)
    else:
        x, y = layout.MARGIN + span + 28, 74
        room = left - 24 - x
    canvas.text(x, y, phase, PHASE_SIZE, "ink2", room=room, least=_PHASE_LEAST)


def of_table(
    canvas: Canvas,
    table: Table[Any],
    phase: str,
    *,
    named: Callable[[int], str] | None = None,
    long: bool = False,
) -> None:
    """The head of a table with a phase line: who is to move, or at the end who has won.

    From here on the canvas is calm where many codes are lit.
    ``named`` gives the names where a game shortens them.
    """
    canvas.calm = table.calm
    named, words = named or table.name, table.words
    if table.movers:
        verb = words.say("picture-to-move")
        actors = [(table.colour(seat), named(seat)) for seat in table.movers]
    else:
        won = [named(seat) for seat in table.winners]
        said = words.say("picture-winners", count=len(won), who=words.join(won)) if won else ""
        verb, actors = said, []
    draw(canvas, table.title, phase, verb, actors, long=long)


def _pill(canvas: Canvas, verb: str, actors: Sequence[tuple[str, str]]) -> float:
    """Draw the pill; returns its left edge."""
    if not verb and not actors:
        return layout.WIDTH - layout.MARGIN
    names = [_fitted(canvas, name) for _, name in actors[:2]]
    listed = len(actors) <= 2
    said = ", ".join(names) if listed else ", ".join(names) + " …"
    spans = canvas.text_width(said, 42, "black") if said else 0.0
    lead = 20 + 64 * len(actors) + 6 if actors else 34
    verb = text.cut(verb, _VERB_ROOM, lambda part: canvas.text_width(part, 34))
    tail = canvas.text_width(verb, 34)
    width = lead + spans + (14 if said else 0) + tail + 30
    x = layout.WIDTH - layout.MARGIN - width
    canvas.box(x, 30, width, 80, 40, "tile", "act" if actors else "line", 6, shadow=5)
    for i, (colour, _) in enumerate(actors):
        canvas.put(tokens.token(colour, 56), x + 48 + 64 * i, 72, "tile")
    if said:
        canvas.text(x + lead, 70, said, 42, style="black", on="tile")
    canvas.text(x + width - 30 - tail, 72, verb, 34, "ink2", on="tile")
    canvas.note("to-move", said, (x, 30, x + width, 110))
    return x


def _fitted(canvas: Canvas, name: str) -> str:
    return text.cut(name, _NAME_ROOM, lambda part: canvas.text_width(part, 42, "black"))


def crop(canvas: Canvas, title: str, part: str) -> None:
    """The head of a crop: the game's title and the name of the part."""
    x: float = layout.CROP_MARGIN
    span = canvas.text(x, 54, title, 52, style="serif", room=520, least=34)
    x += span + 22
    room = layout.CROP_WIDTH - layout.CROP_MARGIN - x
    canvas.text(x, 58, part, 32, "ink2", room=room, least=22)
