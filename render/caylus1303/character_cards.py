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
_STRIPE_HEIGHT = 58


def draw_card(canvas: Canvas, x: int, y: int, word: str, model: Caylus1303Board) -> None:
    """Draw a character with its effect in words, and its owner's stripe at the bottom."""
    w, h = CARD_SIZE
    code, owner = character_code(model.view, word), model.view.holder[CHARACTER[word]]
    legal = code in model.legal
    if recency := model.character_recency(word):
        highlights.draw_halo(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, recency=recency)
    card_frame.draw(canvas, x, y, w, h, BAND_COLOUR)
    card_frame.draw_code(canvas, x, y, code, legal)
    label = faces.name_of_character(word, model.language)
    name_style = TileNameStyle(colour="white", size=BODY, min_size=DETAIL)
    names.draw_tile_name(canvas, x + 74, y + 26, label, w - 84, name_style, on=BAND_COLOUR)
    body_middle = y + (48 + h - _STRIPE_HEIGHT) / 2
    canvas.put(medal_sprite(word, 80), x + 54, body_middle, "tile")
    label = model.keep_together(ability_text(model, word))
    draw_words(canvas, x + 108, body_middle, w - 120, label)
    _draw_owner(canvas, x, y + h - _STRIPE_HEIGHT, w, owner, model)
    if legal:
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, code)


def _draw_owner(canvas: Canvas, x: int, y: int, w: int, owner: int, model: Caylus1303Board) -> None:
    """Draw the bottom of a card: its owner's colour and name, or "at court"."""
    fill: Colour = model.owner_colour(owner) or QUIET
    corners = (False, False, True, True)
    canvas.fill(x + 2, y - 2, w - 4, 2, "ink")
    canvas.box(x + 2, y, w - 4, _STRIPE_HEIGHT - 2, BoxStyle(12, fill, corners=corners), on="ink")
    middle = y + (_STRIPE_HEIGHT - 2) / 2
    if owner == NOBODY:
        label = model.words.say("caylus1303-picture-at-court")
        canvas.text(
            x + 20,
            middle,
            label,
            TextStyle(CAPTION, "ink2", min_size=DETAIL),
            on=fill,
            max_width=w - 40,
        )
        return
    colour = model.scene.colours[owner]
    canvas.put(_small_token(colour), x + 34, middle, fill)
    ink = ink_on(colour)
    called = model.name_of(owner)
    names.draw_player_name(
        canvas,
        x + 62,
        middle,
        called,
        NameStyle(BODY, colour=ink, two_line_size=names.NARROW_SIZE),
        w - 80,
        on=fill,
    )


@lru_cache(maxsize=8)
def _small_token(colour: str) -> Sprite:
    pen = Pen(-19, -19, 19, 19)
    tokens.draw_token(pen, colour, 0, 0, 32, lift=False)
    pen.circle(0, 0, 18, ink_on(colour), 2)
    return pen.sprite()
