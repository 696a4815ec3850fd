"""Opponents at a table: who seats them, how they move, and when a table is played alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from bot.tables.computer import choose_move, computer_seats, effort
from bot.tables.computer.choose_move import MoveRequest
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import Ended, ProposalOpened, Undone
from bot.tables.domain.table import Ending, Occupant, Status, Table
from bot.tables.domain.table_events import PLAYED_ON
from bot.tables.history.turn import public, read_turn_in
from bot.tables.play import early_end
from bot.tables.session.service import TableService
from bot.tables.votes.open import open_vote_rows
from engine.core import game, game_names
from engine.players.advice import Advice
from engine.players.port import choose
from tests.bot.tables.bench import HOST, ORGANISER, PEOPLE, Bench, Post
from tests.bot.tables.steward import SERVER, Position


async def think(asked: MoveRequest) -> Advice:
    """At once, in this process."""
    return choose(asked.game, asked.view, asked.seat, asked.strength, asked.seed)


def by(bench: Bench, person: Person = HOST) -> Request:
    return Request(str(bench.next_id), person)


async def alone(
    bench: Bench, strengths: Sequence[str] = ("easy",), game: str = "toy", **agreed: Any
) -> Position:
    """A game of the host against opponents, who have moved where they are asked first."""
    table = await bench.steward.open_table(
        guild_id=SERVER,
        channel_id=next(bench.channels),
        user=HOST,
        game=game,
        seats=len(strengths) + 1,
        options={},
        language="en",
        interaction_id=bench.next_id,
        then=computer_seats.seat_all_computers(HOST, strengths),
        **agreed,
    )
    return await drained(bench, table)


async def drained(bench: Bench, table: Table) -> Position:
    """The table once no opponent is asked any more."""
    await ComputerLoop(bench.steward.service, think, lanes=1).drain()
    return await bench.steward.position(table.id)


def mine(position: Position) -> int:
    seat = position.table.seat_of(HOST.id)
    assert seat is not None
    return seat.seat


async def act(bench: Bench, position: Position) -> Table:
    """The host takes the first choice there is."""
    move = next(iter(position.game.moves(position.state, mine(position))))
    return (await bench.say(position, mine(position), move)).table


async def play(bench: Bench, position: Position) -> Position:
    """The same, and the opponents answer."""
    return await drained(bench, await act(bench, position))


async def test_opponents_are_seated_and_taken_away_in_the_lobby(bench: Bench) -> None:
    service = bench.steward.service
    table = await bench.lobby("toy", 2)
    for person in (PEOPLE[1], PEOPLE[2]):
        with pytest.raises(TableError) as refused:
            await computer_seats.add_computer(service, by(bench, person), table.id, "easy")
        assert refused.value.text.key == "table-host-only"
    with pytest.raises(TableError) as refused:
        await computer_seats.add_computer(service, by(bench), table.id, "random")
    assert refused.value.text.key == "table-no-such-strength"
    for strength in ("easy", "hard"):
        table = await computer_seats.add_computer(service, by(bench), table.id, strength)
    assert table.names[2:] == ("Bot Odo", "Bot Ida")
    assert [seat.strength for seat in table.seats] == [None, None, "easy", "hard"]
    with pytest.raises(TableError) as refused:
        await computer_seats.add_computer(service, by(bench), table.id, "easy")
    assert refused.value.text.key == "table-full"
    table = await bench.steward.join(table.id, PEOPLE[2], bench.next_id)
    assert table.names == ("Alice", "Bob", "Bot Odo", "Carol"), "people go before opponents"
    table = await computer_seats.remove_computer(
        service, by(bench), table.id, table.seats[2].user_id
    )
    assert table.names == ("Alice", "Bob", "Carol")
    with pytest.raises(TableError) as refused:
        await computer_seats.remove_computer(service, by(bench), table.id, PEOPLE[1].id)
    assert refused.value.text.key == "table-opponent-gone"
    await computer_seats.add_computer(service, by(bench), table.id, "medium")
    with pytest.raises(TableError) as refused:
        await computer_seats.allow_computers(service, by(bench), table.id, allowed=False)
    assert refused.value.text.key == "table-organiser-only"
    table = await computer_seats.allow_computers(
        service, by(bench, ORGANISER), table.id, allowed=False
    )
    assert (table.opponents, len(table.seats)) == (False, 3)
    with pytest.raises(TableError) as refused:
        await computer_seats.add_computer(service, by(bench), table.id, "easy")
    assert refused.value.text.key == "table-opponents-forbidden"
    await computer_seats.allow_computers(service, by(bench, ORGANISER), table.id, allowed=True)
    await computer_seats.add_computer(service, by(bench), table.id, "easy")
    for person in PEOPLE[:3]:
        assert table.status is Status.LOBBY
        table = await bench.steward.leave(table.id, person.id, bench.next_id)
    assert table.status is Status.CANCELLED, "opponents do not wait for people"


async def test_strengths_stored_under_their_old_names_are_read(bench: Bench) -> None:
    table = (await alone(bench, ("easy", "easy"))).table
    old = (
        "UPDATE seats SET strength = 'strong' WHERE table_id = :table AND strength = 'easy'",
        "UPDATE tables SET vacant = 'middle' WHERE id = :table",
    )
    queries = [text(statement).bindparams(table=table.id) for statement in old]
    await bench.store.write(lambda session: [session.execute(query) for query in queries])
    table = await bench.steward.table(table.id)
    assert {seat.strength for seat in table.seats} == {None, "hard"}
    assert table.vacant == "medium"


async def test_a_game_alone_against_opponents_goes_on_to_its_end(bench: Bench) -> None:
    position = await alone(bench, ("easy", "medium", "hard"))
    assert position.table.solo
    assert position.table.help
    post, boards = Post(), 0
    outbox = bench.steward.outbox(post)
    await outbox.drain()
    assert [parcel.kind for parcel in post.outbox_messages] == ["lobby", "board"]
    position = await play(bench, position)
    while position.table.status is Status.RUNNING:
        assert position.game.to_move(position.state) == (mine(position),), "they answer at once"
        assert [owed.seat for owed in position.table.owing] == [mine(position)]
        before = len(post.outbox_messages)
        await outbox.drain()
        (told,) = post.outbox_messages[before:]
        boards += 1
        assert (told.kind, told.turn is not None) == ("board", True)
        assert told.turn is not None
        assert told.turn.asked == (mine(position),)
        position = await play(bench, position)
    log = await bench.steward.log(position.table.id, 0, 1000)
    thought = [entry for entry in log if entry.kind == "opponent"]
    assert {entry.seat for entry in thought} == {0, 1, 2, 3} - {mine(position)}
    assert all(entry.user_id is None for entry in thought)
    assert any(entry.data.get("aims") for entry in thought)
    assert boards < len(thought), "several of their moves make one message"
    verified = await bench.steward.verify(position.table.id)
    assert verified.holds
    names = (await bench.steward.record(position.table.id, None)).record.names
    assert sorted(name.split()[0] for name in names) == ["Alice", "Bot", "Bot", "Bot"]


async def test_alone_nobody_has_to_be_asked(bench: Bench) -> None:
    position = await alone(bench, ("medium",))
    after = await play(bench, position)
    assert after.table.moves > position.table.moves + 1, "the opponent has moved since"
    assert await bench.steward.undo_asks(position.table.id, HOST.id) == 0
    undone = await bench.steward.undo(position.table.id, HOST.id, bench.next_id)
    assert isinstance(undone, Undone)
    back = await bench.steward.position(position.table.id)
    assert back.state.to_json() == position.state.to_json()
    again = await play(bench, back)
    assert again.state.to_json() == after.state.to_json(), "the same thought, and the same chance"
    service = bench.steward.service
    assert await early_end.require_endable(service, HOST, position.table.id), (
        "nobody else has to agree"
    )
    ended = await bench.steward.propose_end(position.table.id, HOST.id, bench.next_id)
    assert isinstance(ended, Ended)
    with pytest.raises(TableClosed):
        await early_end.require_endable(service, HOST, position.table.id)
    for count, won in ((1, 1), (2, 0)):
        left = await alone(bench, ("easy",) * count)
        gone = await bench.steward.resign(left.table.id, HOST.id, bench.next_id)
        assert isinstance(gone, Ended)
        assert (gone.table.ending, len(gone.table.winners)) == (Ending.RESIGNED, won)


async def test_opponents_have_no_say_and_no_clock_and_are_not_called(bench: Bench) -> None:
    service = bench.steward.service
    table = await bench.lobby("toy", 2)
    await computer_seats.add_computer(service, by(bench), table.id, "easy")
    await bench.steward.change_options(table.id, HOST, {}, bench.next_id, pace="standard")
    await bench.steward.start(table.id, HOST, bench.next_id)
    position = await bench.steward.position(table.id)
    for _ in range(12):
        owing = position.game.to_move(position.state)
        for owed in position.table.owing:
            person = position.table.seats[owed.seat].person
            assert (owed.due is not None, owed.deadline is not None) == (person, person)
        people = [seat for seat in owing if position.table.seats[seat].person]
        if people:
            move = next(iter(position.game.moves(position.state, people[0])))
            position = (await bench.say(position, people[0], move)).position
        else:
            position = await drained(bench, position.table)
    asked = await bench.steward.propose_end(table.id, HOST.id, bench.next_id)
    assert isinstance(asked, ProposalOpened)
    assert set(asked.proposal.votes) == set(position.table.people)
    other = next(p for p in PEOPLE[:2] if p.id != HOST.id)
    carried = await bench.steward.vote(asked.proposal.id, other.id, True, bench.next_id)
    assert carried.table.status is Status.FINISHED


async def test_a_thought_counts_only_where_it_is_still_asked_for(bench: Bench) -> None:
    service = bench.steward.service
    position = await alone(bench, ("easy", "easy"))
    seat = mine(position)
    await act(bench, position)
    asked = await choose_move.next_request(service, position.table.id)
    assert asked is not None
    decision = await think(asked)
    await bench.steward.undo(position.table.id, HOST.id, bench.next_id)
    assert not await choose_move.make_computer_move(service, asked, decision), (
        "it was taken back meanwhile"
    )
    await act(bench, position)
    again = await choose_move.next_request(service, position.table.id)
    assert again is not None
    assert (again.view, again.seed) == (asked.view, asked.seed)
    assert await think(again) == decision
    assert await choose_move.make_computer_move(service, again, decision)
    assert not await choose_move.make_computer_move(service, again, decision), "once"
    await bench.restart()
    assert await choose_move.tables_waiting(bench.steward.service) == [position.table.id]
    after = await drained(bench, position.table)
    assert after.game.to_move(after.state) == (seat,), "nothing is lost with a restart"


async def test_the_longer_somebody_waits_the_less_is_searched(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choose_move, "EFFORT_BY_MOVE", (1.0, 0.5))
    monkeypatch.setattr(effort, "EFFORT_BY_MOVE", (1.0, 0.5))
    monkeypatch.setattr(effort, "FULL_SEARCH_CHOICES", 1)
    found: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        found.append(asked.effort)
        return await think(asked)

    position = await alone(bench, ("easy",) * 3)
    for _ in range(2):
        await act(bench, position)
        await ComputerLoop(bench.steward.service, noted, lanes=1).drain()
        position = await bench.steward.position(position.table.id)
        later = [effort.LATER_EFFORT] * (len(found) - 2)
        assert found == [1.0, 0.5, *later], "anew after each move of a person"
        found.clear()


def test_between_two_choices_and_at_many_tables_less_is_searched() -> None:
    assert [effort.effort(0, choices) for choices in (2, 4, 30)] == [0.5, 1.0, 1.0]
    assert [effort.shared_effort(1.0, tables, 1) for tables in (1, 2, 4, 10)] == [
        1.0,
        1.0,
        0.5,
        0.2,
    ]
    assert effort.shared_effort(1.0, 10, 5) == 1.0
    assert effort.effort(99, 2) == effort.shared_effort(0.5, 99, 1) == effort.MIN_EFFORT


async def test_tables_that_wait_together_share_what_is_searched(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "FULL_SEARCH_CHOICES", 1)
    found: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        found.append(asked.effort)
        return await think(asked)

    positions = [await alone(bench, ("easy",)) for _ in range(4)]
    for position in positions:
        await act(bench, position)
    waiting = await choose_move.tables_waiting(bench.steward.service)
    await ComputerLoop(bench.steward.service, noted, lanes=1).drain()
    assert found[0] == effort.shared_effort(1.0, len(waiting), 1) < 1


async def test_who_cannot_think_moves_all_the_same(bench: Bench) -> None:
    async def stumble(asked: MoveRequest) -> Advice:
        if asked.strength == "easy":
            raise ValueError("no idea")
        return Advice("no such choice", ())

    position = await alone(bench, ("easy", "medium"))
    await act(bench, position)
    await ComputerLoop(bench.steward.service, stumble, lanes=1).drain()
    position = await bench.steward.position(position.table.id)
    assert mine(position) in position.game.to_move(position.state)


async def test_tables_take_turns_and_the_loop_ends_at_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[int] = []
    asking, question = set[int](), choose_move.next_request
    all_ask = asyncio.Event()

    async def noted(service: TableService, table_id: int) -> MoveRequest | None:
        found = await question(service, table_id)
        asking.add(table_id)
        if len(asking) == len(tables):
            all_ask.set()
        return found

    monkeypatch.setattr(choose_move, "next_request", noted)
    held, enough = asyncio.Event(), asyncio.Event()

    async def slowly(asked: MoveRequest) -> Advice:
        order.append(asked.table)
        await all_ask.wait()
        if len(order) > len(tables) * 2:
            enough.set()
            await held.wait()
        return await think(asked)

    tables = []
    for begun in [await alone(bench, ("easy",) * 3) for _ in range(3)]:
        position = begun
        while mine(position) in position.game.to_move(position.state):
            position = await bench.steward.position((await act(bench, position)).id)
        tables.append(position.table.id)
    thinking = ComputerLoop(bench.steward.service, slowly, lanes=1)
    running = asyncio.create_task(thinking.run())
    async with asyncio.timeout(30):
        await enough.wait()
    assert set(order) == set(tables), "none has the worker to itself"
    thinking.stop()
    await running
    moves = [(await bench.steward.table(number)).moves for number in tables]
    assert len(order) == 7, "the last thought is broken off"
    assert sum(moves) >= 6


async def test_thinking_is_told_of_only_when_it_lasts(bench: Bench) -> None:
    position = await alone(bench, ("easy",))
    post = Post()
    outbox = bench.steward.outbox(post)
    await outbox.drain()
    post.outbox_messages.clear()
    await act(bench, position)
    await outbox.drain()
    assert post.outbox_messages == [], "not at once"
    bench.clock.advance(seconds=3)
    await outbox.drain()
    told = post.outbox_messages[-1]
    assert (told.kind, told.turn is not None and told.turn.asked) == ("thinking", ())
    await drained(bench, position.table)
    await outbox.drain()
    assert [parcel.kind for parcel in post.outbox_messages] == ["thinking", "board"]


async def test_a_seat_given_up_goes_to_an_opponent_and_back(bench: Bench) -> None:
    service = bench.steward.service
    position = await bench.game("toy", 3)
    table, gone = position.table, position.table.seats[1]
    for seat, who, key in (
        (1, ORGANISER, "table-seat-is-played"),
        (7, ORGANISER, "table-no-such-seat"),
        (1, PEOPLE[0], "table-organiser-only"),
    ):
        with pytest.raises(TableError) as refused:
            await computer_seats.give_seat(service, by(bench, who), table.id, seat, "easy")
        assert refused.value.text.key == key
    await bench.steward.resign(table.id, gone.user_id, bench.next_id)
    table = await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, "hard")
    assert table.seats[1].occupant is Occupant.OPPONENT
    assert table.names[1] == f"Bot {gone.name}", "not taken for the person"
    with pytest.raises(TableError) as refused:
        await bench.steward.resign(table.id, gone.user_id, bench.next_id)
    assert refused.value.text.key == "table-opponent-plays"
    table = await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, "easy")
    assert table.seats[1].strength == "easy"
    position = await drained(bench, table)
    table = await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, None)
    assert (table.names[1], table.seats[1].person) == (gone.name, True)
    told = [entry.kind for entry in await bench.steward.log(table.id, 0, 100)]
    assert told.count("seat-opponent") == 2
    with pytest.raises(TableError) as refused:
        await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, None)
    assert refused.value.text.key == "table-seat-not-taken"
    events = [e.kind for e in await bench.steward.news(table.id, 0)]
    assert [kind for kind in events if kind.startswith("table-")] == [
        "table-resigned",
        "table-played-on",
        "table-played-on",
        "table-handed-back",
    ]


async def test_a_seat_somebody_plays_is_not_voted_about(bench: Bench) -> None:
    service = bench.steward.service
    position = await bench.game("toy", 3)
    table, gone = position.table, position.table.seats[1]
    await bench.steward.resign(table.id, gone.user_id, bench.next_id)
    open_ones = partial(service.store.read, lambda session: open_vote_rows(session, table.id))
    assert [row.kind for row in await open_ones()] == ["vacant"]
    await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, "easy")
    assert await open_ones() == [], "a late vote would send the opponent away"
    table = await computer_seats.give_seat(service, by(bench, ORGANISER), table.id, 1, None)
    assert table.seats[1].person


async def watched(bench: Bench, name: str) -> Table:
    """A running game without people; its host only watches."""
    return await bench.steward.open_table(
        guild_id=SERVER,
        channel_id=next(bench.channels),
        user=HOST,
        game=name,
        seats=min(game(name).seat_counts),
        options={},
        language="en",
        interaction_id=bench.next_id,
        then=computer_seats.only_computers(HOST, "easy"),
    )


@pytest.mark.parametrize("name", game_names())
async def test_a_game_of_computer_players_alone_runs_to_its_end(bench: Bench, name: str) -> None:
    table = await watched(bench, name)
    assert {seat.occupant for seat in table.seats} == {Occupant.OPPONENT}
    finished = (await drained(bench, table)).table
    assert (finished.status, finished.ending) == (Status.FINISHED, Ending.PLAYED)
    assert finished.winners


async def test_a_watched_game_is_searched_whole_and_shown_move_by_move(bench: Bench) -> None:
    table = await watched(bench, "toy")
    turn = await read_turn_in(bench.steward.service, table.channel_id, public)
    assert PLAYED_ON not in {event.kind for event in turn.news}, "nobody has left a seat"
    efforts: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        efforts.append(asked.effort)
        return await think(asked)

    await ComputerLoop(bench.steward.service, noted, lanes=1).drain()
    assert len(efforts) > len(effort.EFFORT_BY_MOVE)
    assert set(efforts) == {1.0}
    rows = (await bench.rows("outbox"))["outbox"]
    assert sum("board" in row for row in rows) == len(efforts)
    assert not any("thinking" in row for row in rows)


async def test_a_watched_game_pauses_before_each_move(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await watched(bench, "toy")
    asked, question = asyncio.Event(), choose_move.next_request

    async def noted(service: TableService, table_id: int) -> MoveRequest | None:
        asked.set()
        return await question(service, table_id)

    monkeypatch.setattr(choose_move, "next_request", noted)
    thinking = ComputerLoop(bench.steward.service, think, lanes=1)
    thinking.pauses[table.id] = 3600.0
    running = asyncio.create_task(thinking.run())
    await asked.wait()
    thinking.stop()
    await running
    assert (await bench.steward.position(table.id)).table.moves == 0
