"""The whole board of Caylus, portrait or landscape."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial

from engine.caylus.data import CAPS, PROVOST_PRICE, SPECIALS
from engine.caylus.rules.building import BuildAny, PrestigeSite
from engine.caylus.rules.placing import placement_cost
from engine.core.words.catalogue import catalogue
from render.caylus import castle, faces, favours, road
from render.caylus.board_model import PLACING_DECISIONS, CaylusBoard, Workers
from render.caylus.castle_plan import BOARD as CASTLE
from render.caylus.castle_plan import CastlePlan
from render.caylus.faces import PACKAGES
from render.caylus.favours_plan import BOARD as FAVOURS
from render.caylus.favours_plan import FavoursPlan
from render.caylus_common import bridge, road_grid, supplies
from render.caylus_common.road_grid import RoadGrid
from render.caylus_common.story_anchors import anchor_of_tile
from render.kit import (
    count_row,
    goods,
    header,
    highlights,
    landscape,
    layout,
    panel,
    player_area,
    recent_moves,
    scores,
    stock,
    story_marks,
    tile,
    tile_face,
)
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.glyphs import Glyph, GlyphRow, good, icon, workers
from render.kit.palette import COURT
from render.kit.panel_box import PanelBox
from render.kit.player_area import PlayerArea
from render.kit.rect import Rect
from render.kit.story_marks import LineRoute
from render.kit.tile import TileState
from render.kit.tile_face import TileFace


@dataclass(frozen=True, slots=True)
class CaylusBoardPlan:
    """Positions of the parts that have the same size on every board.

    ``base`` is the size of the cached base, ``line`` the route of the line to the last piece.
    Castle and favours may be wider than usual.
    """

    base: tuple[int, int]
    specials: tuple[tuple[int, int], ...]
    castle: tuple[int, int]
    bridge: Rect
    favours: tuple[int, int]
    road: RoadGrid
    line: LineRoute
    castle_plan: CastlePlan = CASTLE
    favours_plan: FavoursPlan = FAVOURS


_TOP = layout.BOARD_TOP
_BRIDGE_WIDTH = 637
_BRIDGE_HEIGHT = 148
_LINE_CORNER_GAP = 6
"""Distance of the corner of the story's line from the special buildings."""
_SPECIAL_PITCH = layout.TILE.h + layout.BETWEEN_TILES
FIRST_PASSED_REWARD = goods.good_sprite("denier", 30)
"""Reward for passing first."""


def draw_board(model: CaylusBoard) -> Canvas:
    """Draw the whole board: base, tiles, pieces, rings, markers."""
    view = model.view
    items = stock_items(model)
    make_plan = _plan_landscape if model.is_landscape else _plan_portrait
    plan, players, height = make_plan(model, len(items))
    spaces = 0 if model.is_over else view.seats
    cap = CAPS[view.sections_scored]
    base = _draw_base(model.language, plan, spaces, cap, view.simplified, model.recording)
    canvas = base.copy(height)
    panels = [*zip(model.panel_order(view.turn_order), players.panels, strict=True)]
    header.draw_board(canvas, model, model.headline)
    _draw_specials(canvas, model, plan)
    castle.draw(canvas, *plan.castle, model, plan.castle_plan)
    draw_bridge(canvas, plan.bridge, model)
    favours.draw(canvas, *plan.favours, model, plan.favours_plan)
    road.draw_tiles(canvas, plan.road, model)
    start = story_marks.find_line_start(model.story, panels)
    story_marks.draw_line(canvas, model.story, start, plan.line)
    road.draw_lane(canvas, plan.road, model)
    title = model.words.say("caylus-board-stock")
    coded = model.shows_stock_codes
    supplies.draw(canvas, model, plan.road.bottom, title, items, has_codes=coded)
    for seat, place in panels:
        draw_player(canvas, place, model, seat)
    if players.moves:
        recent_moves.draw_list(canvas, players.moves, model)
    if players.summary:
        scores.draw_summary(canvas, model, players.summary)
    return canvas


def _stock_bottom(grid: RoadGrid, tiles: int, model: CaylusBoard) -> int:
    return supplies.find_bottom(model, grid.bottom, tiles, has_codes=model.shows_stock_codes)


