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
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY

FILL: Colour = "vp"
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
_NO_BREAK = "\u00a0"


class BannerBox(NamedTuple):
    """Position of the banner; it grows upwards from its usual to its maximum height.

    Names shrink from ``size`` to ``least`` before they push other things out. ``note`` is the size
    of the tie-break's line; 0 leaves it out.
    """

    x: float
    bottom: float
    w: float
    size: float
    least: float
    usual: float
    most: float
    note: float


BOARD = BannerBox(
    layout.MARGIN, 194, layout.WIDTH - 2 * layout.MARGIN, 56, names.PERSON, 112, 132, 28
)
CROP = BannerBox(layout.CROP_MARGIN, 151, layout.CROP_ONE_WIDTH, 34, BODY, 58, 110, 0)


class Banner(NamedTuple):
    """Names broken into lines, words after and below them, and the tokens in front of them."""

    row: BannerBox
    lines: list[str]
    letters: float
    verb: str
    seats: tuple[int, ...]
    laurel: bool
    note: str

    @property
    def top(self) -> float:
        """Upper edge."""
        return self.row.bottom - _height(self.row, len(self.lines), self.letters, self.note)

    @property
    def left(self) -> float:
        """Left edge of the names."""
        lead = _NAMES_AFTER_LAUREL if self.laurel else _NAMES_LEFT
        return self.row.x + lead + len(self.seats) * (self.row.size + 10)


def fit_banner(canvas: Canvas, model: BoardModel[Any], row: BannerBox) -> Banner:
    """Return the first layout that fits: large names, more lines, names alone, smaller names."""
    for layout_tried in _possible_layouts(canvas, model, row):
        if _fits(canvas, layout_tried):
            return layout_tried
    return _cut_names(canvas, model, row)


def draw(canvas: Canvas, model: BoardModel[Any], banner: Banner) -> None:
    """Draw laurel, tokens, names, score and tie-break; the score follows the last line of names."""
    row, top, letters = banner.row, banner.top, banner.letters
    middle = (top + row.bottom) / 2
    canvas.box(row.x, top, row.w, row.bottom - top, BoxStyle(16, FILL))
    if banner.laurel:
        canvas.put(icon_sprite("laurels", row.size, "white"), row.x + 40, middle, FILL)
    for i, seat in enumerate(banner.seats):
        cx = row.x + _NAMES_AFTER_LAUREL - 6 + i * (row.size + 10) + row.size / 2
        canvas.put(_token_sprite(model.colour_of(seat), row.size), cx, middle, FILL)
    span = 0.0
    below = _note_height(row, banner.note)
    middles = layout.stacked_middles(len(banner.lines), middle - below / 2, letters * _LEADING)
    for y, line in zip(middles, banner.lines, strict=True):
        span = canvas.text(banner.left, y, line, TextStyle(letters, "white", "black"), on=FILL)
    after = banner.left + span + (_gap(canvas, row, banner.verb) if span else 0)
    canvas.text(after, y, banner.verb, TextStyle(_small(banner), "white"), on=FILL)
    if banner.note:
        _draw_note(canvas, banner, row.bottom - 4 - below / 2)
    canvas.record(
        "winners", " ".join(filter(None, banner.lines)), (row.x, top, row.x + row.w, row.bottom)
    )


def _draw_note(canvas: Canvas, banner: Banner, y: float) -> None:
    """Draw and record the tie-break."""
    row = banner.row
    half = banner.row.note * _NOTE_LEADING / 2
    room = row.x + row.w - _RIGHT_MARGIN - banner.left
    style = TextStyle(row.note, "white", min_size=canvas.floor)
    span = canvas.text(banner.left, y, banner.note, style, on=FILL, max_width=room)
    canvas.record("tie-break", banner.note, (banner.left, y - half, banner.left + span, y + half))


@lru_cache(maxsize=16)
def _token_sprite(colour: str, size: float) -> Sprite:
    """Return a winner's flat token in a light ring."""
    reach = math.ceil(size / 2) + 4
    pen = Pen(-reach, -reach, reach, reach)
    pen.disc(0, 0, size / 2 + 2.5, "white")
    tokens.draw_token(pen, colour, 0, 0, size, lift=False)
    return pen.sprite()


