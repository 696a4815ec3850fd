"""Portraits of the characters at court."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.caylus1303.data import CHARACTER, NOBODY
from engine.caylus1303.rules.characters import characters_in_play
from engine.caylus1303.words.effects import ability_description
from engine.caylus1303.words.names import character_code
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces
from render.caylus1303.board_model import Caylus1303Board
from render.kit import (
    card_frame,
    glyph_rows,
    highlights,
    layout,
    names,
    text,
    titled_panel,
    tokens,
)
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.glyph_rows import RowStyle
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import mix
from render.kit.pen import Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY, DETAIL, FLOOR, NOTE

BAND_COLOUR = "vp"
"""Colour of the band with the name."""
_MEDAL_COLOUR = mix("vp", "white", 0.75)
PORTRAIT = Size(195, 152)
"""Size of a portrait: the minimum width, and the height in a panel of the usual width."""
_LOW_PORTRAIT_HEIGHT = 136
"""Height of a portrait in a panel across the whole board."""
PANEL_WIDTH = 637
"""Usual width of the panel."""
FULL_PANEL_WIDTH = layout.WIDTH - 2 * layout.MARGIN
"""Width of a panel across the whole board."""
_PORTRAITS_TOP = 74
_PANEL_MARGIN = 14
"""Distance of the portraits from the edges of the panel."""
_PORTRAIT_GAP = 12
_TITLE_START = (78, 37)
"""Left end of the panel's title and its middle line."""
_EMPTY_RISE = 8
"""How far the sentence in place of the portraits is above the middle of their row."""
_EMPTY_MARGIN = 8
"""Distance of that sentence from the places of the outer portraits."""
_SYMBOL_SIZE = 44
_SYMBOL_MIDDLE = (44, 37)
_MAX_TITLE_WIDTH = 300
_NOTE_RIGHT_MARGIN = 22
"""Distance of the note's end from the right edge of the panel."""
_NOTE_MIDDLE = 38
_NOTE_GAP = 24
"""Minimum distance of the note from the title."""
_NAME_MIDDLE = 26
_NAME_GAP = 9
"""Distance of a name from the code plate at its left."""
_NAME_RIGHT_MARGIN = 4
"""Distance of a name from the right edge of the portrait."""
_BODY_BELOW_MIDDLE = 24
"""Distance of the contents below the middle of a portrait, because of the band above them."""
_MEDAL_SIZE = 68
_MEDAL_MIDDLE = 45
"""Middle of the medal, from the left edge."""
_LEGAL_EDGE_WIDTH = 6
"""Width of the edge of a medal that can be taken."""
_MEDAL_ICON_SHARE = 0.64
"""Size of the icon, as a share of the size of its medal."""
_OWNER_SIZE = 62
"""Size of the owner's token."""
_OWNER_FROM_RIGHT = 54
"""Middle of the owner's token, from the right edge."""
_WORDS_LEFT = 100
"""Left edge of an effect in words."""
_WORDS_RIGHT_MARGIN = 16
"""Distance of an effect in words from the right edge."""
_GLYPHS_LEFT = 86
"""Left edge of an effect in glyphs."""
_GLYPHS_RIGHT_MARGIN = 8
"""Distance of an effect in glyphs from the right edge."""
_GLYPH_SIZE = 36
_MIN_WIDTH_FOR_WORDS = 400
"""Wider portraits show the effect in words."""
_CODE_WIDTH = 52
"""Width of a portrait's code plate; the longest names need the rest."""
_WORDS_SIZES = ((NOTE, 4), (DETAIL, 5))
"""Sizes to try for an effect in words, with the maximum number of lines."""
_LINE_GAP = 5
"""Gap between two lines of an effect in words."""


def _per_row(width: int) -> int:
    """Return the number of portraits that fit side by side in a panel of that width."""
    return (width - 2 * _PANEL_MARGIN + _PORTRAIT_GAP) // (PORTRAIT.w + _PORTRAIT_GAP)


def _portrait_height(width: int) -> int:
    """Return the height of the portraits in a panel of that width."""
    return PORTRAIT.h if width <= PANEL_WIDTH else _LOW_PORTRAIT_HEIGHT


def panel_height(places: int, width: int = PANEL_WIDTH) -> int:
    """Return the height of the panel for that many portraits."""
    rows = math.ceil(places / _per_row(width))
    pitch = _portrait_height(width) + _PORTRAIT_GAP
    return _PORTRAITS_TOP + rows * pitch - _PORTRAIT_GAP + _PANEL_MARGIN


@lru_cache(maxsize=64)
def medal_sprite(word: str, size: float, *, is_legal: bool = False) -> Sprite:
    """Return a character as a round portrait, anchored at its middle."""
    pen = Pen.square(round(size / 2) + 1)
    edge, width = ("act", _LEGAL_EDGE_WIDTH) if is_legal else (BAND_COLOUR, layout.EDGE_WIDTH)
    pen.disc(0, 0, size / 2, _MEDAL_COLOUR, edge, width)
    pen.icon(faces.CHARACTER_ICONS[word], 0, 0, size * _MEDAL_ICON_SHARE)
    box = Rect.around(0, 0, size, size).box
    return pen.sprite(Fact("medal", word, box, size, is_solid=True))


