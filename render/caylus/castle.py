"""The castle: a keep in three tiers with its houses, and the workers waiting below it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.caylus.data import HOUSE_POINTS, ROOM, SECTIONS, TRIGGERS
from engine.core.words.catalogue import Catalogue
from render.caylus.board_model import CaylusBoard
from render.caylus.faces import code
from render.kit import goods, highlights, layout, panel, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import PlateStyle, Recency
from render.kit.icons import icon
from render.kit.palette import KEEP, Colour
from render.kit.panel import PanelTitle
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle

QUEUE = 5


@dataclass(frozen=True, slots=True)
class CastlePlan:
    """The castle at one of its sizes; ``across`` and ``down`` scale the keep of the board."""

    width: int
    height: int
    across: float
    down: float
    house: int
    hole: int
    name: int
    info: int
    shield: int
    token: int
    plate: tuple[int, int]

    def queue(self, x: float, y: float, rank: int) -> tuple[float, float]:
        """Return the middle of a space for a waiting worker, counted from 0."""
        inset = 14 + self.token / 2
        step = (self.width - 2 * inset) / (QUEUE - 1)
        return x + inset + rank * step, y + self.height - self.token / 2 - 16


BOARD = CastlePlan(421, 552, 1, 1, 34, 8, 25, 20, 36, 60, (14, 14))
CROP = CastlePlan(744, 732, 744 / 421, 1.4, 50, 12, 34, 26, 44, 72, (20, 20))

_PER_ROW = (6, 5, 7)
_SLOT_SPAN = ((26, 395), (44, 377), (64, 357))
_SLOT_TOP = (420, 302, 180)
_SLOT_PITCH = 40
_LABEL = ((30, 391), (48, 377), (68, 357))
_LABEL_TOP = (384, 264, 144)
_TIER = ((14, 362, 393, 82), (32, 242, 357, 126), (54, 122, 313, 126))


def tier(section: int, plan: CastlePlan) -> tuple[float, float, float, float]:
    """Return the box of a section within the castle: x, y, width and height."""
    x, y, w, h = _TIER[section]
    return x * plan.across, y * plan.down, w * plan.across, h * plan.down


def tier_colour(section: int) -> Colour:
    """Return the colour of a section's stone."""
    return KEEP[2 - section]


@lru_cache(maxsize=3)
def _keep(plan: CastlePlan) -> Sprite:
    """Return the building itself."""
    pen = Pen(0, 0, plan.width, round(460 * plan.down))
    light, middle, dark = KEEP

    def block(left: float, top: float, w: float, h: float, fill: Colour) -> None:
        across, down = plan.across, plan.down
        pen.box(
            left * across, top * down, w * across, h * down, BoxStyle(2, fill, "ink2", thick=2.5)
        )

    def battlements(left: float, right: float, y: float, count: int, fill: Colour) -> None:
        width = (right - left) / (2 * count - 1)
        for i in range(count):
            block(left + 2 * i * width, y - 14, width, 20, fill)

    battlements(126, 295, 122, 5, light)
    for left in (50, 299):
        block(left + 4, 102, 64, 40, light)
        roof = ((left - 4, 104), (left + 36, 60), (left + 76, 104))
        points = [(x * plan.across, y * plan.down) for x, y in roof]
        pen.poly(points, "cspecial", "ink", 2.5)
    block(*_TIER[2], light)
    box = BoxStyle(0, light)
    pen.box(54 * plan.across + 2.5, 118 * plan.down, 313 * plan.across - 5, 10 * plan.down, box)
    battlements(34, 60, 244, 1, middle)
    battlements(361, 387, 244, 1, middle)
    block(*_TIER[1], middle)
    block(*_TIER[0], dark)
    return pen.sprite()


def draw_base(
    canvas: Canvas,
    x: int,
    y: int,
    words: Catalogue,
    seats: int,
    scored: int,
    plan: CastlePlan = BOARD,
) -> None:
    """Draw panel, keep, names of the sections, and a space for each seat."""
    title = PanelTitle(words.say("caylus-tile-castle"), (plan.plate[0] + 76, plan.plate[1] + 23))
    panel.titled(canvas, Rect(x, y, plan.width, plan.height), title)
    canvas.put(_keep(plan), x, y, "panel")
    done = words.say("caylus-board-section-scored")
    for section, word in enumerate(SECTIONS):
        name = words.say(f"caylus-section-{word}")
        _label(canvas, x, y, section, name, done if section < scored else "", plan)
    for i in range(seats):
        cx, cy = plan.queue(x, y, i)
        highlights.worker_space(canvas, cx, cy, plan.token / 2 - 3, number=str(i + 1), on="panel")


