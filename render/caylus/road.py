"""The road of Caylus: tiles, scoring spaces, provost and bailiff, and their moves."""

from __future__ import annotations

from functools import partial

from engine.caylus.data import EMPTY, LAST_SPACE, NOBODY, SECTIONS, TRIGGERS
from render.caylus import faces
from render.caylus.board_model import PLACING_DECISIONS, CaylusBoard, MarkerMove
from render.caylus_common import markers, road_grid
from render.caylus_common.markers import Marker
from render.caylus_common.story_anchors import anchor_of_space, anchor_of_tile
from render.kit import arrows, goods, highlights, layout, tile, tile_face, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.story import anchor_of_piece
from render.kit.text import TextStyle
from render.kit.tile import TileState
from render.kit.tile_face import TileFace
from render.kit.type_scale import DETAIL

_MARKERS_X = (60, 144)
"""Middles of the left and the right marker on a space, from the left edge of the space."""
_MARKERS_BESIDE_SCORING_X = (88, 162)
"""The same on a space with a scoring mark."""
PAST_PROVOST = 60
"""Distance from the provost to the end of the travelled road."""
_PENDING_CHIP = Rect(8, 104, 68, 34)
"""The chip of a pending residence on a tile."""
SCORING_LEFT = 4
"""Left edge of a scoring mark on a space."""
_SCORING_HEIGHT = 48
"""Height of a scoring mark."""
_SCORING_TOWER_X = 28
"""Middle of the tower in a scoring mark, from the left."""
_SCORING_NAME_LEFT = 50
"""Left edge of the section's name in a scoring mark."""
_SCORING_NAME_ROOM = 130
"""Maximum width of that name."""
_TOWER_ONLY = Rect(-2, -24, 46, _SCORING_HEIGHT)
"""A scoring mark that has a tower only, from its left end on the lane."""


def lay_out_grid(model: CaylusBoard, top: int) -> road_grid.RoadGrid:
    """Return the road grid of a position."""
    built = [s for s in range(1, LAST_SPACE + 1) if model.view.road_tile[s] != EMPTY]
    return road_grid.RoadGrid(
        top, road_grid.count_high_rows(max(built), is_landscape=model.is_landscape)
    )


def draw_tiles(canvas: Canvas, grid: road_grid.RoadGrid, model: CaylusBoard) -> None:
    """Draw halos, then every space with its tile and pieces."""
    for place, recency in model.haloed:
        if place.isdecimal():
            highlights.draw_halo(
                canvas, grid.space_rect(int(place)), layout.TILE_RADIUS, recency=recency
            )
    for space in range(1, LAST_SPACE + 1):
        draw_space(canvas, grid.space_rect(space), space, model)


def draw_space(canvas: Canvas, rect: Rect, space: int, model: CaylusBoard) -> None:
    """Draw a space, empty or with its tile."""
    if model.view.road_tile[space] != EMPTY:
        draw_tile(canvas, rect, space, model)
        return
    number = str(space)
    is_next = space == model.view.free_space()
    model.story.locate(number, lambda: anchor_of_space(rect))
    legal = number in model.legal_codes
    road_grid.draw_empty_space(canvas, rect, number, is_site=is_next, is_legal=legal)


def draw_tile(canvas: Canvas, rect: Rect, space: int, model: CaylusBoard) -> None:
    """Draw a tile on the road with house, worker, and a pending residence."""
    view = model.view
    number = str(space)
    workers = model.workers_on(number)
    face = faces.face_of(view.road_tile[space], model.language)
    target = number in model.legal_codes and model.decision in PLACING_DECISIONS
    model.story.locate(number, lambda: anchor_of_tile(rect, face, workers, is_target=target))
    tile.draw(
        canvas,
        rect,
        number,
        face,
        TileState(
            owner=model.owner_colour(view.road_owner[space]),
            workers=workers,
            is_legal=number in model.legal_codes,
            is_target=model.decision in PLACING_DECISIONS,
            chosen=0 if model.chosen == number and any(workers) else None,
            arrivals=model.arrived(number, workers, 0),
            built=model.built(number),
        ),
    )
    draw_vacated(canvas, rect, face, number, model)
    pending = model.owner_colour(view.road_pending[space])
    if pending is not None:
        _draw_pending(canvas, _PENDING_CHIP.moved(rect.x, rect.y), number, pending)


