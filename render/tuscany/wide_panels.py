"""The panels with room for everything: the featured player's, and the only other player's."""

from __future__ import annotations

from render.kit import names, panel_box, panel_stripe, story_marks
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FLOOR, PRICE
from render.tuscany import counts, holdings, score_plates, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.panel_parts import (
    ARROW_DROP,
    draw_bonuses_or_state,
    draw_head,
    draw_panel,
    draw_region,
    frame_mover,
)
from render.tuscany.trail import HEAD

_COUNTS = counts.RowPlan(46, 132)
_FEATURED_COUNTS = counts.RowPlan(46, 132, chip=62)
_STACK_SIZE = 52
_BONUS_SIZE = 54
_STORED_RADIUS = 50
"""Radius of the hexes in storage."""
_AFTER_STACKS = 220
"""Distance from the left edge of the stacks to the room of the bonus tiles."""
_CRATE_SIZE = 32
_STORE_TITLE_LEFT = 42
"""Distance of the storage's title from the left edge of its crate."""

# The featured player's panel

FEATURED_HEIGHT = 190
_UPPER_MIDDLE = 43
"""Middle of name, scores and tracks, from the top of the panel."""
_LOWER_FROM_BOTTOM = 52
"""Middle of counts, stacks and bonus tiles, from the bottom of the panel."""
_NAME_LEFT = 106
_NAME_GAP = 16
"""Minimum distance of the name from the scores and their laurel."""
_TRACKS_LEFT = 660
_TRACKS_RIGHT = 1132
_BEFORE_TRACKS = 24
"""Distance of scores and counts from the tracks."""
_FEATURED_SCORE_SIZE = 54
_STORE_AFTER_TRACKS = 36
"""Distance of the storage from the tracks."""
_STORE_MARGIN = 24
"""Distance of the storage from the right edge of the panel."""
_STORE_TITLE_MIDDLE = 38
_STORE_TILES_MIDDLE = 116


def _draw_store_title(
    canvas: Canvas, x: float, y: float, right: float, model: TuscanyBoard, style: TextStyle
) -> None:
    """Draw a crate and the title of a storage, up to the edge ``right``."""
    title = model.words.say("tuscany-picture-storage")
    canvas.put(icon_sprite("wooden-crate", _CRATE_SIZE, "ink2"), x + _CRATE_SIZE / 2, y, "tile")
    left = x + _STORE_TITLE_LEFT
    canvas.text(left, y, title, style, on="tile", max_width=right - left)


def draw_featured(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the panel of the featured player: two rows, with the storage on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    panel_stripe.draw(canvas, x, y, h, model.colour_of(seat), model.order(seat))
    place = panel_box.PanelBox(round(x), round(y), round(w), round(h))
    story_marks.draw_mover(canvas, model, seat, place)
    model.story.locate_start(seat, (x, panel_box.token_of(place)[1]))
    left = x + _NAME_LEFT
    tracks_left = x + _TRACKS_LEFT
    tracks_right = x + _TRACKS_RIGHT
    upper = y + _UPPER_MIDDLE
    lower = y + h - _LOWER_FROM_BOTTOM
    scores = tracks_left - _BEFORE_TRACKS - score_plates.scores_width(_FEATURED_SCORE_SIZE)
    laurel = score_plates.LAUREL_WIDTH if seat in model.leaders else 0
    room = scores - laurel - _NAME_GAP - left
    names.draw_player_name(canvas, left, upper, model.name_of(seat), NameStyle(PRICE), room)
    score_plates.draw_scores(canvas, scores, upper, model, seat, _FEATURED_SCORE_SIZE)
    tracks.draw(canvas, tracks_left, upper, tracks_right - tracks_left, model, seat)
    right = tracks_left - _BEFORE_TRACKS
    counts.draw_row(canvas, left, right, lower, model, seat, _FEATURED_COUNTS)
    counts.draw_stacks(canvas, tracks_left, lower, model, seat, _STACK_SIZE)
    bonuses_left = tracks_left + _AFTER_STACKS
    draw_bonuses_or_state(canvas, bonuses_left, tracks_right, lower, model, seat, _BONUS_SIZE)
    left, right = tracks_right + _STORE_AFTER_TRACKS, x + w - _STORE_MARGIN
    style = TextStyle(CAPTION, "ink2", min_size=FLOOR)
    _draw_store_title(canvas, left, y + _STORE_TITLE_MIDDLE, right, model, style)
    middle = y + _STORE_TILES_MIDDLE
    holdings.draw_storage(canvas, (left, right), middle, _STORED_RADIUS, model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat)


# The only other player's panel; middles are from the lower edge of its head

_DUEL_LEFT = 30
_DUEL_RIGHT = 570
"""Right edge of the belongings."""
_DUEL_TRACKS_MIDDLE = 58
_DUEL_COUNTS_MIDDLE = 162
_DUEL_STACKS_MIDDLE = 256
_DUEL_STORE_TITLE_MIDDLE = 330
_DUEL_STORE_TILES_MIDDLE = 414
_REGION_BESIDE = 10
"""Distance of the region from the belongings."""
_REGION_BELOW_HEAD = 20
_REGION_ABOVE_BOTTOM = 24


def draw_duel(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the only other player's panel: belongings on the left, region on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    left = x + _DUEL_LEFT
    right = x + _DUEL_RIGHT
    top = y + HEAD
    tracks.draw(canvas, left, top + _DUEL_TRACKS_MIDDLE, right - left, model, seat)
    counts.draw_row(canvas, left, right, top + _DUEL_COUNTS_MIDDLE, model, seat, _COUNTS)
    middle = top + _DUEL_STACKS_MIDDLE
    counts.draw_stacks(canvas, left, middle, model, seat, _STACK_SIZE)
    draw_bonuses_or_state(canvas, left + _AFTER_STACKS, right, middle, model, seat, _BONUS_SIZE)
    style = TextStyle(CAPTION, "ink2")
    _draw_store_title(canvas, left, top + _DUEL_STORE_TITLE_MIDDLE, right, model, style)
    middle = top + _DUEL_STORE_TILES_MIDDLE
    holdings.draw_storage(canvas, (left, right), middle, _STORED_RADIUS, model, seat)
    region_left = right + _REGION_BESIDE
    region_top = top + _REGION_BELOW_HEAD
    height = y + h - _REGION_ABOVE_BOTTOM - region_top
    draw_region(canvas, Rect(region_left, region_top, x + w - region_left, height), model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=ARROW_DROP)
