"""The keep: its sections grow stone by stone, from a dashed outline to roofs and a flag.

What is drawn follows from the view: a section without houses is an outline, every batch lays a
stone with its builder's house, and a section that is full or scored gets merlons, roofs, and the
flag of the player with most houses in it, before its name. If several have most, there is no flag.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.caylus.data import HOUSE_POINTS, NOBODY, ROOM, SECTIONS, TRIGGERS
from engine.caylus.state import CaylusState
from engine.core.words.catalogue import Catalogue
from render.caylus.castle_plan import BAND_HEIGHT, TOWERS, CastlePlan, colour_of_stone
from render.caylus_common import masonry
from render.caylus_common.masonry import Stage
from render.kit import goods, tokens
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Patch, Sprite
from render.kit.text import TextStyle


def stage_of(view: CaylusState, section: int) -> Stage:
    """Return how far a section has been built; scoring closes it even if it is not full."""
    houses = len(view.castle_houses[section])
    if section < view.sections_scored or houses == ROOM[section]:
        return Stage.FINISHED
    return Stage.BEGUN if houses else Stage.PLANNED


def find_main_builder(houses: Sequence[int]) -> int:
    """Return the seat with most houses in a section; ``NOBODY`` if there are several or none."""
    first, second = [*Counter(houses).most_common(2), (NOBODY, 0), (NOBODY, 0)][:2]
    return first[0] if first[1] > second[1] else NOBODY


class Section(NamedTuple):
    """Everything that a section shows except houses.

    Attributes:
        number: its place in ``SECTIONS``.
        built: how far it has been built.
        name: its name.
        trigger: the space whose bailiff scores it, or "" once it is scored.
        done: the word that it is scored, or "".
        flag: the colour of the player with most houses in it if it is finished, or "".
        plan: the size of the castle.
    """

    number: int
    built: Stage
    name: str
    trigger: str
    done: str
    flag: str
    plan: CastlePlan


_LABEL_MARGIN = 14
"""Distance of the name from the left edge of the band, at the scale of the board."""
_FLAG_SIZE = 22
_FLAG_FOOT = 4
"""Distance of the foot of a flag from the lower edge of the band."""
_FLAG_GAP = 6
"""Distance of the name from the flag."""
_POINTS_GAP = 8
"""Distance of the points from what is at their left."""
_TRIGGER_GAP = 5
"""Distance of the space whose bailiff scores the section from its icon."""
_NAME_GAP = 10
"""Distance of the name from what is at its right."""


def _describe_section(
    view: CaylusState, number: int, words: Catalogue, colours: Sequence[str], plan: CastlePlan
) -> Section:
    scored = number < view.sections_scored
    built = stage_of(view, number)
    builder = find_main_builder(view.castle_houses[number])
    return Section(
        number,
        built,
        words.say(f"caylus-section-{SECTIONS[number]}"),
        "" if scored else str(TRIGGERS[number]),
        words.say("caylus-board-section-scored") if scored else "",
        colours[builder] if built is Stage.FINISHED and builder != NOBODY else "",
        plan,
    )


def draw(
    canvas: Canvas,
    corner: tuple[int, int],
    view: CaylusState,
    words: Catalogue,
    colours: Sequence[str],
    plan: CastlePlan,
) -> None:
    """Draw the three sections without their houses, the highest first."""
    x, y = corner
    for number in reversed(range(len(SECTIONS))):
        section = _describe_section(view, number, words, colours, plan)
        left, top, *_ = plan.section_box(number)
        patch = _paint_section(section, canvas.style)
        canvas.put(patch, (x + left, y + top))
        if section.built is Stage.FINISHED:
            canvas.put(_roofs_sprite(number, plan), (x + left, y + top), "panel")


@lru_cache(maxsize=128)
def _paint_section(section: Section, style: CanvasStyle) -> Patch:
    """Return a section without houses, anchored at its top left corner."""
    _, _, w, h = section.plan.section_box(section.number)
    canvas = style.new_canvas(w, h, "panel")
    canvas.put(_walls_sprite(section.number, section.built, section.plan), (0, 0), "panel")
    canvas.record("section", f"{SECTIONS[section.number]} {section.built}", (0, 0, w, h))
    _draw_label(canvas, section)
    return canvas.patch()


def _draw_label(canvas: Canvas, section: Section) -> None:
    """Draw name, trigger and points on the band."""
    plan = section.plan
    planned = section.built is Stage.PLANNED
    ground = "panel" if planned else colour_of_stone(section.number)
    left = _LABEL_MARGIN * plan.x_scale
    right = canvas.width - _LABEL_MARGIN * plan.x_scale + 4
    middle = canvas.height - BAND_HEIGHT / 2 * plan.y_scale
    if section.flag:
        size = round(_FLAG_SIZE * plan.y_scale)
        foot = canvas.height - _FLAG_FOOT * plan.y_scale
        canvas.put(masonry.flag_sprite(section.flag, size), (left, foot), ground)
        left += size + _FLAG_GAP
    points = str(HOUSE_POINTS[section.number])
    shield = goods.shield_sprite(points, plan.shield_size, floor=canvas.floor)
    canvas.put(shield, (right - plan.shield_size / 2, middle), ground)
    right -= plan.shield_size + _POINTS_GAP
    if section.done:
        style = TextStyle(plan.info_size)
        right -= canvas.text((right, middle), section.done, style, align="right", on=ground)
    else:
        size = plan.info_size + 2
        style = TextStyle(size)
        right -= canvas.text((right, middle), section.trigger, style, align="right", on=ground)
        right -= _TRIGGER_GAP
        canvas.put(icon_sprite("stone-tower", size), (right - size / 2, middle), ground)
        right -= size
    style = TextStyle(plan.name_size, min_size=canvas.floor)
    room = right - _NAME_GAP - left
    canvas.text((left, middle), section.name, style, on=ground, max_width=room)


# The building; its sizes are those on the board, where both scales of the plan are 1

_LINE_WIDTH = 2.5
"""Width of the outline of walls and band."""
_TURRET_WIDTH = 16
_TURRET_HEIGHT = 20
_TURRET_OVERLAP = 3
"""Height of the part of a turret that the wall hides."""
_EAVES_REACH = 4
"""How far the eaves of a turret extend beyond its walls."""
_TURRET_EAVES = 18
"""Height of the eaves of a turret."""
_TURRET_ROOF_HEIGHT = 24
_TOWER_ROOF_HEIGHT = 42
_TOWER_ROOF_WIDTH = 88
_TOWER_EAVES = -2
"""Height of the eaves of a tower: below its top, behind the merlons."""
_MERLON_HEIGHT = 13
_NOTCH_MERLON_HEIGHT = 11
"""Height of the merlons between the towers."""
_TOWER_MERLONS = 5
_NOTCH_MERLONS = 2
_ROOM_BESIDE = 10
"""Width of the drawing of the roofs at either side of the section."""
_ROOM_ABOVE = 48
"""Height of the drawing of the roofs above the section."""


def _section_outline(section: int, plan: CastlePlan) -> list[Point]:
    """Return the outline of a section from its top left corner; the towers have a notch."""
    _, _, w, h = plan.section_box(section)
    if section != TOWERS:
        return [(0, 0), (w, 0), (w, h), (0, h)]
    left, right, low = plan.notch()
    return [(0, 0), (left, 0), (left, low), (right, low), (right, 0), (w, 0), (w, h), (0, h)]


@lru_cache(maxsize=32)
def _walls_sprite(section: int, built: Stage, plan: CastlePlan) -> Sprite:
    """Return a section's walls, with the places of stones that have not been laid."""
    left, top, w, h = plan.section_box(section)
    stone = colour_of_stone(section)
    band = h - BAND_HEIGHT * plan.y_scale
    pen = Pen(0, 0, w, h)
    inset = _LINE_WIDTH / 2
    outline = [
        (min(max(x, inset), w - inset), min(max(y, inset), h - inset))
        for x, y in _section_outline(section, plan)
    ]
    size = _stone_size(plan)
    if built is Stage.PLANNED:
        masonry.draw_dashed(pen, outline)
    else:
        pen.poly(outline, "panel" if built is Stage.BEGUN else stone, "ink2", _LINE_WIDTH)
        pen.box(Rect(0, band, w, h - band), BoxStyle(2, stone, "ink2", line_width=_LINE_WIDTH))
    for x, y in plan.stones(section):
        corner = x - left - size[0] / 2, y - top - size[1] / 2
        if built is Stage.FINISHED:
            masonry.draw_closed_stone(pen, *corner, size, stone)
        else:
            masonry.draw_unlaid_stone(pen, *corner, size)
    return pen.sprite()


