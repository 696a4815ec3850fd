"""What players own besides their regions: scores, counts, stacks, bonus tiles, storage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.tuscany.data import BONUSES, ITEM_KIND, ITEM_WORDS, KINDS
from render.kit import marks, panel, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Colour, mix, text_on
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.tuscany import pieces, region
from render.tuscany.maps import WIDTH, Land, land
from render.tuscany.pieces import ROOT3
from render.tuscany.region import Look
from render.tuscany.table import Table

HEAD = 84
TRACK = 100
"""A bar shows so many points; beyond, only the number grows."""
_RED, _GREEN = "tcity", "tcastle"
_SCORE = 46
"""Size of the red score in a head."""


# Points


def draw_scores(
    canvas: Canvas, x: float, y: float, red: int, green: int, size: float, on: Colour = "tile"
) -> None:
    """Red first and larger, for it decides; white edges on a player's colour."""
    line, thick = ("ink", 2.5) if on == "tile" else ("white", 3)
    wide, narrow = round(size * 1.86), round(size * 1.6)
    canvas.box(x, y - size * 0.62, wide, size * 1.24, 12, _RED, line, thick, on=on)
    canvas.text(
        x + wide / 2, y, str(red), size, "white", "black", align="m", on=_RED, room=wide - 10
    )
    left, small = x + wide + 8, size * 0.8
    canvas.box(left, y - size * 0.5, narrow, size, 12, _GREEN, line, thick, on=on)
    middle = left + narrow / 2
    canvas.text(
        middle, y, str(green), small, "white", "black", align="m", on=_GREEN, room=narrow - 10
    )
    canvas.note("score", f"{red}/{green}", (x, y - size * 0.62, left + narrow, y + size * 0.62))


_GAIN = 26
"""Height of the chip with what a track gained."""


def gains(table: Table, seat: int) -> tuple[int, int]:
    """What the last move scored on the red and on the green track."""
    if table.before is None:
        return 0, 0
    now, then = table.view, table.before.view
    return now.red[seat] - then.red[seat], now.green[seat] - then.green[seat]


def draw_gain(canvas: Canvas, cx: float, y: float, gain: int, on: Colour | None = None) -> None:
    """A chip with what a track gained; nothing where it gained nothing."""
    if not gain:
        return
    said = marks.signed(gain)
    w = canvas.text_width(said, 22, "black") + 20
    box = (cx - w / 2, y - _GAIN / 2, w, _GAIN)
    canvas.box(*box, 10, "glow", marks.RIM, 2, on=on)
    canvas.text(cx, y, said, 22, style="black", align="m", on="glow")
    canvas.note("change", said, (box[0], box[1], box[0] + w, box[1] + _GAIN))


def draw_bar(
    canvas: Canvas, x: float, y: float, w: float, points: int, colour: str, on: Colour = "tile"
) -> None:
    """A track as a bar from 0 to 100."""
    canvas.box(x, y - 11, w, 22, 11, mix(colour, "panel", 0.66), on=on)
    if points:
        filled = min(w, max(22, w * points / TRACK))
        canvas.box(x, y - 11, filled, 22, 11, colour, on=mix(colour, "panel", 0.66))


def draw_tracks(canvas: Canvas, x: float, y: float, w: float, table: Table, seat: int) -> None:
    """Both tracks, red above green."""
    points = ((_RED, table.view.red[seat]), (_GREEN, table.view.green[seat]))
    for (colour, count), gain, dy in zip(points, gains(table, seat), (-17, 17), strict=True):
        draw_bar(canvas, x, y + dy, w, count, colour)
        draw_gain(canvas, x + w - 34, y + dy, gain)


# Counts


def draw_count(
    canvas: Canvas,
    x: float,
    y: float,
    glyph: Sprite,
    count: int,
    size: float,
    *,
    gain: int = 0,
    on: Colour = "tile",
) -> float:
    """A glyph and its number from the left edge ``x`` on; returns the width.

    What the last move changed stands on a chip.
    """
    side, text = size * 1.04, str(count)
    if len(text) > 1:
        size -= 4
    span = side + 7 + canvas.text_width(text, size)
    if gain:
        high = side / 2 + 4
        marks.change(
            canvas, x - 7, y - high, span + 14, high + side / 2 + 18, marks.signed(gain), on
        )
        on = "glow"
    canvas.put(glyph, x + side / 2, y, on)
    canvas.text(x + side + 7, y, text, size, "ink" if count or gain else "line", on=on)
    return span


