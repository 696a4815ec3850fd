"""The banner of the poster of a finished game: the winners, and by how much they won."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
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
from render.kit.type_scale import BODY, SCORE, TITLE

_FILL: Colour = "vp"
_RADIUS = 28
_TOKEN_GAP = 10
_TOKEN_RING_WIDTH = 4
"""Width of the light ring around a token."""
_TOKEN_RIM_WIDTH = 10
"""Distance from a token to the outside of the rim around that ring."""
_X = layout.MARGIN
"""Left edge of the banner."""
_Y = 48
"""Top of the banner."""
_W = layout.WIDTH - 2 * layout.MARGIN
"""Width of the banner."""
_H = 382
"""Height of the banner."""
_TOKENS_MIDDLE = _X + 186
"""Middle of the winners' tokens."""
_TOKEN_SIZE = 252
_LAURELS_SIZE = 350
_TWO_TOKENS_SIZE = 120
_MANY_TOKENS_SIZE = 92
"""Size of each of more than two tokens."""
_TEXT_LEFT = 430
_TEXT_WIDTH = 1090
_MAX_NAME_SIZE = 132
_LEADING = 1.22
"""Height of a line, in its text size."""
_LINES_HEIGHT = _H - 28
"""Height for all lines together."""
_MAX_NAME_LINES = 4
_MIN_WHOLE_NAME_SIZE = 54
"""Names are broken, if at all, at smaller sizes than this."""
_TIE_BREAK_SIZE = 34
"""Size of the words about a broken tie."""
_SMALL_TIE_BREAK_SIZE = 26
"""Size of these words if they do not fit one line."""
_NO_BREAK = "\u00a0"


class _Line(NamedTuple):
    """A line of the banner."""

    label: str
    style: TextStyle

    @property
    def height(self) -> float:
        """Its height with the space around it."""
        return self.style.size * _LEADING


def draw(canvas: Canvas, model: BoardModel[Any]) -> None:
    """Draw the banner; a game that ended early without winners says so."""
    canvas.box(Rect(_X, _Y, _W, _H), BoxStyle(_RADIUS, _FILL))
    _draw_tokens(canvas, model)
    before = _Line(_subtitle(model), TextStyle(TITLE, "ground"))
    after = _result(canvas, model)
    room = _LINES_HEIGHT - before.height - sum(line.height for line in after)
    named = _named(canvas, model, room)
    lines = [before, *named, *after]
    y = _Y + (_H - sum(line.height for line in lines)) / 2
    for line in lines:
        middle = y + line.height / 2
        canvas.text((_TEXT_LEFT, middle), line.label, line.style, on=_FILL, max_width=_TEXT_WIDTH)
        y += line.height
    if model.winners:
        label = " ".join(line.label for line in named)
        canvas.record("winners", label, (_X, _Y, _X + _W, _Y + _H))


def _draw_tokens(canvas: Canvas, model: BoardModel[Any]) -> None:
    """Draw the winner's token in laurels, or those of all winners; without winners everybody's."""
    middle = _Y + _H / 2
    winners = model.winners
    if len(winners) == 1:
        canvas.put(icon_sprite("laurels", _LAURELS_SIZE, "glow"), (_TOKENS_MIDDLE, middle), _FILL)
        canvas.put(
            _token(model.colour_of(winners[0]), _TOKEN_SIZE), (_TOKENS_MIDDLE, middle), _FILL
        )
        return
    if winners:
        canvas.put(icon_sprite("laurels", _LAURELS_SIZE, "glow"), (_TOKENS_MIDDLE, middle), _FILL)
    seats = winners or range(len(model.scores))
    size = _TWO_TOKENS_SIZE if len(seats) == 2 else _MANY_TOKENS_SIZE
    for seat, (x, y) in _places(seats, size):
        token = _token(model.colour_of(seat), size)
        canvas.put(token, (_TOKENS_MIDDLE + x, middle + y), _FILL)


