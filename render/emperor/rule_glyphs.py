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
    MAINZ_POINTS,
    MARRIAGE_POINTS,
    ORDINANCE_POINTS,
    POPE_VOTES,
    ROUNDS,
    SAXONY_INCOME,
    SINGLE_INFLUENCE,
    START_THALERS,
    TILES,
    VOTE_POINTS,
)
from render.emperor import hand_pieces, pieces
from render.emperor.arms import arms_sprite
from render.kit.glyphs import Counted, Glyph, GlyphRow, Label, Piece, Shield, good, icon
from render.kit.sprite import Sprite

# Pieces as glyphs


def _centred(sprite: Sprite) -> Sprite:
    """Return a piece anchored at its middle, as glyphs must be."""
    w, h = sprite.size
    facts = tuple(fact.moved(-(w // 2), -(h // 2)) for fact in sprite.facts)
    return Sprite(sprite.image, w // 2, h // 2, facts)


def _noble(age: int, player: str = "blue", *, is_couple: bool = False) -> Piece:
    return lambda size: _centred(pieces.noble_sprite(player, age, is_couple, round(size)))


def _arms(code: str) -> Piece:
    return lambda size: arms_sprite(code, round(size))


def card_back(colour: str) -> Piece:
    """Return the back of an action card, in its colour."""
    return lambda size: hand_pieces.card_sprite(colour, size)


def _knight(size: float) -> Sprite:
    return _centred(pieces.knight_sprite("blue", round(size)))


def _other_knight(size: float) -> Sprite:
    return _centred(pieces.knight_sprite("red", round(size)))


def _city(size: float) -> Sprite:
    return _centred(pieces.city_sprite("blue", round(size)))


def _empire_city(size: float) -> Sprite:
    return _centred(pieces.empire_city_sprite(round(size)))


def _eminence(size: float) -> Sprite:
    return _centred(pieces.eminence_sprite("blue", round(size)))


_FIRST, _SECOND, _THIRD, _LAST = AGES
_YOUNG = _noble(_FIRST)
_OLDER = _noble(_SECOND)
_OLDEST = _noble(_LAST)
_COUPLE = _noble(_FIRST, is_couple=True)
_OTHERS = _noble(_SECOND, "red")
_OTHERS_OLDER = _noble(_THIRD, "red")
_BLUE = card_back("blue")
_RED = card_back("red")
_SAXONY = _arms("SAX")
_MAINZ = _arms("MAI")
_CROWN: Glyph = icon("imperial-crown")
_RIVAL: Glyph = icon("crossed-swords")
_VOTE: Glyph = icon("vote")
_DOT: Glyph = Label("·")

EFFECTS: dict[str, GlyphRow] = {
    "rival": (_RIVAL, "->", _CROWN),
    "doctor": (_OLDER, "->", _YOUNG, "/", _OTHERS, "->", _OTHERS_OLDER),
    "move": (_OLDER, "->", icon("walking-boot"), "->", _OLDER),
    "pope": ("+", icon("vote", POPE_VOTES)),
    "church": (icon("gothic-cross"), icon("crown"), "->", "+", _VOTE),
    "excommunication": (_VOTE, "->", Label("0")),
    "eminence": ("+", _eminence),
    "indulgence": ("+", Shield(INDULGENCE_POINTS)),
    "permit": ("+", _YOUNG, "/", _COUPLE),
    "ordinance": (_city, "+", *(Shield(points) for points in ORDINANCE_POINTS)),
    "promotion": (_knight, "->", _YOUNG),
    "daughter": (_YOUNG, "->", _COUPLE),
    "knight": (good("denier", KNIGHT_PRICE), "->", _knight),
}
"""The effect of each action card, as glyphs."""

# Rules in glyphs

PHASES_IN_GLYPHS: dict[str, tuple[GlyphRow, ...]] = {
    "phase-1": (
        ("+", good("denier", BASE_INCOME), _DOT, _city, "+", good("denier", CITY_INCOME)),
        (_SAXONY, "+", good("denier", SAXONY_INCOME)),
    ),
    "phase-2": (
        (_YOUNG, "->", _OLDER, "->", _noble(_THIRD), "->", _OLDEST),
        (_OLDEST, "->", hand_pieces.hand_noble_sprite),
    ),
    "phase-3": (
        (Counted(_BLUE, 2), Label(">"), _RED, "->", _YOUNG),
        (_BLUE, Label("≤"), _RED, "->", icon("ring")),
    ),
    "phase-4": (
        (good("denier"), "->", _BLUE, "/", _RED),
        (good("denier", KNIGHT_PRICE), "->", _knight, _DOT, icon("exit-door")),
    ),
    "phase-5": ((_OLDER, "->", icon("queen-crown"), "+", Shield(ELECTOR_POINTS)),),
    "phase-6": (
        (_CROWN, _VOTE, Label("?"), _VOTE, _RIVAL),
        (_VOTE, "->", Shield(VOTE_POINTS)),
    ),
    "phase-7": tuple(
        (
            *(Label(f"{i + 1} ·"), _CROWN, "+", Shield(EMPEROR_POINTS[i])),
            *(("+", good("denier", EMPEROR_THALERS[i])) if EMPEROR_THALERS[i] else ()),
        )
        for i in range(ROUNDS)
    ),
    "phase-8": ((icon("hourglass"), "->", icon("hourglass")),),
}
PHASE_NUMBERS = {word: number for number, word in enumerate(PHASES_IN_GLYPHS, 1)}
RULES_IN_GLYPHS: dict[str, tuple[GlyphRow, ...]] = {
    "setup": (
        (
            Counted(hand_pieces.hand_noble_sprite, TILES),
            Counted(_knight, KNIGHTS),
            Counted(_city, CITIES),
        ),
        (good("denier", START_THALERS), _DOT, _CROWN, _OLDEST),
    ),
    "nobles": (
        (_YOUNG, _DOT, _COUPLE),
        (_OLDEST, "->", hand_pieces.hand_noble_sprite),
    ),
    "push": ((_YOUNG, "->", _other_knight, "->", icon("exit-door")),),
    "influence": (
        (
            *(_YOUNG, "/", _knight, "/", _city, "/", _eminence, "->"),
            Label(str(SINGLE_INFLUENCE)),
        ),
        (_COUPLE, "->", Label(str(COUPLE_INFLUENCE))),
        (_empire_city, _CROWN, "->", Label("1")),
    ),
    "cities": (
        (_city, "+", good("denier", CITY_INCOME)),
        (_empire_city, "->", _CROWN),
    ),
    "action-cards": ((_BLUE, _RED, "->", _YOUNG, "/", icon("ring")),),
    "two-players": ((_arms("TRI"), Label("×"), _DOT, _arms("PAL"), Label("×")),),
    "final-scoring": (
        (
            *(_city, *(Shield(points) for points in ORDINANCE_POINTS), _DOT),
            *(icon("tied-scroll"), Shield(INDULGENCE_POINTS), _DOT),
            *(icon("linked-rings"), Shield(MARRIAGE_POINTS)),
        ),
        (
            *(icon("queen-crown"), Shield(ELECTOR_POINTS), _DOT),
            *(_MAINZ, Shield(MAINZ_POINTS), _DOT, _VOTE, Shield(VOTE_POINTS)),
        ),
        (_CROWN, *(Shield(points) for points in EMPEROR_POINTS)),
    ),
}
