"""Check in one query which optional child rows exist, so later code can skip empty lookups."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Integer, String, and_, bindparam, exists, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import UtcTime
from bot.store.models.plan import PlanRow
from bot.store.models.process import OutageRow
from bot.store.models.table import ActionRow, OutboxRow
from bot.store.models.user import AwayPeriodRow, MuteRow, QuietHoursRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.plans import PlanStatus
from bot.tables.domain.votes import VoteStatus
from bot.tables.session import exclusions
from bot.tables.session.unit_of_work import UnitOfWork

USER_ROWS = (QuietHoursRow, AwayPeriodRow, MuteRow)
"""The settings that most users never make."""

_USERS = bindparam("users", type_=String, expanding=True)
_TABLE = bindparam("table", type_=Integer)
_PENDING = col(OutboxRow.status) == OutboxStatus.PENDING
_UNCERTAIN = and_(col(OutboxRow.attempts) > 0, col(OutboxRow.status) != OutboxStatus.SENT)
_QUERY = select(
    exists().where(col(ActionRow.request_id) == bindparam("request", type_=String)),
    exists().where(col(VoteRow.table_id) == _TABLE, col(VoteRow.status) == VoteStatus.OPEN),
    exists().where(col(PlanRow.table_id) == _TABLE, col(PlanRow.status) == PlanStatus.WAITING),
    exists().where(col(OutboxRow.table_id) == _TABLE, or_(_PENDING, _UNCERTAIN)),
    exists().where(col(OutageRow.ends_at) > bindparam("since", type_=UtcTime)),
    *(exists().where(col(kind.user_id).in_(_USERS)) for kind in USER_ROWS),
)


def find_optional_rows(session: Session, unit: UnitOfWork, request_id: str | None) -> bool:
    """Note which optional rows a table has, and prefetch the exclusions of its players.

    Returns:
        Whether an action with this request id exists.
    """
    users = unit.player_ids()
    since = min((row.since for row in unit.clocks.values()), default=unit.now)
    parameters = {"request": request_id, "table": unit.id, "since": since, "users": [*users]}
    repeated, unit.may_have_votes, plans, unit.may_have_undelivered, outage, *settings = (
        session.execute(_QUERY, parameters).one()
    )
    if not plans:
        unit.plans = []
    empty: dict[type, datetime] = {} if outage else {OutageRow: since}
    for kind, exists_any in zip(USER_ROWS, settings, strict=True):
        if not exists_any:
            empty[kind] = exclusions.BEGINNING_OF_TIME
    exclusions.prefetch(session, users, empty)
    return bool(repeated)
