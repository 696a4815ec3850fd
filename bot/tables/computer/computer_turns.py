"""Turns that a computer player plays for a person whose time ran out."""

from __future__ import annotations

from bot.tables.domain.action_kinds import ActionKind
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: give a turn back once it is over, or taken back."""
    if unit.state is None or not unit.actions:
        return
    undone = any(act.kind == ActionKind.UNDO for act in unit.actions)
    owing = unit.game.to_move(unit.state)
    for row in unit.seats:
        if undone or row.seat not in owing:
            row.lent = None
