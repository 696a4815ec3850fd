"""A sentence for every kind of event: who, what, how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.caylus1303.data import ARCHITECT, CHARACTERS, FOREMAN, GOLDSMITH, RESOURCES, SITE
from engine.caylus1303.words.names import (
    amount,
    amounts,
    at,
    character,
    full_name,
    listed,
    seats,
    tile_name,
)
from engine.core.events import Event
from engine.core.text import Seat, Text, Value, say

Tell = Callable[[Event], Text | None]

_BY_CHARACTER = {"architect": ARCHITECT, "foreman": FOREMAN, "goldsmith": GOLDSMITH}


def story(event: Event) -> Text | None:
    """The sentence; ``None`` where the headline or another event's sentence tells it."""
    return _STORIES[event.kind](event)


def _untold(_: Event) -> None:
    """Told by the headline, or by the event before or after it."""


def _data(event: Event) -> Any:
    """The event's figures and words, of the kinds its table names."""
    return event.data


def _who(event: Event) -> Seat:
    return Seat(event.seat)


def _lost(event: Event) -> list[Value]:
    """What the event takes from its player."""
    data = _data(event)
    goods = [max(0, -data.get(kind, 0)) for kind in RESOURCES]
    return amounts(goods, workers=max(0, -data.get("workers", 0)))


def _gained(event: Event) -> list[Value]:
    """What the event brings its player."""
    data = _data(event)
    goods = [max(0, data.get(kind, 0)) for kind in RESOURCES]
    workers, points = max(0, data.get("workers", 0)), data.get("pp", 0)
    if not points:
        return amounts(goods, workers=workers)
    found = amounts(goods, workers=workers) if any(goods) or workers else []
    return [*found, amount("point", points)]


def _pays(event: Event) -> bool:
    data = _data(event)
    return any(data.get(key, 0) < 0 for key in (*RESOURCES, "workers"))


def _gains(event: Event) -> bool:
    data = _data(event)
    return any(data.get(key, 0) > 0 for key in (*RESOURCES, "workers", "pp"))


def _place(event: Event) -> Text:
    """The building the event is about, in a sentence."""
    return at(_data(event)["tile"], _data(event)["space"])


def _points(event: Event) -> Text:
    """The points gained: "+4", "+4 with the Architect"."""
    data = _data(event)
    helpers = [
        character(CHARACTERS[number]) for key, number in _BY_CHARACTER.items() if data.get(key)
    ]
    if helpers:
        return say("caylus1303-points-with", points=data["pp"], characters=helpers)
    return say("caylus1303-gain-points", points=data["pp"])


# Rounds and characters


def _set_up(event: Event) -> Text:
    data = _data(event)
    revealed = listed([character(word) for word in data["characters"]])
    return say("caylus1303-story-set_up", order=seats(data["order"]), characters=revealed)


def _character(event: Event) -> Text:
    data = _data(event)
    word = character(data["character"])
    if data["source"] < 0:
        return say("caylus1303-story-character-court", who=_who(event), character=word)
    source = Seat(data["source"])
    return say("caylus1303-story-character-taken", who=_who(event), character=word, source=source)


def _round(event: Event) -> Text:
    data = _data(event)
    return say("caylus1303-story-round", round=data["round"], order=seats(data["order"]))


def _forced(event: Event) -> Text | None:
    """Only a pass; of all else what follows is told."""
    if _data(event)["rule"] == "plan":
        return say("caylus1303-story-forced-plan", who=_who(event))
    return None


# Planning


