"""An electorate: arms, seat, privilege, places, cities, castle, and who has how much influence.

The same drawing serves the board and the crop; a :class:`Plan` says where everything is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.text import Catalogue
from engine.emperor.data import (
    BOH,
    BOH_VOTES,
    CODES,
    KOL,
    MAI,
    MAI_POINTS,
    PAL,
    SAX,
    SAX_INCOME,
    TRI,
)
from engine.emperor.rules.electors import influence, leaders
from engine.emperor.state import NO_CASTLE, EmperorState
from render.emperor import influence_bar, spaces
from render.emperor.arms import arms
from render.emperor.spaces import Area
from render.emperor.spots import Spot
from render.emperor.table import Table
from render.kit import effects, layout, marks, tile
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour, mix, text_on
from render.kit.panel import Gain, gain
from render.kit.pen import Pen
from render.kit.sprite import Box, Sprite
from render.kit.text import is_wide


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of an electorate are, from its top left corner.

    ``band`` is how high the band is, ``plate`` how wide the code plate, ``named`` which of its
    names (``electorate``, ``full``) an electorate goes by; ``arms`` is the middle of the arms,
    ``symbol`` that of the privilege's glyphs in its box; a step leads from one place, or city, to
    the next; boxes are x, y, width, height. Without ``bar`` the influence is drawn elsewhere.
    """

    size: tuple[int, int]
    band: int
    plate: int
    code: int
    title: int
    named: str
    arms: Area
    seat: Area
    privilege: Box
    symbol: Area
    place: Area
    place_step: float
    city: Area
    city_step: float
    castle: Area
    eminence: Area
    bar: Box | None


BOARD_PLAN = Plan(
    size=(364, 452),
    band=62,
    plate=98,
    code=40,
    title=28,
    named="electorate",
    arms=Area(58, 132, 104),
    seat=Area(122, 82, 104),
    privilege=(248, 74, 102, 120),
    symbol=Area(51, 60, 46),
    place=Area(14, 212, 78),
    place_step=258 / 3,
    city=Area(14, 306, 60),
    city_step=68,
    castle=Area(286, 304, 64),
    eminence=Area(216, 305, 60),
    bar=(14, 376, 336, 50),
)


# What stays the same


def draw_base(canvas: Canvas, x: float, y: float, e: int, words: Catalogue, plan: Plan) -> None:
    """Frame, name, arms, the frame of the seat and the privilege."""
    w, h = plan.size
    shade = spaces.colour(e)
    tile.frame(
        canvas,
        x,
        y,
        w,
        h,
        shade,
        radius=layout.PANEL_RADIUS,
        band_height=plan.band,
        plate_width=plan.plate,
    )
    _draw_name(canvas, x, y, e, words, plan, "white", shade)
    canvas.put(arms(CODES[e], plan.arms.size), x + plan.arms.x, y + plan.arms.y, "tile")
    seat = plan.seat
    left, top, side = x + seat.x - 8, y + seat.y - 8, seat.size + 16
    canvas.box(left, top, side, side, 16, mix(shade, "white", 0.75), shade, 3, on="tile")
    draw_privilege(canvas, x, y, e, plan)


def _draw_name(
    canvas: Canvas,
    x: float,
    y: float,
    e: int,
    words: Catalogue,
    plan: Plan,
    ink: Colour,
    band: Colour,
) -> None:
    name = words.say(f"emperor-{plan.named}-{CODES[e]}")
    size = plan.title + (3 if any(map(is_wide, name)) else 0)
    left = plan.plate + 16
    room = plan.size[0] - left - (plan.band + 2)
    middle = y + 2 + plan.band / 2
    canvas.text(x + left, middle, name, size, ink, "serif", on=band, room=room, least=22)


def draw_out(canvas: Canvas, x: float, y: float, e: int, words: Catalogue, plan: Plan) -> None:
    """An electorate out of play: its box, and nothing in it."""
    w, h = plan.size
    tile.frame(
        canvas,
        x,
        y,
        w,
        h,
        "line",
        line="ink3",
        body="panel",
        radius=layout.PANEL_RADIUS,
        band_height=plan.band,
        plate_width=plan.plate,
    )
    canvas.box(
        x + 2,
        y + 2,
        plan.plate,
        plan.band,
        layout.PANEL_RADIUS - 2,
        "panel",
        on="ink3",
        corners=(True, False, False, False),
    )
    middle = y + 2 + plan.band / 2
    canvas.text(
        x + 2 + plan.plate / 2, middle, CODES[e], plan.code, "ink3", "black", align="m", on="panel"
    )
    _draw_name(canvas, x, y, e, words, plan, "ink3", "line")


def draw_privilege(
    canvas: Canvas, x: float, y: float, e: int, plan: Plan, *, used: bool = False
) -> None:
    """The privilege in glyphs, in ``ink3`` when it has been used this round."""
    left, top, w, h = plan.privilege
    canvas.box(x + left, y + top, w, h, 12, "panel", "line", 2.5, on="tile")
    dx, dy, size = plan.symbol
    cx, cy, ink = x + left + dx, y + top + dy, "ink3" if used else "ink"
    if e in _SYMBOLS:
        canvas.put(icon(_SYMBOLS[e], size * 1.35, ink), cx, cy, "panel")
    elif e == PAL:
        canvas.put(_newborn(size, ink), cx, cy, "panel")
    else:
        effects.draw(canvas, _ROWS[e], cx, cy, size, room=2 * size, on="panel")


_SYMBOLS = {TRI: "card-play", KOL: "heart-plus", CODES.index("BRA"): "cowled"}
_ROWS: dict[int, effects.Row] = {
    MAI: ("+", ("vp", MAI_POINTS)),
    SAX: ("+", ("denier", SAX_INCOME)),
    BOH: (("icon", "vote", BOH_VOTES),),
}


