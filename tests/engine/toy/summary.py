"""Summaries of a stretch of play: what each player did, and what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.words.stories import facts_of
from engine.core.words.summaries import Span, Summary, of_kinds, points
from engine.core.words.text import Text, say
from tests.engine.toy.state import ToyState


def summary(span: Span[ToyState]) -> Sequence[Text]:
    """Return one clause per player; a toll taken from the reader comes first."""
    found = Summary(span.reader, range(len(span.after.coins)))
    for event in of_kinds(span.events, "tolled"):
        victim = facts_of(event)["victim"]
        found.add_effect(event.seat, say("toy-summary-tolled", victim=found.who(victim)), victim)
    drawn = Counter(event.seat for event in of_kinds(span.events, "drew"))
    for event in of_kinds(span.events, "passed", "rolled", "played"):
        found.add(event.seat, say(f"toy-summary-{event.kind}", **facts_of(event)))
    for seat in found.order:
        if drawn[seat]:
            found.add(seat, say("toy-summary-drew", cards=drawn[seat]))
        for event in of_kinds(span.events, "bid"):
            if event.seat == seat:
                found.add(seat, say("toy-summary-bid", coins=facts_of(event)["coins"]))
        if won := span.after.bridges[seat] - span.before.bridges[seat]:
            found.add(seat, say("toy-summary-bridges", bridges=won))
        found.add(seat, *points(span.before.coins[seat], span.after.coins[seat], "toy-amount-coin"))
    return found.texts()