def _placed(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {"who": _who(event)}
    if data["place"] == SITE:
        key, figures["slot"] = "site", data["slot"]
    else:
        key, figures["place"] = "road", at(data["place"], data["space"])
        if data["second"]:
            key = "second"
    told = say(f"caylus1303-story-placed-{key}", **figures)
    if data["how"] == "early_riser":
        return say("caylus1303-story-early", character=character("early_riser"), told=told)
    if "camp" not in data:
        return told
    return say("caylus1303-story-surcharge", told=told, workers=amount("worker", data["camp"]))


def _placement(event: Event) -> Text:
    points = _data(event)["pp"]
    return say("caylus1303-story-placement", who=_who(event), place=_place(event), points=points)


def _robbed(event: Event) -> Text:
    thief = character("thief")
    return say("caylus1303-story-robbed", who=_who(event), place=_place(event), thief=thief)


def _passed(event: Event) -> Text:
    rank = _data(event)["rank"]
    if rank == 1:
        return say("caylus1303-story-passed-first", who=_who(event))
    return say("caylus1303-story-passed", who=_who(event), rank=rank)


# Activation


def _declined(event: Event) -> Text | None:
    """What somebody might wait for; no word of residences kept and of deliveries that end."""
    data = _data(event)
    rule, who = data["rule"], _who(event)
    match rule:
        case "use_building":
            tile = tile_name(data["tile"])
            return say("caylus1303-story-declined-use_building", who=who, tile=tile)
        case "toll_move" | "bridge_move" | "bailiff_move":
            return say("caylus1303-story-declined-move", who=who)
        case "choose_wood_tile" | "choose_stone_tile":
            return say("caylus1303-story-declined-build", who=who)
        case "deliver" if not data["batches"]:
            return say("caylus1303-story-declined-deliver", who=who)
        case "deliver" | "deliver_last" | "monument":
            return None
    return say(f"caylus1303-story-declined-{rule}", who=who)


def _owner_bonus(event: Event) -> Text:
    figures: dict[str, Value] = {"who": _who(event), "gain": _gained(event)}
    return say("caylus1303-story-owner_bonus", place=_place(event), **figures)


def _used(event: Event) -> Text | None:
    """What a building brought; a favour it brings is told by the event that follows."""
    figures: dict[str, Value] = {"who": _who(event), "place": _place(event)}
    gains, pays = _gains(event), _pays(event)
    if gains and pays:
        told = say("caylus1303-story-used-paid", cost=_lost(event), gain=_gained(event), **figures)
    elif gains:
        told = say("caylus1303-story-used", gain=_gained(event), **figures)
    elif pays:
        told = say("caylus1303-story-used-cost", cost=_lost(event), **figures)
    elif _data(event)["lost"]:
        told = say("caylus1303-story-used-nothing", **figures)
    else:
        return None
    return _short(event, told)


def _short(event: Event, told: Text) -> Text:
    """With a word about the workers the camp did not have."""
    lost = _data(event)["lost"]
    if not lost:
        return told
    return say("caylus1303-story-camp-short", told=told, workers=amount("worker", lost))


def _worker_home(event: Event) -> Text | None:
    data = _data(event)
    if data["why"] != "beyond":
        return None
    place = at(data["place"], data["space"])
    return say("caylus1303-story-home-beyond", who=_who(event), place=place)


def _claimed(event: Event) -> Text:
    figures: dict[str, Value] = {"who": _who(event), "cost": _lost(event)}
    return say("caylus1303-story-claimed", place=_place(event), **figures)


def _built(event: Event) -> Text:
    figures: dict[str, Value] = {"who": _who(event), "cost": _lost(event)}
    return say("caylus1303-story-built", place=_place(event), points=_points(event), **figures)


def _bridge(event: Event) -> Text:
    return say("caylus1303-story-bridge", order=seats(_data(event)["order"]))


def _provost_moved(event: Event) -> Text:
    data = _data(event)
    way = "forward" if data["steps"] > 0 else "back"
    figures: dict[str, Value] = {
        "who": _who(event),
        "steps": abs(data["steps"]),
        "end": data["end"],
    }
    if data["how"] == "bridge":
        return say(f"caylus1303-story-provost-{way}", cost=_lost(event), **figures)
    means = tile_name("toll") if data["how"] == "toll" else character("bailiff")
    return say(f"caylus1303-story-provost-{way}-free", means=means, **figures)


# Favours and deliveries


def _favour(event: Event) -> Text | None:
    source = _data(event)["source"]
    if source == SITE:
        return None
    return say("caylus1303-story-favour", who=_who(event), source=tile_name(source))


def _favour_site(event: Event) -> Text:
    return say(
        "caylus1303-story-favour_site",
        who=_who(event),
        number=_data(event)["number"],
        tile=full_name(_data(event)["tile"]),
    )


def _delivered(event: Event) -> Text:
    figures: dict[str, Value] = {"who": _who(event), "cost": _lost(event)}
    return say("caylus1303-story-delivered", points=_points(event), **figures)


def _most_batches(event: Event) -> Text:
    batches = amount("batch", _data(event)["batches"])
    return say("caylus1303-story-most_batches", who=_who(event), batches=batches)


# Management and the end


def _residence(event: Event) -> Text:
    return say("caylus1303-story-residence", who=_who(event), place=_place(event))


def _monument(event: Event) -> Text:
    data = _data(event)
    return say(
        "caylus1303-story-monument",
        who=_who(event),
        cost=_lost(event),
        space=data["space"] + 1,
        tile=full_name(data["tile"]),
        points=_points(event),
    )


def _recruited(event: Event) -> Text:
    data = _data(event)
    shares: list[Value] = []
    for seat, workers in enumerate(data["workers"]):
        goods = [data[kind][seat] if kind in data else 0 for kind in RESOURCES]
        gain = amounts(goods, workers=workers)
        shares.append(say("caylus1303-story-recruited-seat", who=Seat(seat), gain=gain))
    return say("caylus1303-story-recruited", gains=listed(shares))


def _provost_reset(event: Event) -> Text:
    return say("caylus1303-story-provost_reset", end=_data(event)["end"])


def _final_score(event: Event) -> Text:
    data = _data(event)
    figures: dict[str, Value] = {"who": _who(event), "before": amount("point", data["before"])}
    if not data["left"]:
        return say("caylus1303-story-final_score", **figures)
    gold = amount("gold", data["left"])
    points = data["pp"]
    return say("caylus1303-story-final_score-gold", gold=gold, points=points, **figures)


def _game_over(event: Event) -> Text:
    data = _data(event)
    winners: list[Value] = [Seat(seat) for seat in data["winners"]]
    return say(
        "caylus1303-story-game_over",
        winners=winners,
        count=len(winners),
        score=amount("point", max(data["scores"])),
    )


_STORIES: dict[str, Tell] = {
    "set_up": _set_up,
    "character": _character,
    "round": _round,
    "phase": _untold,
    "placed": _placed,
    "placement": _placement,
    "robbed": _robbed,
    "passed": _passed,
    "forced": _forced,
    "declined": _declined,
    "owner_bonus": _owner_bonus,
    "used": _used,
    "worker_home": _worker_home,
    "claimed": _claimed,
    "built": _built,
    "bridge": _bridge,
    "provost_moved": _provost_moved,
    "favour": _favour,
    "favour_site": _favour_site,
    "delivered": _delivered,
    "most_batches": _most_batches,
    "residence": _residence,
    "monument": _monument,
    "recruited": _recruited,
    "provost_reset": _provost_reset,
    "final_score": _final_score,
    "game_over": _game_over,
}