def draw_base(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], words: Catalogue, *, is_choice: bool
) -> None:
    """Draw the panel, its title, and a note that says what can be done with the characters."""
    w, h = size
    title = PanelTitle(
        words.say("caylus1303-board-court"),
        _TITLE_START,
        max_width=_MAX_TITLE_WIDTH,
        min_size=NOTE,
        symbol=icon_sprite("meeple-group", _SYMBOL_SIZE, "ink2"),
        symbol_at=_SYMBOL_MIDDLE,
    )
    span = titled_panel.draw_titled(canvas, Rect(x, y, w, h), title)
    note = words.say(f"caylus1303-picture-court-{'choose' if is_choice else 'favour'}")
    right = x + w - _NOTE_RIGHT_MARGIN
    room = w - _TITLE_START[0] - span - _NOTE_RIGHT_MARGIN - _NOTE_GAP
    style = TextStyle(NOTE, "ink2", min_size=FLOOR)
    canvas.text((right, y + _NOTE_MIDDLE), note, style, align="right", on="panel", max_width=room)


def shown_characters(model: Caylus1303Board) -> list[str]:
    """Return the characters in the panel: all while they are chosen, later those at court."""
    characters = characters_in_play(model.view)
    if model.choosing:
        return characters
    return [word for word in characters if model.view.holder[CHARACTER[word]] == NOBODY]


def draw_court(
    canvas: Canvas, x: int, y: int, model: Caylus1303Board, width: int = PANEL_WIDTH
) -> None:
    """Draw the portraits, wider if there are fewer, or a sentence if there are none."""
    characters = shown_characters(model)
    h = _portrait_height(width)
    if not characters:
        label = model.words.say("caylus1303-picture-court-empty")
        style = TextStyle(BODY, "ink2")
        middle = y + _PORTRAITS_TOP + h / 2 - _EMPTY_RISE
        room = width - 2 * (_PANEL_MARGIN + _EMPTY_MARGIN)
        canvas.text(
            (x + width / 2, middle), label, style, align="middle", on="panel", max_width=room
        )
        return
    rows = math.ceil(len(characters) / _per_row(width))
    per_row = math.ceil(len(characters) / rows)
    left, right = x + _PANEL_MARGIN, x + width - _PANEL_MARGIN
    lefts, w = layout.spread(per_row, left, right, _PORTRAIT_GAP)
    for i, word in enumerate(characters):
        row, column = divmod(i, per_row)
        top = y + _PORTRAITS_TOP + row * (h + _PORTRAIT_GAP)
        _draw_portrait(canvas, Rect(round(lefts[column]), top, int(w), h), word, model)


def _draw_portrait(canvas: Canvas, rect: Rect, word: str, model: Caylus1303Board) -> None:
    """Draw a character: code, name, medal, and its effect or the player who chose it."""
    code = character_code(model.view, word)
    owner = model.view.holder[CHARACTER[word]]
    is_taken = owner != NOBODY
    if recency := model.character_recency(word):
        highlights.draw_halo(canvas, rect, layout.TILE_RADIUS, on="panel", recency=recency)
    _draw_portrait_frame(canvas, rect, word, model, is_taken=is_taken)
    body = "panel" if is_taken else "tile"
    middle = rect.cy + _BODY_BELOW_MIDDLE
    canvas.put(medal_sprite(word, _MEDAL_SIZE), (rect.x + _MEDAL_MIDDLE, middle), body)
    if is_taken:
        token = tokens.token_sprite(model.scene.colours[owner], _OWNER_SIZE)
        canvas.put(token, (rect.right - _OWNER_FROM_RIGHT, middle), body)
    elif rect.w > _MIN_WIDTH_FOR_WORDS:
        room = rect.w - _WORDS_LEFT - _WORDS_RIGHT_MARGIN
        label = model.keep_together(ability_text(model, word))
        draw_words(canvas, rect.x + _WORDS_LEFT, middle, room, label)
    else:
        room = rect.w - _GLYPHS_LEFT - _GLYPHS_RIGHT_MARGIN
        row = faces.character_row(word, model.language)
        cx = rect.x + _GLYPHS_LEFT + room / 2
        style = RowStyle(_GLYPH_SIZE, on=body)
        glyph_rows.draw(canvas, row, cx, middle, style, max_width=room)
    if code in model.legal_codes:
        highlights.draw_ring(canvas, rect, layout.TILE_RADIUS, code)


def _draw_portrait_frame(
    canvas: Canvas, rect: Rect, word: str, model: Caylus1303Board, *, is_taken: bool
) -> None:
    """Draw frame, code and name, all of them pale if a player has taken the character."""
    code = character_code(model.view, word)
    body = "panel" if is_taken else "tile"
    band, line, ink = ("line", "ink3", "ink2") if is_taken else (BAND_COLOUR, "ink", "white")
    frame = FrameStyle(line=line, body=body, plate_width=_CODE_WIDTH)
    card_frame.draw(canvas, rect, band, frame)
    legal = code in model.legal_codes
    plate = card_frame.CODE_PLATE._replace(w=_CODE_WIDTH, on=line)
    card_frame.draw_code(canvas, (rect.x, rect.y), code, plate, is_legal=legal)
    label = faces.name_of_character(word, model.language)
    left = _CODE_WIDTH + _NAME_GAP
    room = rect.w - left - _NAME_RIGHT_MARGIN
    style = TileNameStyle(colour=ink, on=band)
    x, middle = rect.x + left, rect.y + _NAME_MIDDLE
    names.draw_tile_name(canvas, x, middle, label, room, style)


def ability_text(model: Caylus1303Board, word: str) -> str:
    """Return a character's ability in words."""
    return model.words.format(ability_description(word))


def draw_words(canvas: Canvas, x: float, middle: float, room: float, label: str) -> None:
    """Draw a text on up to four lines, or on up to five smaller ones if it needs more."""
    for size, max_lines in _WORDS_SIZES:
        lines = text.wrap(label, size, room, max_lines, language=canvas.language)
        if not text.is_cut(label, lines):
            break
    middles = layout.stacked_middles(len(lines), middle, size + _LINE_GAP)
    for y, line in zip(middles, lines, strict=True):
        canvas.text((x, y), line, TextStyle(size, "ink2"), on="tile")
