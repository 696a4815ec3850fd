"""Arguments of sentences about events: tiles, colours, points."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.words.stories import facts_of, story_text
from engine.core.words.text import Text, Value
from engine.tuscany.data import ITEM, KIND
from engine.tuscany.rules.texts import amount, item_text, kind_text


def item(event: Event) -> Text:
    """Return the event's tile or token."""
    return item_text(ITEM[facts_of(event)["item"]])


def colour(event: Event) -> Text:
    """Return the event's colour."""
    return kind_text(KIND[facts_of(event)["kind"]])


def green(event: Event) -> Value:
    """Return the event's green points."""
    return amount("green", facts_of(event)["green"])


def story(event: Event, key: str = "", /, **figures: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("tuscany", event, key, **figures)
