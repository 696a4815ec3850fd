"""The castle site: the workers waiting to deliver, and three towers with a favour building each."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from engine.caylus1303.data import SITE_ROUNDS
from engine.caylus1303.tiles import SETUP, TILES
from engine.caylus1303.words.names import SITE_CODE, place_code
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces, story, towers
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.site_plan import BOARD, SitePlan
from render.caylus_common.masonry import Stage
from render.kit import (
    card_frame,
    glyph_rows,
    highlights,
    layout,
    names,
    plates,
    titled_panel,
    tokens,
    worker_spaces,
)
from render.kit.cached_parts import draw_cached
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.glyph_rows import RowStyle
from render.kit.highlights import recency_of
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ICON_MIX, Colour, ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.plates import PlateStyle
from render.kit.rect import Rect
from render.kit.rounded_boxes import RoundedBox
from render.kit.sprite import Sprite
from render.kit.story import StoryAnchor, anchor_of_piece
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import FIGURE, HEADING

_ROUND_RADIUS = 8
_ROUND_NUMBER_DROP = 1
"""How far the number is below the middle of its stone: so it looks centred."""
_ROUND_MARKER_RADIUS = 24
_ROUND_HEIGHT = 58
"""Height of a stone with the number of a round."""
_ROUND_GAP = 5
"""Gap between two of these stones."""
_TITLE_LEFT = 90
_TITLE_MIDDLE = 37
_TITLE_GAP = 40
"""Gap between the title and the middle of the first slot."""
_CODE_INSET = 14
"""Distance of the site's code from both edges."""
_SLOT_RADIUS = 27
"""Radius of an empty slot."""
_TOKEN_SIZE = 60
_CHOSEN_TOKEN_SIZE = 54
_ARRIVAL_RADIUS = 35
"""Radius of the disc under a new token."""
_BAND_HEIGHT = 48
"""Height of a building's band."""
_NAME_LEFT = 72
_NAME_MIDDLE = 26
_NAME_MARGINS = 80
"""Width of a building that its name cannot use."""
_ICON_LEFT = 16
_EFFECT_GAP = 8
"""Distance of the effect from the icon."""
_EFFECT_MARGIN = 10
"""Distance of the effect from the right edge."""
_EFFECT_PITCH = 54
"""Distance between two rows of effects."""
_NUMBER_OUTSIDE = 6
"""Distance of a step's number in the story from the left edge of its building, outwards."""
_NUMBER_DROP = 2
"""How far that number is below the middle of the building's face."""
_SHIELD_OUTSIDE = 2
"""Distance of the points earned there from the left edge of the building, outwards."""
_SHIELD_MIDDLE = 68
"""Middle of these points, from the top of the building."""


def draw_base(
    canvas: Canvas, x: int, y: int, words: Catalogue, seats: int, plan: SitePlan = BOARD
) -> None:
    """Draw the panel, its title and an empty slot for each seat."""
    room = plan.slot(0, seats)[0] - _TITLE_GAP - _TITLE_LEFT
    title = PanelTitle(words.say("caylus1303-site"), (_TITLE_LEFT, _TITLE_MIDDLE), max_width=room)
    titled_panel.draw_titled(canvas, Rect(x, y, plan.width, plan.height), title)
    for i in range(seats):
        dx, dy = plan.slot(i, seats)
        worker_spaces.draw(canvas, (x + dx, y + dy), _SLOT_RADIUS, number=str(i + 1), on="panel")


