"""The bridge: the passing order, and the price of a worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit import glyph_rows, highlights, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import Glyph, GlyphRow, workers
from render.kit.highlights import recency_of
from render.kit.icons import icon_sprite
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite
from render.kit.story import Place, Spot, spot_of_piece
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY, FLOOR, LABEL

_MIN_WIDE_WIDTH = 300
"""A narrower bridge has smaller spaces and shows the price without a caption."""


class _TokenSizes(NamedTuple):
    """Sizes on a bridge: a token, the distance between spaces, and the glow of a new token."""

    token: int
    pitch: int
    glow: int


_MAX_NARROW_TOKEN = 46
_NARROW_SPACES_MARGIN = 14
"""Width of a narrow bridge that its spaces leave free."""
_NARROW_SPACES_GAP = 4
"""Gap between two spaces of a narrow bridge."""
_NARROW_GLOW = 3
"""Extent of the glow of a new token on a narrow bridge."""
_WIDE_SIZES = _TokenSizes(token=56, pitch=70, glow=36)
_TITLE_Y = 31
"""Middle of the title, from the top."""
_TITLE_HEIGHT = 60
"""Height of a wide bridge that its title and captions take."""
_USUAL_ROOM = Size(637, 88)
"""Width of a wide bridge of the usual size, and its height below the title."""
_NARROW_SPACES_Y = 82
"""Middle of the spaces of a narrow bridge, from the top."""
_FIRST_SPACE_X = 52
"""Middle of the first space of a wide bridge, from the left."""
_WIDE_SPACES_UP = 44
"""Middle of the spaces of a wide bridge, from the bottom."""
_DIVIDER_X = 394
"""Left edge of the line between spaces and price on a wide bridge."""
_DIVIDER_Y = 110
"""Top of the line between spaces and price on a narrow bridge."""
_DIVIDER_THICKNESS = 3
_WIDE_DIVIDER_MARGIN = 18
"""Distance of that line's ends from the edges of a wide bridge's panel."""
_NARROW_DIVIDER_MARGIN = 16
"""The same on a narrow bridge."""
_TITLE_LEFT = 76
"""Left edge of the title of a wide bridge, after its symbol."""
_TITLE_WIDTH = 300
_SYMBOL_SIZE = 40
_SYMBOL_MIDDLE = (42, 30)
_NARROW_TITLE_MARGINS = 20
"""Width of a narrow bridge that its title leaves free."""
_NUMBER_BELOW = 28
"""Distance of a step's number from the middle of a token on a narrow bridge."""
_PRICE_SIZE = 60
_NARROW_PRICE_SIZE = 44
_PRICE_FROM_BOTTOM = 46
"""Middle of the price, from the bottom."""
_NARROW_PRICE_FROM_BOTTOM = 38
_NARROW_PRICE_MARGINS = 24
_PRICE_MARGINS = 20
"""Width beside the dividing line that price and caption leave free."""
_CAPTION_Y = 36
"""Middle of the caption above the price, from the top."""


def _scale_of(rect: Rect) -> float:
    """Return the scale of the contents of a wide bridge that is larger than usual."""
    by_height = (rect.h - _TITLE_HEIGHT) / _USUAL_ROOM.h
    return max(1.0, min(by_height, rect.w / _USUAL_ROOM.w))


