"""Check all tables: damaged rows, and positions that differ from the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, DamagedRow, described
from bot.store.models.guild_settings import GuildSettingsRow
from bot.store.models.person import (
    AwayRow,
    HoursRow,
    LastActiveRow,
    MuteRow,
    NoteRow,
    NudgeRow,
    PersonRow,
)
from bot.store.models.plan import PlanRow
from bot.store.models.process import OutageRow
from bot.store.models.review import ReviewRow
from bot.store.models.table import (
    ActionRow,
    CheckpointRow,
    OutboxRow,
    SeatRow,
    SettingRow,
    TableRow,
    TimerRow,
)
from bot.store.models.vote import BallotRow, VoteRow
from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.table import Status
from bot.tables.integrity.repair import rebuild
from bot.tables.session.serialization import events_from_json, state_from_json
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import game_names
from engine.core.record import state_hash
from engine.core.words.text import Text, say

ROWS_PER_FETCH = 500
"""How many rows are in memory at a time."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem with a table, for the bot's operator; table 0 if it concerns none."""

    table_id: int
    problem: Text
    repairable: bool


async def check_tables(service: TableService) -> list[Finding]:
    """Return every damaged row, and every live game whose position differs from its moves."""
    query = select(col(TableRow.id)).where(
        col(TableRow.status).in_((Status.RUNNING, Status.PAUSED)),
        col(TableRow.started_at).is_not(None),
    )

    def work(session: Session) -> list[Finding]:
        found = [*_damaged_rows(session), *_unposted(session)]
        for table_id in session.scalars(query.order_by(col(TableRow.id))).all():
            try:
                found += _check(service.load(session, table_id or 0))
            except DamagedRow as damaged:
                problem = say("table-row-damaged", where=damaged.where)
                if (table_id, problem) not in [
                    (finding.table_id, finding.problem) for finding in found
                ]:
                    found.append(Finding(table_id or 0, problem, repairable=False))
            session.expunge_all()
        return found

    return await service.read(work)


def _damaged_rows(session: Session) -> list[Finding]:
    """Return all rows with invalid values."""
    found: list[Finding] = []
    kinds = (TableRow, SeatRow, ActionRow, CheckpointRow, TimerRow, OutboxRow)
    for row_type in (*kinds, NoteRow, NudgeRow, PlanRow, ReviewRow, WhatIfRow):
        found += _damaged(session, row_type, _table_of)
    vote_query = select(col(VoteRow.id), col(VoteRow.table_id))
    vote_tables: dict[Any, Any] = {row.id: row.table_id for row in session.execute(vote_query)}
    user_rows = (PersonRow, HoursRow, AwayRow, MuteRow, LastActiveRow)
    for other_type in (SettingRow, *user_rows, OutageRow, GuildSettingsRow):
        found += _damaged(session, other_type, lambda _: 0)
    found += _damaged(session, VoteRow, lambda row: row.table_id)
    found += _damaged(session, BallotRow, lambda row: vote_tables.get(row.proposal_id))
    return found


def _table_of(row: Any) -> Any:
    return row.id if isinstance(row, TableRow) else row.table_id


def _damaged(session: Session, kind: Any, table_of: Callable[[Any], Any]) -> list[Finding]:
    found = []
    rows = session.scalars(select(kind).execution_options(**AS_THEY_ARE, yield_per=ROWS_PER_FETCH))
    for row in rows:
        damage = described(row)
        if damage is not None:
            table_id = table_of(row)
            problem = say("table-row-damaged", where=damage)
            found.append(
                Finding(table_id if isinstance(table_id, int) else 0, problem, repairable=False)
            )
        session.expunge(row)
    return found


def _check(unit: UnitOfWork) -> list[Finding]:
    """Compare the position with the moves, and check stored events and checkpoints."""
    if unit.row.game not in game_names():
        problem = say("table-game-unknown", table=unit.id)
        return [Finding(unit.id, problem, repairable=False)]
    found = [*_stored_json(unit)]
    position = _position(unit)
    return found if position is None else [*found, position]


def _unposted(session: Session) -> Iterator[Finding]:
    """Yield the tables whose newest message could not be posted."""
    query = select(col(TableRow.id), col(TableRow.unposted)).where(
        col(TableRow.unposted).is_not(None), col(TableRow.status) != Status.PAUSED
    )
    for found, why in session.execute(query.order_by(col(TableRow.id))):
        table_id = found or 0
        problem = say("table-unposted", table=table_id, why=str(why))
        yield Finding(table_id, problem, repairable=False)


def _stored_json(unit: UnitOfWork) -> Iterator[Finding]:
    """Yield invalid events, timers and checkpoints; a repair rebuilds checkpoints."""
    query = select(ActionRow).where(col(ActionRow.table_id) == unit.id)
    for row in unit.session.scalars(query.order_by(col(ActionRow.sequence))):
        try:
            events_from_json(row)
        except TableDamaged:
            where = f"actions {row.id}: events"
            yield Finding(unit.id, say("table-row-damaged", where=where), repairable=False)
    timers = select(TimerRow).where(
        col(TimerRow.table_id) == unit.id, col(TimerRow.seat) >= len(unit.seats)
    )
    for timer in unit.session.scalars(timers):
        where = f"timers {timer.id}: seat"
        yield Finding(unit.id, say("table-row-damaged", where=where), repairable=False)
    if unit.of_other_rules:
        return
    saved = select(CheckpointRow).where(col(CheckpointRow.table_id) == unit.id)
    for checkpoint in unit.session.scalars(saved.order_by(col(CheckpointRow.sequence))):
        try:
            state_from_json(unit.game, unit.id, checkpoint.state)
        except TableDamaged:
            where = f"checkpoints {unit.id} {checkpoint.sequence}: state"
            yield Finding(unit.id, say("table-row-damaged", where=where), repairable=True)


def _position(unit: UnitOfWork) -> Finding | None:
    if unit.of_other_rules:
        return _readable(unit)
    saved = None
    try:
        saved = state_hash(state_from_json(unit.game, unit.id, unit.row.state))
    except TableDamaged as damaged:
        problem = damaged.text
    else:
        problem = say("table-check-differs", table=unit.id)
    try:
        replayed = state_hash(rebuild(unit)[0])
    except TableDamaged as damaged:
        return Finding(unit.id, damaged.text, repairable=False)
    return None if replayed == saved else Finding(unit.id, problem, repairable=True)


def _readable(unit: UnitOfWork) -> Finding | None:
    """For a game begun under other rules, check only that the position can be read."""
    try:
        unit.position()
    except TableDamaged as damaged:
        return Finding(unit.id, damaged.text, repairable=False)
    return None
