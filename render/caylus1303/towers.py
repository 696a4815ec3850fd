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
from render.kit.story import StoryAnchor
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL

STONE_COLOUR: Colour = KEEP[1]
_EDGE_WIDTH = 2.5
_ROOM_ABOVE = 40
"""Height of what stands on a tower: merlons and roof, or the course of this round."""
_MERLON_COUNT = 7
_MERLON_HEIGHT = 13
_ROOF_HEIGHT = 38
_ROOF_HALF_WIDTH = 48
_EAVES_DROP = 2
"""How far the eaves are below the top of the walls."""
_PADLOCK_SIZE = 32
_FLAG_WIDTH = 50
"""Width that a course leaves free for the flag at its right."""
_POLE_RIGHT_MARGIN = 36
"""Distance of the flag's pole from the right edge."""
_COURSE_RISE = 1
"""How far the course of this round is above the walls."""
_MAX_STONES = 6
"""With more batches than this, each player has one stone for all of them."""
_SIGN_SIZE = 30
"""Size of the builder's sign on a stone."""
_SIGN_MARGIN = 4
"""Width that the sign leaves free on a narrow stone."""
_SMALL_SIGN_SIZE = 14
"""Size of the sign on a stone with a number."""
_SMALL_SIGN_RISE = 10
"""How far it is above the middle of the stone."""
_NUMBER_DROP = 8
"""How far the number of batches is below the middle of the stone."""


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
    delivered = [sources[FROM_DELIVERY] for sources in view.points_by_source]
    most, second = sorted(delivered, reverse=True)[:2]
    return delivered.index(most) if most > second else NOBODY


def draw(canvas: Canvas, rect: Rect, index: int, model: Caylus1303Board) -> None:
    """Draw a tower, counted from 0, with what stands on it."""
    stage = stage_of(model.view, index)
    x, y, w, h = rect
    canvas.put(_tower_sprite(stage, round(w), round(h)), (x, y), "panel")
    canvas.record("tower", f"{index + 1} {stage}", rect.box)
    if stage is Stage.PLANNED and model.view.round:
        padlock = icon_sprite("padlock", _PADLOCK_SIZE, "ink3")
        canvas.put(padlock, (x + w / 2, y - _ROOM_ABOVE / 2), "panel")
    if stage is not Stage.PLANNED:
        _draw_course(canvas, rect, model, stage)
    seat = flag_owner(model.view, index)
    if seat != NOBODY:
        foot = y - (_MERLON_HEIGHT if stage is Stage.FINISHED else 0)
        flag = masonry.flag_sprite(model.colour_of(seat))
        canvas.put(flag, (rect.right - _POLE_RIGHT_MARGIN, foot), on=None)


def _draw_course(canvas: Canvas, rect: Rect, model: Caylus1303Board, stage: Stage) -> None:
    """Draw this round's course of stones, and tell the story where it goes on."""
    middle = rect.y - masonry.STONE_SIZE[1] / 2 - _COURSE_RISE
    end = rect.x
    if stage is Stage.BEGUN:
        for stone in _course_stones(model, rect.w):
            canvas.put(stone.sprite, (rect.x + stone.x, middle), "panel")
            end = rect.x + stone.x + stone.w / 2
    earned = (end + story_marks.SHIELD_SIZE / 2 + masonry.MORTAR_GAP, middle)
    model.story.locate(story.DELIVERY_PLACE, lambda: StoryAnchor(earned, earned))


class _CourseStone(NamedTuple):
    """A stone of this round's course, its middle from the tower's left edge, and its width."""

    sprite: Sprite
    x: float
    w: int


def _course_stones(model: Caylus1303Board, w: float) -> Iterator[_CourseStone]:
    """Yield the stones of this round's course, in the order of delivery."""
    laid_batches = _laid_batches(model.view)
    usual_width, height = masonry.STONE_SIZE
    room = w - _FLAG_WIDTH
    if story.DELIVERY_PLACE in model.story.points:
        room -= story_marks.SHIELD_SIZE
    pitch = min(usual_width + masonry.MORTAR_GAP, room / max(1, len(laid_batches)))
    width = round(pitch - masonry.MORTAR_GAP)
    for i, batches in enumerate(laid_batches):
        recency = model.batch_recency(batches.seat, batches.latest)
        colour = model.colour_of(batches.seat)
        sprite = _stone_sprite(colour, (width, height), batches.number, recency)
        yield _CourseStone(sprite, pitch * (i + 0.5), width)


class _Batches(NamedTuple):
    """The batches that a stone represents: their seat, the latest one (from 0), their number."""

    seat: int
    latest: int
    number: int


def _laid_batches(view: Caylus1303State) -> list[_Batches]:
    """Return the batches of each stone: one, or if there are too many, all of a player."""
    row = [*view.site_row, *(seat for seat in view.order() if seat not in view.site_row)]
    if sum(view.batches[seat] for seat in row) > _MAX_STONES:
        return [_Batches(seat, count - 1, count) for seat in row if (count := view.batches[seat])]
    return [_Batches(seat, number, 1) for seat in row for number in range(view.batches[seat])]


@lru_cache(maxsize=64)
def _stone_sprite(
    colour: str, size: tuple[int, int], count: int, recency: Recency | None
) -> Sprite:
    """Return a stone with its builder's sign, and the number of batches if there are several."""
    half_width, half_height = size[0] // 2 + 1, size[1] // 2 + 1
    box = (-half_width, -half_height, half_width, half_height)
    pen = Pen(*box)
    facts = masonry.draw_stone(pen, size, STONE_COLOUR, recency)
    if count > 1:
        tokens.draw_token(pen, colour, 0, -_SMALL_SIGN_RISE, _SMALL_SIGN_SIZE, is_lifted=False)
        pen.text((0, _NUMBER_DROP), str(count), TextStyle(DETAIL))
    else:
        sign_size = min(_SIGN_SIZE, size[0] - _SIGN_MARGIN)
        tokens.draw_token(pen, colour, 0, 0, sign_size, is_lifted=False)
    return pen.sprite(*facts, Fact("batch", f"{colour} {count}", box))


@lru_cache(maxsize=12)
def _tower_sprite(stage: Stage, w: int, h: int) -> Sprite:
    """Return a tower's walls, with merlons and roof once it is finished."""
    pen = Pen(-2, -_ROOM_ABOVE, w + 2, h)
    left = top = _EDGE_WIDTH / 2
    right, bottom = w - left, h - top
    outline = [(left, top), (right, top), (right, bottom), (left, bottom)]
    if stage is Stage.PLANNED:
        masonry.draw_dashed(pen, outline)
    else:
        if stage is Stage.FINISHED:
            eaves = (w / 2 - _ROOF_HALF_WIDTH, w / 2 + _ROOF_HALF_WIDTH)
            masonry.draw_roof(pen, eaves, _EAVES_DROP, _ROOF_HEIGHT)
            masonry.draw_merlons(pen, (0, w), 0, _MERLON_HEIGHT, STONE_COLOUR, _MERLON_COUNT)
        pen.poly(outline, wall_colour(stage), "ink2", _EDGE_WIDTH)
    return pen.sprite()
