"""The current contents of an electorate: seat, places, cities, castle, influence.

The same code draws the board and the crop; an :class:`ElectoratePlan` has the positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.emperor.data import CODES
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.state import NO_CASTLE, EmperorState
from render.emperor import electorate_base, influence_bar, spots
from render.emperor.board_model import EmperorBoard
from render.emperor.board_spots import BoardSpot
from render.emperor.electorate_base import BANNER_EDGE, FRAME, ElectoratePlan
from render.emperor.influence_bar import Influence
from render.emperor.spots import Area
from render.kit import highlights, layout, plates
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.icons import icon_sprite
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.plates import PlateStyle
from render.kit.rect import Rect
from render.kit.story import StoryAnchor

_PLATE_EDGE_WIDTH = 3
"""Width of the light line at the right edge of a lit code plate."""
_CHURCH_MARK_SIZE = 38
"""Size of the sign of Church influence or Excommunication."""
_SIGN_ABOVE_NAME = 3
"""Distance of the middle of that sign above that of the name."""
_NUMBER_RIGHT_OF_SIGN = 16
"""Middle of the story's number, right of the middle of that sign."""
_NUMBER_ABOVE_SIGN = 18
_SHIELD_BELOW_SIGN = 30
_SIGN_DISC_RADIUS = 24
"""Radius of the disc under that sign when it is new."""
_HALO_REACH = 6
"""How far the halo of a privilege extends beyond it."""
_PRIVILEGE_RADIUS = 12
_HALO_RADIUS = _PRIVILEGE_RADIUS + 5
_CHOSEN_EDGE_WIDTH = 5
"""Width of the edge of a privilege that is being used."""


def _areas_of(
    view: EmperorState, electorate: int, x: float, y: float, plan: ElectoratePlan
) -> dict[BoardSpot, Area]:
    """Return the square of every spot of an electorate at ``x, y``."""

    def at(area: Area, step: float = 0) -> Area:
        return area.moved(x + step, y)

    areas = {BoardSpot("seat", electorate): at(plan.seat)}
    for i in range(len(view.places[electorate])):
        areas[BoardSpot("place", electorate, i)] = at(plan.place, i * plan.place_step)
    for i in range(len(view.cities[electorate])):
        areas[BoardSpot("city", electorate, i)] = at(plan.city, i * plan.city_step)
    if view.castles[electorate] != NO_CASTLE:
        areas[BoardSpot("castle", electorate)] = at(plan.castle)
    if view.eminence_at == electorate:
        areas[BoardSpot("eminence", electorate)] = at(plan.eminence)
    return areas


