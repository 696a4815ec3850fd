"""Phases 1 and 2 in words: income and aging, and events of all phases."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.words.chapters import Chapter
from engine.core.words.stories import facts_of, forced, game_over, sentence
from engine.core.words.text import Seat, Text, Value
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.figures import here, noble_of, story
from engine.emperor.words.names import at


def _income(event: Event) -> Text:
    data = facts_of(event)
    gained = amount("thaler", data.get("thalers", 0))
    if data.get("thalers", 0) < data["income"]:
        return story(event, "income-capped", gain=gained, income=data["income"])
    return story(event, gain=gained)


def _died(event: Event) -> Text:
    data = facts_of(event)
    figures: dict[str, Value] = {"noble": noble_of(event), "at": at(data["spot"])}
    if data["why"] == "doctor":
        return story(event, "died-doctor", by=Seat(data["by"]), **figures)
    return story(event, "died", **figures)


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
"""Rules whose forced choice is covered by the next sentence."""


def _forced(event: Event) -> Text | None:
    data = facts_of(event)
    if data["rule"] in _OF_ITSELF or data["choice"] == "waive":
        return None
    return story(event, "forced-pass") if data["rule"] == "action" else forced(event)


def _points_won(points: int) -> Text:
    return amount("vp", points)


CHAPTER: Chapter[EmperorState] = Chapter(
    stories={
        "round": sentence(round="round"),
        "phase": None,
        "income": _income,
        "died": _died,
        "aged": sentence(),
        "eminence_left": sentence(electorate=here),
        "declined": sentence("declined-{rule}"),
        "forced": _forced,
        "answered": sentence(),
        "game_over": game_over("emperor", _points_won),
    },
)
