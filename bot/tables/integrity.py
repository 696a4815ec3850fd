"""Check and repair stored tables, and compare the games of two databases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import to_json
from bot.store.models.plan import PlanRow
from bot.store.models.table import ActionRow, CheckpointRow, OutboxRow, TableRow, TimerRow
from bot.tables.domain.clocks import CLOCKS_JSON
from bot.tables.domain.errors import TableClosed, TableDamaged, TableError
from bot.tables.domain.kinds import ActionKind, OutboxStatus
from bot.tables.domain.table import Status, Table
from bot.tables.history.records import whole_record
from bot.tables.outbox.pending import is_well_formed
from bot.tables.plans.saved_plans import plan_from_row
from bot.tables.session.load import known_message_id
from bot.tables.session.service import TableService
from bot.tables.session.timeline import MOVES_BETWEEN_CHECKPOINTS as CHECKPOINT_EVERY
from bot.tables.session.timeline import events_from_json, state_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import RecordError, State, game_names
from engine.core.record import Record, state_hash
from engine.core.words.text import Text, say

log = logging.getLogger(__name__)

CHECKED = (Status.RUNNING, Status.PAUSED)
"""The tables whose games are played again."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem with a table, for the bot's operator; table 0 if it concerns none."""

    table_id: int
    problem: Text
    repairable: bool


async def check_tables(service: TableService) -> list[Finding]:
    """Return every table that cannot be loaded, or whose position is not what was played."""

    def work(session: Session) -> list[Finding]:
        findings = [*_unposted(session), *_damaged_rows(session)]
        for table_id in session.scalars(select(col(TableRow.id)).order_by(col(TableRow.id))).all():
            try:
                unit = service.load(session, table_id or 0)
            except TableDamaged as damaged:
                findings.append(Finding(table_id or 0, damaged.text, repairable=False))
            else:
                if unit.row.started_at is not None and unit.row.status in CHECKED:
                    findings += _check(unit)
            session.expunge_all()
        return findings

    return await service.read(work)


def _damaged_rows(session: Session) -> Iterator[Finding]:
    """Yield messages and plans that cannot be read, and message ids that are none of Discord's."""
    pending = select(OutboxRow).where(col(OutboxRow.status) == OutboxStatus.PENDING)
    for row in session.scalars(pending):
        if not is_well_formed(row):
            yield _damaged(row.table_id, f"outbox {row.id}: seats, about")
    for row in session.scalars(select(OutboxRow).where(col(OutboxRow.message_id).is_not(None))):
        if known_message_id(row.message_id) is None:
            yield _damaged(row.table_id, f"outbox {row.id}: message_id")
    for plan in session.scalars(select(PlanRow)):
        if plan_from_row(plan) is None:
            yield _damaged(plan.table_id, f"plans {plan.id}")


def _damaged(table_id: int, where: str) -> Finding:
    return Finding(table_id, say("table-row-damaged", where=where), repairable=False)


def _check(unit: UnitOfWork) -> list[Finding]:
    """Compare the position with the moves, and check stored events and checkpoints."""
    if unit.row.game not in game_names():
        problem = say("table-game-unknown", table=unit.id)
        return [Finding(unit.id, problem, repairable=False)]
    return [*_stored_json(unit), *_position(unit)]


def _unposted(session: Session) -> Iterator[Finding]:
    """Yield the tables whose newest message could not be posted."""
    query = select(col(TableRow.id), col(TableRow.unposted_reason)).where(
        col(TableRow.unposted_reason).is_not(None), col(TableRow.status) != Status.PAUSED
    )
    for table_id, why in session.execute(query.order_by(col(TableRow.id))):
        problem = say("table-unposted", table=table_id or 0, why=str(why))
        yield Finding(table_id or 0, problem, repairable=False)


def _stored_json(unit: UnitOfWork) -> Iterator[Finding]:
    """Yield invalid events, timers and checkpoints; a repair rebuilds checkpoints."""
    query = select(ActionRow).where(col(ActionRow.table_id) == unit.id)
    for row in unit.session.scalars(query.order_by(col(ActionRow.sequence))):
        try:
            events_from_json(row)
        except TableDamaged:
            yield _damaged(unit.id, f"actions {row.id}: events")
        try:
            if row.clock is not None:
                CLOCKS_JSON.validate_python(row.clock)
        except ValueError:
            yield _damaged(unit.id, f"actions {row.id}: clock")
    timers = select(TimerRow).where(
        col(TimerRow.table_id) == unit.id, col(TimerRow.seat) >= len(unit.seats)
    )
    for timer in unit.session.scalars(timers):
        yield _damaged(unit.id, f"timers {timer.id}: seat")
    if unit.of_other_rules:
        return
    saved = select(CheckpointRow).where(col(CheckpointRow.table_id) == unit.id)
    for checkpoint in unit.session.scalars(saved.order_by(col(CheckpointRow.sequence))):
        try:
            state_from_json(unit.game, unit.id, checkpoint.state)
        except TableDamaged:
            where = f"checkpoints {unit.id} {checkpoint.sequence}: state"
            yield Finding(unit.id, say("table-row-damaged", where=where), repairable=True)


