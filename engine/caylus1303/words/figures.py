"""Arguments of sentences about events: resources, points, buildings."""

from __future__ import annotations

from engine.caylus1303.data import ARCHITECT, CHARACTERS, FOREMAN, GOLDSMITH, RESOURCES
from engine.caylus1303.rules.texts import amount, character
from engine.caylus1303.words.names import amounts, at, full_name
from engine.core.events import Event
from engine.core.words.stories import facts_of, story_text
from engine.core.words.text import Text, Value, say

_BY_CHARACTER = {"architect": ARCHITECT, "foreman": FOREMAN, "goldsmith": GOLDSMITH}


def lost(event: Event) -> list[Value]:
    """Return the player's losses in the event."""
    data = facts_of(event)
    goods = [max(0, -data.get(kind, 0)) for kind in RESOURCES]
    return amounts(goods, workers=max(0, -data.get("workers", 0)))


def gained(event: Event) -> list[Value]:
    """Return the player's gains in the event."""
    data = facts_of(event)
    goods = [max(0, data.get(kind, 0)) for kind in RESOURCES]
    workers, points = max(0, data.get("workers", 0)), data.get("pp", 0)
    if not points:
        return amounts(goods, workers=workers)
    found = amounts(goods, workers=workers) if any(goods) or workers else []
    return [*found, amount("point", points)]


def place(event: Event) -> Text:
    """Return the building where the event happened, for a sentence."""
    return at(facts_of(event)["tile"], facts_of(event)["space"])


def points(event: Event) -> Text:
    """Return the points gained: "+4", "+4 with the Architect"."""
    data = facts_of(event)
    helpers = [
        character(CHARACTERS[number]) for key, number in _BY_CHARACTER.items() if data.get(key)
    ]
    if helpers:
        return say("caylus1303-points-with", points=data["pp"], characters=helpers)
    return say("caylus1303-gain-points", points=data["pp"])


def tile(event: Event) -> Text:
    """Return the full name of the event's tile."""
    return full_name(facts_of(event)["tile"])


def story(event: Event, key: str = "", /, **figures: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("caylus1303", event, key, **figures)
