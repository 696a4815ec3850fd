"""Read the positions and the log of a game, as a viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
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
from bot.tables.session.feature import Feature, reads, reads_table
from bot.tables.session.load import table_id_in
from bot.tables.session.timeline import events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import State
from engine.core.words.summaries import Span


class History(Feature):
    """Read positions and what happened, as a viewer may see it."""

    @reads_table
    def read_turn(self, unit: UnitOfWork, viewer: Viewer, sequence: int | None = None) -> Turn:
        """Return the present turn, or the position after an earlier action.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the position cannot be read.
            TableError: there was no such action.
        """
        return turn.full_turn(unit, viewer(unit.table()), sequence)

    @reads
    def read_turn_in(self, session: Session, channel_id: str, viewer: Viewer) -> Turn:
        """Return the turn of the channel's table: the live one, else the latest.

        Raises:
            NotVisible: there never was a table; and what :func:`read_turn` raises.
        """
        unit = self._service.load(session, table_id_in(session, channel_id))
        return turn.full_turn(unit, viewer(unit.table()))

    @reads
    def read_position_in(self, session: Session, channel_id: str, viewer: Viewer) -> Turn:
        """Return the same without a recap: all a player needs to move."""
        unit = self._service.load(session, table_id_in(session, channel_id))
        return turn.turn_at(unit, viewer(unit.table()))

    @reads_table
    def read_log(
        self,
        unit: UnitOfWork,
        after: int,
        limit: int,
        *,
        viewer: int | None = None,
        before: int | None = None,
    ) -> Sequence[LogEntry]:
        """Return the log entries after a sequence, oldest first, as a seat may know them.

        A negative ``after`` returns the last ``limit`` entries, or those before ``before``.
        """
        return log.load_entries(unit, after, limit, viewer, before)

    @reads
    def find_performed(self, session: Session, request: Request) -> Performed | None:
        """Return what a request has saved, as its actor may know it.

        ``None`` for an unknown request. Opening or casting a vote has no log entry.
        """
        action = idempotency.find_first_action(session, request)
        if action is not None:
            unit = self._service.load(session, action.table_id)
            (entry,) = log.load_entries(unit, action.sequence - 1, 1, action.seat)
            return Performed(unit.table(), entry)
        vote = log.vote_of(session, request)
        if vote is None:
            return None
        return Performed(self._service.load(session, vote.table_id).table(), None)

    async def read_rounds(self, table_id: int, viewer: Viewer) -> tuple[Table, list[Round]]:
        """Return the events of each round, oldest first; raises like :meth:`read_turn`.

        Positions are read one transaction at a time, so that a long game does not block other
        requests.
        """
        table, seat, parts, head = await self._round_parts(table_id, viewer)
        bounds = [*(part.start for part in parts), head]
        views = [await self._view_at(table_id, seat, sequence) for sequence in bounds]
        return table, [
            Round(part.number, Span(before, after, part.events, seat), part.names)
            for part, (before, after) in zip(parts, pairwise(views), strict=True)
        ]

    @reads_table
    def _round_parts(
        self, unit: UnitOfWork, viewer: Viewer
    ) -> tuple[Table, int | None, list[Part], int]:
        if unit.row.started_at is None:
            raise TableClosed.because("error-not-running", table=str(unit.id))
        table, rows = unit.table(), unit.history.timeline(unit.row.head)
        parts = log.round_parts(unit.game, rows, viewer(table), seat_history_of(unit))
        return table, viewer(table), parts, unit.row.head

    @reads_table
    def _view_at(self, unit: UnitOfWork, seat: int | None, sequence: int) -> State:
        view: State = unit.game.view(unit.history.state_at(unit.game, sequence), seat)
        return view

    @reads_table
    def round_starts(self, unit: UnitOfWork) -> dict[int, int]:
        """Return the number of the move that began each round, by round."""
        starts: dict[int, int] = {}
        for row in unit.history.timeline(unit.row.head):
            for event in events_from_json(row):
                number = unit.game.words.round_of(event)
                if number is not None:
                    starts.setdefault(number, row.number)
        return starts

    @reads_table
    def read_step(self, unit: UnitOfWork, viewer: Viewer, number: int) -> Step:
        """Return that step, or the nearest one; raises like :meth:`read_turn`."""
        rounds = unit.game.round_of(unit.state)
        row = steps.move_row(unit, max(0, min(number, unit.row.moves)))
        return steps.step(unit, row, viewer(unit.table()), rounds)

    @reads_table
    def names_at_moves(self, unit: UnitOfWork, numbers: Sequence[int]) -> list[tuple[str, ...]]:
        """Return, for each move of the timeline, the players' names by seat at the time."""
        names_at = seat_history_of(unit).names_at
        return [names_at(steps.move_row(unit, number).sequence) for number in numbers]

    @reads_table
    def last_own_move(self, unit: UnitOfWork, user_id: str) -> int:
        """Return the number of the user's last move; raise ``TableError`` if there is none."""
        own_seats = [seat.seat for seat in unit.seats if seat.user_id == user_id]
        for row in unit.history.walk_back(unit.row.head):
            if row.seat in own_seats and row.kind == ActionKind.MOVE:
                return row.number
        raise TableError.because("table-no-turn-yet")
