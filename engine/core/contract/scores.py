"""Check that every change of the scores is announced by the event right after it."""

from __future__ import annotations

from typing import Any

from engine.core.contract.broken import require
from engine.core.game import Game
from engine.core.score_deltas import ScoredEvents


def check_scores(rules: Game[Any], state: Any, events: ScoredEvents) -> None:
    """Check that each change has an event with a sentence, and final scoring only at the end."""
    require(not any(events.unreported()), "points change after the event that announces them")
    for event, gained in zip(events, events.gains, strict=True):
        if event.kind in rules.final_scoring:
            require(
                state.over, f"“{event.kind}” is a final-scoring event, but the game is not over"
            )
        elif any(gained):
            story = rules.words.story(event.seen_by(None))
            require(story is not None, f"“{event.kind}” changes points, but has no sentence")
