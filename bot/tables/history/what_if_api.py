"""What-if branches as their owners use them."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_hex

from sqlalchemy.orm import Session

from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.history import steps, what_if
from bot.tables.history.what_if import Branch, Steps
from bot.tables.session.service import TableService


class WhatIf:
    """Try moves out from a position of a game."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def begin(self, table_id: int, user_id: str, number: int | None = None) -> Branch:
        """Start a branch from the position after a move, or the present one.

        It replaces an earlier branch.

        Raises:
            TableClosed: the game has not begun, or was cancelled.
            NotSeated: the game runs and the user does not play in it.
            TableError: the table allows no help while the game runs, the game has no computer
                players, or there is no such step.
        """

        def work(session: Session) -> Branch:
            unit = self._service.load(session, table_id)
            seat = what_if.own_seat(unit, user_id)
            if number is not None and not 0 <= number <= unit.row.moves:
                raise TableError.because("table-no-such-step", latest=unit.row.moves)
            is_over = unit.row.status == Status.FINISHED
            latest = unit.row.moves - 1 if is_over else unit.row.moves
            row = steps.move_row(unit, max(0, latest if number is None else min(number, latest)))
            state = unit.history.state_at(unit.game, row.sequence)
            if not state.stack:
                raise TableClosed.because("table-whatif-over")
            if is_over:
                seat = unit.game.to_move(state)[0]
            assert seat is not None, "who plays in a game that runs has a seat"
            branch_row = WhatIfRow(
                user_id=user_id,
                table_id=table_id,
                sequence=row.sequence,
                seat=seat,
                seed=token_hex(8),
                steps=[],
            )
            session.merge(branch_row)
            return what_if.branch(unit, branch_row)

        return await self._service.transaction(work)

    async def read(self, table_id: int, user_id: str) -> Branch:
        """Return the user's branch at a table.

        Raises:
            TableError: there is none; and what :func:`begin_branch` raises.
        """

        def work(session: Session) -> Branch:
            unit = self._service.load(session, table_id)
            seat = what_if.own_seat(unit, user_id)
            row = session.get(WhatIfRow, (user_id, table_id))
            if row is None or (unit.row.status != Status.FINISHED and row.seat != seat):
                raise TableError.because("table-whatif-gone")
            return what_if.branch(unit, row)

        return await self._service.read(work)

    async def save(self, branch: Branch, moves: Steps) -> Branch:
        """Save a branch with other moves; return it."""

        def work(session: Session) -> None:
            row = session.get(WhatIfRow, (branch.user_id, branch.table.id))
            if row is not None and row.seed == branch.seed:
                row.steps = [list(step) for step in moves]

        await self._service.transaction(work)
        return replace(branch, steps=tuple(moves))
