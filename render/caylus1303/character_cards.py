"""Characters as cards for the crops, with the effect in words and the owner."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus1303.data import CHARACTER, NOBODY
from engine.caylus1303.words.names import character_code
from render.caylus1303 import faces
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.portraits import BAND_COLOUR, ability_text, draw_words, medal_sprite
from render.kit import card_frame, highlights, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.names import NameStyle, TileNameStyle
from render.kit.palette import QUIET, Colour, ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL

CARD_SIZE = Size(layout.CROP_TWO_WIDTH, 244)
_BAND_HEIGHT = 48
_NAME_LEFT = 74
_NAME_MIDDLE = 26
_NAME_MARGINS = 84
"""Width of the band that the name leaves free, for the code plate and a margin."""
_MEDAL_SIZE = 80
_MEDAL_MIDDLE = 54
"""Middle of the medal, from the left edge."""
_WORDS_LEFT = 108
_WORDS_MARGINS = 120
"""Width of the card that the words of the effect leave free."""
_STRIPE_HEIGHT = 58
"""Height of the owner's stripe at the bottom."""
_STRIPE_TEXT_INSET = 20
"""Distance of "at court" from both edges."""
_OWNER_TOKEN_MIDDLE = 34
_OWNER_TOKEN_SIZE = 32
_OWNER_TOKEN_RIM_RADIUS = 18
_OWNER_NAME_LEFT = 62
_OWNER_NAME_MIN_SIZE = 23
"""Minimum text size of the owner's name on one line, and its size on two."""
_OWNER_NAME_MARGINS = 80
"""Width of the stripe that the owner's name leaves free."""


def draw_card(canvas: Canvas, x: int, y: int, word: str, model: Caylus1303Board) -> None:
    """Draw a character with its effect in words, and its owner's stripe at the bottom."""
    w, h = CARD_SIZE
    code = character_code(model.view, word)
    owner = model.view.holder[CHARACTER[word]]
    legal = code in model.legal_codes
    if recency := model.character_recency(word):
        highlights.draw_halo(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, recency=recency)
    card_frame.draw(canvas, Rect(x, y, w, h), BAND_COLOUR)
    card_frame.draw_code(canvas, (x, y), code, is_legal=legal)
    label = faces.name_of_character(word, model.language)
    name_style = TileNameStyle(colour="white", size=BODY, min_size=DETAIL, on=BAND_COLOUR)
    left = x + _NAME_LEFT
    room = w - _NAME_MARGINS
    names.draw_tile_name(canvas, left, y + _NAME_MIDDLE, label, room, name_style)
    body_middle = y + (_BAND_HEIGHT + h - _STRIPE_HEIGHT) / 2
    canvas.put(medal_sprite(word, _MEDAL_SIZE), (x + _MEDAL_MIDDLE, body_middle), "tile")
    label = model.keep_together(ability_text(model, word))
    draw_words(canvas, x + _WORDS_LEFT, body_middle, w - _WORDS_MARGINS, label)
    _draw_owner(canvas, x, y + h - _STRIPE_HEIGHT, w, owner, model)
    if legal:
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def _draw_owner(canvas: Canvas, x: int, y: int, w: int, owner: int, model: Caylus1303Board) -> None:
    """Draw the bottom of a card: its owner's colour and name, or "at court"."""
    fill: Colour = model.owner_colour(owner) or QUIET
    corners = (False, False, True, True)
    canvas.fill(Rect(x + 2, y - 2, w - 4, 2), "ink")
    canvas.box(
        Rect(x + 2, y, w - 4, _STRIPE_HEIGHT - 2), BoxStyle(12, fill, corners=corners), on="ink"
    )
    middle = y + (_STRIPE_HEIGHT - 2) / 2
    if owner == NOBODY:
        label = model.words.say("caylus1303-picture-at-court")
        left = x + _STRIPE_TEXT_INSET
        room = w - 2 * _STRIPE_TEXT_INSET
        style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
        canvas.text((left, middle), label, style, on=fill, max_width=room)
        return
    colour = model.scene.colours[owner]
    canvas.put(_small_token(colour), (x + _OWNER_TOKEN_MIDDLE, middle), fill)
    name_style = NameStyle(BODY, colour=ink_on(colour), two_line_size=_OWNER_NAME_MIN_SIZE, on=fill)
    left = x + _OWNER_NAME_LEFT
    room = w - _OWNER_NAME_MARGINS
    name = model.name_of(owner)
    names.draw_player_name(canvas, left, middle, name, name_style, room)


@lru_cache(maxsize=8)
def _small_token(colour: str) -> Sprite:
    """Return the owner's token with a rim that sets it off from the stripe of the same colour."""
    pen = Pen.square(_OWNER_TOKEN_RIM_RADIUS + 1)
    tokens.draw_token(pen, colour, 0, 0, _OWNER_TOKEN_SIZE, is_lifted=False)
    pen.circle(0, 0, _OWNER_TOKEN_RIM_RADIUS, ink_on(colour), 2)
    return pen.sprite()
