"""The number of write transactions: one for a move, one for the next post, few conflicts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import KeyValueRow
from bot.tables.domain.table import SentMessage
from bot.tables.session.load import MAX_CONCURRENT
from tests.bot.tables import outbox_helpers
from tests.bot.tables.harness import TablesHarness


class Writes:
    """Counts the write transactions of a harness."""

    def __init__(self, harness: TablesHarness, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        write = harness.store.write

        async def counted(work: Any) -> Any:
            self.made += 1
            return await write(work)

        monkeypatch.setattr(harness.store, "write", counted)

    def since(self) -> int:
        """Return how many there were since the last call."""
        made, self.made = self.made, 0
        return made


@pytest.fixture
def writes(harness: TablesHarness, monkeypatch: pytest.MonkeyPatch) -> Writes:
    """Count write transactions from now on."""
    return Writes(harness, monkeypatch)


@pytest.mark.parametrize(("game", "players"), [("toy", 2), ("caylus", 3)])
async def test_a_move_is_one_transaction(
    harness: TablesHarness, writes: Writes, game: str, players: int
) -> None:
    position = await harness.game(game, players)
    writes.since()
    for _ in range(8):
        position = await harness.random(position)
        assert writes.since() == 1


async def test_a_move_and_the_autopilot_moves_after_it_are_one_transaction(
    harness: TablesHarness, writes: Writes
) -> None:
    position = await harness.game("toy", 3)
    user = position.table.seats[2].user_id
    writes.since()
    await harness.tables.resign(position.table.id, user, harness.next_id)
    assert writes.since() == 1
    for _ in range(8):
        now = await harness.tables.position(position.table.id)
        seat = now.game.to_move(now.state)[0]
        await harness.say(now, seat, next(iter(now.game.moves(now.state, seat))))
        assert writes.since() == 1
    log = await harness.tables.log(position.table.id, 0, 99)
    assert "autopilot-move" in {entry.kind for entry in log}


async def test_marking_sent_and_the_next_claim_are_one_transaction(
    harness: TablesHarness, writes: Writes
) -> None:
    service = harness.tables.service
    table_id = (await harness.game("toy", 2)).table.id
    writes.since()
    lobby = await outbox_helpers.claim(service, table_id)
    assert lobby is not None
    assert writes.since() == 1
    board = await outbox_helpers.mark_sent(service, lobby, SentMessage("1"))
    assert board is not None
    assert (lobby.kind, board.kind, writes.since()) == ("lobby", "board", 1)
    assert await outbox_helpers.mark_sent(service, board, SentMessage("2")) is None
    assert writes.since() == 1


async def test_reading_writes_nothing(harness: TablesHarness, writes: Writes) -> None:
    table = (await harness.random(await harness.game("toy", 2), 3)).table
    writes.since()
    await harness.tables.turn(table.id)
    await harness.tables.log(table.id, 0, 9)
    await harness.tables.verify(table.id)
    await harness.tables.tables_of(table.host_id)
    assert writes.since() == 0


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_changes_that_meet_are_repeated_one_after_another(
    harness: TablesHarness, writes: Writes
) -> None:
    """Rated games that end at the same time need the next number: each is saved at the 2nd try."""
    numbers = [f"number {number}" for number in range(MAX_CONCURRENT)]

    def take_the_next_number(session: Session) -> None:
        taken = {*session.scalars(select(col(KeyValueRow.key)))}
        free = next(number for number in numbers if number not in taken)
        session.add(KeyValueRow(key=free, value=""))

    service = harness.tables.service
    await service.transaction(lambda session: session.execute(select(1)))
    writes.since()
    await asyncio.gather(*(service.transaction(take_the_next_number) for _ in numbers))
    assert writes.since() < 2 * len(numbers)
