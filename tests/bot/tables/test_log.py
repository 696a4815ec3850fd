"""The log of a table, and the record that is made from it."""

from __future__ import annotations

import pytest

from bot.tables.domain.errors import TableClosed
from bot.tables.domain.request import LogEntry
from engine.core.record_reader import read_record
from tests.bot.tables.harness import TablesHarness


async def test_the_log_lists_lobby_start_and_moves_in_pages(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game(players=2), 6)
    table_id = position.table.id
    log = await harness.tables.log(table_id, 0, 100)
    assert [entry.kind for entry in log] == ["open", "join", "start", *["move"] * 6]
    assert [entry.sequence for entry in log] == list(range(1, 10))
    assert log[2].events
    assert log[-1].at == harness.clock.now()
    pages: list[LogEntry] = []
    while page := await harness.tables.log(table_id, pages[-1].sequence if pages else 0, 4):
        pages += page
    assert pages == list(log)
    assert await harness.tables.log(table_id, -1, 3) == list(log)[-3:]


async def test_a_finished_games_record_is_complete(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 4), 500)
    file = await harness.tables.record(over.table.id, None)
    assert file.filename == f"toy-{over.table.id}.txt"
    assert read_record(file.record.text()).replay()
    log = await harness.tables.log(over.table.id, 0, 500)
    assert all(entry.move for entry in log if entry.number)
    found = await harness.tables.verify(over.table.id)
    assert found.seed == file.record.seed


async def test_a_lobby_has_no_record_and_no_position(harness: TablesHarness) -> None:
    table = await harness.lobby()
    for attempt in (
        harness.tables.record(table.id, None),
        harness.tables.verify(table.id),
        harness.tables.position(table.id),
        harness.tables.repair(table.id),
    ):
        with pytest.raises(TableClosed):
            await attempt