_PENDING_STYLE = BoxStyle(8, "tile", "cresidence", line_width=2)
_PENDING_SIZE = 26
"""Size of the symbols on the chip."""
_PENDING_HOUSE_FROM_RIGHT = 18


def _draw_pending(canvas: Canvas, chip: Rect, number: str, owner: str) -> None:
    """Draw a chip: when its worker has left, the tile becomes a residence of ``owner``."""
    canvas.box(chip, _PENDING_STYLE, on="tile")
    canvas.put(
        goods.build_sprite("cresidence", _PENDING_SIZE), (chip.x + chip.w / 4, chip.cy), "tile"
    )
    canvas.put(
        tokens.house_sprite(owner, _PENDING_SIZE),
        (chip.right - _PENDING_HOUSE_FROM_RIGHT, chip.cy),
        "tile",
    )
    canvas.record("pending", number, chip.box)


def draw_vacated(
    canvas: Canvas, rect: Rect, face: TileFace, place: str, model: CaylusBoard
) -> None:
    """Draw the rings of workers that have left a tile."""
    for i, recency in model.vacated(place).items():
        for dx, dy in tile_face.worker_places(face, rect.size)[i : i + 1]:
            canvas.put(highlights.origin_sprite(recency), (rect.x + dx, rect.y + dy), "tile")


def marker_offset(space: int, *, is_on_right: bool) -> int:
    """Return the position of provost or bailiff, from the left edge of its space."""
    return (_MARKERS_BESIDE_SCORING_X if space in TRIGGERS else _MARKERS_X)[is_on_right]


def marker_x(grid: road_grid.RoadGrid, space: int, marker: Marker, model: CaylusBoard) -> int:
    """Return the x of provost or bailiff on the lane."""
    runs_right = road_grid.runs_right(road_grid.row_of(space))
    on_right = model.is_on_right(space, marker, runs_right=runs_right)
    return grid.tile_corner(space)[0] + marker_offset(space, is_on_right=on_right)


def draw_lane(canvas: Canvas, grid: road_grid.RoadGrid, model: CaylusBoard) -> None:
    """Draw the travelled road, moves along it, scoring marks, provost and bailiff."""
    view = model.view
    row = road_grid.row_of(view.provost)
    stop = grid.tile_corner(view.provost)[0] + layout.COLUMN / 2
    road_grid.draw_travelled(
        canvas,
        grid,
        view.provost,
        stop + (PAST_PROVOST if road_grid.runs_right(row) else -PAST_PROVOST),
    )
    for move in model.moves:
        _draw_move(canvas, grid, move, model)
    crowded = {view.provost, view.bailiff, *(end for move in model.moves for end in move.ends)}
    for section, space in enumerate(TRIGGERS):
        x = grid.tile_corner(space)[0] + SCORING_LEFT
        y = grid.lane_y(road_grid.row_of(space))
        draw_scoring(canvas, x, y, model, section, is_short=space in crowded)
    for marker in (Marker.BAILIFF, Marker.PROVOST):
        space = model.space_of(marker)
        x = marker_x(grid, space, marker, model)
        y = grid.lane_y(road_grid.row_of(space))
        draw_marker(canvas, x, y, marker, model)


def draw_marker(
    canvas: Canvas,
    x: float,
    y: float,
    marker: Marker,
    model: CaylusBoard,
    arrived: Recency | None = None,
) -> None:
    """Draw the bailiff or the provost, on a disc if it has just arrived."""
    model.story.locate(marker, partial(anchor_of_piece, x, y, markers.HALF_SIZE))
    markers.draw(canvas, marker, x, y, model.space_of(marker), arrived)