def draw_counts(
    canvas: Canvas, x: float, y: float, table: Table, seat: int, size: float, step: float
) -> None:
    """Cards in hand, marble, workers, in columns of ``step`` if they are not too wide."""
    people = tokens.meeple(table.colour(seat), round(size))
    glyphs = (pieces.card(size), pieces.marble(size), people)
    now = _counts(table, seat)
    then = _counts(table.before, seat) if table.before else now
    for glyph, count, before in zip(glyphs, now, then, strict=True):
        x += max(step, 18 + draw_count(canvas, x, y, glyph, count, size, gain=count - before))


def _counts(table: Table, seat: int) -> tuple[int, int, int]:
    view = table.view
    return view.hand_sizes[seat], view.marble[seat], view.workers[seat]


def draw_stacks(canvas: Canvas, x: float, y: float, table: Table, seat: int, size: float) -> None:
    """What is left of stacks 1, 2 and 3."""
    for i, left in enumerate(table.view.stack_sizes(seat)):
        canvas.put(pieces.stack(left, size), x + i * size * 1.18 + size * 0.56, y, "tile")


def bonuses(table: Table, seat: int) -> list[tuple[str, bool]]:
    """A seat's bonus tiles, and which of them are new."""
    found = []
    for word, count in zip(BONUSES, table.view.bonuses[seat], strict=True):
        new = table.fresh.bonuses[seat, word]
        found += [(word, i >= count - new) for i in range(count)]
    return found


def draw_bonuses(
    canvas: Canvas, left: float, right: float, y: float, table: Table, seat: int, size: float
) -> None:
    """Bonus tiles, right-aligned, smaller where there are many."""
    owned = bonuses(table, seat)
    if owned:
        size = min(size, (right - left) // len(owned) - 6)
    step = size + 8 if size > 40 else size + 6
    for i, (word, new) in enumerate(owned):
        cx = right - size / 2 - (len(owned) - 1 - i) * step
        ground: Colour = "tile"
        if new:
            canvas.put(_glow(size + 14), cx, y, "tile")
            half = size / 2 + 7
            canvas.note("halo", word, (cx - half, y - half, cx + half, y + half))
            ground = "glow"
        canvas.put(pieces.bonus(word, size), cx, y, ground)


@lru_cache(maxsize=8)
def _glow(size: float) -> Sprite:
    half = round(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.box(-size / 2, -size / 2, size, size, size * 0.2, "glow", marks.RIM, 2)
    return pen.sprite()


# Storage


def draw_storage(
    canvas: Canvas,
    left: float,
    right: float,
    y: float,
    a: float,
    table: Table,
    seat: int,
    *,
    align: str = "r",
    on: Colour = "tile",
) -> float:
    """All slots of a storage within a width, empty ones outlined; returns the width used.

    Hexes shrink where a storage has more slots than fit.
    """
    view, targets = table.view, table.targets_of(seat)
    room, stored = view.capacity(seat), view.storage[seat]
    gap = a * 0.3
    slots = max(room, len(stored))
    a = min(a, ((right - left) / slots - 6) / 2)
    step = 2 * a + min(gap, 12 + a * 0.1)
    width = slots * step - (step - 2 * a)
    start = right - width + a if align == "r" else left + a
    new = _new_items(table, seat)
    for i in range(slots):
        cx = start + i * step
        if i >= len(stored):
            canvas.put(pieces.slot(round(a), on), cx, y, on)
            canvas.note("slot", "", (cx - a, y - a, cx + a, y + a))
            continue
        _draw_item(canvas, cx, y, a, stored[i], on, legal=targets.stored, fresh=i in new)
    return width


def draw_store(
    canvas: Canvas, left: float, right: float, y: float, a: float, table: Table, seat: int
) -> None:
    """Crate and title, and the storage at the right of them."""
    title = table.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 36, "ink2"), left + 18, y, "tile")
    span = canvas.text(left + 46, y, title, 26, "ink2", on="tile", room=170, least=22)
    draw_storage(canvas, left + 46 + span + 20, right, y, a, table, seat, align="l")


