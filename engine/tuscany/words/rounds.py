"""Rounds and the end in words."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.words.chapters import Chapter
from engine.core.words.phrases import listed
from engine.core.words.stories import facts_of, game_over, sentence, story_text
from engine.core.words.text import Seat, Text, Value, say
from engine.tuscany.rules.texts import amount
from engine.tuscany.state import TuscanyState

_PARTS = ("tiles", "tokens", "marble", "workers", "cards")


def _counts(event: Event) -> Value:
    """Return every player's points: "Alice +4, Bob +2"."""
    points = facts_of(event)["points"]
    return listed([say("tuscany-story-count", who=Seat(s), points=n) for s, n in enumerate(points)])


def _red_points(points: int) -> Text:
    return say("tuscany-red-points", points=points)


def _final_score(event: Event) -> Text:
    """Return a player's points in the final scoring, by source."""
    points = facts_of(event)
    found = [say(f"tuscany-final-{part}", points=points[part]) for part in _PARTS if points[part]]
    if not found:
        return story_text("tuscany", event, "final_score-none")
    gain = amount("red", points["red"])
    return story_text("tuscany", event, gain=gain, sources=listed(found))


CHAPTER: Chapter[TuscanyState] = Chapter(
    stories={
        "stalled": sentence(),
        "round_scored": sentence(round="round", points=_counts),
        "round": sentence(round="round"),
        "last_lap": sentence(),
        "final_score": _final_score,
        "game_over": game_over("tuscany", _red_points),
    },
)
