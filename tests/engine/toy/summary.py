"""Summaries of a stretch of play: what each player did, and what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.words.summaries import Span, Summary, events_of_class, points
from engine.core.words.text import Text, say
from tests.engine.toy import events
from tests.engine.toy.state import ToyState


def summary(span: Span[ToyState]) -> Sequence[Text]:
    """Return one clause per player; a toll taken from the reader comes first."""
    found = Summary(span.reader, range(len(span.after.coins)))
    for toll in events_of_class(span.events, events.Tolled):
        victim = found.who(toll.victim)
        found.add_effect(toll.seat, say("toy-summary-tolled", victim=victim), toll.victim)
    for passed in events_of_class(span.events, events.Passed):
        found.add(passed.seat, say("toy-summary-passed"))
    for rolled in events_of_class(span.events, events.Rolled):
        found.add(rolled.seat, say("toy-summary-rolled", die=rolled.die))
    for played in events_of_class(span.events, events.Played):
        found.add(played.seat, say("toy-summary-played", card=played.card))
    drawn = Counter(event.seat for event in events_of_class(span.events, events.Drew))
    bids = events_of_class(span.events, events.Bid)
    for seat in found.order:
        if drawn[seat]:
            found.add(seat, say("toy-summary-drew", cards=drawn[seat]))
        found.add(seat, *(say("toy-summary-bid", coins=b.coins) for b in bids if b.seat == seat))
        if won := span.after.bridges[seat] - span.before.bridges[seat]:
            found.add(seat, say("toy-summary-bridges", bridges=won))
        found.add(seat, *points(span.before.coins[seat], span.after.coins[seat], "toy-amount-coin"))
    return found.texts()
