"""Phase 7 and the end in words: bailiff, sections, final scoring."""

from __future__ import annotations

from engine.caylus import castle_events, events
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.arguments import points_of, section_of, story
from engine.core.words.chapters import Chapter
from engine.core.words.stories import game_over, sentence
from engine.core.words.text import Text, Value


def _tell_section_score(event: castle_events.HousesScored) -> Text:
    arguments: dict[str, Value] = {"section": section_of(event)}
    if not event.houses:
        if not event.points:
            return story(event, "section_score-spared", **arguments)
        arguments |= {"points": points_of(event), "now": event.total}
        return story(event, "section_score-penalty", **arguments)
    houses = amount("house", event.houses)
    if not event.favours:
        return story(event, "section_score-none", houses=houses, **arguments)
    favours = amount("favor", event.favours)
    return story(event, "section_score-favors", houses=houses, favors=favours, **arguments)


def _points_won(points: int) -> Text:
    return amount("vp", points)


CHAPTER: Chapter[CaylusState] = Chapter(
    stories={
        castle_events.BailiffMoved: sentence(start="start", end="end"),
        castle_events.SectionScoringBegun: sentence(section=section_of),
        castle_events.HousesScored: _tell_section_score,
        castle_events.SectionScored: sentence(section=section_of, cap="cap"),
        castle_events.FinalPointsScored: sentence(
            gold="from_gold", goods="from_goods", deniers="from_deniers"
        ),
        events.GameOver: game_over("caylus", _points_won),
    }
)
