"""The bridge: the passing order, and the price of a worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit import glyph_rows, highlights, titled_panel, tokens, worker_spaces
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import Glyph, GlyphRow, workers
from render.kit.highlights import recency_of
from render.kit.icons import icon_sprite
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite
from render.kit.story import Place, StoryAnchor, anchor_of_piece
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


_TITLE_MIDDLE = 31
"""Middle of the title, from the top."""
_DIVIDER_WIDTH = 3
"""Width of the line between spaces and price."""
_SPACE_INSET = 2
"""Difference in radius between a token and the circle of an empty space."""


class _Narrow:
    """Positions on a narrow bridge, from its upper left corner."""

    TITLE_MARGINS = 20
    """Width that the title leaves free."""
    MAX_TOKEN = 46
    SPACES_MIDDLE = 82
    SPACES_MARGIN = 14
    """Width that the spaces leave free."""
    SPACES_GAP = 4
    """Gap between two spaces."""
    GLOW_REACH = 3
    """How far the glow of a new token extends beyond the token."""
    NUMBER_BELOW = 28
    """Distance of a step's number from the middle of a token."""
    DIVIDER_TOP = 110
    DIVIDER_MARGIN = 16
    """Distance of the ends of the divider from the edges of the panel."""
    PRICE_SIZE = 44
    PRICE_FROM_BOTTOM = 38
    """Middle of the price, from the bottom."""
    PRICE_MARGINS = 24
    """Width that the price leaves free."""


class _Wide:
    """Positions on a wide bridge, from its upper left corner; larger bridges scale them."""

    SIZES = _TokenSizes(token=56, pitch=70, glow=36)
    USUAL_ROOM = Size(637, 88)
    """Width of a bridge of the usual size, and its height below the title."""
    TITLE_HEIGHT = 60
    """Height that title and captions take."""
    TITLE_LEFT = 76
    """Left edge of the title, after its symbol."""
    TITLE_WIDTH = 300
    SYMBOL_SIZE = 40
    SYMBOL_MIDDLE = (42, 30)
    FIRST_SPACE_MIDDLE = 52
    SPACES_FROM_BOTTOM = 44
    """Middle of the spaces, from the bottom."""
    DIVIDER_LEFT = 394
    DIVIDER_MARGIN = 18
    """Distance of the ends of the divider from the edges of the panel."""
    DIVIDER_GAP = 2
    """Distance of the part with the price from the left edge of the divider."""
    CAPTION_MIDDLE = 36
    PRICE_SIZE = 60
    PRICE_FROM_BOTTOM = 46
    """Middle of the price, from the bottom."""
    PRICE_MARGINS = 20
    """Width that price and caption leave free."""


def _is_narrow(rect: Rect) -> bool:
    return rect.w < _MIN_WIDE_WIDTH


def _scale_of(rect: Rect) -> float:
    """Return the scale of the contents of a wide bridge that is larger than usual."""
    by_height = (rect.h - _Wide.TITLE_HEIGHT) / _Wide.USUAL_ROOM.h
    return max(1.0, min(by_height, rect.w / _Wide.USUAL_ROOM.w))


