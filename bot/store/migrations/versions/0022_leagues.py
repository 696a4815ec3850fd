"""Add seasons of leagues and cups, their members, tables and seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"


def _time(name: str, *, nullable: bool = True) -> list[sa.Column[object] | sa.CheckConstraint]:
    """Return a column for a moment, with the check that SQLite needs."""
    check = sa.CheckConstraint(TIME_AS_TEXT.format(name), name=name)
    return [sa.Column(name, TIME, nullable=nullable), check.ddl_if(dialect="sqlite")]


def _one_of(column: str, values: str) -> sa.CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values.split())
    return sa.CheckConstraint(f"{column} IN ({listed})", name=column)


def _season() -> sa.Column[int]:
    return sa.Column(
        "season_id", sa.Integer, sa.ForeignKey("seasons.id"), primary_key=True, autoincrement=False
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("server_id", sa.String, nullable=False),
        sa.Column("channel_id", sa.String, nullable=False),
        sa.Column("post_id", sa.String),
        sa.Column("admin_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        *_time("paused_at"),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("time_control", sa.String, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("seed_hash", sa.String, nullable=False),
        *_time("created_at", nullable=False),
        *_time("started_at"),
        *_time("closes_at"),
        *_time("noticed_at"),
        *_time("ended_at"),
        sa.Column("announced", sa.JSON, nullable=False),
        sa.CheckConstraint("announced IS NULL OR json_valid(announced)", name="announced").ddl_if(
            dialect="sqlite"
        ),
        sa.Column("request_id", sa.String, nullable=False, unique=True),
        sa.UniqueConstraint("server_id", "name", "number"),
        sa.Index("ix_seasons_status", "status"),
        _one_of("kind", "league cup"),
        _one_of("status", "sign-up running finished cancelled"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_table(
        "season_members",
        _season(),
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        *_time("joined_at", nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("last_place", sa.Integer),
        sa.Column("group", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("moves", sa.String),
        sa.Index("ix_season_members_user_id", "user_id"),
        _one_of("role", "player reserve"),
        _one_of("moves", "up down stays"),
        sqlite_strict=True,
    )
    op.create_table(
        "season_tables",
        _season(),
        _number("number"),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.String),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), unique=True),
        *_time("ended_at"),
        sqlite_strict=True,
    )
    op.create_table(
        "season_seats",
        _season(),
        _number("number"),
        _number("seat"),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("player_id", sa.String),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Index("ix_season_seats_user_id", "user_id"),
        sa.Index("ix_season_seats_player_id", "player_id"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop all of it: leagues and cups are lost, their tables stay."""
    for table in ("season_seats", "season_tables", "season_members", "seasons"):
        op.drop_table(table)
