"""A game step by step: any position of the line of play as its viewer could see it then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.history.log import substitute_moving
from bot.tables.history.log_entry import LogEntry
from bot.tables.history.recap import events_seen_by
from bot.tables.history.turn import Turn, Viewer, turn_at
from bot.tables.seats.seat_history import SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.serialization import events_from_json
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import State

LATEST = 10**9
"""A number behind every step."""


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a move of the line of play; number 0 is the beginning.

    ``entry`` is the move as the viewer could know it then, ``before`` the position it was made in
    as whoever made it saw it, for the name of a choice; ``None`` where it has none to tell.
    ``rounds`` is how many rounds have begun by the ``latest`` step.
    """

    turn: Turn
    entry: LogEntry
    number: int
    latest: int
    rounds: int
    before: Turn | None


async def read_step(service: TableService, table_id: int, viewer: Viewer, number: int) -> Step:
    """That step, or the one nearest to it.

    Raises:
        TableClosed: the game has not begun.
        TableDamaged: a position cannot be read.
    """

    def work(session: Session) -> Step:
        unit = service.load(session, table_id)
        rounds = unit.game.round_of(unit.position())
        row = row_of(unit, max(0, min(number, unit.row.moves)))
        return _step(unit, row, viewer(unit.table()), rounds)

    return await service.read(work)


def row_of(unit: UnitOfWork, number: int) -> ActionRow:
    """The action of that number on the line of play: of several, the latest one stands."""
    query = select(ActionRow).where(col(ActionRow.table_id) == unit.id)
    if number:
        query = query.where(col(ActionRow.number) == number)
    else:
        query = query.where(col(ActionRow.kind) == ActionKind.START)
    row = unit.session.scalar(query.order_by(col(ActionRow.sequence).desc()).limit(1))
    if row is None:
        raise TableError.because("table-no-such-move", number=number)
    return row


def _step(unit: UnitOfWork, row: ActionRow, viewer: int | None, rounds: int) -> Step:
    """One position is read, and the move made in it again."""
    earlier, cast = _earlier(unit, row), seat_history_of(unit)
    if earlier is None:
        unit.state = timeline.state_at(unit, row.sequence)
        before = None
    else:
        state = timeline.state_at(unit, earlier.sequence)
        before = unit.game.view(state, viewer)
        asked = _asked(unit, cast, row, state, earlier.sequence, viewer)
        timeline.replay(unit.game, unit.id, state, [row])
        unit.state = state
    ended = unit.row.status == Status.FINISHED and row.number == unit.row.moves
    sequence = unit.row.sequence if ended else row.sequence
    last = events_seen_by(row, viewer)
    shown = turn_at(unit, viewer, sequence=sequence, cast=cast, last=last, before=before)
    return Step(
        turn=shown,
        entry=_entry(cast, row, viewer),
        number=row.number,
        latest=unit.row.moves,
        rounds=rounds,
        before=None if earlier is None else asked,
    )


def _earlier(unit: UnitOfWork, row: ActionRow) -> ActionRow | None:
    """The action before it on the line of play; ``None`` for the start of the game."""
    line = timeline.walk_back(unit, row.sequence)
    return next((one for one in line if one.sequence < row.sequence), None)


def _asked(
    unit: UnitOfWork,
    cast: SeatHistory,
    row: ActionRow,
    state: State,
    sequence: int,
    viewer: int | None,
) -> Turn | None:
    """The position of a move the viewer may know, as whoever made it saw it."""
    if _hidden(row, viewer):
        return None
    unit.state = state.copy()
    return turn_at(unit, row.seat, sequence=sequence, cast=cast)


def _entry(cast: SeatHistory, row: ActionRow, viewer: int | None) -> LogEntry:
    return LogEntry(
        sequence=row.sequence,
        number=row.number,
        kind=row.kind,
        seat=row.seat,
        user_id=row.user_id,
        data={} if _hidden(row, viewer) else row.data,
        events=events_seen_by(row, viewer),
        at=row.at,
        undone=False,
        names=cast.names_at(row.sequence),
        friend=substitute_moving(cast, row),
    )


def _hidden(row: ActionRow, viewer: int | None) -> bool:
    """Whether only somebody else knew the move when it was made; what revealed it tells of it."""
    return row.secret and row.seat != viewer


async def names_at(
    service: TableService, table_id: int, numbers: Sequence[int]
) -> list[tuple[str, ...]]:
    """By seat, who played when each of some moves of the line of play was made."""

    def work(session: Session) -> list[tuple[str, ...]]:
        unit = service.load(session, table_id)
        cast = seat_history_of(unit)
        return [cast.names_at(row_of(unit, number).sequence) for number in numbers]

    return await service.read(work)


# Where to jump


async def last_turn(service: TableService, table_id: int, user_id: str) -> int:
    """The number of a person's last move of the line of play; of their last turn, its end.

    Raises:
        TableError: they have made none.
    """

    def work(session: Session) -> int:
        unit = service.load(session, table_id)
        own = next((seat.seat for seat in unit.seats if seat.user_id == user_id), None)
        for row in timeline.walk_back(unit, unit.row.head):
            if own is not None and row.seat == own and row.kind == ActionKind.MOVE:
                return row.number
        raise TableError.because("table-no-turn-yet")

    return await service.read(work)


async def round_begins(service: TableService, table_id: int, number: int) -> int:
    """The number of the move that began a round, or the nearest one before it.

    Raises:
        TableClosed: the game has not begun.
    """

    def work(session: Session) -> int:
        unit = service.load(session, table_id)
        if unit.row.started_at is None:
            raise TableClosed.because("table-not-started")
        begins, words = 0, unit.game.words
        for row in timeline.whole_timeline(unit, unit.row.head):
            for event in events_from_json(row):
                begun = words.round_of(event)
                if begun is not None and begun <= number:
                    begins = row.number
        return begins

    return await service.read(work)
