"""Open a rematch of a finished game: invite its players, and keep what was chosen for it."""

from __future__ import annotations

from bot.tables.domain.computer_players import is_computer_id
from bot.tables.domain.kinds import OutboxKind
from bot.tables.session import user_rows
from bot.tables.session.company_rows import may_not_meet
from bot.tables.session.unit_of_work import UnitOfWork


def invite_players(lobby: UnitOfWork, finished: UnitOfWork) -> None:
    """Post an invitation that names the other players of a finished game.

    It mentions those who are not in quiet hours and have not muted the finished table; the others
    are only named.
    """
    host = lobby.row.host_id
    players = [
        seat.user_id
        for seat in finished.seats
        if seat.user_id.isdigit()  # else a computer player, or a person who was deleted
        and seat.user_id != host
        and not may_not_meet(lobby.session, host, {seat.user_id})
    ]
    if players:
        mentioned = [user for user in players if _may_be_mentioned(lobby, finished, user)]
        lobby.post(OutboxKind.REMATCH, about={"players": players, "mentioned": mentioned})


def _may_be_mentioned(lobby: UnitOfWork, finished: UnitOfWork, user_id: str) -> bool:
    muted = user_rows.is_muted(finished.session, user_id, finished.id)
    awake_at = user_rows.quiet_hours_end(finished.session, user_id, lobby.now)
    return not muted and awake_at <= lobby.now


def rated_choice(finished: UnitOfWork) -> bool | None:
    """Return what was chosen about ratings for a finished game; ``None`` if it was the default."""
    only_people = not any(is_computer_id(seat.user_id) for seat in finished.seats)
    return None if finished.row.rated == only_people else finished.row.rated
