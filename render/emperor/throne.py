"""The throne: emperor, rival, the lifted old emperor, and the expected votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import NOBODY
from render.emperor import pieces, spots
from render.emperor.board_model import ELECTED, EmperorBoard
from render.emperor.board_spots import LIFTED, THE_SUPPLY, THE_THRONE
from render.emperor.spots import Area
from render.emperor.throne_plan import Candidate, ThronePlan, choose_plan, list_candidates
from render.emperor.vote_lines import draw_votes, votes_by_side
from render.kit import count_changes, highlights, layout, names, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.palette import Colour, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, RowSpace, Size
from render.kit.sprite import Sprite
from render.kit.story import StoryAnchor
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import CAPTION, CODE, FIGURE, FLOOR, NOTE, SMALL_FIGURE

_SIZE = Size(364, 452)
_MARGIN = 18
"""Distance of the line and the votes from the sides of the panel."""
_LINE_MARGINS = 40
"""Width that a line of votes leaves free, on both sides together."""
_TITLE_LEFT = 76
_TITLE_MIDDLE = 38
_TITLE_WIDTH = 156
_CROWN_SIZE = 44
_SUPPLY_AREA = Area(246, 16, 44)
_SUPPLY_NUMBER_GAP = 7
"""Gap between the empire city and the number left."""
_SUPPLY_CHIP_MIDDLE = (27, 52)
"""Middle of the chip with its change, from the top right corner of the empire city."""
_LIFTED_FRAME_RADIUS = 10
_DIVIDER_TOP = 272
"""Top of the line between throne and votes."""
_DIVIDER_HEIGHT = 3
_VOTES_TITLE_MIDDLE = 289
"""Middle of the title of the votes."""
_FIRST_LINE_MIDDLE = 328
"""Middle of the first line of votes."""
_LINE_PITCH = 45
"""Distance between two lines of votes."""
_ROLE_SIZE = 21
"""Text size of a candidate's role."""
_SUPPLY_NUMBER_SIZE = 31
"""Text size of the number of empire cities left."""


def draw_base(
    canvas: Canvas, x: float, y: float, words: Catalogue, *, on: Colour = "ground"
) -> None:
    """Draw panel, crown and title."""
    w, h = _SIZE
    title = PanelTitle(
        words.say("emperor-picture-throne"),
        (_TITLE_LEFT, _TITLE_MIDDLE),
        max_width=_TITLE_WIDTH,
        min_size=NOTE,
        symbol=icon_sprite("imperial-crown", _CROWN_SIZE),
    )
    titled_panel.draw_titled(canvas, Rect(x, y, w, h), title, on=on)
    canvas.fill(Rect(x + _MARGIN, y + _DIVIDER_TOP, w - 2 * _MARGIN, _DIVIDER_HEIGHT), "line")


_CANOPY_RADIUS = 14
_CANOPY_COLOUR = mix("vp", "white", 0.75)


def draw_canopy(canvas: Canvas, noble: Area) -> None:
    """Draw the throne's canopy."""
    canopy = _canopy_around(noble)
    canvas.put(_roof_sprite(round(canopy.w)), (canopy.x, canopy.y), "panel")
    canvas.box(
        canopy,
        BoxStyle(_CANOPY_RADIUS, _CANOPY_COLOUR, "vp", layout.EDGE_WIDTH),
        on="panel",
    )


_CANOPY_MARGIN_SHARE = 0.12
"""Distance of the canopy from its noble, as a share of the noble's size."""
_CANOPY_RISE = 4
"""Height of the canopy beyond its margins, above and below."""
_ROOF_HEIGHT = 13
_ROOF_FOOT = 2
"""Height of the roof that the canopy hides."""
_ROOF_INSET_SHARE = 0.12
"""Distance of the roof from the sides of the canopy, as a share of its width."""


def _canopy_around(noble: Area) -> Rect:
    """Return the box of the canopy around the noble on the throne."""
    margin = round(noble.size * _CANOPY_MARGIN_SHARE)
    width = noble.size + 2 * margin
    return Rect(noble.x - margin, noble.y - margin - _CANOPY_RISE, width, width + 2 * _CANOPY_RISE)


@lru_cache(maxsize=4)
def _roof_sprite(w: int) -> Sprite:
    """Return the roof of a canopy of a width, anchored at the canopy's top left corner."""
    pen = Pen(0, -_ROOF_HEIGHT - 1, w, _ROOF_FOOT + 1)
    inset = w * _ROOF_INSET_SHARE
    peak = (w / 2, -_ROOF_HEIGHT)
    pen.poly([(inset, _ROOF_FOOT), peak, (w - inset, _ROOF_FOOT)], "vp")
    return pen.sprite()


