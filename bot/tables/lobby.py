"""The lobby: who plays, with which options and colours, until the game starts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import Clash
from bot.store.rows import SeatRow, TableRow
from bot.tables import line
from bot.tables.agreed import Seats, full_options, known_game, known_language, seat_range
from bot.tables.errors import ChannelBusy, NotSaved, NotSeated, TableClosed, TableError
from bot.tables.house import LIVE, TRIES, House, reporting
from bot.tables.models import COLOURS, Status, Table, User
from bot.tables.sheet import Kind, Sheet
from engine.core.chance import new_seed, seed_hash

log = logging.getLogger(__name__)


async def open_table(
    house: House,
    *,
    guild_id: int | None,
    channel_id: int,
    user: User,
    game: str,
    seats: Seats,
    options: Mapping[str, str],
    language: str,
    interaction_id: int,
) -> Table:
    """A new lobby with its host; the seed is drawn now, so that its hash can be shown at once."""
    rules = known_game(game)
    low, high = seat_range(rules, seats)
    agreed = full_options(rules, high, options)
    spoken = known_language(language)

    def row() -> TableRow:
        now, seed = house.clock.now(), new_seed()
        return TableRow(
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=user.id,
            game=game,
            rules_version=rules.rules_version,
            options=agreed,
            language=spoken,
            min_seats=low,
            max_seats=high,
            seed=seed,
            seed_hash=seed_hash(seed),
            status=Status.LOBBY,
            remind_hours=house.settings.remind_hours or None,
            created_at=now,
            moved_at=now,
        )

    with reporting():
        for _ in range(TRIES):
            try:
                table_id = await house.store.write(
                    lambda session: _insert(session, row(), user, interaction_id)
                )
            except Clash:
                continue
            house.outbox_bell.set()
            return await house.table(table_id)
    raise NotSaved.because("table-not-saved")


def _insert(session: Session, row: TableRow, user: User, interaction_id: int) -> int:
    """Save a new table and say its number, or that of the one the interaction made before."""
    earlier = line.of_interaction(session, interaction_id)
    if earlier is not None:
        return earlier.table_id
    live = select(TableRow).where(
        col(TableRow.channel_id) == row.channel_id, col(TableRow.status).in_(LIVE)
    )
    if session.scalar(live) is not None:
        raise ChannelBusy.because("table-channel-busy")
    session.add(row)
    session.flush()
    sheet = Sheet(row, [], {}, row.created_at)
    session.add(SeatRow(table_id=sheet.id, seat=0, user_id=user.id, name=user.name))
    sheet.act(Kind.OPEN, user_id=user.id, interaction_id=interaction_id)
    sheet.post("lobby")
    session.add_all([*sheet.acts, *sheet.parcels])
    log.info("table opened", extra={"table": sheet.id, "game": row.game})
    return sheet.id


async def _change(
    house: House, table_id: int, interaction_id: int, work: Callable[[Sheet], None]
) -> Table:
    """Work on a lobby, and show it anew."""

    def in_lobby(sheet: Sheet, _session: Session) -> None:
        if sheet.row.status != Status.LOBBY:
            raise TableClosed.because("table-not-a-lobby", table=sheet.id)
        work(sheet)
        if sheet.acts:
            sheet.post("lobby")

    done = await house.change(table_id, interaction_id, in_lobby)
    return done.sheet.table()


async def join(house: House, table_id: int, user: User, interaction_id: int) -> Table:
    """The next seat."""

    def work(sheet: Sheet) -> None:
        if any(seat.user_id == user.id for seat in sheet.seats):
            raise TableError.because("table-already-joined")
        if len(sheet.seats) >= sheet.row.max_seats:
            raise TableError.because("table-full", seats=sheet.row.max_seats)
        place = len(sheet.seats)
        sheet.seats.append(SeatRow(table_id=sheet.id, seat=place, user_id=user.id, name=user.name))
        sheet.act(Kind.JOIN, user_id=user.id, seat=place)

    return await _change(house, table_id, interaction_id, work)


async def leave(house: House, table_id: int, user_id: int, interaction_id: int) -> Table:
    """The seat goes; those behind move up."""

    def work(sheet: Sheet) -> None:
        sheet.seats.remove(_own_seat(sheet, user_id))
        for place, seat in enumerate(sheet.seats):
            seat.seat = place
        sheet.act(Kind.LEAVE, user_id=user_id)
        if not sheet.seats:
            _close(sheet)
        elif sheet.row.host_id == user_id:
            sheet.row.host_id = sheet.seats[0].user_id

    return await _change(house, table_id, interaction_id, work)


async def choose_colour(
    house: House, table_id: int, user_id: int, colour: str | None, interaction_id: int
) -> Table:
    """A colour nobody else has chosen, or none."""

    def work(sheet: Sheet) -> None:
        own = _own_seat(sheet, user_id)
        if colour is not None:
            if colour not in COLOURS:
                raise TableError.because("table-no-such-colour", colour=colour)
            for seat in sheet.seats:
                if seat is not own and seat.colour == colour:
                    raise TableError.because("table-colour-taken", name=seat.name)
        own.colour = colour
        sheet.act(Kind.COLOUR, user_id=user_id, seat=own.seat, move=colour)

    return await _change(house, table_id, interaction_id, work)


async def change_options(
    house: House,
    *,
    table_id: int,
    user_id: int,
    options: Mapping[str, str],
    interaction_id: int,
    seats: Seats,
    language: str | None,
    organiser: bool,
) -> Table:
    """What was agreed, agreed anew."""

    def work(sheet: Sheet) -> None:
        _need_host(sheet, user_id, organiser)
        row, rules = sheet.row, sheet.game
        if seats is not None:
            row.min_seats, row.max_seats = seat_range(rules, seats)
            if row.max_seats < len(sheet.seats):
                raise TableError.because("table-too-many-joined", seats=len(sheet.seats))
        row.options = full_options(rules, row.max_seats, {**row.options, **options})
        row.language = known_language(language or row.language)
        sheet.act(Kind.OPTIONS, user_id=user_id)

    return await _change(house, table_id, interaction_id, work)


async def cancel(
    house: House, table_id: int, user_id: int, interaction_id: int, organiser: bool
) -> Table:
    """The lobby closes and its channel is free."""

    def work(sheet: Sheet) -> None:
        _need_host(sheet, user_id, organiser)
        sheet.act(Kind.CANCEL, user_id=user_id)
        _close(sheet)

    return await _change(house, table_id, interaction_id, work)


def _close(sheet: Sheet) -> None:
    sheet.row.status = Status.CANCELLED
    sheet.row.ended_at = sheet.now


def _own_seat(sheet: Sheet, user_id: int) -> SeatRow:
    for seat in sheet.seats:
        if seat.user_id == user_id:
            return seat
    raise NotSeated.because("table-not-seated", table=sheet.id)


def _need_host(sheet: Sheet, user_id: int, organiser: bool) -> None:
    if not organiser and sheet.row.host_id != user_id:
        host = next(s.name for s in sheet.seats if s.user_id == sheet.row.host_id)
        raise TableError.because("table-host-only", host=host)