def _places(seats: Sequence[int], size: int) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield the seats with the offsets of their tokens of that size, in rows of two."""
    step = size + _TOKEN_GAP
    count = math.ceil(len(seats) / 2)
    for i, seat in enumerate(seats):
        alone = i == len(seats) - 1 and i % 2 == 0
        x = 0.0 if alone else (i % 2 - 0.5) * step
        yield seat, (x, (i // 2 - (count - 1) / 2) * step)


@lru_cache(maxsize=16)
def _token(colour: str, size: float) -> Sprite:
    """Return a flat token in a rim of the banner's colour that sets it off from the laurels."""
    pen = Pen.square(math.ceil(size / 2 + _TOKEN_RIM_WIDTH) + 2)
    pen.disc(0, 0, size / 2 + _TOKEN_RIM_WIDTH, _FILL)
    pen.disc(0, 0, size / 2 + _TOKEN_RING_WIDTH, "white")
    tokens.draw_token(pen, colour, 0, 0, size, is_lifted=False)
    return pen.sprite()


def _subtitle(model: BoardModel[Any]) -> str:
    """Return the game and the number of rounds."""
    rounds = model.scene.progress.rounds
    if not rounds or not rounds[-1].round:
        return model.title
    return f"{model.title} · {model.caption('picture-ending-rounds', count=rounds[-1].round)}"


def _result(canvas: Canvas, model: BoardModel[Any]) -> list[_Line]:
    """Return by how much the winners won, and how a tie was broken."""
    winners, words = model.winners, model.words
    if not winners:
        return []
    points = model.scores[winners[0]]
    if points == UNKNOWN:
        label = words.say("picture-won", count=len(winners))
    elif ahead := _ahead(model):
        label = words.say("picture-ending-ahead", points=points, ahead=ahead)
    else:
        label = words.say("picture-won-points", count=len(winners), points=points)
    lines = [_Line(label, TextStyle(SCORE, "glow", min_size=BODY))]
    if model.tie_break:
        fits = canvas.text_width(model.tie_break, _TIE_BREAK_SIZE) <= _TEXT_WIDTH
        size = _TIE_BREAK_SIZE if fits else _SMALL_TIE_BREAK_SIZE
        wrapped = text.wrap(model.tie_break, size, _TEXT_WIDTH, 2, "sans", canvas.language)
        lines += [_Line(line, TextStyle(size, "glow")) for line in wrapped]
    return lines


def _ahead(model: BoardModel[Any]) -> int:
    """Return by how many points one winner leads; 0 if that says nothing."""
    others = [points for seat, points in enumerate(model.scores) if seat not in model.winners]
    if len(model.winners) > 1 or UNKNOWN in model.scores:
        return 0
    return max(0, model.scores[model.winners[0]] - max(others))


def _named(canvas: Canvas, model: BoardModel[Any], room: float) -> list[_Line]:
    """Return the winners' names, or that there are none, as large as possible in that height."""
    winner_names = [model.name_of(seat).replace(" ", _NO_BREAK) for seat in model.winners]
    label = (
        model.words.join(winner_names) if winner_names else model.words.say("picture-ending-early")
    )
    whole = line_breaking.mark_unbreakable(label, winner_names)
    for size in range(_MAX_NAME_SIZE, names.MIN_NAME_SIZE - 1, -2):
        max_lines = min(_MAX_NAME_LINES, int(room / (size * _LEADING)))
        widest = max((canvas.text_width(name, size, "serif") for name in winner_names), default=0)
        if size >= _MIN_WHOLE_NAME_SIZE and widest > _TEXT_WIDTH:
            continue
        for written in (whole, label)[: 1 if size >= _MIN_WHOLE_NAME_SIZE else 2]:
            lines = _wrapped(canvas, written, size, max_lines)
            if lines and "…" not in lines[-1]:
                return [_Line(line, TextStyle(size, "white", "serif")) for line in lines]
    lines = _wrapped(canvas, label, names.MIN_NAME_SIZE, _MAX_NAME_LINES)
    return [_Line(line, TextStyle(names.MIN_NAME_SIZE, "white", "serif")) for line in lines]


def _wrapped(canvas: Canvas, label: str, size: float, max_lines: int) -> list[str]:
    """Return the lines of a text, none if they may have no line."""
    if not max_lines:
        return []
    lines = text.wrap(label, size, _TEXT_WIDTH, max_lines, "serif", canvas.language)
    return [line.replace(_NO_BREAK, " ") for line in lines]
