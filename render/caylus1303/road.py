"""The road of Caylus 1303: tiles, both kinds of houses, the provost between spaces."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial

from engine.caylus1303.data import SPACES
from engine.caylus1303.tiles import EMPTY
from engine.caylus1303.words.names import space_code
from engine.core.words.numbers import signed
from render.caylus1303 import faces, story
from render.caylus1303.board_model import PLACING_DECISIONS, Caylus1303Board
from render.caylus_common import markers, road_grid
from render.caylus_common.markers import Marker
from render.caylus_common.story_anchors import anchor_of_space, anchor_of_tile
from render.kit import arrows, highlights, layout, tile, tile_face, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.story import anchor_of_piece
from render.kit.text import TextStyle
from render.kit.tile import TileState
from render.kit.type_scale import FIGURE

_HOUSE_X = 99
"""Middle of the house on a tile, from its left edge."""
_STOP_BOX = Rect(-38, -27, 76, 54)
"""A possible stop of the provost, from its middle on the lane."""
_BEYOND_EDGE = 8
"""Distance of the provost from the last tile of a row."""


def lay_out_grid(model: Caylus1303Board, top: int) -> road_grid.RoadGrid:
    """Return the road grid of a position."""
    built = [at + 1 for at, tile in enumerate(model.view.road_tile) if tile != EMPTY]
    return road_grid.RoadGrid(
        top, road_grid.count_high_rows(max(built), is_landscape=model.is_landscape)
    )


def draw_tiles(canvas: Canvas, grid: road_grid.RoadGrid, model: Caylus1303Board) -> None:
    """Draw halos, then every space with its tile and pieces."""
    for space, recency in model.haloed:
        highlights.draw_halo(canvas, grid.space_rect(space), layout.TILE_RADIUS, recency=recency)
    for space in range(1, SPACES + 1):
        draw_space(canvas, grid.space_rect(space), space, model)


def draw_space(canvas: Canvas, rect: Rect, space: int, model: Caylus1303Board) -> None:
    """Draw a space, empty or with its tile."""
    if model.view.road_tile[space - 1] != EMPTY:
        draw_tile(canvas, rect, space, model)
        return
    code = space_code(space - 1)
    model.story.locate(story.place_of_space(space - 1), lambda: anchor_of_space(rect))
    next_space = space == model.view.free_space() + 1
    road_grid.draw_empty_space(
        canvas, rect, code, is_site=next_space, is_legal=code in model.legal_codes
    )


_CHOSEN_HOUSE_SIZE = 38
_CHOSEN_HOUSE_RING_SIZE = 48
"""Diameter of a chosen house, for the ring around it."""


def draw_tile(canvas: Canvas, rect: Rect, space: int, model: Caylus1303Board) -> None:
    """Draw a tile with house and workers; a wide one also shows its owner's share."""
    view = model.view
    code = space_code(space - 1)
    at = space - 1
    legal = code in model.legal_codes
    workers = tuple(model.colour_of(seat) for seat in view.workers_on(at))
    target = legal and model.decision in PLACING_DECISIONS
    chosen = 0 if model.acting.space == space else None
    owner = model.owner_colour(view.road_owner[at])
    face = faces.face_of(
        view.road_tile[at],
        view.road_side[at],
        model.language,
        adds_owner_gain=rect.w > layout.COLUMN,
    )
    if len(workers) + target > 1:
        face = replace(face, places=2, is_shared=owner is not None)
    anchor = partial(anchor_of_tile, rect, face, workers, is_target=target)
    model.story.locate(story.place_of_space(at), anchor)
    tile.draw(
        canvas,
        rect,
        code,
        face,
        TileState(
            owner=None if model.acting.residence == space else owner,
            workers=workers,
            is_legal=legal,
            is_target=target,
            chosen=chosen,
            arrivals=model.arrived(space),
            built=model.built(space),
        ),
    )
    for i, recency in model.vacated(space).items():
        for dx, dy in tile_face.worker_places(face, rect.size)[i : i + 1]:
            canvas.put(highlights.origin_sprite(recency), (rect.x + dx, rect.y + dy), "tile")
    if owner is not None and model.acting.residence == space:
        middle = rect.y + tile_face.middle_of(face, rect.size.h)
        house = rect.x + _HOUSE_X + (rect.w - layout.TILE.w) / 2
        canvas.put(
            highlights.selection_ring_sprite(_CHOSEN_HOUSE_RING_SIZE), (house, middle - 1), "tile"
        )
        canvas.put(tokens.house_sprite(owner, _CHOSEN_HOUSE_SIZE), (house, middle - 2), "tile")


