"""The same request twice: a press Discord repeats, a call tried again after a broken connection."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import NoSuchTable
from bot.tables.domain.request import Request
from bot.tables.session import timeline
from bot.tables.session.unit_of_work import UnitOfWork

FOLLOWING_KINDS = (ActionKind.FORCED, ActionKind.END)
"""What is saved together with the action a request asked for."""


def find_first_action(session: Session, request: Request) -> ActionRow | None:
    """The first action a request led to, if it has been here before."""
    if request.id is None:
        return None
    return session.scalar(select(ActionRow).where(col(ActionRow.request_id) == request.id))


def find_previous_result(unit: UnitOfWork, first: ActionRow) -> tuple[ActionRow, ...]:
    """The actions of a request that has been here before; the unit's state is their result.

    Raises:
        NoSuchTable: it was made at another table.
    """
    if first.table_id != unit.id:
        raise NoSuchTable.because("table-unknown", table=unit.id)
    acts = _saved_together(unit.session, first)
    started = unit.row.started_at
    if started is not None and started <= first.at:
        unit.state = timeline.state_at(unit, acts[-1].head)
    return tuple(acts)


def _saved_together(session: Session, first: ActionRow) -> list[ActionRow]:
    rows = [first]
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == first.table_id)
        .where(col(ActionRow.sequence) > first.sequence)
        .order_by(col(ActionRow.sequence))
    )
    for row in session.scalars(query):
        if row.kind not in FOLLOWING_KINDS or row.request_id is not None:
            break
        rows.append(row)
    return rows
