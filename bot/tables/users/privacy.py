"""What is stored about a person, and how it is forgotten while the games they played stay whole."""

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
from bot.store.models.person import (
    AwayRow,
    HoursRow,
    LastActiveRow,
    MuteRow,
    NoteRow,
    NudgeRow,
    PersonRow,
)
from bot.store.models.plan import PlanRow
from bot.store.models.table import LARGEST, ActionRow, OutboxRow, SeatRow, TableRow
from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.history.log import LOBBY
from bot.tables.seats.seat_history import Tenure, naming_actions, seat_history_from
from bot.tables.session.service import TableService
from bot.tables.users import forgotten
from bot.tables.users.preference_cache import DEFAULTS
from engine.core.words.text import Text, say

NOBODY = "gone"
"""Who has opened a table they never played at, once they are forgotten."""

PlayerName = Callable[[str, int], str]
"""From a language and a number to what a forgotten player is called: "Player 2"."""


class StoredRows(NamedTuple):
    """Rows that name a person: where, and what of them is the person's to know."""

    row: type[Row]
    who: str
    shown: tuple[str, ...]


_OF_A_PERSON = (
    "asked_at",
    "draws",
    "picture",
    "direct",
    "silent",
    "hears_next",
    "hears_losses",
    "answers_alone",
    "pays_alone",
    "language",
    "confirms",
    "size",
    "apart",
    "no_hints",
    "said_at",
    "called_at",
    "called_in",
)

_OF_A_PLAN = (
    "table_id",
    "seat",
    "status",
    "question",
    "ask",
    "offers",
    "steps",
    "stops",
    "scope",
    "put",
    "round",
    "why",
    "told",
    "made_at",
)

_OF_AN_ACTION = ("table_id", "sequence", "kind", "data", "at")

PERSONAL_DATA = (
    StoredRows(PersonRow, "user_id", _OF_A_PERSON),
    StoredRows(HoursRow, "user_id", ("since", "zone", "night_from", "night_to", "days_off")),
    StoredRows(AwayRow, "user_id", ("begins_at", "ends_at", "drawn")),
    StoredRows(NoteRow, "user_id", ("table_id", "text")),
    StoredRows(PlanRow, "user_id", _OF_A_PLAN),
    StoredRows(MuteRow, "user_id", ("table_id",)),
    StoredRows(LastActiveRow, "user_id", ("at",)),
    StoredRows(WhatIfRow, "user_id", ("table_id", "sequence", "seat", "seed", "steps")),
    StoredRows(NudgeRow, "user_id", ("table_id", "by_id", "at")),
    StoredRows(NudgeRow, "by_id", ("table_id", "user_id", "at")),
)
"""What is about the person alone, and goes."""
SHARED_WITH_TABLES = (
    StoredRows(SeatRow, "user_id", ("table_id", "seat", "name", "colour", "occupant")),
    StoredRows(
        SeatRow, "substitute_id", ("table_id", "seat", "substitute_name", "substitute_until")
    ),
    StoredRows(ActionRow, "user_id", _OF_AN_ACTION),
    StoredRows(TableRow, "host_id", ("id", "server_id", "channel_id", "game", "created_at")),
)
"""What belongs to a game as well, and stays under another name."""


async def stored(service: TableService, user_id: str) -> Mapping[str, list[dict[str, Any]]]:
    """Everything that names a person, by the name of the database's table."""

    def work(session: Session) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for kept in (*PERSONAL_DATA, *SHARED_WITH_TABLES):
            rows = found.setdefault(str(kept.row.__tablename__), [])
            rows += _rows(session, kept, user_id)
        others = (act for act, _ in _left_to_others(session, user_id) if act.user_id != user_id)
        found[str(ActionRow.__tablename__)] += [
            {name: getattr(act, name) for name in _OF_AN_ACTION} for act in others
        ]
        return found

    return await service.read(work)


def _rows(session: Session, kept: StoredRows, user_id: str) -> list[dict[str, Any]]:
    columns = [getattr(kept.row, name) for name in kept.shown]
    query = select(*columns).where(getattr(kept.row, kept.who) == user_id)
    return [dict(zip(kept.shown, row, strict=True)) for row in session.execute(query)]


def as_file(user_id: str, found: Mapping[str, list[dict[str, Any]]]) -> str:
    """It as JSON a person can read; moments are in UTC."""
    plain = {"discord_user": user_id, **found}
    return json.dumps(plain, ensure_ascii=False, indent=1, default=str) + "\n"


async def forget(service: TableService, user_id: str, name: PlayerName) -> int:
    """Forget a person; in how many games they have another name now.

    Raises:
        TableError: they still play somewhere.
    """

    def work(session: Session) -> int:
        _need_no_seat(session, user_id, service.clock.now())
        _ask_no_more(session, user_id)
        _unname_friend(session, user_id)
        for kept in PERSONAL_DATA:
            session.execute(delete(kept.row).where(getattr(kept.row, kept.who) == user_id))
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


