"""Early ends: by consent, by an admin and by resignation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.presentation.scores import score_lines
from bot.presentation.text_board import board_parts
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import NotSeated, TableClosed, TableError
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.table import Ending, Status
from bot.tables.domain.votes import Vote
from bot.tables.votes import open_votes
from engine.caylus1303.state import Caylus1303State
from engine.core import Event
from tests.bot.tables.harness import ADMIN, OUTSIDER, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import Position


def user_of(position: Position, seat: int) -> str:
    """Return the user in a seat."""
    return position.table.seats[seat].user_id


async def test_a_unanimous_vote_ends_the_game_without_a_winner(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(), 10)
    table_id = position.table.id
    opened = await harness.tables.propose_end(table_id, user_of(position, 0), harness.next_id)
    assert opened.vote is not None
    vote_id = opened.vote.id
    assert [p.id for p in await harness.tables.open_votes(table_id)] == [vote_id]
    await harness.tables.vote(vote_id, user_of(position, 1), True, harness.next_id)
    vote = await harness.tables.vote(vote_id, user_of(position, 2), True, harness.next_id)
    table = vote.table
    assert (table.status, table.ending, table.winners) == (Status.FINISHED, Ending.CONSENT, ())
    assert table.pending == ()
    assert (await harness.tables.read_vote(vote_id)).status == "accepted"
    assert (await harness.tables.verify(table_id)).seed is not None
    made = (await harness.tables.record(table_id, None)).record
    made.replay()


async def test_a_rejected_end_continues_the_game(harness: TablesHarness) -> None:
    position = await harness.game()
    opened = await harness.tables.propose_end(
        position.table.id, user_of(position, 0), harness.next_id
    )
    assert opened.vote is not None
    with pytest.raises(TableError) as refused:
        await harness.tables.propose_end(position.table.id, user_of(position, 1), harness.next_id)
    assert refused.value.text.key == "table-end-open"
    with pytest.raises(NotSeated):
        await harness.tables.vote(opened.vote.id, OUTSIDER.id, True, harness.next_id)
    withdrawn = await harness.tables.vote(
        opened.vote.id, user_of(position, 0), False, harness.next_id
    )
    assert withdrawn.vote is not None
    assert withdrawn.vote.status == "refused"
    assert (await harness.random(position)).table.status == Status.RUNNING


async def test_a_repeated_proposal_is_one_vote(harness: TablesHarness) -> None:
    position = await harness.game()
    opened = [
        await harness.tables.propose_end(position.table.id, user_of(position, 0), 9000)
        for _ in range(2)
    ]
    first, again = opened
    assert first.vote is not None
    assert again.vote is not None
    assert first.vote == again.vote


async def test_autopilot_plays_for_a_resigned_seat(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("caylus", 3), 9)
    seat = position.game.to_move(position.state)[0]
    resigned = await harness.tables.resign(
        position.table.id, user_of(position, seat), harness.next_id
    )
    assert resigned.table.seats[seat].empty
    after = await harness.tables.log(position.table.id, position.sequence, 10)
    assert [entry.kind for entry in after[:2]] == ["resign", "autopilot-move"]
    assert {entry.seat for entry in after} == {seat}
    now = await harness.now(resigned)
    played = 0
    while now.table.status == Status.RUNNING:
        assert seat not in now.game.to_move(now.state)
        assert seat not in [pending.seat for pending in now.table.pending]
        now = await harness.random(now)
        played += 1
    assert played > 10
    assert seat not in now.table.winners
    assert now.table.winners
    assert (await harness.tables.verify(now.table.id)).holds
    kinds = {entry.kind for entry in await harness.tables.log(now.table.id, 0, 1000)}
    assert {"resign", "autopilot-move", "move"} <= kinds


async def test_a_resigned_player_can_do_nothing(harness: TablesHarness) -> None:
    position = await harness.game()
    user = user_of(position, 0)
    await harness.tables.resign(position.table.id, user, harness.next_id)
    for attempt in (
        harness.say(position, 0, "pass"),
        harness.tables.undo(position.table.id, user, harness.next_id),
        harness.tables.propose_end(position.table.id, user, harness.next_id),
        harness.tables.resign(position.table.id, user, harness.next_id),
    ):
        with pytest.raises(NotSeated) as refused:
            await attempt
        assert refused.value.text.key == "table-you-resigned"
    assert position.table.id not in [t.id for t in await harness.tables.tables_of(user)]


async def test_the_last_remaining_player_wins(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("caylus", 3), 7)
    await harness.tables.resign(position.table.id, user_of(position, 2), harness.next_id)
    ended = await harness.tables.resign(position.table.id, user_of(position, 0), 9000)
    assert (ended.table.status, ended.table.ending) == (Status.FINISHED, Ending.RESIGNED)
    assert ended.table.winners == (1,)
    again = await harness.tables.resign(position.table.id, user_of(position, 0), 9000)
    assert again.table == ended.table


async def test_resigning_during_a_sealed_question_answers_it(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    await harness.say(position, 0, "bid 0")
    resigned = await harness.tables.resign(position.table.id, user_of(position, 1), harness.next_id)
    assert [pending.seat for pending in resigned.table.pending] == [2]
    moved = await harness.say(position, 2, "bid 0", sequence=position.sequence)
    assert "bridge" in [event.kind for event in moved.events]


async def test_autopilot_moves_for_a_resigned_seat_after_each_move(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "turn")
    seat = position.game.to_move(position.state)[0]
    gone = (seat + 1) % 3
    if position.state.stack[-2][:2] != ("turn", gone):
        passed = await harness.say(position, seat, "pass")
        position = await harness.until(passed.position, "turn")
        seat = position.game.to_move(position.state)[0]
        gone = (seat + 1) % 3
    await harness.tables.resign(position.table.id, user_of(position, gone), harness.next_id)
    moved = await harness.say(position, seat, "pass")
    log = await harness.tables.log(position.table.id, 0, 99)
    forced = next(entry for entry in log if entry.kind == "autopilot-move")
    assert (forced.seat, forced.move) == (gone, "pass")
    assert moved.table.sequence >= forced.sequence
    again = await harness.tables.undo(position.table.id, user_of(position, seat), harness.next_id)
    assert again.vote is None
    assert again.table.moves == position.table.moves


async def test_resignation_closes_open_votes_and_its_ballot_no_longer_counts(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game("caylus", 3), 5)
    opened = await harness.tables.propose_end(
        position.table.id, user_of(position, 0), harness.next_id
    )
    assert opened.vote is not None
    await harness.tables.resign(position.table.id, user_of(position, 2), harness.next_id)
    with pytest.raises(TableClosed):
        await harness.tables.vote(opened.vote.id, user_of(position, 1), True, harness.next_id)
    opened = await harness.tables.propose_end(
        position.table.id, user_of(position, 0), harness.next_id
    )
    assert opened.vote is not None
    vote = await harness.tables.vote(opened.vote.id, user_of(position, 1), True, harness.next_id)
    assert vote.table.ending == Ending.CONSENT


async def test_a_lobby_cannot_be_resigned(harness: TablesHarness) -> None:
    table = await harness.lobby()
    with pytest.raises(TableClosed):
        await harness.tables.resign(table.id, table.seats[0].user_id, harness.next_id)


async def test_a_finished_table_asks_nobody(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(players=2), 7)
    assert position.state.stack
    user = position.table.seats[0].user_id
    ended = await harness.tables.resign(position.table.id, user, harness.next_id)
    assert ended.table.status == Status.FINISHED
    over = await harness.tables.position(position.table.id)
    for state in (over.state, (await harness.tables.turn(position.table.id)).view):
        assert state.over
        assert over.game.to_move(state) == ()
    assert (await harness.tables.verify(position.table.id)).holds


async def test_recap_and_news_name_the_resigned_player(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(players=3), 4)
    (seat,) = position.game.to_move(position.state)
    quitter = next(s for s in position.table.seats if s.seat != seat)
    since = position.sequence
    await harness.tables.resign(position.table.id, quitter.user_id, harness.next_id)
    left = Event(TableEvent.RESIGNED, quitter.seat, {})
    assert left in await harness.tables.news(position.table.id, since)
    assert left in await harness.tables.recap(position.table.id, seat)
    assert await harness.tables.news(position.table.id, since + 1) == []


async def test_an_admin_ends_a_game_without_a_winner(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game(), 10)
    table_id = position.table.id
    ended = await harness.tables.end_by_admin(table_id, ADMIN, harness.next_id)
    assert (ended.status, ended.ending) == (Status.FINISHED, Ending.ADMIN)
    assert (ended.winners, ended.pending) == ((), ())
    assert (await harness.tables.verify(table_id)).holds
    with pytest.raises(TableClosed):
        await harness.tables.end_by_admin(table_id, ADMIN, harness.next_id)
    assert (await harness.lobby(channel=ended.channel_id)).status == Status.LOBBY


async def test_an_early_end_reveals_points_and_names_no_winner(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game("caylus1303", 3), 30)
    assert isinstance(position.state, Caylus1303State)
    await harness.tables.end_by_admin(position.table.id, ADMIN, harness.next_id)
    spoken = TurnText.of(await harness.tables.turn(position.table.id))
    (now, *_) = board_parts(spoken)
    shown = "\n".join([*now, *score_lines(spoken)])
    assert "Ended by an admin, without a winner." in shown
    assert "Won by" not in shown
    assert "?" not in shown
    assert f"round {position.state.to_json()['round']} · game over" in shown


async def test_autopilot_plays_for_a_player_whom_an_admin_removed(harness: TablesHarness) -> None:
    position = await harness.game("toy", 3)
    seat = position.game.to_move(position.state)[0]
    await harness.tables.freeable(position.table.id, ADMIN, seat)
    removed = await harness.tables.free(position.table.id, ADMIN, seat, 9100)
    assert (removed.table.status, removed.table.seats[seat].empty) == (Status.RUNNING, True)
    now = await harness.now(removed)
    assert seat not in now.game.to_move(now.state)
    assert await harness.tables.free(position.table.id, ADMIN, seat, 9100) == removed
    entry = next(
        e for e in await harness.tables.log(position.table.id, 0, 99) if e.kind == "remove-player"
    )
    assert (entry.seat, entry.user_id) == (seat, ADMIN.id)
    news = await harness.tables.news(position.table.id, position.sequence)
    assert Event(TableEvent.PLAYER_REMOVED, seat, {}) in news
    for wrong, key in ((seat, "table-seat-is-empty"), (3, "table-no-such-seat")):
        with pytest.raises(TableError) as refused:
            await harness.tables.free(position.table.id, ADMIN, wrong, harness.next_id)
        assert refused.value.text.key == key
    with pytest.raises(NotSeated):
        await harness.say(now, seat, "pass")


async def test_the_last_player_wins_when_the_others_are_removed(harness: TablesHarness) -> None:
    table = (await harness.game("toy", 2)).table
    ended = await harness.tables.free(table.id, ADMIN, 0, harness.next_id)
    assert (ended.table.ending, ended.table.winners) == (Ending.RESIGNED, (1,))


async def test_concurrent_votes_are_counted_together(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last yes is cast while another is being counted, and still carries the vote."""
    position = await harness.game()
    users = [seat.user_id for seat in position.table.seats]
    opened = await harness.tables.propose_end(position.table.id, users[0], harness.next_id)
    assert opened.vote is not None
    await harness.tables.vote(opened.vote.id, users[1], True, harness.next_id)
    vote_from_row, read = open_votes.vote_from_row, 0

    def as_read_before_the_other(*given: Any) -> Vote:
        nonlocal read
        read += 1
        found = vote_from_row(*given)
        return replace(found, votes={**found.votes, 1: None}) if read == 2 else found

    monkeypatch.setattr("bot.tables.votes.cast.vote_from_row", as_read_before_the_other)
    voted = await harness.tables.vote(opened.vote.id, users[2], True, harness.next_id)
    assert voted.vote is not None
    assert voted.vote.status == "accepted"
    assert voted.table.status == Status.FINISHED


async def test_a_move_by_an_undecided_player_cancels_the_vote_to_end(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    mover = position.game.to_move(position.state)[0]
    others = [seat.user_id for seat in position.table.seats if seat.seat != mover]
    await harness.tables.propose_end(position.table.id, others[0], harness.next_id)
    (asked,) = await harness.tables.open_votes(position.table.id)
    user = position.table.seats[mover].user_id
    await harness.tables.vote(asked.id, user, True, harness.next_id)
    position = await harness.random(position)
    assert await harness.tables.open_votes(position.table.id), "a player who agreed may continue"
    while await harness.tables.open_votes(position.table.id):
        seat = position.game.to_move(position.state)[0]
        last = position.table.seats[seat].user_id
        position = await harness.random(position)
    assert last == others[1], "nor does a move by the proposer cancel the vote"
    assert (await harness.tables.read_vote(asked.id)).status == "expired"
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    assert "vote-update" in {kind for kind, _ in delivery.kinds}, "its buttons disappear"
