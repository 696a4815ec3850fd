"""Parts of the table laid out anew for a phone, 800 pixels wide."""

from __future__ import annotations

from engine.caylus1303.data import EMPTY, NOBODY, SPACES
from engine.caylus1303.rules.setup import in_play
from render.caylus1303 import board, people, players, site, supply, way
from render.caylus1303.table import Table
from render.kit import bridge, header, layout, marks, stock, text
from render.kit.canvas import Canvas
from render.kit.palette import COURT

_X = layout.CROP_MARGIN
_W, _H = layout.CROP_TILE
_ONE = layout.CROP_ONE_WIDTH
_TOP = 106
_FOOT = 26
_LANE = 60
_PER_ROW = 3
_BRIDGE = 148
_LANE_LEFT, _LANE_RIGHT = _X - 10, _X + _ONE + 10


def _canvas(table: Table, part: str, height: float, recording: bool) -> Canvas:
    canvas = Canvas(
        layout.CROP_WIDTH,
        round(height),
        COURT,
        table.language,
        recording=recording,
        floor=text.CROP_FLOOR,
    )
    header.crop(canvas, table.words.say("caylus1303-title"), table.words.say(part))
    return canvas


def players_part(table: Table, *, recording: bool = False) -> Canvas:
    """Every player's panel in turn order."""
    order, top = table.view.order(), _TOP + 6
    height = top + len(order) * players.PITCH - layout.BETWEEN_PANELS + _FOOT
    canvas = _canvas(table, "picture-part-players", height, recording)
    for i, seat in enumerate(order):
        players.draw(canvas, _X, top + i * players.PITCH, table, seat, _ONE)
    return canvas


