"""Do everything once: a repeated request gets its first result."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import NotVisible
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Request
from bot.tables.session.unit_of_work import UnitOfWork

FOLLOWING_KINDS = (ActionKind.AUTOPILOT_MOVE, ActionKind.END)
"""The kinds of actions that are saved in one transaction with a requested action."""


def find_first_action(session: Session, request: Request) -> ActionRow | None:
    """Return the first action of a request, or ``None`` if the request is new."""
    if request.id is None:
        return None
    return session.scalar(select(ActionRow).where(col(ActionRow.request_id) == request.id))


def find_previous_result(unit: UnitOfWork, first: ActionRow) -> tuple[ActionRow, ...]:
    """Return the actions of a repeated request, and set the unit's state to their result.

    Raise ``NotVisible`` if the request changed another table.
    """
    if first.table_id != unit.id:
        raise NotVisible.because("table-unknown", table=unit.id)
    actions = _saved_together(unit.session, first)
    started = unit.row.started_at
    if started is not None and started <= first.at:
        unit.state = unit.history.state_at(unit.game, actions[-1].head)
    return tuple(actions)


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
