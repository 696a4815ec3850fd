"""Parts of the table laid out anew for a phone, 800 pixels wide."""

from __future__ import annotations

from dataclasses import replace

from engine.caylus.data import EMPTY, LAST_SPACE, LINES, NOBODY, SECTIONS, SPECIALS, TRIGGERS
from engine.caylus.words.effects import place_effect
from engine.core.text import say
from render.caylus import board, castle, faces, favors, way
from render.caylus.table import Table
from render.kit import bridge, header, layout, marks, panel, stock, text, tokens
from render.kit.canvas import Canvas
from render.kit.palette import COURT

_X = layout.CROP_MARGIN
_W, _H = layout.CROP_TILE
_ONE = layout.CROP_ONE_WIDTH
_TOP = 106
_FOOT = 26
_LANE = 60
_BRIDGE = 148


def _canvas(table: Table, part: str, height: float, recording: bool) -> Canvas:
    canvas = Canvas(
        layout.CROP_WIDTH,
        round(height),
        COURT,
        table.language,
        recording=recording,
        floor=text.CROP_FLOOR,
    )
    header.crop(canvas, table.words.say("caylus-title"), table.words.say(part))
    return canvas


def players_part(table: Table, *, recording: bool = False) -> Canvas:
    """Every player's panel in turn order."""
    order = table.view.turn_order
    top = _TOP + 6
    height = top + len(order) * layout.PANEL_PITCH - layout.BETWEEN_PANELS + _FOOT
    canvas = _canvas(table, "picture-part-players", height, recording)
    for i, seat in enumerate(order):
        y = top + i * layout.PANEL_PITCH
        panel.player(canvas, _X, y, board.player(table, seat), _ONE)
    return canvas


