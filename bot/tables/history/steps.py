"""Step through a game: any position of the timeline as its viewer could see it then."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import LogEntry
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import Turn
from bot.tables.history.log import entry_of_action
from bot.tables.history.recap import events_seen_by
from bot.tables.history.seat_history import seat_history_of
from bot.tables.history.turn import turn_at
from bot.tables.session import timeline
from bot.tables.session.unit_of_work import UnitOfWork

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
    query = select(ActionRow).filter_by(table_id=unit.id)
    query = query.filter_by(number=number) if number else query.filter_by(kind=ActionKind.START)
    row = unit.session.scalar(query.order_by(col(ActionRow.sequence).desc()).limit(1))
    if row is None:
        raise TableError.because("table-no-such-move", number=number)
    return row


def step(unit: UnitOfWork, row: ActionRow, viewer: int | None, rounds: int) -> Step:
    """Load the position before the move, and make the move again."""
    previous = next(islice(unit.history.walk_back(row.sequence), 1, None), None)
    seat_history = seat_history_of(unit)
    hidden = row.secret and row.seat != viewer
    before = mover_turn = None
    if previous is None:
        unit.state = unit.history.state_at(unit.game, row.sequence)
    else:
        state = unit.history.state_at(unit.game, previous.sequence)
        before = unit.game.view(state, viewer)
        if not hidden:
            unit.state, sequence = state.copy(), previous.sequence
            table = unit.table().with_names(seat_history.names_at(sequence))
            mover_turn = turn_at(unit, row.seat, table, sequence=sequence)
        timeline.replay(unit.game, unit.id, state, [row])
        unit.state = state
    ended = unit.row.status == Status.FINISHED and row.number == unit.row.moves
    sequence = unit.row.sequence if ended else row.sequence
    table = unit.table().with_names(seat_history.names_at(sequence))
    return Step(
        turn=turn_at(
            unit,
            viewer,
            table,
            sequence=sequence,
            latest_events=events_seen_by(row, viewer),
            before_latest_turn=before,
        ),
        entry=entry_of_action(unit, row, seat_history, viewer, hidden=hidden),
        number=row.number,
        latest=unit.row.moves,
        rounds=rounds,
        before=mover_turn,
    )
