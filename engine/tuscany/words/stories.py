"""A sentence for every kind of event: who, what, how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.text import Seat, Text, Value, say
from engine.tuscany.data import BONUS, ITEM, KIND, PLUS_STORAGE, YIELDS
from engine.tuscany.rules.payments import PAYMENT
from engine.tuscany.words.effects import yield_gain
from engine.tuscany.words.names import (
    amount,
    bonus_name,
    cards_text,
    item_text,
    kind_text,
    listed,
)

Tell = Callable[[Event], Text | None]


def story(event: Event) -> Text | None:
    """The sentence; ``None`` where the headline or another event's sentence tells it."""
    return _STORIES[event.kind](event)


def _untold(_: Event) -> None:
    """Told by the event before or after it."""


def _data(event: Event) -> Any:
    """The event's figures and words, of the kinds its table names."""
    return event.data


def _who(event: Event) -> Seat:
    return Seat(event.seat)


def _item(event: Event) -> Text:
    return item_text(ITEM[_data(event)["item"]])


def _colour(event: Event) -> Text:
    return kind_text(KIND[_data(event)["kind"]])


def _seats(seats: Sequence[int]) -> list[Value]:
    return [Seat(seat) for seat in seats]


def _counts(points: Sequence[int]) -> Value:
    """Everyone's points: "Alice +4, Bob +2"."""
    told = [say("tuscany-story-count", who=Seat(s), points=n) for s, n in enumerate(points)]
    return listed(told)


# The set-up


def _opened(event: Event) -> Text:
    return say("tuscany-story-opened", who=_who(event))


def _arranged(event: Event) -> Text:
    data = _data(event)
    return say(
        "tuscany-story-arranged",
        who=_who(event),
        boards=listed(data["boards"].split()),
        space=data["space"],
    )


def _displayed(event: Event) -> Text:
    items = listed([item_text(ITEM[word]) for word in _data(event)["items"]])
    return say("tuscany-story-displayed", items=items)


