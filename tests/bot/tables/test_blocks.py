"""Block lists: people who have blocked one another do not meet at new tables."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status
from bot.tables.users.blocks import MAX_BLOCKED
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER

pytestmark = ON_BOTH

BOB, CAROL, DAVE = PEOPLE[1:4]


def by(harness: TablesHarness, person: Person) -> Request:
    return Request(str(harness.next_id), person)


async def listed(harness: TablesHarness, person: Person) -> list[int]:
    found = await harness.tables.listing.for_user(SERVER, person.id)
    return [entry.table_id for entry in found]


async def invited(harness: TablesHarness) -> list[str]:
    post = RecordingDelivery()
    await harness.tables.outbox(post).drain()
    return [m.details["guest"] for m in post.outbox_messages if m.kind == "invitation"]


async def test_neither_finds_nor_joins_the_tables_of_the_other(harness: TablesHarness) -> None:
    table = await harness.lobby(players=1)
    other = await harness.lobby(players=1, host=BOB)
    await harness.tables.blocks.block(HOST.id, BOB)
    assert await listed(harness, BOB) == []
    assert await listed(harness, HOST) == []
    assert {*await listed(harness, CAROL)} == {table.id, other.id}
    with pytest.raises(TableError, match="table-cannot-join"):
        await harness.tables.lobby.join(by(harness, BOB), table.id)
    with pytest.raises(TableError, match="table-you-blocked"):
        await harness.tables.lobby.join(by(harness, HOST), other.id)
    await harness.tables.blocks.unblock(HOST.id, BOB.id)
    assert (await harness.tables.lobby.join(by(harness, BOB), table.id)).seat_of(BOB.id)


async def test_running_tables_stay_as_they_are(harness: TablesHarness) -> None:
    running = await harness.game("caylus", 2)
    await harness.tables.blocks.block(HOST.id, BOB)
    moved = await harness.random(running, 4)
    assert moved.table.status == Status.RUNNING
    assert {seat.user_id for seat in moved.table.seats} == {HOST.id, BOB.id}


async def test_a_block_in_the_middle_of_an_invitation(harness: TablesHarness) -> None:
    table = await harness.lobby(players=1)
    invite, answer = harness.tables.invitations.invite, harness.tables.invitations.answer
    await invite(by(harness, HOST), table.id, [BOB, CAROL])
    await harness.tables.blocks.block(BOB.id, HOST)
    await harness.tables.blocks.block(HOST.id, CAROL)
    assert await invited(harness) == [], "what was not delivered yet is dropped"
    with pytest.raises(TableError, match="table-you-blocked"):
        await answer(by(harness, BOB), table.id, accepts=True)
    with pytest.raises(TableError, match="table-cannot-join"):
        await answer(by(harness, CAROL), table.id, accepts=True)
    seen = await answer(by(harness, CAROL), table.id, accepts=False)
    assert [guest.status for guest in seen.guests] == ["open", "declined"]


async def test_an_invitation_to_a_person_who_blocks_is_silent(harness: TablesHarness) -> None:
    table = await harness.lobby(players=1)
    await harness.tables.blocks.block(BOB.id, HOST)
    invited_table = await harness.tables.invitations.invite(by(harness, HOST), table.id, [BOB])
    assert [guest.status for guest in invited_table.guests] == ["open"], "the host learns nothing"
    assert await invited(harness) == []
    await harness.tables.blocks.block(HOST.id, DAVE)
    with pytest.raises(TableError, match="table-invites-blocked"):
        await harness.tables.invitations.invite(by(harness, HOST), table.id, [DAVE])


async def test_no_substitute_whom_a_player_has_blocked(harness: TablesHarness) -> None:
    running = await harness.game("caylus", 2)
    await harness.tables.blocks.block(BOB.id, DAVE)
    until = harness.clock.now() + timedelta(days=2)
    with pytest.raises(TableError, match="table-cannot-invite"):
        await harness.tables.seats.invite_substitute(
            by(harness, HOST), running.table.id, DAVE, until
        )
    await harness.tables.seats.invite_substitute(by(harness, HOST), running.table.id, CAROL, until)
    await harness.tables.blocks.block(BOB.id, CAROL)
    seat = next(s.seat for s in running.table.seats if s.user_id == HOST.id)
    with pytest.raises(TableError, match="table-cannot-join"):
        await harness.tables.seats.answer_invitation(
            by(harness, CAROL), running.table.id, seat, agrees=True
        )


async def test_a_list_belongs_to_its_owner(harness: TablesHarness) -> None:
    with pytest.raises(TableError, match="block-self"):
        await harness.tables.blocks.block(HOST.id, HOST)
    await harness.tables.blocks.block(HOST.id, BOB)
    await harness.tables.blocks.block(HOST.id, BOB)
    assert [blocked.name for blocked in await harness.tables.blocks.of_user(HOST.id)] == ["Bob"]
    own = await harness.tables.users.read_personal_data(HOST.id)
    assert [row["blocked_id"] for row in own["blocks"]] == [BOB.id]
    theirs = await harness.tables.users.read_personal_data(BOB.id)
    assert theirs["blocks"] == [], "a blocked person does not learn of it"
    for number in range(MAX_BLOCKED - 1):
        await harness.tables.blocks.block(HOST.id, Person(str(7000 + number), "Someone"))
    with pytest.raises(TableError, match="limit-blocks"):
        await harness.tables.blocks.block(HOST.id, CAROL)


async def test_deleting_data_deletes_blocks_and_invitations(harness: TablesHarness) -> None:
    table = await harness.lobby(players=1)
    await harness.tables.invitations.invite(by(harness, HOST), table.id, [BOB])
    await invited(harness)
    await harness.tables.blocks.block(CAROL.id, BOB)
    await harness.tables.blocks.block(BOB.id, DAVE)
    await harness.tables.users.delete_personal_data(BOB.id, lambda *_: "Player")
    rows = await harness.rows("blocks", "invitations", "outbox")
    assert rows["blocks"] == rows["invitations"] == []
    assert BOB.id not in str(rows["outbox"])
