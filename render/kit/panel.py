"""Panels: the plain one with a title, and the player panel, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from render.kit import goods, layout, marks, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour, text_on
from render.kit.pen import Pen
from render.kit.sprite import Sprite

STRIPE = 84
NAME_LEAST = 36


def plain(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    title: str = "",
    symbol: str = "",
    *,
    fill: Colour = "panel",
    size: float = 32,
    room: float | None = None,
) -> None:
    """A panel with a quiet outline; ``symbol`` is an icon before its serif title."""
    canvas.box(x, y, w, h, layout.PANEL_RADIUS, fill, "line", 3, shadow=5)
    left = x + 22
    if symbol:
        canvas.put(icon(symbol, 38, "ink2"), x + 40, y + 37, fill)
        left = x + 68
    if title:
        limit = room if room is not None else x + w - 16 - left
        canvas.text(left, y + 37, title, size, style="serif", on=fill, room=limit, least=22)


@dataclass(frozen=True, slots=True)
class Count:
    """A quantity in a player panel: a glyph, made for a size, and its number."""

    glyph: Callable[[float], Sprite]
    value: int | str

    @property
    def text(self) -> str:
        """The number as written."""
        return str(self.value)


def changed(now: int | str, before: int | str) -> int:
    """By how much a number changed; nothing where it is hidden."""
    try:
        return int(now) - int(before)
    except ValueError:
        return 0


def good(kind: str, value: int) -> Count:
    """How many of a good somebody has."""
    return Count(partial(goods.good, kind), value)


def workers(player: str, value: int) -> Count:
    """How many workers somebody has in hand, in the player's colour."""
    return Count(partial(icon, "meeple", colour=tokens.piece_colour(player)), value)


def symbol(name: str, value: int | str, colour: Colour = "ink") -> Count:
    """How many of what an icon stands for."""
    return Count(partial(icon, name, colour=colour), value)


@dataclass(frozen=True, slots=True)
class Player:
    """What a player panel shows.

    ``order`` is the place in turn order, ``score`` is left out where it is hidden, ``state`` a few
    words (passed, starts next). ``reserve`` is the width kept free at the right of the name.
    """

    order: str
    colour: str
    name: str
    counts: Sequence[Count]
    score: str | None = None
    state: str = ""
    active: bool = False
    reserve: float = 0


def player(
    canvas: Canvas,
    x: float,
    y: float,
    who: Player,
    w: float = layout.PANEL_WIDTH,
    h: float = layout.PANEL_HEIGHT,
    *,
    before: Player | None = None,
) -> None:
    """Draw a player panel: stripe, name, score, state, counts; framed if it is their move.

    What differs from the panel ``before`` the last move has a chip behind it.
    """
    canvas.box(x, y, w, h, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    stripe(canvas, x, y, h, who.colour, who.order)
    _head(canvas, x, y, w, who, before)
    then = () if before is None else before.counts
    counts(canvas, x + STRIPE + 20, y + h - 42, x + w - 10, who.counts, then)
    if who.active:
        canvas.box(x - 6, y - 6, w + 12, h + 12, 22, None, "act", 8, on=None)
        canvas.put(marks.mover(), x, y + h / 2 - 3, None)
        canvas.note("active", who.colour, (x - 6, y - 6, x + w + 6, y + h + 6))


def stripe(
    canvas: Canvas, x: float, y: float, h: float, colour: str, order: str, w: float = STRIPE
) -> None:
    """The left end of a player panel: order number and flat token on the player's colour."""
    canvas.box(x, y, w, h, layout.PANEL_RADIUS, colour, corners=(True, False, False, True))
    canvas.fill(x + w - 1, y + 1, 2, h - 2, "ink")
    ink = text_on(colour)
    canvas.text(x + w / 2, y + 42, order, 48, ink, "black", align="m", on=colour)
    canvas.put(badge(colour), x + w / 2, y + h - 46, colour)


@lru_cache(maxsize=16)
def badge(colour: str) -> Sprite:
    """A flat token with a rim in the colour of text, for use on the player's own colour."""
    pen = Pen(-33, -33, 33, 33)
    tokens.draw_token(pen, colour, 0, 0, 56, lift=False)
    pen.circle(0, 0, 30, text_on(colour), 2.5)
    return pen.sprite()


def _head(canvas: Canvas, x: float, y: float, w: float, who: Player, before: Player | None) -> None:
    left, middle = x + STRIPE + 20, y + 42
    right = x + w - 22 - who.reserve
    if who.score is not None:
        laurel = x + w - (124 if len(who.score) < 3 else 146)
        on = _score_ground(canvas, laurel - 28, y + 14, x + w - 10, who.score, before)
        canvas.put(icon("laurels", 44, "vp"), laurel, middle, on)
        canvas.text(x + w - 22, middle, who.score, 52, style="black", align="r", on=on)
        right = laurel - 38 - who.reserve
        if who.state:
            right -= canvas.text(right, middle, who.state, 24, align="r", on="tile") + 18
    elif who.state:
        right -= canvas.text_width(who.state, 24) + 18
    room = min(390.0, right - left)
    span = canvas.text(
        left, middle, who.name, 42, style="black", on="tile", room=room, least=NAME_LEAST
    )
    if who.score is None and who.state:
        canvas.text(left + span + 18, middle + 3, who.state, 24, "ink2", on="tile")


def _score_ground(
    canvas: Canvas, left: float, top: float, right: float, score: str, before: Player | None
) -> Colour:
    """What a score stands on: a chip if the last move changed it."""
    gain = changed(score, before.score or "") if before is not None else 0
    if not gain:
        return "tile"
    marks.change(canvas, left, top, right - left, 69, marks.signed(gain))
    return "glow"


def counts(
    canvas: Canvas,
    left: float,
    y: float,
    right: float,
    items: Sequence[Count],
    before: Sequence[Count] = (),
    *,
    on: Colour = "tile",
    size: float = 42,
) -> None:
    """Glyphs and numbers in equal columns; a zero is pale but there.

    What the last move changed from ``before`` stands on a chip.
    """
    if not items:
        return
    step = (right - left) / len(items)
    crowded = sum(len(item.text) > 1 for item in items) >= 4
    side = size - 6 if crowded else size
    for i, item in enumerate(items):
        x = left + i * step
        long = len(item.text) > 1
        gap, height = (4, size - 6) if long else (7, size)
        gain = changed(item.value, before[i].value) if before else 0
        ground, ink = (on, "line" if item.text == "0" else "ink")
        if gain:
            span = side + gap + canvas.text_width(item.text, height)
            marks.change(canvas, x - 5, y - 24, span + 10, 63, marks.signed(gain), on)
            ground, ink = "glow", "ink"
        canvas.put(item.glyph(side), x + side / 2, y, ground)
        canvas.text(x + side + gap, y, item.text, height, ink, on=ground)
