"""The sentences for what happened in a game, and to the seats at its table."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.tables.models import FREED, RESIGNED
from engine.core import Event, Seat, game, say
from engine.core.text import Text

TOLD_BY_THE_TABLE = (RESIGNED, FREED)
"""Events that no game knows, each with a text of its own name."""


def stories(name: str, events: Iterable[Event]) -> list[Text]:
    """Sentence by sentence, in the order it happened."""
    told: list[Text] = []
    for ours, run in groupby(events, lambda event: event.kind in TOLD_BY_THE_TABLE):
        if ours:
            told += [say(event.kind, who=Seat(event.seat)) for event in run]
        else:
            told += game(name).words.tell(list(run))
    return told
