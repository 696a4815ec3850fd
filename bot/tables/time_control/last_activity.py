"""Tell whether a player has been active at a table lately."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, exists, or_, select, type_coerce
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.vote import BallotRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.timeout_policy import SILENT_DAYS
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from bot.tables.time_control.countdown import Countdown, FixedPause, counted
from bot.tables.votes.open import open_rows

TURN_GIVEN_BACK = (ActionKind.UNDO, ActionKind.RESUME)
"""Actions of others after which a player has to find out anew that it is their turn."""
_BY = type_coerce(col(ActionRow.data), JSON)["by"].as_string()
"""How a move was made without its player; none where they made it."""


def last_activity(unit: UnitOfWork, seat: int, since: datetime) -> bool:
    """Return whether nobody has acted for a seat after that: no move, and no vote still open.

    Moves by a plan and automatic moves are no sign of life.
    """
    row = unit.seats[seat]
    people = [row.user_id, *([row.substitute_id] if row.substitute_agreed else [])]
    acted = select(
        exists().where(
            col(ActionRow.table_id) == unit.id,
            col(ActionRow.user_id).in_(people),
            col(ActionRow.at) > since,
            or_(col(ActionRow.kind) != ActionKind.MOVE, _BY.is_(None)),
        )
    )
    asked = [proposal.id for proposal in open_rows(unit.session, unit.id)]
    voted = select(
        exists().where(
            col(BallotRow.proposal_id).in_(asked),
            col(BallotRow.seat) == seat,
            col(BallotRow.at) > since,
        )
    )
    return not unit.session.scalar(acted) and not unit.session.scalar(voted)


def is_silent(unit: UnitOfWork, seat: int) -> bool:
    """Return whether a player has owed this turn for days without acting at the table.

    Days off, announced away days and outages do not count as silence; nights and away days that
    were used unasked do. After an undo or a pause it begins again.
    """
    since, user_id = unit.clocks[seat].since, unit.seats[seat].user_id
    days_off = [hours.without_nights() for hours in exclusions.hours(unit.session, user_id)]
    absences = exclusions.absences(unit.session, user_id, since)
    away = [Countdown(row.begins_at, row.ends_at) for row in absences if not row.drawn]
    gone = FixedPause((*away, *exclusions.outages(unit.session, since)))
    if counted(since, unit.now, [*days_off, gone]) < SILENT_DAYS:
        return False
    begins = unit.now - SILENT_DAYS
    given_back = select(
        exists().where(
            col(ActionRow.table_id) == unit.id,
            col(ActionRow.kind).in_(TURN_GIVEN_BACK),
            col(ActionRow.at) > begins,
        )
    )
    return not unit.session.scalar(given_back) and last_activity(unit, seat, begins)
