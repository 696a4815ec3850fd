"""Names in refusals, and refusals that several rules share."""

from __future__ import annotations

from functools import cache

from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Player, Text, say
from engine.emperor.data import AGES, CODES
from engine.emperor.pieces import AGE, IS_SINGLE, OWNER
from engine.emperor.state import EmperorState

reason = GameTexts("emperor").reason


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


def why_unaffordable(state: EmperorState, seat: int, need: int) -> Text | None:
    """Return why the seat cannot pay a price; ``None`` if it can."""
    have = state.thalers[seat]
    if have >= need:
        return None
    arguments = {"need": amount("thaler", need), "have": amount("thaler", have)}
    return reason("cost", "cards-and-prices", **arguments)


def why_out_of_play(state: EmperorState, electorate: int) -> Text | None:
    """Return that an electorate is not used with two players; ``None`` if it is."""
    return (
        reason("out", "setup", electorate=electorate_name(electorate))
        if electorate in state.out
        else None
    )
