"""Sentences about events, and their arguments: tiles, colours, points."""

from __future__ import annotations

from typing import Any

from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text
from engine.tuscany.data import ITEM, KIND
from engine.tuscany.rules.texts import amount, item_text, kind_text

story = GameTexts("tuscany").story


def item_of(event: Any) -> Text:
    """Return the event's tile or token."""
    return item_text(ITEM[event.item])


def colour_of(event: Any) -> Text:
    """Return the event's colour."""
    return kind_text(KIND[event.colour])


def green_points_of(event: Any) -> Text:
    """Return the event's green points."""
    return amount("green", event.green)


def red_points_of(event: Any) -> Text:
    """Return the event's red points."""
    return amount("red", event.red)
