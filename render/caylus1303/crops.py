"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

from engine.caylus1303.data import SPACES
from engine.caylus1303.rules.characters import characters_in_play
from engine.caylus1303.tiles import EMPTY
from render.caylus1303 import board, character_cards, medals, players, road, site, site_plan, supply
from render.caylus1303.board_model import Caylus1303Board
from render.caylus_common import bridge, crop_road
from render.caylus_common.crop_road import PER_ROW, CropMove
from render.kit import crop, highlights, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect

_TILE_WIDTH, _TILE_HEIGHT = layout.CROP_TILE
_BRIDGE_HEIGHT = 148
_LANE_LEFT = crop.LEFT - 10
_LAST_PROVOST_INSET = 11
"""Distance of the provost from the right edge of the last space in a row."""
_PROVOST_GAP = 7
"""Distance of the provost from the space at his left."""
_CARDS_TOP_MARGIN = 8
_ROAD_BOTTOM_SPARE = 10
"""Height by which the margin below the road is smaller than usual."""
_TILES_BOTTOM_SPARE = 18
"""The same below a player's tiles."""


def draw_players_part(model: Caylus1303Board) -> Canvas:
    """Draw every player's panel in turn order."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        players.draw(canvas, crop.panel_box(y), model, seat)

    return crop.draw_players(model, model.panel_order(model.view.order()), draw)


def draw_stock_part(model: Caylus1303Board) -> Canvas:
    """Draw the tiles not built yet, with cost, points and effect."""
    return crop.draw_stock(
        model, model.words.say("caylus1303-picture-part-stock"), supply.stock_items(model)
    )


def draw_site_part(model: Caylus1303Board) -> Canvas:
    """Draw the site with its buildings and their rounds, and the bridge."""
    plan = site_plan.CROP
    bridge_top = crop.TOP + plan.height + layout.BETWEEN_PANELS
    canvas = crop.new_page(
        model,
        model.words.say("caylus1303-picture-part-site"),
        bridge_top + _BRIDGE_HEIGHT + crop.BOTTOM_MARGIN,
    )
    seats = model.view.seats
    site.draw_base(canvas, crop.LEFT, crop.TOP, model.words, seats, plan)
    site.draw(canvas, crop.LEFT, crop.TOP, model, plan)
    rect = Rect(crop.LEFT, bridge_top, crop.WIDTH, _BRIDGE_HEIGHT)
    bridge.draw_frame(canvas, rect, model.words.say("caylus1303-picture-bridge"), seats)
    board.draw_bridge(canvas, rect, model)
    return canvas


def draw_people_part(model: Caylus1303Board) -> Canvas:
    """Draw every character of the game with its effect in words and its owner."""
    characters = characters_in_play(model.view)
    rows = crop.row_count(len(characters), layout.CROP_TWO)
    pitch = character_cards.CARD_SIZE.h + crop.CARD_GAP
    height = crop.TOP + rows * pitch - crop.CARD_GAP + crop.BOTTOM_MARGIN
    canvas = crop.new_page(model, model.words.say("caylus1303-picture-part-people"), height)
    corners = crop.grid_corners(len(characters), layout.CROP_TWO, crop.TOP, pitch)
    for word, (x, y) in zip(characters, corners, strict=True):
        character_cards.draw_card(canvas, x, y, word, model)
    return canvas


# The road


def draw_road_part(model: Caylus1303Board) -> Canvas:
    """Draw the road up to its last relevant space, three spaces a row."""
    view = model.view
    last = _last_shown(model)
    lanes = [view.provost, *(view.provost + steps for steps in model.steps)]
    if model.latest_turn.provost:
        lanes += crop_road.spaces_from_to(*model.latest_turn.provost)

    def busy(space: int) -> bool:
        return view.road_tile[space - 1] != EMPTY or space == view.free_space() + 1

    plan = crop_road.plan_road(last, busy, lanes)
    canvas = crop.new_page(
        model,
        model.words.say("caylus1303-picture-part-road"),
        plan.bottom + crop.BOTTOM_MARGIN - _ROAD_BOTTOM_SPARE,
    )
    for space, recency in model.haloed:
        highlights.draw_halo(canvas, plan.spaces[space], layout.TILE_RADIUS, recency=recency)
    for space, rect in plan.spaces.items():
        road.draw_space(canvas, rect, space, model)
    for row, y in plan.lanes.items():
        _draw_lane(canvas, row, last, y, model)
    return canvas


def _last_shown(model: Caylus1303Board) -> int:
    """Return the last space to show: three beyond the last building or provost position."""
    view = model.view
    built = max(space for space in range(1, SPACES + 1) if view.road_tile[space - 1] != EMPTY)
    farthest = max(built, *(view.provost + steps for steps in (0, *model.steps)))
    return min(SPACES, farthest + PER_ROW)


def _provost_x(behind: int) -> float:
    """Return the x of the provost, right of the last of the ``behind`` spaces behind him."""
    left = layout.CROP_THREE[(behind - 1) % PER_ROW]
    return left + _TILE_WIDTH + (-_LAST_PROVOST_INSET if behind % PER_ROW == 0 else _PROVOST_GAP)


def _draw_lane(canvas: Canvas, row: int, last: int, y: float, model: Caylus1303Board) -> None:
    """Draw the road under three spaces, with the provost and his legal moves."""
    behind = model.view.provost
    spaces = range(row * PER_ROW + 1, min((row + 1) * PER_ROW, last) + 1)
    left = _LANE_LEFT
    right = layout.CROP_THREE[len(spaces) - 1] + _TILE_WIDTH + crop_road.LANE_REACH
    stop = None
    if behind >= spaces[0]:
        stop = right if behind > spaces[-1] else _provost_x(behind)
    crop_road.draw_lane(canvas, y, left, right, stop)
    arrived = None
    for *stops, recency in model.moves:
        start, end = ((crop_road.row_of(stop), _provost_x(stop)) for stop in stops)
        move = CropMove(start, end, recency=recency)
        crop_road.draw_move(canvas, y, row, move, (left, right))
        arrived = recency
    for steps in model.steps:
        if behind + steps in spaces:
            road.draw_stop(canvas, _provost_x(behind + steps), y, steps)
    if behind in spaces:
        road.draw_provost(canvas, _provost_x(behind), y, model, arrived)


# One player


def draw_player_part(model: Caylus1303Board, seat: int, caption: str) -> Canvas:
    """Draw one player's panel, characters in words, and buildings on the road."""
    mine = [i + 1 for i, owner in enumerate(model.view.road_owner) if owner == seat]
    cards = medals.owned(model, seat)
    panel_top = crop.PANELS_TOP
    cards_top = panel_top + layout.PANEL_PITCH
    card_rows = crop.row_count(len(cards), layout.CROP_TWO)
    card_pitch = character_cards.CARD_SIZE.h + crop.CARD_GAP
    tiles_top = cards_top + card_rows * card_pitch + (_CARDS_TOP_MARGIN if cards else 0)
    rows = crop.row_count(len(mine), layout.CROP_THREE)
    pitch = _TILE_HEIGHT + crop.TILE_GAP
    height = (
        tiles_top
        + (crop.SUBHEADING_HEIGHT + rows * pitch if mine else 0)
        + crop.BOTTOM_MARGIN
        - _TILES_BOTTOM_SPARE
    )
    canvas = crop.new_page(model, caption, height)
    place = crop.panel_box(panel_top)
    players.draw(canvas, place, model, seat, is_alone=True)
    corners = crop.grid_corners(
        len(cards), layout.CROP_TWO, cards_top + _CARDS_TOP_MARGIN, card_pitch
    )
    for word, (x, y) in zip(cards, corners, strict=True):
        character_cards.draw_card(canvas, x, y, word, model)
    if mine:
        title = model.words.say("caylus1303-picture-own")
        crop.draw_subheading(canvas, tiles_top + crop.SUBHEADING_MIDDLE, title)
    grid_top = tiles_top + crop.SUBHEADING_HEIGHT
    corners = crop.grid_corners(len(mine), layout.CROP_THREE, grid_top, pitch)
    for space, (x, y) in zip(mine, corners, strict=True):
        road.draw_tile(canvas, Rect(x, y, _TILE_WIDTH, _TILE_HEIGHT), space, model)
    return canvas