def _height(row: BannerBox, lines: int, letters: float, note: str) -> float:
    return max(row.usual, math.ceil(lines * letters * _LEADING + _note_height(row, note)) + 8)


def _note_height(row: BannerBox, note: str) -> float:
    return row.note * _NOTE_LEADING if note else 0.0


def _gap(canvas: Canvas, row: BannerBox, words: str) -> float:
    """Return the gap after the names; a bare score must not look like part of a name."""
    apart = canvas.language == "en" or words.isdigit()
    return row.size * (_GAP_WITH_SPACE if apart else _GAP_WITHOUT_SPACE)


def _small(banner: Banner) -> float:
    return min(banner.row.size - 8, banner.letters)


def _possible_layouts(canvas: Canvas, model: BoardModel[Any], row: BannerBox) -> Iterator[Banner]:
    """Yield the ways to write the names, best first; unbroken names before broken ones."""
    won = model.winners
    least = row.least
    note = _note(model, row)
    stages = (
        (row.size, least, _result(model), won, True),
        (row.size, least, _points(model), (), True),
        (least, canvas.floor, _points(model), (), True),
        (least, canvas.floor, _points(model), (), False),
    )
    for most, small, verb, seats, laurel in stages:
        for count in range(1, 5):
            for size in range(int(most), math.ceil(small) - 1, -1):
                if _height(row, count, size, note) <= row.most:
                    empty = Banner(row, [], size, verb, seats, laurel, note)
                    yield from _wrap_names(canvas, model, empty, count)


def _wrap_names(
    canvas: Canvas, model: BoardModel[Any], empty: Banner, count: int
) -> Iterator[Banner]:
    """Yield the names in at most ``count`` lines: unbroken, then broken inside East Asian names.

    The words after the names may get a line of their own.
    """
    won = [model.name_of(seat).replace(" ", _NO_BREAK) for seat in model.winners]
    label = model.words.join(won)
    room = _room(empty)
    for text_ in (line_breaking.mark_unbreakable(label, won), label):
        lines = text.wrap(text_, empty.letters, room, count, "black", canvas.language)
        whole = [line.replace(_NO_BREAK, " ") for line in lines]
        yield empty._replace(lines=whole)
        if len(whole) < count:
            yield empty._replace(lines=[*whole, ""])


def _room(banner: Banner) -> float:
    return banner.row.x + banner.row.w - _NAMES_LEFT + 6 - banner.left - 6


def _fits(canvas: Canvas, banner: Banner) -> bool:
    """Return whether all names fit uncut, and the words after the last line."""
    *_, last = banner.lines
    after = _gap(canvas, banner.row, banner.verb) + canvas.text_width(banner.verb, _small(banner))
    span = canvas.text_width(last, banner.letters, "black") + after
    return span <= _room(banner) and not any("…" in line for line in banner.lines)


def _cut_names(canvas: Canvas, model: BoardModel[Any], row: BannerBox) -> Banner:
    """Return a single line in which every name gets an equal share of the width."""
    letters = row.least
    points = _points(model)
    banner = Banner(row, [], letters, points, (), True, _note(model, row))
    after = _gap(canvas, row, points) + canvas.text_width(points, _small(banner))
    room = _room(banner) - after
    share = room / len(model.winners) - letters
    label = [
        text.cut(model.name_of(seat), share, lambda part: canvas.text_width(part, letters, "black"))
        for seat in model.winners
    ]
    return banner._replace(lines=[model.words.join(label)])


def _result(model: BoardModel[Any]) -> str:
    """Return "wins with N points", without the score if it is hidden."""
    won, words = model.winners, model.words
    points = model.scores[won[0]]
    if points == UNKNOWN:
        return words.say("picture-won", count=len(won))
    return words.say("picture-won-points", count=len(won), points=points)


def _note(model: BoardModel[Any], row: BannerBox) -> str:
    return model.tie_break if row.note else ""


def _points(model: BoardModel[Any]) -> str:
    """Return the bare score, for banners in which nothing else fits beside the names."""
    points = model.scores[model.winners[0]]
    return "" if points == UNKNOWN else str(points)
