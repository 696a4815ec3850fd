"""Leases: which process owns which shards and interactions, and takeover when a process dies.

Each process increments a heartbeat in its row. Other processes judge a missed heartbeat by their
own monotonic clock, because wall clocks may differ. A process without heartbeats is expired: its
row and everything it claimed are released. Its number serves as a fencing token: if it comes back
it finds that its number is gone, and stops.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import delete, inspect, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import Store, StoreError, UniqueViolation, count_changed
from bot.store.models.process import InteractionRow, LeaseRow, ProcessRow
from bot.tables.background.scheduling import Clock

log = logging.getLogger(__name__)

HEARTBEAT_S = 4.0
"""Seconds between heartbeats."""
LEASE_TIMEOUT_S = 16.0
"""Seconds without a heartbeat after which a process is expired."""
NO_SHARDS = 0
"""The number of shards of a process that is not connected to Discord's gateway."""

Transaction = Callable[[Callable[[Session], Any]], Awaitable[Any]]


class HeldShards(NamedTuple):
    """The shards of this process, and the number of other processes, as of its last heartbeat.

    ``mine`` are those it holds, ``wanted`` those it should hold. ``others`` counts the other
    processes, and ``staying`` those of them that are not about to stop.
    """

    mine: frozenset[int]
    wanted: Sequence[int]
    others: int
    staying: int


class LeaseLost(Exception):
    """Other processes expired this process and took over its shards."""


