"""Log, recap and record: complete for those concerned, and no secrets for others."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from bot.store.models.table import OutboxRow
from bot.tables.domain.errors import TableClosed
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import Turn
from bot.tables.history.steps import LATEST_STEP
from bot.tables.history.turn import full_turn, person, public
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event
from engine.core.record import read_record, state_hash
from tests.bot.tables.harness import PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import Position


def moves(entries: Any) -> list[str | None]:
    """Return the moves of log entries."""
    return [entry.move or None for entry in entries if entry.number]


async def test_the_log_lists_lobby_start_and_moves_in_pages(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game(players=2), 6)
    table_id = position.table.id
    log = await harness.tables.log(table_id, 0, 100)
    assert [entry.kind for entry in log] == ["open", "join", "start", *["move"] * 6]
    assert [entry.sequence for entry in log] == list(range(1, 10))
    assert log[2].events
    assert log[-1].at == harness.clock.now()
    pages: list[LogEntry] = []
    while page := await harness.tables.log(table_id, pages[-1].sequence if pages else 0, 4):
        pages += page
    assert pages == list(log)
    assert await harness.tables.log(table_id, -1, 3) == list(log)[-3:]


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


async def game_with_buried_card(harness: TablesHarness) -> tuple[Position, int]:
    """Play a game in which a seat has drawn a card and buried one."""
    position = await harness.until(await harness.game("toy", 2), "turn")
    seat = position.game.to_move(position.state)[0]
    position = (await harness.say(position, seat, "draw")).position
    buried = next(iter(position.game.moves(position.state, seat)))
    return (await harness.say(position, seat, buried)).position, seat


async def test_drawn_and_buried_cards_are_shown_to_their_seat_only(harness: TablesHarness) -> None:
    position, seat = await game_with_buried_card(harness)
    table_id = position.table.id
    own = await harness.tables.log(table_id, -1, 2, viewer=seat)
    assert [event.secret is not None for entry in own for event in entry.events] == [True, True]
    assert None not in moves(own)
    for viewer in (None, 1 - seat):
        log = await harness.tables.log(table_id, -1, 2, viewer=viewer)
        assert [event.secret for entry in log for event in entry.events] == [None, None]
        assert moves(log) == ["draw", None]
    assert await harness.tables.recap(table_id, 1 - seat, private=True)
    for event in await harness.tables.recap(table_id, 1 - seat, private=True):
        assert event.secret is None


async def test_a_running_games_record_has_the_seed_hash_and_no_secret_moves(
    harness: TablesHarness,
) -> None:
    position, seat = await game_with_buried_card(harness)
    user = position.table.seats[seat].user_id
    public = (await harness.tables.record(position.table.id, None)).record
    assert public.seed is None
    assert public.hash == position.table.seed_hash
    assert not [played.move for played in public.moves if played.move.startswith("bury")]
    own = (await harness.tables.record(position.table.id, user)).record
    assert own.seed is None
    assert [played.move for played in own.moves if played.move.startswith("bury")]
    assert read_record(public.text()).text() == public.text()


async def test_sealed_answers_are_revealed_when_all_are_in(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3, {"stakes": "high"}), "bid")
    table_id = position.table.id
    start = position.sequence
    for move in ("bid north", "bid 1", "bid south", "bid 2"):
        await harness.say(position, 0, move)
    assert moves(await harness.tables.log(table_id, start, 9)) == [None] * 4
    assert moves(await harness.tables.log(table_id, start, 9, viewer=1)) == [None] * 4
    assert None not in moves(await harness.tables.log(table_id, start, 9, viewer=0))
    before = (await harness.tables.record(table_id, None)).record.moves
    assert not [played for played in before[-4:] if played.move.startswith("bid")]
    for seat in (1, 2):
        await harness.say(position, seat, "bid north")
        await harness.say(position, seat, "bid 0")
    log = await harness.tables.log(table_id, start, 20)
    assert moves(log) == [None, None, "bid south", "bid 2", *["bid north", "bid 0"] * 2]
    made = (await harness.tables.record(table_id, None)).record
    assert [played.move for played in made.moves[-6:]] == moves(log)[2:]


async def test_an_undo_reveals_no_sealed_answers(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3, {"stakes": "high"}), "bid")
    table_id, start = position.table.id, position.sequence
    users = [seat.user_id for seat in position.table.seats]
    for move in ("bid north", "bid 1"):
        await harness.say(position, 0, move)
    assert (await harness.tables.undo(table_id, users[0], harness.next_id)).vote is None
    assert moves(await harness.tables.log(table_id, start, 20)) == [None] * 2
    await harness.say(position, 0, "bid 0")
    for move in ("bid south", "bid 0"):
        await harness.say(position, 1, move)
    opened = await harness.tables.undo(table_id, users[0], harness.next_id)
    assert opened.vote is not None
    for user in users[1:]:
        await harness.tables.vote(opened.vote.id, user, True, harness.next_id)
    now = await harness.tables.position(table_id)
    assert now.game.to_move(now.state) == (0, 1, 2)
    for seat in (None, 2):
        assert set(moves(await harness.tables.log(table_id, start, 30, viewer=seat))) == {None}
    public = (await harness.tables.record(table_id, users[2])).record
    assert not [played for played in public.moves if "south" in played.move]
    await harness.say(position, 0, "bid 1")
    for seat in (1, 2):
        await harness.say(position, seat, "bid north")
        await harness.say(position, seat, "bid 0")
    entries = await harness.tables.log(table_id, start, 40)
    shown = [(entry.seat, entry.move) for entry in entries if entry.number and entry.move]
    assert [pair for pair in shown if pair[0] == 0] == [(0, "bid north"), (0, "bid 1")]
    assert (await harness.tables.verify(table_id)).holds


async def test_a_replaced_sealed_answer_stays_hidden_and_the_record_replays(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 2), "bid")
    for move in ("bid 0", "bid 1", "bid 0"):
        await harness.say(position, 1, move)
    over = await harness.random((await harness.say(position, 0, "bid 0")).position, 500)
    assert over.table.status == Status.FINISHED
    made = (await harness.tables.record(over.table.id, None)).record
    assert len(made.moves) == over.table.moves - 2
    assert state_hash(made.replay()) == made.final


async def test_reasons_that_reveal_a_hand_are_shown_once_the_game_is_over(
    harness: TablesHarness,
) -> None:
    """A computer player's reasons may tell what it holds."""
    position = await harness.random(await harness.game(players=2))
    table_id, sequence = position.table.id, position.sequence
    (entry,) = await harness.tables.log(table_id, sequence - 1, 1)
    data = {**entry.data, "aims": [["food", None]], "in_secret": True}
    await harness.alter("actions", {"table_id": table_id, "sequence": sequence}, data=data)

    async def reasons_shown() -> set[bool]:
        step = await harness.tables.history.read_step(table_id, public, LATEST_STEP)
        (entry,) = await harness.tables.log(table_id, sequence - 1, 1)
        return {"aims" in shown.data for shown in (step.entry, entry)}

    assert await reasons_shown() == {False}
    await harness.tables.resign(table_id, position.table.seats[0].user_id, harness.next_id)
    assert await reasons_shown() == {True}


