"""Several tables taken together: in one order, and none of them while another is busy."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.tables.session.locks import TableLocks


async def turns() -> None:
    """Let everybody go on as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_while_one_of_several_tables_is_busy_the_others_are_free() -> None:
    locks, taken = TableLocks(), asyncio.Event()

    async def batch() -> None:
        async with locks.all_of([3, 1, 2]):
            taken.set()

    async with locks[3]:
        waiting = asyncio.create_task(batch())
        await turns()
        for free in (1, 2):
            async with asyncio.timeout(1), locks[free]:
                assert not taken.is_set()
    await waiting
    assert taken.is_set()


async def test_those_who_take_several_tables_never_wait_in_a_ring() -> None:
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


async def test_whoever_gives_up_waiting_leaves_nothing_taken() -> None:
    locks = TableLocks()

    async def batch() -> None:
        async with locks.all_of([1, 2]):
            raise AssertionError("it was busy")

    async with locks[2]:
        waiting = asyncio.create_task(batch())
        await turns()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), locks.all_of([1, 2]):
        pass
