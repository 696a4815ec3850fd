"""The record and the verification of a running game."""

from __future__ import annotations

import pytest

from bot.demonstration.people import Way
from engine.core import RecordError
from engine.core.record_reader import read_record
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_record_of_a_running_game_has_the_seed_hash_and_no_seed(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "some", moves=4)
    exported = await press_act(app.people[0].at(channel), "export")
    record = read_record(exported.message.attachments[0].data.decode())
    table = await app.table(channel)
    assert record.seed is None
    assert record.hash == table.seed_hash
    assert len(record.moves) == 4
    with pytest.raises(RecordError):
        record.replay()
    verified = await press_act(app.people[0].at(channel), "verify")
    assert table.seed_hash in verified.text
    assert "published when the game ends" in verified.text