class Leases:
    """The shards this process serves; before it registers, it works alone and serves all."""

    def __init__(
        self,
        transaction: Transaction,
        *,
        alone: bool,
        elapsed: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set ``alone`` if there can be no other process, so that all other rows are stale."""
        self.number = 0
        self.shards = 1
        self.mine, self.wanted, self.others, self.staying = HeldShards(frozenset({0}), (), 0, 0)
        self._transaction = transaction
        self.alone = alone
        self._elapsed = elapsed
        self._heard: dict[int, tuple[int, float]] = {}
        self._beaten = elapsed()
        self._leaving = False

    def holds(self, server_id: str | None) -> bool:
        """Return whether a server's tables are served here."""
        return bool(self.mine) and shard_of(server_id, self.shards) in self.mine

    @property
    def share(self) -> float:
        """The share of all tables served here, 0 to 1."""
        return len(self.mine) / self.shards if self.shards else 0.0

    async def register(self, shards: int = 1) -> None:
        """Register this process once; on SQLite, delete the rows of dead processes."""
        if self.number:
            return

        def work(session: Session) -> tuple[int, int, HeldShards]:
            if self.alone:
                session.execute(delete(ProcessRow))
                session.execute(delete(LeaseRow))
            others = session.scalars(select(ProcessRow).where(col(ProcessRow.shard_count) > 0))
            agreed = [row.shard_count for row in others if shards and not _is_gone(row.host)]
            row = ProcessRow(host=_this_process(), shard_count=agreed[0] if agreed else shards)
            session.add(row)
            session.flush()
            number = row.number or 0
            return number, row.shard_count, self._beat(session, number, row.shard_count)

        # All at once: a process with a number and no shards would serve nobody.
        self.number, self.shards, held = await self._transaction(work)
        self.mine, self.wanted, self.others, self.staying = held
        self._beaten = self._elapsed()
        log.info("lease.registered", extra={"number": self.number, "shards": self.shards})

    async def register_without_shards(self) -> None:
        """Register this process as one that serves no tables; the others know that it lives."""
        self._leaving = True  # so that no shards are its to serve
        self.mine = frozenset()
        await self.register(NO_SHARDS)

    async def beat(self, connected: Collection[int] = ()) -> None:
        """Send a heartbeat, and bring the held shards in line with the wanted ones.

        A shard of no living process is taken at once; another process's shard once it is among
        those ``connected`` here, so that it is never without a process.

        Raises:
            LeaseLost: other processes expired this one.
        """
        if self._elapsed() - self._beaten > LEASE_TIMEOUT_S / 2:
            self._heard.clear()  # maybe no process could reach the database; restart the timeouts
        held = await self._transaction(
            lambda session: self._beat(session, self.number, self.shards, connected)
        )
        self._beaten = self._elapsed()
        if held.mine != self.mine:
            details = {"number": self.number, "have": sorted(held.mine)}
            log.info("lease.shards.changed", extra=details)
        self.mine, self.wanted, self.others, self.staying = held

    def _beat(
        self, session: Session, number: int, shards: int, connected: Collection[int] = ()
    ) -> HeldShards:
        heartbeat = update(ProcessRow).where(col(ProcessRow.number) == number)
        heartbeat = heartbeat.values(heartbeat=col(ProcessRow.heartbeat) + 1, leaving=self._leaving)
        if not count_changed(session, heartbeat):
            raise LeaseLost
        rows = session.scalars(select(ProcessRow).order_by(col(ProcessRow.number))).all()
        living = [row for row in rows if row.number == number or self._lives(session, row)]
        numbers = {row.number for row in living}
        staying = [row.number for row in living if not row.leaving]
        wanted = shards_for(number, staying, shards)
        leases = {row.shard: row for row in session.scalars(select(LeaseRow))}
        for shard in wanted:
            lease = leases.get(shard)
            if lease is None:
                leases[shard] = LeaseRow(shard=shard, process=number)
                session.add(leases[shard])
            elif lease.process not in numbers or shard in connected:
                lease.process = number
        mine = frozenset(s for s, lease in leases.items() if lease.process == number)
        return HeldShards(mine, wanted, len(numbers) - 1, len({*staying} - {number}))

    def _lives(self, session: Session, row: ProcessRow) -> bool:
        """Return whether another process is alive; expire it if not."""
        number, now = row.number or 0, self._elapsed()
        beat, since = self._heard.get(number, (None, now))
        if beat != row.heartbeat:
            self._heard[number] = (row.heartbeat, now)
            since = now
        if now - since <= LEASE_TIMEOUT_S and not _is_gone(row.host):
            return True
        log.warning("lease.process.expired", extra={"number": number, "place": row.host})
        unchanged = col(ProcessRow.number) == number, col(ProcessRow.heartbeat) == row.heartbeat
        return not count_changed(session, delete(ProcessRow).where(*unchanged))

    async def start_leaving(self) -> None:
        """Let the other processes take over the shards from now on."""
        self._leaving = True
        if self.number:
            await self.beat()

    async def leave(self) -> None:
        """Unregister this process."""

        def work(session: Session) -> None:
            session.execute(delete(LeaseRow).where(col(LeaseRow.process) == self.number))
            session.execute(delete(ProcessRow).where(col(ProcessRow.number) == self.number))

        if self.number:
            await self._transaction(work)
        self.mine, self.wanted = frozenset(), ()

    def is_free(self, claimed_by: Any) -> Any:
        """Return the SQL condition that a claim column names no other living process."""
        living = select(col(ProcessRow.number))
        return or_(claimed_by.is_(None), claimed_by == self.number, claimed_by.not_in(living))


def shard_of(server_id: str | None, shards: int) -> int:
    """Return the shard of a server by Discord's rule; shard 0 without a server."""
    text = str(server_id)  # a damaged id may be anything
    number = int(text) if text.isdecimal() else 0
    return (number >> 22) % shards


def shards_for(number: int, staying: Sequence[int | None], shards: int) -> Sequence[int]:
    """Return the shards of one staying process: contiguous, divided evenly."""
    if number not in staying:
        return ()
    index, count = staying.index(number), len(staying)
    return range(shards * index // count, shards * (index + 1) // count)


async def is_any_running(read: Transaction, pause: Callable[[float], Awaitable[object]]) -> bool:
    """Return whether any process uses a server's database, on this host or another."""

    def work(session: Session) -> dict[int, tuple[str, int]]:
        if not inspect(session.connection()).has_table("processes"):
            return {}  # an empty database, or one from before there were several
        rows = session.scalars(select(ProcessRow)).all()
        return {
            row.number or 0: (row.host, row.heartbeat) for row in rows if not _is_gone(row.host)
        }

    before: dict[int, tuple[str, int]] = await read(work)
    host = socket.gethostname()
    if not before or any(place.partition(" ")[0] == host for place, _ in before.values()):
        return bool(before)
    await pause(LEASE_TIMEOUT_S)
    after: dict[int, tuple[str, int]] = await read(work)
    return any(before.get(number) != heard for number, heard in after.items())


# Processes on the same host can check whether each other's process exists.


def _this_process() -> str:
    return f"{socket.gethostname()} {os.getpid()} {_start_time(os.getpid())}"


def _start_time(process: int) -> str:
    """Return when a process of this host was started; empty if that is unknown."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return stat.rpartition(")")[2].split()[19]


def _is_gone(place: str) -> bool:
    """Return whether a process of this host has ended; ``False`` for other hosts."""
    host, _, rest = place.partition(" ")
    number, _, started = rest.partition(" ")
    if host != socket.gethostname() or not started or not number.isdecimal():
        return False
    return _start_time(int(number)) != started


CLAIM_RETENTION = timedelta(days=1)
"""How long a claim is stored; Discord's tokens expire after 15 minutes."""


class InteractionDeduplicator:
    """Lets one process handle each interaction."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def claim(self, interaction_id: str) -> bool:
        """Return whether this process is the first; always true on SQLite (one process)."""
        if self._store.is_sqlite:
            return True
        row = InteractionRow(id=interaction_id, at=self._clock.now())
        try:
            await self._store.write(lambda session: session.add(row))
        except UniqueViolation:
            return False
        except StoreError as error:  # handle it; the command itself reports the database error
            log.warning("interaction.claim.failed", extra={"why": str(error)})
        return True


def delete_expired_claims(session: Session, now: datetime) -> None:
    """Delete expired claims of interactions."""
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < now - CLAIM_RETENTION))
