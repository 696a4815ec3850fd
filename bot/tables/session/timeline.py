"""The line of play: which actions the position stands on, and positions along it.

Every action names the ``head`` that stands after it: a move names itself, an undo the action it
went back to, all else what stood before. So the line of play is read backwards: from the head to
the action before it, then to *its* head, and so on; what an undo took back is stepped over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, CheckpointRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableDamaged
from bot.tables.session import checkpoints
from bot.tables.session.serialization import state_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, IllegalMove, State

MOVES = (ActionKind.MOVE, ActionKind.FORCED, ActionKind.OPPONENT)


def action(unit: UnitOfWork, sequence: int) -> ActionRow | None:
    """One action of a table."""
    return unit.history.at(sequence)


def walk_back(unit: UnitOfWork, head: int) -> Iterator[ActionRow]:
    """The line of play from an action back to the start of the game, newest first."""
    row = unit.history.at(head)
    while row is not None:
        yield row
        earlier = None if row.kind == ActionKind.START else unit.history.at(row.sequence - 1)
        onward = earlier is not None and earlier.head < row.sequence
        row = unit.history.at(earlier.head) if earlier is not None and onward else None


def state_at(unit: UnitOfWork, sequence: int) -> State:
    """The position after an action of the line of play, to be changed.

    It is one that is at hand or was saved, and the few moves since.

    Raises:
        TableDamaged: neither can be read.
    """
    steps: list[ActionRow] = []
    for row in islice(walk_back(unit, sequence), checkpoints.MOVES_BETWEEN_CHECKPOINTS):
        kept = unit.position_cache.get(unit.id, row.sequence)
        if kept is not None:
            return _replay_onto(unit, kept.copy(), steps, sequence)
        steps.append(row)
    return _from_checkpoint(unit, sequence)


def _from_checkpoint(unit: UnitOfWork, sequence: int) -> State:
    """The same from the last position that was saved before it."""
    saved = select(col(CheckpointRow.sequence)).where(
        col(CheckpointRow.table_id) == unit.id, col(CheckpointRow.sequence) <= sequence
    )
    known = set(unit.session.scalars(saved))
    steps: list[ActionRow] = []
    for row in walk_back(unit, sequence):
        if row.sequence in known:
            checkpoint = unit.session.get(CheckpointRow, (unit.id, row.sequence))
            state = state_from_json(unit.game, unit.id, checkpoint.state if checkpoint else None)
            return _replay_onto(unit, state, steps, sequence)
        steps.append(row)
    raise TableDamaged.because("table-damaged", table=unit.id)


def _replay_onto(unit: UnitOfWork, state: State, steps: list[ActionRow], sequence: int) -> State:
    """The position after more actions, newest first; kept at hand if nothing can undo them."""
    replay(unit.game, unit.id, state, reversed(steps))
    if steps and not unit.actions:
        unit.position_cache.keep(unit.id, sequence, state.copy())
    return state


def replay(rules: Game[Any], table_id: int, state: State, steps: Iterable[ActionRow]) -> None:
    """Play actions again, oldest first.

    Raises:
        TableDamaged: one of them is not legal where it stands.
    """
    for step in steps:
        seat = step.seat or 0
        try:
            choice = rules.parse_move(state, seat, move_of(step))
        except IllegalMove:
            raise TableDamaged.because("table-damaged", table=table_id) from None
        rules.apply_unchecked(state, seat, choice)


def move_of(action: ActionRow) -> str:
    """A move's text; empty for what is no move."""
    return str(action.data.get("move", ""))


def whole_timeline(unit: UnitOfWork, head: int) -> list[ActionRow]:
    """The whole line of play from the start action on, oldest first."""
    return list(walk_back(unit, head))[::-1]


def without_earlier_answers(moves: Sequence[ActionRow]) -> list[ActionRow]:
    """A line of play without sealed answers that were given anew later."""
    begun: dict[tuple[int, int | None], int] = {}
    for row in moves:
        if row.sealed is not None and row.fresh:
            begun[row.sealed, row.seat] = row.sequence
    return [
        row
        for row in moves
        if row.sealed is None or row.sequence >= begun.get((row.sealed, row.seat), 0)
    ]


def completed_moves(unit: UnitOfWork, move: ActionRow) -> list[ActionRow]:
    """Return a public move and the private steps of the same choice that it completes."""
    if move.secret:
        return []
    steps = islice(walk_back(unit, move.sequence), 1, None)
    return [move, *takewhile(lambda row: row.secret and row.sealed == row.question, steps)]
