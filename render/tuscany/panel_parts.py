"""The parts of players' panels: frame, head in the player's colour, bonus tiles, region."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import highlights, layout, names, panel, panel_stripe, story_marks
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect, RowSpace
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT, DETAIL, ORDER, SUBHEADING
from render.tuscany import (
    counts,
    holdings,
    region,
    region_hexes,
    score_change_chips,
    track_scores,
    trail,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.counts import RowPlan
from render.tuscany.maps import WIDTH, region_view
from render.tuscany.region_hexes import RegionStyle
from render.tuscany.trail import HEAD


class _HeadPlan(NamedTuple):
    """The layout of the head of a panel; positions are from its top left corner.

    Attributes:
        order: middle of the place in turn order.
        order_size: its text size.
        token: middle of the token.
        name_left: left edge of the name.
        scores_right: distance of the scores from the right edge.
        stacks_scores: whether the scores are one above the other.
    """

    order: Point
    order_size: float
    token: Point
    name_left: float
    scores_right: float
    stacks_scores: bool


_HEAD = _HeadPlan((36, 54), ORDER, (96, 54), name_left=138, scores_right=16, stacks_scores=False)
_NARROW_HEAD = _HeadPlan(
    (42, 18), SUBHEADING, (42, 71), name_left=84, scores_right=8, stacks_scores=True
)
_MIN_WIDTH = 600
"""Narrower panels have a narrow head."""
_HEAD_RADIUS = 18
_SCORE_SIZE = 46
"""Size of the red score in a head."""
_NAME_GAP = 8
"""Distance of the name from the scores and their laurel."""
_STACKED_CHANGES_LEFT = 6
"""How far the changes of stacked scores begin to the left of them."""
_STACKED_CHANGES_BELOW = 4
"""How far they are below the head."""
ARROW_DROP = 40
"""Distance by which a head lowers the arrow of a player to move."""


def region_style(
    model: TuscanyBoard, seat: int, radius: float, code_size: float, number_size: float
) -> RegionStyle:
    """Return the style of a seat's region."""
    latest, since = (
        frozenset(hex_ for owner, hex_ in changes.hexes if owner == seat)
        for changes in (model.latest_turn, model.since_last_turn)
    )
    targets = model.targets_of(seat)
    return RegionStyle(radius, code_size, number_size, targets, latest, since - latest)


