"""The lobby: who plays, with which options and colours, until the game starts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow
from bot.tables.admin import guild_settings, limits
from bot.tables.admin.limits import NewTable, require_quota
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import ChannelBusy, NotSeated, TableClosed, TableError
from bot.tables.domain.options import (
    Seats,
    complete_options,
    require_game,
    require_language,
    seat_range,
)
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import COLOURS, LIVE, Status, Table
from bot.tables.domain.time_control import NO_CLOCK, parse_time_control, require_pause_option
from bot.tables.lobby import lobby_expiry
from bot.tables.lobby.rematch import invite_players
from bot.tables.lobby.seating import make_room_for_person, remove_seat, sit_down
from bot.tables.seats.empty_seat import require_empty_seat_default
from bot.tables.session import idempotency
from bot.tables.session.permissions import require_host
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.chance import new_seed, seed_hash
from engine.core.words.phrases import person_called

log = logging.getLogger(__name__)


async def open_table(
    service: TableService,
    request: Request,
    *,
    channel_id: str,
    game: str,
    seats: Seats,
    options: Mapping[str, str],
    language: str,
    pace: str = NO_CLOCK,
    pauses: str | None = None,
    vacant: str | None = None,
    picture: str | None = None,
    looking: bool = False,
    rematch_of: int | None = None,
    thread_of: str | None = None,
    places: Collection[str] = (),
    then: Callable[[UnitOfWork], None] | None = None,
) -> Table:
    """Open a lobby with its host, or return the one this request has opened before.

    The seed is chosen now, so that its hash can be published at once. ``seats`` is the number of
    players or a range; ``None`` allows all the game supports. ``options`` are those that differ
    from the default. ``pace`` is a time control, ``pauses`` one of
    :data:`~bot.tables.domain.time_control.PAUSE_OPTIONS`, ``vacant`` a default for empty
    seats, ``picture`` the layout of the board. ``looking`` lists the table on other servers.
    ``rematch_of`` is the finished table whose hint setting is copied and whose other players are
    invited. ``thread_of`` is the parent of a thread made for the table, ``places`` are other
    channels it belongs to. ``then`` runs in the same transaction.

    Raises:
        ChannelBusy: the channel has a live table.
        TableError: the game, seat count or an option is invalid, or there are too many tables.
    """
    rules = require_game(game)
    low, high = seat_range(rules, seats)
    all_options = complete_options(rules, high, options)
    valid_language, time_control = require_language(language), parse_time_control(pace)
    pause_option = None if pauses is None else require_pause_option(pauses)
    empty_seat_default = None if vacant is None else require_empty_seat_default(vacant)

    def make_row() -> TableRow:
        now, seed = service.clock.now(), new_seed()
        return TableRow(
            server_id=request.person.server_id,
            channel_id=channel_id,
            host_id=request.person.id,
            game=game,
            rules_version=rules.rules_version,
            options=all_options,
            language=valid_language,
            min_seats=low,
            max_seats=high,
            seed=seed,
            seed_hash=seed_hash(seed),
            status=Status.LOBBY,
            remind_hours=service.settings.remind_hours or None,
            pace=time_control,
            pauses=pause_option,
            vacant=empty_seat_default,
            picture=picture,
            looking=looking,
            created_at=now,
            moved_at=now,
        )

    def work(session: Session) -> UnitOfWork:
        earlier = idempotency.find_first_action(session, request)
        if earlier is not None:
            return service.load(session, earlier.table_id)
        new_row = make_row()
        channels = {channel_id, *places, *([] if thread_of is None else [thread_of])}
        guild_settings.check_may_open(session, request.person, channels)
        if not guild_settings.load_guild_settings(session, new_row.server_id).opponents:
            new_row.opponents = False
        finished = None if rematch_of is None else service.load(session, rematch_of)
        if finished is not None:
            new_row.help = finished.row.help
        if looking:
            new_row.ping = guild_settings.role_to_mention(
                session, new_row.server_id, new_row.created_at
            )
        unit = _insert(service, session, new_row, request, thread_of)
        if finished is not None:
            invite_players(unit, finished)
        if then is not None:
            service.apply(unit, then)
        return unit

    unit = await service.transaction(work)
    service.saved(unit)
    return unit.table()


async def find_opened(service: TableService, request: Request) -> Table | None:
    """Return the table that this request has opened before, if any."""

    def work(session: Session) -> Table | None:
        first = idempotency.find_first_action(session, request)
        return None if first is None else service.load(session, first.table_id).table()

    return await service.read(work)


def _insert(
    service: TableService,
    session: Session,
    row: TableRow,
    request: Request,
    thread_of: str | None,
) -> UnitOfWork:
    """Save a new table with its host."""
    person = request.person
    live = select(TableRow).where(
        col(TableRow.channel_id) == row.channel_id, col(TableRow.status).in_(LIVE)
    )
    if session.scalar(live) is not None:
        raise ChannelBusy.because("table-channel-busy")
    limits.check_abandoned(session, person.id)
    require_quota(session, NewTable(person.id, row.server_id, thread_of), row.created_at)
    session.add(row)
    session.flush()
    unit = service.load(session, row.id or 0)
    unit.request_id = request.id
    sit_down(unit, person)
    data = {} if thread_of is None else {"below": thread_of}
    unit.record_action(ActionKind.OPEN, user_id=person.id, data=data)
    unit.post(OutboxKind.LOBBY)
    lobby_expiry.schedule_expiry(unit)
    log.info("table.opened", extra={"table": unit.id, "game": row.game})
    return unit


async def change_lobby(
    service: TableService, request: Request, table_id: int, work: Callable[[UnitOfWork], None]
) -> Table:
    """Change a lobby and update its message."""

    def in_lobby(unit: UnitOfWork) -> None:
        require_lobby(unit)
        work(unit)
        unit.post(OutboxKind.LOBBY)

    return (await service.change(table_id, request, in_lobby)).unit.table()


def require_lobby(unit: UnitOfWork) -> None:
    """Check that the table has not started.

    Raises:
        TableClosed: it has started or is over.
    """
    if unit.row.status != Status.LOBBY:
        is_running = unit.row.status in (Status.RUNNING, Status.PAUSED)
        raise TableClosed.because(
            "table-begun" if is_running else "table-not-a-lobby", table=unit.id
        )


async def join(service: TableService, request: Request, table_id: int) -> Table:
    """Take the next seat, or that of a computer player if all are taken."""
    person = request.person

    def work(unit: UnitOfWork) -> None:
        if any(seat.user_id == person.id for seat in unit.seats):
            raise TableError.because("table-already-joined")
        limits.check_abandoned(unit.session, person.id)
        make_room_for_person(unit, person)
        unit.record_action(ActionKind.JOIN, user_id=person.id, seat=sit_down(unit, person))

    return await change_lobby(service, request, table_id, work)


async def leave(service: TableService, request: Request, table_id: int) -> Table:
    """Leave the lobby; the next player becomes host, and the last to leave cancels it."""

    def work(unit: UnitOfWork) -> None:
        leave_lobby(unit, request.person.id)

    return await change_lobby(service, request, table_id, work)


def leave_lobby(unit: UnitOfWork, user_id: str) -> None:
    """Remove a person from a lobby; without people it is cancelled."""
    seat = _own_seat(unit, user_id)
    remove_seat(unit, seat)
    unit.record_action(ActionKind.LEAVE, user_id=user_id)
    if not unit.people():
        unit.close(Status.CANCELLED, None)
    elif unit.row.host_id == user_id:
        unit.row.host_id = unit.seats[unit.people()[0]].user_id


async def choose_colour(
    service: TableService, request: Request, table_id: int, colour: str | None
) -> Table:
    """Choose a free colour, or ``None`` to be given one at the start."""
    user_id = request.person.id

    def work(unit: UnitOfWork) -> None:
        own = _own_seat(unit, user_id)
        if colour is not None:
            if colour not in COLOURS:
                raise TableError.because("table-no-such-colour", colour=colour)
            for seat in unit.seats:
                if seat is not own and seat.colour == colour:
                    raise TableError.because("table-colour-taken", name=person_called(seat.name))
        own.colour = colour
        unit.record_action(
            ActionKind.COLOUR, user_id=user_id, seat=own.seat, data={"colour": colour}
        )

    return await change_lobby(service, request, table_id, work)


async def change_options(
    service: TableService,
    request: Request,
    table_id: int,
    options: Mapping[str, str],
    *,
    seats: Seats = None,
    language: str | None = None,
    pace: str | None = None,
    pauses: str | None = None,
    vacant: str | None = None,
) -> Table:
    """Change the given options of a lobby, as its host or an admin."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        row, rules = unit.row, unit.game
        if seats is not None:
            row.min_seats, row.max_seats = seat_range(rules, seats)
            if row.max_seats < len(unit.seats):
                raise TableError.because("table-too-many-joined", seats=len(unit.seats))
        row.options = complete_options(rules, row.max_seats, {**row.options, **options})
        row.language = require_language(language or row.language)
        row.pace = row.pace if pace is None else parse_time_control(pace)
        row.pauses = row.pauses if pauses is None else require_pause_option(pauses)
        row.vacant = row.vacant if vacant is None else require_empty_seat_default(vacant)
        unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

    return await change_lobby(service, request, table_id, work)


async def cancel(service: TableService, request: Request, table_id: int) -> Table:
    """Cancel the lobby, as its host or an admin; its channel is free afterwards."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        unit.record_action(ActionKind.CANCEL, user_id=request.person.id)
        unit.close(Status.CANCELLED, None)

    return await change_lobby(service, request, table_id, work)


def _own_seat(unit: UnitOfWork, user_id: str) -> SeatRow:
    for seat in unit.seats:
        if seat.user_id == user_id:
            return seat
    raise NotSeated.because("table-not-seated", table=unit.id)
