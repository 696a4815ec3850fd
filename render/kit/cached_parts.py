"""Parts of a picture inside a rounded box, such as cards: those that stay equal are drawn once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from PIL import Image

from render.kit import rounded_boxes
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.rect import Rect, Size
from render.kit.rounded_boxes import RoundedBox
from render.kit.sprite import Patch

C = TypeVar("C")
"""Everything that the picture of a part depends on; it must be hashable."""


def draw_cached(
    canvas: Canvas, rect: Rect, content: C, draw: Callable[[Canvas, Rect, C], None], box: RoundedBox
) -> None:
    """Draw a part with ``draw``, or put the patch of an equal one that has been drawn before.

    ``draw`` must fill exactly the box that ``box`` describes, with its shadow, on the ground.
    """
    x = round(rect.x)
    # Python rounds halves to even numbers, so a part at an odd x may differ by a pixel.
    is_odd = x % 2 == 1
    patch = _draw_patch(content, draw, box, rect.size, is_odd, canvas.style)
    canvas.put(patch, (x, rect.y))


@lru_cache(maxsize=256)
def _draw_patch(
    content: Any,
    draw: Callable[[Canvas, Rect, Any], None],
    box: RoundedBox,
    size: Size,
    is_odd: bool,
    style: CanvasStyle,
) -> Patch:
    """Return the drawn part; at an odd x it begins at the second column of the patch."""
    shape = _covered_pixels(box, size, is_odd)
    canvas = style.new_canvas(*shape.size)
    draw(canvas, Rect(int(is_odd), 0, *size), content)
    return canvas.patch(shape, int(is_odd))


@lru_cache(maxsize=64)
def _covered_pixels(box: RoundedBox, size: Size, is_odd: bool) -> Image.Image:
    covered = rounded_boxes.covered_pixels(box, *size)
    shape = Image.new("1", (covered.width + is_odd, covered.height))
    shape.paste(covered, (int(is_odd), 0))
    return shape
