"""The players' panels: their belongings, and the regions of all but the featured player."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import highlights, layout, names, panel, panel_stripe, story_marks
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT, DETAIL, ORDER, SUBHEADING
from render.tuscany import counts, holdings, region, score_plates, tracks, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import WIDTH, region_view
from render.tuscany.region import RegionStyle
from render.tuscany.trail import HEAD

_NAME_LEFT = 138
"""Left edge of the name in a head."""
_NARROW_NAME_LEFT = 84
"""Left edge of the name in the head of a narrow panel."""
_NARROW_WIDTH = 600
"""In the head of a narrower panel the scores are stacked, and the order is above the token."""
_SCORE_SIZE = 46
"""Size of the red score in a head."""
_ORDER_MIDDLE = (36, 54)
"""Middle of the place in turn order."""
_TOKEN_MIDDLE = (96, 54)
"""Middle of the token."""
_NARROW_ORDER_MIDDLE = (42, 18)
"""Middle of the place in turn order in a narrow head."""
_NARROW_TOKEN_MIDDLE = (42, 71)
"""Middle of the token in a narrow head."""
ARROW_LOWER = 40
"""Distance by which a head lowers the arrow of a player to move."""
_LEFT_MARGIN = 16
"""Distance of a panel's contents from its left edge."""
_RIGHT_MARGIN = 18
"""Distance of a panel's contents from its right edge."""


def region_style(
    model: TuscanyBoard, seat: int, radius: float, code: float, number: float
) -> RegionStyle:
    """Return the style of a seat's region."""
    latest, since = (
        frozenset(hex_ for owner, hex_ in found.hexes if owner == seat)
        for found in (model.latest_turn, model.since_last_turn)
    )
    return RegionStyle(radius, code, number, model.targets_of(seat), latest, since - latest)


