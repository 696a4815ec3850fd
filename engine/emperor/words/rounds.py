"""Phases 1 and 2 in words: income and aging, and events of all phases."""

from __future__ import annotations

from engine.core.words.chapters import Chapter
from engine.core.words.stories import forced, game_over, sentence
from engine.core.words.text import Seat, Text, Value
from engine.emperor import events
from engine.emperor.rules.actions import Action
from engine.emperor.rules.card_effect import WAIVE
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import electorate_of, location_of, noble_of, story


def _tell_income(event: events.IncomePaid) -> Text:
    gained = amount("thaler", event.thalers)
    if event.thalers < event.income:
        return story(event, "income-capped", gain=gained, income=event.income)
    return story(event, gain=gained)


def _tell_died(event: events.NobleDied) -> Text:
    arguments: dict[str, Value] = {"noble": noble_of(event), "at": location_of(event)}
    if event.why == "doctor":
        return story(event, "died-doctor", by=Seat(event.by), **arguments)
    return story(event, "died", **arguments)


_TOLD_BY_RESULT = frozenset(
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
"""Rules whose forced choices are left out, because the next sentence says what happened."""


def _tell_forced(event: events.Forced) -> Text | None:
    if event.rule in _TOLD_BY_RESULT or event.choice == WAIVE:
        return None
    return story(event, "forced-pass") if event.rule == Action.name else forced(event)


def _points_won(points: int) -> Text:
    return amount("vp", points)


CHAPTER: Chapter[EmperorState] = Chapter(
    stories={
        events.RoundBegun: sentence(round="round"),
        events.PhaseBegun: None,
        events.IncomePaid: _tell_income,
        events.NobleDied: _tell_died,
        events.NoblesAged: sentence(),
        events.EminenceLeft: sentence(electorate=electorate_of),
        events.Declined: sentence("declined-{rule}"),
        events.Forced: _tell_forced,
        "answered": sentence(),
        events.GameOver: game_over("emperor", _points_won),
    },
)
