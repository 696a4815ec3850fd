"""Processes killed at random moments: nothing is lost or repeated, and no table is stuck."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.bot.tables.clock import RunningClock
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import TablesHarness
from tests.faults.process_group import ProcessGroup

KILLS = int(os.environ.get("SENESCHAL_KILLS", "50"))
"""Number of kills; ``make soak`` has more."""
TABLES = 4


@ON_BOTH
@pytest.mark.timeout(0 if KILLS > 50 else 300)
@pytest.mark.usefixtures("toy")
async def test_random_kills_lose_and_repeat_nothing(
    url: str, record_property: Callable[[str, object], None]
) -> None:
    clock = RunningClock()
    harness = TablesHarness(url, clock)
    processes = 1 if harness.store.is_sqlite else 2
    fleet = ProcessGroup(harness, clock, processes, seed=14)
    await fleet.live(TABLES, KILLS // 2, lambda word: print(word, flush=True))
    fleet.end()
    record_property(
        "counts", f"{processes} on {harness.store.url.get_backend_name()}: {fleet.ledger}"
    )
    print(fleet.ledger)
    assert await fleet.ledger.complaints(harness) == []
    assert fleet.ledger.kills == KILLS // 2
    assert len(fleet.ledger.made) >= KILLS // 10, "they died before they had done anything"
    await harness.store.close()
