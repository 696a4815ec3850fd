"""Rounded rectangles of any size: corners are painted once, sides and middle are stretched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from render.kit.palette import RGB, Area, Palette
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import COVERED, Patch, Sprite


class RoundedBox(NamedTuple):
    """A box of any size, with the offset of its flat shadow."""

    style: BoxStyle
    shadow: float

    @property
    def edge(self) -> int:
        """Width of the border that is not plain, in pixels."""
        return int(max(self.style.radius, self.style.line_width)) + 2

    @property
    def is_sharp(self) -> bool:
        """Whether the sides cover whole pixels."""
        return not self.shadow and float(self.style.line_width).is_integer()

    @property
    def below(self) -> int:
        """How far the shadow extends below the box, in pixels."""
        return int(self.shadow)


@lru_cache(maxsize=512)
def smallest_box(box: RoundedBox) -> Sprite:
    """Return the smallest box of a kind: its corners, and one pixel of each side between them."""
    style = box.style
    side = 2 * box.edge + 1
    pen = Pen(0, 0, side, side + box.below)
    if box.shadow:
        shade = BoxStyle(style.radius, "shade", corners=style.corners)
        pen.box(Rect(1, box.shadow, side - 2, side), shade)
    pen.box(Rect(0, 0, side, side), style)
    return pen.sprite()


MAX_CACHED_AREA = 130_000
"""Boxes of up to this many pixels are cached whole: all but the largest panels."""


@lru_cache(maxsize=192)
def whole_patch(box: RoundedBox, on: RGB, w: int, h: int, palette: Palette) -> Patch:
    """Return a whole box with its shadow."""
    small = smallest_box(box).on(on, palette)
    assert small.shape is not None
    indices = Image.new("L", (w, h + box.below))
    shape = Image.new("1", (w, h + box.below))
    for part, place in cut_into_pieces(box, 0, 0, w, h):
        if is_stretched(part):
            for index, area in find_strips(box, on, palette, part, place):
                indices.paste(index, area)
                shape.paste(255, area)
        else:
            indices.paste(small.indices.crop(part), place)
            shape.paste(small.shape.crop(part), place)
    return Patch(indices, shape, 0, 0)


MAX_BLENDED_AREA = 12_000
"""Boxes of up to this many pixels are blended whole with what is below."""


@lru_cache(maxsize=128)
def whole_image(box: RoundedBox, w: int, h: int) -> Image.Image:
    """Return a whole box with its shadow, for any background."""
    small = smallest_box(box).image
    image = Image.new("RGBA", (w, h + box.below))
    for part, place in cut_into_pieces(box, 0, 0, w, h):
        image.paste(stretch(small, part, place), place)
    return image


def covered_pixels(box: RoundedBox, w: int, h: int) -> Image.Image:
    """Return the mask of the pixels that a filled box and its shadow cover."""
    return whole_image(box, w, h).getchannel("A").point(COVERED, "1")


def cut_into_pieces(box: RoundedBox, x: int, y: int, w: int, h: int) -> Iterator[tuple[Area, Area]]:
    """Yield corners, sides and middle: their boxes in the smallest box and in the picture."""
    edge, below = box.edge, box.below
    side = 2 * edge + 1
    for left, right, at_x, end_x in (
        (0, edge, x, x + edge),
        (edge, edge + 1, x + edge, x + w - edge),
        (edge + 1, side, x + w - edge, x + w),
    ):
        for top, bottom, at_y, end_y in (
            (0, edge, y, y + edge),
            (edge, edge + 1, y + edge, y + h - edge),
            (edge + 1, side + below, y + h - edge, y + h + below),
        ):
            middle = (left, top) == (edge, edge)
            if end_x > at_x and end_y > at_y and not (middle and box.style.fill is None):
                yield (left, top, right, bottom), (at_x, at_y, end_x, end_y)


def is_stretched(part: Area) -> bool:
    """Return whether a part of the smallest box is a side or the middle: one pixel wide or high."""
    left, top, right, bottom = part
    return 1 in (right - left, bottom - top)


def find_strips(
    box: RoundedBox, on: RGB, palette: Palette, part: Area, place: Area
) -> Iterator[tuple[int, Area]]:
    """Yield rectangles that fill ``place`` with a side or the middle, each with its entry."""
    x, y, right, bottom = place
    if part[2] - part[0] == part[3] - part[1]:  # the middle: one pixel
        for index, _, _ in _equal_pixel_runs(box, on, palette, part):
            yield index, place
    elif part[2] - part[0] == 1:
        for index, start, end in _equal_pixel_runs(box, on, palette, part):
            yield index, (x, y + start, right, y + end)
    else:
        for index, start, end in _equal_pixel_runs(box, on, palette, part):
            yield index, (x + start, y, x + end, bottom)


@lru_cache(maxsize=4096)
def _equal_pixel_runs(
    box: RoundedBox, on: RGB, palette: Palette, part: Area
) -> tuple[tuple[int, int, int], ...]:
    """Return runs of equal pixels across a side: the entry, start and end of each."""
    small = smallest_box(box).on(on, palette)
    assert small.shape is not None
    covered = small.shape.crop(part).convert("L").tobytes()
    pixels = zip(small.indices.crop(part).tobytes(), covered, strict=True)
    runs = list[tuple[int, int, int]]()
    at = 0
    for (index, is_covered), run in groupby(pixels):
        end = at + len(list(run))
        if is_covered:
            runs.append((index, at, end))
        at = end
    return tuple(runs)


def stretch(image: Image.Image, part: Area, place: Area) -> Image.Image:
    """Return a part of an image, stretched to the size of ``place``."""
    cut = image.crop(part)
    size = (place[2] - place[0], place[3] - place[1])
    return cut if cut.size == size else cut.resize(size, Image.Resampling.NEAREST)
