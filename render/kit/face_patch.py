"""The face of a tile, painted once and cached: band with name, icon, effect row or words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit import card_frame, effects, highlights, layout, names
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import Palette, ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import Patch
from render.kit.text import TextStyle
from render.kit.tile_face import PLACES_PITCH, WORDS_MIDDLE, TileFace, middle_of
from render.kit.type_scale import NOTE

_WORDS_LINE_HEIGHT = 29
"""Height of a line of words."""
_RING_REACH = 5
"""Width of the ring of a legal tile, beyond its edges, and height of the shadow below."""
_BAND_MIDDLE = 26
_NAME_GAP = 10
"""Distance of the name from the code plate."""
_NAME_RIGHT = 7
"""Distance of the name from the right edge."""
_ICON_SIZE = 54
_ICON_BESIDE_ONE = 39
"""Middle of the icon beside one worker, from the left edge."""
_ICON_BESIDE_TWO_SIZE = 48
_ICON_BESIDE_TWO = 34
"""Middle of the icon beside two workers."""
_SMALL_ICON_SIZE = 40
"""Size of the icon beside a house, or below three workers."""
_ICON_BESIDE_HOUSE = 29
"""Middle of the icon beside a house."""
_ICON_BELOW_PLACES = 38
"""Middle of the icon below three workers, from the left edge."""
_LARGE_ICON_SIZE = 66
"""Size of an icon on its own."""
_LARGE_ICON_MIDDLE = 92
"""Middle of an icon on its own, from the top."""
_EFFECT_SIZE = 38
_EFFECT_FROM_BOTTOM = 27
"""Middle of the effect, from the bottom."""
_EFFECT_MARGIN = 9
"""Distance of the effect from the sides."""
_FIRST_PLACE_WIDTH = 64
"""Width of the first of three places."""
_WORDS_FROM_BOTTOM = 40
"""Middle of the words, from the bottom."""
_WORDS_MARGIN = 16
"""Distance of the words from the sides."""
_ROW_LEFT = 76
"""Left edge of the effect above words."""
_ROW_RIGHT = 82
"""Distance of the effect above words from the right edge, with one worker."""
_MIN_ROW_WIDTH = 100
"""Minimum width of the effect above words; it is left out of narrower tiles."""
_OFF_WORDS_FROM_BOTTOM = 42
"""Middle of the words on a tile that is not in this game, from the bottom."""
_OFF_WORDS_MARGIN = 12
_OFF_ICON_MIDDLE = 84
"""Middle of the icon of a tile that is not in this game, from the top."""


def _icon_colour(category: str) -> str | tuple[int, int, int]:
    return category if category == "cspecial" else mix(category, "ink", 0.35)


@lru_cache(maxsize=256)
def patch_of(
    face: TileFace,
    size: Size,
    ringed: bool,
    language: str,
    palette: Palette,
    recording: bool,
    floor: float,
) -> Patch:
    """Return the drawn face of a tile; a ``ringed`` one is wider by the ring on all sides."""
    w, h = size
    canvas = Canvas(w, h + _RING_REACH, palette, language, recording=recording, floor=floor)
    draw_enlarged(canvas, face, w, h)
    if not ringed:
        return canvas.patch(_outline(w, h))
    wider = Canvas(w + 2 * _RING_REACH, h + 2 * _RING_REACH, palette, language, recording=recording)
    wider.put(canvas.patch(_outline(w, h)), _RING_REACH, _RING_REACH)
    highlights.draw_ring(wider, Rect(_RING_REACH, _RING_REACH, w, h), layout.TILE_RADIUS)
    return wider.patch(_ringed_outline(w, h), _RING_REACH, _RING_REACH)


def draw_enlarged(canvas: Canvas, face: TileFace, w: int, h: int, scale: float = 1) -> None:
    """Draw frame, name, icon and effect of a tile of ``w`` by ``h``, enlarged by ``scale``.

    An enlarged tile is on a rules card, so it has no code plate.
    """
    band, line, body = ("line", "ink3", "panel") if face.off else (face.category, "ink", "tile")
    plate = layout.PLATE.w if scale == 1 else 0
    card_frame.draw(
        canvas,
        0,
        0,
        w * scale,
        h * scale,
        band,
        card_frame.FrameStyle(
            line=line,
            body=body,
            radius=layout.TILE_RADIUS * scale,
            band_height=card_frame.BAND * scale,
            plate_width=plate,
            shadow=_RING_REACH * scale,
            edge=card_frame.EDGE * scale,
        ),
    )
    ink = "ink2" if face.off else ink_on(face.category)
    left = (plate + _NAME_GAP) * scale
    room = w * scale - left - _NAME_RIGHT * scale
    names.draw_tile_name(
        canvas,
        left,
        _BAND_MIDDLE * scale,
        face.name,
        room,
        TileNameStyle(colour=ink, scale=scale),
        on=band,
    )
    if face.off:
        _draw_off(canvas, face, w, h, body)
        return
    _draw_icon(canvas, face, w, h, body, scale)
    if face.words:
        _draw_words(canvas, face, w, h, body)
    elif face.row:
        left = _FIRST_PLACE_WIDTH if face.places == 3 else _EFFECT_MARGIN
        right = w - _EFFECT_MARGIN
        middle = (left + right) / 2 * scale
        room = (right - left) * scale
        y = (h - _EFFECT_FROM_BOTTOM) * scale
        style = RowStyle(_EFFECT_SIZE * scale)
        effects.draw(canvas, face.row, middle, y, style, max_width=room, on=body)


def _draw_icon(canvas: Canvas, face: TileFace, w: int, h: int, body: str, scale: float) -> None:
    """Draw the icon: left of house and workers, below three places, or large on its own."""
    size, x, y = _lay_out_icon(face, w, h)
    icon = icon_sprite(face.icon, size * scale, _icon_colour(face.category))
    canvas.put(icon, x * scale, y * scale, body)


def _lay_out_icon(face: TileFace, w: int, h: int) -> tuple[int, float, float]:
    """Return the size of the icon, and its middle from the top left corner of the tile."""
    middle = middle_of(face, h)
    if face.places == 3 and not face.words:
        return _SMALL_ICON_SIZE, _ICON_BELOW_PLACES, h - _EFFECT_FROM_BOTTOM
    if face.places == 0:
        return _LARGE_ICON_SIZE, w / 2, _LARGE_ICON_MIDDLE
    if face.shared:
        return _SMALL_ICON_SIZE, _ICON_BESIDE_HOUSE, middle
    if face.places == 2:
        return _ICON_BESIDE_TWO_SIZE, _ICON_BESIDE_TWO, middle
    return _ICON_SIZE, _ICON_BESIDE_ONE, middle


def _draw_words(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    room = w - _ROW_LEFT - _ROW_RIGHT - max(0, face.places - 1) * PLACES_PITCH
    if room >= _MIN_ROW_WIDTH:
        cx = _ROW_LEFT + room / 2
        effects.draw(
            canvas, face.row, cx, WORDS_MIDDLE, RowStyle(_EFFECT_SIZE), max_width=room, on=body
        )
    lines = texts.wrap(face.words, NOTE, w - 2 * _WORDS_MARGIN, 2, language=canvas.language)
    for i, line in enumerate(lines):
        y = h - _WORDS_FROM_BOTTOM + (i - (len(lines) - 1) / 2) * _WORDS_LINE_HEIGHT
        canvas.text(_WORDS_MARGIN, y, line, TextStyle(NOTE, "ink2"), on=body)


def _draw_off(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    """Draw a pale icon, and below it that the tile is not in this game."""
    canvas.put(icon_sprite(face.icon, _ICON_SIZE, "line"), w / 2, _OFF_ICON_MIDDLE, body)
    lines = texts.wrap(face.words, NOTE, w - 2 * _OFF_WORDS_MARGIN, 2, language=canvas.language)
    for i, line in enumerate(lines):
        y = h - _OFF_WORDS_FROM_BOTTOM + (i - (len(lines) - 1) / 2) * _WORDS_LINE_HEIGHT
        canvas.text(w / 2, y, line, TextStyle(NOTE, "ink2"), align="m", on=body)


@lru_cache(maxsize=16)
def _outline(w: int, h: int) -> Image.Image:
    """Return the pixels covered by a tile and its shadow."""
    pen = Pen(0, 0, w, h + _RING_REACH)
    pen.box(1, _RING_REACH, w - 2, h, BoxStyle(layout.TILE_RADIUS, "shade"))
    pen.box(0, 0, w, h, BoxStyle(layout.TILE_RADIUS, "tile"))
    return pen.sprite().image.getchannel("A").point([0] * 8 + [255] * 248, "1")


@lru_cache(maxsize=16)
def _ringed_outline(w: int, h: int) -> Image.Image:
    pen = Pen(0, 0, w + 2 * _RING_REACH, h + 2 * _RING_REACH)
    pen.box(0, 0, w + 2 * _RING_REACH, h + 2 * _RING_REACH, BoxStyle(layout.TILE_RADIUS + 4, "act"))
    return pen.sprite().image.getchannel("A").point([0] * 8 + [255] * 248, "1")
