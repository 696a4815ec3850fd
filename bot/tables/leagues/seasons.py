"""Open a season, sign up for it, start it, and read all that people may see of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow
from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow, SeasonTableRow
from bot.store.models.table import LARGEST
from bot.tables.domain.computer_players import DEFAULT_STRENGTH, require_model
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.options import require_game, require_language, seat_range
from bot.tables.domain.request import Person, Request
from bot.tables.domain.time_control import parse_time_control
from bot.tables.leagues.duration import require_clock
from bot.tables.leagues.groups import BEST_SIZE, Pair
from bot.tables.leagues.model import (
    MemberRole,
    SeasonKind,
    SeasonOptions,
    SeasonStatus,
)
from engine.core.chance import new_seed, seed_hash

MAX_NAME = 60
"""Characters."""
MAX_ROUNDS = 9
USUAL_SEATS = 4
MAX_PLAYERS = {SeasonKind.LEAGUE: 150, SeasonKind.CUP: 64}
OPEN_STATUSES = (SeasonStatus.SIGN_UP, SeasonStatus.RUNNING)


def require_season(session: Session, season_id: int, server_id: str | None) -> SeasonRow:
    """Return a season of a server; raise ``NotVisible`` if it has none with this id."""
    row = find_season(session, season_id)
    if row.server_id != server_id:
        raise NotVisible.because("league-unknown")
    return row


def find_season(session: Session, season_id: int) -> SeasonRow:
    """Return a season; raise ``NotVisible`` if there is none with this id."""
    row = session.get(SeasonRow, season_id) if abs(season_id) <= LARGEST else None
    if row is None:
        raise NotVisible.because("league-unknown")
    return row


def require_season_admin(session: Session, season_id: int, person: Person) -> SeasonRow:
    """Return a season, for an admin of its server; raise ``TableError`` for others."""
    row = require_season(session, season_id, person.server_id)
    if not person.manages:
        raise TableError.because("table-admin-only")
    return row


def require_status(row: SeasonRow, *statuses: SeasonStatus) -> None:
    """Raise ``TableError`` with the season's status unless it is one of these."""
    if row.status not in statuses:
        raise TableError.because(f"league-is-{row.status}", name=row.name)


def open_season(
    session: Session, request: Request, channel_id: str, options: SeasonOptions, now: datetime
) -> SeasonRow:
    """Open a season for sign-up, as an admin; return the one this request has opened before.

    Raises:
        TableError: the person is no admin, an option is invalid, the game has no computer players,
            or a season of that name is open.
    """
    earlier = session.scalar(select(SeasonRow).filter_by(request_id=request.key))
    if earlier is not None:
        return earlier
    person = request.person
    if not person.manages or person.server_id is None:
        raise TableError.because("table-admin-only")
    if options.kind not in list(SeasonKind):
        raise TableError.because("error-old-button")
    rules = require_game(options.game)
    seats = options.seats or max(count for count in rules.seat_counts if count <= USUAL_SEATS)
    seat_range(rules, seats)
    if seats not in BEST_SIZE:
        raise TableError.because("league-seats", least=min(BEST_SIZE), most=max(BEST_SIZE))
    time_control = parse_time_control(options.time_control)
    require_clock(time_control)
    require_model(rules, DEFAULT_STRENGTH)  # which plays on where people are gone
    name = " ".join(options.name.split())
    if not 0 < len(name) <= MAX_NAME:
        raise TableError.because("league-name-length", most=MAX_NAME)
    if not 1 <= options.rounds <= MAX_ROUNDS:
        raise TableError.because("league-rounds", most=MAX_ROUNDS)
    same = select(SeasonRow).filter_by(server_id=person.server_id, name=name)
    if session.scalar(same.where(col(SeasonRow.status).in_(OPEN_STATUSES))) is not None:
        raise TableError.because("league-name-taken", name=name)
    last = session.scalar(
        select(func.max(col(SeasonRow.number))).filter_by(server_id=person.server_id, name=name)
    )
    seed = new_seed()
    row = SeasonRow(
        server_id=person.server_id,
        channel_id=channel_id,
        admin_id=person.id,
        kind=options.kind,
        name=name,
        number=(last or 0) + 1,
        game=options.game,
        seats=seats,
        language=require_language(options.language),
        time_control=time_control,
        rounds=options.rounds,
        seed=seed,
        seed_hash=seed_hash(seed),
        created_at=now,
        request_id=request.key,
    )
    session.add(row)
    session.flush()
    return row