def stock_part(table: Table, *, recording: bool = False) -> Canvas:
    """The tiles still to build with cost, points and effect."""
    items, pitch = supply.items(table), _H + 16
    rows = -(-len(items) // _PER_ROW)
    canvas = _canvas(
        table, "caylus1303-picture-part-stock", _TOP + rows * pitch - 16 + _FOOT, recording
    )
    for i, item in enumerate(items):
        x, y = layout.CROP_THREE[i % _PER_ROW], _TOP + i // _PER_ROW * pitch
        stock.draw_tile(canvas, x, y, item)
    return canvas


def site_part(table: Table, *, recording: bool = False) -> Canvas:
    """The site with its buildings and brackets, and the bridge."""
    plan = site.CROP
    low = _TOP + plan.height + layout.BETWEEN_PANELS
    canvas = _canvas(table, "caylus1303-picture-part-site", low + _BRIDGE + _FOOT, recording)
    site.draw_base(canvas, _X, _TOP, table.words, plan)
    site.draw(canvas, _X, _TOP, table, plan)
    box = (_X, low, _ONE, _BRIDGE)
    bridge.draw_frame(canvas, *box, table.words.say("caylus1303-picture-bridge"))
    board.draw_bridge(canvas, box, table)
    return canvas


def people_part(table: Table, *, recording: bool = False) -> Canvas:
    """Every character of the game with its effect in words and its owner."""
    everybody = in_play(table.view)
    rows, pitch = -(-len(everybody) // 2), people.CARD[1] + 18
    height = _TOP + rows * pitch - 18 + _FOOT
    canvas = _canvas(table, "caylus1303-picture-part-people", height, recording)
    for i, word in enumerate(everybody):
        x, y = layout.CROP_TWO[i % 2], _TOP + i // 2 * pitch
        people.draw_card(canvas, x, y, word, table)
    return canvas


# The road


def road_part(table: Table, *, recording: bool = False) -> Canvas:
    """The road as far as it matters, three spaces a row, a lane under each."""
    last = _last_shown(table)
    rows, pitch = -(-last // _PER_ROW), _H + _LANE + 16
    height = _TOP + rows * pitch + _FOOT - 10
    canvas = _canvas(table, "caylus1303-picture-part-road", height, recording)
    corners = {
        space: (
            layout.CROP_THREE[(space - 1) % _PER_ROW],
            _TOP + (space - 1) // _PER_ROW * pitch,
        )
        for space in range(1, last + 1)
    }
    for space in table.fresh.spaces:
        marks.halo(canvas, *corners[space], _W, _H, layout.TILE_RADIUS)
    for space, (x, y) in corners.items():
        way.draw_space(canvas, x, y, space, table, _W, _H)
    for row in range(rows):
        _draw_lane(canvas, row, last, _TOP + row * pitch + _H + _LANE / 2 + 6, table)
    return canvas


def _last_shown(table: Table) -> int:
    """Three spaces beyond the last building, the provost or wherever he may go."""
    view = table.view
    built = max(space for space in range(1, SPACES + 1) if view.road_tile[space - 1] != EMPTY)
    farthest = max(built, *(view.provost + steps for steps in (0, *table.steps)))
    return min(SPACES, farthest + _PER_ROW)


def _stop_x(behind: int) -> float:
    """Where the provost stands with so many spaces behind him: right of the last of them."""
    left = layout.CROP_THREE[(behind - 1) % _PER_ROW]
    return left + _W + (-6 if behind % _PER_ROW == 0 else 7)


def _draw_lane(canvas: Canvas, row: int, last: int, y: float, table: Table) -> None:
    """The stretch of road under three spaces, with the provost and where he may go."""
    behind = table.view.provost
    spaces = range(row * _PER_ROW + 1, min(row * _PER_ROW + _PER_ROW, last) + 1)
    left = _LANE_LEFT
    right = layout.CROP_THREE[len(spaces) - 1] + _W + 10
    canvas.box(left - 3, y - 19, right - left + 6, 38, 19, "ink3")
    canvas.box(left, y - 16, right - left, 32, 16, "roadfar", on="ink3")
    if behind >= spaces[0]:
        stop = right if behind > spaces[-1] else _stop_x(behind)
        canvas.box(left, y - 16, stop - left, 32, 16, "road", on="roadfar")
    moved = table.fresh.provost
    if moved and moved[0] != moved[1] and moved[0] in spaces:
        canvas.put(marks.origin(), _stop_x(moved[0]), y, None)
    for steps in table.steps:
        if behind + steps in spaces:
            way.draw_stop(canvas, _stop_x(behind + steps), y, steps)
    if behind in spaces:
        arrived = moved is not None and moved[0] != moved[1]
        way.draw_provost(canvas, _stop_x(behind), y, behind, arrived=arrived)


# One player


def me_part(table: Table, *, recording: bool = False) -> Canvas:
    """One player's panel, characters in words, and buildings on the road."""
    seat = table.scene.viewer
    if seat is None:
        seat = table.mover if table.mover != NOBODY else table.view.order()[0]
    mine = [i + 1 for i, owner in enumerate(table.view.road_owner) if owner == seat]
    cards = people.owned(table, seat)
    panel_top = _TOP + 6
    cards_top = panel_top + players.PITCH
    card_rows, card_pitch = -(-len(cards) // 2), people.CARD[1] + 18
    tiles_top = cards_top + card_rows * card_pitch + (8 if cards else 0)
    rows, pitch = -(-len(mine) // _PER_ROW), _H + 16
    height = tiles_top + (60 + rows * pitch if mine else 0) + _FOOT - 18
    canvas = _canvas(table, "picture-part-me", height, recording)
    players.draw(canvas, _X, panel_top, table, seat, _ONE, alone=True)
    for i, word in enumerate(cards):
        x, y = layout.CROP_TWO[i % 2], cards_top + i // 2 * card_pitch + 8
        people.draw_card(canvas, x, y, word, table)
    if mine:
        title = table.words.say("caylus1303-picture-own")
        canvas.text(_X, tiles_top + 24, title, 30, style="serif", room=_ONE)
    for i, space in enumerate(mine):
        x, y = layout.CROP_THREE[i % _PER_ROW], tiles_top + 60 + i // _PER_ROW * pitch
        way.draw_tile(canvas, x, y, space, table, _W, _H)
    return canvas
