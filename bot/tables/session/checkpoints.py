"""Save a checkpoint of the position now and then, so that undo and history replay few moves."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow, CheckpointRow, TableRow
from bot.tables.domain.action_kinds import ActionKind

MOVES_BETWEEN_CHECKPOINTS = 16
"""The maximum number of moves to replay from a checkpoint."""


def save_if_due(session: Session, row: TableRow, actions: Sequence[ActionRow]) -> None:
    """Save the position after these actions if a checkpoint is due."""
    last = actions[-1]
    due = any(
        action.number and action.number % MOVES_BETWEEN_CHECKPOINTS == 0 for action in actions
    )
    if last.kind == ActionKind.START or (last.head == last.sequence and due):
        assert row.state is not None
        session.add(CheckpointRow(table_id=row.id or 0, sequence=last.sequence, state=row.state))
