"""Names and amounts: electorates, nobles, spots and cards."""

from __future__ import annotations

from functools import cache

from engine.core.words.text import Seat, Text, say
from engine.emperor.data import CARD, CARD_LETTERS, CODES, ELECTORATE
from engine.emperor.piece_words import (
    CASTLE_AT,
    ELECTOR_AT,
    GREY_EMINENCE,
    HAND,
    NOBLE,
    PLAYER,
    THRONE,
    WAY,
)
from engine.emperor.rules.texts import electorate_name, noble_text

LETTER = dict(zip(CARD, CARD_LETTERS, strict=True))
"""The code of a card in pictures and labels: ``b`` for Doctor."""


@cache
def electorate_text(code: str) -> Text:
    """Return the short name of an electorate for a sentence: "the Palatinate"."""
    return electorate_name(ELECTORATE[code])


@cache
def electorate_label(code: str) -> Text:
    """Return the short name as a heading or button: "Palatinate"."""
    return say(f"emperor-electorate-{code}")


@cache
def electorate_full_name(code: str) -> Text:
    """Return the full name of an electorate: "Archdiocese of Trier"."""
    return say(f"emperor-full-{code}")


@cache
def noble_name(word: str) -> Text:
    """Return the name of a noble by its word: "single aged 25"."""
    return noble_text(NOBLE[word])


def location_text(word: str) -> Text:
    """Return a piece's location: "on the throne", "on the seat of Trier", "in Trier"."""
    return _spot_text("at", word)


def spot_name(word: str) -> Text:
    """Return a spot as a name: "seat of Trier", "Trier", "hand"."""
    return electorate_label(word) if word in ELECTORATE else _spot_text("spot", word)


@cache
def _spot_text(how: str, word: str) -> Text:
    if word in (THRONE, HAND, GREY_EMINENCE):
        return say(f"emperor-{how}-{word}")
    if word in ELECTOR_AT:
        return say(f"emperor-{how}-elector", electorate=electorate_text(CODES[ELECTOR_AT[word]]))
    if word in CASTLE_AT:
        return say(f"emperor-{how}-castle", electorate=electorate_text(CODES[CASTLE_AT[word]]))
    return say(f"emperor-{how}-place", electorate=electorate_text(word))


def code_of(choice: str) -> str:
    """Return the code of a choice's electorate, or an empty text."""
    code = choice.split("-", maxsplit=1)[0]
    return code if code in CODES else ""


def pushed_knights_owner(choice: str) -> Seat | None:
    """Return the owner of the knight that a way in pushes, or ``None``."""
    seat = WAY[choice][1]
    return None if seat < 0 else Seat(seat)


def player_of_choice(choice: str) -> Seat:
    """Return the player of a choice such as ``P2``."""
    return Seat(PLAYER[choice])


def count_text(seat: int, number: int) -> Text:
    """Return a player and a number: "Alice 2"."""
    return say("emperor-count", who=Seat(seat), count=number)
