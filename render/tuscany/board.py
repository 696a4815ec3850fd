"""The whole board of The Castles of Tuscany, portrait or landscape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine.tuscany.data import DISPLAY, EMPTY
from render.kit import header, landscape, layout, scores
from render.kit.canvas import Canvas
from render.kit.ending_place import Areas
from render.kit.panel import PanelBox
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, COUNT
from render.tuscany import (
    arranging,
    display,
    holdings,
    open_areas,
    players,
    region,
    trail,
    wide_panels,
)
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import UNKNOWN_REGION, WIDTH, RegionView, region_view
from render.tuscany.palette import COUNTRY


class SecretTitle(NamedTuple):
    """Text size of a title, and the height it takes."""

    size: int
    height: int


_LEFT = 54
"""Left edge of the large region."""
_TOP = layout.HEADER + 16
"""Top of the large region."""
_HEX_RADIUS = 1280 / WIDTH
"""Radius of the hexes of the large region."""
_MIN_SECRET_RADIUS = 64
"""Minimum radius of the hexes of a region that is laid out in secret."""
_SECRET_TITLES = {False: SecretTitle(60, 140), True: SecretTitle(120, 250)}
"""The title of such a region, by "is landscape"."""
_COLOURS_LEFT = 1368
"""Left edge of the colour bonuses."""
_COLOURS_WIDTH = 184
_MIN_REGION_HEIGHT = {True: 712, False: 560}
"""Minimum height of the large region, by "is laid out"."""
_DISPLAY_HEIGHT = 206
_SUPPLY_HEIGHT = 96
_FEATURED_HEIGHT = 190
_HAND_HEIGHT = 88
"""Height of the featured player's hand."""
_HAND_GAP = 14
"""Gap above that hand."""
_HAND_INDENT = 24
_GAP = 24
_GAP_BELOW_REGION = 26
_GAP_BELOW_DISPLAY = 18
_SLOTS_MARGIN = 12
"""Left edge of the slots of the display."""
_SLOT_RADIUS = 76
"""Radius of the hexes of the slots."""
_SLOT_MIDDLE = 112
"""Middle of the slots."""
_BOARD_TITLES_HEIGHT = 60
"""Height of the names of boards below the large region."""
_BOARD_TITLE_BELOW = 44
"""Distance of such a name below the lower edge of its board."""
_OTHERS_HEIGHT = {2: 600, 3: 600, 4: 590}
"""Height of the other players' panels by number of players."""
_BOTTOM_MARGIN = 30
_MIN_HEIGHT = 1640
"""Minimum height; no portrait board is wider than tall."""
_PAIR = 2
"""With this many players a landscape board has room for the score summary on the right."""
_MAX_EXTRA_HEIGHT = 80
"""Maximum extra height of the panel of a landscape board's only other player."""
_MAX_EXTRA_ROW_HEIGHT = 24
"""Maximum extra row height of the open areas below that panel."""
_MIN_TALL_PANEL = 720
"""From this height on the region goes below a player's belongings, otherwise beside them."""
_SUMMARY_SCALES = (1.6, 1.4, 1.2)
"""Scales to try for the score summary below that panel."""
_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_SLOT_PITCH = (_WIDTH - 2 * _SLOTS_MARGIN) / len(DISPLAY)


def draw_board(model: TuscanyBoard) -> Canvas:
    """Draw the whole board: large region, middle, the featured player, the others."""
    seat = model.featured
    own = region_view(model.view, seat)
    hand = _HAND_GAP + _HAND_HEIGHT if model.knows_hand(seat) else 0
    middle = _DISPLAY_HEIGHT + _GAP_BELOW_DISPLAY if _display_is_out(model) else 0
    below = _GAP_BELOW_REGION + middle + _SUPPLY_HEIGHT + _GAP + _FEATURED_HEIGHT + hand
    if model.is_landscape:
        size = landscape.page_size(_TOP + _region_height(own) + below, landscape.USUAL_WIDTH)
        tall = size[1] - landscape.BOTTOM_MARGIN - _TOP - below
    else:
        below += _others_height(model) + _BOTTOM_MARGIN
        tall = max(_region_height(own), _MIN_HEIGHT - _TOP - below)
        size = (layout.WIDTH, _TOP + tall + below)
    canvas = Canvas(*size, COUNTRY, model.language, recording=model.recording)
    header.draw_board(canvas, model, model.headline)
    _draw_large_region(canvas, model, own, tall)
    display.draw_colours(canvas, Rect(_COLOURS_LEFT, _TOP, _COLOURS_WIDTH, tall), model)
    y = _TOP + tall + _GAP_BELOW_REGION
    if _display_is_out(model):
        _draw_display_or_summary(canvas, y, model)
        y += middle
    display.draw_supply(canvas, Rect(layout.MARGIN, y, _WIDTH, _SUPPLY_HEIGHT), model)
    y += _SUPPLY_HEIGHT + _GAP
    wide_panels.draw_featured(canvas, layout.MARGIN, y, _WIDTH, _FEATURED_HEIGHT, model, seat)
    y += _FEATURED_HEIGHT
    if hand:
        box = Rect(layout.MARGIN, y + _HAND_GAP, _WIDTH, _HAND_HEIGHT)
        canvas.box(*box, layout.TILE_PANEL, shadow=5)
        holdings.draw_hand(canvas, box.x + _HAND_INDENT, box.cy - 6, _WIDTH - 30, model, seat)
    if model.is_landscape:
        _draw_beside(canvas, model)
    else:
        _draw_others(canvas, y + hand + _GAP, model)
    trail.draw_line(canvas, model)
    return canvas


