"""The whole table of Caylus at 1600 pixels."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus.data import PROVOST_PRICE, SPECIALS
from engine.caylus.rules.placing import price
from engine.core.text import catalogue
from render.caylus import castle, faces, favors, way
from render.caylus.faces import PACKAGES
from render.caylus.table import PLACING, Table, Workers
from render.kit import (
    bridge,
    effects,
    goods,
    header,
    layout,
    marks,
    panel,
    road,
    scores,
    stock,
    tile,
)
from render.kit.canvas import Canvas
from render.kit.palette import COURT

_TOP = 186
_PITCH = layout.TILE[1] + layout.BETWEEN_TILES
BRIDGE = (481, 590, 637, 148)
FIRST_PASSED = goods.good("denier", 30)
"""Whoever passes first gains this."""


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, tiles, pieces, rings, markers."""
    view = table.view
    spaces = way.spaces(table)
    items = stock_items(table)
    stock_top = spaces.bottom + 14
    players_top = stock_top + stock.height(len(items), table.coded) + layout.BETWEEN_SECTIONS
    rows = scores.rows(table, players_top, layout.PANEL_PITCH)
    height = players_top + rows * layout.PANEL_PITCH - layout.BETWEEN_PANELS + layout.FOOT
    seldom = (view.seats, view.scored, view.simplified, spaces.full)
    base = _base(table.language, *seldom, table.recording)
    canvas = base.copy(height)
    header.of_table(canvas, table, table.headline)
    draw_specials(canvas, table)
    castle.draw(canvas, *castle.ORIGIN, table)
    draw_bridge(canvas, BRIDGE, table)
    favors.draw(canvas, *favors.ORIGIN, table)
    way.draw_tiles(canvas, spaces, table)
    way.draw_lane(canvas, spaces, table)
    title = table.words.say("caylus-board-stock")
    empty = table.words.say("picture-none-left")
    stock.draw_strips(canvas, stock_top, title, items, table.coded, empty)
    places = scores.places(table, players_top)
    for seat, (x, y, w) in zip(table.in_order(view.turn_order), places, strict=True):
        draw_player(canvas, x, y, table, seat, w)
    scores.draw_summary(canvas, table, players_top, layout.PANEL_PITCH, layout.PANEL_HEIGHT)
    return canvas


@lru_cache(maxsize=12)
def _base(
    language: str, seats: int, scored: int, simplified: bool, full: bool, recording: bool
) -> Canvas:
    """What stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    spaces = road.Road(way.TOP, full)
    canvas = Canvas(layout.WIDTH, spaces.bottom, COURT, language, recording=recording)
    castle.draw_base(canvas, *castle.ORIGIN, words, seats, scored)
    title = words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, *BRIDGE, title, seats, FIRST_PASSED)
    favors.draw_base(canvas, *favors.ORIGIN, words, scored, simplified)
    road.draw_far(canvas, spaces)
    return canvas


def stock_items(table: Table) -> list[stock.Item]:
    """The tiles left in the stock; one whose payment or site is being chosen is marked."""
    chosen = ""
    if table.rule in ("build_any", "prestige_site"):
        chosen = str(table.view.stack[-1][2])
    return faces.stock_items(table.view, table.language, table.legal, chosen)


def draw_special(
    canvas: Canvas,
    x: int,
    y: int,
    word: str,
    table: Table,
    face: tile.Face,
    size: tuple[int, int],
) -> None:
    """A special building with its workers, and where a worker left it for another place."""
    workers = table.workers_on(word)
    tile.draw(
        canvas,
        x,
        y,
        faces.code(word),
        face,
        workers=workers,
        legal=faces.code(word) in table.legal,
        target=table.rule in PLACING,
        chosen=int(word == "inn") if table.chosen == word else None,
        fresh=table.arrived(word, workers, _newest(word, workers)),
        w=size[0],
        h=size[1],
    )
    if word == "inn":
        _draw_sides(canvas, x, y, face, size, workers)
    if table.fresh.left == word and not any(workers):
        dx, dy = tile.places(face, size)[0]
        canvas.put(marks.origin(), x + dx, y + dy, "tile")


def _draw_sides(
    canvas: Canvas, x: int, y: int, face: tile.Face, size: tuple[int, int], workers: Workers
) -> None:
    """From left to right: a worker comes to the one side and has its effect on the other."""
    (left, dy), (right, _) = tile.places(face, size)
    canvas.put(road.chevron("ink2", 1, 7), x + (left + right) / 2, y + dy + 27, "tile")
    if workers[1] is None:
        canvas.put(FIRST_PASSED, x + right, y + dy, "tile")


def _newest(word: str, workers: Workers) -> int:
    """The place whoever came last stands on: at the Inn the left one, else the last taken."""
    taken = [i for i, worker in enumerate(workers) if worker is not None]
    return next(iter(taken if word == "inn" else taken[::-1]), 0)


def draw_specials(canvas: Canvas, table: Table) -> None:
    """The six special buildings in two rows."""
    corners = {
        word: (layout.COLUMNS[2 + i % 3], _TOP + i // 3 * _PITCH) for i, word in enumerate(SPECIALS)
    }
    for word, (x, y) in corners.items():
        if word in table.fresh.places:
            marks.halo(canvas, x, y, *layout.TILE, layout.TILE_RADIUS)
    for word, (x, y) in corners.items():
        off = word == "stables" and table.view.seats == 2
        face = faces.face(word, table.language, off=off)
        draw_special(canvas, x, y, word, table, face, layout.TILE)


def draw_bridge(canvas: Canvas, box: tuple[int, int, int, int], table: Table) -> None:
    """Who has passed, and what a worker or a step of the provost costs now."""
    view = table.view
    caption = ""
    cost: effects.Row = ()
    if table.rule == "place_or_pass":
        caption = table.words.say("caylus-picture-price")
        cost = (("denier", price(view, table.asked)),)
    elif table.rule == "provost_move":
        caption, cost = table.words.say("caylus-picture-step"), (("denier", PROVOST_PRICE),)
    passed = [table.colour(seat) for seat in view.pass_order]
    bridge.draw(canvas, *box, passed, caption, cost, table.fresh.passed, table.faded.passed)


def draw_player(
    canvas: Canvas, x: int, y: int, table: Table, seat: int, w: int = layout.PANEL_WIDTH
) -> None:
    """A player's panel, with chips behind what the last move changed."""
    before, since = table.then(lambda then: player(then, seat))
    panel.player(canvas, x, y, player(table, seat), w, before=before, since=since)


def player(table: Table, seat: int) -> panel.Player:
    """A player's panel."""
    view, colour = table.view, table.colour(seat)
    passed = view.phase == 2 and seat in view.pass_order and not view.over
    kinds = zip(("food", "wood", "stone", "cloth", "gold"), view.cubes[seat], strict=True)
    return panel.Player(
        order=table.place(seat, str(view.turn_order.index(seat) + 1)),
        colour=colour,
        name=table.name(seat),
        counts=(
            panel.good("denier", view.deniers[seat]),
            *(panel.good(kind, count) for kind, count in kinds),
            panel.workers(colour, view.workers[seat]),
        ),
        score=str(view.vp[seat]),
        state=table.words.say("picture-passed") if passed else "",
        active=seat == table.asked,
        won=table.won(seat),
    )
