"""The towers of the site: each grows for three rounds, from a dashed outline to roof and merlons.

What is drawn follows from the view. It has the batches of the current round only: they are the
course of stones on the tower that is being built, with the flag of the player whose batches earn
the favour at the moment. Who delivered in earlier rounds becomes public at the end; then the last
tower has the flag of the player who delivered most in the whole game, unless several did.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.caylus1303.data import FROM_DELIVERY, NOBODY, SITE_ROUNDS
from engine.caylus1303.rules.delivery import most_batches
from engine.caylus1303.state import Caylus1303State
from render.caylus1303 import story
from render.caylus1303.board_model import Caylus1303Board
from render.caylus_common import masonry
from render.caylus_common.masonry import Stage
from render.kit import story_marks, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.palette import KEEP, Colour
from render.kit.pen import Pen
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.story import Spot
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL

STONE_COLOUR: Colour = KEEP[1]
_ROOM_ABOVE = 40
"""Height of what stands on a tower: merlons and roof, or the course of this round."""
_MERLON_HEIGHT = 13
_ROOF_HEIGHT = 38
_FLAG_WIDTH = 50
"""Width that a course leaves free for the flag at its right."""
_MAX_STONES = 6
_SIGN_SIZE = 30
"""Size of the builder's sign on a stone."""


def stage_of(view: Caylus1303State, index: int) -> Stage:
    """Return how far a tower, counted from 0, has been built."""
    first, last = SITE_ROUNDS[index]
    if view.round > last or (view.over and view.round == last):
        return Stage.FINISHED
    return Stage.BEGUN if view.round >= first else Stage.PLANNED


def wall_colour(stage: Stage) -> Colour:
    """Return the colour of a tower's walls."""
    return STONE_COLOUR if stage is Stage.FINISHED else "panel"


def flag_owner(view: Caylus1303State, index: int) -> int:
    """Return the seat whose flag a tower, counted from 0, has, or ``NOBODY``."""
    stage = stage_of(view, index)
    if stage is Stage.BEGUN:
        return most_batches(view)
    if stage is Stage.PLANNED or not view.over or index != len(SITE_ROUNDS) - 1:
        return NOBODY
    points = [sources[FROM_DELIVERY] for sources in view.points_by_source]
    first, second = sorted(points, reverse=True)[:2]
    return points.index(first) if first > second else NOBODY


def draw(canvas: Canvas, rect: Rect, index: int, model: Caylus1303Board) -> None:
    """Draw a tower, counted from 0, with what stands on it."""
    stage = stage_of(model.view, index)
    x, y, w, h = rect
    canvas.put(_tower_sprite(stage, round(w), round(h)), x, y, "panel")
    canvas.record("tower", f"{index + 1} {stage}", rect.box)
    if stage is Stage.PLANNED and model.view.round:
        canvas.put(icon_sprite("padlock", 32, "ink3"), x + w / 2, y - _ROOM_ABOVE / 2, "panel")
    middle = y - masonry.STONE_SIZE[1] / 2 - 1
    end = x
    if stage is Stage.BEGUN:
        for stone in _course_stones(model, w):
            canvas.put(stone.sprite, x + stone.x, middle, "panel")
            end = x + stone.x + stone.w / 2
    if stage is not Stage.PLANNED:
        earned = (end + story_marks.SHIELD_SIZE / 2 + masonry.MORTAR_GAP, middle)
        model.story.locate(story.DELIVERY_PLACE, lambda: Spot(earned, earned))
    seat = flag_owner(model.view, index)
    if seat != NOBODY:
        foot = y - (_MERLON_HEIGHT if stage is Stage.FINISHED else 0)
        pole = masonry.flag_sprite(model.colour_of(seat))
        canvas.put(pole, x + w - _FLAG_WIDTH + 14, foot, None)


class CourseStone(NamedTuple):
    """A stone of this round's course, its middle from the tower's left edge, and its width."""

    sprite: Sprite
    x: float
    w: int


def _course_stones(model: Caylus1303Board, w: float) -> Iterator[CourseStone]:
    """Yield the stones of this round's course, in the order of delivery."""
    laid = _laid_batches(model.view)
    width, height = masonry.STONE_SIZE
    room = w - _FLAG_WIDTH
    if story.DELIVERY_PLACE in model.story.points:
        room -= story_marks.SHIELD_SIZE
    pitch = min(width + masonry.MORTAR_GAP, room / max(1, len(laid)))
    size = round(pitch - masonry.MORTAR_GAP), height
    for i, (seat, number, count) in enumerate(laid):
        recency = model.batch_recency(seat, number)
        sprite = _stone_sprite(model.colour_of(seat), size, count, recency)
        yield CourseStone(sprite, pitch * (i + 0.5), size[0])


def _laid_batches(view: Caylus1303State) -> list[tuple[int, int, int]]:
    """Return what each stone stands for: a seat, its latest batch, and the number of batches.

    Each batch has a stone; if there are too many, each player has one stone for all of them.
    Batches are counted from 0.
    """
    row = [*view.site_row, *(seat for seat in view.order() if seat not in view.site_row)]
    if sum(view.batches[seat] for seat in row) > _MAX_STONES:
        return [(seat, count - 1, count) for seat in row if (count := view.batches[seat])]
    return [(seat, number, 1) for seat in row for number in range(view.batches[seat])]


@lru_cache(maxsize=64)
def _stone_sprite(
    colour: str, size: tuple[int, int], count: int, recency: Recency | None
) -> Sprite:
    """Return a stone with its builder's sign, and the number of batches if there are several."""
    half = size[0] // 2 + 1, size[1] // 2 + 1
    pen = Pen(-half[0], -half[1], *half)
    facts = masonry.draw_stone(pen, size, STONE_COLOUR, recency)
    if count > 1:
        tokens.draw_token(pen, colour, 0, -10, 14, lift=False)
        pen.text(0, 8, str(count), TextStyle(DETAIL))
    else:
        tokens.draw_token(pen, colour, 0, 0, min(_SIGN_SIZE, size[0] - 4), lift=False)
    batch = Fact("batch", f"{colour} {count}", (-half[0], -half[1], *half))
    return pen.sprite(*facts, batch)


@lru_cache(maxsize=12)
def _tower_sprite(stage: Stage, w: int, h: int) -> Sprite:
    """Return a tower's walls, with merlons and roof once it is finished."""
    pen = Pen(-2, -_ROOM_ABOVE, w + 2, h)
    outline = [(1.25, 1.25), (w - 1.25, 1.25), (w - 1.25, h - 1.25), (1.25, h - 1.25)]
    if stage is Stage.PLANNED:
        masonry.draw_dashed(pen, outline)
    else:
        if stage is Stage.FINISHED:
            masonry.draw_roof(pen, (w / 2 - 48, w / 2 + 48), 2, _ROOF_HEIGHT)
            masonry.draw_merlons(pen, (0, w), 0, _MERLON_HEIGHT, STONE_COLOUR, 7)
        pen.poly(outline, wall_colour(stage), "ink2", 2.5)
    return pen.sprite()
