"""Tables for guests: finding and joining them, and accepting and declining invitations."""

from __future__ import annotations

import pytest

from bot.tables.domain.errors import NotSeated, NotVisible, TableClosed, TableError
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import InvitationStatus, Table
from bot.tables.lobby.invitations import MAX_GUESTS, MAX_INVITATIONS_PER_DAY
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER

BOB, CAROL, DAVE = PEOPLE[1:4]


def by(harness: TablesHarness, person: Person) -> Request:
    return Request(str(harness.next_id), person)


async def guests_only(harness: TablesHarness, *guests: Person) -> Table:
    """Open a table for guests only, and invite them."""
    table = await harness.lobby(players=1)
    changes = OptionChanges(invite_only=True)
    await harness.tables.lobby.change_options(by(harness, HOST), table.id, changes)
    return await harness.tables.invitations.invite(by(harness, HOST), table.id, guests)


async def listed(harness: TablesHarness, person: Person) -> list[int]:
    found = await harness.tables.listing.for_user(SERVER, person.id)
    return [entry.table_id for entry in found]


async def delivered(harness: TablesHarness) -> list[str]:
    """Deliver all messages; return the guests of the invitations among them."""
    post = RecordingDelivery()
    await harness.tables.outbox(post).drain()
    return [m.details["guest"] for m in post.outbox_messages if m.kind == "invitation"]


async def test_only_guests_find_and_join_a_table_for_guests(harness: TablesHarness) -> None:
    table = await guests_only(harness, BOB)
    assert [(guest.user_id, guest.status) for guest in table.guests] == [(BOB.id, "open")]
    assert await listed(harness, BOB) == [table.id]
    assert await listed(harness, CAROL) == []
    with pytest.raises(TableError, match="table-invite-only"):
        await harness.tables.lobby.join(by(harness, CAROL), table.id)
    joined = await harness.tables.lobby.join(by(harness, BOB), table.id)
    assert [seat.user_id for seat in joined.seats] == [HOST.id, BOB.id]
    assert [guest.status for guest in joined.guests] == [InvitationStatus.ACCEPTED]
    opened = OptionChanges(invite_only=False)
    await harness.tables.lobby.change_options(by(harness, HOST), table.id, opened)
    assert await listed(harness, CAROL) == [table.id]


async def test_an_invitation_is_delivered_once_and_answered(harness: TablesHarness) -> None:
    table = await guests_only(harness, BOB, CAROL)
    assert sorted(await delivered(harness)) == [BOB.id, CAROL.id]
    await harness.tables.invitations.invite(by(harness, HOST), table.id, [BOB])
    assert await delivered(harness) == []
    answer = harness.tables.invitations.answer
    in_messages = BOB._replace(server_id=None)
    assert (await answer(by(harness, in_messages), table.id, accepts=True)).seat_of(BOB.id)
    declined = await answer(by(harness, CAROL), table.id, accepts=False)
    assert [guest.status for guest in declined.guests] == ["accepted", "declined"]
    with pytest.raises(NotSeated, match="table-not-invited"):
        await answer(by(harness, DAVE), table.id, accepts=True)
    later = await answer(by(harness, CAROL), table.id, accepts=True)
    assert later.seat_of(CAROL.id), "a guest may change their mind"


async def test_a_guest_sees_the_table_from_elsewhere_and_others_do_not(
    harness: TablesHarness,
) -> None:
    table = await guests_only(harness, BOB)
    await harness.tables.require_visible(table.id, BOB._replace(server_id=None))
    with pytest.raises(NotVisible):
        await harness.tables.require_visible(table.id, CAROL._replace(server_id=None))


