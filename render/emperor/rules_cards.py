"""Illustrations of the rules cards of In the Shadow of the Emperor."""

from __future__ import annotations

from dataclasses import replace

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import (
    AGES,
    BASE_INCOME,
    CARD,
    CARDS,
    CITIES,
    CITY_INCOME,
    COUPLE_INFLUENCE,
    COUPLE_PRICE,
    ELECTOR_POINTS,
    ELECTORATE,
    EMPEROR_POINTS,
    EMPEROR_THALERS,
    INDULGENCE_POINTS,
    KNIGHT_PRICE,
    KNIGHTS,
    MAI_POINTS,
    MARRIAGE_POINTS,
    ORDINANCE_POINTS,
    PERMIT,
    PHASES,
    POPE_VOTES,
    ROUNDS,
    SAX_INCOME,
    SINGLE_INFLUENCE,
    START_THALERS,
    TILES,
    VOTE_POINTS,
)
from render.emperor import (
    card_face,
    crop_electorate,
    electorate_base,
    electorate_contents,
    pieces,
    sample_position,
)
from render.emperor.arms import arms_sprite
from render.emperor.spots import Area
from render.kit import card_figures, card_frame, effects, goods, names
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.card_frame import FrameStyle
from render.kit.effects import Glyph, GlyphRow, Piece, RowStyle
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FIGURE, PRICE


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in ELECTORATE:
        return Illustration(_electorate(ELECTORATE[word], words))
    if word in CARD:
        return Illustration(_card(CARD[word], words), _card_rows(CARD[word]))
    if word in _PHASE_ROWS:
        number = _PHASE_NUMBERS[word]
        steps = card_figures.track_figure(len(PHASES), number)
        return Illustration(card_figures.stack_figures(steps, pictogram_figure(_PHASE_ROWS[word])))
    return Illustration(pictogram_figure(_RULES[word]))


# Electorates and cards

_PLAN = replace(
    crop_electorate.PLAN,
    size=Size(card_figures.WIDTH, 490),
    symbol=Area(202, 68, 72),
)


def _electorate(electorate: int, words: Catalogue) -> Figure:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        electorate_base.draw_base(canvas, x, y, electorate, words, _PLAN)
        electorate_contents.draw(
            canvas, x, y, electorate, sample_position.sample_model(words.language), _PLAN
        )

    return Figure(*_PLAN.size, draw, example=True)


_CARD = Size(372, 330)
_ROW = 84
"""Height of the effect in glyphs."""
_ROW_GAP = 8
"""Distance of the effect from the card."""
_CARD_BAND = 78
_CARD_BAND_MIDDLE = 41
_CARD_COIN = 48
"""Size of a card's coin."""
_CARD_COIN_MIDDLE = 38
"""Middle of the coin, from the right edge."""
_CARD_PRICE_RIGHT = 68
"""Right end of the price, from the right edge."""
_CARD_NAME = 18
"""Left edge of a card's name."""


def _card(number: int, words: Catalogue) -> Figure:
    """Return an action card with its effect below."""
    row = _EFFECTS[CARDS[number].word]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        card = Rect(x, y, *_CARD)
        _draw_card(canvas, card, number, words)
        middle = card.bottom + _ROW_GAP + _ROW / 2
        style = RowStyle(62)
        effects.draw(canvas, row, card.cx, middle, style, max_width=card.w, on="ground")

    return Figure(_CARD.w, _CARD.h + _ROW_GAP + _ROW, draw)


def _draw_card(canvas: Canvas, rect: Rect, number: int, words: Catalogue) -> None:
    """Draw an action card, large, without copies and buyers."""
    card = CARDS[number]
    price = card_face.price_of(number)
    word = card.word
    band = card_face.BANDS[card.colour]
    frame = FrameStyle(radius=24, band_height=_CARD_BAND, plate_width=0, edge=4)
    card_frame.draw(canvas, *rect, band, frame)
    ink = ink_on(band)
    middle = rect.y + _CARD_BAND_MIDDLE
    style = TextStyle(PRICE, ink, "black")
    price_right = rect.right - _CARD_PRICE_RIGHT
    canvas.put(
        goods.good_sprite("denier", _CARD_COIN), rect.right - _CARD_COIN_MIDDLE, middle, band
    )
    span = canvas.text(price_right, middle, price, style, align="r", on=band)
    left = rect.x + _CARD_NAME
    label = words.say(f"emperor-card-{word}")
    name_style = TileNameStyle(colour=ink, size=FIGURE, min_size=CAPTION, leading=32)
    room = price_right - span - 10 - left
    names.draw_tile_name(canvas, left, middle + 1, label, room, name_style, on=band)
    canvas.put(icon_sprite(card_face.ICONS[word], 136), rect.cx, rect.cy + _CARD_BAND / 2, "tile")


