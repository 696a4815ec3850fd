"""Phase 7 and the end in words: bailiff, sections, final scoring."""

from __future__ import annotations

from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.figures import points, section, story
from engine.core.events import Event
from engine.core.words.chapters import Chapter
from engine.core.words.stories import facts_of, game_over, sentence
from engine.core.words.text import Text, Value


def _section_score(event: Event) -> Text:
    data = facts_of(event)
    figures: dict[str, Value] = {"section": section(event)}
    if not data["houses"]:
        if "vp" not in data:
            return story(event, "section_score-spared", **figures)
        figures |= {"points": points(event), "now": data["total"]}
        return story(event, "section_score-penalty", **figures)
    houses = amount("house", data["houses"])
    if not data["favors"]:
        return story(event, "section_score-none", houses=houses, **figures)
    favors = amount("favor", data["favors"])
    return story(event, "section_score-favors", houses=houses, favors=favors, **figures)


def _points_won(points: int) -> Text:
    return amount("vp", points)


CHAPTER: Chapter[CaylusState] = Chapter(
    stories={
        "bailiff": sentence(start="start", end="end"),
        "scoring": sentence(section=section),
        "section_score": _section_score,
        "section_scored": sentence(section=section, cap="cap"),
        "final_score": sentence(gold="from_gold", goods="from_goods", deniers="from_deniers"),
        "game_over": game_over("caylus", _points_won),
    }
)
