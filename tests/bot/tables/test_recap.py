"""The recap: what has happened since the viewer's last turn."""

from __future__ import annotations

import pytest
from sqlalchemy.orm import Session

from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import full_turn, person
from engine.core import Event
from tests.bot.tables.harness import TablesHarness


async def test_the_recap_covers_the_moves_since_the_viewers_last_turn(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 3), "turn")
    while position.game.to_move(position.state) != (0,):
        position = await harness.random(position)
    await harness.say(position, 0, "pass")
    events: list[Event] = []
    for seat in (1, 2):
        events += (await harness.say(position, seat, "pass")).events
    assert await harness.tables.recap(position.table.id, 0) == events
    await harness.say(position, 0, "bid 0")
    assert (await harness.tables.recap(position.table.id, 0))[: len(events)] == events


async def test_what_follows_from_a_players_own_move_is_news_to_them(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await harness.until(await harness.game("toy", 3), "turn")
    while position.game.to_move(position.state) != (0,):
        position = await harness.random(position)
    own = (await harness.say(position, 0, "pass")).events
    for seat in (1, 2):
        await harness.say(position, seat, "pass")
    others = await harness.tables.recap(position.table.id, 0)
    kind = own[-1].kind
    monkeypatch.setattr(type(position.game), "follow_ups", frozenset({kind}))
    followed = [event for event in own if event.kind == kind]
    assert await harness.tables.recap(position.table.id, 0) == [*followed, *others]


async def test_a_recap_knows_its_start_and_end_positions(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game(players=2), 9)
    table_id = position.table.id
    seat = position.game.to_move(position.state)[0]
    user = position.table.seats[seat].user_id

    def work(session: Session) -> Turn:
        unit = harness.tables.service.load(session, table_id)
        return full_turn(unit, person(user)(unit.table()))

    span = (await harness.tables.service.read(work)).recap_span
    assert span is not None
    assert span.reader == seat
    assert span.after.to_json() == position.game.view(position.state, seat).to_json()
    assert list(span.events) == await harness.tables.recap(table_id, seat, private=True)
    log = await harness.tables.log(table_id, 0, 100)
    own = max(entry.sequence for entry in log if entry.number and entry.seat == seat)
    began = await harness.tables.position(table_id, own)
    assert span.before.to_json() == position.game.view(began.state, seat).to_json()


async def test_a_recap_before_the_viewers_first_turn_starts_at_the_beginning(
    harness: TablesHarness,
) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    later = await harness.random(position)
    other = later.game.to_move(later.state)[0]
    assert other != seat
    recap = await harness.tables.recap(position.table.id, other)
    log = await harness.tables.log(position.table.id, -1, 2)
    assert recap == [*log[0].events, *log[1].events]


async def test_a_recap_omits_undone_moves(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    before = await harness.tables.recap(position.table.id, 1)
    await harness.say(position, 0, "pass")
    assert await harness.tables.recap(position.table.id, 1) != before
    await harness.tables.undo(position.table.id, position.table.seats[0].user_id, harness.next_id)
    assert await harness.tables.recap(position.table.id, 1) == before
