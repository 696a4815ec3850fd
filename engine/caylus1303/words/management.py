"""Management and the end in words: residences, monuments, points."""

from __future__ import annotations

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.rules.management import Monument
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.arguments import losses_of, place_of, points_of, story, tile_of
from engine.caylus1303.words.building import supply_offer
from engine.caylus1303.words.choices import answer
from engine.caylus1303.words.names import amounts, holdings
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed
from engine.core.words.stories import game_over, sentence
from engine.core.words.text import Seat, Text, Value, say


def _ask_monument(state: Caylus1303State, seat: int, asked: Monument) -> Text:
    space = asked.space + 1
    return say("caylus1303-prompt-monument", space=space, have=holdings(state, seat))


def _offer_monument(state: Caylus1303State, _seat: int, _asked: Monument, choice: str) -> Offer:
    return answer(choice, "no-monument") if choice == "decline" else supply_offer(state, choice, 0)


def _monument_space(event: delivery_events.MonumentBuilt) -> Value:
    return event.space + 1


def _tell_recruited(event: events.WorkersRecruited) -> Text:
    shares: list[Value] = []
    for seat, workers in enumerate(event.workers):
        gain = amounts(event.goods_of(seat), workers=workers)
        shares.append(story(event, "recruited-seat", who=Seat(seat), gain=gain))
    return story(event, "recruited", gains=listed(shares))


def _tell_final_score(event: events.FinalPointsScored) -> Text:
    arguments: dict[str, Value] = {"before": amount("point", event.points_before)}
    if not event.gold_left:
        return story(event, "final_score", **arguments)
    gold = amount("gold", event.gold_left)
    return story(event, "final_score-gold", gold=gold, points=event.points, **arguments)


def _points_won(points: int) -> Text:
    return amount("point", points)


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "monument": DecisionTexts(_offer_monument, _ask_monument),
    },
    stories={
        delivery_events.ResidenceFlipped: sentence(place=place_of),
        delivery_events.MonumentBuilt: sentence(
            cost=losses_of, space=_monument_space, tile=tile_of, points=points_of
        ),
        events.WorkersRecruited: _tell_recruited,
        events.FinalPointsScored: _tell_final_score,
        events.GameOver: game_over("caylus1303", _points_won),
    },
)
