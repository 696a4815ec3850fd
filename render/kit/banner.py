"""The winner banner in a picture's header: laurel, names, winning score, tie-break."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.definition import UNKNOWN
from render.kit import layout, line_breaking, names, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY

_FILL: Colour = "vp"
_LEADING = 1.15
_NAMES_LEFT = 18
"""Left edge of the names without a laurel."""
_NAMES_AFTER_LAUREL = 84
"""Left edge of the names after the laurel."""
_RIGHT_MARGIN = 14
"""Distance of the words from the right edge."""
_GAP_WITH_SPACE = 0.36
"""Gap between the names and the words after them, in units of the letter size."""
_GAP_WITHOUT_SPACE = 0.1
"""Gap between the names and the words in languages without spaces between words."""
_NOTE_LEADING = 1.3
"""Distance of the tie-break's lines, in units of its text size."""
_RADIUS = 16
_LAUREL_MIDDLE = 40
_TOKEN_GAP = 10
"""Gap between two tokens, and between the last one and the names."""
_TOKENS_OUTSIDE = 6
"""How far the tokens begin to the left of the place of names without tokens."""
_TOKEN_RING_WIDTH = 2.5
_LINES_MARGIN = 8
"""Height of the banner beside its lines."""
_NOTE_BOTTOM_MARGIN = 4
_VERB_SMALLER = 8
"""Minimum difference in size between the words after the names and the tokens."""
_MAX_NAME_LINES = 4
_NO_BREAK = "\u00a0"


class BannerBox(NamedTuple):
    """Position of the banner; it grows upwards from its usual to its maximum height.

    Names shrink from ``name_size`` to ``min_name_size`` before they push other things out. The
    tie-break has the size ``note_size``; 0 leaves it out.
    """

    x: float
    bottom: float
    w: float
    name_size: float
    min_name_size: float
    usual_height: float
    max_height: float
    note_size: float


BOARD = BannerBox(
    x=layout.MARGIN,
    bottom=194,
    w=layout.WIDTH - 2 * layout.MARGIN,
    name_size=56,
    min_name_size=names.MIN_NAME_SIZE,
    usual_height=112,
    max_height=132,
    note_size=28,
)
CROP = BannerBox(
    x=layout.CROP_MARGIN,
    bottom=151,
    w=layout.CROP_ONE_WIDTH,
    name_size=34,
    min_name_size=BODY,
    usual_height=58,
    max_height=110,
    note_size=0,
)


class Banner(NamedTuple):
    """Names broken into lines, words after and below them, and the tokens in front of them."""

    box: BannerBox
    lines: list[str]
    name_size: float
    verb: str
    token_seats: tuple[int, ...]
    has_laurel: bool
    note: str

    @property
    def top(self) -> float:
        """Upper edge."""
        return self.box.bottom - _height(self.box, len(self.lines), self.name_size, self.note)

    @property
    def left(self) -> float:
        """Left edge of the names."""
        lead = _NAMES_AFTER_LAUREL if self.has_laurel else _NAMES_LEFT
        return self.box.x + lead + len(self.token_seats) * (self.box.name_size + _TOKEN_GAP)


def fit_banner(canvas: Canvas, model: BoardModel[Any], box: BannerBox) -> Banner:
    """Return the first layout that fits: large names, more lines, names alone, smaller names."""
    for layout_tried in _possible_layouts(canvas, model, box):
        if _fits(canvas, layout_tried):
            return layout_tried
    return _cut_names(canvas, model, box)


def draw(canvas: Canvas, model: BoardModel[Any], banner: Banner) -> None:
    """Draw laurel, tokens, names, score and tie-break; the score follows the last line of names."""
    box, top, name_size = banner.box, banner.top, banner.name_size
    middle = (top + box.bottom) / 2
    canvas.box(Rect(box.x, top, box.w, box.bottom - top), BoxStyle(_RADIUS, _FILL))
    if banner.has_laurel:
        canvas.put(
            icon_sprite("laurels", box.name_size, "white"), (box.x + _LAUREL_MIDDLE, middle), _FILL
        )
    for i, seat in enumerate(banner.token_seats):
        token_left = (
            box.x + _NAMES_AFTER_LAUREL - _TOKENS_OUTSIDE + i * (box.name_size + _TOKEN_GAP)
        )
        cx = token_left + box.name_size / 2
        canvas.put(_token_sprite(model.colour_of(seat), box.name_size), (cx, middle), _FILL)
    span = 0.0
    below = _note_height(box, banner.note)
    middles = layout.stacked_middles(len(banner.lines), middle - below / 2, name_size * _LEADING)
    for y, line in zip(middles, banner.lines, strict=True):
        span = canvas.text((banner.left, y), line, TextStyle(name_size, "white", "black"), on=_FILL)
    after = banner.left + span + (_gap(canvas, box, banner.verb) if span else 0)
    canvas.text((after, y), banner.verb, TextStyle(_small(banner), "white"), on=_FILL)
    if banner.note:
        _draw_note(canvas, banner, box.bottom - _NOTE_BOTTOM_MARGIN - below / 2)
    canvas.record(
        "winners", " ".join(filter(None, banner.lines)), (box.x, top, box.x + box.w, box.bottom)
    )