def draw_panel(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw an empty panel, framed for a winner."""
    if model.has_won(seat):
        highlights.draw_winner_frame(canvas, Rect(x, y, w, h), layout.PANEL_RADIUS)
    canvas.box(x, y, w, h, layout.TILE_PANEL, shadow=5)


def draw_head(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the head of a panel in the player's colour: order, token, name, both scores."""
    colour = model.colour_of(seat)
    ink = ink_on(colour)
    middle = y + HEAD / 2
    narrow = w < _NARROW_WIDTH
    canvas.box(x, y, w, HEAD, BoxStyle(18, colour, corners=(True, True, False, False)))
    canvas.fill(x, y + HEAD - 1, w, 2, "ink")
    (order_x, order_y), (token_x, token_y) = (
        (_NARROW_ORDER_MIDDLE, _NARROW_TOKEN_MIDDLE) if narrow else (_ORDER_MIDDLE, _TOKEN_MIDDLE)
    )
    order = TextStyle(SUBHEADING if narrow else ORDER, ink, "black")
    canvas.text(x + order_x, y + order_y, model.order(seat), order, align="m", on=colour)
    token = x + token_x, y + token_y
    canvas.put(panel_stripe.outlined_token_sprite(colour), *token, colour)
    story_marks.draw_mover(canvas, model, seat, token)
    model.story.locate_start(seat, (x, middle + 1))
    if narrow:
        scores = x + w - 8 - score_plates.PILED_WIDTH
        score_plates.draw_piled(canvas, scores, middle, model, seat)
        score_plates.draw_score_changes(canvas, scores - 6, y + HEAD + 4, model, seat)
    else:
        scores = x + w - 16 - score_plates.scores_width(_SCORE_SIZE)
        score_plates.draw_scores(canvas, scores, middle, model, seat, _SCORE_SIZE, colour)
    laurel = score_plates.LAUREL_WIDTH if seat in model.leaders else 0
    left = x + (_NARROW_NAME_LEFT if narrow else _NAME_LEFT)
    style = NameStyle(COUNT, colour=ink)
    room = scores - laurel - 8 - left
    names.draw_player_name(canvas, left, middle, model.name_of(seat), style, room, on=colour)


def setup_state(model: TuscanyBoard, seat: int) -> str:
    """Return whether a seat's region is chosen, in words, during the secret set-up."""
    if not model.arranging:
        return ""
    return model.words.say(f"tuscany-picture-{'busy' if seat in model.movers else 'ready'}")


# Another player's panel, upright


class _Plan(NamedTuple):
    """The contents of another player's panel.

    Attributes:
        row: middle of the counts, from the head.
        storage: middle of stacks and storage, from that of the counts.
        region: top of the region, from the middle of the counts.
        counts: the row of counts; bonus tiles and stacks are a little larger.
        radius: radius of the hexes in storage.
        inset: distance of the region from the panel's sides.
    """

    row: int
    storage: int
    region: int
    counts: counts.RowPlan
    radius: int
    inset: int


_SHORT = _Plan(53, 74, 131, counts.RowPlan(42, 100, chip=68), 33, 0)
_TALL = _Plan(154, 96, 162, counts.RowPlan(52, 150), 46, 6)
MIN_TRACKED_HEIGHT = 920
"""Minimum height of a panel with both tracks and larger contents."""
_TRACKS_MIDDLE = 50
"""Middle of the tracks, from the head."""
_TRACKS_MARGIN = 22
"""Distance of the tracks from the panel's sides."""
_BONUSES_LEFT = 334
"""Left edge of the bonus tiles at their widest; they are aligned right."""
_STORAGE_LEFT = 240
"""Left edge of the storage at its widest; it is aligned right."""


def draw_other(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw another player's panel: head, counts, bonus tiles, stacks, storage, region.

    Both tracks go under the head if there is room for them. The region's background overlaps the
    chips of changed stacks, so it is painted first.
    """
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    plan = _SHORT
    if h >= MIN_TRACKED_HEIGHT:
        plan = _TALL
        bars = w - 2 * _TRACKS_MARGIN
        tracks.draw(canvas, x + _TRACKS_MARGIN, y + HEAD + _TRACKS_MIDDLE, bars, model, seat)
    left = x + _LEFT_MARGIN
    right = x + w - _RIGHT_MARGIN
    row = y + HEAD + plan.row
    size = plan.counts.size
    top, bottom = row + plan.region, y + h - _RIGHT_MARGIN
    place = Rect(x + plan.inset, top, w - 2 * plan.inset, bottom - top)
    draw_region(canvas, place, model, seat)
    end = (
        max(x + _BONUSES_LEFT, right - holdings.bonuses_width(model, seat, size + 4)) - _LEFT_MARGIN
    )
    counts.draw_row(canvas, left, end, row, model, seat, plan.counts)
    draw_right(canvas, x + _BONUSES_LEFT, right, row, model, seat, size + 4)
    low = row + plan.storage
    counts.draw_stacks(canvas, left, low, model, seat, size + 2)
    edges = x + _STORAGE_LEFT, right
    used = holdings.draw_storage(canvas, edges, low, plan.radius, model, seat, "r")
    canvas.put(icon_sprite("wooden-crate", size - 8, "ink2"), right - used - size + 10, low, "tile")
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=ARROW_LOWER)


def draw_right(
    canvas: Canvas, left: float, right: float, y: float, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw the bonus tiles right-aligned, or during the secret set-up the player's state."""
    state = setup_state(model, seat)
    if state:
        room = right - left
        style = TextStyle(SUBHEADING, "ink2", min_size=DETAIL)
        canvas.text(right, y, state, style, align="r", on="tile", max_width=room)
    else:
        holdings.draw_bonuses(canvas, left, right, y, model, seat, size)


def draw_region(canvas: Canvas, rect: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw a player's region in the middle of a rectangle."""
    x, y, w, h = rect
    own = region_view(model.view, seat)
    radius = region.fitting(own, w - 2 * _REGION_MARGIN, h)
    left = round(x + (w - WIDTH * radius) / 2)
    top = round(y + (h - region.region_height(own, radius)) / 2)
    code = 24 if radius < region.NUMBERED else 30
    style = region_style(model, seat, radius, code, 22 if radius < _LARGE_RADIUS else 26)
    region.draw(canvas, left, top, own, style, "tile")
    trail.locate_region(left, top, own, radius, model, seat)


_REGION_MARGIN = 20
"""Distance of a region from the sides of its rectangle."""
_LARGE_RADIUS = 56
"""Minimum radius of hexes with larger numbers."""


def frame_mover(
    canvas: Canvas, rect: Rect, model: TuscanyBoard, seat: int, *, lower: float = 0
) -> None:
    """Frame the panel of a player to move; ``lower`` moves the arrow down."""
    if seat in model.movers:
        panel.frame_mover(canvas, *rect, model.colour_of(seat), lower)


# Another player's panel, landscape

_MIN_STORE_WIDTH = 280
"""Minimum width of the storage beside the region."""
_BESIDE_COUNTS_MIDDLE = 44
"""Middle of the counts, from the head."""
_BESIDE_REGION_TOP = 92
"""Top of the region, from the head."""
_BESIDE_COUNTS = counts.RowPlan(42, 110)
_BESIDE_STACKS_LEFT = 370
_BESIDE_BONUSES_LEFT = 560
_BESIDE_TILE_SIZE = 46
"""Size of stacks and bonus tiles."""
_BESIDE_CRATE_MIDDLE = 36
_BESIDE_STORAGE_LEFT = 66
_BESIDE_STORED_RADIUS = 44
"""Radius of the hexes in storage."""


def draw_beside(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw another player's landscape panel: storage on the left, region on the right.

    The region's background overlaps the chips of changed counts, so it is painted first.
    """
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    row = y + HEAD + _BESIDE_COUNTS_MIDDLE
    right = x + w - _RIGHT_MARGIN
    own = region_view(model.view, seat)
    top = y + HEAD + _BESIDE_REGION_TOP
    tall = y + h - _RIGHT_MARGIN - top
    radius = region.fitting(own, w - _MIN_STORE_WIDTH, tall)
    left = round(right - WIDTH * radius)
    room = WIDTH * radius + 2 * _REGION_MARGIN
    draw_region(canvas, Rect(left - _REGION_MARGIN, top, room, tall), model, seat)
    stacks = x + _BESIDE_STACKS_LEFT
    counts.draw_row(
        canvas, x + _LEFT_MARGIN, stacks - _LEFT_MARGIN, row, model, seat, _BESIDE_COUNTS
    )
    counts.draw_stacks(canvas, stacks, row, model, seat, _BESIDE_TILE_SIZE)
    draw_right(canvas, x + _BESIDE_BONUSES_LEFT, right, row, model, seat, _BESIDE_TILE_SIZE)
    middle = top + tall / 2
    edges = (x + _BESIDE_STORAGE_LEFT, left - _LEFT_MARGIN)
    canvas.put(icon_sprite("wooden-crate", 40, "ink2"), x + _BESIDE_CRATE_MIDDLE, middle, "tile")
    holdings.draw_storage(canvas, edges, middle, _BESIDE_STORED_RADIUS, model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=ARROW_LOWER)
