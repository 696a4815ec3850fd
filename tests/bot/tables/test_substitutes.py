"""A substitute plays by agreement, and the invitation message stays up to date."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.timeout_policy import INVITATIONS_A_DAY
from bot.tables.facade import Tables
from bot.tables.outbox import pending
from engine.core.words.phrases import person_called
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.timeout_helpers import kinds, seat_of, wait

HOUR, DAY = timedelta(hours=1), timedelta(days=1)

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def test_a_substitute_plays_when_both_agree(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    service, table_id = harness.tables.service, position.table.id
    seat = position.table.pending[0].seat
    owner = next(p for p in PEOPLE if p.id == position.table.seats[seat].user_id)
    other = next(p for p in PEOPLE[:2] if p is not owner)
    until = harness.clock.now() + 3 * DAY
    for candidate, ends, why in (
        (other, until, "table-substitute-sits"),
        (OUTSIDER, harness.clock.now(), "table-substitute-when"),
    ):
        request = Request(str(harness.next_id), owner)
        with pytest.raises(TableError) as refused:
            await harness.tables.seats.invite_substitute(request, table_id, candidate, ends)
        assert refused.value.text.key == why
    table = await harness.tables.seats.invite_substitute(
        Request("short", owner), table_id, OUTSIDER, until - DAY
    )
    first = table.seats[seat].substitute
    assert first is not None
    table = await harness.tables.seats.invite_substitute(
        Request("ask", owner), table_id, OUTSIDER, until
    )
    invited = table.seats[seat].substitute
    assert invited is not None
    assert invited.until == until, "invited again for another time"
    yes = Request("old", OUTSIDER)
    with pytest.raises(NotSeated):
        await harness.tables.seats.answer_invitation(
            yes, table_id, seat, agrees=True, mark=first.mark
        )
    assert table.visible_seat(OUTSIDER.id) is None, "not before they agree"
    with pytest.raises(NotSeated):
        await harness.tables.seats.answer_invitation(
            Request("no", ADMIN), table_id, seat, agrees=True
        )
    answer = partial(Tables(service).seats.answer_invitation, table_id=table_id, seat=seat)
    table = await answer(Request("yes", OUTSIDER), agrees=True)
    assert (table.visible_seat(OUTSIDER.id), table.seats[seat].mover_id) == (seat, OUTSIDER.id)
    await harness.tables.move(
        table_id, OUTSIDER.id, "pass", sequence=None, interaction_id=harness.next_id
    )
    entry = next(e for e in await harness.tables.log(table_id, 0, 99) if e.kind == "move")
    assert (entry.seat, entry.user_id) == (seat, OUTSIDER.id), "in the log"
    with pytest.raises(NotSeated):
        await harness.tables.resign(table_id, OUTSIDER.id, harness.next_id)
    table = await wait(harness, table_id, 72)
    assert table.visible_seat(OUTSIDER.id) is None
    assert [k for k in await kinds(harness, table_id) if k in ("substitute", "return")] == [
        "substitute",
        "return",
    ]
    await harness.tables.seats.invite_substitute(
        Request("more", owner), table_id, OUTSIDER, harness.clock.now() + DAY
    )
    await answer(Request("sure", OUTSIDER), agrees=True)
    table = await harness.tables.seats.end_substitution(Request("back", owner), table_id)
    assert table.seats[seat].substitute is None
    with pytest.raises(TableError):
        await harness.tables.seats.end_substitution(Request("twice", owner), table_id)


@pytest.mark.parametrize(
    "end",
    ["agreed", "declined", "typed", "withdrawn", "replaced", "late", "resigned", "game over"],
)
async def test_the_invitation_message_shows_its_outcome(harness: TablesHarness, end: str) -> None:
    position = await harness.game("toy", 3)
    service, table_id = harness.tables.service, position.table.id
    owner = HOST
    seat = seat_of(position.table, owner.id)
    until = harness.clock.now() + 20 * DAY
    table = await harness.tables.seats.invite_substitute(
        Request("ask", owner), table_id, OUTSIDER, until
    )
    substitute = table.seats[seat].substitute
    assert substitute is not None
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    (asked,) = (at for at, p in enumerate(delivery.outbox_messages, 1) if p.kind == "substitute")
    harness.clock.advance(days=10)
    await harness.tables.outbox(delivery).drain()
    await pending.delete_old(service)
    delivery.outbox_messages.clear()
    match end:
        case "agreed" | "declined":
            agrees = end == "agreed"
            yes = Request("said", OUTSIDER)
            await harness.tables.seats.answer_invitation(yes, table_id, seat, agrees=agrees)
        case "typed":
            await harness.tables.seats.end_substitution(Request("typed", OUTSIDER), table_id)
        case "withdrawn":
            await harness.tables.seats.end_substitution(Request("back", owner), table_id)
        case "replaced":
            yes = Request("said", OUTSIDER)
            await harness.tables.seats.answer_invitation(yes, table_id, seat, agrees=True)
            await harness.tables.outbox(delivery).drain()
            delivery.outbox_messages.clear()
            other = Request("other", owner)
            await harness.tables.seats.invite_substitute(other, table_id, ADMIN, until)
        case "late":
            table = await wait(harness, table_id, 10 * 24)
            assert table.seats[seat].substitute is None
        case "resigned":
            await harness.tables.resign(table_id, owner.id, harness.next_id)
        case _:
            await harness.tables.end_by_admin(table_id, ADMIN, harness.next_id)
    await harness.tables.outbox(delivery).drain()
    shown = [p for p in delivery.outbox_messages if p.kind == "substitute-update"]
    said = {"declined": True} if end in ("declined", "typed") else {}
    about = {"substitute": OUTSIDER.id, "mark": substitute.mark, **said}
    assert [(p.posted, p.seats, p.details) for p in shown] == [(str(asked), (seat,), about)]
    still = shown[0].table.seats[seat].substitute
    assert (still is not None and still.agreed) == (end == "agreed")
    again = [p.seats for p in delivery.outbox_messages if p.kind == "substitute"]
    assert again == ([(seat,)] if end == "replaced" else [])


async def test_an_unposted_invitation_is_withdrawn_silently(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 2)
    table_id = position.table.id
    until, delivery = harness.clock.now() + DAY, RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    await harness.tables.seats.invite_substitute(Request("one", HOST), table_id, OUTSIDER, until)
    await harness.tables.seats.end_substitution(Request("back", HOST), table_id)
    await harness.tables.seats.invite_substitute(Request("two", HOST), table_id, ADMIN, until)
    await harness.tables.outbox(delivery).drain()
    posted = [
        (p.kind, p.details["substitute"], p.posted)
        for p in delivery.outbox_messages
        if "substitute" in p.details
    ]
    assert posted == [("substitute-update", OUTSIDER.id, None), ("substitute", ADMIN.id, None)]


async def test_a_seat_has_one_open_invitation(harness: TablesHarness) -> None:
    table_id = (await harness.game("toy", 2)).table.id
    until = harness.clock.now() + 2 * DAY
    await harness.tables.seats.invite_substitute(Request("one", HOST), table_id, OUTSIDER, until)
    with pytest.raises(TableError) as refused:
        await harness.tables.seats.invite_substitute(Request("two", HOST), table_id, ADMIN, until)
    assert refused.value.text.key == "table-substitute-open"
    assert refused.value.text.args["name"] == person_called(OUTSIDER.name)
    await harness.tables.seats.end_substitution(Request("back", HOST), table_id)
    table = await harness.tables.seats.invite_substitute(
        Request("three", HOST), table_id, ADMIN, until
    )
    invited = table.seats[seat_of(table, HOST.id)].substitute
    assert invited is not None
    assert invited.user_id == ADMIN.id


async def test_a_person_can_send_a_limited_number_of_invitations_a_day(
    harness: TablesHarness,
) -> None:
    tables = [(await harness.game("toy", 2)).table.id for _ in range(2)]
    delivery = RecordingDelivery()

    async def invite(number: int, by: Person = HOST) -> None:
        until, substitute = harness.clock.now() + 2 * DAY, Person(f"77{number}", "Friend")
        table_id = tables[number % 2]
        await harness.tables.seats.invite_substitute(
            Request(str(harness.next_id), by), table_id, substitute, until
        )
        await harness.tables.seats.end_substitution(Request(str(harness.next_id), by), table_id)
        harness.clock.advance(hours=1)

    for number in range(INVITATIONS_A_DAY):
        await invite(number)
    await harness.restart()
    with pytest.raises(TableError) as refused:
        await invite(INVITATIONS_A_DAY)
    assert refused.value.text.key == "limit-invitations"
    assert refused.value.text.args["hours"] == 24 - INVITATIONS_A_DAY
    await invite(INVITATIONS_A_DAY, by=PEOPLE[1])
    await harness.tables.outbox(delivery).drain()
    harness.clock.advance(hours=24 - INVITATIONS_A_DAY)
    await invite(INVITATIONS_A_DAY)
