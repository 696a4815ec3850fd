"""Rows about finished games: each player's result, and the change of their rating."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Double, Index
from sqlmodel import Field

from bot.store.columns import Row, UtcTime, one_of

RESULT_KINDS = "played left takeover"
"""The values the database accepts; a test compares them with the enum."""


class ResultRow(Row, table=True):
    """What one player reached in a finished game, rated or not.

    A seat has a row for the player it had at the start, who ``played`` or ``left``, and another for
    the one who had taken it over by the end. Of the computer players, only those that had a seat
    from the start have rows.
    """

    __tablename__ = "results"
    __table_args__ = (
        Index("ix_results_user_id_game", "user_id", "game"),
        Index("ix_results_game", "game"),
        one_of("kind", RESULT_KINDS),
    )

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    tenure: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    """The player's number among those of the seat, from 0."""
    user_id: str
    """The player's id; that of a computer player is no number."""
    strength: str | None = None
    """Of a computer player: the weakest it had in this game."""
    game: str
    seats: int
    """The number of seats at the table."""
    kind: str
    place: int | None = None
    """From 1; those who share a place have the same, those who left come last. ``None`` if the
    game was cut short before the places were decided."""
    points: int
    """Those of the seat at the end, even if another player had it by then."""
    share: float = Field(default=1.0, sa_type=Double)
    """The share of the game's moves that were made while the player had the seat: less than 1 for a
    takeover, and if computer players finished the game at a closing date."""
    ended_at: datetime = Field(sa_type=UtcTime)


class RatingChangeRow(Row, table=True):
    """The change of a player's rating by a rated game, with the same key as their result.

    Computer players have rows too, because they are part of the calculation; their ratings are
    fixed. Deviations and ratings are in the units of the model (a new player has 25 ± 8.33).
    """

    __tablename__ = "rating_changes"
    __table_args__ = (
        Index("ix_rating_changes_user_id_game_number", "user_id", "game", "number"),
        Index("ix_rating_changes_game_number", "game", "number"),
        one_of("kind", RESULT_KINDS),
    )

    table_id: int = Field(
        foreign_key="tables.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    tenure: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    user_id: str
    strength: str | None = None
    game: str
    number: int
    """The game's number in the order in which the rated tables of this game ended."""
    kind: str
    """Why the rating changed: as in the result."""
    place: int
    share: float = Field(default=1.0, sa_type=Double)
    """How much of the change counts."""
    mu_before: float = Field(sa_type=Double)
    sigma_before: float = Field(sa_type=Double)
    mu_after: float = Field(sa_type=Double)
    sigma_after: float = Field(sa_type=Double)
    rated_at: datetime = Field(sa_type=UtcTime)
    """When the game ended."""