@lru_cache(maxsize=8)
def _newborn(size: int, ink: str) -> Sprite:
    """The privilege of the Palatinate: a plus and a noble of 15."""
    half = size + 2
    pen = Pen(-half, -half // 2 - 4, half, half // 2 + 4)
    arm, thick = size * 0.22, max(3, size * 0.1)
    plus = -size * 0.6
    pen.line([(plus - arm, 0), (plus + arm, 0)], ink, thick)
    pen.line([(plus, -arm), (plus, arm)], ink, thick)
    pen.box(-size * 0.22, -size / 2, size, size, size * 0.14, ink)
    pen.text(size * 0.28, 0, "15", size * 0.56, "white", "black")
    return pen.sprite()


# What is there now


def areas(view: EmperorState, e: int, x: float, y: float, plan: Plan) -> dict[Spot, Area]:
    """The square of every spot of an electorate at ``x, y``."""

    def at(area: Area, step: float = 0) -> Area:
        return Area(x + area.x + step, y + area.y, area.size)

    found = {Spot("seat", e): at(plan.seat)}
    for i in range(len(view.places[e])):
        found[Spot("place", e, i)] = at(plan.place, i * plan.place_step)
    for i in range(len(view.cities[e])):
        found[Spot("city", e, i)] = at(plan.city, i * plan.city_step)
    if view.castles[e] != NO_CASTLE:
        found[Spot("castle", e)] = at(plan.castle)
    if view.eminence_at == e:
        found[Spot("eminence", e)] = at(plan.eminence)
    return found


def draw(canvas: Canvas, x: float, y: float, e: int, table: Table, plan: Plan) -> None:
    """Everything on top of the base: code, pieces, marks, influence."""
    view, code = table.view, CODES[e]
    legal, about = code in table.legal, e == table.about
    marks.plate(
        canvas,
        x + 2,
        y + 2,
        code,
        legal,
        w=plan.plate,
        h=plan.band,
        size=plan.code,
        on="ink",
        lit=about,
        corners=(True, False, False, False),
    )
    if legal or about:
        canvas.fill(x + plan.plate - 1, y + 2, 3, plan.band, "tile")
    _draw_declaration(canvas, x, y, e, table, plan)
    _draw_privilege_now(canvas, x, y, e, table, plan)
    spots = areas(view, e, x, y, plan)
    for spot, area in spots.items():
        spaces.draw_under(canvas, table, spot, area)
    for spot, area in spots.items():
        spaces.draw(canvas, table, spot, area)
    if plan.bar is not None:
        left, top, w, h = plan.bar
        totals, tied = influence(view, e), tied_in(table, e)
        box = (x + left, y + top, w, h)
        gains = influence_gains(table, e, totals)
        influence_bar.draw(canvas, box, totals, leaders(totals), table.scene.colours, tied, gains)
    if legal:
        marks.ring(canvas, x, y, *plan.size, layout.PANEL_RADIUS, code)
    elif about:
        marks.chosen(canvas, x, y, *plan.size, layout.PANEL_RADIUS)


def influence_gains(table: Table, e: int, totals: Sequence[int]) -> list[Gain | None]:
    """By how much each player's influence in an electorate has changed."""
    known = (table.scene.before, table.scene.since)
    before, since = (None if view is None else influence(view, e) for view in known)
    return [
        gain(now, None if before is None else before[seat], None if since is None else since[seat])
        for seat, now in enumerate(totals)
    ]


def tied_in(table: Table, e: int) -> frozenset[int]:
    """The seats one of which is to be named the winner of an electorate."""
    return frozenset(spot.i for spot in table.targets if spot.kind == "influence" and spot.e == e)


def _draw_declaration(canvas: Canvas, x: float, y: float, e: int, table: Table, plan: Plan) -> None:
    """Church influence or Excommunication, at the end of the band."""
    view = table.view
    if e not in (view.church, view.excommunicated):
        return
    name = "gothic-cross" if e == view.church else "candle-light"
    cx, cy = x + plan.size[0] - 2 - plan.band / 2, y + 2 + plan.band / 2
    faint, on = table.faint(Spot("declared", e)), spaces.colour(e)
    if faint is not None:
        canvas.put(marks.arrival(26, faint), cx, cy, on)
        on = marks.ground(faint)
    canvas.put(icon(name, 40, text_on(on)), cx, cy, on)
    canvas.note("declared", name, (cx - 20, cy - 20, cx + 20, cy + 20))


def _draw_privilege_now(
    canvas: Canvas, x: float, y: float, e: int, table: Table, plan: Plan
) -> None:
    """Marks of the privilege: used, to be used, being used, just used."""
    spot = Spot("privilege", e)
    left, top, w, h = plan.privilege
    box = (x + left, y + top, w, h)
    faint, used = table.faint(spot), e in table.view.used
    if faint is not None:
        fill, line = marks.ground(faint), marks.rim(faint)
        canvas.box(box[0] - 6, box[1] - 6, w + 12, h + 12, 17, fill, line, 2, on="tile")
        kind = "faint-halo" if faint else "halo"
        canvas.note(kind, "", (box[0] - 6, box[1] - 6, box[0] + w + 6, box[1] + h + 6))
    if used or faint is not None:
        draw_privilege(canvas, x, y, e, plan, used=used)
    if spot == table.chosen:
        canvas.box(*box, 12, None, "act", 5, on=None)
        canvas.note("chosen", "", (box[0], box[1], box[0] + w, box[1] + h))
    elif spot in table.targets:
        spaces.target_box(canvas, *box, 12)
