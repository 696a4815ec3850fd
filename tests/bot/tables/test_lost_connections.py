"""A connection lost during commit: the saved change is not repeated and is reported as done."""

from __future__ import annotations

import functools
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

import pytest
from sqlalchemy.orm import Session

from bot.store import SerializationConflict
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.plans import PlanStatus
from bot.tables.domain.request import Request
from tests.bot.tables.harness import OUTSIDER, RecordingDelivery, TablesHarness
from tests.bot.tables.plan_helpers import foreseen_question, order_of, owner_of

T = TypeVar("T")


@pytest.fixture
def break_connection(harness: TablesHarness, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that breaks the connection once, right after the next commit."""
    write, broken = harness.store.write, [False]

    @functools.wraps(write)
    async def breaking(work: Callable[[Session], T]) -> T:
        result = await write(work)
        if broken[0]:
            broken[0] = False
            raise SerializationConflict("the line broke")
        return result

    monkeypatch.setattr(harness.store, "write", breaking)
    return functools.partial(broken.__setitem__, 0, True)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_saved_plan_is_not_repeated(
    harness: TablesHarness, break_connection: Callable[[], None]
) -> None:
    position = await harness.game("caylus", 3)
    person = owner_of(position, order_of(position)[1])
    table = position.table.id
    one = await foreseen_question(harness, position, person, "place_or_pass")
    plan = (await harness.tables.plans.create_draft(person, table, one)).plan
    steps = []
    for action, value in (("add", "0"), ("add", "1"), ("less", ""), ("stop", "0"), ("add", "2")):
        break_connection()
        drafted = await harness.tables.plans.change_draft(person, plan.id, action, value)
        steps.append((len(drafted.plan.steps), len(drafted.plan.stops)))
    assert steps == [(1, 0), (2, 0), (1, 0), (1, 1), (2, 1)]
    break_connection()
    made = await harness.tables.plans.make(Request("make", person), table, plan.id)
    assert (made.id, made.status) == (plan.id, PlanStatus.WAITING)
    break_connection()
    await harness.tables.plans.delete(Request("drop", person), table, plan.id)
    assert not await harness.tables.plans.read(person.id, table)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_saved_invitation_is_not_repeated(
    harness: TablesHarness, break_connection: Callable[[], None]
) -> None:
    position = await harness.game("caylus", 3)
    table = position.table.id
    by, delivery = Request("ask", owner_of(position, 1)), RecordingDelivery()
    until = harness.clock.now() + timedelta(days=2)
    for agrees in (False, True):
        break_connection()
        await harness.tables.seats.invite_substitute(by, table, OUTSIDER, until)
        break_connection()
        answered = Request(f"answer {agrees}", OUTSIDER)
        changed = await harness.tables.seats.answer_invitation(answered, table, 1, agrees=agrees)
        assert (changed.seats[1].mover_id == OUTSIDER.id) is agrees
    break_connection()
    changed = await harness.tables.seats.end_substitution(Request("back", by.person), table)
    assert changed.seats[1].mover_id == by.person.id
    await harness.tables.outbox(delivery).drain()
    assert [message.kind for message in delivery.outbox_messages].count(OutboxKind.SUBSTITUTE) <= 2
