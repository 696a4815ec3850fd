"""What is stored about a person, and how it is forgotten while the games they played stay whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import Row
from bot.store.person_rows import (
    AbsenceRow,
    HoursRow,
    HushRow,
    NudgeRow,
    OwnNoteRow,
    PersonRow,
    SeenRow,
)
from bot.store.plan_rows import PlanRow
from bot.store.rows import ActionRow, OutboxRow, SeatRow, TableRow
from bot.store.what_if_rows import BranchRow
from bot.tables.actions import Kind
from bot.tables.errors import TableError
from bot.tables.models import LIVE, Occupant, Status
from bot.tables.people.cached_preferences import AS_USUAL
from bot.tables.service import TableService

NOBODY = "gone"
"""Who has opened a table they never played at, once they are forgotten."""

PlayerName = Callable[[str, int], str]
"""From a language and a number to what a forgotten player is called: "Player 2"."""


class Kept(NamedTuple):
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

THEIR_OWN = (
    Kept(PersonRow, "user_id", _OF_A_PERSON),
    Kept(HoursRow, "user_id", ("since", "zone", "night_from", "night_to", "days_off")),
    Kept(AbsenceRow, "user_id", ("begins_at", "ends_at", "drawn")),
    Kept(OwnNoteRow, "user_id", ("table_id", "text")),
    Kept(PlanRow, "user_id", _OF_A_PLAN),
    Kept(HushRow, "user_id", ("table_id",)),
    Kept(SeenRow, "user_id", ("at",)),
    Kept(BranchRow, "user_id", ("table_id", "sequence", "seat", "seed", "steps")),
    Kept(NudgeRow, "user_id", ("table_id", "by_id", "at")),
    Kept(NudgeRow, "by_id", ("table_id", "user_id", "at")),
)
"""What is about the person alone, and goes."""
THE_GAMES = (
    Kept(SeatRow, "user_id", ("table_id", "seat", "name", "colour", "occupant")),
    Kept(SeatRow, "substitute_id", ("table_id", "seat", "substitute_name", "substitute_until")),
    Kept(ActionRow, "user_id", _OF_AN_ACTION),
    Kept(TableRow, "host_id", ("id", "server_id", "channel_id", "game", "created_at")),
)
"""What belongs to a game as well, and stays under another name."""


async def stored(service: TableService, user_id: str) -> Mapping[str, list[dict[str, Any]]]:
    """Everything that names a person, by the name of the database's table."""

    def work(session: Session) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for kept in (*THEIR_OWN, *THE_GAMES):
            rows = found.setdefault(str(kept.row.__tablename__), [])
            rows += _rows(session, kept, user_id)
        others = (act for act, _ in _left_to_others(session, user_id) if act.user_id != user_id)
        found[str(ActionRow.__tablename__)] += [
            {name: getattr(act, name) for name in _OF_AN_ACTION} for act in others
        ]
        return found

    return await service.read(work)


def _rows(session: Session, kept: Kept, user_id: str) -> list[dict[str, Any]]:
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
        for kept in THEIR_OWN:
            session.execute(delete(kept.row).where(getattr(kept.row, kept.who) == user_id))
        query = (
            select(col(SeatRow.table_id), col(SeatRow.seat), col(TableRow.language))
            .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
            .where(col(SeatRow.user_id) == user_id)
        )
        seats = list(session.execute(query))
        for table_id, seat, language in seats:
            _rename(session, user_id, table_id, seat, name(language, seat + 1))
        left = _left_to_others(session, user_id)
        for act, language in left:
            seat = act.seat or 0
            called = {"before": _nobody(act.table_id, seat), "name": name(language, seat + 1)}
            act.data = {**act.data, **called}
            _rename_acts(session, user_id, act.table_id, called["before"])
        session.execute(
            update(ActionRow).where(col(ActionRow.user_id) == user_id).values(user_id=None)
        )
        session.execute(
            update(TableRow).where(col(TableRow.host_id) == user_id).values(host_id=NOBODY)
        )
        return len({table_id for table_id, _, _ in seats} | {act.table_id for act, _ in left})

    games = await service.transaction(work)
    service.likes.note(user_id, AS_USUAL)
    return games


def _need_no_seat(session: Session, user_id: str, now: datetime) -> None:
    """Nothing if nobody waits for this person.

    Raises:
        TableError: they sit at tables that have not ended, or play there for a friend.
    """
    own = col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON
    friends = col(SeatRow.substitute_id) == user_id, col(SeatRow.substitute_agreed)
    query = (
        select(func.count())
        .select_from(SeatRow)
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(or_(and_(*own), and_(*friends, col(SeatRow.substitute_until) > now)))
        .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
    )
    tables = session.scalar(query) or 0
    if tables:
        raise TableError.because("table-still-seated", seats=tables)


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
        col(ActionRow.user_id) == user_id, col(ActionRow.kind) == Kind.SUBSTITUTE
    )
    session.execute(agreed.values(data={}))


def _rename(session: Session, user_id: str, table_id: int, seat: int, name: str) -> None:
    """A seat and what was done from it, under a name that leads to no other table."""
    other = _nobody(table_id, seat)
    sitting = update(SeatRow).where(col(SeatRow.table_id) == table_id, col(SeatRow.seat) == seat)
    session.execute(sitting.values(user_id=other, name=name))
    _rename_acts(session, user_id, table_id, other)
    hosts = update(TableRow).where(col(TableRow.id) == table_id, col(TableRow.host_id) == user_id)
    session.execute(hosts.values(host_id=other))


def _nobody(table_id: int, seat: int) -> str:
    """Who sat there, once they are forgotten."""
    return f"{NOBODY}-{table_id}-{seat}"


def _rename_acts(session: Session, user_id: str, table_id: int, other: str) -> None:
    """What somebody has done at a table, under another id."""
    acted = update(ActionRow).where(
        col(ActionRow.table_id) == table_id, col(ActionRow.user_id) == user_id
    )
    session.execute(acted.values(user_id=other))


def _left_to_others(session: Session, user_id: str) -> list[tuple[ActionRow, str]]:
    """The actions with which others have taken over a person's seats, and the tables' languages."""
    query = (
        select(ActionRow, col(TableRow.language))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(ActionRow.kind) == Kind.TAKEOVER)
    )
    found = session.execute(query)
    return [(act, language) for act, language in found if act.data.get("before") == user_id]
