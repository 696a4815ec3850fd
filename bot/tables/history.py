"""The line of play: which actions the position stands on, and positions along it.

Every action names the ``head`` that stands after it: a move names itself, an undo the action it
went back to, all else what stood before. So the line of play is read backwards: from the head to
the action before it, then to *its* head, and so on; what an undo took back is stepped over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import ActionRow, CheckpointRow
from bot.tables.actions import Kind
from bot.tables.errors import TableDamaged
from bot.tables.unit_of_work import UnitOfWork, restore
from engine.core import Game, IllegalMove, State

MOVES = (Kind.MOVE, Kind.FORCED)
_PAGE = 64


def action(session: Session, table_id: int, sequence: int) -> ActionRow | None:
    """One action of a table."""
    query = select(ActionRow).where(
        col(ActionRow.table_id) == table_id, col(ActionRow.sequence) == sequence
    )
    return session.scalar(query)


def walk(session: Session, table_id: int, head: int) -> Iterator[ActionRow]:
    """The line of play from an action back to the start of the game, newest first."""
    wanted: int | None = head
    top = head
    while True:
        rows = list(session.scalars(_page(table_id, top)))
        for row in rows:
            if wanted is None:
                wanted = row.head
            if row.sequence == wanted:
                yield row
                wanted = None
                if row.kind == Kind.START:
                    return
        if not rows:
            return
        top = rows[-1].sequence - 1


def _page(table_id: int, top: int) -> Any:
    return (
        select(ActionRow)
        .where(col(ActionRow.table_id) == table_id, col(ActionRow.sequence) <= top)
        .order_by(col(ActionRow.sequence).desc())
        .limit(_PAGE)
    )


def state_at(unit: UnitOfWork, sequence: int) -> State:
    """The position after an action of the line of play: a saved one and the few moves since.

    Raises:
        TableDamaged: neither can be read.
    """
    session = unit.session
    saved = set(
        session.scalars(
            select(col(CheckpointRow.sequence)).where(
                col(CheckpointRow.table_id) == unit.id, col(CheckpointRow.sequence) <= sequence
            )
        )
    )
    steps: list[ActionRow] = []
    for row in walk(session, unit.id, sequence):
        if row.sequence in saved:
            checkpoint = session.get(CheckpointRow, (unit.id, row.sequence))
            state = restore(unit.game, unit.id, checkpoint.state if checkpoint else None)
            replay(unit.game, unit.id, state, reversed(steps))
            return state
        steps.append(row)
    raise TableDamaged.because("table-damaged", table=unit.id)


def replay(rules: Game[Any], table_id: int, state: State, steps: Iterable[ActionRow]) -> None:
    """Play actions again, oldest first.

    Raises:
        TableDamaged: one of them is not legal where it stands.
    """
    for step in steps:
        seat = step.seat or 0
        try:
            choice = rules.read(state, seat, move_of(step))
        except IllegalMove:
            raise TableDamaged.because("table-damaged", table=table_id) from None
        rules.take(state, seat, choice)


def move_of(action: ActionRow) -> str:
    """A move's text; empty for what is no move."""
    return str(action.data.get("move", ""))


def whole(session: Session, table_id: int, head: int) -> list[ActionRow]:
    """The whole line of play from the start action on, oldest first."""
    return list(walk(session, table_id, head))[::-1]


def without_earlier_answers(moves: Sequence[ActionRow]) -> list[ActionRow]:
    """A line of play without sealed answers that were given anew later."""
    begun: dict[tuple[int, int | None], int] = {}
    for row in moves:
        if row.sealed is not None and row.fresh:
            begun[row.sealed, row.seat] = row.sequence
    return [
        row for row in moves if row.sealed is None or row.sequence >= begun[row.sealed, row.seat]
    ]