def _stone_size(plan: CastlePlan) -> tuple[float, float]:
    return masonry.STONE_SIZE[0] * plan.x_scale, masonry.STONE_SIZE[1] * plan.y_scale


@lru_cache(maxsize=8)
def _roofs_sprite(section: int, plan: CastlePlan) -> Sprite:
    """Return merlons and roofs of a finished section, anchored at its top left corner.

    Dungeon and walls have turrets beside the next section.
    """
    _, _, w, _ = plan.section_box(section)
    beside = round(_ROOM_BESIDE * plan.x_scale)
    above = round(_ROOM_ABOVE * plan.y_scale)
    pen = Pen(-beside, -above, w + beside, round(plan.notch().bottom) + 4)
    if section == TOWERS:
        _draw_tower_tops(pen, w, plan)
    else:
        turret = _TURRET_WIDTH * plan.x_scale
        for left in (0, w - turret):
            _draw_turret(pen, left, colour_of_stone(section), plan)
    return pen.sprite()


def _draw_tower_tops(pen: Pen, w: float, plan: CastlePlan) -> None:
    """Draw the roofs of both towers, and the merlons on them and between them."""
    fill = colour_of_stone(TOWERS)
    notch = plan.notch()
    half = _TOWER_ROOF_WIDTH / 2 * plan.x_scale
    for left, right in ((0, notch.left), (notch.right, w)):
        middle = (left + right) / 2
        eaves = middle - half, middle + half
        masonry.draw_roof(pen, eaves, -_TOWER_EAVES, _TOWER_ROOF_HEIGHT * plan.y_scale)
        height = _MERLON_HEIGHT * plan.y_scale
        masonry.draw_merlons(pen, (left, right), 0, height, fill, _TOWER_MERLONS)
    span = (notch.left, notch.right)
    height = _NOTCH_MERLON_HEIGHT * plan.y_scale
    masonry.draw_merlons(pen, span, notch.bottom, height, fill, _NOTCH_MERLONS)


