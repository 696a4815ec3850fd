"""Take a deleted user out of leagues and cups, where their results stay under another name."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow
from bot.tables.leagues.model import MemberRole, SeasonStatus


def forget_seasons(
    session: Session, user_id: str, nobody: str, name: Callable[[str, int], str]
) -> None:
    """Replace a user in all seasons; in those that have not started, they no longer take part.

    ``nobody`` is the id for users who deleted their data; ``name`` returns a name for one of them,
    given a language and a number.
    """
    hosted = update(SeasonRow).filter_by(admin_id=user_id)
    session.execute(hosted.values(admin_id=nobody))
    for row in session.scalars(select(SeasonMemberRow).filter_by(user_id=user_id)).all():
        season = session.get(SeasonRow, row.season_id)
        assert season is not None
        if season.status in (SeasonStatus.SIGN_UP, SeasonStatus.CANCELLED):
            session.delete(row)
        else:
            number = _count_forgotten(session, row.season_id, nobody) + 1
            of_user = update(SeasonMemberRow).filter_by(season_id=row.season_id, user_id=user_id)
            other = _replacement(row.season_id, nobody, number)
            renamed = {"user_id": other, "name": name(season.language, number), "withdrawn": True}
            session.execute(of_user.values(**renamed))
            _rename_seats(session, row.season_id, user_id, other)
    _forget_former_reserves(session, user_id, nobody, name)
    session.flush()


def _forget_former_reserves(
    session: Session, user_id: str, nobody: str, name: Callable[[str, int], str]
) -> None:
    """Replace a user in seasons that no longer list them, but in which they played seats.

    Reserves who left were once taken off the list.
    """
    played = select(col(SeasonSeatRow.season_id)).filter_by(player_id=user_id).distinct()
    for season_id in session.scalars(played).all():
        season = session.get(SeasonRow, season_id)
        assert season is not None
        number = _count_forgotten(session, season_id, nobody) + 1
        former = SeasonMemberRow(
            season_id=season_id,
            user_id=_replacement(season_id, nobody, number),
            name=name(season.language, number),
            role=MemberRole.RESERVE,
            joined_at=season.created_at,
            withdrawn=True,
        )
        session.add(former)
        _rename_seats(session, season_id, user_id, former.user_id)


def _replacement(season_id: int, nobody: str, number: int) -> str:
    """Return an id for a deleted user that links to no other season."""
    return f"{nobody}-season-{season_id}-{number}"


def _count_forgotten(session: Session, season_id: int, nobody: str) -> int:
    query = select(func.count()).select_from(SeasonMemberRow).filter_by(season_id=season_id)
    of_deleted = query.where(col(SeasonMemberRow.user_id).startswith(f"{nobody}-"))
    return session.scalar(of_deleted) or 0


def _rename_seats(session: Session, season_id: int, user_id: str, other: str) -> None:
    for column in ("user_id", "player_id"):
        seats = update(SeasonSeatRow).filter_by(season_id=season_id, **{column: user_id})
        session.execute(seats.values({column: other}))