def _sizes_for(rect: Rect, spaces: int) -> _TokenSizes:
    if _is_narrow(rect):
        pitch = int((rect.w - _Narrow.SPACES_MARGIN) / max(1, spaces))
        token = min(_Narrow.MAX_TOKEN, pitch - _Narrow.SPACES_GAP)
        return _TokenSizes(token, token + _Narrow.SPACES_GAP, token // 2 + _Narrow.GLOW_REACH)
    return _TokenSizes(*(round(size * _scale_of(rect)) for size in _Wide.SIZES))


def draw_frame(
    canvas: Canvas, rect: Rect, title: str, seats: int, *, first: Sprite | None = None
) -> None:
    """Draw the panel with its title and a space for each seat.

    It does not change during a game, so it is painted once.
    ``first`` is painted on the first space instead of its number: the reward for passing first.
    """
    if _is_narrow(rect):
        title_middle = (rect.w / 2, _TITLE_MIDDLE)
        room = rect.w - _Narrow.TITLE_MARGINS
        label = PanelTitle(title, title_middle, room, BODY, FLOOR, is_centred=True)
    else:
        label = PanelTitle(
            title,
            (_Wide.TITLE_LEFT, _TITLE_MIDDLE),
            _Wide.TITLE_WIDTH,
            BODY,
            symbol=icon_sprite("stone-bridge", _Wide.SYMBOL_SIZE, "ink2"),
            symbol_at=_Wide.SYMBOL_MIDDLE,
        )
    titled_panel.draw_titled(canvas, rect, label)
    for i in range(seats):
        middle = space_middle(rect, i, seats)
        number = str(i + 1) if i or first is None else ""
        radius = _sizes_for(rect, seats).token / 2 - _SPACE_INSET
        worker_spaces.draw(canvas, middle, radius, number=number, on="panel")
        if not number and first is not None:
            canvas.put(first, middle, "panel")


def space_middle(rect: Rect, rank: int, spaces: int) -> tuple[float, float]:
    """Return the middle of one of several spaces, counted from 0."""
    pitch = _sizes_for(rect, spaces).pitch
    if _is_narrow(rect):
        return rect.cx + (rank - (spaces - 1) / 2) * pitch, rect.y + _Narrow.SPACES_MIDDLE
    from_bottom = max(_Wide.SPACES_FROM_BOTTOM, (rect.h - _Wide.TITLE_HEIGHT) / 2)
    first = rect.x + _Wide.FIRST_SPACE_MIDDLE * _scale_of(rect)
    return first + rank * pitch, rect.bottom - from_bottom


def place_of_passed(seat: int) -> Place:
    """Return the story's place for a player who has passed."""
    return "bridge", seat


def anchor_of_passed(rect: Rect, rank: int, spaces: int) -> StoryAnchor:
    """Return the anchor of a player who has passed; small tokens have their number below them."""
    x, y = space_middle(rect, rank, spaces)
    anchor = anchor_of_piece(x, y, _sizes_for(rect, spaces).token / 2)
    return anchor._replace(number=(x, y + _Narrow.NUMBER_BELOW)) if _is_narrow(rect) else anchor


class PassedPlayers(NamedTuple):
    """The colours of the players who have passed, in order, and the number of spaces.

    ``new`` of them passed in the latest turn, and ``since`` of them since the previous turn of the
    player to move, the new ones included.
    """

    colours: Sequence[str]
    spaces: int
    new: int = 0
    since: int = 0


def draw_passed(canvas: Canvas, rect: Rect, passed: PassedPlayers) -> None:
    """Draw the tokens of the players who have passed."""
    sizes = _sizes_for(rect, passed.spaces)
    for i, colour in enumerate(passed.colours):
        cx, cy = space_middle(rect, i, passed.spaces)
        on = "panel"
        rank = len(passed.colours) - i
        if recency := recency_of(rank, passed.new, passed.since):
            on = highlights.draw_arrival(canvas, (cx, cy), sizes.glow, recency, "panel")
        canvas.put(tokens.token_sprite(colour, sizes.token), (cx, cy), on)


_WORKER = workers()


def draw_price(
    canvas: Canvas,
    rect: Rect,
    cost: GlyphRow,
    caption: str,
    bought: Glyph = _WORKER,
) -> None:
    """Draw the price of a worker, with a caption or, on a narrow bridge, with what is bought."""
    if _is_narrow(rect):
        _draw_narrow_price(canvas, rect, (*cost, "->", bought))
        return
    scale = _scale_of(rect)
    divider = rect.x + _Wide.DIVIDER_LEFT * scale
    margin = _Wide.DIVIDER_MARGIN
    canvas.fill(Rect(divider, rect.y + margin, _DIVIDER_WIDTH, rect.h - 2 * margin), "line")
    left = divider + _Wide.DIVIDER_GAP
    middle = (left + rect.right) / 2
    room = rect.right - left - _Wide.PRICE_MARGINS
    at = (middle, rect.y + _Wide.CAPTION_MIDDLE)
    caption_style = TextStyle(LABEL, "ink2", min_size=FLOOR)
    canvas.text(at, caption, caption_style, align="middle", on="panel", max_width=room)
    from_bottom = max(_Wide.PRICE_FROM_BOTTOM, (rect.h - _Wide.TITLE_HEIGHT) / 2)
    style = RowStyle(_Wide.PRICE_SIZE * scale, on="panel")
    glyph_rows.draw(canvas, cost, middle, rect.bottom - from_bottom, style, max_width=room)


def _draw_narrow_price(canvas: Canvas, rect: Rect, row: GlyphRow) -> None:
    margin = _Narrow.DIVIDER_MARGIN
    top = rect.y + _Narrow.DIVIDER_TOP
    canvas.fill(Rect(rect.x + margin, top, rect.w - 2 * margin, _DIVIDER_WIDTH), "line")
    style = RowStyle(_Narrow.PRICE_SIZE, on="panel")
    room = rect.w - _Narrow.PRICE_MARGINS
    middle = rect.bottom - _Narrow.PRICE_FROM_BOTTOM
    glyph_rows.draw(canvas, row, rect.cx, middle, style, max_width=room)
