"""Votes that no longer make sense: the position has changed, or who plays has."""

from __future__ import annotations

from bot.store.models.vote import VoteRow
from bot.tables.domain.action_kinds import TIMELINE_KINDS, ActionKind
from bot.tables.domain.table import Occupant
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.model import VoteKind
from bot.tables.votes.open import open_rows, to_vote

PLAYED = (Occupant.PERSON, Occupant.OPPONENT)
"""The occupants of seats about which the table need not be asked."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Hook: cancel the open votes that the change has overtaken."""
    if not unit.actions or not unit.proposes:
        return
    for row in open_rows(unit.session, unit.id):
        if _is_outdated(before, unit, row):
            row.status = "lapsed"
            unit.post("votes", proposal_id=row.id)


def _is_outdated(before: Snapshot, unit: UnitOfWork, row: VoteRow) -> bool:
    kinds = {act.kind for act in unit.actions}
    players_changed = bool(before.new_occupants(unit)) and bool(before.occupants)
    match VoteKind(row.kind):
        case VoteKind.UNDO:
            moved = not kinds.isdisjoint((*TIMELINE_KINDS, ActionKind.UNDO, ActionKind.LEND))
            return moved or players_changed
        case VoteKind.END:
            return players_changed or _moved_without_agreeing(unit, row)
        case VoteKind.MOVE:
            return players_changed or ActionKind.RESUME in kinds
        case VoteKind.PACE:
            return players_changed
        case VoteKind.LATE:
            return row.seat not in unit.awaited() and unit.state is not None
        case VoteKind.VACANT:
            return unit.seats[row.seat].occupant in PLAYED


def _moved_without_agreeing(unit: UnitOfWork, row: VoteRow) -> bool:
    """Whether a player has made a move who has not agreed to end the game."""
    votes = to_vote(unit, row).votes
    movers = (act.seat for act in unit.actions if act.kind == ActionKind.MOVE)
    return any(seat is not None and not votes.get(seat) for seat in movers)
