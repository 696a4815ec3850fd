"""The whole board of Caylus 1303, portrait or landscape."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from engine.caylus1303.data import (
    COURT_CHARACTERS,
    EARLY_RISER_WORKERS,
    PHASES,
    ROUNDS,
    STEP_WORKERS,
)
from engine.caylus1303.rules.planning import placement_cost
from engine.core.words.catalogue import catalogue
from render.caylus1303 import players, portraits, road, site, site_plan, supply
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.faces import PACKAGES
from render.caylus1303.site_plan import SitePlan
from render.caylus_common import bridge, road_grid, supplies
from render.caylus_common.road_grid import RoadGrid
from render.kit import (
    header,
    highlights,
    landscape,
    layout,
    player_area,
    recent_moves,
    scores,
    story_marks,
    tokens,
)
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.glyphs import GlyphRow, workers
from render.kit.palette import COURT
from render.kit.player_area import PlayerArea
from render.kit.rect import Rect
from render.kit.story_marks import LineRoute

_LEFT = 48
_TOP = layout.BOARD_TOP
_SITE_X = 698
_MIN_BRIDGE_HEIGHT = 130
_GAP = layout.BETWEEN_PANELS
_BOTTOM_MARGIN = layout.BOTTOM_MARGIN + 4
"""Margin below the players of a portrait board."""
_LINE_BESIDE = 6
"""Distance of the line to the last piece from the right part of a landscape board."""
_CHOSEN_TOKEN_SIZE = 50
"""Size of the chosen token on the bridge, inside its ring."""


@dataclass(frozen=True, slots=True)
class Caylus1303BoardPlan:
    """Positions of the parts; there is no bridge while no player can be on it.

    ``base`` is the size of the cached base, ``court`` that of the characters. ``line`` is the
    route of the line to the last piece.
    """

    base: tuple[int, int]
    court: tuple[int, int]
    site: tuple[int, int]
    bridge: Rect | None
    road: RoadGrid
    line: LineRoute
    site_sizes: SitePlan = site_plan.BOARD


def draw_board(model: Caylus1303Board) -> Canvas:
    """Draw the whole board: base, tiles, pieces, rings, markers."""
    view = model.view
    items = supply.stock_items(model)
    make_plan = _plan_landscape if model.is_landscape else _plan_portrait
    plan, panels, height = make_plan(model, len(items))
    slots = 0 if model.is_over else view.seats
    base = _draw_base(model.language, plan, slots, model.choosing, model.recording)
    canvas = base.copy(height)
    places = [*zip(model.panel_order(view.order()), panels.panels, strict=True)]
    header.draw_board(canvas, model, _short_headline(model))
    portraits.draw_court(canvas, _LEFT, _TOP, model, plan.court[0])
    site.draw(canvas, *plan.site, model, plan.site_sizes)
    if plan.bridge:
        draw_bridge(canvas, plan.bridge, model)
    road.draw_tiles(canvas, plan.road, model)
    start = story_marks.find_line_start(model.story, places)
    story_marks.draw_line(canvas, model.story, start, plan.line)
    road.draw_lane(canvas, plan.road, model)
    title = model.words.say("caylus1303-board-supply")
    coded = model.shows_stock_codes
    supplies.draw(canvas, model, plan.road.bottom, title, items, has_codes=coded)
    for seat, place in places:
        players.draw(canvas, place, model, seat)
    if panels.moves:
        recent_moves.draw_list(canvas, panels.moves, model)
    if panels.summary:
        scores.draw_summary(canvas, model, panels.summary)
    return canvas


def _stock_bottom(grid: RoadGrid, tiles: int, model: Caylus1303Board) -> int:
    return supplies.find_bottom(model, grid.bottom, tiles, has_codes=model.shows_stock_codes)


def _plan_portrait(
    model: Caylus1303Board, tiles: int
) -> tuple[Caylus1303BoardPlan, PlayerArea, int]:
    """Put characters, bridge and site side by side, then the road, the stock, the players.

    While characters are chosen they take more room, and the bridge goes below the site if there is
    room. At the end of the game there is no bridge. Also returns the player area and the height of
    the page.
    """
    x = _SITE_X
    beside = site_plan.BOARD.height
    chosen_from = len(portraits.shown_characters(model)) if model.choosing else 0
    court = portraits.panel_height(chosen_from or COURT_CHARACTERS)
    below = court - beside - _GAP
    bridge_rect: Rect | None = None
    if model.is_over:
        court = beside
    elif not chosen_from:
        bridge_rect = Rect(_LEFT, _TOP + court + _GAP, portraits.PANEL_WIDTH, beside - court - _GAP)
    elif below >= _MIN_BRIDGE_HEIGHT:
        bridge_rect = Rect(x, _TOP + beside + _GAP, site_plan.BOARD.width, below)
    else:
        court = beside
    grid = road.lay_out_grid(model, _TOP + max(court, beside) + layout.BETWEEN_SECTIONS)
    top = _stock_bottom(grid, tiles, model) + layout.BETWEEN_SECTIONS
    plan = Caylus1303BoardPlan(
        base=(layout.WIDTH, grid.bottom),
        court=(portraits.PANEL_WIDTH, court),
        site=(x, _TOP),
        bridge=bridge_rect,
        road=grid,
        line=LineRoute(road_grid.MARGIN_X, story_marks.line_height_above(top), grid.bottom),
    )
    panels = player_area.lay_out_portrait(model, top, has_summary=not supplies.holds_sources(model))
    return plan, panels, panels.bottom + _BOTTOM_MARGIN


def _plan_landscape(
    model: Caylus1303Board, tiles: int
) -> tuple[Caylus1303BoardPlan, PlayerArea, int]:
    """Put characters, bridge, road and stock on the left; players and the site on the right.

    While characters are chosen, and at the end of the game, the characters take the full width, and
    there is no bridge.
    """
    chosen_from = len(portraits.shown_characters(model)) if model.choosing else 0
    alone = model.choosing or model.is_over
    across = portraits.FULL_PANEL_WIDTH if alone else portraits.PANEL_WIDTH
    court = portraits.panel_height(chosen_from or COURT_CHARACTERS, across)
    grid = road.lay_out_grid(model, _TOP + court + layout.BETWEEN_SECTIONS)
    bottom = _stock_bottom(grid, tiles, model)
    width, height = landscape.page_size(bottom, landscape.USUAL_WIDTH)
    grid = grid.stretched(landscape.spare_height(bottom, height))
    site_top = height - landscape.BOTTOM_MARGIN - site_plan.BOARD.height
    left = _LEFT + across + _GAP
    beside = Rect(left, _TOP, layout.WIDTH - layout.MARGIN - left, court)
    plan = Caylus1303BoardPlan(
        base=(width, height),
        court=(across, court),
        site=(landscape.LEFT, site_top),
        bridge=None if alone else beside,
        road=grid,
        line=LineRoute(landscape.LEFT - _LINE_BESIDE),
        site_sizes=site_plan.plan_for_width(landscape.right_width(width)),
    )
    bottom = site_top - layout.BETWEEN_SECTIONS
    panels = player_area.lay_out_landscape(
        model, width, bottom, rows=2, has_summary=not supplies.holds_sources(model)
    )
    return plan, panels, height


@lru_cache(maxsize=12)
def _draw_base(
    language: str, plan: Caylus1303BoardPlan, slots: int, choosing: bool, recording: bool
) -> Canvas:
    """Draw the parts that stay the same from move to move; a finished game has no slots."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(*plan.base, CanvasStyle(COURT, language, recording))
    portraits.draw_base(canvas, _LEFT, _TOP, plan.court, words, is_choice=choosing)
    site.draw_base(canvas, *plan.site, words, slots, plan.site_sizes)
    if plan.bridge:
        bridge.draw_frame(canvas, plan.bridge, words.say("caylus1303-picture-bridge"), slots)
    road_grid.draw_untravelled(canvas, plan.road)
    return canvas


