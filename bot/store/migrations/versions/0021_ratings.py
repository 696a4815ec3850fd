"""Add results, rating changes, rated tables, and whether leaderboards list a user."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.sqlite import add_column

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"
KINDS = "kind IN ('played', 'left', 'takeover')"
ORDER_INDEX = "uq_tables_game_rated_order"


def _is_time(column: str) -> sa.CheckConstraint:
    """Return a check of a moment, which SQLite stores as text."""
    check = sa.CheckConstraint(TIME_AS_TEXT.format(column), name=column)
    return check.ddl_if(dialect="sqlite")


def _player_columns() -> list[sa.Column[object]]:
    """Return the key of a player's result, and who the player is."""
    return [
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tenure", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("strength", sa.String),
        sa.Column("game", sa.String, nullable=False),
    ]


def upgrade() -> None:
    """Create the tables and columns; games that have started do not count for ratings."""
    op.create_table(
        "results",
        *_player_columns(),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("ended_at", TIME, nullable=False),
        sa.Index("ix_results_user_id_game", "user_id", "game"),
        sa.Index("ix_results_game", "game"),
        sa.CheckConstraint(KINDS, name="kind"),
        _is_time("ended_at"),
        sqlite_strict=True,
    )
    op.create_table(
        "rating_changes",
        *_player_columns(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu_after", sa.Double, nullable=False),
        sa.Column("sigma_after", sa.Double, nullable=False),
        sa.Column("rated_at", TIME, nullable=False),
        sa.Index("ix_rating_changes_user_id_game_number", "user_id", "game", "number"),
        sa.Index("ix_rating_changes_game_number", "game", "number"),
        sa.CheckConstraint(KINDS, name="kind"),
        _is_time("rated_at"),
        sqlite_strict=True,
    )
    add_column("tables", sa.Column("rated", sa.Boolean), "created_at")
    add_column("tables", sa.Column("rated_order", sa.Integer), "created_at")
    add_column("users", sa.Column("leaderboards", sa.Boolean), "changed_at")
    op.create_index(ORDER_INDEX, "tables", ["game", "rated_order"], unique=True)


def downgrade() -> None:
    """Drop all of it: results and ratings are lost, and nobody is asked about leaderboards."""
    op.drop_index(ORDER_INDEX, "tables")
    op.drop_column("users", "leaderboards")
    op.drop_column("tables", "rated_order")
    op.drop_column("tables", "rated")
    op.drop_table("rating_changes")
    op.drop_table("results")