async def still_seated(service: TableService, user_id: str) -> Text | None:
    """Say which seats a person has to leave before they can be forgotten; ``None``: none."""
    now = service.clock.now()
    return await service.read(lambda session: _seats_to_leave(session, user_id, now))


def _seats_to_leave(session: Session, user_id: str, now: datetime) -> Text | None:
    tables = len(seated_at(session, user_id, now))
    return say("table-still-seated", seats=tables) if tables else None


def _need_no_seat(session: Session, user_id: str, now: datetime) -> None:
    """Nothing if nobody waits for this person.

    Raises:
        TableError: they sit at tables that have not ended, or play there for a friend.
    """
    if (seated := _seats_to_leave(session, user_id, now)) is not None:
        raise TableError(seated)


def seated_at(session: Session, user_id: str, now: datetime) -> list[int]:
    """Return the tables that have not ended where a person sits or plays for a friend."""
    own = col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON
    friends = col(SeatRow.substitute_id) == user_id, col(SeatRow.substitute_agreed)
    query = (
        select(col(SeatRow.table_id))
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(or_(and_(*own), and_(*friends, col(SeatRow.substitute_until) > now)))
        .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
    )
    return list(session.scalars(query))


def _ask_no_more(session: Session, user_id: str) -> None:
    """Nobody asks them any more to play for somebody, and no message about it names them."""
    asked = update(SeatRow).where(col(SeatRow.substitute_id) == user_id)
    session.execute(asked.values(substitute_id=None, substitute_name=None))
    about = select(OutboxRow).where(col(OutboxRow.kind).in_(("substitute", "answered")))
    for parcel in session.scalars(about):
        if parcel.about is not None and parcel.about.get("friend") == user_id:
            parcel.about = {**parcel.about, "friend": NOBODY}


def _unname_friend(session: Session, user_id: str) -> None:
    """Where they played for somebody, no name is left of them."""
    agreed = update(ActionRow).where(
        col(ActionRow.user_id) == user_id, col(ActionRow.kind) == ActionKind.SUBSTITUTE
    )
    session.execute(agreed.values(data={}))


def _played_at(session: Session, user_id: str) -> dict[int, str]:
    """The tables at which a person has a seat or has left one to others, and their languages."""
    query = (
        select(col(TableRow.id), col(TableRow.language))
        .join(SeatRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(col(SeatRow.user_id) == user_id)
    )
    found = {table_id or 0: language for table_id, language in session.execute(query)}
    left = _left_to_others(session, user_id)
    return found | {act.table_id: language for act, language in left}


def _rename(session: Session, user_id: str, table_id: int, called: Callable[[int], str]) -> None:
    """Each of their seats at a table and what was done from it, under a name of its own."""
    query = select(SeatRow).where(col(SeatRow.table_id) == table_id).order_by(col(SeatRow.seat))
    seats, handed = session.scalars(query).all(), naming_actions(session, table_id)
    for row, parts in zip(seats, seat_history_from(seats, handed).tenures, strict=True):
        first = next((at for at, part in enumerate(parts) if part.user_id == user_id), None)
        if first is None:
            continue
        other, name = _nobody(table_id, row.seat, first), called(row.seat + 1)
        _rename_acts(session, user_id, row, parts, other)
        for act in handed:
            if act.seat == row.seat and act.data.get("before") == user_id:
                act.data = {**act.data, "before": other, "name": name}
        if row.user_id == user_id:
            row.user_id, row.name = other, name
            host = update(TableRow).where(col(TableRow.id) == table_id)
            session.execute(host.where(col(TableRow.host_id) == user_id).values(host_id=other))


def _rename_acts(
    session: Session, user_id: str, row: SeatRow, parts: Sequence[Tenure], other: str
) -> None:
    """What somebody has done while they played a seat, in the lobby if they began there."""
    acted = update(ActionRow).values(user_id=other)
    acted = acted.where(col(ActionRow.table_id) == row.table_id, col(ActionRow.user_id) == user_id)
    in_lobby = col(ActionRow.kind).in_(LOBBY)
    if parts[0].user_id == user_id:
        session.execute(acted.where(in_lobby))
    for part, ends in zip(parts, [*(after.since for after in parts[1:]), LARGEST], strict=True):
        if part.user_id == user_id:
            then = col(ActionRow.sequence).between(part.since, ends - 1)
            session.execute(acted.where(col(ActionRow.seat) == row.seat, then, ~in_lobby))


def _nobody(table_id: int, seat: int, part: int) -> str:
    """Who sat there, once they are forgotten; it leads to no other seat and to no other table."""
    return f"{NOBODY}-{table_id}-{seat}" + (f"-{part}" if part else "")


def _left_to_others(session: Session, user_id: str) -> list[tuple[ActionRow, str]]:
    """The actions with which others have taken over a person's seats, and the tables' languages."""
    query = (
        select(ActionRow, col(TableRow.language))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(ActionRow.kind) == ActionKind.TAKEOVER)
    )
    found = session.execute(query)
    return [(act, language) for act, language in found if act.data.get("before") == user_id]
