"""What-if: a user tries moves from a position without changing the table.

A branch is its first position and the moves so far; everything else follows from these. While the
game runs it starts with what the user may know, and hidden information is filled in at random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

from sqlalchemy.orm import Session

from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import NotSeated, TableClosed, TableError
from bot.tables.domain.table import Status, Table
from bot.tables.history.seat_history import seat_history_of
from bot.tables.history.steps import move_row
from bot.tables.session.feature import Feature, reads_table, writes
from bot.tables.session.permissions import require_hints
from bot.tables.session.unit_of_work import UnitOfWork

WHAT_IF_STRENGTH = "medium"
"""Strength of the computer player that moves for the other seats."""

Steps = Sequence[tuple[int, str]]
"""Seat and choice of each move."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch with its first position.

    ``known`` is that position as JSON data: all of it once the game is over, else the view of
    ``seat``, for which the user moves. ``table`` is the table as if the branch were its game, with
    the names of those who played then.
    """

    table: Table
    user_id: str
    sequence: int
    seat: int
    known: Mapping[str, Any]
    over: bool
    """Whether the game itself is over."""
    seed: str
    steps: Steps


def without_last_move(branch: Branch) -> Steps:
    """Return the moves before the user's last one."""
    own_moves = [index for index, (seat, _) in enumerate(branch.steps) if seat == branch.seat]
    return branch.steps[: own_moves[-1]] if own_moves else ()


def _own_seat(unit: UnitOfWork, user_id: str) -> int | None:
    """Return the seat whose view the user has; raise ``TableError`` if what-if is not available."""
    if unit.row.started_at is None or unit.row.status not in (Status.FINISHED, Status.RUNNING):
        raise TableClosed.because("table-not-started")
    require_model(unit.game, WHAT_IF_STRENGTH)
    seat = unit.table().visible_seat(user_id)
    if unit.row.status != Status.FINISHED:
        if seat is None:
            raise NotSeated.because("table-whatif-players")
        require_hints(unit, "table-no-whatif")
    return seat


def _branch_from_row(unit: UnitOfWork, row: WhatIfRow) -> Branch:
    state = unit.history.state_at(unit.game, row.sequence)
    over = unit.row.status == Status.FINISHED
    known = state if over else unit.game.view(state, row.seat)
    table = unit.table()
    if row.sequence != unit.row.head:
        table = table.with_names(seat_history_of(unit).names_at(row.sequence))
    return Branch(
        table=replace(table, status=Status.RUNNING, ending=None, winners=()),
        user_id=row.user_id,
        sequence=row.sequence,
        seat=row.seat,
        known=known.to_json(),
        over=over,
        seed=row.seed,
        steps=tuple((int(seat), str(choice)) for seat, choice in row.steps),
    )


def _is_undone(unit: UnitOfWork, sequence: int) -> bool:
    """Return whether the move with that sequence is no longer part of the game."""
    move = unit.history.at(sequence)
    if move is None or move.number > unit.row.moves:
        return True
    return move_row(unit, move.number).sequence != sequence


class WhatIf(Feature):
    """Start, read and save branches."""

    @writes
    def begin(
        self, session: Session, table_id: int, user_id: str, number: int | None = None
    ) -> Branch:
        """Start a branch from the position after a move, or the present one.

        It replaces an earlier branch.

        Raises:
            TableClosed: the game has not begun, or was cancelled.
            NotSeated: the game runs and the user does not play in it.
            TableError: the table allows no help while the game runs, the game has no computer
                players, or there is no such step.
        """
        unit = self._service.load(session, table_id)
        seat = _own_seat(unit, user_id)
        if number is not None and not 0 <= number <= unit.row.moves:
            raise TableError.because("table-no-such-step", latest=unit.row.moves)
        is_over = unit.row.status == Status.FINISHED
        latest = unit.row.moves - 1 if is_over else unit.row.moves
        row = move_row(unit, max(0, latest if number is None else min(number, latest)))
        state = unit.history.state_at(unit.game, row.sequence)
        if not state.stack:
            raise TableClosed.because("table-whatif-over")
        if is_over:
            seat = unit.game.to_move(state)[0]
        assert seat is not None, "a player of a running game has a seat"
        branch_row = WhatIfRow(
            user_id=user_id,
            table_id=table_id,
            sequence=row.sequence,
            seat=seat,
            seed=token_hex(8),
            steps=[],
        )
        session.merge(branch_row)
        return _branch_from_row(unit, branch_row)

    @reads_table
    def read(self, unit: UnitOfWork, user_id: str) -> Branch:
        """Return the user's branch.

        Raise ``TableError`` if there is none they may see, or if its first position was undone.
        """
        seat = _own_seat(unit, user_id)
        row = unit.session.get(WhatIfRow, (user_id, unit.id))
        if row is None or (unit.row.status != Status.FINISHED and row.seat != seat):
            raise TableError.because("table-whatif-gone")
        if _is_undone(unit, row.sequence):
            raise TableError.because("table-whatif-undone")
        return _branch_from_row(unit, row)

    @writes
    def save(self, session: Session, branch: Branch, moves: Steps) -> Branch:
        """Save a branch with other moves; return it."""
        row = session.get(WhatIfRow, (branch.user_id, branch.table.id))
        if row is not None and row.seed == branch.seed:
            row.steps = [list(step) for step in moves]
        return replace(branch, steps=tuple(moves))
