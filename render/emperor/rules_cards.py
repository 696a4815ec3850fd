"""Illustrations of the rules cards of In the Shadow of the Emperor."""

from __future__ import annotations

from dataclasses import replace

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import (
    CARD,
    CARDS,
    COUPLE_PRICE,
    ELECTORATE,
    PERMIT,
    PHASES,
)
from render.emperor import (
    card_face,
    crop_electorate,
    electorate_base,
    electorate_contents,
    rule_glyphs,
    sample_position,
)
from render.emperor.spots import Area
from render.kit import card_figures, card_frame, glyph_rows, goods, names
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.card_frame import FrameStyle
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, good
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.rect import Rect, Size
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FIGURE, PRICE


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in ELECTORATE:
        return Illustration(_electorate(ELECTORATE[word], words))
    if word in CARD:
        return Illustration(_card(CARD[word], words), _card_rows(CARD[word]))
    if word in rule_glyphs.PHASES_IN_GLYPHS:
        number = rule_glyphs.PHASE_NUMBERS[word]
        steps = card_figures.track_figure(len(PHASES), number)
        phase = pictogram_figure(rule_glyphs.PHASES_IN_GLYPHS[word])
        return Illustration(card_figures.stack_figures(steps, phase))
    return Illustration(pictogram_figure(rule_glyphs.RULES_IN_GLYPHS[word]))


# Electorates and cards

_PLAN = replace(
    crop_electorate.PLAN,
    size=Size(card_figures.WIDTH, 490),
    symbol=Area(202, 68, 72),
)


def _electorate(electorate: int, words: Catalogue) -> Figure:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        electorate_base.draw_base(canvas, x, y, electorate, words, _PLAN)
        model = sample_position.sample_model(words.language)
        electorate_contents.draw(canvas, x, y, electorate, model, _PLAN)

    return Figure(*_PLAN.size, draw, is_example=True)


_CARD_SIZE = Size(372, 330)
_EFFECT_STYLE = RowStyle(62, on="ground")
_EFFECT_HEIGHT = 84
"""Height of the effect in glyphs."""
_EFFECT_GAP = 8
"""Distance of the effect from the card."""
_CARD_BAND_HEIGHT = 78
_CARD_FRAME = FrameStyle(radius=24, band_height=_CARD_BAND_HEIGHT, plate_width=0, edge=4)
_CARD_ICON_SIZE = 136
_CARD_BAND_MIDDLE = 41
_CARD_COIN_SIZE = 48
"""Size of a card's coin."""
_CARD_COIN_MIDDLE = 38
"""Middle of the coin, from the right edge."""
_CARD_PRICE_RIGHT_MARGIN = 68
"""Right end of the price, from the right edge."""
_CARD_NAME_LEFT = 18
"""Left edge of a card's name."""
_CARD_NAME_GAP = 10
"""Gap between the name and the price."""
_CARD_NAME_LEADING = 32


def _card(number: int, words: Catalogue) -> Figure:
    """Return an action card with its effect below."""
    row = rule_glyphs.EFFECTS[CARDS[number].word]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        card = Rect(x, y, *_CARD_SIZE)
        _draw_card(canvas, card, number, words)
        middle = card.bottom + _EFFECT_GAP + _EFFECT_HEIGHT / 2
        glyph_rows.draw(canvas, row, card.cx, middle, _EFFECT_STYLE, max_width=card.w)

    return Figure(_CARD_SIZE.w, _CARD_SIZE.h + _EFFECT_GAP + _EFFECT_HEIGHT, draw)


def _draw_card(canvas: Canvas, rect: Rect, number: int, words: Catalogue) -> None:
    """Draw an action card, large, without copies and buyers."""
    card = CARDS[number]
    price = card_face.price_of(number)
    word = card.word
    band = card_face.BANDS[card.colour]
    card_frame.draw(canvas, rect, band, _CARD_FRAME)
    ink = ink_on(band)
    middle = rect.y + _CARD_BAND_MIDDLE
    style = TextStyle(PRICE, ink, "black")
    price_right = rect.right - _CARD_PRICE_RIGHT_MARGIN
    coin = goods.good_sprite("denier", _CARD_COIN_SIZE)
    canvas.put(coin, (rect.right - _CARD_COIN_MIDDLE, middle), band)
    span = canvas.text((price_right, middle), price, style, align="right", on=band)
    left = rect.x + _CARD_NAME_LEFT
    label = words.say(f"emperor-card-{word}")
    name = TileNameStyle(
        colour=ink, size=FIGURE, min_size=CAPTION, leading=_CARD_NAME_LEADING, on=band
    )
    room = price_right - span - _CARD_NAME_GAP - left
    names.draw_tile_name(canvas, left, middle + 1, label, room, name)
    icon = icon_sprite(card_face.ICONS[word], _CARD_ICON_SIZE)
    canvas.put(icon, (rect.cx, rect.cy + _CARD_BAND_HEIGHT / 2), "tile")


def _card_rows(number: int) -> dict[str, GlyphRow]:
    card = CARDS[number]
    more: GlyphRow = ("/", good("denier", COUPLE_PRICE)) if number == PERMIT else ()
    price: GlyphRow = (good("denier", card.price), *more) if card.price else ()
    return {
        "emperor-fact-price": price,
        **{
            f"emperor-colour-{colour}": (rule_glyphs.card_back(colour),)
            for colour in ("blue", "red")
        },
    }
