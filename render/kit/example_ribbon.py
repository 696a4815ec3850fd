"""A ribbon that marks the board on a rules card as an example."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY

_HEIGHT = 42
_END = 18
"""Margin of the words at both ends of the ribbon."""
_GAP = 20
"""Distance of the ribbon from the line beside it."""
_RIBBON = BoxStyle(10, "ink", corners=(True, False, False, True))


def draw(canvas: Canvas, middle: float, words: Catalogue) -> float:
    """Draw the ribbon from the right edge; return the width it takes from the line beside it."""
    label = words.say("picture-example")
    width = canvas.text_width(label, BODY, "black") + 2 * _END
    left = canvas.width - width
    canvas.box(Rect(left, middle - _HEIGHT / 2, width, _HEIGHT), _RIBBON)
    canvas.text((left + _END, middle), label, TextStyle(BODY, "white", "black"), on="ink")
    return width + _GAP - layout.CROP_MARGIN
