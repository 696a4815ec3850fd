"""Saving a sheet: compare and set, then all that belongs to the change.

Plain statements on the tables: nothing here needs the rows as objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.orm import Session
from sqlmodel import SQLModel

from bot.store.rows import METADATA
from bot.tables.sheet import Outrun, Sheet

_TABLES = METADATA.tables["tables"]
_SEATS = METADATA.tables["seats"]
_ACTIONS = METADATA.tables["actions"]
_CHECKPOINTS = METADATA.tables["checkpoints"]
_REMINDERS = METADATA.tables["reminders"]
_OUTBOX = METADATA.tables["outbox"]
_PROPOSALS = METADATA.tables["proposals"]


def write(session: Session, sheet: Sheet) -> None:
    """A sheet's change, inside a transaction.

    Raises:
        Outrun: the table is no longer at the sequence that was read.
    """
    changed = sheet.changed_columns() or {"sequence": sheet.expected}
    done: Any = session.execute(
        update(_TABLES)
        .where(_TABLES.c.id == sheet.id, _TABLES.c.sequence == sheet.expected)
        .values(changed)
    )
    if done.rowcount != 1:
        raise Outrun
    if sheet.also:
        sheet.also(session)
    _write_seats(session, sheet)
    _insert(session, _ACTIONS, sheet.acts)
    _insert(session, _CHECKPOINTS, sheet.checkpoints)
    _insert(session, _OUTBOX, sheet.parcels)
    _write_owing(session, sheet)
    if sheet.lapsed:
        session.execute(
            update(_PROPOSALS)
            .where(_PROPOSALS.c.table_id == sheet.id, _PROPOSALS.c.status == "open")
            .where(_PROPOSALS.c.kind.in_(sheet.lapsed))
            .values(status="lapsed")
        )


def _write_seats(session: Session, sheet: Sheet) -> None:
    """The seats, if any has changed."""
    seats = sheet.changed_seats()
    if seats is None:
        return
    session.execute(delete(_SEATS).where(_SEATS.c.table_id == sheet.id))
    if seats:
        session.execute(insert(_SEATS), seats)


def _write_owing(session: Session, sheet: Sheet) -> None:
    """The reminders of those who have come to owe a move, or no longer do."""
    gone, come = sheet.changed_owing()
    if gone:
        here = (_REMINDERS.c.table_id == sheet.id, _REMINDERS.c.seat.in_(gone))
        session.execute(delete(_REMINDERS).where(*here))
    if come:
        session.execute(insert(_REMINDERS), come)


def _insert(session: Session, table: Any, rows: Sequence[SQLModel]) -> None:
    """New rows; the database numbers them."""
    if rows:
        session.execute(insert(table), [row.model_dump(exclude={"id"}) for row in rows])
