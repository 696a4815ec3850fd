"""The outbox loop: what the tables have to announce, delivered once each, in order, for certain.

A parcel is claimed, delivered with its nonce and marked as sent. Whatever stops in between, it is
claimed again when the claim runs out, and the nonce keeps Discord from posting it twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

from bot.tables import parcels
from bot.tables.errors import TryLater, Unreachable
from bot.tables.house import House
from bot.tables.models import Parcel
from bot.tables.reopen import pause

log = logging.getLogger(__name__)

Deliver = Callable[[Parcel], Awaitable[int | None]]
"""Post a parcel and answer with the message's id (``None``: there was nothing to post).

Raises :class:`~bot.tables.errors.Unreachable` when the channel is gone or closed (10003, 50001,
50013), :class:`~bot.tables.errors.TryLater` on 429, 5xx and connection errors. Draw the position
of ``parcel.sequence``: a later one has a parcel of its own.
"""

LANES = 8
"""How many tables are delivered to at once."""
IN_HAND = timedelta(seconds=40)
"""How long one delivery may take; less than a claim lasts."""
LOOK_AGAIN = timedelta(seconds=30)
"""How long a parcel saved by another process may go unnoticed."""
CLEAR_AWAY = timedelta(days=1)
"""How often the loop deletes what was posted long ago."""
FIRST_PAUSE, LONGEST_PAUSE = timedelta(seconds=2), timedelta(minutes=10)
MOST_FAULTS = 8
"""After so many unexpected errors a parcel is given up; Discord's own troubles do not count."""


class Outbox:
    """The loop that delivers: several tables at once, one parcel of a table at a time."""

    def __init__(self, house: House, deliver: Deliver) -> None:
        self._house = house
        self._deliver = deliver
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._lanes = asyncio.Semaphore(LANES)
        self._stopped = asyncio.Event()

    async def run(self) -> None:
        """Until :meth:`stop`; what is in hand is finished then."""
        house = self._house
        tidy = house.clock.now()
        while not self._stopped.is_set():
            house.outbox_bell.clear()
            now = house.clock.now()
            until = now + LOOK_AGAIN
            try:
                if not await self._send_out() and now >= tidy:
                    tidy = now + CLEAR_AWAY
                    await parcels.clear_away(house)
                next_one = await parcels.next_due(house, list(self._busy))
                until = min(until, next_one) if next_one else until
            except Exception:  # the loop outlives whatever befalls it
                log.exception("outbox waits")
            await house.clock.wait(house.outbox_bell, until)
        await asyncio.gather(*self._busy.values())

    def stop(self) -> None:
        """Start nothing new, and end when what is in hand is done."""
        self._stopped.set()
        self._house.outbox_bell.set()

    async def drain(self) -> None:
        """Deliver everything that is due now, without a loop."""
        while await self._send_out() or self._busy:
            await asyncio.gather(*self._busy.values())

    async def _send_out(self) -> bool:
        """Start on every table with something due; whether there was any."""
        ready = [t for t in await parcels.due_tables(self._house) if t not in self._busy]
        for table_id in ready:
            task = asyncio.create_task(self._serve(table_id), name=f"outbox of table {table_id}")
            self._busy[table_id] = task
            task.add_done_callback(partial(self._free, table_id))
        return bool(ready)

    def _free(self, table_id: int, _done: asyncio.Task[None]) -> None:
        del self._busy[table_id]
        self._house.outbox_bell.set()

    async def _serve(self, table_id: int) -> None:
        """All that is due at one table, one after the other."""
        async with self._lanes:
            try:
                while not self._stopped.is_set():
                    parcel = await parcels.claim(self._house, table_id)
                    if parcel is None:
                        return
                    await self._carry(parcel)
            except Exception:  # other tables go on
                log.exception("outbox of a table waits", extra={"table": table_id})
                clock = self._house.clock
                await clock.wait(self._stopped, clock.now() + FIRST_PAUSE)

    async def _carry(self, parcel: Parcel) -> None:
        """Deliver one parcel and note what came of it."""
        about = {"parcel": parcel.id, "table": parcel.table.id, "kind": parcel.kind}
        try:
            async with asyncio.timeout(IN_HAND.total_seconds()):
                message_id = await self._deliver(parcel)
        except Unreachable as gone:
            log.warning("channel unreachable", extra={**about, "why": str(gone)})
            await pause(self._house, parcel.table.id, str(gone))
            await parcels.failed(self._house, parcel, str(gone))
        except (TryLater, TimeoutError, OSError) as trouble:
            pause_ = _pause(parcel.attempt)
            if isinstance(trouble, TryLater) and trouble.seconds is not None:
                pause_ = max(pause_, timedelta(seconds=trouble.seconds))
            log.warning("delivery put off", extra={**about, "seconds": pause_.total_seconds()})
            await parcels.put_off(self._house, parcel, pause_, _why(trouble))
        except Exception as fault:
            log.exception("delivery failed", extra=about)
            if parcel.faults + 1 >= MOST_FAULTS:
                await parcels.failed(self._house, parcel, _why(fault))
            else:
                pause_ = _pause(parcel.attempt)
                await parcels.put_off(self._house, parcel, pause_, _why(fault), fault=True)
        else:
            await parcels.sent(self._house, parcel, message_id)
            log.info("delivered", extra={**about, "attempt": parcel.attempt})


def _pause(attempt: int) -> timedelta:
    """Twice as long after every attempt, up to a limit."""
    doubled = FIRST_PAUSE * (1 << min(attempt - 1, 16))
    return min(doubled, LONGEST_PAUSE)


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
