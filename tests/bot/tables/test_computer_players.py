"""Computer players: who adds them, solo tables, empty seats, and watched games."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from functools import partial

import pytest

from bot.tables.computer import decisions
from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.fill_table import only_computers
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.options import OptionChanges
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Ending, Occupant, Status, Table
from bot.tables.history.turn import public
from bot.tables.session.service import TableService
from bot.tables.votes.open_votes import open_vote_rows
from engine.core import game, game_names
from engine.players.advice import Advice
from engine.players.strengths import EXPERT
from tests.bot.tables.computer_helpers import (
    act,
    choose_at_once,
    host_seat,
    let_computers_move,
    solo_game,
)
from tests.bot.tables.conftest import with_kinds_in_turn
from tests.bot.tables.harness import ADMIN, HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER, Position
from tests.thorough import by_turns


def by(harness: TablesHarness, person: Person = HOST) -> Request:
    return Request(str(harness.next_id), person)


async def play(harness: TablesHarness, position: Position) -> Position:
    """Make the host's first legal move and let the computer players answer."""
    return await let_computers_move(harness, await act(harness, position))


def is_too_fast(error: TableError) -> bool:
    return error.text.key == "table-too-fast-for-expert"


@pytest.mark.parametrize(
    ("time_control", "slow"),
    [("swift", False), ("5h 5d 1d", False), ("6h 1d 0d", True), ("relaxed", True), ("none", True)],
)
async def test_an_expert_needs_a_slow_table(
    harness: TablesHarness, time_control: str, *, slow: bool
) -> None:
    """The lobby refuses an expert, for a seat and for empty seats, or the fast time control."""
    computer, lobby = harness.tables.computer, harness.tables.lobby
    speed, empty = (
        OptionChanges(time_control=time_control),
        OptionChanges(empty_seat_default=EXPERT),
    )
    fast = nullcontext() if slow else pytest.raises(TableError, check=is_too_fast)
    of_seat, of_default, plain = [await harness.lobby("toy", 2) for _ in range(3)]
    await computer.add(by(harness), of_seat.id, EXPERT)
    await lobby.change_options(by(harness), of_default.id, empty)
    for table in (of_seat, of_default):
        with fast:
            await lobby.change_options(by(harness), table.id, speed)
    await lobby.change_options(by(harness), plain.id, speed)
    with fast:
        await computer.add(by(harness), plain.id, EXPERT)
    with fast:
        await lobby.change_options(by(harness), plain.id, empty)
    await computer.add(by(harness), plain.id, "hard")


async def test_a_running_game_with_an_expert_stays_slow(harness: TablesHarness) -> None:
    position = await solo_game(harness, (EXPERT,))
    with pytest.raises(TableError, check=is_too_fast):
        await harness.tables.time_control.propose(by(harness), position.table.id, "swift")
    table, vote = await harness.tables.time_control.propose(
        by(harness), position.table.id, "standard"
    )
    assert (table.time_control, vote) == ("standard", None)


async def test_computer_players_are_added_and_removed_in_the_lobby(harness: TablesHarness) -> None:
    table = await harness.lobby("toy", 2)
    for person in (PEOPLE[1], PEOPLE[2]):
        with pytest.raises(TableError) as refused:
            await harness.tables.computer.add(by(harness, person), table.id, "easy")
        assert refused.value.text.key == "table-host-only"
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.add(by(harness), table.id, "random")
    assert refused.value.text.key == "table-no-such-strength"
    for strength in ("easy", "hard"):
        table = await harness.tables.computer.add(by(harness), table.id, strength)
    assert table.names[2:] == ("Bot Odo", "Bot Ida")
    assert [seat.strength for seat in table.seats] == [None, None, "easy", "hard"]
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.add(by(harness), table.id, "easy")
    assert refused.value.text.key == "table-full"
    table = await harness.tables.join(table.id, PEOPLE[2], harness.next_id)
    assert table.names == ("Alice", "Bob", "Bot Odo", "Carol"), "people replace computer players"
    table = await harness.tables.computer.remove(by(harness), table.id, table.seats[2].user_id)
    assert table.names == ("Alice", "Bob", "Carol")
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.remove(by(harness), table.id, PEOPLE[1].id)
    assert refused.value.text.key == "table-computer-gone"
    await harness.tables.computer.add(by(harness), table.id, "medium")
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.allow(by(harness), table.id, allowed=False)
    assert refused.value.text.key == "table-admin-only"
    table = await harness.tables.computer.allow(by(harness, ADMIN), table.id, allowed=False)
    assert (table.computer_players, len(table.seats)) == (False, 3)
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.add(by(harness), table.id, "easy")
    assert refused.value.text.key == "table-computers-forbidden"
    await harness.tables.computer.allow(by(harness, ADMIN), table.id, allowed=True)
    await harness.tables.computer.add(by(harness), table.id, "easy")
    for person in PEOPLE[:3]:
        assert table.status is Status.LOBBY
        table = await harness.tables.leave(table.id, person.id, harness.next_id)
    assert table.status is Status.CANCELLED, "computer players do not wait for people"


