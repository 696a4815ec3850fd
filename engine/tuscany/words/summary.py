"""Summaries of a stretch of play: one clause per player, the display, rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.words.phrases import listed
from engine.core.words.summaries import Span, Summary, events_of_class
from engine.core.words.text import Text, Value, say
from engine.tuscany import events
from engine.tuscany.data import DISPLAY, EMPTY
from engine.tuscany.rules.texts import amount, item_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.arguments import item_of
from engine.tuscany.words.names import bonus_name

_GAINS = ("green", "red", "token", "card", "worker", "marble")
_AMOUNTS = (("green", "green"), ("red", "red"), ("worker", "workers"), ("marble", "marble"))
_BY_ACTION = "action"
"""Why a player draws who has chosen to; other cards are gains."""
_GAINED = (
    events.AreaCompleted,
    events.ColourCompleted,
    events.FarmScored,
    events.YieldGained,
    events.BonusTaken,
    events.TokenOverflowed,
    events.WorkersGained,
    events.MarbleGained,
)
"""Events that bring amounts; those of the end are told apart."""


def summary(span: Span[TuscanyState]) -> list[Text]:
    """Return the clauses of a summary: results by player, then changes for all players."""
    order = span.after.clockwise()
    recap = Summary(span.reader, order)
    for seat in order:
        own = [event for event in span.events if event.seat == seat]
        recap.add(seat, *_turn_results(own))
    recap.last += _table_clauses(span, recap)
    return recap.texts()


def _turn_results(own: Sequence[Event]) -> list[Value]:
    """Return a player's actions and gains."""
    drawn = sum(
        event.cards for event in events_of_class(own, events.CardsDrawn) if event.why == _BY_ACTION
    )
    actions = [*_action_results(own)]
    gains = _gain_results(own)
    if drawn:
        actions.append(say("tuscany-summary-drew", cards=amount("card", drawn)))
    if not actions or not gains:
        return [*actions, *gains]
    # Gains of several actions are sums; an arrow would ascribe them to the last action.
    key = "brought" if len(actions) == 1 else "in-all"
    return [say(f"tuscany-summary-{key}", actions=listed(actions), gains=listed(gains))]


def _action_results(own: Sequence[Event]) -> Iterator[Value]:
    """Yield the tiles a player took, placed and discarded."""
    paid: dict[int, list[Value]] = {}
    for event in own:
        match event:
            case events.TileTaken():
                yield say("tuscany-summary-took", item=item_of(event), slot=event.slot)
            case events.ItemDiscarded():
                yield say("tuscany-summary-dropped", item=item_of(event))
            case events.PlacementPaid():
                cost = [("card", len(event.kinds)), ("worker", event.workers)]
                paid[event.space] = [amount(kind, count) for kind, count in cost if count]
            case events.ItemPlaced() | events.TilePlacedFree():
                space = event.space
                if cost_of_it := paid.get(space):
                    yield say(
                        "tuscany-summary-placed", item=item_of(event), space=space, cost=cost_of_it
                    )
                else:
                    yield say("tuscany-summary-placed-free", item=item_of(event), space=space)
            case events.BonusTaken():
                yield say("tuscany-summary-bonus", bonus=bonus_name(event.bonus))
            case events.RegionRevealed():
                yield say("tuscany-summary-castle", space=event.space)
            case events.StackEmptied():
                yield say("tuscany-summary-stack", stack=event.stack)


def _gain_results(own: Sequence[Event]) -> list[Value]:
    """Return the gains of points, wild tokens, cards, workers and marble; no cards by action."""
    sums = dict.fromkeys(_GAINS, 0)
    for event in own:
        if isinstance(event, _GAINED):
            for kind, fact in _AMOUNTS:
                sums[kind] += getattr(event, fact, 0)
    sums["token"] = len(events_of_class(own, events.TokenGained))
    gained = [event for event in events_of_class(own, events.CardsDrawn) if event.why != _BY_ACTION]
    sums["card"] = sum(event.cards for event in gained)
    return [amount(kind, count) for kind, count in sums.items() if count]


def _table_clauses(span: Span[TuscanyState], recap: Summary) -> Iterator[Text]:
    """Yield new tiles in the display, scored rounds and the last lap."""
    before, after = span.before.display, span.after.display
    new_items = [
        say("tuscany-coded", code=slot, text=item_text(now))
        for slot, then, now in zip(DISPLAY, before, after, strict=True)
        if now not in (then, EMPTY)
    ]
    if new_items and any(item != EMPTY for item in before):
        yield say("tuscany-summary-display", items=listed(new_items))
    for event in events_of_class(span.events, events.RoundScored):
        points = event.points
        each = [
            say("tuscany-summary-scored-seat", who=recap.who(seat), points=points[seat])
            for seat in recap.seats()
            if points[seat]
        ]
        yield say("tuscany-summary-scored", round=event.round, points=listed(each))
    if events_of_class(span.events, events.LastLapBegun) and not span.after.over:
        yield say("tuscany-story-last_lap")