def _draw_item(
    canvas: Canvas,
    cx: float,
    cy: float,
    a: float,
    item: int,
    ground: Colour,
    *,
    legal: frozenset[str],
    fresh: bool,
) -> None:
    word = ITEM_WORDS[item]
    if fresh:
        canvas.put(pieces.halo(round(a * 1.12 + 3)), cx, cy, ground)
        canvas.note("halo", word, (cx - a, cy - a, cx + a, cy + a))
        ground = "glow"
    if word in legal:
        canvas.put(pieces.plain(round(a) + 4, "act"), cx, cy, ground)
        reach = a + 4
        box = (cx - reach, cy - reach * ROOT3 / 2, cx + reach, cy + reach * ROOT3 / 2)
        canvas.note("ring", word, box)
        ground, a = "act", a - 2
    canvas.put(pieces.tile(item, ITEM_KIND[item], round(a), 0, 0.08), cx, cy, ground)


def _new_items(table: Table, seat: int) -> set[int]:
    """Which of the stored items the last move brought: the latest of their kind."""
    stored = [ITEM_WORDS[item] for item in table.view.storage[seat]]
    found = set[int]()
    for (owner, word), count in table.fresh.stored.items():
        if owner == seat:
            found |= set([i for i, held in enumerate(stored) if held == word][-count:])
    return found


# Hands


def draw_hand(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    hand: Sequence[int],
    size: float = 52,
    on: Colour = "tile",
) -> None:
    """The cards of a hand by colour."""
    step = w / len(KINDS)
    for kind, count in enumerate(hand):
        left = x + kind * step
        canvas.put(pieces.card(size, kind), left + size / 2, y, on)
        canvas.text(left + size + 6, y, str(count), 42, "ink" if count else "line", on=on)
        canvas.note("hand", f"{KINDS[kind]} {count}", (left, y - 26, left + step, y + 26))


# Whole panels


def look(table: Table, seat: int, a: float, code: float, number: float) -> Look:
    """How a seat's region is drawn."""
    new = frozenset(hex_ for owner, hex_ in table.fresh.hexes if owner == seat)
    return Look(a, code, number, table.targets_of(seat), new)


def draw_frame(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str) -> None:
    """The frame of a panel whose owner is to move."""
    canvas.box(x - 6, y - 6, w + 12, h + 12, 22, None, "act", 8, on=None)
    canvas.note("active", colour, (x - 6, y - 6, x + w + 6, y + h + 6))


def draw_head(canvas: Canvas, x: float, y: float, w: float, table: Table, seat: int) -> None:
    """The upper end of a panel in the player's colour: order, token, name, both scores."""
    colour, view = table.colour(seat), table.view
    ink, middle = text_on(colour), y + HEAD / 2
    canvas.box(x, y, w, HEAD, 18, colour, corners=(True, True, False, False))
    canvas.fill(x, y + HEAD - 1, w, 2, "ink")
    canvas.text(x + 30, middle, table.order(seat), 48, ink, "black", align="m", on=colour)
    canvas.put(panel.badge(colour), x + 86, middle + 1, colour)
    size = _SCORE
    wide = round(size * 1.86) + 8 + round(size * 1.6)
    left = x + w - 16 - wide
    draw_scores(canvas, left, middle, view.red[seat], view.green[seat], size, colour)
    room = min(390.0, left - 12 - (x + 126))
    canvas.text(x + 126, middle, table.name(seat), 42, ink, "black", on=colour, room=room, least=36)


def draw_head_gains(canvas: Canvas, right: float, y: float, table: Table, seat: int) -> None:
    """Below both scores of a head that ends at ``y`` what they gained."""
    red, green = gains(table, seat)
    wide, narrow = round(_SCORE * 1.86), round(_SCORE * 1.6)
    draw_gain(canvas, right - narrow - 8 - wide / 2, y, red)
    draw_gain(canvas, right - narrow / 2, y, green)


def state_of(table: Table, seat: int) -> str:
    """Whether a seat's region is chosen, while all choose in secret."""
    if not table.arranging:
        return ""
    return table.words.say(f"tuscany-picture-{'busy' if seat in table.movers else 'ready'}")


def draw_other(
    canvas: Canvas, x: float, y: float, w: float, h: float, table: Table, seat: int
) -> None:
    """Another player's panel: head, counts and bonus tiles, stacks and storage, region."""
    canvas.box(x, y, w, h, 18, "tile", "line", 3, shadow=5)
    draw_head(canvas, x, y, w, table, seat)
    draw_head_gains(canvas, x + w - 16, y + HEAD, table, seat)
    row, low, right = y + HEAD + 44, y + HEAD + 116, x + w - 18
    draw_counts(canvas, x + 16, row, table, seat, 42, 100)
    draw_right(canvas, x + 334, right, row, table, seat, 46)
    draw_stacks(canvas, x + 16, low, table, seat, 44)
    used = draw_storage(canvas, x + 240, right, low, 33, table, seat)
    canvas.put(icon("wooden-crate", 34, "ink2"), right - used - 32, low, "tile")
    own = land(table.view, seat)
    top = y + HEAD + 158
    draw_region(canvas, x, top, w, y + h - 18 - top, table, seat, own)
    finish(canvas, x, y, w, h, table, seat, 40)