async def test_a_solo_game_is_played_to_its_end(harness: TablesHarness) -> None:
    position = await solo_game(harness, ("easy", "medium", "hard"))
    assert position.table.solo
    assert position.table.hints
    delivery, boards = RecordingDelivery(), 0
    outbox = harness.tables.outbox(delivery)
    await outbox.drain()
    assert [message.kind for message in delivery.outbox_messages] == ["lobby", "board"]
    position = await play(harness, position)
    while position.table.status is Status.RUNNING:
        assert position.game.to_move(position.state) == (host_seat(position),), (
            "they answer immediately"
        )
        assert [pending.seat for pending in position.table.pending] == [host_seat(position)]
        before = len(delivery.outbox_messages)
        await outbox.drain()
        (board,) = delivery.outbox_messages[before:]
        boards += 1
        assert (board.kind, board.turn is not None) == ("board", True)
        assert board.turn is not None
        assert board.turn.asked == (host_seat(position),)
        position = await play(harness, position)
    log = await harness.tables.log(position.table.id, 0, 1000)
    thought = [entry for entry in log if entry.kind == "computer-move"]
    assert {entry.seat for entry in thought} == {0, 1, 2, 3} - {host_seat(position)}
    assert all(entry.user_id is None for entry in thought)
    assert any(entry.data.get("aims") for entry in thought)
    assert boards < len(thought), "several of their moves are one message"
    verified = await harness.tables.verify(position.table.id)
    assert verified.holds
    names = (await harness.tables.record(position.table.id, None)).record.names
    assert sorted(name.split()[0] for name in names) == ["Alice", "Bot", "Bot", "Bot"]


async def test_a_solo_player_needs_no_consent(harness: TablesHarness) -> None:
    position = await solo_game(harness, ("medium",))
    after = await play(harness, position)
    assert after.table.moves > position.table.moves + 1, "the computer player has moved since"
    assert await harness.tables.undo_asks(position.table.id, HOST.id) == 0
    undone = await harness.tables.undo(position.table.id, HOST.id, harness.next_id)
    assert undone.vote is None
    back = await harness.tables.position(position.table.id)
    assert back.state.to_json() == position.state.to_json()
    again = await play(harness, back)
    assert again.state.to_json() == after.state.to_json(), "the same search with the same seed"
    assert await harness.tables.game_end.require_endable(HOST, position.table.id), (
        "no other consent is needed"
    )
    ended = await harness.tables.propose_end(position.table.id, HOST.id, harness.next_id)
    assert ended.vote is None
    with pytest.raises(TableClosed):
        await harness.tables.game_end.require_endable(HOST, position.table.id)
    for count, won in ((1, 1), (2, 0)):
        left = await solo_game(harness, ("easy",) * count)
        gone = await harness.tables.resign(left.table.id, HOST.id, harness.next_id)
        assert (gone.table.ending, len(gone.table.winners)) == (Ending.RESIGNED, won)


async def test_computer_players_have_no_vote_no_clock_and_no_mentions(
    harness: TablesHarness,
) -> None:
    table = await harness.lobby("toy", 2)
    await harness.tables.computer.add(by(harness), table.id, "easy")
    await harness.tables.change_options(
        table.id, HOST, {}, harness.next_id, time_control="standard"
    )
    await harness.tables.start(table.id, HOST, harness.next_id)
    position = await harness.tables.position(table.id)
    for _ in range(12):
        to_move = position.game.to_move(position.state)
        for pending in position.table.pending:
            person = position.table.seats[pending.seat].person
            assert (pending.due is not None, pending.deadline is not None) == (person, person)
        people = [seat for seat in to_move if position.table.seats[seat].person]
        if people:
            move = next(iter(position.game.moves(position.state, people[0])))
            position = (await harness.say(position, people[0], move)).position
        else:
            position = await let_computers_move(harness, position.table)
    asked = await harness.tables.propose_end(table.id, HOST.id, harness.next_id)
    assert asked.vote is not None
    assert set(asked.vote.votes) == set(position.table.people)
    other = next(p for p in PEOPLE[:2] if p.id != HOST.id)
    carried = await harness.tables.vote(asked.vote.id, other.id, True, harness.next_id)
    assert carried.table.status is Status.FINISHED