def draw(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw everything on top of the base: code, pieces, highlights, influence."""
    view = model.view
    code = CODES[electorate]
    legal = code in model.legal_codes
    is_tied = electorate == model.tied_electorate
    plate = PlateStyle(
        w=plan.plate,
        h=plan.band,
        size=plan.code,
        corners=(True, False, False, False),
        is_lit=is_tied,
        on="ink",
    )
    plates.draw_plate(canvas, (x + FRAME, y + FRAME), code, plate, is_legal=legal)
    if legal or is_tied:
        edge = x + FRAME + plan.plate
        canvas.fill(Rect(edge - _PLATE_EDGE_WIDTH, y + FRAME, _PLATE_EDGE_WIDTH, plan.band), "tile")
    _draw_church_mark(canvas, x, y, electorate, model, plan)
    totals = influence_by_seat(view, electorate)
    first = leaders(totals)
    if len(first) == 1:
        _draw_banner(canvas, x, y, electorate, model.colour_of(first[0]), plan)
    _draw_privilege_state(canvas, x, y, electorate, model, plan)
    placed = _areas_of(view, electorate, x, y, plan)
    whole = Rect(x, y, *plan.size)
    for spot, area in placed.items():
        spots.draw_under(canvas, model, spot, area)
    for spot, area in placed.items():
        spots.draw(canvas, model, spot, area)
        marked = spots.has_tab(model, spot)
        where = partial(spots.story_anchor, area, whole, has_tab=marked)
        model.story.locate(spot, where)
    if plan.bar is not None:
        _draw_influence(canvas, plan.bar.moved(x, y), electorate, totals, model)
    if legal:
        highlights.draw_ring(canvas, whole, layout.PANEL_RADIUS, code)
    elif is_tied:
        highlights.draw_chosen_frame(canvas, whole, layout.PANEL_RADIUS)


def _draw_influence(
    canvas: Canvas, bar: Rect, electorate: int, totals: Sequence[int], model: EmperorBoard
) -> None:
    """Draw the players' influence as a bar."""
    tied = tied_in(model, electorate)
    changes = influence_changes(model, electorate, totals)
    influence = Influence(tuple(totals), model.scene.colours)
    influence_bar.draw(canvas, bar, influence, tied, changes)


def _draw_banner(
    canvas: Canvas, x: float, y: float, electorate: int, colour: str, plan: ElectoratePlan
) -> None:
    """Draw the banner of the only leader, from the code plate to the right edge."""
    left, right = plan.plate + 2 * FRAME, plan.size.w - FRAME
    top = FRAME + plan.band - plan.banner
    banner = Rect(x + left, y + top, right - left, plan.banner)
    canvas.fill(Rect(banner.x, banner.y - BANNER_EDGE, banner.w, BANNER_EDGE), "tile")
    canvas.fill(banner, colour)
    canvas.record("banner", f"{CODES[electorate]} {colour}", banner.box)


def influence_changes(
    model: EmperorBoard, electorate: int, totals: Sequence[int]
) -> list[CountChange | None]:
    """Return the change of each player's influence in an electorate."""
    known = (model.scene.before_latest_turn, model.scene.after_previous_turn)
    before, since = (
        None if view is None else influence_by_seat(view, electorate) for view in known
    )
    return [
        count_change(
            now, None if before is None else before[seat], None if since is None else since[seat]
        )
        for seat, now in enumerate(totals)
    ]


def tied_in(model: EmperorBoard, electorate: int) -> dict[int, str]:
    """Return the seats that are tied for an electorate, with the choice of each."""
    return {
        spot.number: choice
        for spot, choices in model.targets.items()
        for choice in choices
        if spot.kind == "influence" and spot.electorate == electorate
    }


def _draw_church_mark(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw Church influence or Excommunication at the end of the band."""
    view = model.view
    if electorate not in (view.church, view.excommunicated):
        return
    name = "gothic-cross" if electorate == view.church else "candle-light"
    cx = x + plan.size.w - FRAME - plan.band / 2
    cy = y + plan.name_middle - _SIGN_ABOVE_NAME
    spot = BoardSpot("church_mark", electorate)
    on = spots.electorate_colour(electorate)
    recency = model.recency(spot)
    # The name ends at the left of the sign, so the number is at its right.
    number = (cx + _NUMBER_RIGHT_OF_SIGN, cy - _NUMBER_ABOVE_SIGN)
    model.story.locate(spot, lambda: StoryAnchor(number, (cx, cy + _SHIELD_BELOW_SIGN)))
    if recency is not None:
        on = highlights.draw_arrival(canvas, (cx, cy), _SIGN_DISC_RADIUS, recency, on)
    canvas.put(icon_sprite(name, _CHURCH_MARK_SIZE, ink_on(on)), (cx, cy), on)
    canvas.record(
        "church_mark", name, Rect.around(cx, cy, _CHURCH_MARK_SIZE, _CHURCH_MARK_SIZE).box
    )


def _draw_privilege_state(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw the state of the privilege: used, to be used, being used, just used."""
    spot = BoardSpot("privilege", electorate)
    rect = plan.privilege.moved(x, y)
    used = electorate in model.view.used
    recency = model.recency(spot)
    if recency is not None:
        fill = highlights.background_of(recency)
        line = highlights.rim_of(recency)
        halo = rect.grown(_HALO_REACH)
        canvas.box(halo, BoxStyle(_HALO_RADIUS, fill, line, line_width=2), on="tile")
        canvas.record(recency.fact_kind("halo"), "", halo.box)
    model.story.locate(spot, partial(spots.story_anchor, Area(rect.x, rect.y, round(rect.w))))
    if used or recency is not None:
        electorate_base.draw_privilege(canvas, x, y, electorate, plan, is_used=used)
    if spot == model.chosen:
        canvas.box(
            rect, BoxStyle(_PRIVILEGE_RADIUS, None, "act", line_width=_CHOSEN_EDGE_WIDTH), on=None
        )
        canvas.record("chosen", "", rect.box)
    elif spot in model.targets:
        spots.mark_box(canvas, rect, _PRIVILEGE_RADIUS)
        spots.record_choices(canvas, model, spot, rect.box)
