"""Arguments of sentences about events: money, points, places, nobles."""

from __future__ import annotations

from typing import Protocol

from engine.core.events import Event
from engine.core.words.stories import story_text
from engine.core.words.text import Text, Value
from engine.emperor import events
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.words.names import electorate_text, location_text, noble_name


class _InElectorate(Protocol):
    """An event in an electorate."""

    @property
    def electorate(self) -> str: ...


class _OfNoble(Protocol):
    """An event about a noble."""

    @property
    def noble(self) -> str: ...


class _AtSpot(Protocol):
    """An event at a spot."""

    @property
    def spot(self) -> str: ...


class _OfCard(Protocol):
    """An event about a card."""

    @property
    def card(self) -> str: ...


def story(event: Event, key: str = "", /, **arguments: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("emperor", event, key, **arguments)


def gain(event: events.Amounts) -> list[Value]:
    """Return the event's gain of points and money."""
    gains = (("vp", event.points), ("thaler", event.thalers))
    return [amount(kind, number) for kind, number in gains if number > 0]


def paid(event: events.Amounts) -> Text:
    """Return the event's price in thalers."""
    return amount("thaler", -event.thalers)


def here(event: _InElectorate) -> Text:
    """Return the event's electorate."""
    return electorate_text(event.electorate)


def noble_of(event: _OfNoble) -> Text:
    """Return the event's noble."""
    return noble_name(event.noble)


def at_spot(event: _AtSpot) -> Text:
    """Return the spot of the event's noble or knight."""
    return location_text(event.spot)


def card_of(event: _OfCard) -> Text:
    """Return the event's card."""
    return card_name(event.card)
