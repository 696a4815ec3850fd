"""Lobbies as players use them."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy.orm import Session

from bot.tables.admin import guild_settings, limits
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.options import (
    OptionChanges,
    TableOptions,
    complete_options,
    require_language,
    require_shape,
    seat_range,
)
from bot.tables.domain.request import Moved, Request
from bot.tables.domain.table import COLOURS, ENDED, Status, Table
from bot.tables.domain.time_control import parse_time_control, require_pause_option
from bot.tables.lobby import lobby, new_table
from bot.tables.lobby.lobby import require_lobby
from bot.tables.play import make_move
from bot.tables.seats.empty_seat import require_empty_seat_default
from bot.tables.session import idempotency, permissions
from bot.tables.session.permissions import (
    closed,
    is_admin,
    require_host,
    require_seat,
    require_visible,
)
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


class Lobbies:
    """Open, join, configure and start tables."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def open(
        self,
        request: Request,
        channel_id: str,
        options: TableOptions,
        *,
        thread_of: str | None = None,
        places: Collection[str] = (),
        rematch_of: int | None = None,
        then: Callable[[UnitOfWork], None] | None = None,
    ) -> Table:
        """Open a lobby with its host, or return the one this request has opened before.

        The seed is chosen now, so that its hash can be published at once. ``thread_of`` is the
        parent of a thread made for the table, ``places`` are other channels it belongs to.
        ``rematch_of`` is the finished table whose hint setting is copied and whose other players
        are invited. ``then`` runs in the same transaction.

        Raises:
            ChannelBusy: the channel has a live table.
            TableError: the game, seat count or an option is invalid, or there are too many tables.
        """

        def work(session: Session) -> UnitOfWork:
            new_row = new_table.new_row(self._service, request, channel_id, options)
            earlier = idempotency.find_first_action(session, request)
            if earlier is not None:
                return self._service.load(session, earlier.table_id)
            channels = {channel_id, *places, *([] if thread_of is None else [thread_of])}
            guild_settings.check_may_open(session, request.person, channels)
            if not guild_settings.load_guild_settings(session, new_row.server_id).computer_players:
                new_row.computer_players = False
            finished = None if rematch_of is None else self._service.load(session, rematch_of)
            if finished is not None:
                new_row.hints = finished.row.hints
            if new_row.public:
                new_row.ping = guild_settings.role_to_mention(
                    session, new_row.server_id, new_row.created_at
                )
            unit = new_table.insert(self._service, session, new_row, request, thread_of)
            if finished is not None:
                new_table.invite_players(unit, finished)
            if then is not None:
                self._service.apply(unit, then)
            return unit

        unit = await self._service.transaction(work)
        self._service.saved(unit)
        return unit.table()

    async def find_opened(self, request: Request) -> Table | None:
        """Return the table that this request has opened before, if any."""

        def work(session: Session) -> Table | None:
            first = idempotency.find_first_action(session, request)
            return None if first is None else self._service.load(session, first.table_id).table()

        return await self._service.read(work)

    async def join(self, request: Request, table_id: int) -> Table:
        """Take the next seat, or that of a computer player if all are taken."""
        person = request.person

        def work(unit: UnitOfWork) -> None:
            if any(seat.user_id == person.id for seat in unit.seats):
                raise TableError.because("table-already-joined")
            limits.check_abandoned(unit.session, person.id)
            lobby.make_room_for_person(unit, person)
            unit.record_action(
                ActionKind.JOIN, user_id=person.id, seat=lobby.sit_down(unit, person)
            )

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def leave(self, request: Request, table_id: int) -> Table:
        """Leave the lobby; the next player becomes host, and the last to leave cancels it."""

        def work(unit: UnitOfWork) -> None:
            lobby.leave_lobby(unit, request.person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def choose_colour(self, request: Request, table_id: int, colour: str | None) -> Table:
        """Choose a free colour, or ``None`` to be given one at the start."""
        user_id = request.person.id

        def work(unit: UnitOfWork) -> None:
            own = lobby.own_seat(unit, user_id)
            if colour is not None:
                if colour not in COLOURS:
                    raise TableError.because("table-no-such-colour", colour=colour)
                for seat in unit.seats:
                    if seat is not own and seat.colour == colour:
                        raise TableError.because(
                            "table-colour-taken", name=person_called(seat.name)
                        )
            own.colour = colour
            unit.record_action(
                ActionKind.COLOUR, user_id=user_id, seat=own.seat, data={"colour": colour}
            )

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def change_options(
        self, request: Request, table_id: int, changes: OptionChanges
    ) -> Table:
        """Change options of a lobby, as its host or an admin."""

        def work(unit: UnitOfWork) -> None:
            require_host(request.person, unit)
            row, rules = unit.row, unit.game
            if changes.seats is not None:
                row.min_seats, row.max_seats = seat_range(rules, changes.seats)
                if row.max_seats < len(unit.seats):
                    raise TableError.because("table-too-many-joined", seats=len(unit.seats))
            row.options = complete_options(rules, row.max_seats, {**row.options, **changes.options})
            row.language = require_language(changes.language or row.language)
            if changes.time_control is not None:
                row.time_control = parse_time_control(changes.time_control)
            if changes.pauses is not None:
                row.pauses = require_pause_option(changes.pauses)
            if changes.empty_seat_default is not None:
                row.empty_seat_default = require_empty_seat_default(changes.empty_seat_default)
            unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def cancel(self, request: Request, table_id: int) -> Table:
        """Cancel the lobby, as its host or an admin; its channel is free afterwards."""

        def work(unit: UnitOfWork) -> None:
            require_host(request.person, unit)
            unit.record_action(ActionKind.CANCEL, user_id=request.person.id)
            unit.close(Status.CANCELLED, None)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def start(self, request: Request, table_id: int) -> Moved:
        """Start the game: any player of a full table, the host with free seats, or an admin.

        The result's ``events`` are those of the set-up; its ``move`` is empty.
        """
        person = request.person

        def work(unit: UnitOfWork) -> None:
            require_lobby(unit)
            require_visible(person, unit)
            admin = is_admin(person, unit.row)
            if not admin:
                permissions.require_seat(unit, person.id)
            lobby.require_players(unit)
            if not admin:
                lobby.require_host_or_full(unit, person.id)
            lobby.start_game(unit, person)

        return make_move.to_moved(await self._service.change(table_id, request, work))

    async def set_shape(self, request: Request, table_id: int, shape: str) -> Table:
        """Set the layout of a table's boards, as a player or an admin.

        Raises:
            TableClosed: the game is over or was cancelled.
            NotVisible: there is no such table.
            NotSeated: this person neither plays there nor is an admin of the table.
            TableError: there is no such shape.
        """
        known = require_shape(shape)

        def work(unit: UnitOfWork) -> None:
            require_visible(request.person, unit)
            if not is_admin(request.person, unit.row):
                require_seat(unit, request.person.id)
            if (status := Status(unit.row.status)) in ENDED:
                raise closed(status, table_id)
            if known != unit.row.picture_shape and status is Status.RUNNING:
                unit.post(OutboxKind.BOARD, sorted(unit.reminders))
            unit.row.picture_shape = known

        return (await self._service.change(table_id, request, work)).unit.table()
