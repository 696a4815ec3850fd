"""The throne: emperor, rival, the lifted old emperor, and the expected votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import FOR_EMPEROR, FOR_RIVAL, NOBODY
from engine.emperor.pieces import OWNER
from render.emperor import spots
from render.emperor.board_model import ELECTED, EmperorBoard
from render.emperor.pieces import EMPIRE
from render.emperor.pieces import city_sprite as city_piece
from render.emperor.spots import Area
from render.emperor.targets import LIFTED, THE_SUPPLY, THE_THRONE
from render.emperor.vote_lines import draw_votes, votes_by_side
from render.kit import count_changes, highlights, names, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.palette import Colour, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.story import Spot
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import CAPTION, CODE, FIGURE, FLOOR, NOTE, SMALL_FIGURE

SIZE = (364, 452)
_MARGIN = 18
"""Distance of the line and the votes from the sides of the panel."""
_LINE_MARGINS = 40
"""Width that a line of votes leaves free, on both sides together."""
_SUPPLY_AREA = Area(246, 16, 44)
_RULE_TOP = 272
"""The line between throne and votes."""
_VOTES_TITLE_MIDDLE = 289
"""Middle of the title of the votes."""
_FIRST_LINE_MIDDLE = 328
"""Middle of the first line of votes."""
_LINE_PITCH = 45
"""Distance between two lines of votes."""
_ROLE_SIZE = 21
"""Text size of a candidate's role."""
_SUPPLY_SIZE = 31
"""Text size of the number of empire cities left."""


class ThronePlan(NamedTuple):
    """Positions of emperor and rival; ``names`` is the left edge and width of their names.

    Each has a line for the role and one for the name. Roles are above the names unless they have
    a left edge and width of their own.
    """

    noble: Area
    names: tuple[float, float]
    emperor: tuple[float, float]
    rival: tuple[float, float]
    lifted: Area | None = None
    """The old emperor's noble, beside its owner's name."""
    token: Area | None = None
    """The rival's token, beside the name."""
    roles: tuple[float, float] | None = None


_SHORT_NAMES_PLAN = ThronePlan(Area(32, 94, 116), (174, 180), (98, 132), (182, 216))
_LONG_NAMES_PLAN = ThronePlan(
    Area(19, 90, 72),
    (106, 250),
    (80, 130),
    (181, 231),
    Area(26, 196, 58),
    Area(27, 200, 56),
)
"""For longer names: the noble is smaller, with the rival's token below it."""
_ELECTION_PLAN = _LONG_NAMES_PLAN._replace(emperor=(74, 132), rival=(183, 232))
"""After the rival's election, with a larger role."""
_LONG_WORDS_PLAN = ThronePlan(
    Area(24, 80, 50),
    (18, 330),
    (105, 160),
    (203, 245),
    Area(24, 186, 34),
    Area(24, 184, 38),
    roles=(92, 254),
)
"""For long names of one word: each has a whole line, below its noble or token."""


# The panel


def draw_base(
    canvas: Canvas, x: float, y: float, words: Catalogue, *, on: Colour = "ground"
) -> None:
    """Draw panel, crown and title."""
    w, h = SIZE
    title = PanelTitle(
        words.say("emperor-picture-throne"),
        (76, 38),
        max_width=156,
        min_size=NOTE,
        symbol=icon_sprite("imperial-crown", 44),
    )
    titled_panel.draw_titled(canvas, Rect(x, y, w, h), title, on=on)
    canvas.fill(x + _MARGIN, y + _RULE_TOP, w - 2 * _MARGIN, 3, "line")


def draw_canopy(canvas: Canvas, noble: Area) -> None:
    """Draw the throne's canopy."""
    canopy = _canopy_around(noble)
    canvas.put(_roof_sprite(round(canopy.w)), canopy.x, canopy.y, "panel")
    canvas.box(*canopy, BoxStyle(14, mix("vp", "white", 0.75), "vp", thick=3), on="panel")


