"""Sentences about events, and their arguments: resources, points, buildings."""

from __future__ import annotations

from typing import Any

from engine.caylus1303 import events
from engine.caylus1303.data import ARCHITECT, CHARACTERS, FOREMAN, GOLDSMITH
from engine.caylus1303.rules.texts import amount, character_name
from engine.caylus1303.words.names import amounts, full_name, tile_at_space
from engine.core.words.game_texts import GameTexts
from engine.core.words.numbers import only_gains, only_losses
from engine.core.words.text import Text, Value, say

_BY_CHARACTER = {"architect": ARCHITECT, "foreman": FOREMAN, "goldsmith": GOLDSMITH}
"""The facts with the points of a character."""

story = GameTexts("caylus1303").story


def losses_of(event: events.Amounts) -> list[Value]:
    """Return the player's losses in the event."""
    return amounts(only_losses(event.goods), workers=max(0, -event.workers))


def gains_of(event: events.Amounts) -> list[Value]:
    """Return the player's gains in the event."""
    goods = only_gains(event.goods)
    workers = max(0, event.workers)
    if not event.points:
        return amounts(goods, workers=workers)
    gains = amounts(goods, workers=workers) if any(goods) or workers else []
    return [*gains, amount("point", event.points)]


def place_of(event: Any) -> Text:
    """Return the building where the event happened, for a sentence."""
    return tile_at_space(event.tile, event.space)


def points_of(event: events.Amounts) -> Text:
    """Return the points gained: "+4", "+4 with the Architect"."""
    helpers = [
        character_name(CHARACTERS[number])
        for fact, number in _BY_CHARACTER.items()
        if getattr(event, fact, 0)
    ]
    if helpers:
        return say("caylus1303-points-with", points=event.points, characters=helpers)
    return say("caylus1303-gain-points", points=event.points)


def tile_of(event: Any) -> Text:
    """Return the full name of the event's tile."""
    return full_name(event.tile)