def draw(canvas: Canvas, x: int, y: int, model: Caylus1303Board, plan: SitePlan = BOARD) -> None:
    """Draw towers, buildings, rounds, workers, the code, and the ring around a legal target."""
    legal = SITE_CODE in model.legal_codes
    for i, word in enumerate(model.view.site_tiles):
        towers.draw(canvas, plan.tower_rect(i).moved(x, y), i, model)
        _draw_building(canvas, plan.building_rect(i).moved(x, y), i, word, model, plan)
        _draw_rounds(canvas, x + plan.left(i), y + plan.rounds_top, i, model, plan)
    _draw_workers(canvas, x, y, model, legal, plan)
    plate = PlateStyle(has_outline=not legal, on="panel")
    corner = (x + _CODE_INSET, y + _CODE_INSET)
    plates.draw_plate(canvas, corner, SITE_CODE, plate, is_legal=legal)
    if legal:
        highlights.draw_ring(
            canvas, Rect(x, y, plan.width, plan.height), layout.PANEL_RADIUS, SITE_CODE
        )


def _draw_workers(
    canvas: Canvas, x: int, y: int, model: Caylus1303Board, is_legal: bool, plan: SitePlan
) -> None:
    """Draw the workers that wait to deliver, and the slot that a legal move would take.

    No line leads to a worker: from below it would end at a building of the site.
    """
    row, seats = model.view.site_row, model.view.seats
    for rank, seat in enumerate(row):
        dx, dy = plan.slot(rank, seats)
        anchor = partial(anchor_of_piece, x + dx, y + dy, _TOKEN_SIZE / 2)
        model.story.locate(story.place_at_castle(seat), anchor)
        _draw_worker(canvas, x + dx, y + dy, rank, model)
    if is_legal and len(row) < seats:
        dx, dy = plan.slot(len(row), seats)
        worker_spaces.draw(
            canvas,
            (x + dx, y + dy),
            _SLOT_RADIUS,
            is_target=True,
            number=str(len(row) + 1),
            on="panel",
        )


def _draw_worker(canvas: Canvas, cx: float, cy: float, rank: int, model: Caylus1303Board) -> None:
    """Draw a worker of the row, on the disc of a new one or the ring of a chosen one."""
    row = model.view.site_row
    seat = row[rank]
    ground = "panel"
    size = _TOKEN_SIZE
    new, since = model.latest_turn.site, model.since_last_turn.site
    if recency := recency_of(len(row) - rank, new, since):
        ground = highlights.draw_arrival(canvas, (cx, cy), _ARRIVAL_RADIUS, recency, "panel")
    if seat == model.acting.site:
        ground = "tile"
        size = _CHOSEN_TOKEN_SIZE
        canvas.put(highlights.selection_ring_sprite(size), (cx, cy), "panel")
    canvas.put(tokens.token_sprite(model.colour_of(seat), size), (cx, cy), ground)


def _draw_building(
    canvas: Canvas, rect: Rect, index: int, word: str, model: Caylus1303Board, plan: SitePlan
) -> None:
    """Draw a favour building; it needs no worker, so it has no space for one."""
    x, y, *_ = rect
    code = place_code(model.view, word)
    wall = towers.wall_colour(towers.stage_of(model.view, index))
    if index + 1 == model.latest_turn.favour:
        highlights.draw_halo(canvas, rect, layout.TILE_RADIUS, on=wall)
    label = faces.name_of(word, model.language)
    face = _Face(word, label, code, code in model.legal_codes, wall, plan)
    draw_cached(canvas, rect, face, _draw_face, RoundedBox(FrameStyle().box, layout.SHADOW))
    if face.is_legal:
        highlights.draw_ring(canvas, rect, layout.TILE_RADIUS, code)
    number = x - _NUMBER_OUTSIDE, _face_middle(rect) + _NUMBER_DROP
    anchor = StoryAnchor(number, (x - _SHIELD_OUTSIDE, y + _SHIELD_MIDDLE))
    model.story.locate(story.place_of_building(index + 1), lambda: anchor)


class _Face(NamedTuple):
    """What can be seen of a favour building on a wall; ``label`` is its name."""

    word: str
    label: str
    code: str
    is_legal: bool
    wall: Colour
    plan: SitePlan


