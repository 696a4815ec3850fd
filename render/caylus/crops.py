"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

from dataclasses import replace

from engine.caylus.data import CAPS, EMPTY, LAST_SPACE, SPECIALS, TRIGGERS
from engine.caylus.words.effects import place_effect
from engine.core.words.phrases import plain
from render.caylus import board, castle, castle_plan, faces, favours, favours_plan, holdings, road
from render.caylus.board_model import CaylusBoard
from render.caylus_common import bridge, crop_road
from render.caylus_common.crop_road import CropMove
from render.caylus_common.markers import Marker
from render.kit import crop, highlights, layout
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.rect import Rect

_TILE_WIDTH, _TILE_HEIGHT = layout.CROP_TILE
_BRIDGE_HEIGHT = 148
_ROAD_END_X = 178
"""End of the travelled road on the provost's space, from its left edge."""
_SPECIAL_HEIGHT = 208
"""Height of a special building with its effect in words."""
_HOLDINGS_GAP = 18
"""Gap between a player's holdings and what is below them."""
_ROAD_BOTTOM_SPARE = 10
"""Height by which the margin below the road is smaller than usual."""
_TILES_BOTTOM_SPARE = 18
"""The same below a player's tiles."""


def draw_players_part(model: CaylusBoard) -> Canvas:
    """Draw every player's panel in turn order."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        board.draw_player(canvas, crop.panel_box(y), model, seat)

    return crop.draw_players(model, model.panel_order(model.view.turn_order), draw)


def draw_stock_part(model: CaylusBoard) -> Canvas:
    """Draw the tiles not built yet, with cost, points and effect."""
    return crop.draw_stock(model, model.words.say("caylus-picture-stock"), board.stock_items(model))


def draw_castle_part(model: CaylusBoard) -> Canvas:
    """Draw the keep with its houses, and the workers waiting below it."""
    plan = castle_plan.CROP
    canvas = crop.new_page(
        model, model.words.say("caylus-picture-castle"), crop.TOP + plan.height + crop.BOTTOM_MARGIN
    )
    view = model.view
    castle.draw_base(canvas, crop.LEFT, crop.TOP, model.words, view.seats, plan)
    castle.draw(canvas, crop.LEFT, crop.TOP, model, plan)
    return canvas


def draw_favours_part(model: CaylusBoard) -> Canvas:
    """Draw the favour table, with the effects in words."""
    plan = favours_plan.PLAIN_CROP if model.view.simplified else favours_plan.CROP
    canvas = crop.new_page(
        model, model.words.say("caylus-picture-favors"), crop.TOP + plan.height + crop.BOTTOM_MARGIN
    )
    cap = CAPS[model.view.sections_scored]
    simplified = model.view.simplified
    favours.draw_base(canvas, (crop.LEFT, crop.TOP), model.words, cap, simplified, plan)
    favours.draw(canvas, crop.LEFT, crop.TOP, model, plan)
    return canvas


def draw_special_part(model: CaylusBoard) -> Canvas:
    """Draw the six special buildings, with their effects in words, and the bridge."""
    w, h = layout.CROP_TWO_WIDTH, _SPECIAL_HEIGHT
    pitch = h + crop.TILE_GAP
    rows = crop.row_count(len(SPECIALS), layout.CROP_TWO)
    bridge_top = crop.TOP + rows * pitch
    canvas = crop.new_page(
        model,
        model.words.say("caylus-picture-special"),
        bridge_top + _BRIDGE_HEIGHT + crop.BOTTOM_MARGIN,
    )
    grid = crop.grid_corners(len(SPECIALS), layout.CROP_TWO, crop.TOP, pitch)
    rects = {word: Rect(*at, w, h) for word, at in zip(SPECIALS, grid, strict=True)}
    for word, rect in rects.items():
        if word in model.latest_turn.places:
            highlights.draw_halo(canvas, rect, layout.TILE_RADIUS)
    for word, rect in rects.items():
        label = model.keep_together(model.words.format(plain(place_effect(model.view, word))))
        off = word == "stables" and model.view.seats == 2
        face = faces.face_of(word, model.language, is_out_of_game=off)
        board.draw_special(canvas, rect, word, model, replace(face, words=label))
    rect = Rect(crop.LEFT, bridge_top, crop.WIDTH, _BRIDGE_HEIGHT)
    title = model.words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, rect, title, model.view.seats, first=board.FIRST_PASSED_REWARD)
    board.draw_bridge(canvas, rect, model)
    return canvas


def _last_shown(model: CaylusBoard) -> int:
    """Return the last space to show, three after the last building, marker or legal choice."""
    view = model.view
    built = max(s for s in range(1, LAST_SPACE + 1) if view.road_tile[s] != EMPTY)
    legal = [int(code) for code in model.legal_codes if code.isdecimal()]
    return min(LAST_SPACE, max(built, view.provost, view.bailiff, *legal) + 3)


def draw_road_part(model: CaylusBoard) -> Canvas:
    """Draw the road up to its last relevant space, three spaces a row."""
    view = model.view
    last = _last_shown(model)
    free = view.free_space()
    lanes = [*TRIGGERS, view.provost, view.bailiff]
    moved = model.latest_turn.bailiff or model.latest_turn.provost
    if moved:
        lanes += crop_road.spaces_from_to(*moved)

    def busy(space: int) -> bool:
        return view.road_tile[space] != EMPTY or space == free or str(space) in model.legal_codes

    plan = crop_road.plan_road(last, busy, lanes)
    canvas = crop.new_page(
        model,
        model.words.say("caylus-picture-road"),
        plan.bottom + crop.BOTTOM_MARGIN - _ROAD_BOTTOM_SPARE,
    )
    haloed = dict(model.haloed)
    for space, rect in plan.spaces.items():
        if str(space) in haloed:
            highlights.draw_halo(canvas, rect, layout.TILE_RADIUS, recency=haloed[str(space)])
    for space, rect in plan.spaces.items():
        road.draw_space(canvas, rect, space, model)
    for row, y in plan.lanes.items():
        _draw_lane(canvas, row, last, y, model)
    return canvas


def _draw_lane(canvas: Canvas, row: int, last: int, y: float, model: CaylusBoard) -> None:
    """Draw the road under three spaces, with its scoring mark and markers."""
    view = model.view
    spaces = range(row * 3 + 1, min(row * 3 + 3, last) + 1)
    lefts = {space: layout.CROP_THREE[i] for i, space in enumerate(spaces)}
    left = crop.LEFT - crop_road.LANE_REACH
    right = lefts[spaces[-1]] + _TILE_WIDTH + crop_road.LANE_REACH
    travelled_to = None
    if view.provost >= spaces[0]:
        travelled_to = right if view.provost > spaces[-1] else lefts[view.provost] + _ROAD_END_X
    crop_road.draw_lane(canvas, y, left, right, travelled_to)
    crowded = {view.provost, view.bailiff, *(end for move in model.moves for end in move.ends)}
    arrivals = dict[Marker, Recency]()
    for move in model.moves:
        start, end = (_marker_position(space, move.marker, model) for space in move.ends)
        offset = _marker_offset(move.end, move.marker, model)
        gap = road.gap_before_marker(move.end, offset, is_onwards=end > start)
        step = CropMove(start, end, gap, move.recency)
        crop_road.draw_move(canvas, y, row, step, (left, right))
        arrivals[move.marker] = move.recency
    for section, space in enumerate(TRIGGERS):
        if space in lefts:
            road.draw_scoring(
                canvas,
                lefts[space] + road.SCORING_LEFT,
                y,
                model,
                section,
                is_short=space in crowded,
            )
    for marker in (Marker.BAILIFF, Marker.PROVOST):
        space = model.space_of(marker)
        if space in lefts:
            x = lefts[space] + _marker_offset(space, marker, model)
            road.draw_marker(canvas, x, y, marker, model, arrivals.get(marker))


def _marker_offset(space: int, marker: Marker, model: CaylusBoard) -> int:
    """Return the position of provost or bailiff, from the left edge of a space."""
    return road.marker_offset(space, is_on_right=model.is_on_right(space, marker, runs_right=True))


def _marker_position(space: int, marker: Marker, model: CaylusBoard) -> tuple[int, float]:
    """Return the row of a crop, and the x of provost or bailiff in it."""
    row, column = divmod(space - 1, len(layout.CROP_THREE))
    return row, layout.CROP_THREE[column] + _marker_offset(space, marker, model)


def draw_player_part(model: CaylusBoard, seat: int, caption: str) -> Canvas:
    """Draw one player's panel, houses and favours, and buildings on the road."""
    mine = road.spaces_owned_by(model, seat)
    rows = crop.row_count(len(mine), layout.CROP_THREE)
    pitch = _TILE_HEIGHT + crop.TILE_GAP
    tiles_top = crop.PANELS_TOP + layout.PANEL_PITCH + holdings.HEIGHT + _HOLDINGS_GAP
    height = (
        tiles_top
        + (crop.SUBHEADING_HEIGHT + rows * pitch if mine else 0)
        + crop.BOTTOM_MARGIN
        - _TILES_BOTTOM_SPARE
    )
    canvas = crop.new_page(model, caption, height)
    board.draw_player(canvas, crop.panel_box(crop.PANELS_TOP), model, seat)
    holdings.draw(canvas, crop.LEFT, crop.PANELS_TOP + layout.PANEL_PITCH, crop.WIDTH, model, seat)
    if mine:
        title = model.words.say("caylus-picture-own")
        crop.draw_subheading(canvas, tiles_top + crop.SUBHEADING_MIDDLE, title)
    grid_top = tiles_top + crop.SUBHEADING_HEIGHT
    corners = crop.grid_corners(len(mine), layout.CROP_THREE, grid_top, pitch)
    for space, (x, y) in zip(mine, corners, strict=True):
        road.draw_tile(canvas, Rect(x, y, _TILE_WIDTH, _TILE_HEIGHT), space, model)
    return canvas
