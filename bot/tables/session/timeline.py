"""Walk the line of play, which is the moves that have not been undone, and restore positions.

Every action stores the ``head`` after it: a move stores itself, an undo the action it went back to,
any other action the previous head. To read the line of play, start at the head, go to the action
before it, then to *its* head, and so on; this skips undone moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, CheckpointRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import ActionKind
from bot.tables.session import positions
from bot.tables.session.positions import state_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, IllegalMove, State

MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)


def action(unit: UnitOfWork, sequence: int) -> ActionRow | None:
    """Return an action of a table, or ``None``."""
    return unit.history.at(sequence)


def walk_back(unit: UnitOfWork, head: int) -> Iterator[ActionRow]:
    """Iterate over the line of play from an action back to the start of the game."""
    row = unit.history.at(head)
    while row is not None:
        yield row
        earlier = None if row.kind == ActionKind.START else unit.history.at(row.sequence - 1)
        has_earlier_head = earlier is not None and earlier.head < row.sequence
        row = unit.history.at(earlier.head) if earlier is not None and has_earlier_head else None


def state_at(unit: UnitOfWork, sequence: int) -> State:
    """Return a new copy of the position after an action of the line of play.

    Replay the moves since the last cached position or checkpoint.

    Raises:
        TableDamaged: the checkpoint cannot be read.
    """
    steps: list[ActionRow] = []
    for row in islice(walk_back(unit, sequence), positions.MOVES_BETWEEN_CHECKPOINTS):
        cached = unit.position_cache.get(unit.id, row.sequence)
        if cached is not None:
            state: State = cached.copy()
            return _replay_onto(unit, state, steps, sequence) if steps else state
        steps.append(row)
    return _from_checkpoint(unit, sequence)


def _from_checkpoint(unit: UnitOfWork, sequence: int) -> State:
    """Return the position after an action, replayed from the last checkpoint before it."""
    saved = select(col(CheckpointRow.sequence)).where(
        col(CheckpointRow.table_id) == unit.id, col(CheckpointRow.sequence) <= sequence
    )
    checkpoints_at = set(unit.session.scalars(saved))
    steps: list[ActionRow] = []
    for row in walk_back(unit, sequence):
        if row.sequence in checkpoints_at:
            checkpoint = unit.session.get(CheckpointRow, (unit.id, row.sequence))
            state = state_from_json(unit.game, unit.id, checkpoint.state if checkpoint else None)
            return _replay_onto(unit, state, steps, sequence)
        steps.append(row)
    raise TableDamaged.because("table-damaged", table=unit.id)


def _replay_onto(unit: UnitOfWork, state: State, steps: list[ActionRow], sequence: int) -> State:
    """Replay actions (newest first) onto a position, and cache it if they are all saved."""
    replay(unit.game, unit.id, state, reversed(steps))
    if steps and not unit.actions:
        unit.position_cache.keep(unit.id, sequence, state.copy())
    return state


def replay(rules: Game[Any], table_id: int, state: State, steps: Iterable[ActionRow]) -> None:
    """Replay actions, oldest first.

    Raises:
        TableDamaged: one of them is illegal.
    """
    for step in steps:
        seat = step.seat or 0
        try:
            choice = rules.parse_move(state, seat, move_of(step))
        except IllegalMove:
            raise TableDamaged.because("table-damaged", table=table_id) from None
        rules.apply_unchecked(state, seat, choice)


def move_of(action: ActionRow) -> str:
    """Return the text of a move; empty for other actions."""
    return str(action.data.get("move", ""))


def whole_timeline(unit: UnitOfWork, head: int) -> list[ActionRow]:
    """Return the line of play from the start action on, oldest first."""
    return list(walk_back(unit, head))[::-1]


def without_earlier_answers(moves: Sequence[ActionRow]) -> list[ActionRow]:
    """Return a line of play without sealed answers that were replaced later."""
    restarted: dict[tuple[int, int | None], int] = {}
    for row in moves:
        if row.sealed is not None and row.fresh:
            restarted[row.sealed, row.seat] = row.sequence
    return [
        row
        for row in moves
        if row.sealed is None or row.sequence >= restarted.get((row.sealed, row.seat), 0)
    ]


def completed_moves(unit: UnitOfWork, move: ActionRow) -> list[ActionRow]:
    """Return a public move and the private steps of the same choice that it completes."""
    if move.secret:
        return []
    steps = islice(walk_back(unit, move.sequence), 1, None)
    return [move, *takewhile(lambda row: row.secret and row.sealed == row.question, steps)]
