"""Step through a game: any position of the timeline as its viewer could see it then."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import Turn
from bot.tables.history.log import substitute_moving
from bot.tables.history.recap import events_seen_by
from bot.tables.history.seat_history import SeatHistory, seat_history_of
from bot.tables.history.turn import turn_at
from bot.tables.session import timeline
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import State

LATEST_STEP = 10**9
"""A number beyond every step."""


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a move of the timeline; number 0 is the start.

    ``entry`` is the move as the viewer could know it then; ``before`` is the position it was made
    in, as its player saw it, or ``None`` if the viewer may not know it. ``rounds`` is how many
    rounds had begun by the ``latest`` step.
    """

    turn: Turn
    entry: LogEntry
    number: int
    latest: int
    rounds: int
    before: Turn | None


def move_row(unit: UnitOfWork, number: int) -> ActionRow:
    """Return the action of that number on the timeline; the latest one if some were undone."""
    query = select(ActionRow).where(col(ActionRow.table_id) == unit.id)
    if number:
        query = query.where(col(ActionRow.number) == number)
    else:
        query = query.where(col(ActionRow.kind) == ActionKind.START)
    row = unit.session.scalar(query.order_by(col(ActionRow.sequence).desc()).limit(1))
    if row is None:
        raise TableError.because("table-no-such-move", number=number)
    return row


def step(unit: UnitOfWork, row: ActionRow, viewer: int | None, rounds: int) -> Step:
    """Load the position before the move, and make the move again."""
    previous, seat_history = _previous(unit, row), seat_history_of(unit)
    if previous is None:
        unit.state = unit.history.state_at(unit.game, row.sequence)
        before = None
    else:
        state = unit.history.state_at(unit.game, previous.sequence)
        before = unit.game.view(state, viewer)
        asked = _mover_turn(unit, seat_history, row, state, previous.sequence, viewer)
        timeline.replay(unit.game, unit.id, state, [row])
        unit.state = state
    ended = unit.row.status == Status.FINISHED and row.number == unit.row.moves
    sequence = unit.row.sequence if ended else row.sequence
    last = events_seen_by(row, viewer)
    table = unit.table().with_names(seat_history.names_at(sequence))
    shown = turn_at(unit, viewer, table, sequence=sequence, last=last, before=before)
    return Step(
        turn=shown,
        entry=_entry(seat_history, row, viewer),
        number=row.number,
        latest=unit.row.moves,
        rounds=rounds,
        before=None if previous is None else asked,
    )


def _previous(unit: UnitOfWork, row: ActionRow) -> ActionRow | None:
    """Return the previous action of the timeline; ``None`` for the start."""
    actions = unit.history.walk_back(row.sequence)
    return next((action for action in actions if action.sequence < row.sequence), None)


def _mover_turn(
    unit: UnitOfWork,
    seat_history: SeatHistory,
    row: ActionRow,
    state: State,
    sequence: int,
    viewer: int | None,
) -> Turn | None:
    """Return the position of a move as its player saw it, if the viewer may know the move."""
    if _hidden(row, viewer):
        return None
    unit.state = state.copy()
    table = unit.table().with_names(seat_history.names_at(sequence))
    return turn_at(unit, row.seat, table, sequence=sequence)


def _entry(seat_history: SeatHistory, row: ActionRow, viewer: int | None) -> LogEntry:
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
        names=seat_history.names_at(row.sequence),
        substitute=substitute_moving(seat_history, row),
    )


def _hidden(row: ActionRow, viewer: int | None) -> bool:
    """Return whether the move was secret from the viewer when it was made."""
    return row.secret and row.seat != viewer
