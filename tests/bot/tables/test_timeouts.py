"""Timeouts: two are forgiven, then the table votes, and at last the seat is empty."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_ui.listing import listing_message
from bot.discord_ui.votes import vote_message
from bot.tables.domain.errors import NotSeated, TableClosed, TableDamaged, TableError
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.domain.votes import MAJORITY_RULES, TOO_FEW
from bot.tables.history import turn
from bot.tables.lobby import listing
from engine.core import Event
from tests.bot.tables.harness import ADMIN, HOST, OUTSIDER, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER
from tests.bot.tables.timeout_helpers import (
    DAY,
    HOUR,
    game_with_short_clocks,
    kinds,
    question,
    say,
    seat_of,
    timed_out_table,
    wait,
)

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def test_two_timeouts_are_forgiven_and_then_the_table_votes(
    harness: TablesHarness,
) -> None:
    table, seat, (one, _) = await timed_out_table(harness, 1)
    (pending,) = table.pending
    assert pending.deadline == harness.clock.now() + DAY, "a day is added"
    table = await wait(harness, table.id, 24)
    assert await harness.tables.open_votes(table.id) == []
    table = await wait(harness, table.id, 24)
    asked = await question(harness, table.id)
    assert (asked.kind, asked.seat, list(asked.votes)) == (
        "timeout",
        seat,
        [s for s in range(3) if s != seat],
    )
    with pytest.raises(TableError) as refused:
        await say(harness, asked, table.seats[seat].user_id, "wait")
    assert refused.value.text.key == "table-own-turn"
    with pytest.raises(TableError):
        await say(harness, asked, one, "end")
    with pytest.raises(NotSeated):
        await say(harness, asked, OUTSIDER, "wait")
    assert (await say(harness, asked, one, "wait")).status == "open"
    assert (await say(harness, asked, one, "computer")).answers == {seat_of(table, one): "computer"}
    await harness.alter("tables", {"id": table.id}, computer_players=False)
    with pytest.raises(TableError) as refused:
        await say(harness, asked, one, "computer")
    assert refused.value.text.key == "table-computers-forbidden"
    await harness.alter("tables", {"id": table.id}, game="odd")
    with pytest.raises(TableDamaged) as unknown:
        await say(harness, asked, one, "computer")
    assert unknown.value.text.key == "table-game-unknown"
    await harness.alter("tables", {"id": table.id}, game=table.game)
    before, since = table.moves, table.sequence
    table = await wait(harness, table.id, 24)
    assert Event(TableEvent.AUTOPILOT_PLAYED, seat, {}) in await harness.tables.news(
        table.id, since
    )
    decided = await harness.tables.read_vote(asked.id)
    assert (decided.status, decided.outcome) == ("accepted", "autopilot"), "of those who voted"
    assert table.moves > before
    assert seat not in [pending.seat for pending in table.pending]
    assert {"timeout", "autopilot-turn", "autopilot-move"} <= set(await kinds(harness, table.id))
    owner = table.seats[seat].user_id
    undone = await harness.tables.undo(table.id, owner, harness.next_id)
    assert undone.vote is None
    assert undone.table.moves == before, "the whole turn, without consent"
    (pending,) = undone.table.pending
    assert (pending.seat, pending.deadline) == (seat, harness.clock.now() + DAY)
    position = await harness.now(undone)
    moved = await harness.random(position)
    assert moved.table.moves > before


async def test_a_move_in_time_cancels_the_vote_and_its_buttons(
    harness: TablesHarness,
) -> None:
    table, seat, (one, _) = await timed_out_table(harness, 3)
    asked = await question(harness, table.id)
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    (posted,) = (at for at, p in enumerate(delivery.outbox_messages, 1) if p.kind == "vote")
    moved = await harness.say(await harness.tables.position(table.id), seat, "pass")
    assert await harness.tables.open_votes(table.id) == []
    with pytest.raises(TableClosed):
        await say(harness, asked, one, "autopilot")
    await harness.tables.outbox(delivery).drain()
    shown = [p for p in delivery.outbox_messages if p.kind == "vote-update"]
    assert [(p.vote and p.vote.status, p.posted) for p in shown] == [("expired", str(posted))]
    table = await wait(harness, moved.table.id, 1)
    assert table.seats[seat].timeouts == 3


async def test_a_tied_vote_waits_a_day_and_the_next_timeout_empties_the_seat(
    harness: TablesHarness,
) -> None:
    table, seat, (one, other) = await timed_out_table(harness, 3)
    asked = await question(harness, table.id)
    await say(harness, asked, one, "autopilot")
    decided = await say(harness, asked, other, "remove")
    assert decided.outcome == "wait", "all have voted"
    assert MAJORITY_RULES[decided.kind].tied(decided.answers.values()), "and is reported as a tie"
    (pending,) = (await harness.tables.table(table.id)).pending
    assert pending.deadline == harness.clock.now() + DAY
    table = await wait(harness, table.id, 24)
    assert table.seats[seat].occupant is Occupant.EMPTY
    assert table.pending == (), "nobody plays it, so nobody is mentioned"
    asked = await question(harness, table.id)
    assert (asked.kind, asked.seat) == ("empty-seat", seat)
    gone = table.seats[seat].user_id
    with pytest.raises(NotSeated):
        await harness.say(await harness.tables.position(table.id), seat, "pass")
    for viewer in (turn.person(gone), turn.public):
        assert (await harness.tables.history.read_turn(table.id, viewer)).viewer is None
    table = await wait(harness, table.id, 48)
    assert table.seats[seat].occupant is Occupant.AUTOPILOT, "nobody has voted: the default applies"
    assert "autopilot-seat" in await kinds(harness, table.id)
    for status in ("paused", "running"):
        await harness.alter("tables", {"id": table.id}, status=status)
        with pytest.raises(NotSeated) as lost:
            await harness.tables.seats.require_resignable(table.id, Person(gone, gone, "1"))
        assert lost.value.text.key == "table-seat-lost", "not permanently"
    back, again = await harness.tables.seats.take_over(
        Request("back", Person(gone, gone, "1")), table.id
    )
    assert (again, back.seats[seat].occupant, back.seats[seat].timeouts) == (
        seat,
        Occupant.PERSON,
        2,
    ), "a returning player gets no more grace timeouts"


async def test_a_taken_over_seat_keeps_its_secrets_and_gets_a_full_bank(
    harness: TablesHarness,
) -> None:
    table, seat, (one, other) = await timed_out_table(harness, 3)
    gone = table.seats[seat].user_id
    asked = await question(harness, table.id)
    for voter in (one, other):
        await say(harness, asked, voter, "remove")
    with pytest.raises(TableError) as refused:
        await harness.tables.seats.take_over(Request("early", OUTSIDER), table.id)
    assert refused.value.text.key == "table-no-seat-offered"
    asked = await question(harness, table.id)
    for voter in (one, other):
        await say(harness, asked, voter, "takeover")
    table = await harness.tables.table(table.id)
    assert table.seats[seat].occupant is Occupant.OFFERED
    (found,) = await harness.tables.listing.for_user(SERVER, OUTSIDER.id)
    assert found[:2] == (listing.ListingKind.EMPTY_SEAT, table.id)
    panel: Any = listing_message([(found.kind, table)], 0, 1, "en")
    shown = str(panel.to_components())
    assert "Games with an empty seat" in shown
    assert f"takeover:{table.id}:0:{seat + 1}" in shown
    with pytest.raises(TableError) as refused:
        await harness.tables.seats.take_over(Request("two", Person(one, one, "1")), table.id)
    assert refused.value.text.key == "table-already-joined"
    request = Request("mine", OUTSIDER)
    table, taken = await harness.tables.seats.take_over(request, table.id)
    assert (await harness.tables.seats.take_over(request, table.id))[1] == taken == seat, (
        "only once"
    )
    assert table.seats[seat].user_id == OUTSIDER.id
    assert table.banks[seat] == 2 * HOUR
    assert table.pending[0].deadline == harness.clock.now() + 3 * HOUR
    assert (
        await harness.tables.history.read_turn(table.id, turn.person(OUTSIDER.id))
    ).viewer == seat
    assert (await harness.tables.history.read_turn(table.id, turn.person(gone))).viewer is None
    position = await harness.tables.position(table.id)
    await harness.say(position, seat, "pass")
    assert (await harness.tables.verify(table.id)).holds, "the seating is the original one"
    with pytest.raises(TableError):
        await harness.tables.seats.take_over(Request("late", ADMIN), table.id)


async def test_an_unaccepted_offer_is_voted_on_again_and_the_table_can_end(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 3)
    gone, one, other = (seat.user_id for seat in position.table.seats)
    await harness.tables.resign(position.table.id, gone, harness.next_id)
    asked = await question(harness, position.table.id)
    assert asked.kind == "empty-seat"
    for voter in (one, other):
        await say(harness, asked, voter, "takeover")
    with pytest.raises(NotSeated) as refused:
        await harness.tables.seats.take_over(
            Request("r", Person(gone, gone, "1")), position.table.id
        )
    assert refused.value.text.key == "table-you-resigned"
    table = await wait(harness, position.table.id, 7 * 24)
    again = await question(harness, table.id)
    assert again.id != asked.id
    await say(harness, again, one, "end")
    table = await wait(harness, table.id, 48)
    assert (table.status, table.ending) == (Status.FINISHED, Ending.VOTED)
    assert table.winners
    assert 0 not in table.winners
    rows = (await harness.rows("timers"))["timers"]
    assert all("lobby-expiry" in row for row in rows)
    assert await harness.tables.check() == []


async def test_a_single_remaining_player_decides_alone_and_has_no_timeouts(
    harness: TablesHarness,
) -> None:
    position = await game_with_short_clocks(harness, players=2)
    (pending,) = position.table.pending
    (other,) = [s.user_id for s in position.table.seats if s.seat != pending.seat]
    table = await wait(harness, position.table.id, 3 + 48)
    assert (
        await say(harness, await question(harness, table.id), other, "remove")
    ).outcome == "remove"
    assert (
        await say(harness, await question(harness, table.id), other, "autopilot")
    ).outcome == "autopilot"
    table = await harness.tables.table(table.id)
    assert [pending.user_id for pending in table.pending] == [other]
    table = await wait(harness, table.id, 7 * 24)
    assert table.seats[seat_of(table, other)].timeouts == 0
    assert table.status == Status.RUNNING


async def test_a_week_of_inactivity_after_a_timeout_empties_the_seat_unless_away(
    harness: TablesHarness,
) -> None:
    for away_for in (0, 5):
        lobby = await harness.lobby("toy", 3)
        agreed = {"time_control": "7h 3d 1h", "pauses": "away"}
        await harness.tables.change_options(lobby.id, HOST, {}, harness.next_id, **agreed)
        position = (await harness.tables.start(lobby.id, HOST, harness.next_id)).position
        seat, owner = 0, position.table.seats[0].user_id
        for person in position.table.seats:
            await harness.tables.time_control.set_automatic_away(person.user_id, wanted=False)
        table = await wait(harness, lobby.id, 79)
        assert table.seats[seat].timeouts == 1
        if away_for:
            request, ends = Request("away", Person(owner)), harness.clock.now() + away_for * DAY
            await harness.tables.time_control.go_away(request, None, ends)
        table = await wait(harness, lobby.id, 3 * 24)
        for other in (1, 2) if not away_for else ():
            assert [pending.seat for pending in table.pending] == [other], (
                "ran out of time, so autopilot played this turn"
            )
            table = await wait(harness, lobby.id, 44)
            made = await harness.say(await harness.tables.position(lobby.id), other, "pass")
            table = made.table
        table = await wait(harness, lobby.id, 96 if away_for else 7)
        assert table.seats[seat].occupant is Occupant.PERSON
        table = await wait(harness, lobby.id, 1)
        gone = table.seats[seat].occupant is Occupant.EMPTY
        assert gone is not bool(away_for), "seven days after the timeout"
        assert table.seats[seat].timeouts == 1


async def test_a_vote_closes_at_its_deadline_by_the_majority_of_active_players(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 3)
    users = [seat.user_id for seat in position.table.seats]
    table_id = position.table.id
    asked = await harness.tables.propose_end(table_id, users[0], harness.next_id)
    assert asked.vote is not None
    await wait(harness, table_id, 48)
    closed = await harness.tables.read_vote(asked.vote.id)
    assert (closed.status, closed.outcome) == ("expired", TOO_FEW), "one of three"
    shown: Any = vote_message(await harness.tables.table(table_id), closed)
    assert "This vote is off: too few answered" in str(shown.to_components())
    asked = await harness.tables.propose_end(table_id, users[0], harness.next_id)
    assert asked.vote is not None
    await harness.tables.vote(asked.vote.id, users[1], True, harness.next_id)
    await wait(harness, table_id, 47)
    assert (await harness.tables.read_vote(asked.vote.id)).status == "open"
    table = await wait(harness, table_id, 1)
    assert (table.status, table.ending) == (Status.FINISHED, Ending.CONSENT)

    pair = (await harness.game("toy", 2)).table
    users = [seat.user_id for seat in pair.seats]
    for expected in (Status.RUNNING, Status.RUNNING, Status.RUNNING, Status.FINISHED):
        await harness.tables.propose_end(pair.id, users[0], harness.next_id)
        pair = await wait(harness, pair.id, 48)
        assert pair.status == expected, "after a week of inactivity nobody is waited for"


async def test_the_timeout_policy_applies_and_quitters_join_fewer_tables(
    harness: TablesHarness,
) -> None:
    lobby = await harness.lobby("toy", 3)
    await harness.tables.change_options(
        lobby.id,
        HOST,
        {},
        harness.next_id,
        time_control="1h 2h 1h",
        pauses="nights",
        empty_seat_default="takeover",
    )
    with pytest.raises(TableError):
        await harness.tables.change_options(
            lobby.id, HOST, {}, harness.next_id, empty_seat_default="nothing"
        )
    position = (await harness.tables.start(lobby.id, HOST, harness.next_id)).position
    (pending,) = position.table.pending
    await wait(harness, lobby.id, 3 + 48)
    asked = await question(harness, lobby.id)
    for seat in position.table.seats:
        if seat.seat != pending.seat:
            await say(harness, asked, seat.user_id, "remove")
    gone = next(person for person in PEOPLE if person.id == pending.user_id)
    opened = [await harness.lobby("toy", 0, host=gone) for _ in range(2)]
    with pytest.raises(TableError) as refused:
        await harness.lobby("toy", 0, host=gone)
    assert refused.value.text.key == "limit-left-table"
    elsewhere = await harness.lobby("toy", 0, host=OUTSIDER)
    with pytest.raises(TableError):
        await harness.tables.join(elsewhere.id, gone, harness.next_id)
    table = await wait(harness, lobby.id, 48)
    assert table.seats[pending.seat].occupant is Occupant.OFFERED, "nobody has voted"
    await harness.tables.seats.take_over(Request("mine", OUTSIDER), lobby.id)
    assert (await harness.tables.join(elsewhere.id, gone, harness.next_id)).seats
    assert len(opened) == 2


async def test_a_message_in_delivery_does_not_mention_a_player_whose_turn_ended(
    harness: TablesHarness,
) -> None:
    position, delivery = await game_with_short_clocks(harness), RecordingDelivery()
    (pending,) = position.table.pending
    await harness.tables.outbox(delivery).drain()
    await wait(harness, position.table.id, 3)
    seats = {"table_id": position.table.id, "seat": pending.seat}
    await harness.alter("seats", seats, computer_for_this_turn="easy")
    await harness.tables.outbox(delivery).drain()
    assert {"reminder", "overdue"}.isdisjoint(kind for kind, _ in delivery.kinds)
