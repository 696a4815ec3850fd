"""Player panels: workers in hand and camp, resources, characters, and points if known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from engine.caylus1303.data import RESOURCES
from render.caylus1303 import portraits
from render.caylus1303.board_model import Caylus1303Board
from render.kit import count_changes, count_row, layout, names, panel, story_marks, tokens
from render.kit.canvas import Canvas
from render.kit.count_row import CountRow
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import FIGURE

HEIGHT = 176
PITCH = HEIGHT + layout.BETWEEN_PANELS
_NAME_ROOM = 286
"""Minimum width for a name beside medals: sixteen of the widest letters on two lines."""
_STEP, _CLOSE_STEP, _MIN_STEP = 68, 56, 44
"""Distances between medals below which a name takes two lines, a name of one word takes two lines,
and a name is cut."""
_LINES = (-0.65, 0.45)
"""Middles of the two lines of a name; houses and state go below."""
_HOUSES = 106
"""Width of the remaining houses, with their gap to the words beside them."""
_STATE = 94
"""Distance of houses and state from the top."""
_CHIP = 46
"""Height of a chip, below houses and state."""


def draw(
    canvas: Canvas, place: panel.PanelBox, model: Caylus1303Board, seat: int, *, alone: bool = False
) -> None:
    """Draw a player's panel, with the characters as medals at the top right.

    ``alone`` is for a picture of one player, which shows the characters elsewhere.
    """
    x, y, w, _, scale, rows = place
    owned = [] if alone else portraits.owned(model, seat)
    score = model.points(seat)
    points = 0 if score is None else 150 + 22 * (len(score) > 2)
    right = w - 14 - points * scale
    line = model.words.say("caylus1303-picture-dot").join(_state(model, seat))
    houses = _HOUSES * scale if rows == 1 else 0
    words = houses + canvas.text_width(line, canvas.floor) + 12
    left = (panel.STRIPE + 20) * scale
    across = right - left
    named = _name_room(canvas, model.name(seat), across, len(owned), scale)
    room = max(across - max(words, named), _MIN_STEP * len(owned))
    width = portraits.medals_width(len(owned), room, scale)
    who = panel.PlayerPanel(
        order=model.order_label(seat, str(model.view.order().index(seat) + 1)),
        colour=model.colour(seat),
        name=model.name(seat),
        counts=(),
        score=score,
        active=seat == model.asked,
        won=model.won(seat),
        reserve=width,
        lines=_LINES,
    )
    before, since = model.read_earlier(lambda then: replace(who, score=then.points(seat)))
    panel.draw_player(canvas, place, who, before, since)
    story_marks.draw_mover(canvas, model, seat, place)
    _draw_counts(canvas, x + left, x + w - 10, model, seat, place)
    portraits.draw_medals(canvas, x + right, y + 108 * scale, owned, room, model, scale)
    middle = y + _STATE * scale
    if rows == 1:
        _draw_houses(canvas, x + left, middle, model, seat, scale)
    space = right - width - left - 10 - houses
    size, beside = 24 * scale, x + left + houses
    style = TextStyle(size, "ink2", min_size=canvas.floor)
    canvas.text(beside, middle + 1, line, style, on="tile", max_width=space)


def _name_room(canvas: Canvas, name: str, room: float, medals: int, scale: float) -> float:
    """Return the width a name needs beside its medals, on two lines if they would get small."""
    size = panel.name_size(scale)
    span = canvas.text_width(name, size, "black")
    step = _STEP if names.break_points(name) else _CLOSE_STEP
    if room - span < step * scale * medals:
        span = min(span, names.two_line_width(name, size, canvas.language), _NAME_ROOM * scale)
    return span + 20


def _draw_houses(
    canvas: Canvas, x: float, y: float, model: Caylus1303Board, seat: int, scale: float
) -> None:
    """Draw the number of houses left."""
    houses = model.view.houses[seat]
    before, since = model.read_earlier(lambda then: then.view.houses[seat])
    found, on = count_changes.count_change(houses, before, since), "tile"
    if found:
        on = found.ground
        box = Rect(x - 5, y - 17 * scale, 98 * scale, 33 * scale)
        count_changes.draw_chip_beside(canvas, box, found, count_changes.SIZE)
    canvas.put(tokens.house(model.colour(seat), 30 * scale), x + 15 * scale, y - 1, on)
    ink = "ink" if houses else "line"
    canvas.text(x + 37 * scale, y, str(houses), TextStyle(FIGURE * scale, ink), on=on)


def _draw_counts(
    canvas: Canvas,
    left: float,
    right: float,
    model: Caylus1303Board,
    seat: int,
    place: panel.PanelBox,
) -> None:
    """Draw workers in hand, resources, and workers in the camp.

    With two rows the workers and houses go above the resources.
    """
    scale, feet = place.scale, panel.count_lines(place)
    groups = _counts(model, seat)
    unknown = ((),) * len(groups)
    before, since = (
        found or unknown for found in model.read_earlier(lambda then: _counts(then, seat))
    )
    rows: Sequence[tuple[CountRow, float, float, float]]
    if place.rows == 1:
        now, then, earlier = (tuple(chain(*found)) for found in (groups, before, since))
        rows = ((CountRow(now, then, earlier, chip=_CHIP), left, right, feet[0]),)
    else:
        third = (right - left) / 3
        hand, held, camp = (CountRow(*found) for found in zip(groups, before, since, strict=True))
        rows = ((hand, left, left + third, feet[0]), (held, left, right, feet[1]))
        rows = (*rows, (camp, left + third, left + 2 * third, feet[0]))
        _draw_houses(canvas, left + 2 * third, feet[0], model, seat, scale)
    size = 42 if max(model.view.resources[seat]) < 10 else 38
    for row, start, end, y in rows:
        count_row.draw_counts(canvas, start, y, end, row, size=size * scale)


def _counts(model: Caylus1303Board, seat: int) -> tuple[Sequence[count_row.Count], ...]:
    """Return the counts: workers in hand, resources, workers in the camp."""
    view = model.view
    held = zip(RESOURCES, view.resources[seat], strict=True)
    return (
        [count_row.workers(model.colour(seat), view.hand[seat])],
        [count_row.good(kind, count) for kind, count in held],
        [count_row.symbol("camping-tent", view.camp[seat], "ink2")],
    )


def _state(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the state in words: passed, starts the next round, has delivered."""
    view, found = model.view, list[str]()
    if view.over or model.choosing:
        return found
    if view.phase == 1 and seat in view.bridge:
        found.append(model.words.say("caylus1303-picture-passed"))
    if view.bridge and seat == view.start_player:
        found.append(model.words.say("caylus1303-picture-starts"))
    if view.batches[seat]:
        found.append(model.words.say("caylus1303-picture-delivered", count=view.batches[seat]))
    return found
