"""How computer players think: simulations, shared time, failures, and what is announced."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.computer import decisions
from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.loop import ComputerLoop
from bot.tables.session.service import TableService
from engine.players.advice import Advice
from engine.players.strengths import EXPERT
from tests.bot.tables.computer_helpers import (
    act,
    choose_at_once,
    host_seat,
    let_computers_move,
    solo_game,
)
from tests.bot.tables.harness import HOST, RecordingDelivery, TablesHarness


async def test_a_chosen_move_is_ignored_when_the_question_has_changed(
    harness: TablesHarness,
) -> None:
    service = harness.tables.service
    position = await solo_game(harness, ("easy", "easy"))
    seat = host_seat(position)
    await act(harness, position)
    asked = await decisions.next_request(service, position.table.id)
    assert asked is not None
    decision = await choose_at_once(asked)
    await harness.tables.undo(position.table.id, HOST.id, harness.next_id)
    assert not await decisions.make_computer_move(service, asked, decision), (
        "it was undone meanwhile"
    )
    await act(harness, position)
    again = await decisions.next_request(service, position.table.id)
    assert again is not None
    assert (again.view, again.seed) == (asked.view, asked.seed)
    assert await choose_at_once(again) == decision
    assert await decisions.make_computer_move(service, again, decision)
    assert not await decisions.make_computer_move(service, again, decision), "only once"
    await harness.restart()
    assert await decisions.tables_waiting(harness.tables.service) == [position.table.id]
    after = await let_computers_move(harness, position.table)
    assert after.game.to_move(after.state) == (seat,), "a restart loses nothing"


async def test_fewer_simulations_the_longer_a_player_waits(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "EFFORT_BY_MOVE", (1.0, 0.5))
    monkeypatch.setattr(decisions, "EFFORT_BY_MOVE", (1.0, 0.5))
    monkeypatch.setattr(decisions, "FULL_SEARCH_CHOICES", 1)
    found: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        found.append(asked.effort)
        return await choose_at_once(asked)

    position = await solo_game(harness, ("easy",) * 3)
    for _ in range(2):
        await act(harness, position)
        await ComputerLoop(harness.tables.service, noted, lanes=1).drain()
        position = await harness.tables.position(position.table.id)
        later = [decisions.LATER_EFFORT] * (len(found) - 2)
        assert found == [1.0, 0.5, *later], "counted from each move of a person"
        found.clear()


def test_fewer_simulations_between_steps_and_at_many_tables() -> None:
    assert [decisions.effort(0, choices) for choices in (2, 4, 30)] == [0.5, 1.0, 1.0]
    assert [decisions.shared_effort(1.0, tables, 1) for tables in (1, 2, 4, 10)] == [
        1.0,
        1.0,
        0.5,
        0.2,
    ]
    assert decisions.shared_effort(1.0, 10, 5) == 1.0
    assert decisions.effort(99, 2) == decisions.shared_effort(0.5, 99, 1) == decisions.MIN_EFFORT


async def test_waiting_tables_share_the_simulations(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "FULL_SEARCH_CHOICES", 1)
    found: list[float] = []

    async def noted(asked: MoveRequest) -> Advice:
        found.append(asked.effort)
        return await choose_at_once(asked)

    positions = [await solo_game(harness, ("easy",)) for _ in range(4)]
    for position in positions:
        await act(harness, position)
    waiting = await decisions.tables_waiting(harness.tables.service)
    await ComputerLoop(harness.tables.service, noted, lanes=1).drain()
    assert found[0] == decisions.shared_effort(1.0, len(waiting), 1) < 1


async def test_other_tables_do_not_wait_for_an_expert(harness: TablesHarness) -> None:
    """Experts think one after the other and always in full; they wait here for all the others."""
    slow = [await solo_game(harness, (EXPERT, "easy")) for _ in range(3)]
    quick = [await solo_game(harness, ("easy",)) for _ in range(2)]
    for position in (*slow, *quick):
        await act(harness, position)
    experts: list[float] = []
    waiting, others_have_moved = {position.table.id for position in quick}, asyncio.Event()

    async def think(asked: MoveRequest) -> Advice:
        if asked.strength == EXPERT:
            experts.append(asked.effort)
            await others_have_moved.wait()
        else:
            waiting.discard(asked.table)
            if not waiting:
                assert len(experts) <= 1
                others_have_moved.set()
        return await choose_at_once(asked)

    async with asyncio.timeout(60):
        await ComputerLoop(harness.tables.service, think, lanes=1).drain()
    assert len(experts) > 1
    assert set(experts) == {1.0}


async def test_an_expert_interrupted_by_a_restart_finds_the_same_move(
    harness: TablesHarness,
) -> None:
    position = await solo_game(harness, (EXPERT,))
    await act(harness, position)
    begun = asyncio.Event()
    asked: list[MoveRequest] = []

    async def endlessly(request: MoveRequest) -> Advice:
        asked.append(request)
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    thinking = ComputerLoop(harness.tables.service, endlessly, lanes=1)
    running = asyncio.create_task(thinking.run())
    await begun.wait()
    thinking.stop()
    await running
    assert (await harness.tables.table(position.table.id)).moves == position.table.moves + 1
    await harness.restart()
    again = await decisions.next_request(harness.tables.service, position.table.id)
    assert again == asked[0]
    assert await choose_at_once(again) == await choose_at_once(asked[0])
    await let_computers_move(harness, position.table)
    assert (await harness.tables.table(position.table.id)).moves > position.table.moves + 1


async def test_a_failed_search_falls_back_to_another_move(harness: TablesHarness) -> None:
    async def stumble(asked: MoveRequest) -> Advice:
        if asked.strength == "easy":
            raise ValueError("no idea")
        return Advice("no such choice", ())

    position = await solo_game(harness, ("easy", "medium"))
    await act(harness, position)
    await ComputerLoop(harness.tables.service, stumble, lanes=1).drain()
    position = await harness.tables.position(position.table.id)
    assert host_seat(position) in position.game.to_move(position.state)


async def test_tables_take_turns_and_the_loop_stops_at_once(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[int] = []
    asking, question = set[int](), decisions.next_request
    all_ask = asyncio.Event()

    async def noted(service: TableService, table_id: int) -> MoveRequest | None:
        found = await question(service, table_id)
        asking.add(table_id)
        if len(asking) == len(tables):
            all_ask.set()
        return found

    monkeypatch.setattr(decisions, "next_request", noted)
    held, enough = asyncio.Event(), asyncio.Event()

    async def slowly(asked: MoveRequest) -> Advice:
        order.append(asked.table)
        await all_ask.wait()
        if len(order) > len(tables) * 2:
            enough.set()
            await held.wait()
        return await choose_at_once(asked)

    tables = []
    for begun in [await solo_game(harness, ("easy",) * 3) for _ in range(3)]:
        position = begun
        while host_seat(position) in position.game.to_move(position.state):
            position = await harness.tables.position((await act(harness, position)).id)
        tables.append(position.table.id)
    thinking = ComputerLoop(harness.tables.service, slowly, lanes=1)
    running = asyncio.create_task(thinking.run())
    async with asyncio.timeout(30):
        await enough.wait()
    assert set(order) == set(tables), "tables share the worker"
    thinking.stop()
    await running
    moves = [(await harness.tables.table(number)).moves for number in tables]
    assert len(order) == 7, "the last search is cancelled"
    assert sum(moves) >= 6


async def test_thinking_is_announced_only_when_it_takes_long(harness: TablesHarness) -> None:
    position = await solo_game(harness, ("easy",))
    delivery = RecordingDelivery()
    outbox = harness.tables.outbox(delivery)
    await outbox.drain()
    delivery.outbox_messages.clear()
    await act(harness, position)
    await outbox.drain()
    assert delivery.outbox_messages == [], "not immediately"
    harness.clock.advance(seconds=3)
    await outbox.drain()
    notice = delivery.outbox_messages[-1]
    assert (notice.kind, notice.turn is not None and notice.turn.asked) == ("thinking", ())
    await let_computers_move(harness, position.table)
    await outbox.drain()
    assert [message.kind for message in delivery.outbox_messages] == ["thinking", "board"]
