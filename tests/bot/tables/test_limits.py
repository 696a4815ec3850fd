"""Limits: open lobbies, solo games and new threads."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.admin import limits
from bot.tables.admin.limits import (
    LOBBY_LIFETIME,
    MAX_OPEN_LOBBIES,
    MAX_RUNNING_SOLO,
    NewTable,
    Quota,
)
from bot.tables.computer.fill_table import seat_all_computers
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Ending, Status, Table
from engine.core import Text
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER


async def open_table(
    harness: TablesHarness, user: Person, server_id: str = SERVER, thread_of: str | None = None
) -> Table:
    return await harness.tables.open_table(
        guild_id=server_id,
        channel_id=next(harness.channels),
        user=user,
        game="toy",
        seats=None,
        options={},
        language="en",
        interaction_id=harness.next_id,
        thread_of=thread_of,
    )


async def refusal(
    harness: TablesHarness, user: Person, server_id: str, thread_of: str | None = None
) -> Text:
    """Return the error for one table too many, the same before and while opening."""
    with pytest.raises(TableError) as early:
        await harness.tables.need_room(NewTable(user.id, server_id, thread_of))
    before = await harness.rows("tables", "actions")
    with pytest.raises(TableError) as refused:
        await open_table(harness, user, server_id, thread_of)
    assert await harness.rows("tables", "actions") == before
    assert early.value.text == refused.value.text
    return refused.value.text


async def test_a_person_has_a_limited_number_of_open_lobbies(harness: TablesHarness) -> None:
    alice, bob = PEOPLE[:2]
    tables = [
        await open_table(harness, alice, str(server))
        for server in range(1, MAX_OPEN_LOBBIES.person + 1)
    ]
    await harness.restart()
    assert (await refusal(harness, alice, SERVER)).key == "limit-lobbies-person"
    await open_table(harness, bob)
    await harness.tables.cancel(tables[0].id, HOST, harness.next_id)
    await open_table(harness, alice)


async def test_a_server_has_a_limited_number_of_open_lobbies(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = MAX_OPEN_LOBBIES._replace(server=5)
    monkeypatch.setattr(limits, "MAX_OPEN_LOBBIES", few)
    for number in range(few.server):
        await open_table(harness, Person(str(2000 + number), "Somebody"))
    assert (await refusal(harness, PEOPLE[0], SERVER)).key == "limit-lobbies-server"
    await open_table(harness, PEOPLE[0], "2")


async def solo_game(harness: TablesHarness, person: Person) -> Table:
    """Start a game of one person against a computer player."""
    return await harness.tables.lobby.open(
        Request(str(harness.next_id), person),
        str(next(harness.channels)),
        TableOptions("toy", "en", seats=2),
        then=seat_all_computers(person, "easy"),
    )


async def test_a_person_has_a_limited_number_of_running_solo_games(harness: TablesHarness) -> None:
    games = [await solo_game(harness, HOST) for _ in range(MAX_RUNNING_SOLO)]
    await harness.restart()
    with pytest.raises(TableError) as early:
        await harness.tables.need_room(NewTable(HOST.id, SERVER, solo=True))
    before = await harness.rows("tables", "actions")
    with pytest.raises(TableError) as refused:
        await solo_game(harness, HOST)
    assert early.value.text.key == refused.value.text.key == "limit-solo-person"
    assert await harness.rows("tables", "actions") == before
    await solo_game(harness, PEOPLE[1])
    assert (await harness.game("toy", 2)).table.status is Status.RUNNING, (
        "games with people do not count"
    )
    await harness.tables.resign(games[0].id, HOST.id, harness.next_id)
    await solo_game(harness, HOST)


async def started_thread_table(
    harness: TablesHarness, user: Person, server_id: str, below: str
) -> None:
    """Open a table in a new thread and start it, so that it no longer counts as a lobby."""
    table = await open_table(harness, user, server_id, below)
    await harness.tables.leave(table.id, user.id, harness.next_id)


@pytest.mark.parametrize("scope", Quota._fields)
async def test_new_threads_per_day_are_limited(
    harness: TablesHarness, scope: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Quota(person=3, channel=5, server=7)
    monkeypatch.setattr(limits, "MAX_THREADS_PER_DAY", few)
    most: int = getattr(few, scope)
    for number in range(most):
        user = PEOPLE[0] if scope == "person" else Person(str(2000 + number), "Somebody")
        below = "70" if scope == "channel" else str(700 + number)
        await started_thread_table(
            harness, user, str(number) if scope == "person" else SERVER, below
        )
        harness.clock.advance(seconds=1)
    await harness.restart()
    harness.clock.advance(hours=20)
    text = await refusal(harness, PEOPLE[0], SERVER, "70")
    assert text.key == f"limit-threads-{scope}"
    assert text.args["hours"] == 4
    await open_table(harness, PEOPLE[0], SERVER)
    harness.clock.advance(hours=4)
    await started_thread_table(harness, PEOPLE[0], SERVER, "70")


async def test_a_lobby_expires_after_a_week_with_one_message(harness: TablesHarness) -> None:
    table = await harness.lobby()
    running = (await harness.game()).table
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    before = len(delivery.outbox_messages)
    harness.clock.advance(seconds=(LOBBY_LIFETIME - timedelta(seconds=1)).total_seconds())
    assert await harness.tables.close_expired_lobbies() == 0
    assert (await harness.tables.table(table.id)).status == Status.LOBBY
    harness.clock.advance(seconds=1)
    assert await harness.tables.close_expired_lobbies() == 1
    await harness.restart()
    assert await harness.tables.close_expired_lobbies() == 0
    closed = await harness.tables.table(table.id)
    assert (closed.status, closed.ending) == (Status.CANCELLED, Ending.EXPIRED)
    assert (await harness.tables.table(running.id)).status == Status.RUNNING
    assert (await harness.tables.log(table.id, -1, 9))[-1].kind == "expire"
    await harness.tables.outbox(delivery).drain()
    words = [p for p in delivery.outbox_messages[before:] if p.table.id == table.id]
    assert [(p.kind, p.table.ending) for p in words] == [("lobby", Ending.EXPIRED)]
