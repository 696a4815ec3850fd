"""Checking and mending: is the saved position what the actions lead to, and was the seed fair."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.database import compact
from bot.store.rows import ActionRow, CheckpointRow, TableRow
from bot.tables import line
from bot.tables.errors import TableClosed, TableDamaged
from bot.tables.house import House
from bot.tables.models import Status, Table, Verification
from bot.tables.sheet import CHECKPOINT_EVERY, Kind, Sheet, restore
from bot.tables.start import draw_seats, joined_in
from bot.tables.tell import full_record
from engine.core import RecordError, State
from engine.core.chance import seed_hash
from engine.core.record import Played, Record, state_hash
from engine.core.text import Text, say

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a table, for whoever keeps the bot."""

    table_id: int
    problem: Text
    repairable: bool


def _record(sheet: Sheet, rows: Sequence[ActionRow]) -> Record:
    """The line of play from the start action on, as a record with its seed."""
    return full_record(sheet, [Played(row.seat or 0, row.move or "") for row in rows[1:]])


async def verify(house: House, table_id: int) -> Verification:
    """Hash, seating and play, each from the seed."""

    def work(session: Session) -> Verification:
        sheet = house.load(session, table_id)
        now = state_hash(house.place(sheet))
        made = _record(sheet, line.whole(session, table_id, sheet.row.head))
        drawn = draw_seats(sheet.row.seed, *joined_in(_lobby(session, table_id)))
        final, problem = "", None
        try:
            final = state_hash(made.replay())
        except RecordError as error:
            problem = str(error)
        row = sheet.row
        return Verification(
            seed_hash=row.seed_hash,
            seed=row.seed if row.status == Status.FINISHED else None,
            hash_agrees=seed_hash(row.seed) == row.seed_hash,
            seating_agrees=[(seat.user_id, seat.colour) for seat in sheet.seats] == drawn,
            play_agrees=final == now,
            moves=len(made.moves),
            final=final,
            problem=problem,
        )

    return await house.read(work)


def _lobby(session: Session, table_id: int) -> list[ActionRow]:
    """What happened in the lobby, up to the start."""
    kinds = (Kind.OPEN, Kind.JOIN, Kind.LEAVE, Kind.COLOUR)
    query = select(ActionRow).where(
        col(ActionRow.table_id) == table_id, col(ActionRow.kind).in_(kinds)
    )
    return list(session.scalars(query.order_by(col(ActionRow.sequence))))


async def repair(house: House, table_id: int) -> Table:
    """Play again from the seed; the position and its checkpoints are written anew."""

    def work(sheet: Sheet, session: Session) -> None:
        if sheet.row.started_at is None:
            raise TableClosed.because("table-not-started")
        rows = line.whole(session, table_id, sheet.row.head)
        sheet.state, sheet.checkpoints = _rebuilt(sheet, rows)
        sheet.act(Kind.REPAIR)
        sheet.row.state = compact(sheet.state.to_json())
        sheet.ask()
        sheet.also = _forget_checkpoints(table_id)

    return (await house.change(table_id, None, work)).sheet.table()


def _rebuilt(sheet: Sheet, rows: Sequence[ActionRow]) -> tuple[State, list[CheckpointRow]]:
    """The position the line of play leads to, and those saved on the way.

    Raises:
        TableDamaged: the line itself is broken.
    """
    checkpoints: list[CheckpointRow] = []
    state: State | None = None
    try:
        for row, state in zip(rows, _record(sheet, rows).positions(), strict=True):
            if row.number % CHECKPOINT_EVERY == 0:
                text = compact(state.to_json())
                checkpoints.append(
                    CheckpointRow(table_id=sheet.id, sequence=row.sequence, state=text)
                )
    except (RecordError, ValueError) as error:
        log.warning("not replayed", extra={"table": sheet.id, "why": str(error)})
        raise TableDamaged.because("table-beyond-repair", table=sheet.id) from error
    if state is None:
        raise TableDamaged.because("table-beyond-repair", table=sheet.id)
    return state, checkpoints


def _forget_checkpoints(table_id: int) -> Callable[[Session], None]:
    def first(session: Session) -> None:
        session.execute(delete(CheckpointRow).where(col(CheckpointRow.table_id) == table_id))

    return first


async def check_tables(house: House) -> list[Finding]:
    """Every game that is not over: its saved position against its actions."""
    query = select(col(TableRow.id)).where(
        col(TableRow.status).in_((Status.RUNNING, Status.PAUSED)),
        col(TableRow.started_at).is_not(None),
    )

    def work(session: Session) -> list[Finding]:
        ids = list(session.scalars(query.order_by(col(TableRow.id))))
        found = [_check(session, house.load(session, table_id or 0)) for table_id in ids]
        return [finding for finding in found if finding is not None]

    return await house.read(work)


def _check(session: Session, sheet: Sheet) -> Finding | None:
    saved = None
    try:
        saved = state_hash(restore(sheet.game, sheet.id, sheet.row.state))
    except TableDamaged as damaged:
        problem = damaged.text
    else:
        problem = say("table-check-differs", table=sheet.id)
    rows = line.whole(session, sheet.id, sheet.row.head)
    try:
        replayed = state_hash(_rebuilt(sheet, rows)[0])
    except TableDamaged as damaged:
        return Finding(sheet.id, damaged.text, repairable=False)
    return None if replayed == saved else Finding(sheet.id, problem, repairable=True)
