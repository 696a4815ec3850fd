"""Parts of the table laid out anew for a phone, 800 pixels wide."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.tuscany.data import (
    AREA_POINTS,
    BONUSES,
    EMPTY,
    GREEN_SOURCES,
    ITEM_KIND,
    KINDS,
    RED_SOURCES,
)
from engine.tuscany.regions import Region, hexes
from engine.tuscany.rules.places import affordable_hexes
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.board import areas_of
from render.kit import crop, goods, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.sprite import Sprite
from render.tuscany import board, counts, display, holdings, pieces, players, region
from render.tuscany.maps import Land, land
from render.tuscany.table import Table

_X, _W, _TOP = crop.LEFT, crop.WIDTH, crop.TOP
_A = _W / 14
_FOOT = 28
_CODE, _NUMBER = 33, 30


def _caption(table: Table, part: str) -> str:
    return table.words.say(f"tuscany-picture-part-{part}")


# One player

_CARD = 384
"""Height of what a player owns beside the region."""


def me_part(table: Table) -> Canvas:
    """The viewer's own things (the mover's for the public), region and, privately, hand."""
    return _player(table, table.featured, table.words.say("picture-part-me"))


def player_part(table: Table, seat: int) -> Canvas:
    """What one player owns."""
    return _player(table, seat, table.name(seat))


def players_part(table: Table) -> Canvas:
    """What every player owns beside the region, in turn order."""
    order = table.in_order(table.turn_order)

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        _draw_owned(canvas, y, table, seat)

    return crop.players(table, order, draw, pitch=_CARD + layout.BETWEEN_PANELS)


def _player(table: Table, seat: int, caption: str) -> Canvas:
    own = land(table.view, seat)
    ground = _TOP + _CARD + 40
    foot = ground + _land_height(own)
    hand = _HAND + 14 if table.knows_hand(seat) else 0
    canvas = crop.page(table, caption, foot + hand + _FOOT)
    _draw_owned(canvas, _TOP, table, seat)
    _draw_land(canvas, ground, table, seat, own)
    if hand:
        _draw_hand(canvas, foot + 14, table, seat)
    return canvas


def _land_height(own: Land) -> int:
    return math.ceil(region.height(own, _A)) + (56 if own.map.titles else 14)


def _draw_land(canvas: Canvas, y: int, table: Table, seat: int, own: Land) -> None:
    region.draw(canvas, _X, y, own, players.look(table, seat, _A, _CODE, _NUMBER))
    board.draw_titles(canvas, _X, y, own, _A)


def _draw_owned(canvas: Canvas, y: int, table: Table, seat: int) -> None:
    """Head, tracks, counts, stacks, bonus tiles and storage in one panel."""
    players.draw_ground(canvas, _X, y, _W, _CARD, table, seat)
    players.draw_head(canvas, _X, y, _W, table, seat)
    left, right = _X + 22, _X + _W - 22
    counts.draw_tracks(canvas, left, y + players.HEAD + 42, right - left, table, seat, scale=True)
    row = y + players.HEAD + 138
    counts.draw_row(canvas, left, row, table, seat, 44, 128)
    players.draw_right(canvas, left + 400, right, row, table, seat, 54)
    low = y + _CARD - 66
    counts.draw_stacks(canvas, left, low, table, seat, 56)
    holdings.draw_store(canvas, left + 220, right, low, 46, table, seat)
    players.finish(canvas, _X, y, _W, _CARD, table, seat, 60)


# The region and what is still to do in it

_ROW = 60
_CAPTION = 62


def region_part(table: Table) -> Canvas:
    """A region, its storage, and the colours still open with what their areas score."""
    seat, view = table.featured, table.view
    own, laid = land(view, seat), view.regions[seat]
    rows = _open_kinds(laid, view.covered[seat]) if laid is not None and own.map.joined else []
    store = _TOP + 14 + _land_height(own)
    low = store + 136
    height = low + (_CAPTION + len(rows) * _ROW + 14 if rows else 0) + _FOOT - 14
    whose = table.words.say(
        "tuscany-picture-both", first=_caption(table, "region"), second=table.name(seat)
    )
    canvas = crop.page(table, whose, height)
    _draw_land(canvas, _TOP + 14, table, seat, own)
    canvas.box(_X, store, _W, 118, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    holdings.draw_store(canvas, _X + 22, _X + _W - 22, store + 59, 46, table, seat)
    if rows and laid is not None:
        canvas.box(_X, low, _W, _CAPTION + len(rows) * _ROW, 18, "panel", "line", 3, shadow=5)
        area, colour = (table.words.say(f"tuscany-picture-green-{s}") for s in ("area", "colour"))
        canvas.text(_X + 104, low + 30, area, 24, "ink2", on="panel")
        canvas.text(_X + _W - 26, low + 30, colour, 24, "ink2", align="r", on="panel")
        for i, kind in enumerate(rows):
            middle = low + _CAPTION - 11 + i * _ROW + _ROW / 2
            _draw_open(canvas, middle, kind, laid, table, seat)
    return canvas


def _open_kinds(laid: Region, covered: int) -> list[int]:
    return [kind for kind in range(len(KINDS)) if laid.masks[kind] & ~covered]


def _draw_open(canvas: Canvas, y: float, kind: int, laid: Region, table: Table, seat: int) -> None:
    """A colour: its open areas, hex by hex, with their points; its colour bonus at the right."""
    covered = table.view.covered[seat]
    canvas.put(display.hex_of(kind, 26), _X + 48, y - 1, "panel")
    x: float = _X + 104
    for area in areas_of(laid, kind):
        if not area & ~covered:
            continue
        for hex_ in hexes(area):
            canvas.put(_pip(kind, bool(covered >> hex_ & 1)), x, y, "panel")
            x += 25
        points = str(AREA_POINTS[area.bit_count()])
        canvas.put(goods.shield(points, 38, "tcastle"), x + 9, y, "panel")
        x += 56
    for rank in range(2):
        cx = _X + _W - 96 + 54 * rank
        display.draw_side(canvas, cx, y, kind, rank, table)


@lru_cache(maxsize=16)
def _pip(kind: int, covered: bool) -> Sprite:
    """A hex of an area: covered in its colour, or open."""
    pen = pieces.blank(14)
    pen.poly(pieces.hexagon(0, 0, 14), "ink" if covered else pieces.DIM[kind])
    fill: Colour = pieces.COLOURS[kind] if covered else pieces.PALE[kind]
    pen.poly(pieces.hexagon(0, 0, 12), fill)
    return pen.sprite()


# The middle

_CELL = 244
_PILE, _DECK = 84, 74
"""Heights of a line of bonus tiles and of a deck."""


def display_part(table: Table) -> Canvas:
    """The display in two rows with the names of its tiles; bonus tiles and decks with theirs."""
    top = _TOP + 2 * _CELL + 22
    lines = (len(BONUSES) + 1) // 2
    decks = top + lines * _PILE + 40
    canvas = crop.page(table, _caption(table, "display"), decks + 3 * _DECK + 22 + _FOOT)
    canvas.box(_X, _TOP, _W, 2 * _CELL, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    for slot, item in enumerate(table.view.display):
        cx = round(_X + (slot % 4 + 0.5) * _W / 4)
        cy = _TOP + 112 + slot // 4 * _CELL
        display.draw_slot(canvas, cx, cy, 74, slot, table)
        key = "tuscany-empty" if item == EMPTY else f"tuscany-kind-{KINDS[ITEM_KIND[item]]}"
        name, ink = table.words.say(key), "ink3" if item == EMPTY else "ink"
        canvas.text(cx, cy + 104, name, 28, ink, align="m", on="panel", room=_W / 4 - 12, least=22)
    _draw_piles(canvas, top, lines, table)
    _draw_decks(canvas, decks, table)
    return canvas


def _draw_piles(canvas: Canvas, y: int, lines: int, table: Table) -> None:
    """Two columns of bonus tiles: what is left, and the name."""
    canvas.box(_X, y, _W, lines * _PILE + 20, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    for bonus, word in enumerate(BONUSES):
        x = _X + 24 + bonus % 2 * (_W / 2 - 6)
        middle = y + 48 + bonus // 2 * _PILE
        span = display.draw_pile(canvas, x, middle, bonus, table)
        name = table.words.say(f"tuscany-bonus-{word}")
        room = _W / 2 - 30 - span - 24
        canvas.text(x + span + 22, middle, name, 26, "ink2", on="panel", room=room, least=22)


def _draw_decks(canvas: Canvas, y: int, table: Table) -> None:
    """What is left face down, in words."""
    canvas.box(_X, y, _W, 3 * _DECK + 22, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    captions = ("cards", "yields", "neutral")
    for i, (glyph, count, gain) in enumerate(display.supplies(table)):
        middle = y + 42 + i * _DECK
        counts.draw(canvas, _X + 27, middle, glyph, count, 42, side=46, gain=gain, on="panel")
        name = table.words.say(f"tuscany-picture-{captions[i]}")
        canvas.text(_X + 190, middle, name, 26, "ink2", on="panel", room=_W - 210, least=22)


# Points

_LINE = 46
_NAMES = 352
"""Width of the column with the sources of points."""


def score_part(table: Table) -> Canvas:
    """Both tracks of every player, and where the points came from."""
    view = table.view
    seats = table.in_order(table.turn_order)
    tracks = view.seats * 92 + 24
    top = _TOP + tracks + 18
    rows = 84 + (len(GREEN_SOURCES) + len(RED_SOURCES) + 2) * _LINE + 24
    canvas = crop.page(table, table.words.say("picture-part-score"), top + rows + _FOOT)
    canvas.box(_X, _TOP, _W, tracks, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    for i, seat in enumerate(seats):
        _draw_track(canvas, _TOP + 12 + i * 92, table, seat)
    canvas.box(_X, top, _W, rows, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    for i, seat in enumerate(seats):
        canvas.put(
            tokens.token(table.colour(seat), 46, lift=False),
            _column(i, view.seats),
            top + 42,
            "tile",
        )
    y = top + 84
    for colour, sources, per_seat, totals in (
        ("tcastle", GREEN_SOURCES, view.green_from, view.green),
        ("tcity", RED_SOURCES, view.red_from, view.red),
    ):
        _draw_total(canvas, y, colour, [totals[seat] for seat in seats], table)
        for i, source in enumerate(sources):
            points = [per_seat[seat][i] for seat in seats]
            name = _source(table, colour, source)
            _draw_points(canvas, y + (i + 1) * _LINE, name, points)
        y += (len(sources) + 1) * _LINE + 12
    return canvas


def _source(table: Table, colour: str, source: str) -> str:
    if colour == "tcity":
        return table.words.say(f"tuscany-score-{source}")
    return table.words.say(f"tuscany-picture-green-{source}")


def _column(i: int, seats: int) -> float:
    step = (_W - _NAMES - 30) / seats
    return _X + _NAMES + 20 + step * (i + 0.5)


def _draw_track(canvas: Canvas, y: float, table: Table, seat: int) -> None:
    view, middle = table.view, y + 46
    canvas.put(tokens.token(table.colour(seat), 50, lift=False), _X + 46, middle, "tile")
    names.person(canvas, _X + 84, middle, table.name(seat), 36, 156)
    counts.draw_scores(canvas, _X + 250, middle, view.red[seat], view.green[seat], 44)
    counts.draw_tracks(canvas, _X + 428, middle, _W - 450, table, seat)


def _draw_total(canvas: Canvas, y: float, colour: str, points: Sequence[int], table: Table) -> None:
    """The sum of a track, on its colour."""
    canvas.box(_X + 12, y + 2, _W - 24, _LINE - 4, 10, colour, on="tile")
    name = table.words.say(f"tuscany-picture-{'red' if colour == 'tcity' else 'green'}")
    middle = y + _LINE / 2
    canvas.text(_X + 28, middle, name, 28, "white", on=colour, room=_NAMES - 20, least=22)
    for i, count in enumerate(points):
        cx = _column(i, len(points))
        canvas.text(cx, middle, str(count), 34, "white", "black", align="m", on=colour)


def _draw_points(canvas: Canvas, y: float, name: str, points: Sequence[int]) -> None:
    middle = y + _LINE / 2
    names.thing(canvas, _X + 28, middle, name, _NAMES - 20, size=25, least=22, leading=22)
    for i, count in enumerate(points):
        ink = "ink" if count else "line"
        canvas.text(_column(i, len(points)), middle, str(count), 30, ink, align="m", on="tile")


# The hand

_HAND = 4 * 92 + 24


def hand_part(table: Table) -> Canvas:
    """The viewer's cards by colour, and where they could pay; for the public everyone's backs."""
    viewer = table.scene.viewer
    if viewer is None or not table.knows_hand(viewer):
        return _backs(table)
    canvas = crop.page(table, _caption(table, "hand"), _TOP + _HAND + _FOOT)
    _draw_hand(canvas, _TOP, table, viewer)
    return canvas


def _draw_hand(canvas: Canvas, y: int, table: Table, seat: int) -> None:
    """Two columns of colours: card, count, and the spaces that can be paid for now."""
    view, laid = table.view, table.view.regions[seat]
    canvas.box(_X, y, _W, _HAND, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    payable = affordable_hexes(view, seat) if laid is not None and view.covered[seat] else 0
    for kind in range(len(KINDS)):
        x = _X + 20 + kind // 4 * _W / 2
        middle = y + 12 + kind % 4 * 92 + 46
        holdings.draw_cards(canvas, x, middle, kind, table, seat, 66)
        spaces = hexes(payable & laid.masks[kind]) if laid is not None else ()
        numbers = " ".join(str(hex_ + 1) for hex_ in spaces)
        if numbers:
            canvas.put(_open_hex(kind), x + 162, middle, "tile")
            canvas.text(
                x + 186, middle, numbers, 28, "ink2", on="tile", room=_W / 2 - 210, least=22
            )


@lru_cache(maxsize=8)
def _open_hex(kind: int) -> Sprite:
    """An open space of a colour."""
    pen = pieces.blank(17)
    pen.poly(pieces.hexagon(0, 0, 17), pieces.DIM[kind])
    pen.poly(pieces.hexagon(0, 0, 14.5), pieces.PALE[kind])
    return pen.sprite()


def _backs(table: Table) -> Canvas:
    """How many cards everyone holds."""
    view = table.view
    canvas = crop.page(table, _caption(table, "hand"), _TOP + view.seats * 92 + 24 + _FOOT)
    canvas.box(_X, _TOP, _W, view.seats * 92 + 24, 18, "tile", "line", 3, shadow=5)
    for i in range(view.seats):
        seat = (view.start + i) % view.seats
        middle = _TOP + 12 + i * 92 + 46
        canvas.put(tokens.token(table.colour(seat), 54, lift=False), _X + 50, middle, "tile")
        names.person(canvas, _X + 96, middle, table.name(seat), 42, 440)
        gain = table.gain(_hand_size(seat))
        counts.draw(canvas, _X + 560, middle, pieces.card(56), view.hand_sizes[seat], 52, gain=gain)
    return canvas


def _hand_size(seat: int) -> Callable[[TuscanyState], int]:
    return lambda seen: seen.hand_sizes[seat]
