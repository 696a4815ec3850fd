"""The players' panels: their belongings, and the regions of all but the featured player."""

from __future__ import annotations

from render.kit import highlights, layout, names, panel, story_marks
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.names import NameStyle
from render.kit.palette import text_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, COUNT, DETAIL, FIGURE, FLOOR, PRICE, SUBHEADING
from render.tuscany import counts, holdings, region, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import WIDTH, region_view
from render.tuscany.region import RegionStyle
from render.tuscany.trail import HEAD

_NAME_LEFT = 84
"""Left edge of the name in a head."""
_NARROW = 600
"""In the head of a narrower panel the scores are stacked."""
_SCORE = 46
"""Size of the red score in a head."""


def region_style(
    model: TuscanyBoard, seat: int, a: float, code: float, number: float
) -> RegionStyle:
    """Return the style of a seat's region."""
    latest, since = (
        frozenset(hex_ for owner, hex_ in found.hexes if owner == seat)
        for found in (model.latest_turn, model.since_last_turn)
    )
    return RegionStyle(a, code, number, model.targets_of(seat), latest, since - latest)


def draw_panel(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw an empty panel, framed for a winner."""
    if model.won(seat):
        highlights.winner_frame(canvas, Rect(x, y, w, h), layout.PANEL_RADIUS)
    canvas.box(x, y, w, h, layout.TILE_PANEL, shadow=5)


def draw_head(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the head of a panel in the player's colour: order, token, name, both scores."""
    colour = model.colour(seat)
    ink, middle = text_on(colour), y + HEAD / 2
    cx, order_middle, token_middle = x + 42, y + 20, y + 72
    canvas.box(x, y, w, HEAD, BoxStyle(18, colour, corners=(True, True, False, False)))
    canvas.fill(x, y + HEAD - 1, w, 2, "ink")
    canvas.text(
        cx, order_middle, model.order(seat), TextStyle(FIGURE, ink, "black"), align="m", on=colour
    )
    canvas.put(panel.outlined_token(colour), cx, token_middle, colour)
    story_marks.draw_mover(canvas, model, seat, (cx, token_middle))
    model.story.locate_start(seat, (x, middle + 1))
    if w < _NARROW:
        scores = x + w - 8 - counts.PILED_WIDTH
        counts.draw_piled(canvas, scores, middle, model, seat)
        counts.draw_score_changes(canvas, scores - 6, y + HEAD + 4, model, seat)
    else:
        scores = x + w - 16 - counts.scores_width(_SCORE)
        counts.draw_scores(canvas, scores, middle, model, seat, _SCORE, colour)
    laurel = counts.LAUREL if seat in model.leaders else 0
    room = scores - laurel - 8 - (x + _NAME_LEFT)
    names.draw_player_name(
        canvas,
        x + _NAME_LEFT,
        middle,
        model.name(seat),
        NameStyle(COUNT, colour=ink),
        room,
        on=colour,
    )


def setup_state(model: TuscanyBoard, seat: int) -> str:
    """Return whether a seat's region is chosen, in words, during the secret set-up."""
    if not model.arranging:
        return ""
    return model.words.say(f"tuscany-picture-{'busy' if seat in model.movers else 'ready'}")


def draw_other(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw another player's panel: head, counts, bonus tiles, stacks, storage, region.

    Both tracks go under the head if there is room for them.
    """
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    right, row = x + w - 18, y + HEAD + 50
    if h < TRACKED:
        size, step, low, top, hexes, inset = 42, 100, row + 76, row + 134, 33, 0
    else:
        counts.draw_tracks(canvas, x + 22, row, w - 44, model, seat)
        row += 104
        size, step, low, top, hexes, inset = 52, 150, row + 96, row + 162, 46, 6
    counts.draw_row(canvas, x + 16, row, model, seat, size, step)
    draw_right(canvas, x + 334, right, row, model, seat, size + 4)
    counts.draw_stacks(canvas, x + 16, low, model, seat, size + 2)
    used = holdings.draw_storage(canvas, (x + 240, right), low, hexes, model, seat, "r")
    canvas.put(icon("wooden-crate", size - 8, "ink2"), right - used - size + 10, low, "tile")
    draw_region(canvas, Rect(x + inset, top, w - 2 * inset, y + h - 18 - top), model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=40)


TRACKED = 920
"""Minimum height of a panel with both tracks and larger contents."""


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
    a = region.fitting(own, w - 40, h)
    left = round(x + (w - WIDTH * a) / 2)
    top = round(y + (h - region.height(own, a)) / 2)
    style = region_style(model, seat, a, 24 if a < 45 else 30, 22 if a < 56 else 26)
    region.draw(canvas, left, top, own, style, "tile")
    trail.locate_region(left, top, own, a, model, seat)


def frame_mover(
    canvas: Canvas, rect: Rect, model: TuscanyBoard, seat: int, *, lower: float = 0
) -> None:
    """Frame the panel of a player to move; ``lower`` moves the arrow down."""
    if seat in model.movers:
        panel.frame_mover(canvas, *rect, model.colour(seat), lower)


def draw_featured(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the panel of the featured player: two rows, with the storage on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    panel.draw_stripe(canvas, x, y, h, model.colour(seat), model.order(seat))
    place = panel.PanelBox(round(x), round(y), round(w), round(h))
    story_marks.draw_mover(canvas, model, seat, place)
    model.story.locate_start(seat, (x, panel.token_of(place)[1]))
    left, bars, end = x + 106, x + 660, x + 1132
    upper, lower, size = y + 48, y + h - 56, 54
    scores = bars - 24 - counts.scores_width(size)
    laurel = counts.LAUREL if seat in model.leaders else 0
    room = scores - laurel - 16 - left
    names.draw_player_name(canvas, left, upper, model.name(seat), NameStyle(PRICE), room)
    counts.draw_scores(canvas, scores, upper, model, seat, size)
    counts.draw_tracks(canvas, bars, upper, end - bars, model, seat)
    counts.draw_row(canvas, left, lower, model, seat, 46, 132)
    counts.draw_stacks(canvas, bars, lower, model, seat, 52)
    draw_right(canvas, bars + 220, end, lower, model, seat, 54)
    right = x + w - 24
    start = end + 36
    title = model.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 32, "ink2"), start + 16, y + 38, "tile")
    style = TextStyle(CAPTION, "ink2", min_size=FLOOR)
    canvas.text(start + 42, y + 38, title, style, on="tile", max_width=right - start - 42)
    holdings.draw_storage(canvas, (start, right), y + 116, 50, model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat)


def draw_duel(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the only other player's panel: belongings on the left, region on the right."""
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    left, right = x + 30, x + 570
    counts.draw_tracks(canvas, left, y + HEAD + 58, right - left, model, seat)
    counts.draw_row(canvas, left, y + HEAD + 162, model, seat, 46, 132)
    counts.draw_stacks(canvas, left, y + HEAD + 256, model, seat, 52)
    draw_right(canvas, left + 220, right, y + HEAD + 256, model, seat, 54)
    low = y + HEAD + 330
    title = model.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 32, "ink2"), left + 16, low, "tile")
    canvas.text(
        left + 42, low, title, TextStyle(CAPTION, "ink2"), on="tile", max_width=right - left - 42
    )
    holdings.draw_storage(canvas, (left, right), low + 84, 50, model, seat)
    top = y + HEAD + 20
    draw_region(canvas, Rect(right + 10, top, x + w - right - 10, y + h - 24 - top), model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=40)


def draw_beside(
    canvas: Canvas, x: float, y: float, w: float, h: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw another player's landscape panel: storage on the left, region on the right.

    The region's background overlaps the chips of changed counts, so it is painted first.
    """
    draw_panel(canvas, x, y, w, h, model, seat)
    draw_head(canvas, x, y, w, model, seat)
    row, right = y + HEAD + 44, x + w - 18
    own, top = region_view(model.view, seat), y + HEAD + 92
    tall = y + h - 18 - top
    a = region.fitting(own, w - _STORE, tall)
    left = round(right - WIDTH * a)
    draw_region(canvas, Rect(left - 20, top, WIDTH * a + 40, tall), model, seat)
    counts.draw_row(canvas, x + 16, row, model, seat, 42, 110)
    counts.draw_stacks(canvas, x + 370, row, model, seat, 46)
    draw_right(canvas, x + 560, right, row, model, seat, 46)
    canvas.put(icon("wooden-crate", 40, "ink2"), x + 36, top + tall / 2, "tile")
    holdings.draw_storage(canvas, (x + 66, left - 16), top + tall / 2, 44, model, seat)
    frame_mover(canvas, Rect(x, y, w, h), model, seat, lower=40)


_STORE = 280
"""Minimum width of the storage beside the region."""