def large_region(model: TuscanyBoard) -> Areas:
    """Return the area of the large region on a portrait board."""
    own = region_view(model.view, model.featured)
    return ((30, _TOP - 6, 1345, _TOP + _region_height(own) + 6),)


def _display_is_out(model: TuscanyBoard) -> bool:
    """Return whether there are tiles in the display; there are none before the first turn."""
    return not model.arranging or any(item != EMPTY for item in model.view.display)


def _region_height(own: RegionView) -> int:
    if own is UNKNOWN_REGION:
        return _MIN_REGION_HEIGHT[False]
    titles = _BOARD_TITLES_HEIGHT if own.map.titles else 0
    return max(
        _MIN_REGION_HEIGHT[own.map.joined],
        math.ceil(region.region_height(own, _HEX_RADIUS)) + titles,
    )


def _draw_large_region(canvas: Canvas, model: TuscanyBoard, own: RegionView, tall: int) -> None:
    """Draw the large region, or during the secret set-up the number of players ready."""
    secret = own is UNKNOWN_REGION
    size, title = _SECRET_TITLES[model.is_landscape] if secret else SecretTitle(0, 0)
    titles = _BOARD_TITLES_HEIGHT if own.map.titles else 0
    larger = (tall - title - titles) / region.region_height(own, _MIN_SECRET_RADIUS)
    radius = (
        max(_MIN_SECRET_RADIUS, min(_HEX_RADIUS, _MIN_SECRET_RADIUS * larger))
        if secret
        else _HEX_RADIUS
    )
    high = title + region.region_height(own, radius) + titles
    left = round(_LEFT + WIDTH / 2 * (_HEX_RADIUS - radius))
    top = _TOP + round((tall - high) / 2)
    if secret:
        ready = model.view.seats - len(model.movers)
        label = model.words.say("tuscany-picture-count-ready", ready=ready, all=model.view.seats)
        middle = _LEFT + WIDTH / 2 * _HEX_RADIUS
        room = WIDTH * _HEX_RADIUS
        style = TextStyle(size, font="serif", min_size=CODE)
        canvas.text(middle, top + size * 0.55, label, style, align="m", max_width=room)
    region.draw(
        canvas, left, top + title, own, players.region_style(model, model.featured, radius, 42, 32)
    )
    arranging.record_handles(canvas, left, top + title, own, radius, model.view, model.featured)
    trail.locate_region(left, top + title, own, radius, model, model.featured)
    draw_titles(canvas, left, top + title, own, radius)


def draw_titles(canvas: Canvas, x: float, y: float, own: RegionView, radius: float) -> None:
    """Draw the names of boards whose arrangement is not final."""
    for board, (cx, cy) in own.map.titles:
        style = TextStyle(COUNT, "ink2", "black")
        low = y + cy * radius + _BOARD_TITLE_BELOW
        canvas.text(x + cx * radius, low, board, style, align="m")