def _label(
    canvas: Canvas, x: int, y: int, section: int, name: str, state: str, plan: CastlePlan
) -> None:
    """Draw a section's name, and "scored" or the space whose bailiff scores it."""
    stone = tier_colour(section)
    left, right = (x + edge * plan.across for edge in _LABEL[section])
    middle = y + _LABEL_TOP[section] * plan.down
    points = str(HOUSE_POINTS[section])
    canvas.put(
        goods.shield(points, plan.shield, floor=canvas.floor),
        right - plan.shield / 2,
        middle + 1,
        stone,
    )
    right -= plan.shield + 8
    if state:
        right -= canvas.text(right, middle, state, TextStyle(plan.info), align="r", on=stone)
    else:
        size = plan.info + 2
        right -= (
            canvas.text(right, middle, str(TRIGGERS[section]), TextStyle(size), align="r", on=stone)
            + 5
        )
        canvas.put(icon("stone-tower", size), right - size / 2, middle, stone)
        right -= size
    room = right - 10 - left
    canvas.text(
        left, middle, name, TextStyle(plan.name, min_size=canvas.floor), on=stone, max_width=room
    )


def _slots(section: int, plan: CastlePlan) -> list[tuple[float, float]]:
    """Return the middles of a section's spaces within the castle."""
    per_row = _PER_ROW[section]
    left, right = _SLOT_SPAN[section]
    step = (right - left) / per_row
    top = _SLOT_TOP[section]
    return [
        (
            (left + step * (i % per_row + 0.5)) * plan.across,
            (top + i // per_row * _SLOT_PITCH) * plan.down,
        )
        for i in range(ROOM[section])
    ]


@lru_cache(maxsize=4)
def _hole(dead: bool, radius: int) -> Sprite:
    """Return an empty space; spaces of a scored section are only small dots."""
    half = radius + 2
    pen = Pen(-half, -half, half, half)
    if dead:
        pen.disc(0, 0, radius * 0.6, "ink3")
    else:
        pen.disc(0, 0, radius, "tile", "ink3", 2)
    return pen.sprite()


def draw(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: CastlePlan = BOARD) -> None:
    """Draw houses, waiting workers, the code, and the ring of a legal target."""
    view, legal = model.view, code("castle") in model.legal
    for section, houses in enumerate(view.castle_houses):
        stone = tier_colour(section)
        for i, (dx, dy) in enumerate(_slots(section, plan)):
            if i >= len(houses):
                canvas.put(_hole(section < view.scored, plan.hole), x + dx, y + dy, stone)
                continue
            colour, ground = model.scene.colours[houses[i]], stone
            if (section, i) in model.last_move.houses | model.last_turn.houses:
                recency = Recency.of((section, i) in model.last_move.houses)
                canvas.put(
                    highlights.arrival(plan.house / 2 + 4, recency), x + dx, y + dy + 1, stone
                )
                ground = highlights.background(recency)
            canvas.put(tokens.house(colour, plan.house), x + dx, y + dy, ground)
    _draw_queue(canvas, x, y, model, legal, plan)
    left, top = plan.plate
    highlights.plate(
        canvas, x + left, y + top, code("castle"), legal, PlateStyle(framed=not legal), on="panel"
    )
    if legal:
        highlights.ring(
            canvas, Rect(x, y, plan.width, plan.height), layout.PANEL_RADIUS, code("castle")
        )


def _draw_queue(
    canvas: Canvas, x: int, y: int, model: CaylusBoard, legal: bool, plan: CastlePlan
) -> None:
    queue = model.view.castle_queue
    for i, seat in enumerate(queue):
        cx, cy = plan.queue(x, y, i)
        ground, newer = "panel", len(queue) - i
        if newer <= max(model.last_move.castle, model.last_turn.castle):
            recency = Recency.of(newer <= model.last_move.castle)
            canvas.put(highlights.arrival(plan.token / 2 + 7, recency), cx, cy, "panel")
            ground = highlights.background(recency)
        if model.chosen == "castle" and seat == model.asked:
            canvas.put(highlights.selection_ring(plan.token), cx, cy, "panel")
        canvas.put(tokens.token(model.colour(seat), plan.token), cx, cy, ground)
    if legal and len(queue) < model.view.seats:
        cx, cy = plan.queue(x, y, len(queue))
        number = str(len(queue) + 1)
        highlights.worker_space(
            canvas, cx, cy, plan.token / 2 - 3, free=True, number=number, on="panel"
        )
