"""The effects of action cards, the phases and the rules of the game, as glyphs."""

from __future__ import annotations

from engine.emperor.data import (
    AGES,
    BASE_INCOME,
    CITIES,
    CITY_INCOME,
    COUPLE_INFLUENCE,
    ELECTOR_POINTS,
    EMPEROR_POINTS,
    EMPEROR_THALERS,
    INDULGENCE_POINTS,
    KNIGHT_PRICE,
    KNIGHTS,
    MAI_POINTS,
    MARRIAGE_POINTS,
    ORDINANCE_POINTS,
    POPE_VOTES,
    ROUNDS,
    SAX_INCOME,
    SINGLE_INFLUENCE,
    START_THALERS,
    TILES,
    VOTE_POINTS,
)
from render.emperor import pieces
from render.emperor.arms import arms_sprite
from render.kit.effects import Glyph, GlyphRow, Piece
from render.kit.sprite import Sprite

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


def card_back(colour: str) -> Piece:
    """Return the back of an action card, in its colour."""
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
_BLUE = card_back("blue")
_RED = card_back("red")
_SAXONY = _arms("SAX")
_MAINZ = _arms("MAI")
_CROWN: Glyph = ("icon", "imperial-crown")
_RIVAL: Glyph = ("icon", "crossed-swords")
_VOTE: Glyph = ("icon", "vote")
_DOT: Glyph = ("text", "·")

EFFECTS: dict[str, GlyphRow] = {
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

PHASES_IN_GLYPHS: dict[str, tuple[GlyphRow, ...]] = {
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
PHASE_NUMBERS = {word: number for number, word in enumerate(PHASES_IN_GLYPHS, 1)}
RULES_IN_GLYPHS: dict[str, tuple[GlyphRow, ...]] = {
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
