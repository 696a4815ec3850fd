"""The throne for a phone: emperor and rival, and a line for every voter."""

from __future__ import annotations

from typing import NamedTuple

from engine.emperor.data import CODES, NOBODY
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import seat_votes, votes
from engine.emperor.state import EmperorState
from render.emperor import influence_bar, throne
from render.emperor.page import LEFT, TOP, WIDTH, page
from render.emperor.spaces import Area
from render.emperor.table import Table
from render.emperor.throne import FOR_EMPEROR, FOR_RIVAL, Share
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.icons import icon

_HEIGHT = 520
_NOBLE = Area(36, 46, 116)
_LINES, _PITCH = 216, 74
_NAME = (192, 184)
"""Left edge and width of a voter's name."""
_PARTS = 384
"""Left edge of a voter's electorates."""


class Part(NamedTuple):
    """Votes from one source: an electorate's code, or an icon."""

    code: str
    icon: str
    votes: int


def parts(view: EmperorState, seat: int) -> list[Part]:
    """Where a player's votes come from: the seats, then the Pope."""
    found = [
        Part(CODES[e], "", seat_votes(view, e))
        for e, elector in enumerate(view.electors)
        if elector != NOBODY and OWNER[elector] == seat
    ]
    pope = votes(view, seat) - sum(part.votes for part in found)
    return [*found, Part("", "pope-crown", pope)] if pope else found


def paint(table: Table) -> Canvas:
    """Draw throne and voters."""
    canvas = page(table, table.say("part-votes"), _HEIGHT)
    canvas.box(LEFT, TOP, WIDTH, _HEIGHT, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    throne.draw_canopy(canvas, LEFT + _NOBLE.x - 14, TOP + _NOBLE.y - 20, _NOBLE.size + 28)
    throne.draw_emperor(canvas, Area(LEFT + _NOBLE.x, TOP + _NOBLE.y, _NOBLE.size), table)
    found = throne.shares(table)
    emperor, rival = table.candidates
    _draw_candidate(canvas, _NAME[0], "emperor", emperor, found[FOR_EMPEROR], table)
    _draw_candidate(canvas, 470, "rival", rival, found[FOR_RIVAL], table)
    canvas.fill(LEFT + 20, TOP + _LINES - 14, WIDTH - 40, 3, "line")
    lines = [(side, share) for side, shares in found.items() for share in shares]
    for i, (side, share) in enumerate(lines):
        _draw_line(canvas, TOP + _LINES + i * _PITCH, side, share, table)
    return canvas


def _draw_candidate(
    canvas: Canvas, x: float, role: str, seat: int, found: list[Share], table: Table
) -> None:
    """Emperor or rival: the name, and the votes for that side."""
    x += LEFT
    symbol = {"emperor": "imperial-crown", "rival": "crossed-swords"}[role]
    canvas.put(icon(symbol, 34, "ink2"), x + 17, TOP + 36, "panel")
    canvas.text(x + 44, TOP + 36, table.say(role), 26, "ink2", on="panel", room=200, least=22)
    name, ink = ("–", "ink3") if seat == NOBODY else (table.name(seat), "ink")
    names.person(canvas, x, TOP + 90, name, 40, 254, colour=ink, on="panel")
    total = sum(share.votes for share in found)
    canvas.text(x, TOP + 160, str(total), 52, "ink" if total else "line", "black", on="panel")


def _draw_line(canvas: Canvas, y: float, side: str, share: Share, table: Table) -> None:
    """A voter: which side, name, electorates with their votes, total."""
    colour, middle = table.colour(share.seat), y + _PITCH / 2 - 4
    if side:
        symbol = {FOR_EMPEROR: "imperial-crown", FOR_RIVAL: "crossed-swords"}[side]
        canvas.put(icon(symbol, 42), LEFT + 46, middle, "panel")
    elif share.sealed:
        canvas.put(icon("vote", 42), LEFT + 46, middle, "panel")
        canvas.note("sealed", colour, (LEFT + 24, middle - 22, LEFT + 68, middle + 22))
    else:
        canvas.text(LEFT + 46, middle, "?", 44, "ink2", "black", align="m", on="panel")
    canvas.box(LEFT + 90, middle - 26, 90, 52, 12, colour, "ink", 3, on="panel")
    block = (LEFT + 90, middle - 26, 90, 52)
    influence_bar.draw_share(canvas, block, colour, share.votes, leads=False)
    left, room = _NAME
    names.person(canvas, LEFT + left, middle, table.name(share.seat), 36, room, on="panel")
    _draw_parts(canvas, middle, parts(table.view, share.seat))


def _draw_parts(canvas: Canvas, middle: float, found: list[Part]) -> None:
    """The sources of votes in one line, or in two; the number follows where it is not 1."""
    left, right = LEFT + _PARTS, LEFT + WIDTH - 20
    step = 84
    per_row = max(1, (right - left) // step)
    if len(found) > per_row:
        per_row = -(-len(found) // 2)
    rows = -(-len(found) // per_row)
    for i, part in enumerate(found):
        x: float = left + i % per_row * step
        y = middle + (i // per_row - (rows - 1) / 2) * 33
        ink = "ink2" if part.votes else "ink3"
        if part.icon:
            canvas.put(icon(part.icon, 30, ink), x + 15, y, "panel")
            x += 36
        else:
            x += canvas.text(x, y, part.code, 24, ink, on="panel") + 6
        if part.votes != 1:
            canvas.text(x, y, str(part.votes), 26, ink, "black", on="panel")
