"""Parts of the table laid out anew for a phone, 800 pixels wide."""

from __future__ import annotations

from dataclasses import replace

from engine.caylus.data import EMPTY, LAST_SPACE, SPECIALS, TRIGGERS
from engine.caylus.words.effects import place_effect
from engine.core.phrases import plain
from render.caylus import board, castle, faces, favours, road, shares
from render.caylus.table import Table
from render.kit import bridge, crop, crop_road, layout, marks, road_grid
from render.kit.canvas import Canvas
from render.kit.marks import When

_W, _H = layout.CROP_TILE
_BRIDGE = 148


def _page(table: Table, part: str, height: float) -> Canvas:
    return crop.page(table, table.words.say(part), height)


def players_part(table: Table) -> Canvas:
    """Every player's panel in turn order."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        board.draw_player(canvas, crop.panel(y), table, seat)

    return crop.players(table, table.in_order(table.view.turn_order), draw)


def stock_part(table: Table) -> Canvas:
    """The tiles still to build with cost, points and effect."""
    return crop.stock(table, table.words.say("caylus-picture-stock"), board.stock_items(table))


def castle_part(table: Table) -> Canvas:
    """The keep with its houses, and the workers waiting below it."""
    plan = castle.CROP
    canvas = _page(table, "caylus-picture-castle", crop.TOP + plan.height + crop.FOOT)
    view = table.view
    castle.draw_base(canvas, crop.LEFT, crop.TOP, table.words, view.seats, view.scored, plan)
    castle.draw(canvas, crop.LEFT, crop.TOP, table, plan)
    return canvas


def favours_part(table: Table) -> Canvas:
    """The favour table, its effects in words below the glyphs."""
    plan = favours.PLAIN_CROP if table.view.simplified else favours.CROP
    canvas = _page(table, "caylus-picture-favors", crop.TOP + plan.height + crop.FOOT)
    view = table.view
    favours.draw_base(canvas, crop.LEFT, crop.TOP, table.words, view.scored, view.simplified, plan)
    favours.draw(canvas, crop.LEFT, crop.TOP, table, plan)
    return canvas


def special_part(table: Table) -> Canvas:
    """The six special buildings, their effects in words too, and the bridge."""
    w, h = layout.CROP_TWO_WIDTH, 208
    pitch = h + 16
    low = crop.TOP + 3 * pitch
    canvas = _page(table, "caylus-picture-special", low + _BRIDGE + crop.FOOT)
    grid = crop.corners(len(SPECIALS), layout.CROP_TWO, crop.TOP, pitch)
    corners = dict(zip(SPECIALS, grid, strict=True))
    for word, (x, y) in corners.items():
        if word in table.fresh.places:
            marks.halo(canvas, x, y, w, h, layout.TILE_RADIUS)
    for word, (x, y) in corners.items():
        said = table.prose(table.words.format(plain(place_effect(table.view, word))))
        off = word == "stables" and table.view.seats == 2
        face = faces.face(word, table.language, off=off)
        board.draw_special(canvas, x, y, word, table, replace(face, words=said), (w, h))
    box = (crop.LEFT, low, crop.WIDTH, _BRIDGE)
    title = table.words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, *box, title, table.view.seats, board.FIRST_PASSED)
    board.draw_bridge(canvas, box, table)
    return canvas


def _last_shown(table: Table) -> int:
    """Three spaces beyond the last building, marker or legal target."""
    view = table.view
    built = max(s for s in range(1, LAST_SPACE + 1) if view.road_tile[s] != EMPTY)
    legal = [int(code) for code in table.legal if code.isdecimal()]
    return min(LAST_SPACE, max(built, view.provost, view.bailiff, *legal) + 3)


def road_part(table: Table) -> Canvas:
    """The road as far as it matters, three spaces a row, lanes where something stands on them."""
    view, last = table.view, _last_shown(table)
    free, lanes = view.free_space(), [*TRIGGERS, view.provost, view.bailiff]
    moved = table.fresh.bailiff or table.fresh.provost
    if moved:
        lanes += crop_road.between(*moved)

    def busy(space: int) -> bool:
        return view.road_tile[space] != EMPTY or space == free or str(space) in table.legal

    plan = crop_road.plan(last, busy, lanes)
    canvas = _page(table, "caylus-picture-road", plan.bottom + crop.FOOT - 10)
    haloed = dict(table.haloed)
    for space, at in plan.spaces.items():
        if str(space) in haloed:
            faint = haloed[str(space)]
            marks.halo(canvas, at.x, at.y, _W, at.h, layout.TILE_RADIUS, faint=faint)
    for space, at in plan.spaces.items():
        if view.road_tile[space] == EMPTY:
            road.draw_empty(canvas, at.x, at.y, space, table, space == free, _W, at.h)
        else:
            road.draw_tile(canvas, at.x, at.y, space, table, _W, at.h)
    for row, y in plan.lanes.items():
        _lane(canvas, row, last, y, table)
    return canvas


def _lane(canvas: Canvas, row: int, last: int, y: float, table: Table) -> None:
    """The stretch of road under three spaces, with its scoring mark and the markers on it."""
    view = table.view
    spaces = range(row * 3 + 1, min(row * 3 + 3, last) + 1)
    lefts = {space: layout.CROP_THREE[i] for i, space in enumerate(spaces)}
    left, right = crop.LEFT - 10, lefts[spaces[-1]] + _W + 10
    stop = None
    if view.provost >= spaces[0]:
        stop = right if view.provost > spaces[-1] else lefts[view.provost] + 178
    road_grid.draw_stretch(canvas, y, left, right, stop)
    crowded = {view.provost, view.bailiff, *(end for move in table.moves for end in move.ends)}
    came = dict[bool, When]()
    for move in table.moves:
        start, end = (_marker(space, move.bailiff, table) for space in move.ends)
        offset = _offset(move.end, move.bailiff, table)
        gap = road.head_gap(move.end, offset, onwards=end > start)
        road_grid.draw_crop_move(
            canvas, y, row, start, end, (left, right), gap=gap, faint=move.faint
        )
        came[move.bailiff] = When(move.faint)
    for section, space in enumerate(TRIGGERS):
        if space in lefts:
            road.draw_scoring(canvas, lefts[space] + 4, y, table, section, short=space in crowded)
    for is_bailiff, space in ((True, view.bailiff), (False, view.provost)):
        if space in lefts:
            x = lefts[space] + _offset(space, is_bailiff, table)
            road.draw_marker(canvas, x, y, is_bailiff, space, came.get(is_bailiff))


def _offset(space: int, bailiff: bool, table: Table) -> int:
    """Where provost or bailiff stands, from the left edge of a space."""
    return road.marker_offset(space, second=table.second(space, bailiff, right=True))


def _marker(space: int, bailiff: bool, table: Table) -> tuple[int, float]:
    """The row of a crop, and where on it provost or bailiff stands."""
    row, column = divmod(space - 1, len(layout.CROP_THREE))
    return row, layout.CROP_THREE[column] + _offset(space, bailiff, table)


def me_part(table: Table) -> Canvas:
    """The viewer's own things; the mover's for the public."""
    return _player(table, table.own(table.view.turn_order[0]), table.words.say("picture-part-me"))


def player_part(table: Table, seat: int) -> Canvas:
    """The things of one player."""
    return _player(table, seat, table.name(seat))


def _player(table: Table, seat: int, caption: str) -> Canvas:
    """One player's panel, houses and favours, and buildings on the road."""
    mine = road.owned(table, seat)
    rows, pitch = crop.rows(len(mine), layout.CROP_THREE), _H + 16
    tiles_top = crop.PANELS + layout.PANEL_PITCH + shares.HEIGHT + 18
    height = tiles_top + (60 + rows * pitch if mine else 0) + crop.FOOT - 18
    canvas = crop.page(table, caption, height)
    board.draw_player(canvas, crop.panel(crop.PANELS), table, seat)
    shares.draw(canvas, crop.LEFT, crop.PANELS + layout.PANEL_PITCH, crop.WIDTH, table, seat)
    if mine:
        title = table.words.say("caylus-picture-own")
        canvas.text(crop.LEFT, tiles_top + 24, title, 30, style="serif", room=crop.WIDTH)
    corners = crop.corners(len(mine), layout.CROP_THREE, tiles_top + 60, pitch)
    for space, (x, y) in zip(mine, corners, strict=True):
        road.draw_tile(canvas, x, y, space, table, _W, _H)
    return canvas