def draw_right(
    canvas: Canvas, left: float, right: float, y: float, table: Table, seat: int, size: float
) -> None:
    """Bonus tiles, right-aligned; while regions are chosen in secret, whether this one is."""
    state = state_of(table, seat)
    if state:
        room = right - left
        canvas.text(right, y, state, 30, "ink2", align="r", on="tile", room=room, least=22)
    else:
        draw_bonuses(canvas, left, right, y, table, seat, size)


def draw_region(
    canvas: Canvas, x: float, y: float, w: float, h: float, table: Table, seat: int, own: Land
) -> None:
    """A region in the middle of a box."""
    a = region.fitting(own, w - 40, h)
    left = round(x + (w - WIDTH * a) / 2)
    top = round(y + (h - region.height(own, a)) / 2)
    number = 22 if a < 56 else 26
    region.draw(canvas, left, top, own, look(table, seat, a, 24 if a < 45 else 30, number), "tile")


def finish(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    table: Table,
    seat: int,
    lower: float = 0,
) -> None:
    """Mark the panel of somebody who is to move; the arrow may stand below the middle."""
    if seat in table.movers:
        draw_frame(canvas, x, y, w, h, table.colour(seat))
        canvas.put(marks.mover(), x, y + h / 2 - 3 + lower, None)


def draw_featured(
    canvas: Canvas, x: float, y: float, w: float, h: float, table: Table, seat: int
) -> None:
    """The panel under the large region: everything in two rows, storage at the right."""
    view, colour = table.view, table.colour(seat)
    canvas.box(x, y, w, h, 18, "tile", "line", 3, shadow=5)
    panel.stripe(canvas, x, y, h, colour, table.order(seat))
    left, bars = x + 106, x + 572
    upper, lower = y + 54, y + h - 48
    size = 54
    wide = round(size * 1.86) + 8 + round(size * 1.6)
    room = bars - 24 - wide - 16 - left
    canvas.text(left, upper, table.name(seat), 46, style="black", on="tile", room=room, least=36)
    draw_scores(canvas, bars - 24 - wide, upper, view.red[seat], view.green[seat], size)
    draw_tracks(canvas, bars, upper, 560, table, seat)
    draw_counts(canvas, left, lower, table, seat, 46, 132)
    draw_stacks(canvas, bars, lower, table, seat, 52)
    draw_right(canvas, bars + 240, bars + 560, lower, table, seat, 54)
    right = x + w - 24
    start = bars + 560 + 36
    title = table.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 32, "ink2"), start + 16, y + 38, "tile")
    canvas.text(start + 42, y + 38, title, 26, "ink2", on="tile", room=right - start - 42, least=20)
    draw_storage(canvas, start, right, y + 114, 50, table, seat, align="l")
    finish(canvas, x, y, w, h, table, seat)


def draw_duel(
    canvas: Canvas, x: float, y: float, w: float, h: float, table: Table, seat: int
) -> None:
    """The only other player's panel: what is owned at the left, the region at the right."""
    canvas.box(x, y, w, h, 18, "tile", "line", 3, shadow=5)
    draw_head(canvas, x, y, w, table, seat)
    left, right = x + 30, x + 570
    draw_tracks(canvas, left, y + HEAD + 64, right - left, table, seat)
    draw_counts(canvas, left, y + HEAD + 162, table, seat, 46, 132)
    draw_stacks(canvas, left, y + HEAD + 256, table, seat, 52)
    draw_right(canvas, left + 220, right, y + HEAD + 256, table, seat, 54)
    low = y + HEAD + 330
    title = table.words.say("tuscany-picture-storage")
    canvas.put(icon("wooden-crate", 32, "ink2"), left + 16, low, "tile")
    canvas.text(left + 42, low, title, 26, "ink2", on="tile", room=right - left - 42)
    draw_storage(canvas, left, right, low + 84, 50, table, seat, align="l")
    own = land(table.view, seat)
    top = y + HEAD + 24
    draw_region(canvas, right + 10, top, x + w - right - 10, y + h - 24 - top, table, seat, own)
    finish(canvas, x, y, w, h, table, seat, 40)
