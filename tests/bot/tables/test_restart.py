"""After a restart the game continues; no state was only in memory."""

from __future__ import annotations

from engine.core.record import state_hash
from tests.bot.tables.harness import TablesHarness


async def test_a_game_continues_in_another_process_after_every_move(harness: TablesHarness) -> None:
    position = await harness.game("toy", 3, {"stakes": "high"})
    while not position.state.over:
        await harness.restart()
        loaded = await harness.tables.position(position.table.id)
        assert loaded.state.to_json() == position.state.to_json()
        assert loaded.table == position.table
        position = await harness.random(loaded)


async def test_a_running_game_loads_and_offers_its_moves(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("caylus", 5), 150)
    await harness.restart()
    loaded = await harness.tables.position(position.table.id)
    seat = loaded.game.to_move(loaded.state)[0]
    assert loaded.game.moves(loaded.state, seat)
    assert state_hash(loaded.state) == state_hash(position.state)


async def test_remembered_values_survive_a_restart(harness: TablesHarness) -> None:
    assert await harness.tables.recall("commands") is None
    await harness.tables.remember("commands", "a")
    await harness.tables.remember("commands", "b")
    await harness.restart()
    assert await harness.tables.recall("commands") == "b"
