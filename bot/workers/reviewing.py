"""Review games: a record in, win probabilities and mistakes out, a few moves at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.workers.pool import Pool, Priority
from bot.workers.replaying import plain_record, read_plain
from bot.workers.worker import Job
from engine.core.record import Record
from engine.players import review
from engine.players.review import Review, evaluation_from_json, mistake_from_json

MOVES_PER_JOB = 8
"""Moves a worker evaluates before more urgent jobs get a chance."""

Tell = Callable[[int, int], Awaitable[None]]
"""Called with the number of steps done, and of all steps."""


async def reviewed(pool: Pool, record: Record, tell: Tell) -> Review:
    """Review a whole game, using all workers but one.

    Raises:
        RecordError: the record cannot be replayed.
    """
    work = _Work(pool, plain_record(record), tell)
    moves = len(record.moves)
    starts = range(0, moves, MOVES_PER_JOB)
    work.steps = len(starts) + review.MAX_CANDIDATES
    begin = tuple(await work.ask(begin_review, {}))
    pieces = await work.ask_all(
        judge_moves, [{"after": at, "last": min(moves, at + MOVES_PER_JOB)} for at in starts]
    )
    standings = [evaluation_from_json(one) for piece in pieces for one in piece]
    looked_at = review.likely_mistakes(standings)
    work.steps = len(starts) + len(looked_at)
    found = await work.ask_all(look_again, [{"number": number} for number in looked_at])
    swings = [None if one is None else mistake_from_json(one) for one in found]
    return review.assemble_review(begin, standings, swings)


class _Work:
    """Jobs about one record with limited concurrency, counted as they finish."""

    def __init__(self, pool: Pool, record: dict[str, Any], tell: Tell) -> None:
        self._pool, self._record, self._tell = pool, record, tell
        self._lanes = asyncio.Semaphore(max(1, pool.size - 1))
        self._done = 0
        self.steps = 0

    async def ask(self, job: Job, about: dict[str, Any]) -> Any:
        async with self._lanes:
            return json.loads(await self._pool.ask(job, self._record | about, Priority.REVIEW))

    async def ask_all(self, job: Job, each: Sequence[dict[str, Any]]) -> list[Any]:
        async with asyncio.TaskGroup() as group:
            asked = [group.create_task(self._counted(job, about)) for about in each]
        return [task.result() for task in asked]

    async def _counted(self, job: Job, about: dict[str, Any]) -> Any:
        found = await self.ask(job, about)
        self._done += 1
        await self._tell(self._done, self.steps)
        return found


def begin_review(plain: dict[str, Any]) -> bytes:
    """Return the win probabilities before the first move."""
    return json.dumps(review.evaluate_start(read_plain(plain))).encode()


def judge_moves(plain: dict[str, Any]) -> bytes:
    """Evaluate a range of moves."""
    found = review.evaluate_moves(read_plain(plain), plain["after"], plain["last"])
    return json.dumps(found).encode()


def look_again(plain: dict[str, Any]) -> bytes:
    """Return a mistake after a closer look, or that it is none."""
    return json.dumps(review.find_mistake(read_plain(plain), plain["number"])).encode()
