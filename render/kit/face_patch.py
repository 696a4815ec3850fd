"""The face of a tile, painted once and cached: band with name, icon, effect row or words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit import card_frame, glyph_rows, highlights, layout, names, text
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.glyph_rows import RowStyle
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ICON_MIX, ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import CLEARLY_COVERED, Patch
from render.kit.text import TextStyle
from render.kit.tile_face import PLACES_PITCH, WORDS_MIDDLE, TileFace, middle_of
from render.kit.type_scale import NOTE

_RING_REACH = 5
"""Width of the ring of a legal tile, beyond its edges."""
_RING_RADIUS = layout.TILE_RADIUS + 4
_NAME_MIDDLE = 26
_NAME_GAP = 10
"""Distance of the name from the code plate, or from the left edge if there is none."""
_NAME_RIGHT_MARGIN = 7
"""Distance of the name from the right edge."""
_EFFECT_SIZE = 38
_EFFECT_FROM_BOTTOM = 27
"""Middle of the effect, from the bottom."""
_EFFECT_MARGIN = 9
"""Distance of the effect from the sides."""
_FIRST_PLACE_WIDTH = 64
"""Width of the first of three places."""
_WORDS_LINE_HEIGHT = 29
_MAX_WORDS_LINES = 2
_WORDS_FROM_BOTTOM = 40
"""Middle of the words, from the bottom."""
_WORDS_MARGIN = 16
"""Distance of the words from the sides."""
_EFFECT_ABOVE_WORDS_LEFT = 76
_EFFECT_ABOVE_WORDS_RIGHT_MARGIN = 82
"""Distance of the effect above words from the right edge, with one worker."""
_MIN_WIDTH_ABOVE_WORDS = 100
"""Minimum width of the effect above words; it is left out of narrower tiles."""
_UNUSED_WORDS_FROM_BOTTOM = 42
"""Middle of the words on a tile that is not in this game, from the bottom."""
_UNUSED_WORDS_MARGIN = 12
"""Distance of these words from the sides."""
_UNUSED_ICON_SIZE = 54
_UNUSED_ICON_MIDDLE = 84
"""Middle of the icon of a tile that is not in this game, from the top."""


class _IconPlace(NamedTuple):
    """Size of an icon, and its middle from the left edge of the tile."""

    size: int
    middle: int


_USUAL_ICON = _IconPlace(54, 39)
"""The icon left of a house or a worker."""
_ICON_BESIDE_TWO = _IconPlace(48, 34)
"""The icon left of two workers."""
_SHARED_ICON = _IconPlace(40, 29)
"""The icon of a tile that visitors and owner share."""
_ICON_BELOW_THREE = _IconPlace(40, 38)
"""The icon below three workers."""
_LONE_ICON_SIZE = 66
"""Size of the icon of a tile without workers."""
_LONE_ICON_MIDDLE = 92
"""Middle of that icon, from the top."""


class _Face(NamedTuple):
    """A face to draw: its contents, its usual size, how much larger it is, and its colour."""

    contents: TileFace
    w: int
    h: int
    scale: float
    body: str


def _icon_colour(category: str) -> str | tuple[int, int, int]:
    return category if category == "cspecial" else mix(category, *ICON_MIX)


@lru_cache(maxsize=256)
def patch_of(face: TileFace, size: Size, has_ring: bool, style: CanvasStyle) -> Patch:
    """Return the drawn face of a tile; a ``has_ring`` one is wider by the ring on all sides."""
    w, h = size
    canvas = style.new_canvas(w, h + layout.SHADOW)
    draw_face(canvas, face, size, has_plate=True)
    tile = canvas.patch(_outline(w, h))
    if not has_ring:
        return tile
    ring_w, ring_h = w + 2 * _RING_REACH, h + 2 * _RING_REACH
    with_ring = style.new_canvas(ring_w, ring_h)
    with_ring.put(tile, (_RING_REACH, _RING_REACH))
    highlights.draw_ring(with_ring, Rect(_RING_REACH, _RING_REACH, w, h), layout.TILE_RADIUS)
    return with_ring.patch(_ring_outline(ring_w, ring_h), _RING_REACH, _RING_REACH)


def draw_face(
    canvas: Canvas, face: TileFace, size: Size, scale: float = 1, *, has_plate: bool
) -> None:
    """Draw frame, name, icon and effect of a tile of that size, enlarged by ``scale``.

    ``has_plate`` leaves room for a code plate.
    """
    w, h = size
    plate_width = layout.PLATE.w if has_plate else 0
    body = "panel" if face.is_out_of_game else "tile"
    band = "line" if face.is_out_of_game else face.category
    frame = card_frame.FrameStyle(
        line="ink3" if face.is_out_of_game else "ink",
        body=body,
        radius=layout.TILE_RADIUS * scale,
        band_height=card_frame.BAND_HEIGHT * scale,
        plate_width=plate_width,
        shadow=layout.SHADOW * scale,
        edge=card_frame.EDGE_WIDTH * scale,
    )
    card_frame.draw(canvas, Rect(0, 0, w * scale, h * scale), band, frame)
    name = TileNameStyle(
        colour="ink2" if face.is_out_of_game else ink_on(face.category),
        size=names.tile_name_size(face.name) * scale,
        on=band,
    )
    left = plate_width + _NAME_GAP
    room = (w - left - _NAME_RIGHT_MARGIN) * scale
    names.draw_tile_name(canvas, left * scale, _NAME_MIDDLE * scale, face.name, room, name)
    drawn = _Face(face, w, h, scale, body)
    if face.is_out_of_game:
        _draw_unused(canvas, drawn)
        return
    _draw_icon(canvas, drawn)
    if face.words:
        _draw_words(canvas, drawn)
    elif face.row:
        _draw_effect(canvas, drawn)


def _draw_effect(canvas: Canvas, drawn: _Face) -> None:
    """Draw the effect at the bottom, to the right of the icon below three places."""
    face, w, h, scale, body = drawn
    left = _FIRST_PLACE_WIDTH if face.places == 3 else _EFFECT_MARGIN
    right = w - _EFFECT_MARGIN
    cx = (left + right) / 2 * scale
    room = (right - left) * scale
    y = (h - _EFFECT_FROM_BOTTOM) * scale
    style = RowStyle(_EFFECT_SIZE * scale, on=body)
    glyph_rows.draw(canvas, face.row, cx, y, style, max_width=room)


def _draw_icon(canvas: Canvas, drawn: _Face) -> None:
    """Draw the icon: left of house and workers, below three places, or large on its own."""
    face, w, h, scale, body = drawn
    x: float
    (size, x), y = _USUAL_ICON, middle_of(face, h)
    if face.places == 3 and not face.words:
        (size, x), y = _ICON_BELOW_THREE, h - _EFFECT_FROM_BOTTOM
    elif face.places == 0:
        size, x, y = _LONE_ICON_SIZE, w / 2, _LONE_ICON_MIDDLE
    elif face.is_shared:
        size, x = _SHARED_ICON
    elif face.places == 2:
        size, x = _ICON_BESIDE_TWO
    icon = icon_sprite(face.icon, size * scale, _icon_colour(face.category))
    canvas.put(icon, (x * scale, y * scale), body)


def _draw_words(canvas: Canvas, drawn: _Face) -> None:
    """Draw the effect in words, and above them in glyphs if the tile is wide enough.

    Tiles with words are never enlarged.
    """
    face, w, h, _, body = drawn
    left = _EFFECT_ABOVE_WORDS_LEFT
    more_places = max(0, face.places - 1) * PLACES_PITCH
    room = w - left - _EFFECT_ABOVE_WORDS_RIGHT_MARGIN - more_places
    if room >= _MIN_WIDTH_ABOVE_WORDS:
        style = RowStyle(_EFFECT_SIZE, on=body)
        cx = left + room / 2
        glyph_rows.draw(canvas, face.row, cx, WORDS_MIDDLE, style, max_width=room)
    middle = h - _WORDS_FROM_BOTTOM
    for y, line in _wrapped_lines(face.words, w - 2 * _WORDS_MARGIN, middle, canvas.language):
        canvas.text((_WORDS_MARGIN, y), line, TextStyle(NOTE, "ink2"), on=body)


def _draw_unused(canvas: Canvas, drawn: _Face) -> None:
    """Draw a pale icon, and below it that the tile is not in this game; it is never enlarged."""
    face, w, h, _, body = drawn
    icon = icon_sprite(face.icon, _UNUSED_ICON_SIZE, "line")
    canvas.put(icon, (w / 2, _UNUSED_ICON_MIDDLE), body)
    middle = h - _UNUSED_WORDS_FROM_BOTTOM
    for y, line in _wrapped_lines(
        face.words, w - 2 * _UNUSED_WORDS_MARGIN, middle, canvas.language
    ):
        canvas.text((w / 2, y), line, TextStyle(NOTE, "ink2"), align="middle", on=body)


def _wrapped_lines(
    words: str, room: float, middle: float, language: str
) -> Iterator[tuple[float, str]]:
    """Yield the lines of a text, centred on ``middle``, each with its own middle line."""
    lines = text.wrap(words, NOTE, room, _MAX_WORDS_LINES, language=language)
    middles = layout.stacked_middles(len(lines), middle, _WORDS_LINE_HEIGHT)
    yield from zip(middles, lines, strict=True)


@lru_cache(maxsize=16)
def _outline(w: int, h: int) -> Image.Image:
    """Return the pixels covered by a tile and its shadow."""
    pen = Pen(0, 0, w, h + layout.SHADOW)
    shadow = Rect(0, layout.SHADOW, w, h).inset(1)
    pen.box(shadow, BoxStyle(layout.TILE_RADIUS, "shade"))
    pen.box(Rect(0, 0, w, h), BoxStyle(layout.TILE_RADIUS, "tile"))
    return _covered_pixels(pen)


@lru_cache(maxsize=16)
def _ring_outline(w: int, h: int) -> Image.Image:
    """Return the pixels covered by a tile with its ring."""
    pen = Pen(0, 0, w, h)
    pen.box(Rect(0, 0, w, h), BoxStyle(_RING_RADIUS, "act"))
    return _covered_pixels(pen)


def _covered_pixels(pen: Pen) -> Image.Image:
    return pen.sprite().image.getchannel("A").point(CLEARLY_COVERED, "1")
