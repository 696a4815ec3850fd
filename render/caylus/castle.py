"""The castle: the keep with its houses, and the workers waiting below it."""

from __future__ import annotations

from functools import partial

from engine.core.words.catalogue import Catalogue
from render.caylus import keep, story
from render.caylus.board_model import CaylusBoard
from render.caylus.castle_plan import BOARD, CastlePlan, colour_of_stone
from render.caylus.faces import code_of
from render.caylus_common import masonry
from render.kit import highlights, layout, plates, titled_panel, tokens, worker_spaces
from render.kit.canvas import Canvas
from render.kit.highlights import Recency, recency_of
from render.kit.pen import Point
from render.kit.plates import PlateStyle
from render.kit.rect import Rect
from render.kit.story import StoryAnchor, anchor_of_piece
from render.kit.titled_panel import PanelTitle

_SPACE_INSET = 3
"""Difference in radius between a worker and the circle of an empty space."""
_ARRIVAL_REACH = 7
"""How far the disc under a worker that has just arrived extends beyond the worker."""
_SHIELD_FROM_RIGHT = (16, 29, 29)
"""Middle of a shield with points by section, from the right edge of the panel.

Beside the dungeon, which is widest, it reaches beyond the panel.
"""
_SHIELD_MIDDLE = 10
"""Middle of that shield, from the top of its section."""
_LINE_END_UP = 4
"""Height of a line's end above the joint below its house, so that it is off the section's words."""
_TITLE_LEFT = 76
"""Left edge of the title, from the left edge of the code plate."""
_TITLE_MIDDLE = 23
"""Middle of the title, from the top of the code plate."""


def draw_base(
    canvas: Canvas, x: int, y: int, words: Catalogue, seats: int, plan: CastlePlan = BOARD
) -> None:
    """Draw panel, title, and a space for each seat's waiting worker."""
    title = PanelTitle(
        words.say("caylus-tile-castle"),
        (plan.plate[0] + _TITLE_LEFT, plan.plate[1] + _TITLE_MIDDLE),
    )
    titled_panel.draw_titled(canvas, Rect(x, y, plan.width, plan.height), title)
    for i in range(seats):
        cx, cy = plan.waiting_space(x, y, i)
        worker_spaces.draw(
            canvas, (cx, cy), plan.token_size / 2 - _SPACE_INSET, number=str(i + 1), on="panel"
        )


def draw(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: CastlePlan = BOARD) -> None:
    """Draw keep, houses, waiting workers, the code, and the ring of a legal target."""
    legal = code_of("castle") in model.legal_codes
    draw_keep(canvas, x, y, model, plan)
    _draw_queue(canvas, x, y, model, legal, plan)
    left, top = plan.plate
    plate = PlateStyle(has_outline=not legal, on="panel")
    plates.draw_plate(canvas, (x + left, y + top), code_of("castle"), plate, is_legal=legal)
    if legal:
        highlights.draw_ring(
            canvas, Rect(x, y, plan.width, plan.height), layout.PANEL_RADIUS, code_of("castle")
        )


def draw_keep(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: CastlePlan) -> None:
    """Draw the keep with its houses."""
    view = model.view
    keep.draw(canvas, (x, y), view, model.words, model.scene.colours, plan)
    for section, houses in enumerate(view.castle_houses):
        for i, ((dx, dy), seat) in enumerate(zip(plan.stones(section), houses, strict=False)):
            recency = _house_recency(model, section, i)
            stone = keep.stone_sprite(section, model.colour_of(seat), recency, plan)
            canvas.put(stone, (x + dx, y + dy), colour_of_stone(section))
            top = y + plan.section_box(section)[1]
            shield = x + plan.width - _SHIELD_FROM_RIGHT[section], top + _SHIELD_MIDDLE
            anchor = partial(_anchor_of_stone, x + dx, y + dy, plan, shield)
            model.story.locate(story.place_of_house(section, i), anchor)
            model.story.locate(story.place_of_section(section), anchor)


def _house_recency(model: CaylusBoard, section: int, number: int) -> Recency | None:
    """Return the recency of a house in the castle, if it is new."""
    if (section, number) in model.latest_turn.castle_houses:
        return Recency.LATEST_TURN
    return Recency.EARLIER if (section, number) in model.since_last_turn.castle_houses else None


def _anchor_of_stone(x: float, y: float, plan: CastlePlan, shield: Point) -> StoryAnchor:
    """Return a house's anchor: number and line in the joints, the shield beside the section."""
    joint = x - masonry.STONE_SIZE[0] / 2 * plan.x_scale - 1
    low = y + plan.house_size / 2 + 3
    return StoryAnchor((joint, y), shield, ((x, low), (x, low - _LINE_END_UP)), is_narrow=True)


def _draw_queue(
    canvas: Canvas, x: int, y: int, model: CaylusBoard, is_legal: bool, plan: CastlePlan
) -> None:
    queue = model.view.castle_queue
    for i, seat in enumerate(queue):
        cx, cy = plan.waiting_space(x, y, i)
        model.story.locate(
            story.place_at_castle(seat),
            partial(anchor_of_piece, cx, cy, plan.token_size / 2, y + plan.height),
        )
        ground = "panel"
        new, since = model.latest_turn.castle_workers, model.since_last_turn.castle_workers
        if recency := recency_of(len(queue) - i, new, since):
            radius = plan.token_size / 2 + _ARRIVAL_REACH
            ground = highlights.draw_arrival(canvas, (cx, cy), radius, recency, "panel")
        if model.chosen == "castle" and seat == model.asked:
            canvas.put(highlights.selection_ring_sprite(plan.token_size), (cx, cy), "panel")
        canvas.put(tokens.token_sprite(model.colour_of(seat), plan.token_size), (cx, cy), ground)
    if is_legal and len(queue) < model.view.seats:
        cx, cy = plan.waiting_space(x, y, len(queue))
        number = str(len(queue) + 1)
        worker_spaces.draw(
            canvas,
            (cx, cy),
            plan.token_size / 2 - _SPACE_INSET,
            is_target=True,
            number=number,
            on="panel",
        )
