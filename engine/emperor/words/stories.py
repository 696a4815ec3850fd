"""A sentence for every kind of event: who, what, how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.core.text import Seat, Text, Value, say
from engine.emperor.words.names import (
    amount,
    at,
    card,
    count,
    listed,
    noble,
    place,
    seats,
    spot,
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


def _say(event: Event, key: str | None = None, **args: Value) -> Text:
    """A sentence about the event's player."""
    return say(f"emperor-story-{key or event.kind}", who=Seat(event.seat), **args)


def _gain(event: Event) -> list[Value]:
    """The money and points an event brings."""
    data = _data(event)
    kinds = (("vp", "vp"), ("thalers", "thaler"))
    return [amount(kind, data[key]) for key, kind in kinds if data.get(key, 0) > 0]


def _paid(event: Event) -> Text:
    return amount("thaler", -_data(event).get("thalers", 0))


def _here(event: Event) -> Text:
    return place(_data(event)["electorate"])


def _noble(event: Event) -> Text:
    return noble(_data(event)["noble"])


# The set-up


def _opened(event: Event) -> Text:
    out: list[Value] = [place(code) for code in _data(event)["out"]]
    return _say(event, "opened-out", out=out) if out else _say(event)


def _placed(event: Event) -> Text:
    data = _data(event)
    return _say(event, f"placed-{data['why']}", noble=_noble(event), at=at(data["spot"]))


def _knight_placed(event: Event) -> Text:
    where = at(_data(event)["spot"])
    if "thalers" in event.data:
        return _say(event, "knight_placed-paid", at=where, cost=_paid(event))
    return _say(event, at=where)


def _knight_moved(event: Event) -> Text:
    data = _data(event)
    return _say(event, start=spot(data["start"]), end=spot(data["end"]), cost=_paid(event))


def _pushed(event: Event) -> Text:
    return _say(event, electorate=_here(event))


def _empire_city(event: Event) -> Text:
    data = _data(event)
    if data["start"] == "supply":
        return _say(event, electorate=place(data["end"]))
    start, end = place(data["start"]), place(data["end"])
    return _say(event, "empire_city-moved", start=start, end=end)


# Phases 1 to 3


def _round(event: Event) -> Text:
    return say("emperor-story-round", round=_data(event)["round"])


def _income(event: Event) -> Text:
    data = _data(event)
    gained = amount("thaler", data.get("thalers", 0))
    if data.get("thalers", 0) < data["income"]:
        return _say(event, "income-capped", gain=gained, income=data["income"])
    return _say(event, gain=gained)


