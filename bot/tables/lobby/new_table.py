"""Open a lobby, invite the players of a finished game to it, and close it if it never starts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TableRow, TimerRow
from bot.tables.admin import guild_settings, limits
from bot.tables.admin.limits import LOBBY_LIFETIME, NewTable, require_quota
from bot.tables.domain.errors import ChannelBusy
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.options import (
    Seats,
    complete_options,
    require_game,
    require_language,
    seat_range,
)
from bot.tables.domain.request import Request
from bot.tables.domain.table import LIVE, Ending, Status, Table
from bot.tables.domain.time_control import NO_CLOCK, parse_time_control, require_pause_option
from bot.tables.lobby.lobby import sit_down
from bot.tables.reminders import notification_preferences
from bot.tables.seats.empty_seat import require_empty_seat_default
from bot.tables.session import exclusions, idempotency
from bot.tables.session.service import TableService
from bot.tables.session.timers import TimerKind
from bot.tables.session.unit_of_work import LOBBY, UnitOfWork
from engine.core.chance import new_seed, seed_hash

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
    from the default. ``rematch_of`` is the finished table whose hint setting is copied and whose
    other players are invited. ``thread_of`` is the parent of a thread made for the table,
    ``places`` are other channels it belongs to. ``then`` runs in the same transaction.

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
            _invite_players(unit, finished)
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
    _schedule_expiry(unit)
    log.info("table.opened", extra={"table": unit.id, "game": row.game})
    return unit


def _invite_players(lobby: UnitOfWork, finished: UnitOfWork) -> None:
    """Post an invitation that names the other players of a finished game.

    It mentions those who are not in quiet hours and have not muted the finished table; the others
    are only named.
    """
    players = [
        seat.user_id
        for seat in finished.seats
        if seat.user_id is not None
        and seat.user_id.isdigit()  # else a computer player, or a person who was deleted
        and seat.user_id != lobby.row.host_id
    ]
    if players:
        mentioned = [user for user in players if _may_be_mentioned(lobby, finished, user)]
        lobby.post(OutboxKind.REMATCH, about={"players": players, "mentioned": mentioned})


def _may_be_mentioned(lobby: UnitOfWork, finished: UnitOfWork, user_id: str) -> bool:
    muted = notification_preferences.is_muted(finished.session, user_id, finished.id)
    awake_at = exclusions.quiet_hours_end(finished.session, user_id, lobby.now)
    return not muted and awake_at <= lobby.now


def _schedule_expiry(unit: UnitOfWork) -> None:
    """Set the timer that closes the lobby after a week."""
    due = unit.now + LOBBY_LIFETIME
    unit.session.add(TimerRow(table_id=unit.id, kind=LOBBY, since=unit.now, due_at=due))
    unit.note_due(due)


def _expire(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    row = unit.row
    if row.started_at is not None:
        return
    is_reachable = row.status == Status.LOBBY
    unit.close(Status.CANCELLED, Ending.EXPIRED)
    unit.record_action(ActionKind.EXPIRE)
    if is_reachable:
        unit.post(OutboxKind.LOBBY)


LOBBY_EXPIRY = TimerKind(LOBBY, counts_at=(Status.LOBBY, Status.PAUSED), notify=_expire)
"""Also counts while the channel is unreachable; ignored once the game has started."""
