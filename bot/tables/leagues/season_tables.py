"""Open the tables of a season, let computer players finish them, and fill their seats."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow, SeasonTableRow
from bot.store.models.table import SeatRow, TableRow
from bot.tables.admin import limits
from bot.tables.computer.api import computer_plays_on
from bot.tables.domain.computer_players import DEFAULT_STRENGTH
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.options import TableOptions
from bot.tables.domain.request import Person, Request
from bot.tables.domain.shuffle_seats import shuffle_seats
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.leagues.model import MemberRole
from bot.tables.lobby import lobby, new_table
from bot.tables.play import game_end
from bot.tables.seats import empty_seat
from bot.tables.seats.api import seat_person
from bot.tables.session import permissions
from bot.tables.session.season_rows import require_not_closed, season_table
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork


def open_planned(
    service: TableService, session: Session, season: SeasonRow, planned: SeasonTableRow
) -> UnitOfWork:
    """Open and start a planned table in its channel.

    People join in the order from which the table's seed shuffles them into their planned seats.
    """
    assert planned.channel_id is not None
    people = _people(session, planned)
    options = TableOptions(
        season.game,
        season.language,
        seats=len(people),
        time_control=season.time_control,
        empty_seat_default=DEFAULT_STRENGTH,
    )
    host = people[0]._replace(server_id=season.server_id)
    row = new_table.new_row(service, Request(None, host), planned.channel_id, options)
    session.add(row)
    session.flush()
    unit = service.load(session, row.id or 0)
    joining = _joining_order(row.seed, people)
    for kind, person in zip(
        (ActionKind.OPEN, *[ActionKind.JOIN] * (len(people) - 1)), joining, strict=True
    ):
        unit.record_action(kind, user_id=person.id, seat=lobby.sit_down(unit, person))
    before = Snapshot.of(unit)
    planned.table_id = unit.id
    session.flush()  # the hooks ask which tables belong to seasons
    lobby.start_game(unit, host)
    for person in people:
        member = session.get(SeasonMemberRow, (season.id, person.id))
        if member is None or member.withdrawn:
            withdraw(unit, person.id)
    service.run_hooks(before, unit)
    return unit


def _people(session: Session, planned: SeasonTableRow) -> list[Person]:
    """Return the people of a planned table by seat."""
    query = select(SeasonSeatRow).filter_by(season_id=planned.season_id, number=planned.number)
    seats = sorted(session.scalars(query), key=lambda row: row.seat)
    found = []
    for seat in seats:
        member = session.get(SeasonMemberRow, (planned.season_id, seat.user_id))
        found.append(Person(seat.user_id, seat.user_id if member is None else member.name))
    return found


def _joining_order(seed: str, people: Sequence[Person]) -> list[Person]:
    """Return the order of joining that the seed shuffles into these seats."""
    places = [str(place) for place in range(len(people))]
    shuffled = shuffle_seats(seed, places, dict.fromkeys(places))
    joined = {int(seat.user_id): person for seat, person in zip(shuffled, people, strict=True)}
    return [joined[place] for place in range(len(people))]


def computers_finish(unit: UnitOfWork) -> None:
    """Let computer players play on for all people, whose seats count as if they had played.

    A table that is paused, because its channel is gone, ends as it stands.
    """
    if unit.row.status == Status.PAUSED:
        unit.position()
        game_end.end(unit, None, None, Ending.VOTED, game_end.winners(unit))
        return
    permissions.require_running(unit)
    table = season_table(unit.session, unit.id)
    assert table is not None
    query = select(SeasonSeatRow).filter_by(season_id=table.season_id, number=table.number)
    for row in unit.session.scalars(query):
        seat = unit.seats[row.seat]
        if seat.occupant == Occupant.PERSON:
            row.player_id = seat.user_id
            computer_plays_on(unit, row.seat)


def withdraw(unit: UnitOfWork, user_id: str) -> None:
    """Let a computer player play on for a person who leaves a season, if they still play here."""
    if unit.row.status != Status.RUNNING:
        return
    for seat in unit.people():
        if unit.seats[seat].user_id == user_id:
            empty_seat.empty_seat(unit, seat, ActionKind.RESIGN, user_id)
            return


def take_over(unit: UnitOfWork, person: Person, seat: int) -> None:
    """Let a reserve play a seat whose person is gone; they can only gain from it.

    Raises:
        TableError: the seat is played, the season is closed, or the reserve and a player have
            blocked one another.
    """
    permissions.require_running(unit)
    row = permissions.seat_row(unit, seat)
    require_not_closed(unit.session, unit.id, unit.now)
    if row.occupant != Occupant.COMPUTER:
        raise TableError.because("league-seat-is-played")
    if any(other.user_id == person.id for other in unit.seats):
        raise TableError.because("table-already-joined")
    limits.check_abandoned(unit.session, person.id)
    permissions.require_may_meet(unit, person.id)
    seat_person(unit, person, row)


def require_reserve(session: Session, season_id: int, user_id: str) -> None:
    """Raise ``TableError`` unless a person is a reserve of a season."""
    member = session.get(SeasonMemberRow, (season_id, user_id))
    if member is None or member.role != MemberRole.RESERVE or member.withdrawn:
        raise TableError.because("league-not-a-reserve")


def running_tables(session: Session, season_id: int, user_id: str | None = None) -> list[int]:
    """Return the opened tables of a season that have not ended, or those with a person's seat.

    A seat that a reserve has taken over is the reserve's.
    """
    query = (
        select(col(SeasonTableRow.table_id))
        .filter_by(season_id=season_id, ended_at=None)
        .where(col(SeasonTableRow.table_id).is_not(None))
        .order_by(col(SeasonTableRow.number))
    )
    if user_id is not None:
        own = select(col(SeatRow.table_id)).filter_by(user_id=user_id)
        query = query.where(col(SeasonTableRow.table_id).in_(own))
    return [table_id for table_id in session.scalars(query) if table_id is not None]


def seated_leavers(session: Session, season_id: int) -> list[tuple[int, str]]:
    """Return the people who have left a season and still play: the table's id, and their own."""
    query = (
        select(col(SeatRow.table_id), col(SeasonMemberRow.user_id))
        .join(SeasonMemberRow, col(SeasonMemberRow.user_id) == col(SeatRow.user_id))
        .join(SeasonTableRow, col(SeasonTableRow.table_id) == col(SeatRow.table_id))
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(col(SeatRow.occupant) == Occupant.PERSON, col(TableRow.status) == Status.RUNNING)
        .where(col(SeasonTableRow.season_id) == season_id)
        .where(col(SeasonMemberRow.season_id) == season_id, col(SeasonMemberRow.withdrawn))
        .order_by(col(SeatRow.table_id))
    )
    return [(table_id, user_id) for table_id, user_id in session.execute(query)]


def require_table(session: Session, season_id: int, number: int) -> SeasonTableRow:
    """Return an opened table of a season; raise ``NotVisible`` if there is none."""
    row = session.get(SeasonTableRow, (season_id, number))
    if row is None or row.table_id is None:
        raise NotVisible.because("league-unknown")
    return row
