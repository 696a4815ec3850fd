"""The number of a player's houses in each section of the castle."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import SECTIONS
from render.caylus.board_model import CaylusBoard
from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT, DETAIL, NOTE

_HOUSE = 42
"""Size of a house."""
_COUNT_LEFT = 50
"""Left edge of the count beside a house."""
_NAME_DROP = 42
"""Distance of the section's name below the house."""


def draw(
    canvas: Canvas,
    lefts: Sequence[float],
    middle: float,
    room: float,
    model: CaylusBoard,
    seat: int,
) -> None:
    """Draw a house with the number, and the name of the section below it, from each left edge."""
    for section, left in zip(range(len(SECTIONS)), lefts, strict=False):
        count = model.view.castle_houses[section].count(seat)
        style = TextStyle(COUNT, "ink" if count else "line")
        canvas.put(
            tokens.house_sprite(model.colour_of(seat), _HOUSE), (left + _HOUSE / 2, middle), "panel"
        )
        canvas.text((left + _COUNT_LEFT, middle), str(count), style, on="panel")
        name = model.words.say(f"caylus-section-{SECTIONS[section]}")
        name_style = TextStyle(NOTE, "ink2", min_size=DETAIL)
        canvas.text((left, middle + _NAME_DROP), name, name_style, on="panel", max_width=room)
