"""Tiles: band with code and name, icon, owner's house, spaces for workers, effect row.

The face of a tile (all but code, house, workers and rings) is painted once and cached.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.kit import card_frame, effects, highlights, layout, names, tokens
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import Palette, ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import Patch
from render.kit.text import TextStyle
from render.kit.tile_face import PLACES_PITCH, WORDS_MIDDLE, TileFace, middle_of, worker_places
from render.kit.type_scale import NOTE

_WORDS_LINE_HEIGHT = 29
"""Height of a line of words."""
_ARRIVAL_RADIUS = 39
"""Radius of the disc under a new worker."""


class _House(NamedTuple):
    """The middle of a house from the left edge, its size, and the radius of a new one's disc."""

    middle: int
    size: int
    disc: int


_HOUSE_ALONE, _HOUSE_BESIDE_TWO = _House(99, 46, 32), _House(73, 38, 24)
"""A house, and one beside two workers."""
_RING_REACH = 5
"""Width of the ring of a legal tile, beyond its edges, and height of the shadow below."""
_BAND_MIDDLE = 26
"""Middle of the band."""
_EFFECT_FROM_BOTTOM = 27
"""Middle of the effect, from the bottom."""
_EFFECT_MARGIN = 9
"""Distance of the effect from the sides."""
_FIRST_PLACE_WIDTH = 64
"""Width of the first of three places."""
_WORDS_FROM_BOTTOM, _OFF_WORDS_FROM_BOTTOM = 40, 42
"""Middle of the words from the bottom."""
_ROW_LEFT_MARGIN, _ROW_RIGHT_MARGIN, _MIN_ROW_WIDTH = 76, 82, 100
"""Margins of the effect above words, and its minimum width."""
_WORDS_MARGIN, _OFF_WORDS_MARGIN = 16, 12
"""Side margins of the words."""
_OFF_ICON_MIDDLE = 84
"""Middle of the icon of a tile that is not in this game."""
NO_ARRIVALS: Mapping[int, Recency] = MappingProxyType({})


def _icon_colour(category: str) -> str | tuple[int, int, int]:
    return category if category == "cspecial" else mix(category, "ink", 0.35)


@lru_cache(maxsize=256)
def _face_patch(
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
            shadow=5 * scale,
            edge=card_frame.EDGE * scale,
        ),
    )
    ink = "ink2" if face.off else ink_on(face.category)
    left = (plate + 10) * scale
    room = w * scale - left - 7 * scale
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
        middle, room = (left + right) / 2 * scale, (right - left) * scale
        y, style = (h - _EFFECT_FROM_BOTTOM) * scale, RowStyle(38 * scale)
        effects.draw(canvas, face.row, middle, y, style, max_width=room, on=body)


def _draw_icon(canvas: Canvas, face: TileFace, w: int, h: int, body: str, scale: float) -> None:
    """Draw the icon: left of house and workers, below three places, or large on its own."""
    colour = _icon_colour(face.category)
    y: float = middle_of(face, h)
    if face.places == 3 and not face.words:
        size, x, y = 40, 38.0, h - _EFFECT_FROM_BOTTOM
    elif face.places == 0:
        size, x, y = 66, w / 2, 92
    elif face.shared:
        size, x = 40, 29.0
    elif face.places == 2:
        size, x = 48, 34.0
    else:
        size, x = 54, 39.0
    canvas.put(icon_sprite(face.icon, size * scale, colour), x * scale, y * scale, body)


