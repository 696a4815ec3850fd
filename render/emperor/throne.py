"""The throne: emperor, rival, the old emperor while he waits, and the votes as they would stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.text import Catalogue
from engine.emperor.data import NOBODY, SIDES
from engine.emperor.rules.election import votes
from render.emperor import influence_bar, spaces
from render.emperor.pieces import EMPIRE
from render.emperor.pieces import city as city_piece
from render.emperor.spaces import Area
from render.emperor.spots import LIFTED, THE_SUPPLY, THE_THRONE
from render.emperor.table import Table
from render.kit import changes, layout, marks, names
from render.kit.canvas import Canvas
from render.kit.changes import Gain, gain
from render.kit.icons import icon
from render.kit.palette import mix, text_on
from render.kit.pen import Pen
from render.kit.sprite import Sprite

SIZE = (364, 452)
NOBLE = Area(32, 94, 116)
_LIFTED = Area(190, 171, 58)
_SUPPLY = Area(246, 16, 44)
_NAMES, _ROOM = 174, 180
"""Left edge and width of the names."""
_PAIRED = 34
"""The size of a name in two lines."""
_LINES = {False: ((98, 132), (176, 210)), True: ((69, 118), (165, 213))}
"""Caption and name of the emperor, and of the rival; or where a name takes two lines."""
FOR_EMPEROR, FOR_RIVAL = SIDES


# Votes


@dataclass(frozen=True, slots=True)
class Share:
    """A player's votes; ``sealed`` when the ballot is in but not revealed."""

    seat: int
    votes: int
    sealed: bool = False


def shares(table: Table) -> dict[str, list[Share]]:
    """The votes for the emperor, for the rival, and (under ``""``) of those who may yet choose.

    After an election, as they fell; before it, as they would stand. A ballot that has not been
    revealed counts nowhere.
    """
    found: dict[str, list[Share]] = {FOR_EMPEROR: [], FOR_RIVAL: [], "": []}
    if table.fresh.ballots:
        for ballot in table.fresh.ballots:
            found[ballot.side].append(Share(ballot.seat, ballot.votes))
        return found
    view, sealed = table.view, ballots_in(table)
    for seat in view.in_order():
        count = votes(view, seat)
        if seat == view.emperor:
            found[FOR_EMPEROR].append(Share(seat, count))
        elif seat == table.rival:
            found[FOR_RIVAL].append(Share(seat, count))
        elif count:
            found[""].append(Share(seat, count, seat in sealed))
    return found


def ballots_in(table: Table) -> frozenset[int]:
    """The seats whose ballot is in; what it says is not looked at."""
    if table.rule != "ballot":
        return frozenset()
    return frozenset(table.view.stack[-1][2]) - frozenset(table.movers)


# The panel


