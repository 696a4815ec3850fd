"""Turns that a computer player plays for a person whose time ran out."""

from __future__ import annotations

from bot.tables.domain.action_kinds import ActionKind
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: end such a turn once it is over or undone."""
    lent = [row for row in unit.seats if row.lent is not None]
    if not lent or unit.state is None or not unit.actions:
        return
    undone = any(action.kind == ActionKind.UNDO for action in unit.actions)
    movers = unit.game.to_move(unit.state)
    for row in lent:
        if undone or row.seat not in movers:
            row.lent = None
