"""Permissions by place: admins of the table's own server have rights, others do not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from bot.store.models.table import TableRow
from bot.tables.domain.errors import NotVisible, TableError, Unreachable
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status
from bot.tables.domain.votes import VoteKind
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER, Position

ELSEWHERE = "2"
FOREIGN_ADMIN = Person(ADMIN.id, "", ELSEWHERE, manages=True)
CHANNEL = "4242"
"""A channel other than the table's."""


async def paused(harness: TablesHarness) -> Position:
    position = await harness.game()
    delivery = RecordingDelivery()
    delivery.troubles = [Unreachable("10003")] * 2
    await harness.tables.outbox(delivery).drain()
    return position


Doing = Callable[[TablesHarness, int, Person], Awaitable[object]]

DOINGS: dict[str, Doing] = {
    "resume": lambda b, t, who: b.tables.resume(t, who, b.next_id, channel_id=CHANNEL),
    "end": lambda b, t, who: b.tables.end_by_admin(t, who, b.next_id),
    "remind": lambda b, t, who: b.tables.set_reminder(t, 5, who),
    "free": lambda b, t, who: b.tables.free(t, who, 0, b.next_id),
}
IN_LOBBY: dict[str, Doing] = {
    "start": lambda b, t, who: b.tables.start(t, who, b.next_id),
    "cancel": lambda b, t, who: b.tables.cancel(t, who, b.next_id),
    "options": lambda b, t, who: b.tables.change_options(t, who, {}, b.next_id, language="ja"),
}


@pytest.mark.parametrize("name", [*DOINGS, *IN_LOBBY])
async def test_an_admin_has_rights_only_in_the_tables_own_server(
    harness: TablesHarness, name: str
) -> None:
    table = (await harness.game()).table if name in DOINGS else await harness.lobby()
    do = (DOINGS | IN_LOBBY)[name]
    before = await harness.rows()
    for outsider in (FOREIGN_ADMIN, Person(ADMIN.id, "", None, manages=True)):
        with pytest.raises(NotVisible):
            await do(harness, table.id, outsider)
    with pytest.raises(TableError):
        await do(harness, table.id, OUTSIDER)
    assert await harness.rows() == before
    await do(harness, table.id, ADMIN)
    assert await harness.rows() != before


async def test_managing_another_server_gives_a_player_no_admin_rights(
    harness: TablesHarness,
) -> None:
    table_id = (await harness.game()).table.id
    bob = Person(PEOPLE[1].id, "", ELSEWHERE, manages=True)
    for do in (DOINGS["end"], DOINGS["free"]):
        with pytest.raises(TableError) as refused:
            await do(harness, table_id, bob)
        assert refused.value.text.key == "table-admin-only"


async def test_a_table_is_visible_in_its_channel_and_to_its_players(
    harness: TablesHarness,
) -> None:
    table_id = (await harness.game()).table.id
    await harness.tables.within_sight(table_id, OUTSIDER)
    await harness.tables.within_sight(table_id, Person(PEOPLE[1].id, "", ELSEWHERE))
    for number, who in (
        (table_id, Person(OUTSIDER.id, "", ELSEWHERE)),
        (99, OUTSIDER),
    ):
        with pytest.raises(NotVisible) as refused:
            await harness.tables.within_sight(number, who)
        assert refused.value.text.key == "table-unknown"


async def test_a_running_table_moves_channel_when_all_agree(harness: TablesHarness) -> None:
    table = (await harness.game(players=3)).table
    alice, bob, carol = (Person(person.id, person.name, SERVER) for person in PEOPLE[:3])
    made = await harness.tables.resume(table.id, alice, 9001, channel_id=CHANNEL)
    assert made.table.channel_id == table.channel_id
    assert made.vote is not None
    assert (made.vote.kind, made.vote.channel_id) == (VoteKind.MOVE, CHANNEL)
    assert await harness.tables.resume(table.id, alice, 9001, channel_id=CHANNEL) == made
    with pytest.raises(TableError) as refused:
        await harness.tables.resume(table.id, bob, harness.next_id, channel_id="4243")
    assert refused.value.text.key == "table-move-open"
    voted = await harness.tables.vote(made.vote.id, bob.id, True, harness.next_id)
    assert voted.table.channel_id == table.channel_id
    last = await harness.tables.resume(table.id, carol, 9002, channel_id=CHANNEL)
    assert (last.table.channel_id, last.table.server_id) == (CHANNEL, SERVER)
    assert last.table.status == Status.RUNNING
    again = await harness.tables.resume(table.id, carol, 9002, channel_id=CHANNEL)
    assert again.table == last.table
    assert await harness.tables.open_votes(table.id) == []
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    assert delivery.outbox_messages[-1].table.channel_id == CHANNEL


