"""Open a lobby, and close it if it never starts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TableRow, TimerRow
from bot.tables.admin import limits
from bot.tables.admin.limits import LOBBY_LIFETIME, NewTable, require_quota
from bot.tables.domain.computer_players import require_time
from bot.tables.domain.errors import ChannelBusy
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.options import (
    TableOptions,
    complete_options,
    require_game,
    require_host_line,
    require_language,
    seat_range,
)
from bot.tables.domain.request import Request
from bot.tables.domain.table import LIVE, Ending, Status
from bot.tables.domain.time_control import parse_time_control, require_pause_option
from bot.tables.lobby.lobby import sit_down
from bot.tables.seats.empty_seat import require_empty_seat_default
from bot.tables.session.service import TableService
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.chance import new_seed, seed_hash

log = logging.getLogger(__name__)


def new_row(
    service: TableService, request: Request, channel_id: str, options: TableOptions
) -> TableRow:
    """Return the row of a table with a new seed; raise ``TableError`` if an option is invalid."""
    rules = require_game(options.game)
    low, high = seat_range(rules, options.seats)
    if options.pauses is not None:
        require_pause_option(options.pauses)
    if options.empty_seat_default is not None:
        require_empty_seat_default(options.empty_seat_default)
    time_control = parse_time_control(options.time_control)
    require_time([options.empty_seat_default], time_control)
    now, seed = service.clock.now(), new_seed()
    return TableRow(
        server_id=request.person.server_id,
        channel_id=channel_id,
        host_id=request.person.id,
        game=options.game,
        rules_version=rules.rules_version,
        options=complete_options(rules, high, options.options),
        language=require_language(options.language),
        min_seats=low,
        max_seats=high,
        seed=seed,
        seed_hash=seed_hash(seed),
        status=Status.LOBBY,
        reminder_hours=service.settings.remind_hours or None,
        time_control=time_control,
        pauses=options.pauses,
        empty_seat_default=options.empty_seat_default,
        picture_shape=options.picture_shape,
        public=options.public and not options.invite_only,
        invite_only=options.invite_only or None,
        rated=options.rated,
        host_line=require_host_line(options.host_line),
        created_at=now,
        moved_at=now,
    )


def in_post(then: Callable[[UnitOfWork], None] | None) -> Callable[[UnitOfWork], None]:
    """Return work for a table that is opened in a forum's post, before ``then``.

    The first message of the post, which has the same id, becomes the lobby.
    """

    def work(unit: UnitOfWork) -> None:
        unit.row.lobby_post = {
            "message": unit.row.channel_id,
            "channel": unit.row.channel_id,
            "sequence": 0,
            "at": unit.now.isoformat(),
            "owing": [],
        }
        if then is not None:
            then(unit)

    return work


def insert(
    service: TableService,
    session: Session,
    row: TableRow,
    request: Request,
    thread_of: str | None,
) -> UnitOfWork:
    """Save a new table with its host.

    Raises:
        ChannelBusy: the channel has a live table.
        TableError: a limit is reached.
    """
    person = request.person
    live = select(TableRow).where(col(TableRow.status).in_(LIVE))
    if session.scalar(live.filter_by(channel_id=row.channel_id)) is not None:
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
    unit.set_timer(TimerKind.LOBBY_EXPIRY, unit.now + LOBBY_LIFETIME)
    log.info("table.opened", extra={"table": unit.id, "game": row.game})
    return unit


def _expire(unit: UnitOfWork, _: Sequence[TimerRow]) -> None:
    if unit.row.started_at is not None:
        return
    has_channel = unit.row.status == Status.LOBBY
    unit.close(Status.CANCELLED, Ending.EXPIRED)
    unit.record_action(ActionKind.EXPIRE)
    if has_channel:
        unit.post(OutboxKind.LOBBY)


LOBBY_EXPIRY = TimerHandler(
    TimerKind.LOBBY_EXPIRY, counts_at=(Status.LOBBY, Status.PAUSED), notify=_expire
)
"""Also counts while the channel is unreachable; ignored once the game has started."""
