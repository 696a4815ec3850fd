"""Arguments of sentences about events: cubes and deniers, points, places."""

from __future__ import annotations

from engine.caylus.data import CUBES
from engine.caylus.rules.texts import amount
from engine.caylus.words.names import amounts, at, place_name
from engine.core.events import Event
from engine.core.words.stories import facts_of, story_text
from engine.core.words.text import Text, Value, say


def lost(event: Event) -> list[Value]:
    """Return the player's losses in the event."""
    data = facts_of(event)
    cubes = [max(0, -data.get(kind, 0)) for kind in CUBES]
    return amounts(cubes, deniers=max(0, -data.get("deniers", 0)))


def gained(event: Event) -> list[Value]:
    """Return the player's gains in the event."""
    data = facts_of(event)
    cubes = [max(0, data.get(kind, 0)) for kind in CUBES]
    found = amounts(cubes, deniers=max(0, data.get("deniers", 0)))
    if data.get("vp", 0) > 0:
        points = say("caylus-gain-now", gain=amount("vp", data["vp"]), now=data["total"])
        return [*found, points] if any(cubes) or data.get("deniers", 0) > 0 else [points]
    return found


def points(event: Event) -> Text:
    """Return the points won or lost."""
    return amount("vp", abs(int(facts_of(event)["vp"])))


def site(event: Event) -> Text:
    """Return the building on the road where the event happened."""
    return at(facts_of(event)["tile"], facts_of(event)["space"])


def place(event: Event) -> Text:
    """Return the place, on the road or before it, where the event happened."""
    data = facts_of(event)
    return place_name(data["place"], data.get("tile"))


def section(event: Event) -> Text:
    """Return the section of the castle where the event happened."""
    return say(f"caylus-section-{facts_of(event)['section']}")


def story(event: Event, key: str, /, **figures: Value) -> Text:
    """Return a sentence about the event's player."""
    return story_text("caylus", event, key, **figures)
