"""Management and the end in words: residences, monuments, points."""

from __future__ import annotations

from engine.caylus1303.data import RESOURCES
from engine.caylus1303.rules.management import Monument
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.building import supply_offer
from engine.caylus1303.words.choices import answer
from engine.caylus1303.words.figures import lost, place, points, story, tile
from engine.caylus1303.words.names import amounts, holdings
from engine.core.events import Event
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed
from engine.core.words.stories import facts_of, game_over, sentence
from engine.core.words.text import Seat, Text, Value, say


def _ask_monument(state: Caylus1303State, seat: int, asked: Monument) -> Text:
    space = asked.space + 1
    return say("caylus1303-prompt-monument", space=space, have=holdings(state, seat))


def _monument(state: Caylus1303State, _seat: int, _: Monument, choice: str) -> Offer:
    return answer(choice, "no-monument") if choice == "decline" else supply_offer(state, choice, 0)


def _monument_space(event: Event) -> Value:
    return int(facts_of(event)["space"]) + 1


def _recruited(event: Event) -> Text:
    data = facts_of(event)
    shares: list[Value] = []
    for seat, workers in enumerate(data["workers"]):
        goods = [data[kind][seat] if kind in data else 0 for kind in RESOURCES]
        gain = amounts(goods, workers=workers)
        shares.append(story(event, "recruited-seat", who=Seat(seat), gain=gain))
    return story(event, "recruited", gains=listed(shares))


def _final_score(event: Event) -> Text:
    data = facts_of(event)
    figures: dict[str, Value] = {"before": amount("point", data["before"])}
    if not data["left"]:
        return story(event, "final_score", **figures)
    gold = amount("gold", data["left"])
    points = data["pp"]
    return story(event, "final_score-gold", gold=gold, points=points, **figures)


def _points_won(points: int) -> Text:
    return amount("point", points)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "monument": DecisionTexts(_monument, _ask_monument),
    },
    stories={
        "residence": sentence(place=place),
        "monument": sentence(cost=lost, space=_monument_space, tile=tile, points=points),
        "recruited": _recruited,
        "final_score": _final_score,
        "game_over": game_over("caylus1303", _points_won),
    },
)
