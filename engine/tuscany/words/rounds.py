"""Rounds and the end in words."""

from __future__ import annotations

from engine.core.words.chapters import Chapter
from engine.core.words.phrases import listed
from engine.core.words.stories import game_over, sentence, story_text
from engine.core.words.text import Seat, Text, Value, say
from engine.tuscany import events
from engine.tuscany.rules.texts import amount
from engine.tuscany.state import TuscanyState

_PARTS = ("tiles", "tokens", "marble", "workers", "cards")


def _points_by_player(event: events.RoundScored) -> Value:
    """Return every player's points: "Alice +4, Bob +2"."""
    points = enumerate(event.points)
    return listed(
        [say("tuscany-story-count", who=Seat(seat), points=count) for seat, count in points]
    )


def _red_points(points: int) -> Text:
    return say("tuscany-red-points", points=points)


def _tell_final_score(event: events.FinalPointsScored) -> Text:
    """Return a player's points in the final scoring, by source."""
    parts = [(part, getattr(event, part)) for part in _PARTS]
    sources = [say(f"tuscany-final-{part}", points=points) for part, points in parts if points]
    if not sources:
        return story_text("tuscany", event, "final_score-none")
    gain = amount("red", event.red)
    return story_text("tuscany", event, gain=gain, sources=listed(sources))


CHAPTER: Chapter[TuscanyState] = Chapter(
    stories={
        events.GameStalled: sentence(),
        events.RoundScored: sentence(round="round", points=_points_by_player),
        events.RoundBegun: sentence(round="round"),
        events.LastLapBegun: sentence(),
        events.FinalPointsScored: _tell_final_score,
        events.GameOver: game_over("tuscany", _red_points),
    },
)