def _died(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {"noble": _noble(event), "at": at(data["spot"])}
    if data["why"] == "doctor":
        return _say(event, "died-doctor", by=Seat(data["by"]), **figures)
    return _say(event, "died", **figures)


def _aged(_: Event) -> Text:
    return say("emperor-story-aged")


def _eminence_left(event: Event) -> Text:
    return _say(event, electorate=_here(event))


def _crowned(event: Event) -> Text:
    data = _data(event)
    where = spot(data["spot"])
    return _say(event, f"crowned-{data['why']}", noble=_noble(event), start=where)


def _child(event: Event) -> Text:
    data = _data(event)
    return _say(event, f"child-{data['child']}", blue=data["blue"], red=data["red"])


def _son_lost(event: Event) -> Text:
    return _say(event, f"son_lost-{_data(event)['why']}")


def _convent(event: Event) -> Text:
    if "thalers" in event.data:
        return _say(event, gain=_gain(event))
    return _say(event, "convent-full")


def _proposed(event: Event) -> Text:
    data = _data(event)
    return _say(event, to=Seat(data["to"]), noble=_noble(event), at=at(data["spot"]))


def _accepted(event: Event) -> Text:
    """Told of the owner, who has answered; the proposer has the point."""
    data = _data(event)
    to = Seat(data["to"])
    return _say(event, to=to, noble=_noble(event), at=at(data["spot"]), gain=_gain(event))


def _refused(event: Event) -> Text:
    return _say(event, by=Seat(_data(event)["by"]))


def _cards_returned(_: Event) -> Text:
    return say("emperor-story-cards_returned")


# Phase 4


def _bought(event: Event) -> Text:
    data = _data(event)
    if data["card"] == "rival":
        return _say(event, "bought-rival", card=card("rival"))
    key = "bought" if data["left"] else "bought-last"
    return _say(event, key, card=card(data["card"]), cost=_paid(event))


def _card_told(event: Event) -> Text:
    return _say(event, card=card(_data(event)["card"]))


def _privilege(event: Event) -> Text:
    return _say(event, electorate=_here(event))


def _exhausted_used(event: Event) -> Text:
    return _say(event, card=card(_data(event)["card"]), cost=_paid(event))


def _treated(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {"noble": _noble(event), "at": at(data["spot"])}
    if data["older"]:
        return _say(event, "treated-older", owner=Seat(data["owner"]), **figures)
    return _say(event, "treated-younger", **figures)


def _moved(event: Event) -> Text:
    data = _data(event)
    return _say(event, noble=_noble(event), start=place(data["start"]), end=place(data["end"]))


def _gained(event: Event) -> Text:
    return _say(event, gain=_gain(event))


def _founded(event: Event) -> Text:
    number = _data(event)["number"]
    return _say(event, electorate=_here(event), number=number, gain=_gain(event))


def _promoted(event: Event) -> Text:
    return _say(event, electorate=_here(event), noble=_noble(event))


def _wed(event: Event) -> Text:
    return _say(event, noble=_noble(event), at=at(_data(event)["spot"]))


def _who(event: Event) -> Text:
    return _say(event)


# Phase 5


def _eminence_placed(event: Event) -> Text:
    return _say(event, electorate=_here(event))


def _influence(event: Event) -> Text | None:
    """The figures of an electorate in which anybody has influence."""
    data = _data(event)
    counted = [count(seat, n) for seat, n in enumerate(data["totals"]) if n]
    if not counted:
        return None
    return say("emperor-story-influence", electorate=_here(event), totals=listed(counted))


def _tie_broken(event: Event) -> Text:
    data = _data(event)
    return _say(
        event, electorate=_here(event), winner=Seat(data["winner"]), tied=seats(data["tied"])
    )


def _elector(event: Event) -> Text:
    return _say(event, electorate=_here(event), noble=_noble(event), gain=_gain(event))


def _at_seat(event: Event) -> Text:
    return _say(event, electorate=_here(event))


def _displaced(event: Event) -> Text:
    to = _data(event)["to"]
    return _say(event, f"displaced-{to}", electorate=_here(event), noble=_noble(event))


# Phases 6 and 7


def _no_rival(_: Event) -> Text:
    return say("emperor-story-no_rival")


def _ballot(event: Event) -> Text:
    data = _data(event)
    return _say(event, f"ballot-{data['side']}", votes=amount("vote", data["votes"]))


def _election(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {
        "emperor": Seat(data["emperor"]),
        "for_emperor": amount("vote", data["totals"][0]),
        "rival": Seat(data["rival"]),
        "for_rival": amount("vote", data["totals"][1]),
    }
    if data["totals"][0] == data["totals"][1]:
        return say("emperor-story-election-tie", **figures)
    return say(f"emperor-story-election-{data['won']}", **figures)


def _deposed(event: Event) -> Text:
    return _say(event)


def _resettled(event: Event) -> Text:
    return _say(event, noble=_noble(event), at=at(_data(event)["spot"]))


def _retired(event: Event) -> Text:
    return _say(event, noble=_noble(event))


def _declined(event: Event) -> Text:
    return _say(event, f"declined-{_data(event)['rule']}")


_FORCED = {"action": "forced-pass"}
_OF_ITSELF = frozenset(
    (
        "successor",
        "accession",
        "abdication",
        "new_elector",
        "displaced",
        "indulgence",
        "permit",
        "daughter",
    )
)
"""Rules whose only choice the next sentence tells (rules §7: auto)."""


def _forced(event: Event) -> Text | None:
    data = _data(event)
    if data["rule"] in _OF_ITSELF or data["choice"] == "waive":
        return None
    return _say(event, _FORCED.get(data["rule"]))


def _game_over(event: Event) -> Text:
    data = _data(event)
    return say(
        "emperor-story-game_over",
        winners=seats(data["winners"]),
        count=len(data["winners"]),
        score=amount("vp", max(data["scores"])),
    )


_STORIES: dict[str, Tell] = {
    "opened": _opened,
    "placed": _placed,
    "knight_placed": _knight_placed,
    "knight_moved": _knight_moved,
    "pushed": _pushed,
    "round": _round,
    "phase": _untold,
    "income": _income,
    "died": _died,
    "aged": _aged,
    "eminence_left": _eminence_left,
    "crowned": _crowned,
    "child": _child,
    "son_lost": _son_lost,
    "convent": _convent,
    "proposed": _proposed,
    "accepted": _accepted,
    "refused": _refused,
    "cards_returned": _cards_returned,
    "bought": _bought,
    "waived": _card_told,
    "privilege": _privilege,
    "exhausted_used": _exhausted_used,
    "treated": _treated,
    "moved": _moved,
    "indulged": _gained,
    "founded": _founded,
    "promoted": _promoted,
    "wed": _wed,
    "passed": _who,
    "eminence_placed": _eminence_placed,
    "eminence_lost": _who,
    "influence": _influence,
    "tie_broken": _tie_broken,
    "elector": _elector,
    "elector_stays": _untold,
    "no_elector": _at_seat,
    "displaced": _displaced,
    "mainz": _gained,
    "no_rival": _no_rival,
    "church": _at_seat,
    "excommunicated": _at_seat,
    "answered": _who,
    "ballot": _ballot,
    "election": _election,
    "vote_point": _gained,
    "deposed": _deposed,
    "resettled": _resettled,
    "retired": _retired,
    "emperor_gain": _gained,
    "empire_city": _empire_city,
    "declined": _declined,
    "forced": _forced,
    "game_over": _game_over,
}
