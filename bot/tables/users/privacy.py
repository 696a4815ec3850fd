"""List the data stored about a user, and delete it while their games stay complete."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import JSON, and_, delete, or_, select, type_coerce, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import Row
from bot.store.models.company import BlockRow, InvitationRow
from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow
from bot.store.models.plan import PlanRow
from bot.store.models.rating import RatingChangeRow, ResultRow
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
from bot.store.models.web import WebLinkRow, WebSessionRow
from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.history.log import LOBBY_KINDS
from bot.tables.history.seat_history import Tenure, naming_actions, seat_history_from
from bot.tables.session.service import TableService
from bot.tables.session.user_cache import DEFAULTS
from bot.tables.users import forgotten
from bot.tables.users.forget_seasons import forget_seasons
from engine.core.words.text import Text, say

NOBODY = "gone"
"""The user id stored instead of that of a user who deleted their data."""

PlayerName = Callable[[str, int], str]
"""Returns the name of a deleted player, given a language and a number: "Player 2"."""


class StoredRows(NamedTuple):
    """Rows that refer to a user; ``shown`` are the columns they may see if not all."""

    row: type[Row]
    who: str
    shown: tuple[str, ...] = ()

    @property
    def columns(self) -> Sequence[str]:
        """The columns the user may see, without the ids of rows and requests."""
        hidden = (self.who, "id", "request_id")
        return self.shown or [name for name in self.row.model_fields if name not in hidden]


ACTION_COLUMNS = ("table_id", "sequence", "kind", "data", "at")

PERSONAL_DATA = (
    StoredRows(UserRow, "user_id"),
    StoredRows(QuietHoursRow, "user_id"),
    StoredRows(AwayPeriodRow, "user_id"),
    StoredRows(NoteRow, "user_id"),
    StoredRows(PlanRow, "user_id"),
    StoredRows(MuteRow, "user_id"),
    StoredRows(LastActiveRow, "user_id"),
    StoredRows(WhatIfRow, "user_id"),
    StoredRows(NudgeRow, "user_id"),
    StoredRows(NudgeRow, "by_id"),
    StoredRows(InvitationRow, "user_id"),
    StoredRows(InvitationRow, "by_id"),
    StoredRows(BlockRow, "user_id"),
    StoredRows(WebLinkRow, "user_id"),
    StoredRows(WebSessionRow, "user_id"),
)
"""Rows about the user alone; deleted on request."""
ON_OTHERS_LISTS = (StoredRows(BlockRow, "blocked_id"),)
"""Rows of others about the user: deleted with the user's data, but never shown to them."""
SHARED_WITH_TABLES = (
    StoredRows(SeatRow, "user_id", ("table_id", "seat", "name", "colour", "occupant")),
    StoredRows(
        SeatRow, "substitute_id", ("table_id", "seat", "substitute_name", "substitute_until")
    ),
    StoredRows(ActionRow, "user_id", ACTION_COLUMNS),
    StoredRows(ResultRow, "user_id"),
    StoredRows(RatingChangeRow, "user_id"),
    StoredRows(SeasonMemberRow, "user_id"),
    StoredRows(SeasonSeatRow, "user_id"),
    StoredRows(SeasonSeatRow, "player_id"),
    StoredRows(SeasonRow, "admin_id", ("id", "server_id", "name", "number", "created_at")),
    StoredRows(
        TableRow, "host_id", ("id", "server_id", "channel_id", "game", "host_line", "created_at")
    ),
)
"""Rows that also belong to a game; kept under another name."""


def rows_of_user(session: Session, stored_rows: StoredRows, user_id: str) -> list[dict[str, Any]]:
    """Return a user's rows of one database table."""
    query = select(stored_rows.row).filter_by(**{stored_rows.who: user_id})
    return [row.model_dump(include={*stored_rows.columns}) for row in session.scalars(query)]


def personal_data_json(user_id: str, stored: Mapping[str, list[dict[str, Any]]]) -> str:
    """Return the data as readable JSON; dates are in UTC."""
    plain = {"discord_user": user_id, **stored}
    return json.dumps(plain, ensure_ascii=False, indent=1, default=str) + "\n"


async def delete_personal_data(service: TableService, user_id: str, name: PlayerName) -> int:
    """Delete a user's data; return the number of games where they got another name.

    Raises:
        TableError: they still play somewhere.
    """

    def work(session: Session) -> int:
        now = service.clock.now()
        if (seated := still_seated_text(session, user_id, now)) is not None:
            raise TableError(seated)
        _withdraw_invitations(session, user_id)
        was_substitute = update(ActionRow).filter_by(user_id=user_id, kind=ActionKind.SUBSTITUTE)
        session.execute(was_substitute.values(data={}))  # it contains their name
        for stored_rows in (*PERSONAL_DATA, *ON_OTHERS_LISTS):
            session.execute(delete(stored_rows.row).filter_by(**{stored_rows.who: user_id}))
        session.execute(update(TableRow).filter_by(host_id=user_id).values(host_line=None))
        tables = _played_at(session, user_id)
        for table_id, language in tables.items():
            _rename(session, user_id, table_id, partial(name, language))
        forget_seasons(session, user_id, NOBODY, name)
        session.execute(update(ActionRow).filter_by(user_id=user_id).values(user_id=None))
        session.execute(update(TableRow).filter_by(host_id=user_id).values(host_id=NOBODY))
        forgotten.add(session, user_id, now)
        return len(tables)

    games = await service.transaction(work)
    service.preference_cache.note(user_id, DEFAULTS)
    return games