def _bonus(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {"who": _who(event), "bonus": bonus_name(data["bonus"])}
    if BONUS[data["bonus"]] == PLUS_STORAGE:
        gain = amount("green", data["green"])
        return say("tuscany-story-bonus-green", gain=gain, **figures)
    return say("tuscany-story-bonus", **figures)


# Cards and tiles


def _drew(event: Event) -> Text:
    count = _data(event)["cards"]
    if not count:
        return say("tuscany-story-drew-none", who=_who(event))
    if event.secret is None:
        return say("tuscany-story-drew", who=_who(event), count=count)
    kinds: Any = event.secret["kinds"]
    return say("tuscany-story-drew-own", who=_who(event), cards=cards_text(kinds))


def _reshuffled(event: Event) -> Text:
    return say(f"tuscany-story-reshuffled-{_data(event)['what']}", count=_data(event)["count"])


def _took(event: Event) -> Text:
    slot = _data(event)["slot"]
    return say("tuscany-story-took", who=_who(event), slot=slot, item=_item(event))


def _discarded(event: Event) -> Text:
    return say("tuscany-story-discarded", who=_who(event), item=_item(event))


def _refilled(event: Event) -> Text:
    return say("tuscany-story-refilled", slot=_data(event)["slot"], item=_item(event))


def _stack_emptied(event: Event) -> Text:
    return say("tuscany-story-stack_emptied", who=_who(event), stack=_data(event)["stack"])


def _purged(event: Event) -> Text:
    data = _data(event)
    colour, count, slots = _colour(event), data["count"], listed(list(data["slots"]))
    return say("tuscany-story-purged", colour=colour, count=count, slots=slots)


def _restocked(event: Event) -> Text:
    data = _data(event)
    items = [
        say("tuscany-coded", code=slot, text=item_text(ITEM[word]))
        for slot, word in zip(data["slots"], data["items"], strict=True)
    ]
    return say("tuscany-story-restocked", items=listed(items))


# Placing


def _paid(event: Event) -> Text:
    data = _data(event)
    cost = cards_text(data["kinds"])
    if workers := PAYMENT[data["payment"]].workers:
        cost.append(amount("worker", workers))
    return say("tuscany-story-paid", who=_who(event), cost=cost, space=data["space"])


def _placed(event: Event) -> Text:
    space = _data(event)["space"]
    return say("tuscany-story-placed", who=_who(event), item=_item(event), space=space)


def _placed_free(event: Event) -> Text:
    data = _data(event)
    return say(
        "tuscany-story-placed_free",
        who=_who(event),
        item=_item(event),
        slot=data["slot"],
        space=data["space"],
    )


def _area(event: Event) -> Text:
    data = _data(event)
    return say(
        "tuscany-story-area",
        who=_who(event),
        size=data["size"],
        colour=_colour(event),
        gain=amount("green", data["green"]),
    )


def _colour_bonus(event: Event) -> Text:
    data = _data(event)
    return say(
        "tuscany-story-colour_bonus",
        who=_who(event),
        rank=data["rank"],
        colour=_colour(event),
        gain=amount("green", data["green"]),
    )


def _gained(event: Event) -> Text:
    what = event.kind
    count = _data(event).get("workers", _data(event).get("marble", 1))
    return say("tuscany-story-gained", who=_who(event), gain=amount(what, count))


def _overflow(event: Event) -> Text:
    return say("tuscany-story-overflow", who=_who(event), gain=amount("red", _data(event)["red"]))


def _farm(event: Event) -> Text:
    data = _data(event)
    if not data["green"]:
        return say("tuscany-story-farm-none", who=_who(event))
    products = [say(f"tuscany-product-{word}") for word in data["products"]]
    gain = amount("green", data["green"])
    return say("tuscany-story-farm", who=_who(event), gain=gain, products=products)


def _yield(event: Event) -> Text:
    card = next(card for card in YIELDS if card.word == _data(event)["card"])
    return say("tuscany-story-yield", who=_who(event), card=card.word, gain=yield_gain(card))


def _castle_lost(event: Event) -> Text:
    return say("tuscany-story-castle_lost", who=_who(event))


def _declined(event: Event) -> Text:
    return say("tuscany-story-declined", who=_who(event))


def _marble_spent(event: Event) -> Text:
    return say("tuscany-story-marble_spent", who=_who(event))


# Rounds and the end


def _stalled(_: Event) -> Text:
    return say("tuscany-story-stalled")


def _round_scored(event: Event) -> Text:
    data = _data(event)
    return say("tuscany-story-round_scored", round=data["round"], points=_counts(data["points"]))


def _round(event: Event) -> Text:
    return say("tuscany-story-round", round=_data(event)["round"])


def _last_lap(_: Event) -> Text:
    return say("tuscany-story-last_lap")


def _final_score(event: Event) -> Text:
    data = _data(event)
    return say(
        "tuscany-story-final_score",
        who=_who(event),
        gain=amount("red", data["red"]),
        tiles=data["tiles"],
        tokens=data["tokens"],
        marble=data["marble"],
        workers=data["workers"],
        cards=data["cards"],
    )


def _game_over(event: Event) -> Text:
    data = _data(event)
    winners = data["winners"]
    score = data["scores"][winners[0]]
    return say("tuscany-story-game_over", winners=_seats(winners), count=len(winners), score=score)


_STORIES: dict[str, Tell] = {
    "opened": _opened,
    "answered": _untold,
    "forced": _untold,
    "arranged": _arranged,
    "bonus": _bonus,
    "displayed": _displayed,
    "turn": _untold,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "took": _took,
    "discarded": _discarded,
    "refilled": _refilled,
    "stack_emptied": _stack_emptied,
    "purged": _purged,
    "restocked": _restocked,
    "paid": _paid,
    "placed": _placed,
    "placed_free": _placed_free,
    "area": _area,
    "colour_bonus": _colour_bonus,
    "worker": _gained,
    "marble": _gained,
    "token": _gained,
    "overflow": _overflow,
    "farm": _farm,
    "yield": _yield,
    "castle_lost": _castle_lost,
    "declined": _declined,
    "marble_spent": _marble_spent,
    "stalled": _stalled,
    "round_scored": _round_scored,
    "round": _round,
    "last_lap": _last_lap,
    "final_score": _final_score,
    "game_over": _game_over,
}
