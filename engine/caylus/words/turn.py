"""A round in words: its beginning, income, and forced decisions."""

from __future__ import annotations

from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.figures import story
from engine.core.events import Event
from engine.core.words.chapters import Chapter
from engine.core.words.phrases import listed
from engine.core.words.stories import facts_of, forced, order_of, sentence
from engine.core.words.text import Seat, Text, say


def _income(event: Event) -> Text:
    gains = [
        say("caylus-story-income-seat", who=Seat(seat), gain=amount("denier", deniers))
        for seat, deniers in enumerate(facts_of(event)["gains"])
    ]
    return story(event, "income", gains=listed(gains))


def _forced(event: Event) -> Text:
    if facts_of(event)["rule"] == "place_or_pass":
        return story(event, "forced-pass")
    return forced(event)


CHAPTER: Chapter[CaylusState] = Chapter(
    stories={
        "turn": sentence(turn="turn", order=order_of("order")),
        "income": _income,
        "phase": None,
        "forced": _forced,
        "declined": sentence("declined-{rule}"),
    }
)