def _position(unit: UnitOfWork) -> Iterator[Finding]:
    """Yield a position that differs from the moves; other rules can only read it."""
    saved, problem = None, say("table-check-differs", table=unit.id)
    try:
        saved = state_hash(unit.stored_state())
    except TableDamaged as damaged:
        problem = damaged.text
    if unit.of_other_rules:
        if saved is None:
            yield Finding(unit.id, problem, repairable=False)
        return
    try:
        if state_hash(rebuild(unit)[0]) != saved:
            yield Finding(unit.id, problem, repairable=True)
    except TableDamaged as damaged:
        yield Finding(unit.id, damaged.text, repairable=False)


async def repair(service: TableService, table_id: int) -> Table:
    """Rebuild the position and its checkpoints from the moves; may take long.

    Raise ``TableDamaged`` if the moves cannot be replayed either, and ``TableClosed`` if the
    game has not begun, or began under other rules.
    """

    def work(unit: UnitOfWork) -> None:
        if unit.row.started_at is None:
            raise TableClosed.because("table-not-started")
        if unit.of_other_rules:
            raise TableClosed.because("table-rules-no-replay", table=table_id)
        unit.state, checkpoints = rebuild(unit)
        unit.session.execute(delete(CheckpointRow).where(col(CheckpointRow.table_id) == table_id))
        unit.session.add_all(checkpoints)
        unit.record_action(ActionKind.REPAIR)

    return (await service.change(table_id, None, work)).unit.table()


def rebuild(unit: UnitOfWork) -> tuple[State, list[CheckpointRow]]:
    """Return the position after the timeline's moves, and the checkpoints on the way."""
    assert unit.game
    rows: list[ActionRow] = unit.history.timeline(unit.row.head)
    checkpoints: list[CheckpointRow] = []
    state: State | None = None
    try:
        for row, state in zip(rows, whole_record(unit).positions(), strict=True):
            if row.number % CHECKPOINT_EVERY == 0:
                text = to_json(state.to_json())
                checkpoints.append(
                    CheckpointRow(table_id=unit.id, sequence=row.sequence, state=text)
                )
    except (RecordError, ValueError) as error:
        log.warning("table.replay.failed", extra={"table": unit.id, "why": str(error)})
        raise TableDamaged.because("table-beyond-repair", table=unit.id) from error
    if state is None:
        raise TableDamaged.because("table-beyond-repair", table=unit.id)
    return state, checkpoints


MAX_CONCURRENT_GAMES = 8


class Compared(NamedTuple):
    """A game in both databases: whether it is the same, and whether the second's was replayed."""

    table_id: int
    same: bool
    replayed: bool


async def same_games(here: TableService, there: TableService) -> AsyncIterator[Compared]:
    """Yield the comparison of every game that has begun, by table id."""
    query = select(col(TableRow.id)).where(col(TableRow.started_at).is_not(None))
    table_ids = await here.read(lambda s: s.scalars(query.order_by(col(TableRow.id))).all())
    for start in range(0, len(table_ids), MAX_CONCURRENT_GAMES):
        batch = table_ids[start : start + MAX_CONCURRENT_GAMES]
        for compared in await asyncio.gather(*(_compare(here, there, n or 0) for n in batch)):
            yield compared


async def _compare(here: TableService, there: TableService, table_id: int) -> Compared:
    first, second = await _load(here, table_id), await _load(there, table_id)
    if second is None:
        return Compared(table_id, first is None, replayed=False)
    record, position = second
    final, problem = await there.replay(record)
    same = first == second and (problem is not None or final == position)
    return Compared(table_id, same, replayed=problem is None)


async def _load(service: TableService, table_id: int) -> tuple[Record, str] | None:
    """Return a game's record and the hash of its position; ``None`` if they cannot be read."""

    def work(session: Session) -> tuple[Record, str]:
        unit = service.load(session, table_id)
        return whole_record(unit), state_hash(unit.state)

    try:
        return await service.read(work)
    except TableError:
        return None
