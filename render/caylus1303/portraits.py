"""Portraits of the characters: cards at court, and medals beside their owners."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.caylus1303.data import CHARACTER, CHARACTERS, NOBODY
from engine.caylus1303.rules.characters import in_play
from engine.caylus1303.words.effects import ability
from engine.caylus1303.words.names import character_code
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces
from render.caylus1303.board_model import Caylus1303Board
from render.kit import card_frame, effects, highlights, layout, names, panel, text, tokens
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.effects import RowStyle
from render.kit.icons import icon
from render.kit.names import TileNameStyle
from render.kit.palette import Colour, mix
from render.kit.panel import PanelTitle
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Box, Fact, Sprite
from render.kit.story import spot_of_piece
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL, FLOOR, NOTE

BAND = "vp"
MEDAL = mix("vp", "white", 0.75)
PORTRAIT = (195, 152)
_LOW = 136
"""Height of a portrait in a panel across the whole board."""
WIDTH, ALL_WIDTH = 637, layout.WIDTH - 2 * layout.MARGIN
"""Width of the panel, and of one across the whole board."""
_TOP = 74
_INSET = 14
_GAP = 12
_TITLE, _SYMBOL, _NOTE = (78, 37), (44, 37), (22, 38)
"""Left edge and middle of the panel's title, middle of its symbol; right edge, from the right, and
middle of the note."""
_TITLE_WIDTH, _NOTE_GAP = 300, 24
"""Maximum width of the title, and the gap between it and the note."""
_NAME, _NAME_GAP, _NAME_END = 26, 9, 4
"""Middle of a portrait's name, and its distances from the code plate and the right edge."""
_BODY = 24
"""Distance of the contents from the middle of a portrait, because of the band above them."""
_MEDAL_MIDDLE, _OWNER_MIDDLE = 45, 54
"""Middles of the medal from the left edge, and of the owner's token from the right one."""
_AT_COURT, _OWNER = 68, 62
"""Sizes of the medal and of the owner's token."""
_WORDS, _GLYPHS = (100, 16), (86, 8)
"""Distances of the effect from both edges: in words, and in glyphs."""
_IN_WORDS = 400
"""Wider portraits show the effect in words."""
_NARROW = 52
"""Width of a portrait's code plate; the longest names need the rest."""


def _per_row(width: int) -> int:
    """Return the number of portraits that fit side by side in a panel of that width."""
    return (width - 2 * _INSET + _GAP) // (PORTRAIT[0] + _GAP)


def _portrait_height(width: int) -> int:
    """Return the height of the portraits in a panel of that width."""
    return PORTRAIT[1] if width <= WIDTH else _LOW


def height(places: int, width: int = WIDTH) -> int:
    """Return the height of the panel for that many portraits."""
    rows = -(-places // _per_row(width))
    return _TOP + rows * (_portrait_height(width) + _GAP) - _GAP + _INSET


@lru_cache(maxsize=64)
def medal(word: str, size: float, legal: bool = False) -> Sprite:
    """Return a character as a round portrait, anchored at its middle."""
    half = round(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 0, size / 2, MEDAL, "act" if legal else BAND, 6 if legal else 3)
    pen.icon(faces.CHARACTER_ICONS[word], 0, 0, size * 0.64)
    return pen.sprite(
        Fact("medal", word, (-size / 2, -size / 2, size / 2, size / 2), size, solid=True)
    )


# At court


def draw_base(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], words: Catalogue, *, choosing: bool
) -> None:
    """Draw the panel with its title, which only depends on the language."""
    w, h = size
    title = PanelTitle(
        words.say("caylus1303-board-court"),
        _TITLE,
        max_width=_TITLE_WIDTH,
        min_size=NOTE,
        symbol=icon("meeple-group", 44, "ink2"),
        symbol_at=_SYMBOL,
    )
    span = panel.titled(canvas, Rect(x, y, w, h), title)
    note = words.say(f"caylus1303-picture-court-{'choose' if choosing else 'favour'}")
    end, middle = _NOTE
    room = w - _TITLE[0] - span - end - _NOTE_GAP
    style = TextStyle(NOTE, "ink2", min_size=FLOOR)
    canvas.text(x + w - end, y + middle, note, style, align="r", on="panel", max_width=room)


def shown(model: Caylus1303Board) -> list[str]:
    """Return the characters in the panel: all while they are chosen, later those at court."""
    characters = in_play(model.view)
    if model.choosing:
        return characters
    return [word for word in characters if model.view.holder[CHARACTER[word]] == NOBODY]