def _draw_display_or_summary(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the display, or at the end the score summary."""
    if scores.is_summed_up(model) and not (model.is_landscape and model.view.seats == _PAIR):
        scores.draw_summary(
            canvas, model, PanelBox(layout.MARGIN, round(y), _WIDTH, _DISPLAY_HEIGHT, 1.3)
        )
    else:
        draw_display(canvas, y, model)


def draw_display(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the display of eight tiles."""
    canvas.box(layout.MARGIN, y, _WIDTH, _DISPLAY_HEIGHT, layout.PANEL, shadow=5)
    for slot in range(len(DISPLAY)):
        cx = round(layout.MARGIN + _SLOTS_MARGIN + _SLOT_PITCH * (slot + 0.5))
        display.draw_slot(
            canvas, cx, y + _SLOT_MIDDLE, _SLOT_RADIUS, slot, model, y + _DISPLAY_HEIGHT
        )


def _others_height(model: TuscanyBoard) -> int:
    """Return the height of the other players' part, with the gap above it."""
    if model.arranging:
        return (model.view.seats - 1) * (_GAP + _FEATURED_HEIGHT)
    return _GAP + _OTHERS_HEIGHT[model.view.seats]


def _draw_others(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the other players clockwise in columns, or during the secret set-up in rows."""
    others = model.clockwise[1:]
    tall = _OTHERS_HEIGHT[model.view.seats]
    if model.arranging:
        for i, seat in enumerate(others):
            top = y + i * (_GAP + _FEATURED_HEIGHT)
            wide_panels.draw_featured(
                canvas, layout.MARGIN, top, _WIDTH, _FEATURED_HEIGHT, model, seat
            )
        return
    if len(others) == 1:
        wide_panels.draw_duel(canvas, layout.MARGIN, y, _WIDTH, tall, model, others[0])
        return
    lefts, width = layout.spread(
        len(others), layout.MARGIN, layout.WIDTH - layout.MARGIN, layout.BETWEEN_PANELS
    )
    for left, seat in zip(lefts, others, strict=True):
        players.draw_other(canvas, round(left), y, int(width), tall, model, seat)


def _draw_beside(canvas: Canvas, model: TuscanyBoard) -> None:
    """Draw the other players clockwise in the right column of a landscape board."""
    others = model.clockwise[1:]
    w = landscape.right_width(canvas.width)
    whole = canvas.height - landscape.BOTTOM_MARGIN - landscape.TOP
    if len(others) == 1:
        _draw_only_other(canvas, w, whole, model, others[0])
        return
    pitch = (whole + layout.BETWEEN_PANELS) // len(others)
    for i, seat in enumerate(others):
        h = pitch - layout.BETWEEN_PANELS
        top = landscape.TOP + i * pitch
        draw = players.draw_other if h >= _MIN_TALL_PANEL else players.draw_beside
        draw(canvas, landscape.LEFT, top, w, h, model, seat)


def _draw_only_other(canvas: Canvas, w: int, whole: int, model: TuscanyBoard, seat: int) -> None:
    """Draw the only other player of a landscape board, with the open areas of both below.

    During the set-up the area values take their place, and at the end the score summary.
    """
    left, gap = landscape.LEFT, layout.BETWEEN_PANELS
    if scores.is_summed_up(model):
        room = whole - players.MIN_TRACKED_HEIGHT - gap
        scale = next((n for n in _SUMMARY_SCALES if scores.summary_height(model, n) <= room), 1)
        taken = min(room, scores.summary_height(model, scale))
        place = PanelBox(left, landscape.TOP + whole - taken, w, taken, scale)
        scores.draw_summary(canvas, model, place)
        h: float = whole - taken - gap
    elif model.arranging:
        top = landscape.TOP + whole - open_areas.VALUES_HEIGHT
        open_areas.draw_values(canvas, left, top, w, model)
        h = whole - open_areas.VALUES_HEIGHT - gap
    else:
        h = _draw_open_areas(canvas, w, whole, model, (model.featured, seat))
    players.draw_other(canvas, left, landscape.TOP, w, h, model, seat)


def _draw_open_areas(
    canvas: Canvas, w: int, whole: int, model: TuscanyBoard, seats: Sequence[int]
) -> float:
    """Draw the open areas of as many players as fit; return the height left for a panel above."""
    gap = layout.BETWEEN_PANELS
    room = whole - players.MIN_TRACKED_HEIGHT
    shown = [seat for seat in seats if open_areas.list_open_kinds(model, seat)]
    while sum(open_areas.panel_height(model, seat) + gap for seat in shown) > room:
        shown.pop()
    if not shown:
        return whole
    rows = sum(len(open_areas.list_open_kinds(model, seat)) for seat in shown)
    spare = (
        room
        - gap
        - _MAX_EXTRA_HEIGHT
        - sum(open_areas.panel_height(model, seat) + gap for seat in shown)
    )
    row = open_areas.ROW_HEIGHT + max(0, min(_MAX_EXTRA_ROW_HEIGHT, spare / rows))
    y = landscape.TOP + whole
    for seat in reversed(shown):
        y -= open_areas.panel_height(model, seat, row)
        open_areas.draw(canvas, landscape.LEFT, y, w, model, seat, row)
        y -= gap
    return min(y - landscape.TOP, players.MIN_TRACKED_HEIGHT + _MAX_EXTRA_HEIGHT)
