"""List the data stored about a user, and delete it while their games stay complete."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import Row
from bot.store.models.plan import PlanRow
from bot.store.models.table import LARGEST, ActionRow, OutboxRow, SeatRow, TableRow
from bot.store.models.user import (
    AwayPeriodRow,
    LastActiveRow,
    MuteRow,
    NoteRow,
    NudgeRow,
    QuietHoursRow,
    UserRow,
)
from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.history.log import LOBBY_KINDS
from bot.tables.history.seat_history import Tenure, naming_actions, seat_history_from
from bot.tables.session.service import TableService
from bot.tables.session.user_cache import DEFAULTS
from bot.tables.users import forgotten
from engine.core.words.text import Text, say

NOBODY = "gone"
"""The user id stored instead of that of a user who deleted their data."""

PlayerName = Callable[[str, int], str]
"""Returns the name of a deleted player, given a language and a number: "Player 2"."""


class StoredRows(NamedTuple):
    """Rows that refer to a user, and which of their columns the user may see."""

    row: type[Row]
    who: str
    shown: tuple[str, ...]


_OF_A_USER = (
    "hours_asked_at",
    "uses_away_days",
    "picture_shape",
    "direct_messages",
    "muted",
    "wants_next_up",
    "wants_setbacks",
    "auto_answers",
    "auto_pays",
    "language",
    "confirms",
    "picture_size",
    "separate_reminders",
    "no_hints",
    "changed_at",
    "notified_at",
    "notified_server_id",
)

_OF_A_PLAN = (
    "table_id",
    "seat",
    "status",
    "question",
    "prompt",
    "choices",
    "steps",
    "stops",
    "scope",
    "asked",
    "round",
    "stop_reason",
    "announced",
    "created_at",
)

OF_AN_ACTION = ("table_id", "sequence", "kind", "data", "at")

PERSONAL_DATA = (
    StoredRows(UserRow, "user_id", _OF_A_USER),
    StoredRows(QuietHoursRow, "user_id", ("since", "zone", "night_from", "night_to", "days_off")),
    StoredRows(AwayPeriodRow, "user_id", ("begins_at", "ends_at", "automatic")),
    StoredRows(NoteRow, "user_id", ("table_id", "text")),
    StoredRows(PlanRow, "user_id", _OF_A_PLAN),
    StoredRows(MuteRow, "user_id", ("table_id",)),
    StoredRows(LastActiveRow, "user_id", ("at",)),
    StoredRows(WhatIfRow, "user_id", ("table_id", "sequence", "seat", "seed", "steps")),
    StoredRows(NudgeRow, "user_id", ("table_id", "by_id", "at")),
    StoredRows(NudgeRow, "by_id", ("table_id", "user_id", "at")),
)
"""Rows about the user alone; deleted on request."""
SHARED_WITH_TABLES = (
    StoredRows(SeatRow, "user_id", ("table_id", "seat", "name", "colour", "occupant")),
    StoredRows(
        SeatRow, "substitute_id", ("table_id", "seat", "substitute_name", "substitute_until")
    ),
    StoredRows(ActionRow, "user_id", OF_AN_ACTION),
    StoredRows(TableRow, "host_id", ("id", "server_id", "channel_id", "game", "created_at")),
)
"""Rows that also belong to a game; kept under another name."""


def rows(session: Session, stored_rows: StoredRows, user_id: str) -> list[dict[str, Any]]:
    """Return a user's rows of one database table."""
    columns = [getattr(stored_rows.row, name) for name in stored_rows.shown]
    query = select(*columns).where(getattr(stored_rows.row, stored_rows.who) == user_id)
    return [dict(zip(stored_rows.shown, row, strict=True)) for row in session.execute(query)]


def to_json_file(user_id: str, found: Mapping[str, list[dict[str, Any]]]) -> str:
    """Return the data as readable JSON; dates are in UTC."""
    plain = {"discord_user": user_id, **found}
    return json.dumps(plain, ensure_ascii=False, indent=1, default=str) + "\n"


async def delete_personal_data(service: TableService, user_id: str, name: PlayerName) -> int:
    """Delete a user's data; return in how many games they got another name.

    Raises:
        TableError: they still play somewhere.
    """

    def work(session: Session) -> int:
        _require_no_seat(session, user_id, service.clock.now())
        _withdraw_invitations(session, user_id)
        _remove_substitute_names(session, user_id)
        for stored_rows in PERSONAL_DATA:
            session.execute(
                delete(stored_rows.row).where(getattr(stored_rows.row, stored_rows.who) == user_id)
            )
        tables = _played_at(session, user_id)
        for table_id, language in tables.items():
            _rename(session, user_id, table_id, partial(name, language))
        session.execute(
            update(ActionRow).where(col(ActionRow.user_id) == user_id).values(user_id=None)
        )
        session.execute(
            update(TableRow).where(col(TableRow.host_id) == user_id).values(host_id=NOBODY)
        )
        forgotten.add(session, user_id, service.clock.now())
        return len(tables)

    games = await service.transaction(work)
    service.preference_cache.note(user_id, DEFAULTS)
    return games


