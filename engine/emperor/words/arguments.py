"""Sentences about events, and their arguments: money, points, places, nobles."""

from __future__ import annotations

from typing import Any

from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text, Value
from engine.emperor import events
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.words.names import electorate_text, location_text, noble_name

story = GameTexts("emperor").story


def gains_of(event: events.Amounts) -> list[Value]:
    """Return the event's gain of points and money."""
    gains = (("vp", event.points), ("thaler", event.thalers))
    return [amount(kind, number) for kind, number in gains if number > 0]


def price_of(event: events.Amounts) -> Text:
    """Return the event's price in thalers."""
    return amount("thaler", -event.thalers)


def electorate_of(event: Any) -> Text:
    """Return the event's electorate."""
    return electorate_text(event.electorate)


def noble_of(event: Any) -> Text:
    """Return the event's noble."""
    return noble_name(event.noble)


def location_of(event: Any) -> Text:
    """Return the spot of the event's noble or knight."""
    return location_text(event.spot)


def card_of(event: Any) -> Text:
    """Return the event's card."""
    return card_name(event.card)
