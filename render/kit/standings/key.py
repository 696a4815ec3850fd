"""The key to the arrows in the table of the standings."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.standings import signs
from render.kit.standings.content import DOWN, UP, Standings
from render.kit.standings.panel import INSET
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, SMALL_FIGURE

_HEIGHT = 64
_ARROW_MIDDLE = 16
"""Middle of an arrow, from the left edge of its entry."""
_WORDS_LEFT = 46
_WORDS_WIDTH = 640
_ENTRY_GAP = 56


def height(content: Standings) -> int:
    """Return the height of the key; 0 if the table has no arrows."""
    return _HEIGHT if _shown_directions(content) else 0


def draw(canvas: Canvas, area: Rect, content: Standings, words: Catalogue) -> None:
    """Draw what the arrows mean, side by side."""
    x = area.x + INSET
    style = TextStyle(SMALL_FIGURE, min_size=CAPTION)
    for direction in _shown_directions(content):
        canvas.put(signs.arrow_sprite(direction), (x + _ARROW_MIDDLE, area.cy))
        key = f"picture-standings-{direction}"
        label = words.say(key if content.is_final else f"{key}-now")
        left = x + _WORDS_LEFT
        width = canvas.text((left, area.cy), label, style, max_width=_WORDS_WIDTH)
        x = left + width + _ENTRY_GAP


def _shown_directions(content: Standings) -> list[str]:
    shown = {row.direction for row in content.rows}
    return [direction for direction in (UP, DOWN) if direction in shown]