async def test_an_invitation_stays_open_if_the_table_is_full(harness: TablesHarness) -> None:
    table = await harness.lobby("emperor", 3)
    await harness.tables.invitations.invite(by(harness, HOST), table.id, [PEOPLE[4]])
    await harness.tables.join(table.id, DAVE, harness.next_id)
    with pytest.raises(TableError, match="table-full"):
        await harness.tables.invitations.answer(by(harness, PEOPLE[4]), table.id, accepts=True)
    now = await harness.tables.leave(table.id, DAVE, harness.next_id)
    assert [guest.status for guest in now.guests] == ["open"]
    joined = await harness.tables.invitations.answer(by(harness, PEOPLE[4]), table.id, accepts=True)
    assert joined.seat_of(PEOPLE[4].id)


async def test_an_invitation_ends_when_the_game_starts(harness: TablesHarness) -> None:
    table = await harness.lobby(players=2)
    await harness.tables.invitations.invite(by(harness, HOST), table.id, [DAVE])
    await harness.tables.start(table.id, HOST, harness.next_id)
    assert await delivered(harness) == []
    with pytest.raises(TableClosed, match="table-has-started"):
        await harness.tables.invitations.answer(by(harness, DAVE), table.id, accepts=True)


async def test_players_invite_and_only_the_host_to_a_table_for_guests(
    harness: TablesHarness,
) -> None:
    table = await harness.lobby(players=2)
    invite = harness.tables.invitations.invite
    await invite(by(harness, BOB), table.id, [CAROL])
    with pytest.raises(NotSeated):
        await invite(by(harness, DAVE), table.id, [CAROL])
    closed = await guests_only(harness, BOB)
    await harness.tables.lobby.join(by(harness, BOB), closed.id)
    with pytest.raises(TableError, match="table-host-only"):
        await invite(by(harness, BOB), closed.id, [CAROL])
    offered = await harness.tables.invitations.lobbies_of(BOB.id, SERVER)
    assert [each.id for each in offered] == [table.id]


async def test_invitations_are_limited(harness: TablesHarness) -> None:
    invite = harness.tables.invitations.invite
    people = [Person(str(5000 + i), f"Guest {i}", SERVER) for i in range(MAX_GUESTS)]
    for _ in range(MAX_INVITATIONS_PER_DAY // MAX_GUESTS):
        table = await harness.lobby(players=1)
        await invite(by(harness, HOST), table.id, people)
        with pytest.raises(TableError, match="limit-guests"):
            await invite(by(harness, HOST), table.id, [BOB])
    table = await harness.lobby(players=1)
    with pytest.raises(TableError, match="limit-invitations-to-tables"):
        await invite(by(harness, HOST), table.id, [BOB])
    harness.clock.advance(hours=25)
    assert len((await invite(by(harness, HOST), table.id, [BOB])).guests) == 1


async def test_a_digest_lists_new_tables_of_ones_games_on_request(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 2)
    mover = next(s for s in position.table.seats if s.seat == position.table.pending[0].seat)
    await harness.tables.users.switch(mover.user_id, "direct_messages", on=True)
    await harness.tables.users.set_preference(mover.user_id, "opened", "yes")
    harness.clock.advance(hours=20)
    other = await harness.lobby("caylus", 1, host=CAROL)
    await harness.lobby("emperor", 1, host=CAROL)
    hidden = await harness.lobby("caylus", 1, host=DAVE)
    only = OptionChanges(invite_only=True)
    await harness.tables.lobby.change_options(by(harness, DAVE), hidden.id, only)
    harness.clock.advance(hours=5)
    await harness.tables.ring_due_reminders()
    post = RecordingDelivery()
    await harness.tables.outbox(post).drain()
    (digest,) = [m for m in post.outbox_messages if m.kind == "direct-message"]
    assert [table.id for table in digest.new_tables] == [other.id]


async def test_tables_are_listed_in_the_order_in_which_they_may_start(
    harness: TablesHarness,
) -> None:
    one = await harness.lobby(players=1)
    two = await harness.lobby(players=2)
    three = await harness.lobby(players=3)
    assert await listed(harness, PEOPLE[4]) == [three.id, two.id, one.id]
