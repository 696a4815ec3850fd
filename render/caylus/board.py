"""The whole table of Caylus, tall or wide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.caylus.data import PROVOST_PRICE, SPECIALS
from engine.caylus.rules.placing import price
from engine.core.text import catalogue
from render.caylus import castle, faces, favours, road
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
    panel_places,
    road_grid,
    scores,
    stock,
    tile,
    wide,
)
from render.kit.canvas import Canvas
from render.kit.palette import COURT
from render.kit.panel import Place
from render.kit.panel_places import Places

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts stand that are as large on every board.

    ``base`` is the size of what stays the same from move to move.
    """

    base: tuple[int, int]
    specials: tuple[tuple[int, int], ...]
    castle: tuple[int, int]
    bridge: Box
    favors: tuple[int, int]
    road: road_grid.Road


_TOP = 186
_PITCH = layout.TILE[1] + layout.BETWEEN_TILES
FIRST_PASSED = goods.good("denier", 30)
"""Whoever passes first gains this."""


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, tiles, pieces, rings, markers."""
    view, items = table.view, stock_items(table)
    plan, players, height = (_wide if table.wide else _tall)(table, len(items))
    base = _base(table.language, plan, view.seats, view.scored, view.simplified, table.recording)
    canvas = base.copy(height)
    header.of_table(canvas, table, table.headline)
    draw_specials(canvas, table, plan)
    castle.draw(canvas, *plan.castle, table)
    draw_bridge(canvas, plan.bridge, table)
    favours.draw(canvas, *plan.favors, table)
    road.draw_tiles(canvas, plan.road, table)
    road.draw_lane(canvas, plan.road, table)
    title = table.words.say("caylus-board-stock")
    empty = table.words.say("picture-none-left")
    stock.draw_strips(canvas, plan.road.bottom + 14, title, items, table.coded, empty)
    for seat, place in zip(table.in_order(view.turn_order), players.panels, strict=True):
        draw_player(canvas, place, table, seat)
    if players.summary:
        scores.draw_summary(canvas, table, players.summary)
    return canvas


def _stock_foot(spaces: road_grid.Road, tiles: int, table: Table) -> int:
    return spaces.bottom + 14 + stock.height(tiles, table.coded)


def _tall(table: Table, tiles: int) -> tuple[Plan, Places, int]:
    """Castle, buildings and favours side by side, then the road, the stock, the players.

    Besides the places how tall the page is.
    """
    spaces = road.spaces(table, _TOP + castle.BOARD.height + layout.BETWEEN_SECTIONS)
    top = _stock_foot(spaces, tiles, table) + layout.BETWEEN_SECTIONS
    players = panel_places.tall(table, top)
    plan = Plan(
        base=(layout.WIDTH, spaces.bottom),
        specials=tuple((layout.COLUMNS[2 + i % 3], _TOP + i // 3 * _PITCH) for i in range(6)),
        castle=(layout.MARGIN, _TOP),
        bridge=(layout.COLUMNS[2], _TOP + 2 * _PITCH, 637, 148),
        favors=(layout.COLUMNS[5], _TOP),
        road=spaces,
    )
    return plan, players, players.foot + layout.FOOT


def _wide(table: Table, tiles: int) -> tuple[Plan, Places, int]:
    """Buildings, road and stock at the left; the players, castle and favours at the right."""
    spaces = road.spaces(table, _TOP + layout.TILE[1] + layout.BETWEEN_SECTIONS)
    foot = _stock_foot(spaces, tiles, table)
    width, height = wide.size(foot, wide.USUAL)
    spaces = spaces.stretched(wide.spare(foot, height))
    low = height - wide.FOOT - castle.BOARD.height
    right = width - layout.MARGIN - favours.BOARD.width
    plan = Plan(
        base=(width, height),
        specials=tuple((x, _TOP) for x in layout.COLUMNS[:6]),
        castle=(wide.LEFT, low),
        bridge=(layout.COLUMNS[6], _TOP, *layout.TILE),
        favors=(right, low),
        road=spaces,
    )
    return plan, panel_places.wide(table, width, low - layout.BETWEEN_SECTIONS), height


@lru_cache(maxsize=12)
def _base(
    language: str, plan: Plan, seats: int, scored: int, simplified: bool, recording: bool
) -> Canvas:
    """What stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(*plan.base, COURT, language, recording=recording)
    castle.draw_base(canvas, *plan.castle, words, seats, scored)
    title = words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, *plan.bridge, title, seats, FIRST_PASSED)
    favours.draw_base(canvas, *plan.favors, words, scored, simplified)
    road_grid.draw_far(canvas, plan.road)
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
    road.draw_vacated(canvas, x, y, face, word, table, size)


def _draw_sides(
    canvas: Canvas, x: int, y: int, face: tile.Face, size: tuple[int, int], workers: Workers
) -> None:
    """From left to right: a worker comes to the one side and has its effect on the other."""
    (left, dy), (right, _) = tile.places(face, size)
    canvas.put(road_grid.chevron("ink2", 1, 7), x + (left + right) / 2, y + dy + 27, "tile")
    if workers[1] is None:
        canvas.put(FIRST_PASSED, x + right, y + dy, "tile")


def _newest(word: str, workers: Workers) -> int:
    """The place whoever came last stands on: at the Inn the left one, else the last taken."""
    taken = [i for i, worker in enumerate(workers) if worker is not None]
    return next(iter(taken if word == "inn" else taken[::-1]), 0)


def draw_specials(canvas: Canvas, table: Table, plan: Plan) -> None:
    """The six special buildings."""
    corners = dict(zip(SPECIALS, plan.specials, strict=True))
    for word, (x, y) in corners.items():
        if word in table.fresh.places:
            marks.halo(canvas, x, y, *layout.TILE, layout.TILE_RADIUS)
    for word, (x, y) in corners.items():
        off = word == "stables" and table.view.seats == 2
        face = faces.face(word, table.language, off=off)
        draw_special(canvas, x, y, word, table, face, layout.TILE)


def draw_bridge(canvas: Canvas, box: Box, table: Table) -> None:
    """Who has passed, and what a worker or a step of the provost costs now."""
    view = table.view
    caption = ""
    cost: effects.Row = ()
    buys: effects.Glyph = ("worker", 1)
    if table.rule == "place_or_pass":
        caption = table.words.say("caylus-picture-price")
        cost = (("denier", price(view, table.asked)),)
    elif table.rule == "provost_move":
        caption, cost = table.words.say("caylus-picture-step"), (("denier", PROVOST_PRICE),)
        buys = ("icon", "cavalry")
    passed = [table.colour(seat) for seat in view.pass_order]
    news = (table.fresh.passed, table.faded.passed)
    bridge.draw(canvas, *box, passed, caption, cost, buys, *news)


def draw_player(canvas: Canvas, place: Place, table: Table, seat: int) -> None:
    """A player's panel, with chips behind what the last move changed."""
    then = table.then(lambda then: player(then, seat))
    panel.player(canvas, place, player(table, seat), *then)


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
