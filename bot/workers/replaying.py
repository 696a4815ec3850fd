"""Replay records in a worker, because it takes too long for the event loop."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from bot.tables.domain.replay import Replayed
from bot.tables.domain.replay import replay as play_again
from bot.workers.pool import Pool, Priority
from engine.core import Event, RecordError, game, registry
from engine.core.record import Record, read_record
from engine.core.score_deltas import ScoredEvents
from engine.core.score_history import NO_HISTORY, ScoreHistory, hides_scores, score_history


class ScoredEvent(NamedTuple):
    """An event that scored: the number of its move, and the points by seat."""

    move: int
    gains: tuple[int, ...]
    event: Event


async def replayed(pool: Pool, record: Record) -> Replayed:
    """Replay a record and return its final position, or why it cannot be replayed."""
    final, problem = json.loads(await pool.ask(replay, plain_record(record), Priority.THOUGHT))
    return Replayed(final, problem)


async def scored_events(pool: Pool, record: Record, *, over: bool = True) -> list[ScoredEvent]:
    """Return the public events that changed points, in order, without those of the set-up.

    Returns none for a game that is not ``over`` if some of its points are hidden.
    """
    found = json.loads(
        await pool.ask(score, plain_record(record) | {"over": over}, Priority.THOUGHT)
    )
    return [ScoredEvent(move, tuple(gains), Event.from_json(event)) for move, gains, event in found]


async def points_over_time(pool: Pool, record: Record, *, ended: bool) -> ScoreHistory:
    """Return the public points round by round; empty if the record cannot be replayed.

    Once a game has ended, early or not, all points are public.
    """
    plain = {**plain_record(record), "ended": ended}
    return ScoreHistory.from_json(json.loads(await pool.ask(grow, plain, Priority.THOUGHT)))


def plain_record(record: Record) -> dict[str, Any]:
    """Return a record as plain data, with its game's package for unregistered games."""
    package = registry.package_of(record.game)
    return {"game": record.game, "package": package, "record": record.text()}


def read_plain(plain: dict[str, Any]) -> Record:
    """Rebuild a record from :func:`plain_record`."""
    registry.PACKAGES.setdefault(plain["game"], plain["package"])
    return read_record(plain["record"])


def replay(plain: dict[str, Any]) -> bytes:
    """Return a :class:`Replayed` as JSON."""
    return json.dumps(play_again(read_plain(plain))).encode()


def score(plain: dict[str, Any]) -> bytes:
    """Return every :class:`ScoredEvent` as JSON; empty if the record ends early."""
    record = read_plain(plain)
    rules, found = game(record.game), []
    positions = record.positions(events=True)
    try:
        state = next(positions)
        state.events = scored = ScoredEvents(rules, state, rules.points_with_prospects)
        for move, _ in enumerate(positions, 1):
            for event, gains in zip(scored, scored.gains, strict=True):
                if any(gains):
                    found.append((move, gains, event.seen_by(None).to_json()))
            if not plain["over"] and hides_scores(rules, state):
                return b"[]"
            state.events = scored = ScoredEvents(rules, state, rules.points_with_prospects)
    except RecordError:
        return b"[]"
    return json.dumps(found).encode()


def grow(plain: dict[str, Any]) -> bytes:
    """Return a :class:`~engine.core.score_history.ScoreHistory` as JSON."""
    try:
        return json.dumps(score_history(read_plain(plain), ended=plain["ended"])).encode()
    except RecordError:
        return json.dumps(NO_HISTORY).encode()
