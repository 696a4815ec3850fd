"""Positions and the log of a game, as a viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from sqlalchemy.orm import Session

from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import LogEntry, Performed, Request
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.history import log, steps, turn
from bot.tables.history.log import Part, Round
from bot.tables.history.seat_history import seat_history_of
from bot.tables.history.steps import Step
from bot.tables.history.turn import Viewer
from bot.tables.session import idempotency
from bot.tables.session.load import table_id_in
from bot.tables.session.service import TableService
from bot.tables.session.timeline import events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import State
from engine.core.words.summaries import Span


class History:
    """Read positions and what happened, as a viewer may see it."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read_turn(self, table_id: int, viewer: Viewer, sequence: int | None = None) -> Turn:
        """Return the present turn, or the position after an earlier action.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the position cannot be read.
            TableError: there was no such action.
        """

        def work(session: Session) -> Turn:
            unit = self._service.load(session, table_id)
            return turn.full_turn(unit, viewer(unit.table()), sequence)

        return await self._service.read(work)

    async def read_turn_in(self, channel_id: str, viewer: Viewer) -> Turn:
        """Return the turn of the channel's table: the live one, else the latest.

        Raises:
            NotVisible: there never was a table; and what :func:`read_turn` raises.
        """

        def work(session: Session) -> Turn:
            unit = self._service.load(session, table_id_in(session, channel_id))
            return turn.full_turn(unit, viewer(unit.table()))

        return await self._service.read(work)

    async def read_position(self, table_id: int, viewer: Viewer) -> Turn:
        """Return the present turn without a recap: all a player needs to move.

        Raises:
            TableClosed, TableDamaged: as :func:`read_turn`.
        """
        return await self._service.read(
            lambda session: _position(self._service.load(session, table_id), viewer)
        )

    async def read_position_in(self, channel_id: str, viewer: Viewer) -> Turn:
        """Return the position of the channel's table; raises what :func:`read_turn_in` raises."""
        return await self._service.read(
            lambda session: _position(
                self._service.load(session, table_id_in(session, channel_id)), viewer
            )
        )

    async def read_log(
        self,
        table_id: int,
        after: int,
        limit: int,
        *,
        viewer: int | None = None,
        before: int | None = None,
    ) -> Sequence[LogEntry]:
        """Return the log entries after a sequence, oldest first, as a seat may know them.

        A negative ``after`` returns the last ``limit`` entries, or those before ``before``.
        """

        def work(session: Session) -> list[LogEntry]:
            return log.load_entries(
                self._service.load(session, table_id), after, limit, viewer, before
            )

        return await self._service.read(work)

    async def find_performed(self, request: Request) -> Performed | None:
        """Return what a request has saved, as its actor may know it.

        ``None`` for an unknown request. Opening or casting a vote has no log entry.
        """

        def work(session: Session) -> Performed | None:
            action = idempotency.find_first_action(session, request)
            if action is not None:
                unit = self._service.load(session, action.table_id)
                entry = log.load_entries(unit, action.sequence - 1, 1, action.seat)
                return Performed(unit.table(), entry[0])
            vote = log.vote_of(session, request)
            return (
                None
                if vote is None
                else Performed(self._service.load(session, vote.table_id).table(), None)
            )

        return await self._service.read(work)

    async def read_rounds(self, table_id: int, viewer: Viewer) -> tuple[Table, list[Round]]:
        """Return the events of each round, oldest first, as a viewer may know them.

        Positions are read one transaction at a time, so that a long game does not block other
        requests.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: a position cannot be read.
        """

        def parts(session: Session) -> tuple[Table, int | None, int, list[Part]]:
            unit = self._service.load(session, table_id)
            if unit.row.started_at is None:
                raise TableClosed.because("error-not-running", table=str(table_id))
            seat, head = viewer(unit.table()), unit.row.head
            rows = unit.history.timeline(head)
            return (
                unit.table(),
                seat,
                head,
                log.round_parts(unit.row.game, rows, seat, seat_history_of(unit)),
            )

        table, seat, head, round_parts = await self._service.read(parts)
        ends = [part.start for part in round_parts[1:]] + [head]

        def view_at(session: Session, sequence: int) -> State:
            unit = self._service.load(session, table_id)
            view: State = unit.game.view(unit.history.state_at(unit.game, sequence), seat)
            return view

        positions = [
            await self._service.read(partial(view_at, sequence=sequence))
            for sequence in [round_parts[0].start, *ends]
        ]
        return table, [
            Round(part.number, Span(before, after, part.events, seat), part.names)
            for part, (before, after) in zip(round_parts, pairwise(positions), strict=True)
        ]

    async def round_starts(self, table_id: int) -> list[tuple[int, int]]:
        """Return each round with the number of the move that began it."""

        def work(session: Session) -> list[tuple[int, int]]:
            unit = self._service.load(session, table_id)
            words, found = unit.game.words, dict[int, int]()
            for row in unit.history.timeline(unit.row.head):
                for event in events_from_json(row):
                    number = words.round_of(event)
                    if number is not None:
                        found.setdefault(number, row.number)
            return list(found.items())

        return await self._service.read(work)

    async def read_step(self, table_id: int, viewer: Viewer, number: int) -> Step:
        """Return that step, or the nearest one.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: a position cannot be read.
        """

        def work(session: Session) -> Step:
            unit = self._service.load(session, table_id)
            rounds = unit.game.round_of(unit.state)
            row = steps.move_row(unit, max(0, min(number, unit.row.moves)))
            return steps.step(unit, row, viewer(unit.table()), rounds)

        return await self._service.read(work)

    async def names_at_moves(self, table_id: int, numbers: Sequence[int]) -> list[tuple[str, ...]]:
        """Return, for each move of the timeline, the players' names by seat at the time."""

        def work(session: Session) -> list[tuple[str, ...]]:
            unit = self._service.load(session, table_id)
            seat_history = seat_history_of(unit)
            return [
                seat_history.names_at(steps.move_row(unit, number).sequence) for number in numbers
            ]

        return await self._service.read(work)

    async def last_own_move(self, table_id: int, user_id: str) -> int:
        """Return the number of the user's last move.

        Raises:
            TableError: they have made none.
        """

        def work(session: Session) -> int:
            unit = self._service.load(session, table_id)
            own = next((seat.seat for seat in unit.seats if seat.user_id == user_id), None)
            for row in unit.history.walk_back(unit.row.head):
                if own is not None and row.seat == own and row.kind == ActionKind.MOVE:
                    return row.number
            raise TableError.because("table-no-turn-yet")

        return await self._service.read(work)

    async def round_start(self, table_id: int, number: int) -> int:
        """Return the number of the move that began a round, or of the nearest round before.

        Raises:
            TableClosed: the game has not begun.
        """

        def work(session: Session) -> int:
            unit = self._service.load(session, table_id)
            if unit.row.started_at is None:
                raise TableClosed.because("table-not-started")
            start, words = 0, unit.game.words
            for row in unit.history.timeline(unit.row.head):
                for event in events_from_json(row):
                    event_round = words.round_of(event)
                    if event_round is not None and event_round <= number:
                        start = row.number
            return start

        return await self._service.read(work)


def _position(unit: UnitOfWork, viewer: Viewer) -> Turn:
    return turn.turn_at(unit, viewer(unit.table()))
