"""Rounds and the end in words (rules §7)."""

from __future__ import annotations

from engine.core.chapters import Chapter
from engine.core.events import Event
from engine.core.phrases import listed
from engine.core.stories import amount_of, facts_of, game_over, told
from engine.core.text import Seat, Text, Value, say
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.names import amount


def _counts(event: Event) -> Value:
    """Everyone's points: "Alice +4, Bob +2"."""
    points = facts_of(event)["points"]
    return listed([say("tuscany-story-count", who=Seat(s), points=n) for s, n in enumerate(points)])


def _red_points(points: int) -> Text:
    return say("tuscany-red-points", points=points)


CHAPTER: Chapter[TuscanyState] = Chapter(
    stories={
        "stalled": told(),
        "round_scored": told(round="round", points=_counts),
        "round": told(round="round"),
        "last_lap": told(),
        "final_score": told(
            gain=amount_of(amount, "red", "red"),
            tiles="tiles",
            tokens="tokens",
            marble="marble",
            workers="workers",
            cards="cards",
        ),
        "game_over": game_over(_red_points),
    },
)
