"""A glance before a change: of what there is nothing at all, nobody has to ask one by one."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Integer, String, and_, bindparam, exists, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import UtcTime
from bot.store.models.person import AwayRow, HoursRow, MuteRow
from bot.store.models.plan import PlanRow
from bot.store.models.process import OutageRow
from bot.store.models.table import ActionRow, OutboxRow
from bot.store.models.vote import VoteRow
from bot.tables.plans.model import PlanStatus
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions

USER_ROWS = (HoursRow, AwayRow, MuteRow)
"""What most people never say anything of."""

_USERS = bindparam("users", type_=String, expanding=True)
_TABLE = bindparam("table", type_=Integer)
_PENDING = col(OutboxRow.status) == "waiting"
_UNCERTAIN = and_(col(OutboxRow.attempts) > 0, col(OutboxRow.status) != "sent")
_QUERY = select(
    exists().where(col(ActionRow.request_id) == bindparam("request", type_=String)),
    exists().where(col(VoteRow.table_id) == _TABLE, col(VoteRow.status) == "open"),
    exists().where(col(PlanRow.table_id) == _TABLE, col(PlanRow.status) == PlanStatus.WAITING),
    exists().where(col(OutboxRow.table_id) == _TABLE, or_(_PENDING, _UNCERTAIN)),
    exists().where(col(OutageRow.ends_at) > bindparam("since", type_=UtcTime)),
    *(exists().where(col(kind.user_id).in_(_USERS)) for kind in USER_ROWS),
)


def find_optional_rows(session: Session, unit: UnitOfWork, request_id: str | None) -> bool:
    """See what there is at a table, and read of all its people together what is asked of one.

    Returns:
        Whether the request has been here before.
    """
    users = unit.player_ids()
    since = min((row.since for row in unit.clocks.values()), default=unit.now)
    asked = {"request": request_id, "table": unit.id, "since": since, "users": [*users]}
    repeated, unit.may_have_votes, plans, unit.may_have_undelivered, outage, *said = (
        session.execute(_QUERY, asked).one()
    )
    if not plans:
        unit.plans = []
    nothing: dict[type, datetime] = {} if outage else {OutageRow: since}
    for kind, there in zip(USER_ROWS, said, strict=True):
        if not there:
            nothing[kind] = exclusions.BEGINNING_OF_TIME
    exclusions.prefetch(session, users, nothing)
    return bool(repeated)
