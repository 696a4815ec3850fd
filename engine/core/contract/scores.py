"""Checks of scores: an event right after every change announces it."""

from __future__ import annotations

from typing import Any

from engine.core.contract.broken import require
from engine.core.game import Game
from engine.core.score_deltas import ScoredEvents


def check_scores(rules: Game[Any], state: Any, events: ScoredEvents) -> None:
    """Check that every change of the scores comes with an event that has a sentence."""
    require(not any(events.unreported()), "points change after the event that announces them")
    for event, gained in zip(events, events.gains, strict=True):
        if event.kind in rules.final_scoring:
            require(state.over, f"“{event.kind}” is a final scoring before the end")
        elif any(gained):
            story = rules.words.story(event.seen_by(None))
            require(story is not None, f"“{event.kind}” changes points and has no sentence")