def draw_court(canvas: Canvas, x: int, y: int, model: Caylus1303Board, width: int = WIDTH) -> None:
    """Draw the portraits, wider ones if they are few, or a sentence if none are left."""
    characters, h = shown(model), _portrait_height(width)
    if not characters:
        label = model.words.say("caylus1303-picture-court-empty")
        middle = y + _TOP + h / 2 - 8
        room = width - 2 * _INSET - 16
        style = TextStyle(BODY, "ink2")
        canvas.text(x + width / 2, middle, label, style, align="m", on="panel", max_width=room)
        return
    per_row = -(-len(characters) // -(-len(characters) // _per_row(width)))
    lefts, w = layout.spread(per_row, x + _INSET, x + width - _INSET, _GAP)
    for i, word in enumerate(characters):
        left = round(lefts[i % per_row])
        top = y + _TOP + i // per_row * (h + _GAP)
        draw_portrait(canvas, left, top, int(w), h, word, model)


def draw_portrait(
    canvas: Canvas, x: int, y: int, w: int, h: int, word: str, model: Caylus1303Board
) -> None:
    """Draw a character: code, name, medal, and its effect or the player who chose it."""
    code, owner = character_code(model.view, word), model.view.holder[CHARACTER[word]]
    legal = code in model.legal
    taken = owner != NOBODY
    if recency := model.character_recency(word):
        rect = Rect(x, y, w, h)
        highlights.halo(canvas, rect, layout.TILE_RADIUS, on="panel", recency=recency)
    body: Colour = "panel" if taken else "tile"
    band, line, ink = ("line", "ink3", "ink2") if taken else (BAND, "ink", "white")
    card_frame.draw(
        canvas, x, y, w, h, band, FrameStyle(line=line, body=str(body), plate_width=_NARROW)
    )
    card_frame.draw_code(canvas, x, y, code, legal, on=line, w=_NARROW)
    label, left = faces.character_name(word, model.language), _NARROW + _NAME_GAP
    room = w - left - _NAME_END
    style = TileNameStyle(colour=ink)
    names.draw_tile_name(canvas, x + left, y + _NAME, label, room, style, on=band)
    middle = y + h / 2 + _BODY
    canvas.put(medal(word, _AT_COURT), x + _MEDAL_MIDDLE, middle, body)
    if taken:
        token = tokens.token(model.scene.colours[owner], _OWNER)
        canvas.put(token, x + w - _OWNER_MIDDLE, middle, body)
    elif w > _IN_WORDS:
        left, end = _WORDS
        label = model.keep_together(ability_text(model, word))
        draw_words(canvas, x + left, middle, w - left - end, label)
    else:
        left, end = _GLYPHS
        row, room = faces.character_row(word, model.language), w - left - end
        effects.draw(
            canvas, row, x + left + room / 2, middle, RowStyle(36), max_width=room, on=body
        )
    if legal:
        highlights.ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def draw_large(canvas: Canvas, x: float, y: float, w: int, h: int, word: str) -> None:
    """Draw a single large character for its rules card."""
    band = 78
    card_frame.draw(
        canvas, x, y, w, h, BAND, FrameStyle(radius=24, band_height=band, plate_width=0, edge=4)
    )
    label = faces.character_name(word, canvas.language)
    name_style = TileNameStyle(colour="white", size=COUNT, min_size=BODY, leading=34)
    names.draw_tile_name(canvas, x + 20, y + 42, label, w - 36, name_style, on=BAND)
    canvas.put(medal(word, 132), x + w / 2, y + band + 84, "tile")
    row = faces.character_row(word, canvas.language)
    effects.draw(canvas, row, x + w / 2, y + h - 48, RowStyle(62), max_width=w - 36, on="tile")


# With their owners

_MEDAL, _SMALL_MEDAL = 64, 38
"""Sizes of a medal, and of one above its plate where the counts take one row."""
_PLATE, _SMALL_PLATE = (44, 34), (40, 28)
_APART, _BELOW = 5, 2
"""Distances of a medal from the plate beside and below it."""
_BETWEEN = 8
"""Minimum distance of two medals with their plates."""


class MedalRow(NamedTuple):
    """Medals side by side: the distance of two, their size, and where their plates are."""

    step: float
    size: float
    beside: bool


def owned(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the characters of a seat, in the order of their codes."""
    return [CHARACTERS[number] for number in model.view.characters_of(seat)]


def medal_rows(model: Caylus1303Board, scale: float, *, low: bool) -> Sequence[MedalRow]:
    """Return the rows to try, the largest first.

    ``low`` is for a head above one row of counts. While characters are chosen they have no plates.
    """
    plate = 0 if model.choosing else _PLATE[0] + _APART
    full = MedalRow((_MEDAL + plate + _BETWEEN) * scale, _MEDAL * scale, beside=True)
    size = _SMALL_MEDAL if low else _MEDAL
    step = max(size, _SMALL_PLATE[0]) + _BETWEEN
    return full, MedalRow(step * scale, size * scale, beside=False)


def draw_medals(
    canvas: Canvas,
    corner: Point,
    characters: Sequence[str],
    row: MedalRow,
    model: Caylus1303Board,
    scale: float,
) -> None:
    """Draw medals with their code plates, right-aligned in a panel's head.

    ``corner`` is the top right corner of the head.
    """
    right, top = corner
    size = min(row.size, row.step - 6 * scale)
    y = top + 6 * scale + size / 2
    for i, word in enumerate(characters):
        left = right - row.step * (len(characters) - i) + _BETWEEN * scale
        cx = left + (size if row.beside else row.step - _BETWEEN * scale) / 2
        draw_medal(canvas, cx, y, size, word, model)
        code = character_code(model.view, word)
        ring = Rect(cx - size / 2, y - size / 2, size, size).box
        if model.choosing:
            _record_ring(canvas, code, ring, model)
            continue
        w, h = (side * scale for side in (_PLATE if row.beside else _SMALL_PLATE))
        w = min(w, row.step - 4)
        x = left + size + _APART * scale if row.beside else cx - w / 2
        plate_top = y - h / 2 if row.beside else y + size / 2 + _BELOW
        plate = Rect(x, plate_top, w, h)
        _draw_plate(canvas, plate, code, model, scale)
        right_end, low = max(ring[2], plate.box[2]), max(ring[3], plate.box[3])
        whole = min(ring[0], x), ring[1], right_end, low
        _record_ring(canvas, code, whole, model)
        canvas.record("spot", code, whole)


def _record_ring(canvas: Canvas, code: str, box: Box, model: Caylus1303Board) -> None:
    """Record the ring of a medal that can be taken, around the medal and its plate."""
    if code in model.legal and not canvas.hide_rings:
        canvas.record("ring", code, box)


def draw_medal(
    canvas: Canvas, cx: float, cy: float, size: float, word: str, model: Caylus1303Board
) -> None:
    """Draw one medal, with a ring if it can be taken."""
    lit = character_code(model.view, word) in model.legal and not canvas.hide_rings
    model.story.locate(word, partial(spot_of_piece, cx, cy, size / 2))
    ground = "tile"
    if recency := model.character_recency(word):
        canvas.put(highlights.arrival(size / 2 + 6, recency), cx, cy, "tile")
        ground = highlights.background(recency)
    if word == model.acting.character:
        canvas.put(highlights.selection_ring(size - 12), cx, cy, ground)
        canvas.put(medal(word, size - 12), cx, cy, "tile")
    else:
        canvas.put(medal(word, size, lit), cx, cy, ground)


def _draw_plate(
    canvas: Canvas, rect: Rect, code: str, model: Caylus1303Board, scale: float
) -> None:
    """Draw the code of a medal."""
    legal = code in model.legal
    fill, line, ink = ("act", "act", "white") if legal else ("tile", "ink", "ink")
    canvas.box(*rect, BoxStyle(12, fill, line, thick=2), on=None)
    middle = rect.x + rect.w / 2, rect.y + rect.h / 2
    style = TextStyle(BODY * scale, ink, "black", min_size=DETAIL)
    canvas.text(*middle, code, style, align="m", on=fill, max_width=rect.w - 5)
    canvas.record("legal" if legal else "code", code, rect.box)


def ability_text(model: Caylus1303Board, word: str) -> str:
    """Return a character's ability in words."""
    return model.words.format(ability(word))


def draw_words(canvas: Canvas, x: float, middle: float, room: float, label: str) -> None:
    """Draw a few lines; a long text gets more lines, a little smaller."""
    lines, size = text.wrap(label, NOTE, room, 4, language=canvas.language), 24
    if lines[-1].endswith("…"):
        lines, size = text.wrap(label, DETAIL, room, 5, language=canvas.language), 22
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * (size + 5)
        canvas.text(x, y, line, TextStyle(size, "ink2"), on="tile")
