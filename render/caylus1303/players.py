"""The players: panel with workers in hand and camp, resources, characters; points where known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.caylus1303.data import RESOURCES
from render.caylus1303 import people
from render.caylus1303.table import Table
from render.kit import changes, layout, marks, names, panel, tokens
from render.kit.canvas import Canvas

HEIGHT = 168
PITCH = HEIGHT + layout.BETWEEN_PANELS
_NAME_ROOM = 340
"""What is left for a name beside medals: for sixteen letters."""
_LEAST_STEP = 48
"""From medal to medal: where there are many, names are rather cut."""
_PAIRED = 24
"""The size of a name in two lines: houses and state stand below."""
_HOUSES = 92
"""From the left edge of the houses left to that of the words beside them."""
_WIDE = 100
"""Width of the columns of workers in hand and in the camp."""


def draw(
    canvas: Canvas, place: panel.Place, table: Table, seat: int, *, alone: bool = False
) -> None:
    """A player's panel, with the characters as medals at the top right.

    ``alone`` is for a picture of one player, whose characters are shown elsewhere.
    """
    x, y, w, h, scale, _ = place
    people_owned = [] if alone else people.owned(table, seat)
    score = table.points(seat)
    points = 0 if score is None else 150 + 22 * (len(score) > 2)
    right = w - 14 - points * scale
    line = table.words.say("caylus1303-picture-dot").join(_state(table, seat))
    name = canvas.text_width(table.name(seat), names.PERSON, "black") + 20
    words = _HOUSES * scale + canvas.text_width(line, canvas.floor) + 12
    left = (panel.STRIPE + 20) * scale
    beside = right - left
    name = min(_NAME_ROOM * scale, name, beside - _LEAST_STEP * len(people_owned))
    room = beside - max(words, name)
    width = people.medals_width(len(people_owned), room, scale)
    who = panel.Player(
        order=table.place(seat, str(table.view.order().index(seat) + 1)),
        colour=table.colour(seat),
        name=table.name(seat),
        counts=(),
        score=score,
        active=seat == table.asked,
        won=table.won(seat),
        reserve=width,
        paired=_PAIRED,
    )
    before, since = table.then(lambda then: replace(who, score=then.points(seat)))
    panel.player(canvas, place, who, before, since)
    _draw_counts(canvas, x + left, y + h - 42 * scale, x + w - 10, table, seat, scale)
    people.draw_medals(canvas, x + right, y + 102 * scale, people_owned, room, table, scale)
    space = right - width - left - 10 - _HOUSES * scale
    middle = y + 85 * scale
    _draw_houses(canvas, x + left, middle, table, seat, scale)
    left += _HOUSES * scale
    size = 24 * scale
    canvas.text(x + left, middle + 1, line, size, "ink2", on="tile", room=space, least=canvas.floor)


def _draw_houses(canvas: Canvas, x: float, y: float, table: Table, seat: int, scale: float) -> None:
    """The houses left, which limit building."""
    houses = table.view.houses[seat]
    before, since = table.then(lambda then: then.view.houses[seat])
    found, on = changes.gain(houses, before, since), "tile"
    if found:
        box = (x - 5, y - 20 * scale, 84 * scale, 41 * scale)
        canvas.box(*box, 10, found.ground, marks.rim(found.faint), 2, on="tile")
        on = found.ground
    canvas.put(tokens.house(table.colour(seat), 30 * scale), x + 15 * scale, y, on)
    ink = "ink" if houses else "line"
    canvas.text(x + 37 * scale, y + 1, str(houses), 36 * scale, ink, on=on)


def _draw_counts(
    canvas: Canvas, left: float, y: float, right: float, table: Table, seat: int, scale: float
) -> None:
    """Workers in hand, resources, workers in the camp; the workers' columns take two digits."""
    wide = _WIDE * scale
    columns = ((left, left + wide), (left + wide, right - wide), (right - wide, right))
    groups = _counts(table, seat)
    unknown = ((),) * len(groups)
    before, since = (found or unknown for found in table.then(lambda then: _counts(then, seat)))
    size = 42 if max(table.view.resources[seat]) < 10 else 38
    for (start, end), *items in zip(columns, groups, before, since, strict=True):
        panel.counts(canvas, start, y, end, *items, size=size * scale)


def _counts(table: Table, seat: int) -> tuple[Sequence[panel.Count], ...]:
    """Workers in hand, resources, workers in the camp."""
    view = table.view
    held = zip(RESOURCES, view.resources[seat], strict=True)
    return (
        [panel.workers(table.colour(seat), view.hand[seat])],
        [panel.good(kind, count) for kind, count in held],
        [panel.symbol("camping-tent", view.camp[seat], "ink2")],
    )


def _state(table: Table, seat: int) -> list[str]:
    """Passed, starts the next round, has delivered: in words, below the name."""
    view, found = table.view, list[str]()
    if view.over or table.choosing:
        return found
    if view.phase == 1 and seat in view.bridge:
        found.append(table.words.say("caylus1303-picture-passed"))
    if view.bridge and seat == view.start_player:
        found.append(table.words.say("caylus1303-picture-starts"))
    if view.batches[seat]:
        found.append(table.words.say("caylus1303-picture-delivered", count=view.batches[seat]))
    return found
