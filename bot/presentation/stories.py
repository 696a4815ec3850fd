"""Sentences about events of a game and of its table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.tables.domain.table_events import TABLE_EVENTS
from engine.core import Event, Seat, game, say
from engine.core.words.summaries import Span
from engine.core.words.text import Text


def stories(name: str, events: Iterable[Event]) -> list[Text]:
    """Return the sentences in chronological order."""
    told: list[Text] = []
    for ours, run in groupby(events, lambda event: event.kind in TABLE_EVENTS):
        if ours:
            told += [say(event.kind, who=Seat(event.seat)) for event in run]
        else:
            told += game(name).words.tell(list(run))
    return told


def summary(name: str, events: Iterable[Event], span: Span[Any] | None) -> list[Text]:
    """Summarize events as clauses, the most important first.

    If the positions before and after are unknown, return the sentences of all events.
    """
    told = list(events)
    if span is None:
        return stories(name, told)
    ours = [event for event in told if event.kind in TABLE_EVENTS]
    rest = tuple(event for event in told if event.kind not in TABLE_EVENTS)
    return [*stories(name, ours), *game(name).words.summary(replace(span, events=rest))]
