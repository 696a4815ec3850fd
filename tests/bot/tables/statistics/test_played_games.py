"""Games that are played to the end count in records and on title pages."""

from __future__ import annotations

from bot.tables.domain.table import Status
from tests.bot.tables.harness import HOST, PEOPLE, TablesHarness
from tests.bot.tables.statistics.finished import GAME


async def test_a_played_game_counts_for_everybody(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(GAME, 3), 500)
    assert position.table.status is Status.FINISHED
    scores = position.game.outcome(position.state).scores
    wins = 0
    for person in PEOPLE[:3]:
        found = await harness.tables.statistics.results_of(person, person.id, None, member=False)
        seat = position.table.seat_of(person.id)
        assert seat is not None
        assert (found.game, found.games, found.most) == (GAME, 1, scores[seat.seat])
        assert sum(tally.games for tally in found.by_order) == 1
        assert len(found.curve) == 1, "people alone played, so it is rated"
        wins += found.won
    assert wins == len(position.table.winners)
    stats = await harness.tables.statistics.title(GAME)
    assert (stats.games, [one.place for one in stats.order]) == (1, [1, 2, 3])
    assert stats.moves is not None
    assert stats.moves.middle == position.table.moves


async def test_a_player_who_leaves_has_not_won(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(GAME, 3), 3)
    await harness.tables.resign(position.table.id, HOST, harness.next_id)
    position = await harness.tables.position(position.table.id)
    await harness.random(position, 500)
    found = await harness.tables.statistics.results_of(HOST, HOST.id, GAME, member=False)
    assert (found.games, found.won) == (1, 0)
    assert found.place == 3
    stats = await harness.tables.statistics.title(GAME)
    assert stats.games == 0, "not everybody played to the end"
