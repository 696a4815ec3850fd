"""Whether somebody has been about at a table."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import exists, select
from sqlmodel import col

from bot.store.models.proposal import VoteRow
from bot.store.models.table import ActionRow
from bot.tables.consent.proposals import open_rows
from bot.tables.unit_of_work import UnitOfWork


def silent_since(unit: UnitOfWork, seat: int, since: datetime) -> bool:
    """Whether nobody has done anything for a seat after that: no move, and no vote still open."""
    row = unit.seats[seat]
    people = [row.user_id, *([row.substitute_id] if row.substitute_agreed else [])]
    acted = select(
        exists().where(
            col(ActionRow.table_id) == unit.id,
            col(ActionRow.user_id).in_(people),
            col(ActionRow.at) > since,
        )
    )
    asked = [proposal.id for proposal in open_rows(unit.session, unit.id)]
    voted = select(
        exists().where(
            col(VoteRow.proposal_id).in_(asked),
            col(VoteRow.seat) == seat,
            col(VoteRow.at) > since,
        )
    )
    return not unit.session.scalar(acted) and not unit.session.scalar(voted)