def _plan_portrait(model: CaylusBoard, tiles: int) -> tuple[CaylusBoardPlan, PlayerArea, int]:
    """Put castle, buildings and favours side by side, then the road, the stock, the players.

    Also returns the player area and the height of the page.
    """
    grid = road.lay_out_grid(model, _TOP + CASTLE.height + layout.BETWEEN_SECTIONS)
    top = _stock_bottom(grid, tiles, model) + layout.BETWEEN_SECTIONS
    players = player_area.lay_out_portrait(
        model, top, has_summary=not supplies.holds_sources(model)
    )
    plan = CaylusBoardPlan(
        base=(layout.WIDTH, grid.bottom),
        specials=tuple(
            (layout.COLUMNS[2 + i % 3], _TOP + i // 3 * _SPECIAL_PITCH)
            for i in range(len(SPECIALS))
        ),
        castle=(layout.MARGIN, _TOP),
        bridge=Rect(layout.COLUMNS[2], _TOP + 2 * _SPECIAL_PITCH, _BRIDGE_WIDTH, _BRIDGE_HEIGHT),
        favours=(layout.COLUMNS[5], _TOP),
        road=grid,
        line=LineRoute(
            road_grid.MARGIN_X,
            story_marks.line_height_above(top),
            grid.bottom,
            (layout.COLUMNS[2] - _LINE_CORNER_GAP, grid.top - layout.BETWEEN_SECTIONS / 2),
        ),
    )
    return plan, players, players.bottom + layout.BOTTOM_MARGIN


def _plan_landscape(model: CaylusBoard, tiles: int) -> tuple[CaylusBoardPlan, PlayerArea, int]:
    """Put buildings, road and stock on the left; players, castle and favours on the right."""
    grid = road.lay_out_grid(model, _TOP + layout.TILE.h + layout.BETWEEN_SECTIONS)
    bottom = _stock_bottom(grid, tiles, model)
    width, height = landscape.page_size(bottom, landscape.USUAL_WIDTH)
    grid = grid.stretched(landscape.spare_height(bottom, height))
    castle_top = height - landscape.BOTTOM_MARGIN - CASTLE.height
    half = (landscape.right_width(width) - layout.BETWEEN_PANELS) // 2
    plan = CaylusBoardPlan(
        base=(width, height),
        specials=tuple((x, _TOP) for x in layout.COLUMNS[: len(SPECIALS)]),
        castle=(landscape.LEFT, castle_top),
        bridge=Rect(layout.COLUMNS[len(SPECIALS)], _TOP, *layout.TILE),
        favours=(landscape.LEFT + half + layout.BETWEEN_PANELS, castle_top),
        road=grid,
        line=LineRoute(landscape.LINE_X),
        castle_plan=replace(CASTLE, width=half, x_scale=half / CASTLE.width),
        favours_plan=replace(FAVOURS, width=half),
    )
    bottom = castle_top - layout.BETWEEN_SECTIONS
    players = player_area.lay_out_landscape(
        model, width, bottom, has_summary=not supplies.holds_sources(model)
    )
    return plan, players, height


@lru_cache(maxsize=12)
def _draw_base(
    language: str, plan: CaylusBoardPlan, spaces: int, cap: int, simplified: bool, recording: bool
) -> Canvas:
    """Draw the parts that stay the same from move to move; a finished game has no spaces."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(*plan.base, CanvasStyle(COURT, language, recording))
    castle.draw_base(canvas, *plan.castle, words, spaces, plan.castle_plan)
    title = words.say("caylus-picture-bridge")
    bridge.draw_frame(canvas, plan.bridge, title, spaces, first=FIRST_PASSED_REWARD)
    favours.draw_base(canvas, plan.favours, words, cap, simplified, plan.favours_plan)
    road_grid.draw_untravelled(canvas, plan.road)
    return canvas


def stock_items(model: CaylusBoard) -> list[stock.StockItem]:
    """Return the tiles left in the stock, marking one whose payment or site is being chosen."""
    asked = model.view.stack[-1] if model.view.stack else None
    chosen = asked.tile if isinstance(asked, BuildAny | PrestigeSite) else ""
    return faces.stock_items(model.view, model.language, model.legal_codes, chosen)


def draw_special(canvas: Canvas, rect: Rect, word: str, model: CaylusBoard, face: TileFace) -> None:
    """Draw a special building with its workers, and the rings of workers that have left."""
    workers = model.workers_on(word)
    target = model.decision in PLACING_DECISIONS
    model.story.locate(word, lambda: anchor_of_tile(rect, face, workers, is_target=target))
    tile.draw(
        canvas,
        rect,
        faces.code_of(word),
        face,
        TileState(
            workers=workers,
            is_legal=faces.code_of(word) in model.legal_codes,
            is_target=target,
            chosen=int(word == "inn") if model.chosen == word else None,
            arrivals=model.arrived(word, workers, _newest_index(word, workers)),
        ),
    )
    if word == "inn":
        _draw_inn_arrow(canvas, rect, face, workers)
    road.draw_vacated(canvas, rect, face, word, model)


_ARROW_BELOW_WORKERS = 27
"""Distance of the arrow of the Inn from the middle of its workers."""


def _draw_inn_arrow(canvas: Canvas, rect: Rect, face: TileFace, workers: Workers) -> None:
    """Draw the arrow of the Inn: a worker arrives on one side and takes effect on the other."""
    (left, dy), (right, _) = tile_face.worker_places(face, rect.size)
    x, y = rect.x, rect.y + dy
    arrow = road_grid.chevron_sprite("ink2", 1, 7)
    canvas.put(arrow, (x + (left + right) / 2, y + _ARROW_BELOW_WORKERS), "tile")
    if workers[1] is None:
        canvas.put(FIRST_PASSED_REWARD, (x + right, y), "tile")


def _newest_index(word: str, workers: Workers) -> int:
    """Return the space of the latest arrival: at the Inn the left one, else the last taken."""
    occupied = [i for i, worker in enumerate(workers) if worker is not None]
    return next(iter(occupied if word == "inn" else occupied[::-1]), 0)


def _draw_specials(canvas: Canvas, model: CaylusBoard, plan: CaylusBoardPlan) -> None:
    """Draw the six special buildings."""
    rects = {
        word: Rect(*at, *layout.TILE) for word, at in zip(SPECIALS, plan.specials, strict=True)
    }
    for word, rect in rects.items():
        if word in model.latest_turn.places:
            highlights.draw_halo(canvas, rect, layout.TILE_RADIUS)
    for word, rect in rects.items():
        off = word == "stables" and model.view.seats == 2
        face = faces.face_of(word, model.language, is_out_of_game=off)
        draw_special(canvas, rect, word, model, face)


def draw_bridge(canvas: Canvas, rect: Rect, model: CaylusBoard) -> None:
    """Draw the passing order, and the current price of a worker or of a provost step."""
    view = model.view
    caption = ""
    cost: GlyphRow = ()
    bought: Glyph = workers()
    if model.decision == "place_or_pass":
        caption = model.words.say("caylus-picture-price")
        cost = (good("denier", placement_cost(view, model.asked), always_shows_number=True),)
    elif model.decision == "provost_move":
        caption = model.words.say("caylus-picture-step")
        cost = (good("denier", PROVOST_PRICE, always_shows_number=True),)
        bought = icon("cavalry")
    colours = [model.colour_of(seat) for seat in view.pass_order]
    latest, recent = model.latest_turn.passed, model.since_last_turn.passed
    bridge.draw_passed(canvas, rect, bridge.PassedPlayers(colours, view.seats, latest, recent))
    for rank, seat in enumerate(view.pass_order):
        anchor = partial(bridge.anchor_of_passed, rect, rank, view.seats)
        model.story.locate(bridge.place_of_passed(seat), anchor)
    if cost:
        bridge.draw_price(canvas, rect, cost, caption, bought)


def draw_player(canvas: Canvas, place: PanelBox, model: CaylusBoard, seat: int) -> None:
    """Draw a player's panel, with chips behind changed counts."""
    then = model.read_earlier(lambda then: _player_panel(then, seat), seat)
    panel.draw_player(canvas, place, _player_panel(model, seat), *then)
    story_marks.draw_mover(canvas, model, seat, place)


def _player_panel(model: CaylusBoard, seat: int) -> panel.PlayerPanel:
    """Return the contents of a player's panel."""
    view = model.view
    colour = model.colour_of(seat)
    passed = view.phase == 2 and seat in view.pass_order and not view.over
    kinds = zip(("food", "wood", "stone", "cloth", "gold"), view.cubes[seat], strict=True)
    return panel.PlayerPanel(
        order=model.order_label(seat, str(view.turn_order.index(seat) + 1)),
        colour=colour,
        name=model.name_of(seat),
        counts=(
            count_row.good_count("denier", view.deniers[seat]),
            *(count_row.good_count(kind, count) for kind, count in kinds),
            count_row.worker_count(colour, view.workers[seat]),
        ),
        score=str(view.points[seat]),
        leads=seat in model.leaders,
        status=model.words.say("picture-passed") if passed else "",
        is_active=seat == model.asked,
        has_won=model.has_won(seat),
    )
