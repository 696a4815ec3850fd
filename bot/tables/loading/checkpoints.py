"""Checkpoints: positions saved along the line of play, so that going back costs little."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.store.models.table import ActionRow, CheckpointRow, TableRow
from bot.tables.action_kinds import Kind

EVERY = 16
"""Moves between two of them: what going back replays at most."""


def keep(session: Session, row: TableRow, acts: Sequence[ActionRow]) -> None:
    """Save the position these actions have led to, where a stretch is complete."""
    last = acts[-1]
    complete = any(act.number and act.number % EVERY == 0 for act in acts)
    if last.kind == Kind.START or (last.head == last.sequence and complete):
        assert row.state is not None
        session.add(CheckpointRow(table_id=row.id or 0, sequence=last.sequence, state=row.state))