def draw_base(canvas: Canvas, x: float, y: float, words: Catalogue) -> None:
    """Panel, canopy and title."""
    w, h = SIZE
    canvas.box(x, y, w, h, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    canvas.put(icon("imperial-crown", 44), x + 42, y + 38, "panel")
    title = words.say("emperor-picture-throne")
    canvas.text(x + 76, y + 38, title, 32, style="serif", on="panel", room=156, least=24)
    draw_canopy(canvas, x + NOBLE.x - 14, y + NOBLE.y - 20, NOBLE.size + 28)
    canvas.fill(x + 18, y + 250, w - 36, 3, "line")


def draw_canopy(canvas: Canvas, x: float, y: float, w: float) -> None:
    """Where the emperor sits."""
    h = w + 8
    canvas.put(_roof(round(w)), x, y, "panel")
    canvas.box(x, y, w, h, 14, mix("vp", "white", 0.75), "vp", 3, on="panel")


@lru_cache(maxsize=4)
def _roof(w: int) -> Sprite:
    pen = Pen(0, -16, w, 6)
    pen.poly([(w * 0.12, 2), (w / 2, -13), (w * 0.88, 2)], "vp")
    return pen.sprite()


def draw(canvas: Canvas, x: float, y: float, table: Table) -> None:
    """Emperor, rival, supply of empire cities, votes."""
    view, w = table.view, SIZE[0]
    draw_supply(canvas, x, y, table)
    draw_emperor(canvas, Area(x + NOBLE.x, y + NOBLE.y, NOBLE.size), table)
    _draw_names(canvas, x + _NAMES, y, table)
    if view.lifted != NOBODY:
        draw_lifted(canvas, Area(x + _LIFTED.x, y + _LIFTED.y, _LIFTED.size), table)
    title = table.say("voted" if table.fresh.ballots else "votes")
    canvas.text(x + 18, y + 276, title, 26, style="serif", on="panel", room=w - 36, least=20)
    for i, (side, found) in enumerate(shares(table).items()):
        gain = vote_gain(table, side, found)
        draw_votes(canvas, x + 18, y + 318 + i * 50, w - 40, side, found, table, gain)


def _draw_names(canvas: Canvas, x: float, y: float, table: Table) -> None:
    """Emperor and rival; no rival while the old emperor stands in the place of one."""
    view = table.view
    shown = [("emperor", table.name(view.emperor), "ink")]
    if view.lifted == NOBODY:
        open_ = table.rival == NOBODY
        shown.append(("rival", *(("–", "ink3") if open_ else (table.name(table.rival), "ink"))))
    tall = any(canvas.text_width(name, names.PERSON, "black") > _ROOM for _, name, _ in shown)
    lines = _LINES[tall or view.lifted != NOBODY]
    for (role, name, ink), (caption_at, name_at) in zip(shown, lines, strict=False):
        said = table.say(role)
        canvas.text(x, y + caption_at, said, 21, "ink2", on="panel", room=_ROOM, least=20)
        names.person(
            canvas, x, y + name_at, name, 36, _ROOM, colour=ink, on="panel", paired=_PAIRED
        )


def total(found: list[Share]) -> int:
    """The votes of one side."""
    return sum(share.votes for share in found)


def vote_gain(table: Table, side: str, found: list[Share]) -> Gain | None:
    """By how much the votes of one side have changed; nothing once they are cast."""
    if table.fresh.ballots:
        return None
    return gain(total(found), *table.then(lambda then: total(shares(then)[side])))


def draw_supply(canvas: Canvas, x: float, y: float, table: Table) -> None:
    """How many empire cities are left, at the right end of the title."""
    area = Area(x + _SUPPLY.x, y + _SUPPLY.y, _SUPPLY.size)
    if table.chosen == THE_SUPPLY:
        size = area.size
        marks.chosen(canvas, area.x, area.y, size, size, size / 2)
    canvas.put(city_piece(EMPIRE, area.size), area.x, area.y, "panel")
    left = table.view.empire_left
    ink = "ink" if left else "line"
    text = f"×{left}"
    canvas.text(area.x + area.size + 7, area.y + 22, text, 31, ink, "black", on="panel")
    gain = table.gain(lambda view: view.empire_left)
    if gain is not None:
        changes.chip(canvas, area.x + area.size + 27, area.y + 52, gain.text, faint=gain.faint)
    if THE_SUPPLY in table.targets:
        spaces.target_ring(canvas, area.x, area.y, area.size, round_=True)


def draw_emperor(canvas: Canvas, area: Area, table: Table) -> None:
    """The noble on the throne."""
    x, y, size = area
    ground = mix("vp", "white", 0.75)
    spaces.draw_under(canvas, table, THE_THRONE, area, ground)
    if table.view.throne == NOBODY:
        canvas.text(x + size / 2, y + size / 2, "–", 40, "ink3", align="m", on=ground)
        return
    on = spaces.ground(table, THE_THRONE, ground)
    canvas.put(table.noble(table.view.throne, size), x, y, on)
    if THE_THRONE in table.targets:
        spaces.target_ring(canvas, x, y, size)


def draw_lifted(canvas: Canvas, area: Area, table: Table) -> None:
    """The old emperor's noble, beside the board until it is placed."""
    if table.chosen == LIFTED:
        marks.chosen(canvas, area.x, area.y, area.size, area.size + 4, 10)
    canvas.put(table.noble(table.view.lifted, area.size), area.x, area.y, None)
    x, y, said = area.x + area.size + 16, area.y + area.size / 2, table.say("lifted")
    canvas.text(x, y, said, 24, "ink2", on="panel", room=88, least=20)


_HEADS = {FOR_EMPEROR: "imperial-crown", FOR_RIVAL: "crossed-swords"}


def draw_votes(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    side: str,
    found: list[Share],
    table: Table,
    gain: Gain | None = None,
) -> None:
    """One side's votes in a line around ``y``: a block for each player, the total at the right."""
    if side in _HEADS:
        canvas.put(icon(_HEADS[side], 38), x + 20, y, "panel")
    else:
        canvas.text(x + 20, y + 1, "?", 40, "ink2", "black", align="m", on="panel")
    votes = total(found)
    ink = "ink" if votes else "line"
    span = canvas.text(x + w, y, str(votes), 40, ink, "black", align="r", on="panel")
    left, spare = x + 52.0, w - 52.0 - 62
    if gain is not None:
        chip = canvas.text_width(gain.text, changes.SIZE, "black") + 20
        changes.chip(canvas, x + w - span - 8 - chip / 2, y, gain.text, faint=gain.faint)
        spare = w - 52 - span - 14 - chip
    for share, span in zip(found, block_widths(found, spare), strict=True):
        _draw_block(canvas, left, y - 24, span, share, table.colour(share.seat))
        left += span + _GAP


_GAP = 6
_NARROW = 60
"""Blocks narrower than this have a smaller badge and number."""


def block_widths(found: list[Share], room: float) -> list[int]:
    """How wide the blocks of a line are: by votes, and never too narrow for what is in them."""
    if not found:
        return []
    spare = room - _GAP * (len(found) - 1)
    least = [min(98.0 if share.sealed else _NARROW, spare / len(found)) for share in found]
    wanted = [max(46 * share.votes + 8, low) for share, low in zip(found, least, strict=True)]
    more = sum(wanted) - sum(least)
    part = min(1.0, (spare - sum(least)) / more) if more else 0.0
    return [int(low + (want - low) * part) for want, low in zip(wanted, least, strict=True)]


def _draw_block(canvas: Canvas, x: float, y: float, w: int, share: Share, colour: str) -> None:
    """A player's votes; with a ballot box when the ballot is in."""
    canvas.box(x, y, w, 48, 10, colour, "ink", 3, on="panel")
    ink, number = text_on(colour), str(share.votes)
    badge, size = (26, 34) if w >= _NARROW else (20, 30)
    span = badge + 4 + canvas.text_width(number, size, "black") + (31 if share.sealed else 0)
    left, middle = x + (w - span) / 2, y + 24
    canvas.put(influence_bar.badge(colour, badge), left + badge / 2, middle, colour)
    left += badge + 4
    left += canvas.text(left, middle + 1, number, size, ink, "black", on=colour)
    canvas.note("vote", f"{colour} {number}", (x, y, x + w, y + 48))
    if share.sealed:
        canvas.put(icon("vote", 26, ink), left + 18, middle, colour)
        canvas.note("sealed", colour, (x, y, x + w, y + 48))
