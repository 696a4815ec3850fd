"""Who serves which tables: processes, their shards of Discord's, and what becomes of the dead.

Each process has a row with a beat that grows. The others hear it: by a clock of their own that only
runs forward, for what time it is may be wrong anywhere. One that is silent for too long is buried:
its row goes, and with it all that it had in hand. Its number is its fencing number: should it come
to itself again, it finds that it has none and stops.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import CursorResult, delete, inspect, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.process import LeaseRow, ProcessRow

log = logging.getLogger(__name__)

HEARTBEAT_S = 4.0
"""Seconds between beats."""
LEASE_TIMEOUT_S = 16.0
"""Seconds without a beat after which a process is dead."""

Transaction = Callable[[Callable[[Session], Any]], Awaitable[Any]]
HeldShards = tuple[frozenset[int], Sequence[int], int, int]
"""The shards a process has, those it is to have, how many others there are, how many stay."""


class LeaseLost(Exception):
    """The others took this process for dead, and have all it had."""


class Leases:
    """What this process may serve; one that has not come works by itself, and serves all."""

    def __init__(
        self,
        transaction: Transaction,
        *,
        alone: bool,
        elapsed: Callable[[], float] = time.monotonic,
    ) -> None:
        """``alone``: no other process can be there, so every row of one is of the dead."""
        self.number = 0
        self.shards = 1
        self.mine: frozenset[int] = frozenset()
        self.wanted: Sequence[int] = ()
        """The shards this process is to have: contiguous, as many as the others have."""
        self.others = 0
        """How many other processes there are."""
        self.heirs = 0
        """How many of them stay."""
        self._transaction = transaction
        self.alone = alone
        self._elapsed = elapsed
        self._heard: dict[int, tuple[int, float]] = {}
        self._beaten = elapsed()
        self._leaving = False

    def holds(self, server_id: str | None) -> bool:
        """Whether a server's tables are served here."""
        return not self.number or shard_of(server_id, self.shards) in self.mine

    @property
    def share(self) -> float:
        """Which part of all tables is served here, 0 to 1."""
        return 1.0 if self.holds_all else len(self.mine) / self.shards

    @property
    def holds_all(self) -> bool:
        """Whether every table is served here."""
        return not self.number or len(self.mine) == self.shards

    async def come(self, shards: int = 1) -> None:
        """Be one of the processes, unless it is already; what the dead had in hand is free."""
        if self.number:
            return

        def work(session: Session) -> tuple[int, int, HeldShards]:
            if self.alone:
                session.execute(delete(ProcessRow))
                session.execute(delete(LeaseRow))
            others = session.scalars(select(ProcessRow)).all()
            agreed = [row.shards for row in others if not _is_gone(row.place)]
            made = ProcessRow(place=_here(), shards=agreed[0] if agreed else shards)
            session.add(made)
            session.flush()
            number = made.number or 0
            return number, made.shards, self._beat(session, number, made.shards)

        # All at once: a process with a number and no shards would serve nobody.
        self.number, self.shards, had = await self._transaction(work)
        self.mine, self.wanted, self.others, self.heirs = had
        self._beaten = self._elapsed()
        log.info("process", extra={"number": self.number, "shards": self.shards})

    async def beat(self, connected: Collection[int] = ()) -> None:
        """Say that this process lives, and bring in line what it has with what it is to have.

        A shard that nobody living has is taken at once; one that another process has when it is
        among those ``connected`` here, so that it is never without one.

        Raises:
            Deposed: the others took this process for dead.
        """
        if self._elapsed() - self._beaten > LEASE_TIMEOUT_S / 2:
            self._heard.clear()  # nobody may have been able to beat
        had: HeldShards = await self._transaction(
            lambda session: self._beat(session, self.number, self.shards, connected)
        )
        self._beaten = self._elapsed()
        if had[0] != self.mine:
            log.info("shards", extra={"number": self.number, "have": sorted(had[0])})
        self.mine, self.wanted, self.others, self.heirs = had

    def _beat(
        self, session: Session, number: int, shards: int, connected: Collection[int] = ()
    ) -> HeldShards:
        own = col(ProcessRow.number) == number
        beaten = (
            update(ProcessRow)
            .where(own)
            .values(beat=col(ProcessRow.beat) + 1, leaving=self._leaving)
        )
        if not _count(session, beaten):
            raise LeaseLost
        rows = session.scalars(select(ProcessRow).order_by(col(ProcessRow.number))).all()
        living = [row for row in rows if row.number == number or self._lives(session, row)]
        numbers = {row.number for row in living}
        staying = [row.number for row in living if not row.leaving]
        wanted = part_of(number, staying, shards)
        leases = {row.shard: row for row in session.scalars(select(LeaseRow))}
        for shard in wanted:
            lease = leases.get(shard)
            if lease is None:
                leases[shard] = LeaseRow(shard=shard, process=number)
                session.add(leases[shard])
            elif lease.process not in numbers or shard in connected:
                lease.process = number
        mine = frozenset(s for s, lease in leases.items() if lease.process == number)
        return mine, wanted, len(numbers) - 1, len({*staying} - {number})

    def _lives(self, session: Session, row: ProcessRow) -> bool:
        """Whether another process lives; one that does not is buried."""
        number, now = row.number or 0, self._elapsed()
        beat, since = self._heard.get(number, (None, now))
        if beat != row.beat:
            self._heard[number] = (row.beat, now)
            since = now
        if now - since <= LEASE_TIMEOUT_S and not _is_gone(row.place):
            return True
        log.warning("process is dead", extra={"number": number, "place": row.place})
        return not _count(
            session,
            delete(ProcessRow).where(
                col(ProcessRow.number) == number, col(ProcessRow.beat) == row.beat
            ),
        )

    async def start_leaving(self) -> None:
        """From now on the others are to have the shards."""
        self._leaving = True
        if self.number:
            await self.beat()

    async def leave(self) -> None:
        """Be none of the processes any more."""

        def work(session: Session) -> None:
            session.execute(delete(LeaseRow).where(col(LeaseRow.process) == self.number))
            session.execute(delete(ProcessRow).where(col(ProcessRow.number) == self.number))

        if self.number:
            await self._transaction(work)
        self.mine, self.wanted = frozenset(), ()

    def is_free(self, claimed_by: Any) -> Any:
        """The condition that what a column says to be in hand is in no other living hands."""
        living = select(col(ProcessRow.number))
        return or_(claimed_by.is_(None), claimed_by == self.number, claimed_by.not_in(living))