async def test_a_computer_player_fills_an_empty_seat_and_gives_it_back(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 3)
    table, gone = position.table, position.table.seats[1]
    for seat, who, key in (
        (1, ADMIN, "table-seat-is-played"),
        (7, ADMIN, "table-no-such-seat"),
        (1, PEOPLE[0], "table-admin-only"),
    ):
        with pytest.raises(TableError) as refused:
            await harness.tables.computer.give_seat(by(harness, who), table.id, seat, "easy")
        assert refused.value.text.key == key
    await harness.tables.resign(table.id, gone.user_id, harness.next_id)
    table = await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, "hard")
    assert table.seats[1].occupant is Occupant.COMPUTER
    assert table.names[1] == f"Bot {gone.name}", "not mistaken for the person"
    with pytest.raises(TableError) as refused:
        await harness.tables.resign(table.id, gone.user_id, harness.next_id)
    assert refused.value.text.key == "table-computer-plays"
    table = await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, "easy")
    assert table.seats[1].strength == "easy"
    position = await let_computers_move(harness, table)
    table = await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, None)
    assert (table.names[1], table.seats[1].person) == (gone.name, True)
    logged = [entry.kind for entry in await harness.tables.log(table.id, 0, 100)]
    assert logged.count("seat-computer") == 2
    with pytest.raises(TableError) as refused:
        await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, None)
    assert refused.value.text.key == "table-seat-not-taken"
    events = [e.kind for e in await harness.tables.news(table.id, 0)]
    assert [kind for kind in events if kind.startswith("table-")] == [
        "table-resigned",
        "table-played-on",
        "table-played-on",
        "table-seat-returned",
    ]


async def test_an_occupied_seat_is_not_put_to_the_vote(harness: TablesHarness) -> None:
    service = harness.tables.service
    position = await harness.game("toy", 3)
    table, gone = position.table, position.table.seats[1]
    await harness.tables.resign(table.id, gone.user_id, harness.next_id)
    open_ones = partial(service.store.read, lambda session: open_vote_rows(session, table.id))
    assert [row.kind for row in await open_ones()] == ["empty-seat"]
    await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, "easy")
    assert await open_ones() == [], "a late vote would remove the computer player"
    table = await harness.tables.computer.give_seat(by(harness, ADMIN), table.id, 1, None)
    assert table.seats[1].person


async def watched_game(harness: TablesHarness, name: str) -> Table:
    """Start a game of computer players only, which the host watches."""
    return await harness.tables.open_table(
        guild_id=SERVER,
        channel_id=next(harness.channels),
        user=HOST,
        game=name,
        seats=min(game(name).seat_counts),
        options={},
        language="en",
        interaction_id=harness.next_id,
        then=only_computers(HOST, "easy"),
    )


@pytest.mark.parametrize(
    ("url", "name"), by_turns(with_kinds_in_turn(reversed(game_names())), 0, 3), indirect=["url"]
)
async def test_a_game_of_computer_players_only_ends(harness: TablesHarness, name: str) -> None:
    table = await watched_game(harness, name)
    assert {seat.occupant for seat in table.seats} == {Occupant.COMPUTER}
    finished = (await let_computers_move(harness, table)).table
    assert (finished.status, finished.ending) == (Status.FINISHED, Ending.PLAYED)
    assert finished.winners


async def test_a_watched_game_uses_full_searches_and_shows_every_move(
    harness: TablesHarness,
) -> None:
    table = await watched_game(harness, "toy")
    turn = await harness.tables.history.read_turn_in(table.channel_id, public)
    assert TableEvent.COMPUTER_TOOK_SEAT not in {event.kind for event in turn.news}, (
        "no seat was abandoned"
    )
    efforts: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        efforts.append(asked.effort)
        return await choose_at_once(asked)

    await ComputerLoop(harness.tables.service, noted, lanes=1).drain()
    assert len(efforts) > len(decisions.EFFORT_BY_MOVE)
    assert set(efforts) == {1.0}
    rows = (await harness.rows("outbox"))["outbox"]
    assert sum("board" in row for row in rows) == len(efforts)
    assert not any("thinking" in row for row in rows)


async def test_a_watched_game_pauses_before_each_move(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await watched_game(harness, "toy")
    asked, question = asyncio.Event(), decisions.next_request

    async def noted(service: TableService, table_id: int) -> MoveRequest | None:
        asked.set()
        return await question(service, table_id)

    monkeypatch.setattr(decisions, "next_request", noted)
    thinking = ComputerLoop(harness.tables.service, choose_at_once, lanes=1)
    thinking.pauses[table.id] = 3600.0
    running = asyncio.create_task(thinking.run())
    await asked.wait()
    thinking.stop()
    await running
    assert (await harness.tables.position(table.id)).table.moves == 0