def _draw_turret(pen: Pen, left: float, fill: Colour, plan: CastlePlan) -> None:
    """Draw a turret on top of a section, with its roof."""
    width, height = _TURRET_WIDTH * plan.x_scale, _TURRET_HEIGHT * plan.y_scale
    style = BoxStyle(0, fill, "ink2", line_width=_LINE_WIDTH)
    pen.box(Rect(left, -height, width, height + _TURRET_OVERLAP), style)
    reach = _EAVES_REACH * plan.x_scale
    eaves = (left - reach, left + width + reach)
    roof = _TURRET_ROOF_HEIGHT * plan.y_scale
    masonry.draw_roof(pen, eaves, -_TURRET_EAVES * plan.y_scale, roof)


@lru_cache(maxsize=128)
def stone_sprite(section: int, colour: str, recency: Recency | None, plan: CastlePlan) -> Sprite:
    """Return a stone with its builder's house, anchored at its middle."""
    w, h = _stone_size(plan)
    half = round(w / 2) + 1, round(h / 2) + 1
    pen = Pen(-half[0], -half[1], *half)
    facts = masonry.draw_stone(pen, (w, h), colour_of_stone(section), recency)
    side = plan.house_size / 2
    tokens.draw_house(pen, colour, 0, 0.5, plan.house_size)
    house = Fact("house", colour, (-side, -side, side, side), plan.house_size, is_solid=True)
    return pen.sprite(*facts, house)