def _count(session: Session, statement: Any) -> int:
    """How many rows a statement has met."""
    done = session.execute(statement, execution_options={"synchronize_session": False})
    assert isinstance(done, CursorResult)
    return done.rowcount


def shard_of(server_id: str | None, shards: int) -> int:
    """The shard of a server, by Discord's own rule; what is of no server is of the first."""
    named = str(server_id)  # a damaged one may be anything
    number = int(named) if named.isdecimal() else 0
    return (number >> 22) % shards


def part_of(number: int, staying: Sequence[int | None], shards: int) -> Sequence[int]:
    """The shards of one of those who stay: contiguous, as many as the others have, or one more."""
    if number not in staying:
        return ()
    at, count = staying.index(number), len(staying)
    return range(shards * at // count, shards * (at + 1) // count)


async def running(read: Transaction, pause: Callable[[float], Awaitable[object]]) -> bool:
    """Whether any process works on a server's database: seen on this host, or heard elsewhere."""

    def work(session: Session) -> dict[int, tuple[str, int]]:
        if not inspect(session.connection()).has_table("processes"):
            return {}  # an empty database, or one from before there were several
        rows = session.scalars(select(ProcessRow)).all()
        return {row.number or 0: (row.place, row.beat) for row in rows if not _is_gone(row.place)}

    before: dict[int, tuple[str, int]] = await read(work)
    here = socket.gethostname()
    if not before or any(place.partition(" ")[0] == here for place, _ in before.values()):
        return bool(before)
    await pause(LEASE_TIMEOUT_S)
    after: dict[int, tuple[str, int]] = await read(work)
    return any(before.get(number) != heard for number, heard in after.items())


# Processes on one host can see each other die.


def _here() -> str:
    """This process: its host, its number there, and when it was started."""
    return f"{socket.gethostname()} {os.getpid()} {_started(os.getpid())}"


def _started(process: int) -> str:
    """When a process of this host was started; empty where the system does not say."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return stat.rpartition(")")[2].split()[19]


def _is_gone(place: str) -> bool:
    """Whether a process of this host is there no more; of others only their silence tells."""
    host, _, rest = place.partition(" ")
    number, _, started = rest.partition(" ")
    if host != socket.gethostname() or not started or not number.isdecimal():
        return False
    return _started(int(number)) != started
