"""The turns and rounds of a game: events, and the positions before and after."""

from __future__ import annotations

from itertools import pairwise

from sqlalchemy import update

from bot.store.models.table import OutboxRow
from bot.tables.history.turn import person, public
from bot.tables.session.unit_of_work import UnitOfWork
from tests.bot.tables.harness import TablesHarness


async def test_a_turn_includes_the_position_before_the_last_move(harness: TablesHarness) -> None:
    """For the live position and for an earlier one, with the viewer's knowledge only."""
    position = await harness.game()
    for _ in range(3):
        earlier, position = position, await harness.random(position)
    people = [seat.user_id for seat in position.table.seats]
    for seat, viewer in [(None, public), *((i, person(who)) for i, who in enumerate(people))]:
        turn = await harness.tables.history.read_turn(position.table.id, viewer)
        assert turn.before_latest_turn is not None
        assert turn.before_latest_turn.to_json() == earlier.game.view(earlier.state, seat).to_json()
    past = await harness.tables.history.read_turn(position.table.id, public, earlier.sequence)
    assert past.before_latest_turn is not None


async def test_the_last_events_are_the_whole_turn_of_the_last_mover(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("tuscany", 2), 24)
    table_id, game = position.table.id, position.game
    log = [entry for entry in await harness.tables.log(table_id, 0, 100) if entry.number]
    longer = 0
    for at, entry in enumerate(log):
        turn = await harness.tables.history.read_turn(table_id, public, entry.sequence)
        visible = [one for one in log[: at + 1] if one.events]
        if not visible:
            continue
        others = [i for i, one in enumerate(visible, 1) if one.seat != visible[-1].seat]
        steps = visible[max(others, default=0) :]
        assert list(turn.latest_events) == [event for step in steps for event in step.events]
        began = await harness.tables.position(table_id, steps[0].sequence - 1)
        assert turn.before_latest_turn is not None
        assert turn.before_latest_turn.to_json() == game.view(began.state, None).to_json()
        longer += len(steps) > 1
    assert longer


async def test_after_an_undo_or_a_resignation_the_turn_before_is_the_latest(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game("caylus", 3), 2)
    table_id, seat = position.table.id, position.game.to_move(position.state)[0]
    known = await harness.tables.history.read_turn(table_id, public)
    assert known.latest_events
    assert known.before_latest_turn is not None
    user, other = (position.table.seats[(seat + i) % 3].user_id for i in (0, 1))
    await harness.random(position)
    await harness.tables.undo(table_id, user, harness.next_id)
    undone = await harness.tables.history.read_turn(table_id, public)
    await harness.tables.resign(table_id, other, harness.next_id)
    resigned = await harness.tables.history.read_turn(table_id, public)
    assert known.sequence < undone.sequence < resigned.sequence
    for later in (undone, resigned):
        assert later.latest_events == known.latest_events
        assert later.before_latest_turn is not None
        assert later.before_latest_turn.to_json() == known.before_latest_turn.to_json()


async def test_a_reposted_board_repeats_no_news(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(), 6)
    table_id, service = position.table.id, harness.tables.service

    def shown(unit: UnitOfWork) -> None:
        at = {"message": "1", "channel": "2", "at": unit.now.isoformat(), "owing": [0]}
        unit.row.board_post = {**at, "sequence": unit.row.sequence}
        unit.session.execute(update(OutboxRow).values(status="sent"))

    await service.change(table_id, None, shown)
    await harness.tables.posts.repost_board(table_id)
    turn = await harness.tables.history.read_turn(table_id, public)
    assert turn.table.board is None
    assert turn.news == ()
    await harness.random(await harness.tables.position(table_id))
    assert (await harness.tables.history.read_turn(table_id, public)).news


async def test_rounds_follow_each_other_without_gaps(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(players=2), 60)
    table, found = await harness.tables.history.read_rounds(position.table.id, public)
    assert table.id == position.table.id
    assert [number for number, _, _ in found] == list(range(len(found)))
    assert len(found) > 1
    for (_, one, _), (_, other, _) in pairwise(found):
        assert one.after.to_json() == other.before.to_json()
    assert found[-1].span.after.to_json() == position.game.view(position.state, None).to_json()
    events = [event for _, span, _ in found for event in span.events]
    log = await harness.tables.log(table.id, 0, 100)
    assert events == [event for entry in log for event in entry.events]
