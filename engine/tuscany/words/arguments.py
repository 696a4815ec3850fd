"""Arguments of sentences about events: tiles, colours, points."""

from __future__ import annotations

from typing import Protocol

from engine.core.events import Event
from engine.core.words.stories import story_text
from engine.core.words.text import Text, Value
from engine.tuscany.data import ITEM, KIND
from engine.tuscany.rules.texts import amount, item_text, kind_text


class _WithItem(Protocol):
    """An event about a tile or token."""

    @property
    def item(self) -> str: ...


class _WithColour(Protocol):
    """An event about a colour."""

    @property
    def colour(self) -> str: ...


class _WithPoints(Protocol):
    """An event with green points."""

    @property
    def green(self) -> int: ...


def item(event: _WithItem) -> Text:
    """Return the event's tile or token."""
    return item_text(ITEM[event.item])


def colour(event: _WithColour) -> Text:
    """Return the event's colour."""
    return kind_text(KIND[event.colour])


def green(event: _WithPoints) -> Value:
    """Return the event's green points."""
    return amount("green", event.green)


def story(event: Event, key: str = "", /, **arguments: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("tuscany", event, key, **arguments)
