"""Arguments of sentences about events: money, points, places, nobles."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.words.stories import facts_of, story_text
from engine.core.words.text import Text, Value
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.words.names import at, noble, place


def story(event: Event, key: str = "", /, **figures: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("emperor", event, key, **figures)


def gain(event: Event) -> list[Value]:
    """Return the event's gain of money and points."""
    data = facts_of(event)
    kinds = (("vp", "vp"), ("thalers", "thaler"))
    return [amount(kind, data[key]) for key, kind in kinds if data.get(key, 0) > 0]


def paid(event: Event) -> Text:
    """Return the event's price in thalers."""
    return amount("thaler", -facts_of(event).get("thalers", 0))


def here(event: Event) -> Text:
    """Return the event's electorate."""
    return place(facts_of(event)["electorate"])


def noble_of(event: Event) -> Text:
    """Return the event's noble."""
    return noble(facts_of(event)["noble"])


def at_spot(event: Event) -> Text:
    """Return the spot of the event's noble or knight."""
    return at(facts_of(event)["spot"])


def card_of(event: Event) -> Text:
    """Return the event's card."""
    return card_name(facts_of(event)["card"])
