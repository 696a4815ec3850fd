"""Announce a new position: post the board, or a notice that a computer player is thinking."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import Status
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork

THINKING_NOTICE_DELAY = timedelta(seconds=3)
"""How long computer players may think before the channel gets a notice."""


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: post the board or the thinking notice after a change that is visible on the board."""
    if unit.state is None or not unit.progressed or unit.row.status != Status.RUNNING:
        return
    people = unit.asked()
    only_watched = not unit.people()
    if people or only_watched or not unit.awaits_computer:
        unit.post(OutboxKind.BOARD, people)
    else:
        unit.post(OutboxKind.THINKING, unit.game.to_move(unit.state), after=THINKING_NOTICE_DELAY)