def _canopy_around(noble: Area) -> Rect:
    edge = round(noble.size * 0.12)
    w = noble.size + 2 * edge
    return Rect(noble.x - edge, noble.y - edge - 4, w, w + 8)


@lru_cache(maxsize=4)
def _roof_sprite(w: int) -> Sprite:
    pen = Pen(0, -16, w, 6)
    pen.poly([(w * 0.12, 2), (w / 2, -13), (w * 0.88, 2)], "vp")
    return pen.sprite()


def draw(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw the emperor, the rival, the supply of empire cities, and the votes."""
    shown = named_candidates(model)
    plan = _choose_plan(canvas, model, shown)
    noble = plan.noble.moved(x, y)
    draw_supply(canvas, x, y, model)
    draw_canopy(canvas, noble)
    draw_emperor(canvas, noble, model, Rect(x, y, *SIZE))
    _draw_candidates(canvas, x, y, model, plan, shown)
    if plan.lifted is not None and model.view.lifted != NOBODY:
        draw_lifted(canvas, plan.lifted.moved(x, y), model)
    elif plan.token is not None and model.rival != NOBODY:
        left, top, size = plan.token.moved(x, y)
        token = tokens.flat_token_sprite(model.colour_of(model.rival), size)
        canvas.put(token, left + size / 2, top + size / 2, "panel")
    _draw_votes(canvas, x, y, model)


def _draw_candidates(
    canvas: Canvas,
    x: float,
    y: float,
    model: EmperorBoard,
    plan: ThronePlan,
    shown: Sequence[tuple[str, str, str]],
) -> None:
    """Draw the role and the name of each candidate."""
    name_left, name_room = plan.names
    role_left, role_room = plan.roles or plan.names
    lines = zip(shown, (plan.emperor, plan.rival), strict=False)
    for (role, name, ink), (role_middle, name_middle) in lines:
        size = SMALL_FIGURE if role == ELECTED else _ROLE_SIZE
        style = TextStyle(size, "ink2", min_size=FLOOR)
        label, middle = model.say(role), y + role_middle
        canvas.text(x + role_left, middle, label, style, on="panel", max_width=role_room)
        name_style = NameStyle(FIGURE, colour=ink, single_word_size=names.PERSON)
        left, middle = x + name_left, y + name_middle
        names.draw_player_name(canvas, left, middle, name, name_style, name_room, on="panel")


def _draw_votes(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw a line for the votes of each side, below their title."""
    left, room = x + _MARGIN, SIZE[0] - 2 * _MARGIN
    title = model.say("voted" if model.latest_turn.revealed_votes else "votes")
    style = TextStyle(CAPTION, font="serif", min_size=FLOOR)
    canvas.text(left, y + _VOTES_TITLE_MIDDLE, title, style, on="panel", max_width=room)
    for i, (side, found) in enumerate(votes_by_side(model).items()):
        middle = y + _FIRST_LINE_MIDDLE + i * _LINE_PITCH
        draw_votes(canvas, left, middle, SIZE[0] - _LINE_MARGINS, side, found, model)


def named_candidates(model: EmperorBoard) -> list[tuple[str, str, str]]:
    """Return role, name and ink of emperor and rival, or of the new and the old emperor."""
    view, rival = model.view, model.rival
    if view.lifted != NOBODY:
        role, seat = FOR_EMPEROR, view.emperor
        if model.rule == "accession":
            role, seat = model.role(FOR_RIVAL), rival
        return [
            (role, model.name_of(seat), "ink"),
            ("lifted", model.name_of(OWNER[view.lifted]), "ink2"),
        ]
    found = [(FOR_EMPEROR, model.name_of(view.emperor), "ink")]
    name, ink = ("–", "ink3") if rival == NOBODY else (model.name_of(rival), "ink")
    return [*found, (FOR_RIVAL, name, ink)]


def _choose_plan(
    canvas: Canvas, model: EmperorBoard, shown: Sequence[tuple[str, str, str]]
) -> ThronePlan:
    """Return the layout with the largest noble in which no name of one word is broken."""
    called = [name for _, name, _ in shown]
    if model.view.lifted == NOBODY and _fit_a_line(canvas, called, _SHORT_NAMES_PLAN):
        return _SHORT_NAMES_PLAN
    words = [name for name in called if not names.find_break_points(name)]
    if not _fit_a_line(canvas, words, _LONG_NAMES_PLAN) and _fit_a_line(
        canvas, called, _LONG_WORDS_PLAN
    ):
        return _LONG_WORDS_PLAN
    return _ELECTION_PLAN if shown[0][0] == ELECTED else _LONG_NAMES_PLAN


def _fit_a_line(canvas: Canvas, called: Sequence[str], plan: ThronePlan) -> bool:
    """Return whether all names fit a line of a layout."""
    room = plan.names[1]
    return all(canvas.text_width(name, names.PERSON, "black") <= room for name in called)


def draw_supply(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw the number of empire cities left, to the right of the title."""
    area = Area(x + _SUPPLY_AREA.x, y + _SUPPLY_AREA.y, _SUPPLY_AREA.size)
    if model.chosen == THE_SUPPLY:
        size = area.size
        highlights.draw_chosen_frame(canvas, Rect(area.x, area.y, size, size), size / 2)
    canvas.put(city_piece(EMPIRE, area.size), area.x, area.y, "panel")
    left = model.view.empire_left
    ink = "ink" if left else "line"
    text = f"×{left}"
    canvas.text(
        area.x + area.size + 7, area.y + 22, text, TextStyle(_SUPPLY_SIZE, ink, "black"), on="panel"
    )
    change = model.count_change(lambda view: view.empire_left)
    if change is not None:
        count_changes.draw_chip(
            canvas, area.x + area.size + 27, area.y + 52, change.text, recency=change.recency
        )
    if THE_SUPPLY in model.targets:
        spots.mark_target(canvas, model, area, round_=True)
        spots.record_choices(canvas, model, THE_SUPPLY, area.rect.box)


def draw_emperor(
    canvas: Canvas, area: Area, model: EmperorBoard, panel: Rect | None = None
) -> None:
    """Draw the noble on the throne; ``panel`` is the one around it, if a line may lead there."""
    x, y, size = area
    ground = mix("vp", "white", 0.75)
    marked = spots.has_tab(model, THE_THRONE)
    model.story.locate(THE_THRONE, partial(_story_spot, area, panel, has_tab=marked))
    spots.draw_under(canvas, model, THE_THRONE, area, ground)
    if model.view.throne == NOBODY:
        canvas.text(x + size / 2, y + size / 2, "–", TextStyle(CODE, "ink3"), align="m", on=ground)
        return
    on = spots.ground_of(model, THE_THRONE, ground)
    canvas.put(model.noble_sprite(model.view.throne, size), x, y, on)
    if THE_THRONE in model.targets:
        spots.mark_target(canvas, model, area)
        spots.record_choices(canvas, model, THE_THRONE, area.rect.box)


def _story_spot(area: Area, panel: Rect | None, *, has_tab: bool) -> Spot:
    """Return where number and shield stand: the shield at the left, because names are right."""
    spot, (x, y, size) = spots.story_spot(area, has_tab=has_tab), area
    way = () if panel is None else spots.way_below(_canopy_around(area), panel)
    return spot._replace(shield=(x + 12, y + size), way=way)


def draw_lifted(canvas: Canvas, area: Area, model: EmperorBoard) -> None:
    """Draw the old emperor's noble, beside the board until it is placed."""
    if model.chosen == LIFTED:
        highlights.draw_chosen_frame(canvas, area.rect._replace(h=area.size + 4), 10)
    canvas.put(model.noble_sprite(model.view.lifted, area.size), area.x, area.y, None)