def member_rows(session: Session, season_id: int) -> list[SeasonMemberRow]:
    """Return the members of a season in the order of signing up."""
    query = (
        select(SeasonMemberRow)
        .where(col(SeasonMemberRow.season_id) == season_id)
        .order_by(col(SeasonMemberRow.joined_at), col(SeasonMemberRow.user_id))
    )
    return [*session.scalars(query)]


def join(session: Session, row: SeasonRow, person: Person, role: MemberRole, at: datetime) -> None:
    """Sign a person up, or change what they have signed up as; reserves may also come later.

    A reserve who has left a running season may come back as a reserve.

    Raises:
        TableError: it is too late, or there are too many people.
    """
    if role is MemberRole.RESERVE:
        require_status(row, *OPEN_STATUSES)
    else:
        require_status(row, SeasonStatus.SIGN_UP)
    if row.paused_at is not None:
        raise TableError.because("league-is-paused", name=row.name)
    member = session.get(SeasonMemberRow, (row.id, person.id))
    is_back = member is not None and member.withdrawn and member.role == MemberRole.RESERVE
    if member is not None and row.status != SeasonStatus.SIGN_UP and not is_back:
        raise TableError.because("league-already-joined", name=row.name)
    players = [m for m in member_rows(session, row.id or 0) if m.role == MemberRole.PLAYER]
    most = MAX_PLAYERS[SeasonKind(row.kind)]
    is_new_player = role is MemberRole.PLAYER and member not in players
    if is_new_player and len(players) >= most:
        raise TableError.because("league-full", most=most)
    if member is None:
        member = SeasonMemberRow(
            season_id=row.id or 0, user_id=person.id, name=person.name, joined_at=at
        )
        session.add(member)
    member.role, member.withdrawn = role, False


def set_paused(row: SeasonRow, now: datetime, *, paused: bool) -> None:
    """Pause or resume a season; its closing date moves by the length of the pause."""
    require_status(row, *OPEN_STATUSES)
    if paused and row.paused_at is None:
        row.paused_at = now
    elif not paused and row.paused_at is not None:
        if row.closes_at is not None:
            row.closes_at += now - row.paused_at
        row.paused_at = None


def pairs_apart(session: Session, people: Collection[str]) -> list[Pair]:
    """Return the pairs of these people of whom one has blocked the other."""
    query = select(BlockRow).where(
        col(BlockRow.user_id).in_(people), col(BlockRow.blocked_id).in_(people)
    )
    return [*{frozenset((row.user_id, row.blocked_id)) for row in session.scalars(query)}]


def last_season(session: Session, row: SeasonRow) -> SeasonRow | None:
    """Return the league's last finished season before this one."""
    query = (
        select(SeasonRow)
        .filter_by(server_id=row.server_id, name=row.name, kind=row.kind)
        .where(col(SeasonRow.number) < row.number)
        .where(col(SeasonRow.status) == SeasonStatus.FINISHED)
        .order_by(col(SeasonRow.number).desc())
        .limit(1)
    )
    return session.scalar(query)


def table_rows(session: Session, season_id: int) -> list[SeasonTableRow]:
    """Return the planned and opened tables of a season."""
    query = (
        select(SeasonTableRow)
        .where(col(SeasonTableRow.season_id) == season_id)
        .order_by(col(SeasonTableRow.number))
    )
    return [*session.scalars(query)]


def plan_tables(
    session: Session, row: SeasonRow, tables: Sequence[tuple[int, Sequence[str]]], now: datetime
) -> None:
    """Plan tables of the running round, each with its group and its people by seat.

    A single person has a bye, which has ended already.
    """
    assert row.id is not None
    first = len(table_rows(session, row.id)) + 1
    for number, (group, people) in enumerate(tables, first):
        table = SeasonTableRow(season_id=row.id, number=number, group=group, round=row.round)
        table.ended_at = now if len(people) == 1 else None
        session.add(table)
        for seat, person in enumerate(people):
            session.add(SeasonSeatRow(season_id=row.id, number=number, seat=seat, user_id=person))
    session.flush()