async def test_one_no_keeps_the_table_in_its_channel(harness: TablesHarness) -> None:
    table = (await harness.game(players=2)).table
    made = await harness.tables.resume(table.id, HOST, harness.next_id, channel_id=CHANNEL)
    assert made.vote is not None
    await harness.tables.vote(made.vote.id, PEOPLE[1].id, False, harness.next_id)
    assert (await harness.tables.table(table.id)).channel_id == table.channel_id


async def test_a_paused_table_leaves_its_server_only_by_consent(harness: TablesHarness) -> None:
    table = (await paused(harness)).table
    abroad = [Person(person.id, person.name, ELSEWHERE) for person in PEOPLE[:3]]
    for asker in abroad[:2]:
        made = await harness.tables.resume(table.id, asker, harness.next_id, channel_id=CHANNEL)
        assert (made.table.status, made.table.server_id) == (Status.PAUSED, SERVER)
    made = await harness.tables.resume(table.id, abroad[2], harness.next_id, channel_id=CHANNEL)
    assert (made.table.status, made.table.server_id) == (Status.RUNNING, ELSEWHERE)


async def test_resuming_in_its_channel_cancels_the_vote(harness: TablesHarness) -> None:
    table = (await paused(harness)).table
    abroad = Person(PEOPLE[0].id, "", ELSEWHERE)
    made = await harness.tables.resume(table.id, abroad, harness.next_id, channel_id=CHANNEL)
    assert made.vote is not None
    await harness.tables.resume(table.id, PEOPLE[1], harness.next_id)
    assert (await harness.tables.read_vote(made.vote.id)).status == "expired"


async def test_a_person_who_may_move_the_table_needs_no_vote(
    harness: TablesHarness,
) -> None:
    table = (await harness.game(players=3)).table
    await harness.tables.resume(table.id, HOST, harness.next_id, channel_id=CHANNEL)
    await harness.tables.channels.pause(table.id, "10003")
    bob = PEOPLE[1]
    made = await harness.tables.resume(table.id, bob, harness.next_id, channel_id=CHANNEL)
    assert (made.table.status, made.table.channel_id) == (Status.RUNNING, CHANNEL)
    assert await harness.tables.open_votes(table.id) == []


async def test_a_lobby_follows_its_host_within_its_server(harness: TablesHarness) -> None:
    table = await harness.lobby()
    bob = PEOPLE[1]
    for asker, key in (
        (bob, "table-host-only"),
        (Person(PEOPLE[0].id, "", ELSEWHERE), "table-lobby-stays"),
    ):
        with pytest.raises(TableError) as refused:
            await harness.tables.resume(table.id, asker, harness.next_id, channel_id=CHANNEL)
        assert refused.value.text.key == key
    made = await harness.tables.resume(table.id, HOST, harness.next_id, channel_id=CHANNEL)
    assert (made.table.channel_id, made.table.status) == (CHANNEL, Status.LOBBY)


async def test_a_lobby_of_one_stays_in_its_server(harness: TablesHarness) -> None:
    table = await harness.lobby(players=1)
    far = Person(HOST.id, "", ELSEWHERE, manages=True)
    with pytest.raises(TableError, match="table-lobby-stays"):
        await harness.tables.resume(table.id, far, harness.next_id, channel_id=CHANNEL)
    assert (await harness.tables.table(table.id)).server_id == SERVER


@pytest.mark.parametrize("seated", [True, False])
async def test_a_refusal_names_the_host_or_the_admins(harness: TablesHarness, seated: bool) -> None:
    table = await harness.lobby(players=2)
    if not seated:
        gone = update(TableRow).values(host_id="gone")
        await harness.store.write(lambda session: session.execute(gone))
    for name, key in (("start", "table-seats-open"), ("cancel", "table-host-only")):
        with pytest.raises(TableError) as refused:
            await IN_LOBBY[name](harness, table.id, PEOPLE[1])
        assert refused.value.text.key == (key if seated else "table-admin-only")