def draw(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw the emperor, the rival, the supply of empire cities, and the votes."""
    candidates = list_candidates(model)
    plan = choose_plan(canvas, model, candidates)
    noble = plan.noble.moved(x, y)
    _draw_supply(canvas, x, y, model)
    draw_canopy(canvas, noble)
    draw_emperor(canvas, noble, model, Rect(x, y, *_SIZE))
    _draw_candidates(canvas, x, y, model, plan, candidates)
    if plan.lifted is not None and model.view.lifted != NOBODY:
        _draw_lifted(canvas, plan.lifted.moved(x, y), model)
    elif plan.token is not None and model.rival != NOBODY:
        left, top, size = plan.token.moved(x, y)
        token = tokens.flat_token_sprite(model.colour_of(model.rival), size)
        canvas.put(token, (left + size / 2, top + size / 2), "panel")
    _draw_votes(canvas, x, y, model)


def _draw_candidates(
    canvas: Canvas,
    x: float,
    y: float,
    model: EmperorBoard,
    plan: ThronePlan,
    candidates: Sequence[Candidate],
) -> None:
    """Draw the role and the name of each candidate."""
    roles = plan.roles or plan.names
    for candidate, lines in zip(candidates, (plan.emperor, plan.rival), strict=True):
        size = SMALL_FIGURE if candidate.role == ELECTED else _ROLE_SIZE
        style = TextStyle(size, "ink2", min_size=FLOOR)
        label = model.say(candidate.role)
        middle = y + lines.role_middle
        canvas.text((x + roles.left, middle), label, style, on="panel", max_width=roles.width)
        name_style = NameStyle(
            FIGURE, colour=candidate.colour, single_word_size=names.MIN_NAME_SIZE, on="panel"
        )
        left = x + plan.names.left
        middle = y + lines.name_middle
        room = plan.names.width
        names.draw_player_name(canvas, left, middle, candidate.name, name_style, room)


def _draw_votes(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw a line for the votes of each side, below their title."""
    left = x + _MARGIN
    room = _SIZE[0] - 2 * _MARGIN
    title = model.say("voted" if model.latest_turn.revealed_votes else "votes")
    style = TextStyle(CAPTION, font="serif", min_size=FLOOR)
    canvas.text((left, y + _VOTES_TITLE_MIDDLE), title, style, on="panel", max_width=room)
    for i, (side, shares) in enumerate(votes_by_side(model).items()):
        middle = y + _FIRST_LINE_MIDDLE + i * _LINE_PITCH
        line = RowSpace(left, left + _SIZE[0] - _LINE_MARGINS, middle)
        draw_votes(canvas, line, side, shares, model)


def _draw_supply(canvas: Canvas, x: float, y: float, model: EmperorBoard) -> None:
    """Draw the number of empire cities left, to the right of the title."""
    area = Area(x + _SUPPLY_AREA.x, y + _SUPPLY_AREA.y, _SUPPLY_AREA.size)
    if model.chosen == THE_SUPPLY:
        size = area.size
        highlights.draw_chosen_frame(canvas, Rect(area.x, area.y, size, size), size / 2)
    canvas.put(pieces.empire_city_sprite(area.size), (area.x, area.y), "panel")
    number_left = model.view.empire_left
    style = TextStyle(_SUPPLY_NUMBER_SIZE, "ink" if number_left else "line", "black")
    left = area.rect.right + _SUPPLY_NUMBER_GAP
    middle = area.rect.cy
    canvas.text((left, middle), f"×{number_left}", style, on="panel")
    change = model.count_change(lambda view: view.empire_left)
    if change is not None:
        dx, dy = _SUPPLY_CHIP_MIDDLE
        chip_x = area.rect.right + dx
        chip_y = area.y + dy
        count_changes.draw_chip(canvas, chip_x, chip_y, change.text, recency=change.recency)
    if THE_SUPPLY in model.targets:
        spots.mark_target(canvas, model, area, is_round=True)
        spots.record_choices(canvas, model, THE_SUPPLY, area.rect.box)


def draw_emperor(
    canvas: Canvas, area: Area, model: EmperorBoard, panel: Rect | None = None
) -> None:
    """Draw the noble on the throne; ``panel`` is the one around it, if a line may lead there."""
    x, y, size = area
    ground = _CANOPY_COLOUR
    marked = spots.has_tab(model, THE_THRONE)
    model.story.locate(THE_THRONE, partial(_anchor_of_emperor, area, panel, has_tab=marked))
    spots.draw_under(canvas, model, THE_THRONE, area, ground)
    if model.view.throne == NOBODY:
        canvas.text(
            (x + size / 2, y + size / 2), "–", TextStyle(CODE, "ink3"), align="middle", on=ground
        )
        return
    on = spots.ground_of(model, THE_THRONE, ground)
    canvas.put(model.noble_sprite(model.view.throne, size), (x, y), on)
    if THE_THRONE in model.targets:
        spots.mark_target(canvas, model, area)
        spots.record_choices(canvas, model, THE_THRONE, area.rect.box)


_SHIELD_INSET = 12
"""Distance of the middle of the shield from the left edge of the noble."""


def _anchor_of_emperor(area: Area, panel: Rect | None, *, has_tab: bool) -> StoryAnchor:
    """Return where number and shield stand: the shield at the left, because names are right."""
    anchor = spots.story_anchor(area, has_tab=has_tab)
    way = () if panel is None else spots.way_below(_canopy_around(area), panel)
    return anchor._replace(shield=(area.x + _SHIELD_INSET, area.rect.bottom), way=way)


def _draw_lifted(canvas: Canvas, area: Area, model: EmperorBoard) -> None:
    """Draw the old emperor's noble, beside the board until it is placed."""
    if model.chosen == LIFTED:
        highlights.draw_chosen_frame(canvas, spots.with_side(area), _LIFTED_FRAME_RADIUS)
    canvas.put(model.noble_sprite(model.view.lifted, area.size), (area.x, area.y), on=None)