async def test_a_finished_games_record_is_complete(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 4), 500)
    file = await harness.tables.record(over.table.id, None)
    assert file.filename == f"toy-{over.table.id}.txt"
    assert read_record(file.record.text()).replay()
    assert None not in moves(await harness.tables.log(over.table.id, 0, 500))
    found = await harness.tables.verify(over.table.id)
    assert found.seed == file.record.seed


async def test_a_lobby_has_no_record_and_no_position(harness: TablesHarness) -> None:
    table = await harness.lobby()
    for attempt in (
        harness.tables.record(table.id, None),
        harness.tables.verify(table.id),
        harness.tables.position(table.id),
        harness.tables.repair(table.id),
    ):
        with pytest.raises(TableClosed):
            await attempt


async def test_nothing_shown_of_a_running_game_contains_the_seed(
    harness: TablesHarness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    position = await harness.random(await harness.game("toy", 3), 12)
    table_id = position.table.id
    seed = next(
        value
        for value in (await harness.rows("tables"))["tables"][0]
        if isinstance(value, str) and len(value) == 32
    )
    shown = [
        repr(position.table),
        repr(await harness.tables.log(table_id, 0, 100)),
        repr(await harness.tables.recap(table_id, 0)),
        (await harness.tables.record(table_id, PEOPLE[0].id)).record.text(),
        repr(await harness.tables.verify(table_id)),
        json.dumps(position.state.to_json()),
        caplog.text,
    ]
    assert [text for text in shown if seed in text] == []


async def test_remembered_values_survive_a_restart(harness: TablesHarness) -> None:
    assert await harness.tables.recall("commands") is None
    await harness.tables.remember("commands", "a")
    await harness.tables.remember("commands", "b")
    await harness.restart()
    assert await harness.tables.recall("commands") == "b"