# The provost


def _marker_x(grid: road_grid.RoadGrid, behind: int) -> float:
    """Return the x of the provost on the lane, with ``behind`` spaces behind him."""
    x, _ = grid.tile_corner(behind)
    right = road_grid.runs_right(road_grid.row_of(behind))
    if behind % road_grid.PER_ROW == 0:
        return x + layout.COLUMN + _BEYOND_EDGE if right else x - _BEYOND_EDGE
    following, _ = grid.tile_corner(behind + 1)
    return (x + following + layout.COLUMN) / 2


def draw_lane(canvas: Canvas, grid: road_grid.RoadGrid, model: Caylus1303Board) -> None:
    """Draw the travelled road, the provost's options, his moves, and himself."""
    behind = model.view.provost
    x = _marker_x(grid, behind)
    road_grid.draw_travelled(canvas, grid, behind, x)
    for start, end, recency in model.moves:
        _draw_move(canvas, grid, start, end, recency=recency)
    for steps in model.steps:
        stop = behind + steps
        draw_stop(canvas, _marker_x(grid, stop), grid.lane_y(road_grid.row_of(stop)), steps)
    draw_provost(canvas, x, grid.lane_y(road_grid.row_of(behind)), model)


def draw_provost(
    canvas: Canvas, x: float, y: float, model: Caylus1303Board, arrived: Recency | None = None
) -> None:
    """Draw the provost, on a disc if he has just arrived."""
    model.story.locate(Marker.PROVOST, partial(anchor_of_piece, x, y, markers.HALF_SIZE))
    markers.draw(canvas, Marker.PROVOST, x, y, model.view.provost, arrived)


def draw_stop(canvas: Canvas, x: float, y: float, steps: int) -> None:
    """Draw a legal target of the provost, with the steps as on the buttons."""
    label = signed(steps)
    canvas.put(_stop_sprite(), (x, y), on=None)
    canvas.text((x, y), label, TextStyle(FIGURE, "white", "black"), align="middle", on="act")
    box = _STOP_BOX.moved(x, y).box
    canvas.record("target", label, box)
    canvas.record("choice", f"{steps:+}", box)


@lru_cache(maxsize=1)
def _stop_sprite() -> Sprite:
    reach = _STOP_BOX.grown(1)
    pen = Pen(*(round(edge) for edge in reach.box))
    inner = _STOP_BOX.grown(-3)
    pen.box(_STOP_BOX, BoxStyle(_STOP_BOX.h / 2, "tile"))
    pen.box(inner, BoxStyle(inner.h / 2, "act"))
    return pen.sprite()


def _draw_move(
    canvas: Canvas, grid: road_grid.RoadGrid, start: int, end: int, *, recency: Recency
) -> None:
    """Draw the arrow of a move along the lane."""
    first, last = _marker_x(grid, start), _marker_x(grid, end)
    points = grid.path_between((first, road_grid.row_of(start)), (last, road_grid.row_of(end)))
    old, new = points[0], points[-1]
    canvas.put(highlights.origin_sprite(recency), old, on=None)
    shortened = _trim_start(_trim_start(points, road_grid.ORIGIN_GAP)[::-1], road_grid.ARROW_GAP)[
        ::-1
    ]
    arrows.draw_arrow(canvas, shortened, recency=recency)
    markers.draw_arrival(canvas, *new, recency)


def _trim_start(points: list[Point], gap: float) -> list[Point]:
    """Cut ``gap`` off the start of a path, or start at its first turn if that is nearer."""
    (x0, y0), (x1, y1) = points[:2]
    if len(points) > 2 and abs(x1 - x0) <= gap:
        (x0, y0), (x1, y1) = points[1:3]
        points = points[1:]
    across, down = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
    return [(x0 + across * gap, y0 + down * gap), *points[1:]]