def _draw_face(canvas: Canvas, rect: Rect, face: _Face) -> None:
    """Draw a favour building without the highlights around it."""
    word, label, code, is_legal, wall, plan = face
    x, y, w, _ = rect
    band = faces.BAND_COLOURS[TILES[word].category]
    card_frame.draw(canvas, rect, band, FrameStyle(ground=wall))
    card_frame.draw_code(canvas, (x, y), code, is_legal=is_legal)
    style = TileNameStyle(colour=ink_on(band), on=band)
    name_room = w - _NAME_MARGINS
    names.draw_tile_name(canvas, x + _NAME_LEFT, y + _NAME_MIDDLE, label, name_room, style)
    middle = _face_middle(rect)
    icon = icon_sprite(faces.icon_of(word), plan.icon_size, mix(band, *ICON_MIX))
    canvas.put(icon, (x + _ICON_LEFT + plan.icon_size / 2, middle), "tile")
    effect_left = x + _ICON_LEFT + plan.icon_size + _EFFECT_GAP
    room = rect.right - _EFFECT_MARGIN - effect_left
    _draw_effects(canvas, effect_left + room / 2, middle, word, plan.glyph_size, room)


def _face_middle(rect: Rect) -> float:
    """Return the middle of a building's face, below its band."""
    return rect.y + _BAND_HEIGHT + (rect.h - _BAND_HEIGHT) / 2


def _draw_effects(
    canvas: Canvas, cx: float, cy: float, word: str, glyph_size: int, room: float
) -> None:
    """Draw the effects of a building around a point, one below the other."""
    rows = faces.effect_rows(word, SETUP)
    middles = layout.stacked_middles(len(rows), cy, _EFFECT_PITCH)
    for middle, row in zip(middles, rows, strict=True):
        glyph_rows.draw(canvas, row, cx, middle, RowStyle(glyph_size), max_width=room)


def _draw_rounds(
    canvas: Canvas, x: float, y: float, index: int, model: Caylus1303Board, plan: SitePlan
) -> None:
    """Draw a stone for each round that builds a tower: laid, current, or still to come."""
    first, last = SITE_ROUNDS[index]
    stage = towers.stage_of(model.view, index)
    wall = towers.wall_colour(stage)
    current = last + 1 if stage is Stage.FINISHED else model.view.round
    lefts, w = layout.spread(last - first + 1, x, x + plan.building.w, _ROUND_GAP)
    for left, number in zip(lefts, range(first, last + 1), strict=True):
        stone = Rect(left, y, w, _ROUND_HEIGHT)
        if number == current:
            _draw_current_round(canvas, stone, number, wall)
        else:
            fill, line = (towers.STONE_COLOUR, "ink2") if number < current else ("panel", "line")
            canvas.box(stone, BoxStyle(_ROUND_RADIUS, fill, line, layout.OUTLINE_WIDTH), on=wall)
            at = (stone.cx, stone.cy + _ROUND_NUMBER_DROP)
            style = TextStyle(HEADING, "ink2")
            canvas.text(at, str(number), style, align="middle", on=fill)
    if max(current, 1) < first:
        canvas.record("locked", f"{first}–{last}", plan.tower_rect(index).box)


def _draw_current_round(canvas: Canvas, stone: Rect, number: int, wall: Colour) -> None:
    """Draw the lit stone of the current round, with the round marker."""
    canvas.box(stone, BoxStyle(_ROUND_RADIUS, "glow", "ink", layout.EDGE_WIDTH), on=wall)
    canvas.put(_round_marker(), (stone.cx, stone.cy), "glow")
    canvas.record("round", str(number), stone.box)
    at = (stone.cx, stone.cy + _ROUND_NUMBER_DROP)
    style = TextStyle(FIGURE, "white", "black")
    canvas.text(at, str(number), style, align="middle", on="ink")


@lru_cache(maxsize=1)
def _round_marker() -> Sprite:
    """Return the round marker: a dark disc under the number of the round."""
    pen = Pen.square(_ROUND_MARKER_RADIUS + 2)
    pen.disc(0, 0, _ROUND_MARKER_RADIUS, "ink")
    return pen.sprite()
