"""Tiles: band with code and name, icon, owner's house, spaces for workers, effect row.

The face of a tile (all but code, house, workers and rings) is painted once and cached.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.kit import card_frame, effects, highlights, layout, names, tokens
from render.kit import text as texts
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.highlights import Recency
from render.kit.icons import icon
from render.kit.names import TileNameStyle
from render.kit.palette import Palette, mix, text_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Patch
from render.kit.text import TextStyle
from render.kit.type_scale import NOTE

_LINE = 29
"""Height of a line of words."""
_DISC, _HOUSE_DISC = 39, 32
"""Radius of the disc under a new worker and a new house."""
NOTHING: Mapping[int, Recency] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TileFace:
    """The parts of a tile that stay the same while it is on the board.

    Attributes:
        category: the colour of its band.
        row: its effect.
        places: the number of workers it takes (0 to 3), or -1 for an owner's house instead.
        off: whether it is not in this game; then ``words`` say so.
        words: the effect in words, for wide tiles; the row then goes beside the icon.
        shared: two workers share it with a house, so all of them are a little smaller.
    """

    name: str
    icon: str
    category: str
    row: effects.GlyphRow = ()
    places: int = 1
    off: bool = False
    words: str = ""
    shared: bool = False


def _icon_colour(category: str) -> str | tuple[int, int, int]:
    return category if category == "cspecial" else mix(category, "ink", 0.35)


@lru_cache(maxsize=256)
def _face(
    face: TileFace,
    size: tuple[int, int],
    ringed: bool,
    language: str,
    palette: Palette,
    recording: bool,
    floor: float,
) -> Patch:
    """Return the finished face; with its ring it is 5 pixels wider on all sides."""
    w, h = size
    canvas = Canvas(w, h + 5, palette, language, recording=recording, floor=floor)
    paint(canvas, face, w, h)
    if not ringed:
        return canvas.patch(_outline(w, h))
    wider = Canvas(w + 10, h + 10, palette, language, recording=recording)
    wider.put(canvas.patch(_outline(w, h)), 5, 5)
    highlights.ring(wider, Rect(5, 5, w, h), layout.TILE_RADIUS)
    return wider.patch(_ringed_outline(w, h), 5, 5)


def paint(canvas: Canvas, face: TileFace, w: int, h: int, scale: float = 1) -> None:
    """Draw frame, name, icon and effect of a tile of ``w`` by ``h``, enlarged by ``scale``.

    An enlarged tile is on a rules card, so it has no code plate.
    """
    band, line, body = ("line", "ink3", "panel") if face.off else (face.category, "ink", "tile")
    plate = layout.PLATE[0] if scale == 1 else 0
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
    ink = "ink2" if face.off else text_on(face.category)
    left = (plate + 10) * scale
    room = w * scale - left - 7 * scale
    names.draw_tile_name(
        canvas, left, 26 * scale, face.name, room, TileNameStyle(colour=ink, scale=scale), on=band
    )
    if face.off:
        _draw_off(canvas, face, w, h, body)
        return
    _draw_icon(canvas, face, w, h, body, scale)
    if face.words:
        _draw_words(canvas, face, w, h, body)
    elif face.row:
        start = 64 if face.places == 3 else 9
        middle, room = (start + w - 9) / 2 * scale, (w - 9 - start) * scale
        row_style = RowStyle(38 * scale)
        effects.draw(canvas, face.row, middle, (h - 27) * scale, row_style, max_width=room, on=body)


def _draw_icon(canvas: Canvas, face: TileFace, w: int, h: int, body: str, scale: float) -> None:
    colour = _icon_colour(face.category)
    if face.places == 3 and not face.words:
        size, x, y = 40, 38.0, h - 27
    elif face.places == 0:
        size, x, y = 66, w / 2, 92
    else:
        size, x = (40, 29.0) if face.shared else (48, 34.0) if face.places == 2 else (54, 39.0)
        y = middle(face, h)
    canvas.put(icon(face.icon, size * scale, colour), x * scale, y * scale, body)


def _draw_words(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    left, right = 76, w - 82 - max(0, face.places - 1) * 64
    if right - left >= 100:
        effects.draw(
            canvas, face.row, (left + right) / 2, 95, RowStyle(38), max_width=right - left, on=body
        )
    lines = texts.wrap(face.words, NOTE, w - 32, 2, language=canvas.language)
    for i, line in enumerate(lines):
        y = h - 40 + (i - (len(lines) - 1) / 2) * _LINE
        canvas.text(16, y, line, TextStyle(NOTE, "ink2"), on=body)


def _draw_off(canvas: Canvas, face: TileFace, w: int, h: int, body: str) -> None:
    """Draw a pale icon, and below it that the tile is not in this game."""
    canvas.put(icon(face.icon, 54, "line"), w / 2, 84, body)
    lines = texts.wrap(face.words, NOTE, w - 24, 2, language=canvas.language)
    for i, line in enumerate(lines):
        y = h - 42 + (i - (len(lines) - 1) / 2) * _LINE
        canvas.text(w / 2, y, line, TextStyle(NOTE, "ink2"), align="m", on=body)


@lru_cache(maxsize=16)
def _outline(w: int, h: int) -> Image.Image:
    """Return the pixels covered by a tile and its shadow."""
    pen = Pen(0, 0, w, h + 5)
    pen.box(1, 5, w - 2, h, BoxStyle(layout.TILE_RADIUS, "shade"))
    pen.box(0, 0, w, h, BoxStyle(layout.TILE_RADIUS, "tile"))
    return pen.sprite().image.getchannel("A").point([0] * 8 + [255] * 248, "1")


@lru_cache(maxsize=16)
def _ringed_outline(w: int, h: int) -> Image.Image:
    pen = Pen(0, 0, w + 10, h + 10)
    pen.box(0, 0, w + 10, h + 10, BoxStyle(layout.TILE_RADIUS + 4, "act"))
    return pen.sprite().image.getchannel("A").point([0] * 8 + [255] * 248, "1")


def middle(face: TileFace, h: int = layout.TILE[1]) -> int:
    """Return the middle line of icon, house and workers of a tile."""
    return 95 if face.words else round(49 + (h - 96) / 2)


def places(face: TileFace, size: tuple[int, int] = layout.TILE) -> tuple[tuple[float, float], ...]:
    """Return the positions of a tile's workers, from its top left corner."""
    w, y = size[0], middle(face, size[1])
    if face.words:
        return tuple((w - 42 - (face.places - 1 - i) * 64, y) for i in range(face.places))
    match face.places:
        case 1:
            return ((w - 42, y),)
        case 2 if face.shared:
            return ((w - 83, y), (w - 30, y))
        case 2:
            return ((w - 100, y), (w - 36, y))
        case 3:
            return ((w / 2 - 63, y), (w / 2, y), (w / 2 + 63, y))
        case _:
            return ()


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
    arrivals: Mapping[int, Recency] = NOTHING
    built: Recency | None = None


