"""The panels with room for everything: the featured player's, and the only other player's."""

from __future__ import annotations

from render.kit import names, panel, story_marks
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FLOOR, PRICE
from render.tuscany import counts, holdings, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.players import (
    ARROW_LOWER,
    draw_head,
    draw_panel,
    draw_region,
    draw_right,
    frame_mover,
)
from render.tuscany.trail import HEAD

_COUNTS = counts.RowPlan(46, 132)
_FEATURED_COUNTS = counts.RowPlan(46, 132, chip=62)
_STACK, _BONUS, _STORED = 52, 54, 50
"""Sizes of stacks and bonus tiles, and the radius of hexes in storage."""
_AFTER_STACKS = 220
"""Distance from the left edge of the stacks to the room of the bonus tiles."""
_UPPER, _LOWER = 43, 52
"""Middles of the featured player's rows: from the top, and from the bottom."""
_NAME, _BARS, _BARS_END = 106, 660, 1132
"""Left edge of the featured player's name, and edges of the tracks."""
_BEFORE_BARS = 24
"""Distance of scores and counts from the tracks."""
_FEATURED_SCORE = 54
_STORE_LEFT, _STORE_RIGHT = 36, 24
"""Distances of the featured player's storage from the tracks and the panel's right edge."""
_STORE_TITLE, _STORE_TILES = 38, 116
"""Middles of its title and its tiles."""


def _draw_store_title(
    canvas: Canvas, x: float, y: float, right: float, model: TuscanyBoard, style: TextStyle
) -> None:
    """Draw a crate and the title of a storage, up to the edge ``right``."""
    title = model.words.say("tuscany-picture-storage")
    canvas.put(icon_sprite("wooden-crate", 32, "ink2"), x + 16, y, "tile")
    left = x + 42
    canvas.text(left, y, title, style, on="tile", max_width=right - left)


def draw_featured(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the panel of the featured player: two rows, with the storage on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    panel.draw_stripe(canvas, x, y, h, model.colour_of(seat), model.order(seat))
    place = panel.PanelBox(round(x), round(y), round(w), round(h))
    story_marks.draw_mover(canvas, model, seat, place)
    model.story.locate_start(seat, (x, panel.token_of(place)[1]))
    left, bars, end = x + _NAME, x + _BARS, x + _BARS_END
    upper, lower = y + _UPPER, y + h - _LOWER
    scores = bars - _BEFORE_BARS - counts.scores_width(_FEATURED_SCORE)
    laurel = counts.LAUREL if seat in model.leaders else 0
    room = scores - laurel - 16 - left
    names.draw_player_name(canvas, left, upper, model.name_of(seat), NameStyle(PRICE), room)
    counts.draw_scores(canvas, scores, upper, model, seat, _FEATURED_SCORE)
    tracks.draw(canvas, bars, upper, end - bars, model, seat)
    counts.draw_row(canvas, left, bars - _BEFORE_BARS, lower, model, seat, _FEATURED_COUNTS)
    counts.draw_stacks(canvas, bars, lower, model, seat, _STACK)
    draw_right(canvas, bars + _AFTER_STACKS, end, lower, model, seat, _BONUS)
    start, right = end + _STORE_LEFT, x + w - _STORE_RIGHT
    style = TextStyle(CAPTION, "ink2", min_size=FLOOR)
    _draw_store_title(canvas, start, y + _STORE_TITLE, right, model, style)
    holdings.draw_storage(canvas, (start, right), y + _STORE_TILES, _STORED, model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat)


_DUEL_LEFT, _DUEL_RIGHT = 30, 570
"""Edges of the only other player's belongings."""
_DUEL_TRACKS, _DUEL_COUNTS, _DUEL_STACKS, _DUEL_STORE = 58, 162, 256, 330
"""Middles of tracks, counts, stacks and the storage's title, from the head."""
_DUEL_TILES = 84
"""Middle of the tiles in storage, from that of its title."""
_DUEL_REGION = (10, 20, 24)
"""Distances of the region from the belongings, the head and the bottom."""


def draw_duel(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the only other player's panel: belongings on the left, region on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    left, right, body = x + _DUEL_LEFT, x + _DUEL_RIGHT, y + HEAD
    tracks.draw(canvas, left, body + _DUEL_TRACKS, right - left, model, seat)
    counts.draw_row(canvas, left, right, body + _DUEL_COUNTS, model, seat, _COUNTS)
    row = body + _DUEL_STACKS
    counts.draw_stacks(canvas, left, row, model, seat, _STACK)
    draw_right(canvas, left + _AFTER_STACKS, right, row, model, seat, _BONUS)
    store = body + _DUEL_STORE
    _draw_store_title(canvas, left, store, right, model, TextStyle(CAPTION, "ink2"))
    holdings.draw_storage(canvas, (left, right), store + _DUEL_TILES, _STORED, model, seat)
    beside, under, above = _DUEL_REGION
    start, top = right + beside, body + under
    draw_region(canvas, Rect(start, top, x + w - start, y + h - above - top), model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=ARROW_LOWER)