def draw_panel(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw an empty panel, framed for a winner."""
    if model.has_won(seat):
        highlights.draw_winner_frame(canvas, panel, layout.PANEL_RADIUS)
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)


def draw_head(canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw the head of a panel in the player's colour: order, token, name, both scores."""
    x, y, w, _ = panel
    plan = _HEAD if w >= _MIN_WIDTH else _NARROW_HEAD
    colour = model.colour_of(seat)
    ink = ink_on(colour)
    middle = y + HEAD / 2
    canvas.box(
        Rect(x, y, w, HEAD), BoxStyle(_HEAD_RADIUS, colour, corners=(True, True, False, False))
    )
    canvas.fill(Rect(x, y + HEAD - 1, w, 2), "ink")
    order = TextStyle(plan.order_size, ink, "black")
    order_x, order_y = x + plan.order[0], y + plan.order[1]
    canvas.text((order_x, order_y), model.order(seat), order, align="middle", on=colour)
    token = x + plan.token[0], y + plan.token[1]
    canvas.put(panel_stripe.outlined_token_sprite(colour), token, colour)
    story_marks.draw_mover(canvas, model, seat, token)
    model.story.locate_start(seat, (x, middle + 1))
    scores_left = _draw_scores(canvas, x + w - plan.scores_right, middle, model, seat, plan)
    left = x + plan.name_left
    laurel = track_scores.LAUREL_WIDTH if seat in model.leaders else 0
    room = scores_left - laurel - _NAME_GAP - left
    style = NameStyle(COUNT, colour=ink, on=colour)
    names.draw_player_name(canvas, left, middle, model.name_of(seat), style, room)


def _draw_scores(
    canvas: Canvas, right: float, middle: float, model: TuscanyBoard, seat: int, plan: _HeadPlan
) -> float:
    """Draw both scores with their changes, and return their left edge."""
    if not plan.stacks_scores:
        left = right - track_scores.scores_width(_SCORE_SIZE)
        ground = model.colour_of(seat)
        track_scores.draw_scores(canvas, (left, middle), model, seat, _SCORE_SIZE, ground)
        return left
    left = right - track_scores.PILED_WIDTH
    track_scores.draw_piled(canvas, left, middle, model, seat)
    changes_left = left - _STACKED_CHANGES_LEFT
    changes_top = middle + HEAD / 2 + _STACKED_CHANGES_BELOW
    score_change_chips.draw(canvas, changes_left, changes_top, model, seat)
    return left


def _setup_state(model: TuscanyBoard, seat: int) -> str:
    """Return whether a seat's region is chosen, in words, during the secret set-up."""
    if not model.arranging:
        return ""
    return model.words.say(f"tuscany-picture-{'busy' if seat in model.movers else 'ready'}")


def draw_bonuses_or_state(
    canvas: Canvas, space: RowSpace, model: TuscanyBoard, seat: int, size: float
) -> None:
    """Draw the bonus tiles right-aligned, or during the secret set-up the player's state."""
    state = _setup_state(model, seat)
    if state:
        style = TextStyle(SUBHEADING, "ink2", min_size=DETAIL)
        right, middle = space.right, space.middle
        canvas.text((right, middle), state, style, align="right", on="tile", max_width=space.width)
    else:
        holdings.draw_bonuses(canvas, space, model, seat, size)


class BelongingsPlan(NamedTuple):
    """Counts, stacks and bonus tiles in one row; lengths are in pixels.

    Attributes:
        counts: the row of counts.
        counts_gap: gap between the counts and the stacks.
        stacks_left: left edge of the stacks, from the left edge of the row.
        stack_size: size of the stacks.
        bonuses_left: left edge of the right-aligned bonus tiles, from the left edge of the row.
        bonus_size: size of the bonus tiles.
    """

    counts: RowPlan
    counts_gap: float
    stacks_left: float
    stack_size: float
    bonuses_left: float
    bonus_size: float


def draw_belongings(
    canvas: Canvas, space: RowSpace, plan: BelongingsPlan, model: TuscanyBoard, seat: int
) -> None:
    """Draw counts, stacks and bonus tiles in one row."""
    stacks_left = space.left + plan.stacks_left
    held = space._replace(right=stacks_left - plan.counts_gap)
    counts.draw_row(canvas, held, model, seat, plan.counts)
    counts.draw_stacks(canvas, stacks_left, space.middle, model, seat, plan.stack_size)
    bonuses = space._replace(left=space.left + plan.bonuses_left)
    draw_bonuses_or_state(canvas, bonuses, model, seat, plan.bonus_size)


REGION_MARGIN = 20
"""Distance of a region from the sides of its rectangle."""
_LARGE_RADIUS = 56
"""Minimum radius of hexes with larger numbers."""
_CODE_SIZE = 30
_SMALL_CODE_SIZE = 24
"""Size of the codes on hexes that do not show their numbers."""
_NUMBER_SIZE = 26
_SMALL_NUMBER_SIZE = 22


def draw_region(canvas: Canvas, rect: Rect, model: TuscanyBoard, seat: int) -> None:
    """Draw a player's region in the middle of a rectangle."""
    view = region_view(model.view, seat)
    radius = region.largest_radius(view, rect.w - 2 * REGION_MARGIN, rect.h)
    left = round(rect.cx - WIDTH * radius / 2)
    top = round(rect.cy - region.region_height(view, radius) / 2)
    code_size = _SMALL_CODE_SIZE if radius < region_hexes.MIN_NUMBERED_RADIUS else _CODE_SIZE
    number_size = _SMALL_NUMBER_SIZE if radius < _LARGE_RADIUS else _NUMBER_SIZE
    style = region_style(model, seat, radius, code_size, number_size)
    region.draw(canvas, left, top, view, style, "tile")
    trail.locate_region(left, top, view, radius, model, seat)


def frame_mover(
    canvas: Canvas, rect: Rect, model: TuscanyBoard, seat: int, *, lower: float = 0
) -> None:
    """Frame the panel of a player to move; ``lower`` moves the arrow down."""
    if seat in model.movers:
        panel.frame_mover(canvas, rect, model.colour_of(seat), lower)
