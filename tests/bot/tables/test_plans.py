"""Plans: what they answer, when they stop, who is told, and automatic moves."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.plans import PlanStatus, StopCondition, StopKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Status
from bot.tables.lobby import new_table
from bot.tables.plans import stop_conditions
from bot.tables.users.preferences import AUTOMATIC_MOVES
from engine.emperor.rules.election import Ballot, rival_seat, votes
from engine.emperor.state import EmperorState
from engine.tuscany.state import TuscanyState
from tests.bot.tables.harness import PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.in_memory import InMemoryHarness
from tests.bot.tables.plan_helpers import foreseen_question, make_plan, order_of, owner_of
from tests.bot.tables.random_plans import play_games
from tests.bot.tables.tables_helper import Position
from tests.engine.tuscany.random_play import builder

GAMES = int(os.environ.get("SENESCHAL_PLANNED", "5"))
"""Number of random games; ``make soak`` plays more."""


@pytest.fixture(params=("sqlite",))
async def url(tmp_path: Path, template: Path) -> str:
    """Use SQLite only; plans need nothing specific of a database."""
    shutil.copy(template, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_random_games_never_fire_a_plan_wrongly() -> None:
    at_once = InMemoryHarness()
    found = await play_games(at_once, GAMES, "in the tests", lambda _: None)
    at_once.close()
    assert found.stored
    assert found.plans
    assert found.fired


async def test_the_first_possible_choice_is_played_and_announced(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    first, second, _ = order_of(position)
    person = owner_of(position, second)
    wanted = ("place 1", "place 2", "pass")
    await make_plan(harness, position, person, "place_or_pass", *wanted)
    after = (await harness.say(position, first, "place 1")).position
    entry = (await harness.tables.log(position.table.id, -1, 1))[0]
    assert (entry.seat, entry.move, entry.data["by"]) == (second, "place 2", "plan")
    assert entry.user_id == person.id
    assert second not in after.game.to_move(after.state)
    news = await harness.tables.news(position.table.id, position.sequence)
    kinds = [event.kind for event in news]
    assert kinds.index("table-planned") == len(kinds) - 2
    assert not await harness.tables.plans.read(person.id, position.table.id)


async def test_undo_stops_the_plan_and_tells_its_owner_only(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    first, second, third = order_of(position)
    tables, table = harness.tables, position.table.id
    for seat, direct in ((second, False), (third, True)):
        person = owner_of(position, seat)
        await tables.users.switch(person.id, "direct_messages", on=direct)
        await tables.users.set_preference(person.id, "language", "ja")
        await make_plan(harness, position, person, "provost_move", "provost 0")
    await harness.say(position, first, "place 1")
    await tables.undos.undo(Request("back", owner_of(position, first)), table)
    for seat in (second, third):
        (plan,) = await tables.plans.read(owner_of(position, seat).id, table)
        assert plan.status is PlanStatus.STOPPED
        assert plan.why is not None
        assert plan.why.key == "plan-why-undo"
    delivery = RecordingDelivery()
    await tables.outbox(delivery).drain()
    letters = [message for message in delivery.outbox_messages if message.kind == "plan"]
    assert [(message.seats, message.language) for message in letters] == [((third,), "ja")]
    quiet = owner_of(position, second).id
    assert await tables.plans.tables_with_unread_stops(quiet) == [table]
    await tables.plans.mark_read(quiet, table)
    assert await tables.plans.tables_with_unread_stops(quiet) == []
    await tables.plans.clear_stopped(quiet, table)
    assert not await tables.plans.read(quiet, table)


async def test_the_notice_of_a_stopped_plan_waits_for_the_end_of_quiet_hours(
    harness: TablesHarness,
) -> None:
    position = await harness.game("caylus", 3)
    first, second, _ = order_of(position)
    tables, person, delivery = harness.tables, owner_of(position, second), RecordingDelivery()
    await tables.users.switch(person.id, "direct_messages", on=True)
    await make_plan(harness, position, person, "provost_move", "provost 0")
    await tables.time_control.set_hours(person.id, zone="UTC", night=(11 * 60, 19 * 60))
    await harness.say(position, first, "place 1")
    await tables.undos.undo(Request("back", owner_of(position, first)), position.table.id)
    for notices in (0, 1):
        await tables.outbox(delivery).drain()
        kinds = [message.kind for message in delivery.outbox_messages]
        assert kinds.count(OutboxKind.PLAN) == notices
        harness.clock.advance(hours=8)


async def test_a_planned_sealed_vote_is_cast_and_stays_sealed(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_table, "new_seed", lambda: "01" * 16)
    position = await harness.game("emperor", 4)
    while not isinstance(position.state, EmperorState) or rival_seat(position.state) < 0:
        position = await _careful(harness, position)
    ahead = position.state.copy()
    while not isinstance(asked := ahead.stack[-1], Ballot):
        seat = position.game.to_move(ahead)[0]
        position.game.apply_unchecked(ahead, seat, position.game.default(ahead, seat))
    voter, other = asked.seats
    person = owner_of(position, voter)
    plan = await make_plan(harness, position, person, "ballot")
    while (await harness.tables.plans.read(person.id, plan.table_id)) == [plan]:
        position = await _careful(harness, position)
    assert position.game.to_move(position.state) == (other,)
    own, public = [
        (await harness.tables.log(plan.table_id, -1, 1, viewer=viewer))[0]
        for viewer in (voter, None)
    ]
    assert own.move in {step.move for step in plan.steps}
    assert (public.seat, public.move) == (voter, "")


async def _careful(harness: TablesHarness, position: Position) -> Position:
    """Challenge the emperor where two others would vote; otherwise do as little as possible."""
    rules, state = position.game, position.state
    assert isinstance(state, EmperorState)
    seat = rules.to_move(state)[0]
    third = [s for s in range(4) if s not in (state.emperor, seat) and votes(state, s)]
    challenges = "buy rival" in rules.moves(state, seat) and len(third) > 1
    move = "buy rival" if challenges else rules.move(state, rules.default(state, seat))
    return (await harness.say(position, seat, move)).position


async def test_an_invalid_plan_is_refused(harness: TablesHarness) -> None:
    position = await harness.game("caylus", 3)
    table = position.table.id
    second = owner_of(position, order_of(position)[1])
    drafted = await harness.tables.plans.create_draft(
        second, table, await foreseen_question(harness, position, second, "place_or_pass")
    )
    number = drafted.plan.id

    async def refused(key: str, action: str, value: str = "", who: Person = second) -> None:
        request = Request(str(harness.next_id), who)
        asked = (
            harness.tables.plans.make(request, table, number)
            if action == "make"
            else harness.tables.plans.change_draft(who, number, action, value)
        )
        with pytest.raises(TableError, match=key):
            await asked

    await refused("table-plan-empty", "make")
    for value in ("", "-1", "x", "9999"):
        await refused("error-old-button", "add", value)
    await refused("error-old-button", "when", "never")
    first = owner_of(position, order_of(position)[0])
    await refused("table-plan-gone", "add", "0", first)
    await refused("table-plan-gone", "make", "", first)
    with pytest.raises(TableError, match="table-plan-gone"):
        await harness.tables.plans.delete(Request("theirs", first), table, number)
    await harness.tables.plans.delete(Request("mine", second), table, number)
    await refused("table-plan-gone", "make")
    await make_plan(harness, position, second, "place_or_pass", "pass", scope="game")
    with pytest.raises(TableError, match="table-plan-always"):
        await make_plan(harness, position, second, "place_or_pass", "place 1")


async def test_an_only_choice_is_played_automatically_and_undone_with_the_move_before(
    harness: TablesHarness,
) -> None:
    for person in PEOPLE[:2]:
        for kind in AUTOMATIC_MOVES:
            await harness.tables.users.switch(person.id, kind, on=True)
    alone = None
    while alone is None:
        position = await harness.game("tuscany", 2, {"regions": "dealt"})
        while alone is None and position.table.status == Status.RUNNING:
            position = await harness.random(position)
            for viewer in (0, 1):
                entries = await harness.tables.log(position.table.id, -1, 1, viewer=viewer)
                alone = alone or next((e for e in entries if e.data.get("by") == "automatic"), None)
    before = await harness.tables.position(position.table.id, alone.sequence - 1)
    assert alone.seat is not None
    assert len(before.game.legal_choices(before.state, alone.seat)) == 1
    seen = await harness.tables.undo(
        position.table.id, owner_of(position, alone.seat), harness.next_id
    )
    assert seen.vote is None
    assert seen.moves > 1, "automatic moves would only be made again"


async def test_a_plan_stops_at_a_hidden_placement_once_it_is_paid(
    harness: TablesHarness,
) -> None:
    position, placed = await harness.game("tuscany", 2, {"regions": "dealt"}), ""
    while not placed.startswith("place "):
        assert position.table.status == Status.RUNNING
        assert isinstance(position.state, TuscanyState)
        seat, choice = builder(position.state, harness.chance)
        placed = position.game.move(position.state, choice)
        position = (await harness.say(position, seat, placed)).position
    while position.game.asks_in_private(position.state):
        assert not await stops_at(harness, position, 1 - seat, placed)
        move = next(iter(position.game.moves(position.state, seat)))
        position = (await harness.say(position, seat, move)).position
    assert await stops_at(harness, position, 1 - seat, placed)


async def stops_at(harness: TablesHarness, position: Position, seat: int, move: str) -> bool:
    """Return whether a plan that stops at another seat's move stops at the latest action."""
    service, table = harness.tables.service, position.table.id

    def work(session: Session) -> bool:
        unit = service.load(session, table)
        unit.position()
        latest = unit.history.at(unit.row.sequence)
        assert latest is not None
        return stop_conditions.CHECKS[StopKind.MOVE](
            stop_conditions.ChangeSince(unit, seat, 1, [latest]), StopCondition(StopKind.MOVE, move)
        )

    return await service.read(work)
