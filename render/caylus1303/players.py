"""The players: panel with workers in hand and camp, resources, characters; points where known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.caylus1303.data import RESOURCES
from render.caylus1303 import people
from render.caylus1303.table import Table
from render.kit import layout, marks, names, panel, tokens
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
    canvas: Canvas,
    x: int,
    y: int,
    table: Table,
    seat: int,
    w: int = layout.PANEL_WIDTH,
    *,
    alone: bool = False,
) -> None:
    """A player's panel, with the characters as medals at the top right.

    ``alone`` is for a picture of one player, whose characters are shown elsewhere.
    """
    people_owned = [] if alone else people.owned(table, seat)
    score = table.points(seat)
    right = w - 14 if score is None else w - 164 - 22 * (len(score) > 2)
    line = table.words.say("caylus1303-picture-dot").join(_state(table, seat))
    name = canvas.text_width(table.name(seat), names.PERSON, "black") + 20
    words = _HOUSES + canvas.text_width(line, canvas.floor) + 12
    beside = right - panel.STRIPE - 20
    name = min(_NAME_ROOM, name, beside - _LEAST_STEP * len(people_owned))
    room = beside - max(words, name)
    width = people.medals_width(len(people_owned), room)
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
    panel.player(canvas, x, y, who, w, HEIGHT, before=before, since=since)
    _draw_counts(canvas, x + panel.STRIPE + 20, y + HEIGHT - 42, x + w - 10, table, seat)
    people.draw_medals(canvas, x + right, y + 102, people_owned, room, table)
    left = panel.STRIPE + 20
    space = right - width - left - 10
    _draw_houses(canvas, x + left, y + 85, table, seat)
    left, space = left + _HOUSES, space - _HOUSES
    canvas.text(x + left, y + 86, line, 24, "ink2", on="tile", room=space, least=canvas.floor)


def _draw_houses(canvas: Canvas, x: float, y: float, table: Table, seat: int) -> None:
    """The houses left, which limit building."""
    houses = table.view.houses[seat]
    before, since = table.then(lambda then: then.view.houses[seat])
    found, on = panel.gain(houses, before, since), "tile"
    if found:
        canvas.box(x - 5, y - 20, 84, 41, 10, found.ground, marks.rim(found.faint), 2, on="tile")
        on = found.ground
    canvas.put(tokens.house(table.colour(seat), 30), x + 15, y, on)
    canvas.text(x + 37, y + 1, str(houses), 36, "ink" if houses else "line", on=on)


def _draw_counts(
    canvas: Canvas, left: float, y: float, right: float, table: Table, seat: int
) -> None:
    """Workers in hand, resources, workers in the camp; the workers' columns take two digits."""
    columns = ((left, left + _WIDE), (left + _WIDE, right - _WIDE), (right - _WIDE, right))
    groups = _counts(table, seat)
    unknown = ((),) * len(groups)
    before, since = (found or unknown for found in table.then(lambda then: _counts(then, seat)))
    size = 42 if max(table.view.resources[seat]) < 10 else 38
    for (start, end), *items in zip(columns, groups, before, since, strict=True):
        panel.counts(canvas, start, y, end, *items, size=size)


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
