"""A sentence for every kind of event: who, what, how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.caylus.data import CUBES, INN_PRICE
from engine.caylus.words.effects import level_effect
from engine.caylus.words.names import amount, amounts, at, full_name, listed, multiset, place_name
from engine.core.events import Event
from engine.core.text import Seat, Text, Value, say

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


def _lost(event: Event) -> list[Value]:
    """What the event takes from its player."""
    data = _data(event)
    cubes = [max(0, -data.get(kind, 0)) for kind in CUBES]
    return amounts(cubes, deniers=max(0, -data.get("deniers", 0)))


def _gained(event: Event) -> list[Value]:
    """What the event brings its player."""
    data = _data(event)
    cubes = [max(0, data.get(kind, 0)) for kind in CUBES]
    found = amounts(cubes, deniers=max(0, data.get("deniers", 0)))
    if data.get("vp", 0) > 0:
        points = say("caylus-gain-now", gain=amount("vp", data["vp"]), now=data["total"])
        return [*found, points] if any(cubes) or data.get("deniers", 0) > 0 else [points]
    return found


def _points(event: Event) -> dict[str, Value]:
    """The points won or lost, and what the player has now."""
    data = _data(event)
    return {"points": abs(data["vp"]), "now": data["total"]}


def _order(event: Event) -> Value:
    return listed([Seat(seat) for seat in _data(event)["order"]])


def _site(event: Event) -> Text:
    """The building on the road the event is about."""
    return at(_data(event)["tile"], _data(event)["space"])


def _place(event: Event) -> Text:
    """The place, on the road or before it, the event is about."""
    data = _data(event)
    return place_name(data["place"], data.get("tile"))


def _section(event: Event) -> Text:
    return say(f"caylus-section-{_data(event)['section']}")


# Turns, placing, special buildings


def _turn(event: Event) -> Text:
    return say("caylus-story-turn", turn=_data(event)["turn"], order=_order(event))


def _income(event: Event) -> Text:
    gains = [
        say("caylus-story-income-seat", who=Seat(seat), gain=amount("denier", deniers))
        for seat, deniers in enumerate(_data(event)["gains"])
    ]
    return say("caylus-story-income", gains=listed(gains))


def _forced(event: Event) -> Text:
    if _data(event)["rule"] == "place_or_pass":
        return say("caylus-story-forced-pass", who=_who(event))
    return say("caylus-story-forced", who=_who(event))


def _placed(event: Event) -> Text:
    figures = {"who": _who(event), "cost": _lost(event)}
    if _data(event)["place"] == "castle":
        return say("caylus-story-placed-castle", **figures)
    return say("caylus-story-placed", place=_place(event), **figures)


def _owner_point(event: Event) -> Text:
    return say("caylus-story-owner_point", who=_who(event), place=_site(event), **_points(event))


def _passed(event: Event) -> Text:
    rank = _data(event)["rank"]
    if rank == 1:
        return say("caylus-story-passed-first", who=_who(event), gain=_gained(event))
    return say("caylus-story-passed", who=_who(event), rank=rank)


def _gate_moved(event: Event) -> Text:
    return say("caylus-story-gate_moved", who=_who(event), place=_place(event))


def _trading_post(event: Event) -> Text:
    return say("caylus-story-trading_post", who=_who(event), gain=_gained(event))


def _provost_moved(event: Event) -> Text:
    data = _data(event)
    way = "forward" if data["offset"] > 0 else "back"
    figures: dict[str, Value] = {
        "who": _who(event),
        "steps": abs(data["offset"]),
        "start": data["start"],
        "end": data["end"],
    }
    if data["how"] == "provost":
        return say(f"caylus-story-provost-{way}", cost=_lost(event), **figures)
    return say(f"caylus-story-guild-{way}", **figures)


def _joust(event: Event) -> Text:
    return say("caylus-story-joust", who=_who(event), cost=_lost(event))


def _stables(event: Event) -> Text:
    return say("caylus-story-stables", order=_order(event))


def _inn_moved(event: Event) -> Text:
    return say("caylus-story-inn_moved", who=_who(event), price=amount("denier", INN_PRICE))


def _inn_kept(event: Event) -> Text:
    return say("caylus-story-inn_kept", who=_who(event), price=amount("denier", INN_PRICE))


def _worker_home(event: Event) -> Text | None:
    data = _data(event)
    if data["why"] == "done":
        return None
    if data["why"] == "beyond":
        space = say("caylus-space", space=int(data["place"]))
        return say("caylus-story-home-beyond", who=_who(event), place=space)
    return say(f"caylus-story-home-{data['why']}", who=_who(event))


# The road


def _produced(event: Event) -> Text:
    return say("caylus-story-produced", who=_who(event), gain=_gained(event), place=_site(event))


def _owner_bonus(event: Event) -> Text:
    gained = _gained(event)
    return say("caylus-story-owner_bonus", who=_who(event), gain=gained, place=_site(event))


def _traded(event: Event) -> Text:
    return say(
        f"caylus-story-{event.kind}",
        who=_who(event),
        cost=_lost(event),
        gain=_gained(event),
        place=_site(event),
    )


def _built(event: Event) -> Text:
    return say(
        "caylus-story-built",
        who=_who(event),
        cost=_lost(event),
        place=_site(event),
        **_points(event),
    )


def _upgraded(event: Event) -> Text:
    data = _data(event)
    return say(
        "caylus-story-upgraded",
        who=_who(event),
        cost=_lost(event),
        space=data["space"],
        tile=full_name(data["tile"]),
        **_points(event),
    )


def _transform_paid(event: Event) -> Text:
    when = "delayed" if _data(event)["delayed"] else "paid"
    return say(
        f"caylus-story-transform_{when}",
        who=_who(event),
        cost=_lost(event),
        place=_site(event),
    )


def _transformed(event: Event) -> Text:
    return say("caylus-story-transformed", who=_who(event), place=_site(event), **_points(event))


def _declined(event: Event) -> Text:
    return say(f"caylus-story-declined-{_data(event)['rule']}", who=_who(event))


# The castle, favours, scoring


def _batch(event: Event) -> Text:
    data = _data(event)
    return say(
        "caylus-story-batch",
        who=_who(event),
        cost=_lost(event),
        house=data["house"],
        section=_section(event),
        **_points(event),
    )


def _castle_penalty(event: Event) -> Text:
    data = _data(event)
    if "vp" not in data:
        return say("caylus-story-castle_penalty-spared", who=_who(event))
    return say("caylus-story-castle_penalty", who=_who(event), **_points(event))


def _castle_waived(event: Event) -> Text:
    return say("caylus-story-castle_waived", who=_who(event))


def _best_builder(event: Event) -> Text:
    batches = amount("batch", _data(event)["batches"])
    return say("caylus-story-best_builder", who=_who(event), batches=batches)


def _favor_lost(event: Event) -> Text:
    return say("caylus-story-favor_lost", who=_who(event))


def _favor_points(event: Event) -> Text:
    return say("caylus-story-favor_points", who=_who(event), gain=_gained(event))


def _favor_line(event: Event) -> Text:
    data = _data(event)
    key = "caylus-story-favor_line-" + ("raised" if data["raised"] else "kept")
    figures: dict[str, Value] = {
        "who": _who(event),
        "line": say(f"caylus-line-{data['line']}"),
        "level": data["level"],
    }
    if data["line"] in ("vp", "denier"):
        return say(f"{key}-gain", gain=_gained(event), **figures)
    return say(key, **figures)


def _favor_effect(event: Event) -> Text | None:
    data = _data(event)
    if data["line"] == "resource":
        if any(kind in data for kind in CUBES):
            return say("caylus-story-favor_gain", who=_who(event), gain=_gained(event))
        return None
    return say(
        "caylus-story-favor_build",
        who=_who(event),
        level=data["level"],
        effect=level_effect("building", data["level"]),
    )


def _favor_taken(event: Event) -> Text:
    data = _data(event)
    taken = multiset(data["taken"])
    if "given" in data:
        given = amount(data["given"], 1)
        return say("caylus-story-favor_swap", who=_who(event), cost=given, gain=taken)
    return say("caylus-story-favor_gain", who=_who(event), gain=taken)


def _bailiff(event: Event) -> Text:
    return say("caylus-story-bailiff", start=_data(event)["start"], end=_data(event)["end"])


def _scoring(event: Event) -> Text:
    return say("caylus-story-scoring", section=_section(event))


def _section_score(event: Event) -> Text:
    data = _data(event)
    figures = {"who": _who(event), "section": _section(event)}
    if not data["houses"]:
        if "vp" not in data:
            return say("caylus-story-section_score-spared", **figures)
        return say("caylus-story-section_score-penalty", **_points(event), **figures)
    houses = amount("house", data["houses"])
    if not data["favors"]:
        return say("caylus-story-section_score-none", houses=houses, **figures)
    favors = amount("favor", data["favors"])
    return say("caylus-story-section_score-favors", houses=houses, favors=favors, **figures)


def _section_scored(event: Event) -> Text:
    return say("caylus-story-section_scored", section=_section(event), cap=_data(event)["cap"])


def _final_score(event: Event) -> Text:
    data = _data(event)
    return say(
        "caylus-story-final_score",
        who=_who(event),
        gold=data["from_gold"],
        goods=data["from_goods"],
        deniers=data["from_deniers"],
    )


def _game_over(event: Event) -> Text:
    data = _data(event)
    winners: list[Value] = [Seat(seat) for seat in data["winners"]]
    return say(
        "caylus-story-game_over",
        winners=winners,
        count=len(winners),
        score=amount("vp", max(data["scores"])),
    )


_STORIES: dict[str, Tell] = {
    "turn": _turn,
    "income": _income,
    "phase": _untold,
    "placed": _placed,
    "owner_point": _owner_point,
    "passed": _passed,
    "forced": _forced,
    "gate_moved": _gate_moved,
    "trading_post": _trading_post,
    "provost_moved": _provost_moved,
    "joust": _joust,
    "stables": _stables,
    "inn_moved": _inn_moved,
    "inn_kept": _inn_kept,
    "worker_home": _worker_home,
    "produced": _produced,
    "owner_bonus": _owner_bonus,
    "sold": _traded,
    "bought": _traded,
    "exchanged": _traded,
    "built": _built,
    "upgraded": _upgraded,
    "transform_paid": _transform_paid,
    "transformed": _transformed,
    "declined": _declined,
    "batch": _batch,
    "castle_penalty": _castle_penalty,
    "castle_waived": _castle_waived,
    "best_builder": _best_builder,
    "favor": _untold,
    "favor_lost": _favor_lost,
    "favor_points": _favor_points,
    "favor_line": _favor_line,
    "favor_effect": _favor_effect,
    "favor_taken": _favor_taken,
    "bailiff": _bailiff,
    "scoring": _scoring,
    "section_score": _section_score,
    "section_scored": _section_scored,
    "final_score": _final_score,
    "game_over": _game_over,
}