def _short_headline(model: Caylus1303Board) -> str:
    """Return round and phase, in a shorter form than elsewhere."""
    words, view = model.words, model.view
    if model.choosing or view.over:
        return model.headline
    phase = words.say(f"caylus1303-phase-{PHASES[view.phase]}")
    return words.say("caylus1303-picture-headline", round=view.round, rounds=ROUNDS, phase=phase)


def draw_bridge(canvas: Canvas, rect: Rect, model: Caylus1303Board) -> None:
    """Draw the passing order, and the current price of a placement or of a provost step."""
    view = model.view
    caption = ""
    cost: GlyphRow = ()
    if model.decision in ("plan", "early_riser"):
        early = model.decision == "early_riser"
        count = EARLY_RISER_WORKERS if early else placement_cost(view, model.asked)
        caption = model.words.say("caylus1303-picture-price")
        cost = (workers(count, always_shows_number=True),)
    elif model.decision == "bridge_move":
        caption = model.words.say("caylus1303-picture-step")
        cost = (workers(STEP_WORKERS, always_shows_number=True),)
    colours = [model.colour_of(seat) for seat in view.bridge]
    latest, recent = model.latest_turn.passed, model.since_last_turn.passed
    bridge.draw_passed(canvas, rect, bridge.PassedPlayers(colours, view.seats, latest, recent))
    for rank, seat in enumerate(view.bridge):
        anchor = partial(bridge.anchor_of_passed, rect, rank, view.seats)
        model.story.locate(bridge.place_of_passed(seat), anchor)
    if cost:
        bridge.draw_price(canvas, rect, cost, caption)
    if model.acting.bridge in view.bridge:
        cx, cy = bridge.space_middle(rect, view.bridge.index(model.acting.bridge), view.seats)
        canvas.put(highlights.selection_ring_sprite(_CHOSEN_TOKEN_SIZE), (cx, cy), on=None)
        token = tokens.token_sprite(model.colour_of(model.acting.bridge), _CHOSEN_TOKEN_SIZE)
        canvas.put(token, (cx, cy), "tile")
