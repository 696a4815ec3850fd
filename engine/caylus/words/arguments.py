"""Sentences about events, and their arguments: goods, points, places."""

from __future__ import annotations

from typing import Any

from engine.caylus import events
from engine.caylus.rules.texts import amount
from engine.caylus.words.names import amounts, place_name, tile_at_space
from engine.core.words.game_texts import GameTexts
from engine.core.words.numbers import only_gains, only_losses
from engine.core.words.text import Text, Value, say

story = GameTexts("caylus").story


def losses_of(event: events.Amounts) -> list[Value]:
    """Return the player's losses in the event."""
    return amounts(only_losses(event.cubes), deniers=max(0, -event.deniers))


def gains_of(event: events.Amounts) -> list[Value]:
    """Return the player's gains in the event."""
    cubes = only_gains(event.cubes)
    deniers = max(0, event.deniers)
    if event.points <= 0:
        return amounts(cubes, deniers=deniers)
    gains = amounts(cubes, deniers=deniers) if any(cubes) or deniers else []
    return [*gains, say("caylus-gain-now", gain=amount("vp", event.points), now=event.total)]


def points_of(event: events.Amounts) -> Text:
    """Return the points won or lost."""
    return amount("vp", abs(event.points))


def site_of(event: events.AtBuilding) -> Text:
    """Return the building on the road where the event happened."""
    return tile_at_space(event.tile, event.space)


def place_of(event: events.WorkerPlaced | events.GateMoved) -> Text:
    """Return the place, on the road or before it, where the event happened."""
    return place_name(event.place, event.tile)


def section_of(event: Any) -> Text:
    """Return the section of the castle where the event happened."""
    return say(f"caylus-section-{event.section}")
