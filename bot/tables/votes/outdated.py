"""Cancel votes that no longer make sense, because the position or the players have changed."""

from __future__ import annotations

from bot.store.models.vote import VoteRow
from bot.tables.domain.kinds import TIMELINE_KINDS, ActionKind, OutboxKind
from bot.tables.domain.table import Occupant
from bot.tables.domain.votes import VoteKind, VoteStatus
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open import open_vote_rows, vote_from_row

PLAYING_OCCUPANTS = (Occupant.PERSON, Occupant.COMPUTER)
"""Occupants of seats that need no vote about an empty seat."""


def after_change(before: Snapshot, unit: UnitOfWork) -> None:
    """Cancel the open votes that the change has made pointless."""
    if not unit.actions or not unit.may_have_votes:
        return
    for row in open_vote_rows(unit.session, unit.id):
        if _is_outdated(before, unit, row):
            row.status = VoteStatus.EXPIRED
            unit.post(OutboxKind.VOTE_UPDATE, vote_id=row.id)


def _is_outdated(before: Snapshot, unit: UnitOfWork, row: VoteRow) -> bool:
    kinds = {action.kind for action in unit.actions}
    players_changed = bool(before.new_occupants(unit)) and bool(before.occupants)
    match VoteKind(row.kind):
        case VoteKind.UNDO:
            moved = not kinds.isdisjoint(
                (*TIMELINE_KINDS, ActionKind.UNDO, ActionKind.COMPUTER_TURN)
            )
            return moved or players_changed
        case VoteKind.END:
            return players_changed or _moved_without_agreeing(unit, row)
        case VoteKind.MOVE:
            return players_changed or ActionKind.RESUME in kinds
        case VoteKind.TIME_CONTROL:
            return players_changed
        case VoteKind.TIMEOUT:
            return row.seat not in unit.pending_people() and unit.position_loaded
        case VoteKind.EMPTY_SEAT:
            return unit.seats[row.seat].occupant in PLAYING_OCCUPANTS


def _moved_without_agreeing(unit: UnitOfWork, row: VoteRow) -> bool:
    """Return whether a player who has not agreed to end the game has moved."""
    votes = vote_from_row(unit, row).votes
    movers = (action.seat for action in unit.actions if action.kind == ActionKind.MOVE)
    return any(seat is not None and not votes.get(seat) for seat in movers)
