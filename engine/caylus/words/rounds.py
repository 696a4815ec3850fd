"""Rounds in words: how they begin, the income, and choices that were forced or declined."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import story
from engine.core.words.chapters import Chapter
from engine.core.words.phrases import listed
from engine.core.words.stories import forced, order_of, sentence
from engine.core.words.text import Seat, Text, say


def _tell_income(event: events.IncomePaid) -> Text:
    gains = [
        say("caylus-story-income-seat", who=Seat(seat), gain=amount("denier", deniers))
        for seat, deniers in enumerate(event.gains)
    ]
    return story(event, "income", gains=listed(gains))


def _tell_forced(event: events.Forced) -> Text:
    if event.rule == "place_or_pass":
        return story(event, "forced-pass")
    return forced(event)


CHAPTER: Chapter[CaylusState] = Chapter(
    stories={
        events.RoundBegun: sentence(turn="round", order=order_of),
        events.IncomePaid: _tell_income,
        events.PhaseBegun: None,
        events.Forced: _tell_forced,
        events.Declined: sentence("declined-{rule}"),
    }
)