def seats_to_leave(session: Session, user_id: str, now: datetime) -> Text | None:
    """Return a text about the seats a user must leave first; ``None`` if there are none."""
    tables = len(seated_at(session, user_id, now))
    return say("table-still-seated", seats=tables) if tables else None


def _require_no_seat(session: Session, user_id: str, now: datetime) -> None:
    """Check that no table waits for this user.

    Raises:
        TableError: they have a seat at a table that has not ended, or are a substitute there.
    """
    if (seated := seats_to_leave(session, user_id, now)) is not None:
        raise TableError(seated)


def seated_at(session: Session, user_id: str, now: datetime) -> list[int]:
    """Return the tables that have not ended where a user plays, or is a substitute."""
    own = col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON
    substitute = col(SeatRow.substitute_id) == user_id, col(SeatRow.substitute_agreed)
    query = (
        select(col(SeatRow.table_id))
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(or_(and_(*own), and_(*substitute, col(SeatRow.substitute_until) > now)))
        .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
    )
    return list(session.scalars(query))


def _withdraw_invitations(session: Session, user_id: str) -> None:
    """Withdraw invitations of this user as a substitute, and their name in messages."""
    statement = update(SeatRow).where(col(SeatRow.substitute_id) == user_id)
    session.execute(statement.values(substitute_id=None, substitute_name=None))
    query = select(OutboxRow).where(
        col(OutboxRow.kind).in_((OutboxKind.SUBSTITUTE, OutboxKind.SUBSTITUTE_UPDATE))
    )
    for message in session.scalars(query):
        if message.details is not None and message.details.get("substitute") == user_id:
            message.details = {**message.details, "substitute": NOBODY}


def _remove_substitute_names(session: Session, user_id: str) -> None:
    """Remove the user's name from the log where they were a substitute."""
    statement = update(ActionRow).where(
        col(ActionRow.user_id) == user_id, col(ActionRow.kind) == ActionKind.SUBSTITUTE
    )
    session.execute(statement.values(data={}))


def _played_at(session: Session, user_id: str) -> dict[int, str]:
    """Return the tables where the user has or had a seat, with their languages."""
    query = (
        select(col(TableRow.id), col(TableRow.language))
        .join(SeatRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(col(SeatRow.user_id) == user_id)
    )
    found = {table_id or 0: language for table_id, language in session.execute(query)}
    takeovers = takeovers_from(session, user_id)
    return found | {action.table_id: language for action, language in takeovers}


def _rename(session: Session, user_id: str, table_id: int, name_for: Callable[[int], str]) -> None:
    """Give each of the user's seats at a table, and its actions, another name."""
    query = select(SeatRow).where(col(SeatRow.table_id) == table_id).order_by(col(SeatRow.seat))
    seats, handovers = session.scalars(query).all(), naming_actions(session, table_id)
    for row, tenures in zip(seats, seat_history_from(seats, handovers).tenures, strict=True):
        first = next(
            (index for index, tenure in enumerate(tenures) if tenure.user_id == user_id), None
        )
        if first is None:
            continue
        other, name = _replacement_id(table_id, row.seat, first), name_for(row.seat + 1)
        _rename_actions(session, user_id, row, tenures, other)
        for action in handovers:
            if action.seat == row.seat and action.data.get("before") == user_id:
                action.data = {**action.data, "before": other, "name": name}
        if row.user_id == user_id:
            row.user_id, row.name = other, name
            host = update(TableRow).where(col(TableRow.id) == table_id)
            session.execute(host.where(col(TableRow.host_id) == user_id).values(host_id=other))


def _rename_actions(
    session: Session, user_id: str, row: SeatRow, tenures: Sequence[Tenure], other: str
) -> None:
    """Replace the user in the actions of a seat, including those in the lobby."""
    statement = update(ActionRow).values(user_id=other)
    statement = statement.where(
        col(ActionRow.table_id) == row.table_id, col(ActionRow.user_id) == user_id
    )
    in_lobby = col(ActionRow.kind).in_(LOBBY_KINDS)
    if tenures[0].user_id == user_id:
        session.execute(statement.where(in_lobby))
    for tenure, end in zip(
        tenures, [*(after.since for after in tenures[1:]), LARGEST], strict=True
    ):
        if tenure.user_id == user_id:
            in_tenure = col(ActionRow.sequence).between(tenure.since, end - 1)
            session.execute(statement.where(col(ActionRow.seat) == row.seat, in_tenure, ~in_lobby))


def _replacement_id(table_id: int, seat: int, part: int) -> str:
    """Return an id for a deleted user that links to no other seat or table."""
    return f"{NOBODY}-{table_id}-{seat}" + (f"-{part}" if part else "")


def takeovers_from(session: Session, user_id: str) -> list[tuple[ActionRow, str]]:
    """Return the actions that took over the user's seats, with the tables' languages."""
    query = (
        select(ActionRow, col(TableRow.language))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(ActionRow.kind) == ActionKind.TAKEOVER)
    )
    found = session.execute(query)
    return [
        (action, language) for action, language in found if action.data.get("before") == user_id
    ]
