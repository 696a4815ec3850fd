"""After a restart: nothing was only in memory, and the first answer comes fast."""

from __future__ import annotations

from time import perf_counter

from engine.core.record import state_hash
from tests.bot.tables.bench import Bench


async def test_a_game_goes_on_in_another_process_after_every_move(bench: Bench) -> None:
    position = await bench.game("toy", 3, {"stakes": "high"})
    while not position.state.over:
        await bench.restart()
        loaded = await bench.steward.position(position.table.id)
        assert loaded.state.to_json() == position.state.to_json()
        assert loaded.table == position.table
        position = await bench.random(loaded)


async def test_a_running_game_is_loaded_and_answers_within_50_ms(bench: Bench) -> None:
    position = await bench.random(await bench.game("caylus", 5), 150)
    times = []
    for _ in range(5):
        await bench.restart()
        began = perf_counter()
        loaded = await bench.steward.position(position.table.id)
        seat = loaded.game.owing(loaded.state)[0]
        assert loaded.game.moves(loaded.state, seat)
        times.append(perf_counter() - began)
    assert state_hash(loaded.state) == state_hash(position.state)
    assert min(times) <= 0.050
