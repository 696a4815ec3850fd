"""Add the tables of the web page: links, sessions, and tables without a page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"


def _is_time(column: str) -> sa.CheckConstraint:
    """Return a check of a moment, which SQLite stores as text."""
    check = sa.CheckConstraint(TIME_AS_TEXT.format(column), name=column)
    return check.ddl_if(dialect="sqlite")


def upgrade() -> None:
    """Create the tables and their indexes."""
    op.create_table(
        "pages_off",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "web_links",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id")),
        sa.Column("expires_at", TIME, nullable=False),
        sa.Index("ix_web_links_expires_at", "expires_at"),
        _is_time("expires_at"),
        sqlite_strict=True,
    )
    op.create_table(
        "web_sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
        sa.Index("ix_web_sessions_expires_at", "expires_at"),
        sa.Index("ix_web_sessions_user_id", "user_id"),
        _is_time("created_at"),
        _is_time("expires_at"),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop the tables: everybody is signed out, and every table has a page again."""
    op.drop_table("web_sessions")
    op.drop_table("web_links")
    op.drop_table("pages_off")
