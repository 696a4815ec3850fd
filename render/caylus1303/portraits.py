"""Portraits of the characters: cards at court, and large ones for rules cards."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus1303.data import CHARACTER, NOBODY
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
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import Colour, mix
from render.kit.panel import PanelTitle
from render.kit.pen import Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL, FLOOR, NOTE

BAND_COLOUR = "vp"
MEDAL_COLOUR = mix("vp", "white", 0.75)
PORTRAIT = Size(195, 152)
_LOW_PORTRAIT_HEIGHT = 136
"""Height of a portrait in a panel across the whole board."""
PANEL_WIDTH, FULL_PANEL_WIDTH = 637, layout.WIDTH - 2 * layout.MARGIN
"""Width of the panel, and of one across the whole board."""
_PORTRAITS_TOP = 74
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
_MIN_WIDTH_FOR_WORDS = 400
"""Wider portraits show the effect in words."""
_CODE_WIDTH = 52
"""Width of a portrait's code plate; the longest names need the rest."""


def _per_row(width: int) -> int:
    """Return the number of portraits that fit side by side in a panel of that width."""
    return (width - 2 * _INSET + _GAP) // (PORTRAIT.w + _GAP)


def _portrait_height(width: int) -> int:
    """Return the height of the portraits in a panel of that width."""
    return PORTRAIT.h if width <= PANEL_WIDTH else _LOW_PORTRAIT_HEIGHT


def panel_height(places: int, width: int = PANEL_WIDTH) -> int:
    """Return the height of the panel for that many portraits."""
    rows = -(-places // _per_row(width))
    return _PORTRAITS_TOP + rows * (_portrait_height(width) + _GAP) - _GAP + _INSET


@lru_cache(maxsize=64)
def medal_sprite(word: str, size: float, legal: bool = False) -> Sprite:
    """Return a character as a round portrait, anchored at its middle."""
    half = round(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 0, size / 2, MEDAL_COLOUR, "act" if legal else BAND_COLOUR, 6 if legal else 3)
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
        symbol=icon_sprite("meeple-group", 44, "ink2"),
        symbol_at=_SYMBOL,
    )
    span = panel.draw_titled(canvas, Rect(x, y, w, h), title)
    note = words.say(f"caylus1303-picture-court-{'choose' if choosing else 'favour'}")
    end, middle = _NOTE
    room = w - _TITLE[0] - span - end - _NOTE_GAP
    style = TextStyle(NOTE, "ink2", min_size=FLOOR)
    canvas.text(x + w - end, y + middle, note, style, align="r", on="panel", max_width=room)


def shown_characters(model: Caylus1303Board) -> list[str]:
    """Return the characters in the panel: all while they are chosen, later those at court."""
    characters = in_play(model.view)
    if model.choosing:
        return characters
    return [word for word in characters if model.view.holder[CHARACTER[word]] == NOBODY]


def draw_court(
    canvas: Canvas, x: int, y: int, model: Caylus1303Board, width: int = PANEL_WIDTH
) -> None:
    """Draw the portraits, wider ones if they are few, or a sentence if none are left."""
    characters, h = shown_characters(model), _portrait_height(width)
    if not characters:
        label = model.words.say("caylus1303-picture-court-empty")
        middle = y + _PORTRAITS_TOP + h / 2 - 8
        room = width - 2 * _INSET - 16
        style = TextStyle(BODY, "ink2")
        canvas.text(x + width / 2, middle, label, style, align="m", on="panel", max_width=room)
        return
    per_row = -(-len(characters) // -(-len(characters) // _per_row(width)))
    lefts, w = layout.spread(per_row, x + _INSET, x + width - _INSET, _GAP)
    for i, word in enumerate(characters):
        left = round(lefts[i % per_row])
        top = y + _PORTRAITS_TOP + i // per_row * (h + _GAP)
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
        highlights.draw_halo(canvas, rect, layout.TILE_RADIUS, on="panel", recency=recency)
    body: Colour = "panel" if taken else "tile"
    band, line, ink = ("line", "ink3", "ink2") if taken else (BAND_COLOUR, "ink", "white")
    card_frame.draw(
        canvas, x, y, w, h, band, FrameStyle(line=line, body=str(body), plate_width=_CODE_WIDTH)
    )
    card_frame.draw_code(canvas, x, y, code, legal, on=line, w=_CODE_WIDTH)
    label, left = faces.name_of_character(word, model.language), _CODE_WIDTH + _NAME_GAP
    room = w - left - _NAME_END
    style = TileNameStyle(colour=ink)
    names.draw_tile_name(canvas, x + left, y + _NAME, label, room, style, on=band)
    middle = y + h / 2 + _BODY
    canvas.put(medal_sprite(word, _AT_COURT), x + _MEDAL_MIDDLE, middle, body)
    if taken:
        token = tokens.token_sprite(model.scene.colours[owner], _OWNER)
        canvas.put(token, x + w - _OWNER_MIDDLE, middle, body)
    elif w > _MIN_WIDTH_FOR_WORDS:
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
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def draw_large(canvas: Canvas, x: float, y: float, w: int, h: int, word: str) -> None:
    """Draw a single large character for its rules card."""
    band = 78
    card_frame.draw(
        canvas,
        x,
        y,
        w,
        h,
        BAND_COLOUR,
        FrameStyle(radius=24, band_height=band, plate_width=0, edge=4),
    )
    label = faces.name_of_character(word, canvas.language)
    name_style = TileNameStyle(colour="white", size=COUNT, min_size=BODY, leading=34)
    names.draw_tile_name(canvas, x + 20, y + 42, label, w - 36, name_style, on=BAND_COLOUR)
    canvas.put(medal_sprite(word, 132), x + w / 2, y + band + 84, "tile")
    row = faces.character_row(word, canvas.language)
    effects.draw(canvas, row, x + w / 2, y + h - 48, RowStyle(62), max_width=w - 36, on="tile")


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
