"""Add invitations, block lists, tables for guests only, lines of hosts, and news of open tables."""

from __future__ import annotations

import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"
OUTBOX_KINDS = (
    "lobby board thinking final deadline-changed reminder direct-message next-up setback"
    " away-days-used inactive overdue vote vote-reminder vote-update substitute substitute-update"
    " plan rematch reminder-interval"
)
NEW_COLUMNS: dict[str, tuple[dict[str, type[Any]], str]] = {
    "tables": ({"invite_only": sa.Boolean, "host_line": sa.String}, "ping"),
    "users": ({"new_tables": sa.Boolean}, "changed_at"),
}
"""By table, its new columns and the one that follows them."""
SQLITE_TYPES = {sa.Boolean: "INTEGER", sa.String: "TEXT"}


def _is_time(column: str) -> sa.CheckConstraint:
    """Return a check of a moment, which SQLite stores as text."""
    check = sa.CheckConstraint(TIME_AS_TEXT.format(column), name=column)
    return check.ddl_if(dialect="sqlite")


def upgrade() -> None:
    """Create the tables and columns, and allow the new kind of outbox message."""
    op.create_table(
        "invitations",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("invited_at", TIME, nullable=False),
        sa.Index("ix_invitations_user_id", "user_id"),
        sa.Index("ix_invitations_by_id", "by_id"),
        sa.CheckConstraint("status IN ('open', 'accepted', 'declined')", name="status"),
        _is_time("invited_at"),
        sqlite_strict=True,
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("blocked_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("blocked_at", TIME, nullable=False),
        sa.Index("ix_blocks_blocked_id", "blocked_id"),
        _is_time("blocked_at"),
        sqlite_strict=True,
    )
    for table, (columns, before) in NEW_COLUMNS.items():
        if _on_sqlite():
            added = "".join(f"\n\t{name} {SQLITE_TYPES[kind]}, " for name, kind in columns.items())
            _rebuild(table, rf"(\n\t{before} )", rf"{added}\1")
        else:
            for name, kind in columns.items():
                op.add_column(table, sa.Column(name, kind))
    _allow_kinds(f"{OUTBOX_KINDS} invitation")


def downgrade() -> None:
    """Drop all of it: guests, block lists and messages that invite are lost."""
    op.execute("DELETE FROM outbox WHERE kind = 'invitation'")
    _allow_kinds(OUTBOX_KINDS)
    for table, (columns, _) in NEW_COLUMNS.items():
        for name in columns:
            op.drop_column(table, name)
    op.drop_table("blocks")
    op.drop_table("invitations")


def _allow_kinds(kinds: str) -> None:
    """Replace the list of kinds that an outbox message can have."""
    listed = ", ".join(f"'{kind}'" for kind in kinds.split())
    check = f"CHECK (kind IN ({listed}))"
    if _on_sqlite():
        _rebuild("outbox", r"CHECK \(kind IN \([^)]*\)\)", check)
    else:
        op.execute("ALTER TABLE outbox DROP CONSTRAINT ck_outbox_kind")
        op.execute(f"ALTER TABLE outbox ADD CONSTRAINT ck_outbox_kind {check}")


def _on_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def _rebuild(table: str, pattern: str, replacement: str) -> None:
    """Copy the rows of a table into one with a changed definition.

    SQLite can neither change a check nor add a column where the models have it.
    """
    connection, copied = op.get_bind(), f"{table}_before"
    definitions = sa.table("sqlite_master", *map(sa.column, ("type", "tbl_name", "sql")))
    of_table = sa.select(definitions.c.sql).where(
        definitions.c.tbl_name == table, definitions.c.sql.is_not(None)
    )
    create = connection.execute(of_table.where(definitions.c.type == "table")).scalar_one()
    indexes = [*connection.execute(of_table.where(definitions.c.type == "index")).scalars()]
    sequences = sa.table("sqlite_sequence", sa.column("name"), sa.column("seq"))
    of_sequence = sequences.c.name == table
    last = connection.execute(sa.select(sequences.c.seq).where(of_sequence)).scalar()
    names = [column["name"] for column in sa.inspect(connection).get_columns(table)]
    op.execute("PRAGMA legacy_alter_table = ON")  # keys of other tables keep referring to it
    op.rename_table(table, copied)
    op.execute("PRAGMA legacy_alter_table = OFF")
    connection.exec_driver_sql(re.sub(pattern, replacement, create, count=1))
    target, source = (sa.table(name, *map(sa.column, names)) for name in (table, copied))
    op.execute(target.insert().from_select(names, sa.select(source)))
    op.drop_table(copied)
    for index in indexes:
        connection.exec_driver_sql(index)
    if last is not None:  # the number of a deleted row is never used again
        op.execute(sequences.delete().where(of_sequence))
        op.execute(sequences.insert().values(name=table, seq=last))
