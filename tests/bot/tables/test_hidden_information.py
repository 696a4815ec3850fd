"""Logs, recaps and records keep the seed and what a player hides from the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.tables.domain.table import Status
from bot.tables.history.steps import LATEST_STEP
from bot.tables.history.turn import public
from engine.core.record import state_hash
from engine.core.record_reader import read_record
from tests.bot.tables.harness import PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import Position


def moves(entries: Any) -> list[str | None]:
    """Return the moves of log entries."""
    return [entry.move or None for entry in entries if entry.number]


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
