"""Locking several tables: in a fixed order, and none while another is busy."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.tables.session.service import TableLocks


async def run_all_tasks() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_waiting_for_a_busy_table_locks_no_other() -> None:
    locks, taken = TableLocks(), asyncio.Event()

    async def batch() -> None:
        async with locks.all_of([3, 1, 2]):
            taken.set()

    async with locks[3]:
        waiting = asyncio.create_task(batch())
        await run_all_tasks()
        for free in (1, 2):
            async with asyncio.timeout(1), locks[free]:
                assert not taken.is_set()
    await waiting
    assert taken.is_set()


async def test_locking_several_tables_never_deadlocks() -> None:
    locks, inside = TableLocks(), dict.fromkeys(range(4), 0)

    async def batch(tables: Sequence[int]) -> None:
        for _ in range(50):
            async with locks.all_of(tables):
                for table in tables:
                    inside[table] += 1
                    assert inside[table] == 1
                await asyncio.sleep(0)
                for table in tables:
                    inside[table] -= 1

    async with asyncio.timeout(10):
        await asyncio.gather(*(batch(t) for t in ([0, 1], [1, 0, 2], [3, 2], [2, 0], [1, 3])))


async def test_a_cancelled_wait_leaves_nothing_locked() -> None:
    locks = TableLocks()

    async def batch() -> None:
        async with locks.all_of([1, 2]):
            raise AssertionError("it was busy")

    async with locks[2]:
        waiting = asyncio.create_task(batch())
        await run_all_tasks()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), locks.all_of([1, 2]):
        pass