def _draw_move(
    canvas: Canvas, grid: road_grid.RoadGrid, move: MarkerMove, model: CaylusBoard
) -> None:
    """Draw the arrow of a move along the lane."""
    first, last = (marker_x(grid, space, move.marker, model) for space in move.ends)
    rows = (road_grid.row_of(move.start), road_grid.row_of(move.end))
    points = grid.path_between((first, rows[0]), (last, rows[1]))
    x0, y0 = points[0]
    x1, _ = points[1]
    canvas.put(highlights.origin_sprite(move.recency), (x0, y0), on=None)
    away = road_grid.ORIGIN_GAP
    points[0] = (x0 + (away if x1 > x0 else -away), y0)
    before = points[-2][0]
    x1, y1 = points[-1]
    gap = gap_before_marker(move.end, last - grid.tile_corner(move.end)[0], is_onwards=x1 > before)
    points[-1] = (x1 + (-gap if x1 > before else gap), y1)
    arrows.draw_arrow(canvas, points, recency=move.recency)
    markers.draw_arrival(canvas, last, grid.lane_y(rows[1]), move.recency)


_GAP_BEFORE_SCORING = 8
"""Distance of an arrowhead from the left edge of a space with a scoring mark."""


def gap_before_marker(space: int, offset: int, *, is_onwards: bool) -> int:
    """Return the gap between an arrowhead and its marker; it keeps clear of scoring marks."""
    if is_onwards:
        return offset + _GAP_BEFORE_SCORING if space in TRIGGERS else road_grid.ARROW_GAP
    if {space - 1, space + 1}.isdisjoint(TRIGGERS):
        return road_grid.ARROW_GAP
    return min(
        road_grid.ARROW_GAP, layout.COLUMNS[1] - layout.COLUMNS[0] - offset - arrows.HEAD_REACH
    )


_SCORING_TOWER_SIZE = 30
_SCORING_RIGHT_MARGIN = 16


def draw_scoring(
    canvas: Canvas, x: float, y: float, model: CaylusBoard, section: int, *, is_short: bool
) -> None:
    """Draw the mark of the section that is scored when the bailiff gets here.

    Beside a marker only its tower fits.
    """
    done = section < model.view.sections_scored
    fill, ink = ("road", "ink2") if done else ("panel", "ink")
    if is_short:
        mark = _TOWER_ONLY.moved(x, y)
        canvas.box(mark, BoxStyle(mark.w / 2, fill, "ink2", layout.EDGE_WIDTH), on=None)
        canvas.put(icon_sprite("stone-tower", _SCORING_TOWER_SIZE, ink), (mark.cx, y), fill)
        return
    name = model.words.say(f"caylus-section-{SECTIONS[section]}")
    room = _SCORING_NAME_ROOM
    width = _SCORING_NAME_LEFT + min(canvas.text_width(name, DETAIL), room) + _SCORING_RIGHT_MARGIN
    style = BoxStyle(_SCORING_HEIGHT / 2, fill, "ink2", layout.EDGE_WIDTH)
    canvas.box(Rect(x, y - _SCORING_HEIGHT / 2, width, _SCORING_HEIGHT), style, on=None)
    canvas.put(
        icon_sprite("stone-tower", _SCORING_TOWER_SIZE, ink), (x + _SCORING_TOWER_X, y), fill
    )
    text_style = TextStyle(DETAIL, ink, min_size=canvas.floor)
    canvas.text((x + _SCORING_NAME_LEFT, y), name, text_style, on=fill, max_width=room)


def spaces_owned_by(model: CaylusBoard, seat: int) -> list[int]:
    """Return the spaces with a seat's house."""
    if seat == NOBODY:
        return []
    return [space for space, owner in enumerate(model.view.road_owner) if owner == seat]