def _card_rows(number: int) -> dict[str, GlyphRow]:
    card = CARDS[number]
    more: GlyphRow = ("/", ("denier", COUPLE_PRICE)) if number == PERMIT else ()
    price: GlyphRow = (("denier", card.price), *more) if card.price else ()
    return {
        "emperor-fact-price": price,
        **{f"emperor-colour-{colour}": ((_card_back(colour), 1),) for colour in ("blue", "red")},
    }


# Pieces as glyphs


def _centred(sprite: Sprite) -> Sprite:
    """Return a piece anchored at its middle, as glyphs must be."""
    w, h = sprite.size
    facts = tuple(fact.moved(-(w // 2), -(h // 2)) for fact in sprite.facts)
    return Sprite(sprite.image, w // 2, h // 2, facts)


def _noble(age: int, player: str = "blue", *, couple: bool = False) -> Piece:
    return lambda size: _centred(pieces.noble_sprite(player, age, couple, round(size)))


def _arms(code: str) -> Piece:
    return lambda size: arms_sprite(code, round(size))


def _card_back(colour: str) -> Piece:
    return lambda size: pieces.card_sprite(colour, size)


def _knight(size: float) -> Sprite:
    return _centred(pieces.knight_sprite("blue", round(size)))


def _other_knight(size: float) -> Sprite:
    return _centred(pieces.knight_sprite("red", round(size)))


def _city(size: float) -> Sprite:
    return _centred(pieces.city_sprite("blue", round(size)))


def _empire_city(size: float) -> Sprite:
    return _centred(pieces.city_sprite(pieces.EMPIRE, round(size)))


def _eminence(size: float) -> Sprite:
    return _centred(pieces.eminence_sprite("blue", round(size)))


_FIRST, _SECOND, _THIRD, _LAST = AGES
_YOUNG = _noble(_FIRST)
_OLDER = _noble(_SECOND)
_OLDEST = _noble(_LAST)
_COUPLE = _noble(_FIRST, couple=True)
_OTHERS = _noble(_SECOND, "red")
_OTHERS_OLDER = _noble(_THIRD, "red")
_BLUE = _card_back("blue")
_RED = _card_back("red")
_SAXONY = _arms("SAX")
_MAINZ = _arms("MAI")
_CROWN: Glyph = ("icon", "imperial-crown")
_RIVAL: Glyph = ("icon", "crossed-swords")
_VOTE: Glyph = ("icon", "vote")
_DOT: Glyph = ("text", "·")

_EFFECTS: dict[str, GlyphRow] = {
    "rival": (_RIVAL, "->", _CROWN),
    "doctor": ((_OLDER, 1), "->", (_YOUNG, 1), "/", (_OTHERS, 1), "->", (_OTHERS_OLDER, 1)),
    "move": ((_OLDER, 1), "->", ("icon", "walking-boot"), "->", (_OLDER, 1)),
    "pope": ("+", ("icon", "vote", POPE_VOTES)),
    "church": (("icon", "gothic-cross"), ("icon", "crown"), "->", "+", _VOTE),
    "excommunication": (_VOTE, "->", ("text", "0")),
    "eminence": ("+", (_eminence, 1)),
    "indulgence": ("+", ("vp", INDULGENCE_POINTS)),
    "permit": ("+", (_YOUNG, 1), "/", (_COUPLE, 1)),
    "ordinance": ((_city, 1), "+", *(("vp", points) for points in ORDINANCE_POINTS)),
    "promotion": ((_knight, 1), "->", (_YOUNG, 1)),
    "daughter": ((_YOUNG, 1), "->", (_COUPLE, 1)),
    "knight": (("denier", KNIGHT_PRICE), "->", (_knight, 1)),
}
"""The effect of each action card, as glyphs."""

# Rules in glyphs

_PHASE_ROWS: dict[str, tuple[GlyphRow, ...]] = {
    "phase-1": (
        ("+", ("denier", BASE_INCOME), _DOT, (_city, 1), "+", ("denier", CITY_INCOME)),
        ((_SAXONY, 1), "+", ("denier", SAX_INCOME)),
    ),
    "phase-2": (
        ((_YOUNG, 1), "->", (_OLDER, 1), "->", (_noble(_THIRD), 1), "->", (_OLDEST, 1)),
        ((_OLDEST, 1), "->", (pieces.hand_tile_sprite, 1)),
    ),
    "phase-3": (
        ((_BLUE, 2), ("text", ">"), (_RED, 1), "->", (_YOUNG, 1)),
        ((_BLUE, 1), ("text", "≤"), (_RED, 1), "->", ("icon", "ring")),
    ),
    "phase-4": (
        (("denier", 1), "->", (_BLUE, 1), "/", (_RED, 1)),
        (("denier", KNIGHT_PRICE), "->", (_knight, 1), _DOT, ("icon", "exit-door")),
    ),
    "phase-5": (((_OLDER, 1), "->", ("icon", "queen-crown"), "+", ("vp", ELECTOR_POINTS)),),
    "phase-6": (
        (_CROWN, _VOTE, ("text", "?"), _VOTE, _RIVAL),
        (_VOTE, "->", ("vp", VOTE_POINTS)),
    ),
    "phase-7": tuple(
        (
            *(("text", f"{i + 1} ·"), _CROWN, "+", ("vp", EMPEROR_POINTS[i])),
            *(("+", ("denier", EMPEROR_THALERS[i])) if EMPEROR_THALERS[i] else ()),
        )
        for i in range(ROUNDS)
    ),
    "phase-8": ((("icon", "hourglass"), "->", ("icon", "hourglass")),),
}
_PHASE_NUMBERS = {word: number for number, word in enumerate(_PHASE_ROWS, 1)}
_RULES: dict[str, tuple[GlyphRow, ...]] = {
    "setup": (
        ((pieces.hand_tile_sprite, TILES), (_knight, KNIGHTS), (_city, CITIES)),
        (("denier", START_THALERS), _DOT, _CROWN, (_OLDEST, 1)),
    ),
    "nobles": (
        ((_YOUNG, 1), _DOT, (_COUPLE, 1)),
        ((_OLDEST, 1), "->", (pieces.hand_tile_sprite, 1)),
    ),
    "push": (((_YOUNG, 1), "->", (_other_knight, 1), "->", ("icon", "exit-door")),),
    "influence": (
        (
            *((_YOUNG, 1), "/", (_knight, 1), "/", (_city, 1), "/", (_eminence, 1), "->"),
            ("text", str(SINGLE_INFLUENCE)),
        ),
        ((_COUPLE, 1), "->", ("text", str(COUPLE_INFLUENCE))),
        ((_empire_city, 1), _CROWN, "->", ("text", "1")),
    ),
    "cities": (
        ((_city, 1), "+", ("denier", CITY_INCOME)),
        ((_empire_city, 1), "->", _CROWN),
    ),
    "action-cards": (((_BLUE, 1), (_RED, 1), "->", (_YOUNG, 1), "/", ("icon", "ring")),),
    "two-players": (((_arms("TRI"), 1), ("text", "×"), _DOT, (_arms("PAL"), 1), ("text", "×")),),
    "final-scoring": (
        (
            *((_city, 1), *(("vp", points) for points in ORDINANCE_POINTS), _DOT),
            *(("icon", "tied-scroll"), ("vp", INDULGENCE_POINTS), _DOT),
            *(("icon", "linked-rings"), ("vp", MARRIAGE_POINTS)),
        ),
        (
            *(("icon", "queen-crown"), ("vp", ELECTOR_POINTS), _DOT),
            *((_MAINZ, 1), ("vp", MAI_POINTS), _DOT, _VOTE, ("vp", VOTE_POINTS)),
        ),
        (_CROWN, *(("vp", points) for points in EMPEROR_POINTS)),
    ),
}