def _sizes_for(rect: Rect, spaces: int) -> _TokenSizes:
    if rect.w < _MIN_WIDE_WIDTH:
        pitch = int((rect.w - _NARROW_SPACES_MARGIN) / max(1, spaces))
        token = min(_MAX_NARROW_TOKEN, pitch - _NARROW_SPACES_GAP)
        return _TokenSizes(token, token + _NARROW_SPACES_GAP, token // 2 + _NARROW_GLOW)
    return _TokenSizes(*(round(size * _scale_of(rect)) for size in _WIDE_SIZES))


def draw_frame(
    canvas: Canvas, rect: Rect, title: str, seats: int, *, first: Sprite | None = None
) -> None:
    """Draw the panel with its title and a space for each seat: part of the cached base.

    ``first`` is painted on the first space instead of its number: the reward for passing first.
    """
    w = rect.w
    if w < _MIN_WIDE_WIDTH:
        room = w - _NARROW_TITLE_MARGINS
        label = PanelTitle(title, (w / 2, _TITLE_Y), room, BODY, FLOOR, is_centred=True)
    else:
        label = PanelTitle(
            title,
            (_TITLE_LEFT, _TITLE_Y),
            _TITLE_WIDTH,
            BODY,
            symbol=icon_sprite("stone-bridge", _SYMBOL_SIZE, "ink2"),
            symbol_at=_SYMBOL_MIDDLE,
        )
    titled_panel.draw_titled(canvas, rect, label)
    for i in range(seats):
        cx, cy = space_middle(rect, i, seats)
        number = str(i + 1) if i or first is None else ""
        radius = _sizes_for(rect, seats).token / 2 - 2
        highlights.draw_worker_space(canvas, (cx, cy), radius, number=number, on="panel")
        if not number and first is not None:
            canvas.put(first, (cx, cy), "panel")


def space_middle(rect: Rect, rank: int, spaces: int) -> tuple[float, float]:
    """Return the middle of one of several spaces, counted from 0."""
    x, y, w, h = rect
    pitch = _sizes_for(rect, spaces).pitch
    if w < _MIN_WIDE_WIDTH:
        return x + w / 2 + (rank - (spaces - 1) / 2) * pitch, y + _NARROW_SPACES_Y
    up = max(_WIDE_SPACES_UP, (h - _TITLE_HEIGHT) / 2)
    return x + _FIRST_SPACE_X * _scale_of(rect) + rank * pitch, y + h - up


def place_of_passed(seat: int) -> Place:
    """Return the place in the story of a player who has passed."""
    return "bridge", seat


def spot_of_space(rect: Rect, rank: int, spaces: int) -> Spot:
    """Return the spot of a player who has passed; small tokens have their number below them."""
    x, y = space_middle(rect, rank, spaces)
    spot = spot_of_piece(x, y, _sizes_for(rect, spaces).token / 2)
    return spot if rect.w >= _MIN_WIDE_WIDTH else spot._replace(number=(x, y + _NUMBER_BELOW))


class PassedPlayers(NamedTuple):
    """The colours of the players who have passed, in order, and the number of spaces.

    ``in_latest_turn`` of them passed in the latest turn, and ``since_last_turn`` since the mover's
    last turn.
    """

    colours: Sequence[str]
    spaces: int
    in_latest_turn: int = 0
    since_last_turn: int = 0


def draw_passed(canvas: Canvas, rect: Rect, passed: PassedPlayers) -> None:
    """Draw the tokens of the players who have passed."""
    plan = _sizes_for(rect, passed.spaces)
    for i, colour in enumerate(passed.colours):
        cx, cy = space_middle(rect, i, passed.spaces)
        on = "panel"
        rank = len(passed.colours) - i
        if recency := recency_of(rank, passed.in_latest_turn, passed.since_last_turn):
            on = highlights.draw_arrival(canvas, (cx, cy), plan.glow, recency, "panel")
        canvas.put(tokens.token_sprite(colour, plan.token), (cx, cy), on)


_WORKER = workers()


def draw_price(
    canvas: Canvas,
    rect: Rect,
    cost: GlyphRow,
    caption: str,
    bought: Glyph = _WORKER,
) -> None:
    """Draw the price of a worker, with a caption or, on a narrow bridge, with what is bought."""
    x, y, w, h = rect
    if w < _MIN_WIDE_WIDTH:
        margin = _NARROW_DIVIDER_MARGIN
        room = w - _NARROW_PRICE_MARGINS
        canvas.fill(Rect(x + margin, y + _DIVIDER_Y, w - 2 * margin, _DIVIDER_THICKNESS), "line")
        row = (*cost, "->", bought)
        style = RowStyle(_NARROW_PRICE_SIZE, on="panel")
        middle = x + w / 2
        price_y = y + h - _NARROW_PRICE_FROM_BOTTOM
        glyph_rows.draw(canvas, row, middle, price_y, style, max_width=room)
        return
    margin = _WIDE_DIVIDER_MARGIN
    scale = _scale_of(rect)
    left_part = _DIVIDER_X * scale + 2
    canvas.fill(Rect(x + left_part - 2, y + margin, _DIVIDER_THICKNESS, h - 2 * margin), "line")
    middle = x + left_part + (w - left_part) / 2
    room = w - left_part - _PRICE_MARGINS
    caption_style = TextStyle(LABEL, "ink2", min_size=FLOOR)
    canvas.text(
        (middle, y + _CAPTION_Y), caption, caption_style, align="middle", on="panel", max_width=room
    )
    price_y = y + h - max(_PRICE_FROM_BOTTOM, (h - _TITLE_HEIGHT) / 2)
    style = RowStyle(_PRICE_SIZE * scale, on="panel")
    glyph_rows.draw(canvas, cost, middle, price_y, style, max_width=room)