def stock_part(table: Table, *, recording: bool = False) -> Canvas:
    """The tiles still to build with cost, points and effect."""
    items = board.stock_items(table)
    rows, pitch = -(-len(items) // 3), _H + 16
    height = _TOP + rows * pitch - 16 + _FOOT
    canvas = _canvas(table, "caylus-picture-stock", height, recording)
    for i, item in enumerate(items):
        stock.draw_tile(canvas, layout.CROP_THREE[i % 3], _TOP + i // 3 * pitch, item)
    return canvas


def castle_part(table: Table, *, recording: bool = False) -> Canvas:
    """The keep with its houses, and the workers waiting below it."""
    plan = castle.CROP
    canvas = _canvas(table, "caylus-picture-castle", _TOP + plan.height + _FOOT, recording)
    castle.draw_base(canvas, _X, _TOP, table.words, table.view.scored, plan)
    castle.draw(canvas, _X, _TOP, table, plan)
    return canvas


def favours_part(table: Table, *, recording: bool = False) -> Canvas:
    """The favour table, its effects in words below the glyphs."""
    plan = favors.PLAIN_CROP if table.view.simplified else favors.CROP
    canvas = _canvas(table, "caylus-picture-favors", _TOP + plan.height + _FOOT, recording)
    view = table.view
    favors.draw_base(canvas, _X, _TOP, table.words, view.scored, view.simplified, plan)
    favors.draw(canvas, _X, _TOP, table, plan)
    return canvas


def special_part(table: Table, *, recording: bool = False) -> Canvas:
    """The six special buildings, their effects in words too, and the bridge."""
    w, h = layout.CROP_TWO_WIDTH, 208
    pitch = h + 16
    low = _TOP + 3 * pitch
    canvas = _canvas(table, "caylus-picture-special", low + _BRIDGE + _FOOT, recording)
    corners = {
        word: (layout.CROP_TWO[i % 2], _TOP + i // 2 * pitch) for i, word in enumerate(SPECIALS)
    }
    for word, (x, y) in corners.items():
        if word in table.fresh.places:
            marks.halo(canvas, x, y, w, h, layout.TILE_RADIUS)
    for word, (x, y) in corners.items():
        said = table.words.format(say("caylus-plain", text=place_effect(table.view, word)))
        off = word == "stables" and table.view.seats == 2
        face = faces.face(word, table.language, off=off)
        board.draw_special(canvas, x, y, word, table, replace(face, words=said), (w, h))
    box = (_X, low, _ONE, _BRIDGE)
    title = table.words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, *box, title, board.FIRST_PASSED)
    board.draw_bridge(canvas, box, table)
    return canvas


def _last_shown(table: Table) -> int:
    """Three spaces beyond the last building, marker or legal target."""
    view = table.view
    built = max(s for s in range(1, LAST_SPACE + 1) if view.road_tile[s] != EMPTY)
    legal = [int(code) for code in table.legal if code.isdecimal()]
    return min(LAST_SPACE, max(built, view.provost, view.bailiff, *legal) + 3)


def road_part(table: Table, *, recording: bool = False) -> Canvas:
    """The road as far as it matters, three spaces a row, a lane under each."""
    last = _last_shown(table)
    rows, pitch = -(-last // 3), _H + _LANE + 16
    height = _TOP + rows * pitch + _FOOT - 10
    canvas = _canvas(table, "caylus-picture-road", height, recording)
    corners = {
        space: (layout.CROP_THREE[(space - 1) % 3], _TOP + (space - 1) // 3 * pitch)
        for space in range(1, last + 1)
    }
    for space, (x, y) in corners.items():
        if str(space) in table.fresh.places:
            marks.halo(canvas, x, y, _W, _H, layout.TILE_RADIUS)
    free = table.view.free_space()
    for space, (x, y) in corners.items():
        if table.view.road_tile[space] == EMPTY:
            way.draw_empty(canvas, x, y, space, table, space == free, _W, _H)
        else:
            way.draw_tile(canvas, x, y, space, table, _W, _H)
    for row in range(rows):
        _lane(canvas, row, last, _TOP + row * pitch + _H + _LANE / 2 + 6, table)
    return canvas


def _lane(canvas: Canvas, row: int, last: int, y: float, table: Table) -> None:
    """The stretch of road under three spaces, with its scoring mark and the markers on it."""
    view = table.view
    spaces = range(row * 3 + 1, min(row * 3 + 3, last) + 1)
    lefts = {space: layout.CROP_THREE[i] for i, space in enumerate(spaces)}
    left, right = _X - 10, lefts[spaces[-1]] + _W + 10
    canvas.box(left - 3, y - 19, right - left + 6, 38, 19, "ink3")
    canvas.box(left, y - 16, right - left, 32, 16, "roadfar", on="ink3")
    if view.provost >= spaces[0]:
        stop = right if view.provost > spaces[-1] else lefts[view.provost] + 178
        canvas.box(left, y - 16, stop - left, 32, 16, "road", on="roadfar")
    moved = table.fresh.bailiff or table.fresh.provost
    crowded = {view.provost, view.bailiff, *(moved or ())}
    for section, space in enumerate(TRIGGERS):
        if space in lefts:
            way.draw_scoring(canvas, lefts[space] + 4, y, table, section, short=space in crowded)
    if moved and moved[0] in lefts and moved[0] != moved[1]:
        old = lefts[moved[0]] + way.marker_offset(moved[0], table.fresh.bailiff is not None)
        canvas.put(marks.origin(), old, y, None)
    for is_bailiff, space in ((True, view.bailiff), (False, view.provost)):
        if space in lefts:
            arrived = moved is not None and is_bailiff == (table.fresh.bailiff is not None)
            x = lefts[space] + way.marker_offset(space, is_bailiff)
            way.draw_marker(canvas, x, y, is_bailiff, space, arrived=arrived)


def me_part(table: Table, *, recording: bool = False) -> Canvas:
    """One player's panel, houses and favours, and buildings on the road."""
    seat = table.scene.viewer
    if seat is None:
        seat = table.mover if table.mover != NOBODY else table.view.turn_order[0]
    mine = way.owned(table, seat)
    rows, pitch = -(-len(mine) // 3), _H + 16
    tiles_top = _TOP + 6 + layout.PANEL_PITCH + 168
    height = tiles_top + (60 + rows * pitch if mine else 0) + _FOOT - 18
    canvas = _canvas(table, "picture-part-me", height, recording)
    panel.player(canvas, _X, _TOP + 6, board.player(table, seat), _ONE)
    _draw_shares(canvas, _TOP + 6 + layout.PANEL_PITCH, table, seat)
    if mine:
        title = table.words.say("caylus-picture-own")
        canvas.text(_X, tiles_top + 24, title, 30, style="serif", room=_ONE)
    for i, space in enumerate(mine):
        x, y = layout.CROP_THREE[i % 3], tiles_top + 60 + i // 3 * pitch
        way.draw_tile(canvas, x, y, space, table, _W, _H)
    return canvas


def _draw_shares(canvas: Canvas, y: float, table: Table, seat: int) -> None:
    """Houses by section of the castle, and levels by line of the favours."""
    panel.plain(canvas, _X, y, _ONE, 150)
    view, colour = table.view, table.scene.colours[seat]
    step = (_ONE - 40) / len(SECTIONS)
    for section, word in enumerate(SECTIONS):
        x = _X + 24 + section * step
        canvas.put(tokens.house(colour, 42), x + 21, y + 42, "panel")
        count = str(view.castle_houses[section].count(seat))
        ink = "line" if count == "0" else "ink"
        span = canvas.text(x + 50, y + 42, count, 42, ink, on="panel")
        name = table.words.say(f"caylus-section-{word}")
        canvas.text(x + 62 + span, y + 44, name, 24, "ink2", on="panel", room=step - 74 - span)
    if view.simplified:
        return
    step = (_ONE - 40) / len(LINES)
    for line, word in enumerate(LINES):
        x = _X + 24 + line * step
        canvas.put(favors.head(word, 42), x + 21, y + 108, "panel")
        level = str(view.favor[seat][line])
        ink = "line" if level == "0" else "ink"
        canvas.text(x + 50, y + 108, level, 42, ink, on="panel")
