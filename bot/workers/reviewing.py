"""Review games in workers: win probabilities and mistakes, a few moves at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TypeVar

from bot.workers.pool import Pool, Priority
from engine.core.record import Record
from engine.players import reviewer
from engine.players.review import Review

T = TypeVar("T")

MOVES_PER_JOB = 8
"""Moves a worker evaluates before more urgent jobs get a chance."""

ReportProgress = Callable[[int, int], Awaitable[None]]
"""Called with the number of finished steps, and that of all steps."""


async def review_game(pool: Pool, record: Record, report: ReportProgress) -> Review:
    """Review a whole game, using all workers but one.

    Raises:
        RecordError: the record cannot be replayed.
    """
    work = _Work(pool, report)
    moves = len(record.moves)
    starts = range(0, moves, MOVES_PER_JOB)
    work.steps = len(starts) + reviewer.MAX_CANDIDATES
    begin = await pool.ask(reviewer.evaluate_start, record, priority=Priority.REVIEW)
    parts = await work.do_all(
        partial(reviewer.evaluate_moves, record, start, min(moves, start + MOVES_PER_JOB))
        for start in starts
    )
    evaluations = [evaluation for part in parts for evaluation in part]
    suspects = reviewer.likely_mistakes(evaluations)
    work.steps = len(starts) + len(suspects)
    mistakes = await work.do_all(
        partial(reviewer.find_mistake, record, number) for number in suspects
    )
    return reviewer.assemble_review(begin, evaluations, mistakes)


class _Work:
    """Jobs with limited concurrency, counted as they finish."""

    def __init__(self, pool: Pool, report: ReportProgress) -> None:
        self._pool, self._report = pool, report
        self._lanes = asyncio.Semaphore(max(1, pool.size - 1))
        self._done = 0
        self.steps = 0

    async def do_all(self, jobs: Iterable[Callable[[], T]]) -> list[T]:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._do(job)) for job in jobs]
        return [task.result() for task in tasks]

    async def _do(self, job: Callable[[], T]) -> T:
        async with self._lanes:
            result = await self._pool.ask(job, priority=Priority.REVIEW)
        self._done += 1
        await self._report(self._done, self.steps)
        return result
