"""The facade for tests: bare ids instead of requests, and whole positions.

Only tests see a whole position; the bot gets views.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import Store
from bot.tables import integrity
from bot.tables.admin.limits import NewTable, require_quota
from bot.tables.background.scheduling import Clock
from bot.tables.domain.options import OptionChanges, TableOptions
from bot.tables.domain.request import DoneOrVote, LogEntry, Moved, Person, Request
from bot.tables.domain.table import SentMessage, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import Vote
from bot.tables.exports import OpeningWork
from bot.tables.facade import Tables
from bot.tables.history import recap
from bot.tables.history.records import RecordFile, Verification
from bot.tables.history.turn import public
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.lobby.new_table import LOBBY_EXPIRY
from bot.tables.outbox import Outbox, OutboxMessage
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.play import make_move
from bot.tables.reminders.mentions import VOTE_MENTION_TIMER
from bot.tables.reminders.schedule_reminders import INACTIVITY_TIMER
from bot.tables.reminders.send_reminders import REMINDERS
from bot.tables.seats.timeouts import CLOCK_TIMER
from bot.tables.session import permissions
from bot.tables.session.service import TableService
from bot.tables.session.timers import Timers
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import open_vote_rows, vote_from_row
from engine.core import Event, Game, State

SERVER = "1"
"""The server of every table here."""


@dataclass(frozen=True)
class Position:
    """A table with its game, including all secrets."""

    table: Table
    game: Game[Any]
    state: State
    sequence: int


@dataclass(frozen=True)
class MoveResult:
    """A move that was made, and the position it led to."""

    table: Table
    position: Position
    seat: int
    move: str
    events: tuple[Event, ...]
    repeated: bool


Deliver = Callable[[OutboxMessage], Awaitable[object]]
TIMERS = (CLOCK_TIMER, REMINDERS, VOTE_MENTION_TIMER, LOBBY_EXPIRY, INACTIVITY_TIMER)


class TablesHelper(Tables):
    """The facade, with short calls for tests."""

    @classmethod
    def on(
        cls, store: Store, clock: Clock, settings: Settings, *, alone: bool = True
    ) -> TablesHelper:
        """Return the functions on a database, with that clock."""
        return cls(TableService(store, settings, clock, hooks=AFTER_CHANGE, alone=alone))

    def _by(self, user: object, request: object) -> Request:
        return Request(str(request), self._person(user))

    def _person(self, user: object) -> Person:
        """Return the person of a bare id, with ids as texts."""
        if not isinstance(user, Person):
            return Person(str(user), str(user), SERVER)
        server = None if user.server_id is None else str(user.server_id)
        return user._replace(id=str(user.id), server_id=server)

    # Looking

    async def table_in(self, channel: object) -> Table | None:
        return await super().table_in(str(channel))

    async def tables_of(self, user: object) -> Sequence[Table]:
        found = await self.users.my_tables(str(user))
        return [own.table for own in found.shown]

    async def position(self, table_id: int, sequence: int | None = None) -> Position:
        """Return the game with all its secrets, now or after an earlier action."""

        def work(session: Session) -> Position:
            unit = self.service.load(session, table_id)
            if sequence is None or sequence == unit.row.sequence:
                return whole_position(unit, unit.state.copy(), unit.row.sequence)
            action = unit.history.at(sequence)
            assert action is not None
            return whole_position(unit, unit.history.state_at(unit.game, action.head), sequence)

        return await self.service.read(work)

    async def turn(self, table_id: int, sequence: int | None = None) -> Turn:
        return await self.history.read_turn(table_id, public, sequence)

    async def log(
        self, table_id: int, after: int, limit: int, *, viewer: int | None = None
    ) -> Sequence[LogEntry]:
        return await self.history.read_log(table_id, after, limit, viewer=viewer)

    async def recap(self, table_id: int, seat: int, *, private: bool = False) -> list[Event]:
        def work(session: Session) -> list[Event]:
            unit = self.service.load(session, table_id)
            viewer = seat if private else None
            return list(recap.recap_for(unit, seat, viewer=viewer).recap)

        return await self.service.read(work)

    async def news(self, table_id: int, since: int) -> list[Event]:
        """Return the events a viewer would see had the last board shown that sequence."""

        def work(session: Session) -> list[Event]:
            unit = self.service.load(session, table_id)
            delivery = unit.row.board_post or {
                "message": "1",
                "channel": "1",
                "at": unit.now.isoformat(),
                "owing": [],
            }
            unit.row.board_post = {**delivery, "sequence": since}
            with session.no_autoflush:
                found = list(recap.recap_for(unit, None).news)
            session.rollback()
            return found

        return await self.service.read(work)

    async def record(self, table_id: int, user: object) -> RecordFile:
        return await self.records.export(table_id, None if user is None else str(user))

    async def verify(self, table_id: int) -> Verification:
        return await self.records.verify(table_id)

    async def open_votes(self, table_id: int) -> Sequence[Vote]:
        def work(session: Session) -> list[Vote]:
            unit = self.service.load(session, table_id)
            return [vote_from_row(unit, row) for row in open_vote_rows(session, table_id)]

        return await self.service.read(work)

    async def read_vote(self, number: int) -> Vote:
        return await self.votes.read(number)

    async def within_sight(self, table_id: int, person: Person) -> None:
        await permissions.require_visible_table(self.service, table_id, self._person(person))

    async def opened_by(self, request: object) -> Table | None:
        return await self.lobby.find_opened(self._by("", request))

    async def need_room(self, opening: NewTable) -> None:
        now = self.service.clock.now()
        await self.service.read(lambda session: require_quota(session, opening, now))

    # The lobby

    async def open_table(
        self,
        *,
        guild_id: object,
        channel_id: object,
        user: Person,
        interaction_id: object,
        thread_of: object = None,
        then: OpeningWork | None = None,
        **options: Any,
    ) -> Table:
        host = user._replace(server_id=None if guild_id is None else str(guild_id))
        return await self.lobby.open(
            self._by(host, interaction_id),
            str(channel_id),
            TableOptions(**options),
            thread_of=None if thread_of is None else str(thread_of),
            then=then,
        )

    async def join(self, table_id: int, user: Person, request: object) -> Table:
        return await self.lobby.join(self._by(user, request), table_id)

    async def leave(self, table_id: int, user: object, request: object) -> Table:
        return await self.lobby.leave(self._by(user, request), table_id)

    async def choose_colour(
        self, table_id: int, user: object, colour: str | None, request: object
    ) -> Table:
        return await self.lobby.choose_colour(self._by(user, request), table_id, colour)

    async def change_options(
        self,
        table_id: int,
        asker: Person,
        options: Mapping[str, str],
        request: object,
        **more: Any,
    ) -> Table:
        by = self._by(asker, request)
        return await self.lobby.change_options(by, table_id, OptionChanges(options, **more))

    async def cancel(self, table_id: int, asker: Person, request: object) -> Table:
        return await self.lobby.cancel(self._by(asker, request), table_id)

    async def start(self, table_id: int, asker: Person, request: object) -> MoveResult:
        made = await self.lobby.start(self._by(asker, request), table_id)
        return await self._made(made)

    # Play

    async def move(
        self,
        table_id: int,
        user: object,
        text: str,
        *,
        sequence: int | None,
        interaction_id: object,
    ) -> MoveResult:
        by = self._by(user, interaction_id)
        made = await self.play.make_move(
            by, table_id, make_move.resolve_exactly(text), sequence=sequence, confirmed=True
        )
        return await self._made(made.moved, repeated=made.change.repeated)

    async def _made(self, made: Moved, *, repeated: bool = False) -> MoveResult:
        turn = made.turn
        position = await self.position(turn.table.id, turn.sequence)
        position = replace(position, table=turn.table)
        return MoveResult(turn.table, position, made.seat, made.move, made.events, repeated)

    async def undo(self, table_id: int, user: object, request: object, **more: Any) -> DoneOrVote:
        return await self.undos.undo(self._by(user, request), table_id, **more)

    async def undo_asks(self, table_id: int, user: object, sequence: int | None = None) -> int:
        return await self.undos.count_moves_to_ask_about(str(user), table_id, sequence)

    async def propose_end(self, table_id: int, user: object, request: object) -> DoneOrVote:
        return await self.game_end.propose_end(self._by(user, request), table_id)

    async def end_by_admin(self, table_id: int, asker: Person, request: object) -> Table:
        return await self.game_end.end_by_admin(self._by(asker, request), table_id)

    async def vote(self, number: int, user: object, yes: bool, request: object) -> DoneOrVote:
        return await self.votes.cast(self._by(user, request), number, yes=yes)

    async def resign(self, table_id: int, user: object, request: object) -> DoneOrVote:
        return DoneOrVote(await self.seats.resign(self._by(user, request), table_id), None)

    async def free(self, table_id: int, asker: Person, seat: int, request: object) -> DoneOrVote:
        by = self._by(asker, request)
        return DoneOrVote(await self.seats.remove_player(by, table_id, seat), None)

    async def freeable(self, table_id: int, asker: Person, seat: int) -> None:
        await self.seats.require_removable(table_id, self._person(asker), seat)

    async def resume(
        self, table_id: int, asker: Person, request: object, *, channel_id: object = None
    ) -> DoneOrVote:
        channel = None if channel_id is None else str(channel_id)
        return await self.channels.resume(self._by(asker, request), table_id, channel)

    # Care

    async def set_reminder(self, table_id: int, hours: int | None, asker: Person) -> Table:
        by = Request(None, self._person(asker))
        return await self.reminders.set_interval(by, table_id, hours)

    async def ring_due_reminders(self) -> int:
        """Send due reminders; return at how many tables."""
        return await Timers(self.service, (REMINDERS,)).ring_due()

    async def close_expired_lobbies(self) -> int:
        """Close expired lobbies; return how many."""
        return await Timers(self.service, (LOBBY_EXPIRY,)).ring_due()

    def timers(self) -> Timers:
        return Timers(self.service, TIMERS)

    def outbox(self, deliver: Deliver) -> Outbox:
        async def handle(outbox_message: OutboxMessage) -> SentMessage | None:
            message = await deliver(outbox_message)
            return None if message is None else SentMessage(str(message))

        return Outbox(self.service, dict.fromkeys(BEHAVIOURS, handle))

    async def repair(self, table_id: int) -> Table:
        return await integrity.repair(self.service, table_id)

    async def check(self) -> Sequence[integrity.Finding]:
        return await integrity.check_tables(self.service)

    async def remember(self, key: str, value: str) -> None:
        await self.service.store.remember(key, value)

    async def recall(self, key: str) -> str | None:
        return await self.service.store.recall(key)


def whole_position(unit: UnitOfWork, state: State, sequence: int) -> Position:
    """Return the whole position."""
    if unit.row.status == Status.FINISHED:
        state.stack, state.legal = [], ()
    return Position(unit.table(), unit.game, state, sequence)