def still_seated_text(session: Session, user_id: str, now: datetime) -> Text | None:
    """Return a text about the seats a user must leave first; ``None`` if there are none."""
    tables = len(seated_at(session, user_id, now))
    return say("table-still-seated", seats=tables) if tables else None


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


_NAMING = ("substitute", "guest", "by")
"""The details of outbox messages that name a user."""


def _withdraw_invitations(session: Session, user_id: str) -> None:
    seats = update(SeatRow).filter_by(substitute_id=user_id)
    session.execute(seats.values(substitute_id=None, substitute_name=None))
    kinds = (OutboxKind.SUBSTITUTE, OutboxKind.SUBSTITUTE_UPDATE, OutboxKind.INVITATION)
    for message in session.scalars(select(OutboxRow).where(col(OutboxRow.kind).in_(kinds))):
        details = message.details or {}
        named = {key: NOBODY for key in _NAMING if details.get(key) == user_id}
        if named:
            message.details = {**details, **named}


def _played_at(session: Session, user_id: str) -> dict[int, str]:
    """Return the tables where the user has or had a seat, with their languages."""
    query = (
        select(col(TableRow.id), col(TableRow.language))
        .join(SeatRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(col(SeatRow.user_id) == user_id)
    )
    played = {table_id or 0: language for table_id, language in session.execute(query)}
    takeovers = takeovers_from(session, user_id)
    return played | {action.table_id: language for action, language in takeovers}


def _rename(session: Session, user_id: str, table_id: int, name_for: Callable[[int], str]) -> None:
    """Give each of the user's seats at a table, and its actions, another name."""
    query = select(SeatRow).filter_by(table_id=table_id).order_by(col(SeatRow.seat))
    seats, handovers = session.scalars(query).all(), naming_actions(session, table_id)
    for row, tenures in zip(seats, seat_history_from(seats, handovers).tenures, strict=True):
        players = [tenure.user_id for tenure in tenures]
        if user_id not in players:
            continue
        other = _replacement_id(table_id, row.seat, players.index(user_id))
        name = name_for(row.seat + 1)
        _rename_actions(session, user_id, row, tenures, other)
        for kept in (ResultRow, RatingChangeRow):
            of_seat = update(kept).filter_by(table_id=table_id, seat=row.seat, user_id=user_id)
            session.execute(of_seat.values(user_id=other))
        for action in handovers:
            if action.seat == row.seat and action.data.get("before") == user_id:
                action.data = {**action.data, "before": other, "name": name}
        if row.user_id == user_id:
            row.user_id, row.name = other, name
            hosted = update(TableRow).filter_by(id=table_id, host_id=user_id)
            session.execute(hosted.values(host_id=other))


def _rename_actions(
    session: Session, user_id: str, row: SeatRow, tenures: Sequence[Tenure], other: str
) -> None:
    """Replace the user in the actions of a seat, including those in the lobby."""
    statement = update(ActionRow).values(user_id=other)
    statement = statement.filter_by(table_id=row.table_id, user_id=user_id)
    in_lobby = col(ActionRow.kind).in_(LOBBY_KINDS)
    if tenures[0].user_id == user_id:
        session.execute(statement.where(in_lobby))
    ends = [*(after.since for after in tenures[1:]), LARGEST]
    for tenure, end in zip(tenures, ends, strict=True):
        if tenure.user_id == user_id:
            in_tenure = col(ActionRow.sequence).between(tenure.since, end - 1)
            session.execute(statement.where(col(ActionRow.seat) == row.seat, in_tenure, ~in_lobby))


def _replacement_id(table_id: int, seat: int, part: int) -> str:
    """Return an id for a deleted user that links to no other seat or table."""
    return f"{NOBODY}-{table_id}-{seat}" + (f"-{part}" if part else "")


def takeovers_from(session: Session, user_id: str) -> list[tuple[ActionRow, str]]:
    """Return the actions that took over the user's seats, with the tables' languages."""
    predecessor = type_coerce(col(ActionRow.data), JSON)["before"].as_string()
    query = (
        select(ActionRow, col(TableRow.language))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(ActionRow.kind) == ActionKind.TAKEOVER, predecessor == user_id)
    )
    return [(action, language) for action, language in session.execute(query)]
