"""Detect whether a player has been active at a table recently."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, exists, or_, select, type_coerce
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.vote import VoteAnswerRow
from bot.tables.domain.clocks import TimeSpan, counted_time
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.timeout_policy import SILENT_DAYS
from bot.tables.session import user_rows
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import open_vote_rows

TURN_RESTORED = (ActionKind.UNDO, ActionKind.RESUME)
"""Actions of other players after which it may be a player's turn again."""
_BY = type_coerce(col(ActionRow.data), JSON)["by"].as_string()
"""How a move was made without its player; null if the player made it."""


def is_inactive_since(unit: UnitOfWork, seat: int, since: datetime) -> bool:
    """Return whether a seat has made no move and cast no vote since a moment.

    Moves by a plan and automatic moves do not count as activity.
    """
    row = unit.seats[seat]
    users = [row.user_id, *([row.substitute_id] if row.substitute_agreed else [])]
    acted = exists().where(
        col(ActionRow.table_id) == unit.id,
        col(ActionRow.user_id).in_(users),
        col(ActionRow.at) > since,
        or_(col(ActionRow.kind) != ActionKind.MOVE, _BY.is_(None)),
    )
    open_votes = [vote.id for vote in open_vote_rows(unit.session, unit.id)]
    voted = exists().where(
        col(VoteAnswerRow.vote_id).in_(open_votes),
        col(VoteAnswerRow.seat) == seat,
        col(VoteAnswerRow.at) > since,
    )
    return not unit.session.scalar(select(or_(acted, voted)))


def is_silent(unit: UnitOfWork, seat: int) -> bool:
    """Return whether a player has been due to move for days without acting at the table.

    Days off, announced away days and outages do not count as silence; nights and automatically used
    away days do. The period restarts after an undo or a pause.
    """
    since, user_id = unit.clocks[seat].since, unit.seats[seat].user_id
    days_off = [hours.without_nights() for hours in user_rows.quiet_hours(unit.session, user_id)]
    away_rows = user_rows.away_periods(unit.session, user_id, since)
    away = [TimeSpan(row.begins_at, row.ends_at) for row in away_rows if not row.automatic]
    outages = user_rows.outages(unit.session, since)
    if counted_time(since, unit.now, [*days_off, *away, *outages]) < SILENT_DAYS:
        return False
    begins = unit.now - SILENT_DAYS
    restored = exists().where(
        col(ActionRow.table_id) == unit.id,
        col(ActionRow.kind).in_(TURN_RESTORED),
        col(ActionRow.at) > begins,
    )
    return not unit.session.scalar(select(restored)) and is_inactive_since(unit, seat, begins)
