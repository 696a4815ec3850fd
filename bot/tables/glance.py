"""A glance before a change: of what there is nothing at all, nobody has to ask one by one."""

from __future__ import annotations

from sqlalchemy import Integer, String, bindparam, exists, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.person_rows import AbsenceRow, HoursRow, HushRow
from bot.store.plan_rows import PlanRow
from bot.store.proposal_rows import ProposalRow
from bot.tables.plans.plan import State
from bot.tables.timing import people
from bot.tables.unit_of_work import UnitOfWork

OF_PEOPLE = (HoursRow, AbsenceRow, HushRow)
"""What most people never say anything of."""

_USERS = bindparam("users", type_=String, expanding=True)
_TABLE = bindparam("table", type_=Integer)
_ANY = select(
    exists().where(
        col(ProposalRow.table_id) == _TABLE,
        col(ProposalRow.status) == "open",
    ),
    exists().where(
        col(PlanRow.table_id) == _TABLE,
        col(PlanRow.status) == State.WAITING,
    ),
    *(exists().where(col(kind.user_id).in_(_USERS)) for kind in OF_PEOPLE),
)


def look(session: Session, unit: UnitOfWork) -> None:
    """See what there is at a table, and read of all its people together what is asked of one."""
    users = unit.everybody()
    found = session.execute(_ANY, {"table": unit.id, "users": [*users]}).one()
    unit.proposes, plans, *said = found
    if not plans:
        unit.plans = []
    unsaid = [kind for kind, there in zip(OF_PEOPLE, said, strict=True) if not there]
    people.read_together(session, users, unsaid)