EMPTY = TileState()


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    number: str,
    face: TileFace,
    state: TileState = EMPTY,
    size: tuple[int, int] = layout.TILE,
) -> None:
    """Draw a tile on the board with its code ``number``, owner and workers.

    Draw the halo of the whole tile before it, with :func:`render.kit.highlights.halo`.
    """
    ringed = state.legal and not canvas.hide_rings
    patch = _face(
        face, size, ringed, canvas.language, canvas.palette, canvas.recording, canvas.floor
    )
    canvas.put(patch, x, y)
    card_frame.draw_code(canvas, x, y, number, state.legal, on="ink3" if face.off else "ink")
    if not face.off:
        _draw_workers(canvas, x, y, face, state, size)
    if state.owner is not None:
        house_y = y + middle(face, size[1]) - 1
        _draw_house(canvas, x, house_y, state.owner, face, state.built, size[0])


def _draw_workers(
    canvas: Canvas, x: float, y: float, face: TileFace, state: TileState, size: tuple[int, int]
) -> None:
    offsets, full = places(face, size), _worker_size(face)
    taken = (*state.workers, *(None,) * 3)
    free = next((i for i in range(len(offsets)) if taken[i] is None), -1)
    for i, (dx, dy) in enumerate(offsets):
        worker = taken[i]
        if worker is None:
            highlights.worker_space(
                canvas,
                x + dx,
                y + dy,
                full // 2 - 2 if face.places > 1 else 28,
                free=state.legal and state.target and i == free,
                number=str(i + 1) if face.places == 3 else "",
            )
            continue
        width, on = full, "tile"
        if i == state.chosen:
            width = full - 10
            canvas.put(highlights.selection_ring(width), x + dx, y + dy, "tile")
        elif i in state.arrivals:
            radius, recency = _DISC if face.places == 1 else full / 2 + 4, state.arrivals[i]
            canvas.put(highlights.arrival(radius, recency), x + dx, y + dy, "tile")
            on = highlights.background(recency)
        canvas.put(tokens.token(worker, width), x + dx, y + dy, on)


def _draw_house(
    canvas: Canvas, x: float, y: float, owner: str, face: TileFace, built: Recency | None, w: int
) -> None:
    left, size, on = x + 99 + (w - layout.TILE[0]) / 2, 46, "tile"
    if face.shared:
        left, size = x + 73 + (w - layout.TILE[0]) / 2, 38
    if built:
        radius = _HOUSE_DISC if size == 46 else 24
        canvas.put(highlights.arrival(radius, built), left, y, "tile")
        on = highlights.background(built)
    canvas.put(tokens.house(owner, size), left, y, on)


def _worker_size(face: TileFace) -> int:
    return 46 if face.shared else 62 if face.places == 1 else 58
