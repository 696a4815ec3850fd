"""Names and amounts as texts, for refusals and the words package."""

from __future__ import annotations

from functools import cache

from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text, say
from engine.tuscany.data import ITEM_WORDS, KINDS
from engine.tuscany.state import TuscanyState

reason = GameTexts("tuscany").reason


def item_text(item: int) -> Text:
    """Return a tile, the token or the starting castle as text."""
    return say(f"tuscany-item-{ITEM_WORDS[item].replace('+', '-')}")


def kind_text(kind: int) -> Text:
    """Return a kind of tile as text, also as the colour of a hex or card."""
    return say(f"tuscany-kind-{KINDS[kind]}")


@cache
def amount(what: str, count: int) -> Text:
    """Return an amount of ``card``, ``worker``, ``marble``, ``token``, ``yield`` …."""
    if what == "marble":
        return say("amount", thing=say("tuscany-goods-marble"), count=count)
    return say(f"tuscany-amount-{what}", count=count)


@cache
def cards_of(kind: int, count: int) -> Text:
    """Return an amount of region cards of a colour: "2 Village cards"."""
    return say("tuscany-cards", count=count, colour=kind_text(kind))


def colour_of(state: TuscanyState, seat: int, hex_: int) -> Text:
    """Return the colour of a hex in a seat's region."""
    return kind_text(state.region_of(seat).colours[hex_])
