"""Replay records in a worker, because it takes too long for the event loop."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from bot.tables.domain.replay import Replayed, replay
from bot.workers.pool import Pool, Priority
from engine.core import Event, RecordError, game
from engine.core.record import Record
from engine.core.score_deltas import ScoredEvents
from engine.core.score_history import NO_HISTORY, ScoreHistory, hides_scores, score_history


class ScoredEvent(NamedTuple):
    """An event that scored: the number of its move, and the points by seat."""

    move: int
    gains: tuple[int, ...]
    event: Event


async def replay_record(pool: Pool, record: Record) -> Replayed:
    """Replay a record and return its final position, or why it cannot be replayed."""
    return await pool.ask(replay, record, priority=Priority.THOUGHT)


async def scored_events(pool: Pool, record: Record, *, over: bool = True) -> list[ScoredEvent]:
    """Return the public events that changed points, in order, without those of the set-up.

    Returns none if the record cannot be replayed, or for a game that is not ``over`` if some of
    its points are hidden.
    """
    return await pool.ask(partial(_score, record, over=over), priority=Priority.THOUGHT)


async def points_over_time(pool: Pool, record: Record, *, ended: bool) -> ScoreHistory:
    """Return the public points round by round; empty if the record cannot be replayed.

    Once a game has ended, early or not, all points are public.
    """
    try:
        job = partial(score_history, record, ended=ended)
        return await pool.ask(job, priority=Priority.THOUGHT)
    except RecordError:
        return NO_HISTORY


def _score(record: Record, *, over: bool) -> list[ScoredEvent]:
    rules, found = game(record.game), list[ScoredEvent]()
    positions = record.positions(events=True)
    try:
        state = next(positions)
        state.events = scored = ScoredEvents(rules, state, rules.points_with_prospects)
        for move, _ in enumerate(positions, 1):
            for event, gains in zip(scored, scored.gains, strict=True):
                if any(gains):
                    found.append(ScoredEvent(move, gains, event.seen_by(None)))
            if not over and hides_scores(rules, state):
                return []
            state.events = scored = ScoredEvents(rules, state, rules.points_with_prospects)
    except RecordError:
        return []
    return found
