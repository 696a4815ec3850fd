"""Summaries of a stretch of play: one clause per player, the display, rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.words.phrases import listed
from engine.core.words.stories import facts_of
from engine.core.words.summaries import Span, Summary, of_kinds
from engine.core.words.text import Text, Value, say
from engine.tuscany.data import DISPLAY, EMPTY, ITEM
from engine.tuscany.rules.texts import amount, item_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.names import bonus_name

_GAINS = ("green", "red", "token", "card", "worker", "marble")


def summary(span: Span[TuscanyState]) -> list[Text]:
    """Return the clauses of a summary: results by player, then changes for all players."""
    order = span.after.clockwise()
    clauses = Summary(span.reader, order)
    for seat in order:
        own = [event for event in span.events if event.seat == seat]
        clauses.add(seat, *_turns(own))
    clauses.last += _table(span, clauses)
    return clauses.texts()


def _turns(own: Sequence[Event]) -> list[Value]:
    """Return a player's actions and gains."""
    actions, gains = [*_actions(own)], _gains(own)
    if not actions or not gains:
        return [*actions, *gains]
    return [say("tuscany-summary-brought", actions=listed(actions), gains=listed(gains))]


def _actions(own: Sequence[Event]) -> Iterator[Value]:
    """Yield the tiles a player took, placed and discarded."""
    paid: dict[int, list[Value]] = {}
    for event in own:
        data = facts_of(event)
        if event.kind == "took":
            item = item_text(ITEM[data["item"]])
            yield say("tuscany-summary-took", item=item, slot=data["slot"])
        elif event.kind == "discarded":
            yield say("tuscany-summary-dropped", item=item_text(ITEM[data["item"]]))
        elif event.kind == "paid":
            cost = [("card", len(data["kinds"])), ("worker", data["workers"])]
            paid[data["space"]] = [amount(kind, n) for kind, n in cost if n]
        elif event.kind in ("placed", "placed_free"):
            item, space = item_text(ITEM[data["item"]]), data["space"]
            if cost_of_it := paid.get(space):
                yield say("tuscany-summary-placed", item=item, space=space, cost=cost_of_it)
            else:
                yield say("tuscany-summary-placed-free", item=item, space=space)
        elif event.kind == "bonus":
            yield say("tuscany-summary-bonus", bonus=bonus_name(data["bonus"]))
        elif event.kind == "arranged":
            yield say("tuscany-summary-castle", space=data["space"])
        elif event.kind == "stack_emptied":
            yield say("tuscany-summary-stack", stack=data["stack"])


def _gains(own: Sequence[Event]) -> list[Value]:
    """Return the gains of points, wild tokens, cards, workers and marble."""
    sums = dict.fromkeys(_GAINS, 0)
    for event in of_kinds(
        own, "area", "colour_bonus", "farm", "yield", "bonus", "overflow", "worker", "marble"
    ):
        data = facts_of(event)
        for kind, key in (
            ("green", "green"),
            ("red", "red"),
            ("worker", "workers"),
            ("marble", "marble"),
        ):
            sums[kind] += data.get(key) or 0
    sums["token"] = len(of_kinds(own, "token"))
    sums["card"] = sum(facts_of(event)["cards"] for event in of_kinds(own, "drew"))
    return [amount(kind, n) for kind, n in sums.items() if n]


def _table(span: Span[TuscanyState], clauses: Summary) -> Iterator[Text]:
    """Yield new tiles in the display, scored rounds and the last lap."""
    before, after = span.before.display, span.after.display
    new_items = [
        say("tuscany-coded", code=slot, text=item_text(now))
        for slot, then, now in zip(DISPLAY, before, after, strict=True)
        if now not in (then, EMPTY)
    ]
    if new_items and any(item != EMPTY for item in before):
        yield say("tuscany-summary-display", items=listed(new_items))
    for event in of_kinds(span.events, "round_scored"):
        points = facts_of(event)["points"]
        each = [
            say("tuscany-summary-scored-seat", who=clauses.who(s), points=points[s])
            for s in clauses.seats()
            if points[s]
        ]
        yield say("tuscany-summary-scored", round=facts_of(event)["round"], points=listed(each))
    if of_kinds(span.events, "last_lap") and not span.after.over:
        yield say("tuscany-story-last_lap")