def _draw_note(canvas: Canvas, banner: Banner, y: float) -> None:
    """Draw and record the tie-break."""
    box = banner.box
    half = banner.box.note_size * _NOTE_LEADING / 2
    room = box.x + box.w - _RIGHT_MARGIN - banner.left
    style = TextStyle(box.note_size, "white", min_size=canvas.floor)
    span = canvas.text((banner.left, y), banner.note, style, on=_FILL, max_width=room)
    canvas.record("tie-break", banner.note, (banner.left, y - half, banner.left + span, y + half))


@lru_cache(maxsize=16)
def _token_sprite(colour: str, size: float) -> Sprite:
    """Return a winner's flat token in a light ring."""
    pen = Pen.square(math.ceil(size / 2 + _TOKEN_RING_WIDTH) + 1)
    pen.disc(0, 0, size / 2 + _TOKEN_RING_WIDTH, "white")
    tokens.draw_token(pen, colour, 0, 0, size, is_lifted=False)
    return pen.sprite()


def _height(box: BannerBox, lines: int, name_size: float, note: str) -> float:
    needed = math.ceil(lines * name_size * _LEADING + _note_height(box, note))
    return max(box.usual_height, needed + _LINES_MARGIN)


def _note_height(box: BannerBox, note: str) -> float:
    return box.note_size * _NOTE_LEADING if note else 0.0


def _gap(canvas: Canvas, box: BannerBox, words: str) -> float:
    """Return the gap after the names; a bare score must not look like part of a name."""
    apart = canvas.language == "en" or words.isdigit()
    return box.name_size * (_GAP_WITH_SPACE if apart else _GAP_WITHOUT_SPACE)


def _small(banner: Banner) -> float:
    return min(banner.box.name_size - _VERB_SMALLER, banner.name_size)


def _possible_layouts(canvas: Canvas, model: BoardModel[Any], box: BannerBox) -> Iterator[Banner]:
    """Yield the ways to write the names, best first; unbroken names before broken ones."""
    winners = model.winners
    least = box.min_name_size
    note = _note(model, box)
    stages = (
        (box.name_size, least, _result(model), winners, True),
        (box.name_size, least, _points(model), (), True),
        (least, canvas.floor, _points(model), (), True),
        (least, canvas.floor, _points(model), (), False),
    )
    for most, small, verb, seats, laurel in stages:
        for count in range(1, _MAX_NAME_LINES + 1):
            for size in range(int(most), math.ceil(small) - 1, -1):
                if _height(box, count, size, note) <= box.max_height:
                    empty = Banner(box, [], size, verb, seats, laurel, note)
                    yield from _wrap_names(canvas, model, empty, count)


def _wrap_names(
    canvas: Canvas, model: BoardModel[Any], empty: Banner, count: int
) -> Iterator[Banner]:
    """Yield the names in at most ``count`` lines: unbroken, then broken inside East Asian names.

    The words after the names may get a line of their own.
    """
    winner_names = [model.name_of(seat).replace(" ", _NO_BREAK) for seat in model.winners]
    joined_names = model.words.join(winner_names)
    room = _room(empty)
    for label in (line_breaking.mark_unbreakable(joined_names, winner_names), joined_names):
        lines = text.wrap(label, empty.name_size, room, count, "black", canvas.language)
        unbroken = [line.replace(_NO_BREAK, " ") for line in lines]
        yield empty._replace(lines=unbroken)
        if len(unbroken) < count:
            yield empty._replace(lines=[*unbroken, ""])


def _room(banner: Banner) -> float:
    return banner.box.x + banner.box.w - _NAMES_LEFT - banner.left


def _fits(canvas: Canvas, banner: Banner) -> bool:
    """Return whether all names fit uncut, and the words after the last line."""
    *_, last = banner.lines
    after = _gap(canvas, banner.box, banner.verb) + canvas.text_width(banner.verb, _small(banner))
    span = canvas.text_width(last, banner.name_size, "black") + after
    return span <= _room(banner) and not any("…" in line for line in banner.lines)


def _cut_names(canvas: Canvas, model: BoardModel[Any], box: BannerBox) -> Banner:
    """Return a single line in which every name gets an equal share of the width."""
    name_size = box.min_name_size
    points = _points(model)
    banner = Banner(box, [], name_size, points, (), True, _note(model, box))
    after = _gap(canvas, box, points) + canvas.text_width(points, _small(banner))
    room = _room(banner) - after
    share = room / len(model.winners) - name_size
    label = [
        text.cut(
            model.name_of(seat), share, lambda part: canvas.text_width(part, name_size, "black")
        )
        for seat in model.winners
    ]
    return banner._replace(lines=[model.words.join(label)])


def _result(model: BoardModel[Any]) -> str:
    """Return "wins with N points", without the score if it is hidden."""
    winners, words = model.winners, model.words
    points = model.scores[winners[0]]
    if points == UNKNOWN:
        return words.say("picture-won", count=len(winners))
    return words.say("picture-won-points", count=len(winners), points=points)


def _note(model: BoardModel[Any], box: BannerBox) -> str:
    return model.tie_break if box.note_size else ""


def _points(model: BoardModel[Any]) -> str:
    """Return the bare score, for banners in which nothing else fits beside the names."""
    points = model.scores[model.winners[0]]
    return "" if points == UNKNOWN else str(points)
