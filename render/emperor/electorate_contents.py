"""The current contents of an electorate: seat, places, cities, castle, influence.

The same code draws the board and the crop; an :class:`ElectoratePlan` has the positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.emperor.data import CODES
from engine.emperor.rules.influence import influence, leaders
from engine.emperor.state import NO_CASTLE, EmperorState
from render.emperor import electorate_base, influence_bar, spots
from render.emperor.board_model import EmperorBoard
from render.emperor.electorate_base import BANNER_EDGE, ElectoratePlan
from render.emperor.spots import Area
from render.emperor.targets import BoardSpot
from render.kit import highlights, layout
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.highlights import PlateStyle
from render.kit.icons import icon
from render.kit.palette import text_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.story import Spot


def areas(
    view: EmperorState, electorate: int, x: float, y: float, plan: ElectoratePlan
) -> dict[BoardSpot, Area]:
    """Return the square of every spot of an electorate at ``x, y``."""

    def at(area: Area, step: float = 0) -> Area:
        return area.moved(x + step, y)

    found = {BoardSpot("seat", electorate): at(plan.seat)}
    for i in range(len(view.places[electorate])):
        found[BoardSpot("place", electorate, i)] = at(plan.place, i * plan.place_step)
    for i in range(len(view.cities[electorate])):
        found[BoardSpot("city", electorate, i)] = at(plan.city, i * plan.city_step)
    if view.castles[electorate] != NO_CASTLE:
        found[BoardSpot("castle", electorate)] = at(plan.castle)
    if view.eminence_at == electorate:
        found[BoardSpot("eminence", electorate)] = at(plan.eminence)
    return found


def draw(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw everything on top of the base: code, pieces, highlights, influence."""
    view, code = model.view, CODES[electorate]
    legal, is_tied = code in model.legal, electorate == model.tied_electorate
    plate = PlateStyle(
        w=plan.plate,
        h=plan.band,
        size=plan.code,
        corners=(True, False, False, False),
        lit=is_tied,
    )
    highlights.plate(canvas, x + 2, y + 2, code, legal, plate, on="ink")
    if legal or is_tied:
        canvas.fill(x + plan.plate - 1, y + 2, 3, plan.band, "tile")
    _draw_declaration(canvas, x, y, electorate, model, plan)
    totals = influence(view, electorate)
    _draw_banner(canvas, x, y, electorate, leaders(totals), model, plan)
    _draw_privilege_now(canvas, x, y, electorate, model, plan)
    placed = areas(view, electorate, x, y, plan)
    for spot, area in placed.items():
        spots.draw_under(canvas, model, spot, area)
    for spot, area in placed.items():
        spots.draw(canvas, model, spot, area)
        model.story.locate(spot, partial(spots.story_spot, area, y + plan.size[1]))
    if plan.bar is not None:
        left, top, w, h = plan.bar
        tied = tied_in(model, electorate)
        box = (x + left, y + top, w, h)
        changes = influence_changes(model, electorate, totals)
        influence_bar.draw(canvas, box, totals, leaders(totals), model.scene.colours, tied, changes)
    if legal:
        highlights.ring(canvas, Rect(x, y, *plan.size), layout.PANEL_RADIUS, code)
    elif is_tied:
        highlights.chosen_frame(canvas, Rect(x, y, *plan.size), layout.PANEL_RADIUS)


def _draw_banner(
    canvas: Canvas,
    x: float,
    y: float,
    electorate: int,
    first: Sequence[int],
    model: EmperorBoard,
    plan: ElectoratePlan,
) -> None:
    """Draw the banner of a sole leader, from the code plate to the right edge."""
    if len(first) != 1:
        return
    left, bottom = x + plan.plate + 4, y + 2 + plan.band
    w, top = x + plan.size[0] - 2 - left, bottom - plan.banner
    colour = model.colour(first[0])
    canvas.fill(left, top - BANNER_EDGE, w, BANNER_EDGE, "tile")
    canvas.fill(left, top, w, plan.banner, colour)
    canvas.record("banner", f"{CODES[electorate]} {colour}", (left, top, left + w, bottom))


def influence_changes(
    model: EmperorBoard, electorate: int, totals: Sequence[int]
) -> list[CountChange | None]:
    """Return the change of each player's influence in an electorate."""
    known = (model.scene.before_latest_turn, model.scene.after_last_turn)
    before, since = (None if view is None else influence(view, electorate) for view in known)
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


def _draw_declaration(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw Church influence or Excommunication at the end of the band."""
    view = model.view
    if electorate not in (view.church, view.excommunicated):
        return
    name = "gothic-cross" if electorate == view.church else "candle-light"
    cx, cy = x + plan.size[0] - 2 - plan.band / 2, y + plan.name_middle - 3
    spot, on = BoardSpot("declared", electorate), spots.colour(electorate)
    recency = model.recency(spot)
    # The name ends at the left of the sign.
    model.story.locate(spot, lambda: Spot((cx + 16, cy - 18), (cx, cy + 30)))
    if recency is not None:
        canvas.put(highlights.arrival(24, recency), cx, cy, on)
        on = highlights.background(recency)
    canvas.put(icon(name, 38, text_on(on)), cx, cy, on)
    canvas.record("declared", name, (cx - 19, cy - 19, cx + 19, cy + 19))


def _draw_privilege_now(
    canvas: Canvas, x: float, y: float, electorate: int, model: EmperorBoard, plan: ElectoratePlan
) -> None:
    """Draw the state of the privilege: used, to be used, being used, just used."""
    spot = BoardSpot("privilege", electorate)
    left, top, w, h = plan.privilege
    box = (x + left, y + top, w, h)
    recency, used = model.recency(spot), electorate in model.view.used
    if recency is not None:
        fill, line = highlights.background(recency), highlights.rim(recency)
        canvas.box(
            box[0] - 6, box[1] - 6, w + 12, h + 12, BoxStyle(17, fill, line, thick=2), on="tile"
        )
        kind = recency.fact_kind("halo")
        canvas.record(kind, "", (box[0] - 6, box[1] - 6, box[0] + w + 6, box[1] + h + 6))
    model.story.locate(spot, partial(spots.story_spot, Area(box[0], box[1], round(w))))
    if used or recency is not None:
        electorate_base.draw_privilege(canvas, x, y, electorate, plan, used=used)
    if spot == model.chosen:
        canvas.box(*box, BoxStyle(12, None, "act", thick=5), on=None)
        canvas.record("chosen", "", (box[0], box[1], box[0] + w, box[1] + h))
    elif spot in model.targets:
        spots.target_box(canvas, *box, 12)
        spots.record_choices(canvas, model, spot, Rect(*box).box)
