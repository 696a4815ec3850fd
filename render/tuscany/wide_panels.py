"""The panels with room for everything: the featured player's, and the only other player's."""

from __future__ import annotations

from render.kit import names, panel_box, panel_stripe, story_marks
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.rect import Rect, RowSpace
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FLOOR, PRICE
from render.tuscany import counts, holdings, track_scores, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.panel_parts import (
    ARROW_DROP,
    BelongingsPlan,
    draw_belongings,
    draw_bonuses_or_state,
    draw_head,
    draw_panel,
    draw_region,
    frame_mover,
)
from render.tuscany.trail import HEAD

_STORED_RADIUS = 50
"""Radius of the hexes in storage."""
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
_SCORES_GAP = 24
"""Gap between the scores and the tracks."""
_BELONGINGS = BelongingsPlan(
    counts=counts.RowPlan(46, 132, chip=62),
    counts_gap=24,
    stacks_left=_TRACKS_LEFT - _NAME_LEFT,
    stack_size=52,
    bonuses_left=774,
    bonus_size=54,
)
_FEATURED_SCORE_SIZE = 54
_STORE_AFTER_TRACKS = 36
"""Distance of the storage from the tracks."""
_STORE_MARGIN = 24
"""Distance of the storage from the right edge of the panel."""
_STORE_TITLE_MIDDLE = 38
_STORE_TILES_MIDDLE = 116


def _draw_store_title(
    canvas: Canvas, space: RowSpace, model: TuscanyBoard, style: TextStyle
) -> None:
    """Draw a crate and the title of a storage."""
    title = model.words.say("tuscany-picture-storage")
    crate = icon_sprite("wooden-crate", _CRATE_SIZE, "ink2")
    canvas.put(crate, (space.left + _CRATE_SIZE / 2, space.middle), "tile")
    left = space.left + _STORE_TITLE_LEFT
    canvas.text((left, space.middle), title, style, on="tile", max_width=space.right - left)


def draw_featured(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw the panel of the featured player: two rows, with the storage on the right."""
    draw_panel(canvas, panel, model, seat)
    x, y, w, h = panel
    panel_stripe.draw(canvas, panel, model.colour_of(seat), model.order(seat))
    place = panel_box.PanelBox(round(x), round(y), round(w), round(h))
    story_marks.draw_mover(canvas, model, seat, place)
    model.story.locate_start(seat, (x, panel_box.token_middle(place)[1]))
    left = x + _NAME_LEFT
    tracks_left = x + _TRACKS_LEFT
    tracks_right = x + _TRACKS_RIGHT
    upper = y + _UPPER_MIDDLE
    scores = tracks_left - _SCORES_GAP - track_scores.scores_width(_FEATURED_SCORE_SIZE)
    laurel = track_scores.LAUREL_WIDTH if seat in model.leaders else 0
    room = scores - laurel - _NAME_GAP - left
    names.draw_player_name(canvas, left, upper, model.name_of(seat), NameStyle(PRICE), room)
    track_scores.draw_scores(canvas, (scores, upper), model, seat, _FEATURED_SCORE_SIZE)
    tracks.draw(canvas, tracks_left, upper, tracks_right - tracks_left, model, seat)
    lower = RowSpace(left, tracks_right, panel.bottom - _LOWER_FROM_BOTTOM)
    draw_belongings(canvas, lower, _BELONGINGS, model, seat)
    left, right = tracks_right + _STORE_AFTER_TRACKS, panel.right - _STORE_MARGIN
    style = TextStyle(CAPTION, "ink2", min_size=FLOOR)
    _draw_store_title(canvas, RowSpace(left, right, y + _STORE_TITLE_MIDDLE), model, style)
    storage = RowSpace(left, right, y + _STORE_TILES_MIDDLE)
    holdings.draw_storage_row(canvas, storage, _STORED_RADIUS, model, seat)
    frame_mover(canvas, panel, model, seat)


# The only other player's panel; middles are from the lower edge of its head

_DUEL_LEFT = 30
_DUEL_RIGHT = 570
"""Right edge of the belongings."""
_DUEL_TRACKS_MIDDLE = 58
_DUEL_COUNTS_MIDDLE = 162
_DUEL_COUNTS = counts.RowPlan(46, 132)
_DUEL_STACKS_MIDDLE = 256
_DUEL_STACK_SIZE = 52
_DUEL_BONUSES_LEFT = 220
"""Left edge of the bonus tiles, from the left edge of the stacks."""
_DUEL_BONUS_SIZE = 54
_DUEL_STORE_TITLE_MIDDLE = 330
_DUEL_STORE_TILES_MIDDLE = 414
_REGION_BESIDE = 10
"""Distance of the region from the belongings."""
_REGION_BELOW_HEAD = 20
_REGION_ABOVE_BOTTOM = 24


def draw_duel(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw the only other player's panel: belongings on the left, region on the right."""
    draw_panel(canvas, panel, model, seat)
    draw_head(canvas, panel, model, seat)
    left = panel.x + _DUEL_LEFT
    right = panel.x + _DUEL_RIGHT
    top = panel.y + HEAD
    tracks.draw(canvas, left, top + _DUEL_TRACKS_MIDDLE, right - left, model, seat)
    held = RowSpace(left, right, top + _DUEL_COUNTS_MIDDLE)
    counts.draw_row(canvas, held, model, seat, _DUEL_COUNTS)
    middle = top + _DUEL_STACKS_MIDDLE
    counts.draw_stacks(canvas, left, middle, model, seat, _DUEL_STACK_SIZE)
    bonuses = RowSpace(left + _DUEL_BONUSES_LEFT, right, middle)
    draw_bonuses_or_state(canvas, bonuses, model, seat, _DUEL_BONUS_SIZE)
    style = TextStyle(CAPTION, "ink2")
    _draw_store_title(canvas, RowSpace(left, right, top + _DUEL_STORE_TITLE_MIDDLE), model, style)
    storage = RowSpace(left, right, top + _DUEL_STORE_TILES_MIDDLE)
    holdings.draw_storage_row(canvas, storage, _STORED_RADIUS, model, seat)
    region_left = right + _REGION_BESIDE
    region_top = top + _REGION_BELOW_HEAD
    height = panel.bottom - _REGION_ABOVE_BOTTOM - region_top
    area = Rect(region_left, region_top, panel.right - region_left, height)
    draw_region(canvas, area, model, seat)
    frame_mover(canvas, panel, model, seat, lower=ARROW_DROP)