def _draw_words(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    room = w - _ROW_LEFT_MARGIN - _ROW_RIGHT_MARGIN - max(0, face.places - 1) * PLACES_PITCH
    if room >= _MIN_ROW_WIDTH:
        cx = _ROW_LEFT_MARGIN + room / 2
        effects.draw(canvas, face.row, cx, WORDS_MIDDLE, RowStyle(38), max_width=room, on=body)
    lines = texts.wrap(face.words, NOTE, w - 2 * _WORDS_MARGIN, 2, language=canvas.language)
    for i, line in enumerate(lines):
        y = h - _WORDS_FROM_BOTTOM + (i - (len(lines) - 1) / 2) * _WORDS_LINE_HEIGHT
        canvas.text(_WORDS_MARGIN, y, line, TextStyle(NOTE, "ink2"), on=body)


def _draw_off(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    """Draw a pale icon, and below it that the tile is not in this game."""
    canvas.put(icon_sprite(face.icon, 54, "line"), w / 2, _OFF_ICON_MIDDLE, body)
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


class TileState(NamedTuple):
    """What may change about a tile on the board.

    Attributes:
        owner: the colour of the house on it.
        workers: the colour of the worker in each space.
        legal: light the code and ring the tile, unless the canvas hides its rings.
        target: mark the next free space as the one a worker would take.
        chosen: the space of the worker that is acting.
        arrivals: the recency of new workers, by space.
        built: the recency of a new house.
    """

    owner: str | None = None
    workers: tuple[str | None, ...] = ()
    legal: bool = False
    target: bool = False
    chosen: int | None = None
    arrivals: Mapping[int, Recency] = NO_ARRIVALS
    built: Recency | None = None


EMPTY = TileState()


def draw(canvas: Canvas, rect: Rect, number: str, face: TileFace, state: TileState = EMPTY) -> None:
    """Draw a tile on the board with its code ``number``, owner and workers.

    Draw the halo of the whole tile before it, with :func:`render.kit.highlights.draw_halo`.
    """
    ringed = state.legal and not canvas.hide_rings
    patch = _face_patch(
        face, rect.size, ringed, canvas.language, canvas.palette, canvas.recording, canvas.floor
    )
    x, y = rect.x, rect.y
    canvas.put(patch, x, y)
    card_frame.draw_code(canvas, x, y, number, state.legal, on="ink3" if face.off else "ink")
    if not face.off:
        _draw_workers(canvas, rect, face, state)
    if state.owner is not None:
        house_x = x + (rect.w - layout.TILE.w) / 2
        house_y = y + middle_of(face, rect.size.h) - 1
        _draw_house(canvas, house_x, house_y, state.owner, face, state.built)


def _draw_workers(canvas: Canvas, rect: Rect, face: TileFace, state: TileState) -> None:
    offsets, full = worker_places(face, rect.size), _worker_size(face)
    taken = (*state.workers, *(None,) * 3)
    free = next((i for i in range(len(offsets)) if taken[i] is None), -1)
    for i, (dx, dy) in enumerate(offsets):
        worker, x, y = taken[i], rect.x + dx, rect.y + dy
        if worker is None:
            highlights.draw_worker_space(
                canvas,
                x,
                y,
                full // 2 - 2 if face.places > 1 else 28,
                free=state.legal and state.target and i == free,
                number=str(i + 1) if face.places == 3 else "",
            )
            continue
        width, on = full, "tile"
        if i == state.chosen:
            width = full - 10
            canvas.put(highlights.selection_ring_sprite(width), x, y, "tile")
        elif i in state.arrivals:
            radius, recency = (
                _ARRIVAL_RADIUS if face.places == 1 else full / 2 + 4,
                state.arrivals[i],
            )
            canvas.put(highlights.arrival_sprite(radius, recency), x, y, "tile")
            on = highlights.background_of(recency)
        canvas.put(tokens.token_sprite(worker, width), x, y, on)


def _draw_house(
    canvas: Canvas, x: float, y: float, owner: str, face: TileFace, built: Recency | None
) -> None:
    house = _HOUSE_BESIDE_TWO if face.shared else _HOUSE_ALONE
    cx, on = x + house.middle, "tile"
    if built:
        canvas.put(highlights.arrival_sprite(house.disc, built), cx, y, "tile")
        on = highlights.background_of(built)
    canvas.put(tokens.house_sprite(owner, house.size), cx, y, on)


def _worker_size(face: TileFace) -> int:
    return 46 if face.shared else 62 if face.places == 1 else 58
