"""Names in refusals, and refusals that several rules share."""

from __future__ import annotations

from functools import cache

from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Player, Text, say
from engine.emperor.data import AGES, CODES
from engine.emperor.pieces import AGE, IS_SINGLE, OWNER
from engine.emperor.state import EmperorState

refuse = GameTexts("emperor").refuse


def electorate_name(electorate: int) -> Text:
    """Return the short name of an electorate for a sentence."""
    return say(f"emperor-in-{CODES[electorate]}")


@cache
def card_name(word: str) -> Text:
    """Return the name of an action card."""
    return say(f"emperor-card-{word}")


def noble_text(noble: int) -> Text:
    """Return a noble's side and age."""
    side = "single" if IS_SINGLE[noble] else "couple"
    return say(f"emperor-noble-{side}", age=AGES[AGE[noble]])


def owner_of(piece: int) -> Player:
    """Return the owner of a noble or knight."""
    return Player(OWNER[piece])


@cache
def amount(kind: str, count: int) -> Text:
    """Return an amount of ``thaler``, ``vp``, ``vote``, or of a piece such as ``noble``."""
    return say(f"emperor-amount-{kind}", count=count)


def refuse_cost(state: EmperorState, seat: int, need: int) -> Text | None:
    """Refuse a price that the seat cannot pay."""
    have = state.thalers[seat]
    if have >= need:
        return None
    figures = {"need": amount("thaler", need), "have": amount("thaler", have)}
    return refuse("cost", "cards-and-prices", **figures)


def refuse_out_of_play(state: EmperorState, electorate: int) -> Text | None:
    """Refuse an electorate that is not used with two players."""
    return (
        refuse("out", "setup", electorate=electorate_name(electorate))
        if electorate in state.out
        else None
    )
