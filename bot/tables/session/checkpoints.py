"""Checkpoints: positions saved along the line of play, so that going back costs little."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow, CheckpointRow, TableRow
from bot.tables.domain.action_kinds import ActionKind

MOVES_BETWEEN_CHECKPOINTS = 16
"""Moves between two of them: what going back replays at most."""


def save_if_due(session: Session, row: TableRow, acts: Sequence[ActionRow]) -> None:
    """Save the position these actions have led to, where a stretch is complete."""
    last = acts[-1]
    complete = any(act.number and act.number % MOVES_BETWEEN_CHECKPOINTS == 0 for act in acts)
    if last.kind == ActionKind.START or (last.head == last.sequence and complete):
        assert row.state is not None
        session.add(CheckpointRow(table_id=row.id or 0, sequence=last.sequence, state=row.state))
