"""Replay a record to its last position."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from engine.core import RecordError
from engine.core.record import Record, state_hash


class Replayed(NamedTuple):
    """The hash of a record's last position, or why it cannot be replayed."""

    final_hash: str
    problem: str | None


def replay(record: Record) -> Replayed:
    """Replay a record from its seed to its last move."""
    try:
        return Replayed(state_hash(record.replay()), None)
    except RecordError as error:
        return Replayed("", str(error))


async def replay_in_thread(record: Record) -> Replayed:
    """Replay in a thread, where no worker processes exist."""
    return await asyncio.to_thread(replay, record)
