"""Make plans in tests, by the text of the moves."""

from __future__ import annotations

from bot.tables.domain.plans import Plan
from bot.tables.domain.request import Person, Request
from bot.tables.plans import saved_plans
from engine.caylus.state import CaylusState
from engine.core import Chance
from engine.core.foresight import ForeseenQuestion, foresee
from engine.core.rules import saved_rule_name
from tests.bot.tables.harness import OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.tables_helper import Position


def owner_of(position: Position, seat: int) -> Person:
    """Return the person in a seat."""
    user = position.table.seats[seat].user_id
    return next(p for p in (*PEOPLE, OUTSIDER) if p.id == user)


def order_of(position: Position) -> list[int]:
    """Return the seats of a Caylus game in turn order."""
    assert isinstance(position.state, CaylusState)
    return position.state.turn_order


async def foreseen_question(
    harness: TablesHarness, position: Position, person: Person, rule: str
) -> ForeseenQuestion:
    """Return the foreseen question of that rule for a person."""
    seen = await harness.tables.plans.read_outlook(position.table.id, person)
    view = position.game.load(seen.view)
    found = foresee(position.game, view, seen.seat, Chance.from_seed("7"))
    return next(one for one in found if saved_rule_name(one.question) == rule)


async def make_plan(
    harness: TablesHarness, position: Position, person: Person, rule: str, *wanted: str, **more: str
) -> Plan:
    """Plan the named moves in order, or all of them, for a foreseen question."""
    table = position.table.id
    one = await foreseen_question(harness, position, person, rule)
    drafted = await harness.tables.plans.create_draft(person, table, one)
    offers = [offer.move for offer in drafted.plan.offers]
    for move in (wanted or offers)[: saved_plans.MAX_STEPS]:
        await harness.tables.plans.change_draft(
            person, drafted.plan.id, "add", str(offers.index(move))
        )
    if "scope" in more:
        await harness.tables.plans.change_draft(person, drafted.plan.id, "when", more["scope"])
    if "stop" in more:
        at = next(i for i, s in enumerate(drafted.stops) if more["stop"] in (s.kind, s.what))
        await harness.tables.plans.change_draft(person, drafted.plan.id, "stop", str(at))
    request = Request(str(harness.next_id), person)
    return await harness.tables.plans.make(request, table, drafted.plan.id)
