"""Recaps: what players read at each turn of the recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.events import Event
from engine.core.record import Record
from engine.core.registry import game
from engine.core.words.catalogue import catalogue
from engine.core.words.summaries import Span
from engine.core.words.text import Text

USUAL, WORST = 300, 600
"""Limits in characters for the median and the 90th percentile."""


def rendered(language: str, texts: list[Text], record: Record) -> str:
    """Return a recap as players read it."""
    words = catalogue(language, game(record.game).package)
    between = " " if language == "en" else ""
    return between.join(words.format(text, record.names) for text in texts)


def recaps(record: Record) -> Iterator[tuple[int, list[Text]]]:
    """Yield each mover with the events since that seat's last turn."""
    rules = game(record.game)
    positions = record.positions(events=True)
    state: Any = next(positions)
    state.events = []
    seats = range(len(record.names))
    since: dict[int, tuple[Any, list[Event]]] = {seat: (state.copy(), []) for seat in seats}
    for played, after in zip(record.moves, positions, strict=True):
        happened = [event.seen_by(None) for event in after.events or ()]
        after.events = []
        for seat in seats:
            since[seat][1].extend(happened)
        since[played.seat] = (after.copy(), [])
        asked = rules.to_move(after)
        if played.seat in asked or not asked or not since[asked[0]][1]:
            continue
        before, events = since[asked[0]]
        reader = asked[0] if len(asked) == 1 else None
        span = Span(rules.view(before, None), rules.view(after, None), events, reader)
        if texts := list(rules.words.summary(span)):
            yield asked[0], texts
