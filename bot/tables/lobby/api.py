"""Open, join, configure and start tables, as players and admins do."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy.orm import Session

from bot.tables.admin import server_settings
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.options import (
    OptionChanges,
    TableOptions,
    complete_options,
    require_host_line,
    require_language,
    require_shape,
    seat_range,
)
from bot.tables.domain.request import Moved, Request
from bot.tables.domain.table import COLOURS, Status, Table
from bot.tables.domain.time_control import parse_time_control, require_pause_option
from bot.tables.lobby import lobby, new_table, rematch
from bot.tables.lobby.lobby import changes_lobby
from bot.tables.play import make_move
from bot.tables.seats.empty_seat import require_empty_seat_default
from bot.tables.session import idempotency, permissions
from bot.tables.session.feature import Feature, changes_table, reads
from bot.tables.session.permissions import (
    is_admin,
    require_host,
    require_player_or_admin,
    require_visible,
)
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


class Lobbies(Feature):
    """Open, join, configure and start tables."""

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
        ``rematch_of`` is the finished table whose settings for hints and ratings are copied and
        whose other players are invited. ``then`` runs in the same transaction.

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
            server_settings.check_may_open(session, request.person, channels)
            if not server_settings.load_server_settings(
                session, new_row.server_id
            ).computer_players:
                new_row.computer_players = False
            finished = None if rematch_of is None else self._service.load(session, rematch_of)
            if finished is not None:
                new_row.hints = finished.row.hints
                new_row.rated = rematch.rated_choice(finished)
            if new_row.public:
                new_row.ping = server_settings.role_to_mention(
                    session, new_row.server_id, new_row.created_at
                )
            unit = new_table.insert(self._service, session, new_row, request, thread_of)
            if finished is not None:
                rematch.invite_players(unit, finished)
            if then is not None:
                before = Snapshot.of(unit)
                then(unit)
                self._service.run_hooks(before, unit)
            return unit

        unit = await self._service.transaction(work)
        self._service.saved(unit)
        return unit.table()

    @reads
    def find_opened(self, session: Session, request: Request) -> Table | None:
        """Return the table that this request has opened before, if any."""
        first = idempotency.find_first_action(session, request)
        return None if first is None else self._service.load(session, first.table_id).table()

    @changes_lobby
    def join(self, request: Request, unit: UnitOfWork) -> None:
        """Take the next seat, or that of a computer player if all are taken."""
        person = request.person
        lobby.require_may_join(unit, person.id)
        lobby.join_lobby(unit, person)

    @changes_lobby
    def leave(self, request: Request, unit: UnitOfWork) -> None:
        """Leave the lobby; the next player becomes host, and the last to leave cancels it."""
        lobby.leave_lobby(unit, request.person.id)

    @changes_lobby
    def choose_colour(self, request: Request, unit: UnitOfWork, colour: str | None) -> None:
        """Choose a free colour, or ``None`` to be given one at the start."""
        own = unit.seats[permissions.own_seat(unit, request.person.id)]
        if colour not in (None, *COLOURS):
            raise TableError.because("table-no-such-colour", colour=colour)
        for seat in unit.seats:
            if seat is not own and colour is not None and seat.colour == colour:
                raise TableError.because("table-colour-taken", name=person_called(seat.name))
        own.colour = colour
        data = {"colour": colour}
        unit.record_action(ActionKind.COLOUR, user_id=own.user_id, seat=own.seat, data=data)

    @changes_lobby
    def change_options(self, request: Request, unit: UnitOfWork, changes: OptionChanges) -> None:
        """Change options of a lobby, as its host or an admin."""
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
        permissions.require_time_for_experts(unit, row.time_control)
        if changes.invite_only is not None:
            row.invite_only = changes.invite_only or None
            row.public = row.public and not changes.invite_only
        if changes.rated is not None:
            row.rated = changes.rated
        if changes.host_line is not None:
            row.host_line = require_host_line(changes.host_line)
        unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

    @changes_lobby
    def cancel(self, request: Request, unit: UnitOfWork) -> None:
        """Cancel the lobby, as its host or an admin; its channel is free afterwards."""
        require_host(request.person, unit)
        unit.record_action(ActionKind.CANCEL, user_id=request.person.id)
        unit.close(Status.CANCELLED, None)

    async def start(self, request: Request, table_id: int) -> Moved:
        """Start the game: any player of a full table, the host with free seats, or an admin.

        The result's ``events`` are those of the set-up; its ``move`` is empty.
        """
        person = request.person

        def work(unit: UnitOfWork) -> None:
            lobby.require_lobby(unit)
            require_visible(person, unit)
            admin = is_admin(person, unit.row)
            if not admin:
                permissions.require_seat(unit, person.id)
            lobby.require_players(unit)
            if not admin:
                lobby.require_host_or_full(unit, person.id)
            lobby.start_game(unit, person)

        return make_move.to_moved(await self._service.change(table_id, request, work))

    @changes_table
    def set_shape(self, request: Request, unit: UnitOfWork, shape: str) -> None:
        """Set the layout of a table's boards, as a player or an admin."""
        require_shape(shape)
        require_player_or_admin(request.person, unit)
        if shape != unit.row.picture_shape and unit.row.status == Status.RUNNING:
            unit.post(OutboxKind.BOARD, sorted(unit.reminders))
        unit.row.picture_shape = shape
