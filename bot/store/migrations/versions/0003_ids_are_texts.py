"""Ids become texts, an action's details JSON, reminders timers, and tables count versions."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)
_LIVE = sa.text("status IN ('lobby', 'running')")
_LOBBY_STANDS = timedelta(days=7)


class _Id(NamedTuple):
    """A column that held Discord's number."""

    table: str
    old: str
    new: str
    nullable: bool = False


_IDS = (
    _Id("tables", "guild_id", "server_id", nullable=True),
    _Id("tables", "channel_id", "channel_id"),
    _Id("tables", "host_id", "host_id"),
    _Id("seats", "user_id", "user_id"),
    _Id("actions", "user_id", "user_id", nullable=True),
    _Id("actions", "interaction_id", "request_id", nullable=True),
    _Id("outbox", "message_id", "message_id", nullable=True),
    _Id("proposals", "channel_id", "channel_id", nullable=True),
    _Id("proposals", "guild_id", "server_id", nullable=True),
    _Id("proposals", "interaction_id", "request_id"),
    _Id("votes", "interaction_id", "request_id"),
)

_ASKED_FOR = ("actions", "proposals", "votes")
"""The tables with the id of whoever asked, each once."""
_DETAIL = {
    "move": "move",
    "forced-out": "move",
    "colour": "colour",
    "undo": "moves",
    "pause": "why",
    "open": "below",
}
"""What ``actions.move`` held, by the action's kind."""


def upgrade() -> None:
    """Change the schema."""
    op.drop_index("uq_tables_live_channel", table_name="tables")
    _drop_unique("interaction_id")
    for table, columns in groupby(_IDS, lambda id_: id_.table):
        with op.batch_alter_table(table) as batch:
            for id_ in columns:
                batch.alter_column(
                    id_.old,
                    new_column_name=id_.new if id_.new != id_.old else None,
                    existing_type=_BIG,
                    existing_nullable=id_.nullable,
                    type_=sa.String(),
                    postgresql_using=f"{id_.old}::varchar",
                )
    _add_unique("request_id")
    _index_live_channels()
    _change_posts(str)
    op.add_column("tables", sa.Column("version", sa.Integer(), server_default="1", nullable=False))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("version", existing_type=sa.Integer(), server_default=None)
    _occupants()
    _details()
    _timers()


def _drop_unique(column: str) -> None:
    for table in _ASKED_FOR:
        with op.batch_alter_table(table) as batch:
            batch.drop_constraint(f"uq_{table}_{column}", type_="unique")


def _add_unique(column: str) -> None:
    for table in _ASKED_FOR:
        with op.batch_alter_table(table) as batch:
            batch.create_unique_constraint(f"uq_{table}_{column}", [column])


def _index_live_channels() -> None:
    op.create_index(
        "uq_tables_live_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=_LIVE,
        postgresql_where=_LIVE,
    )


def _change_posts(as_id: Callable[[Any], str | int]) -> None:
    """The ids in what is remembered of a message; a broken one is left for the check to find."""
    posts = ("lobby_post", "board_post")
    raw = sa.table("tables", sa.column("id"), *(sa.column(name, sa.Text()) for name in posts))
    typed = sa.table("tables", sa.column("id"), *(sa.column(name, sa.JSON()) for name in posts))
    connection = op.get_bind()
    columns = [raw.c.id, *(sa.cast(raw.c[name], sa.Text()).label(name) for name in posts)]
    for found in connection.execute(sa.select(*columns)).mappings().all():
        values = {name: _changed(found[name], as_id) for name in posts}
        known = {name: value for name, value in values.items() if value is not None}
        if known:
            here = sa.update(typed).where(typed.c.id == found["id"])
            connection.execute(here.values(known))


def _changed(post: str | None, as_id: Callable[[Any], str | int]) -> dict[str, Any] | None:
    try:
        plain = json.loads(post or "null")
        return plain and {
            **plain,
            "message": as_id(plain["message"]),
            "channel": as_id(plain["channel"]),
        }
    except (ValueError, TypeError, KeyError):
        return None


def _occupants() -> None:
    """A seat that was given up is nobody's."""
    op.add_column(
        "seats", sa.Column("occupant", sa.String(), server_default="person", nullable=False)
    )
    op.execute(sa.text("UPDATE seats SET occupant = 'nobody' WHERE resigned"))
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("occupant", existing_type=sa.String(), server_default=None)
        batch.drop_column("resigned")


def _details() -> None:
    """One word about an action becomes data that say what it is."""
    op.add_column("actions", sa.Column("data", sa.JSON(), server_default="{}", nullable=False))
    actions = sa.table(
        "actions", sa.column("id"), sa.column("kind"), sa.column("move"), sa.column("data")
    )
    make = sa.func.json_object
    if op.get_bind().dialect.name == "postgresql":
        make = sa.func.json_build_object
    for kind, name in _DETAIL.items():
        value: Any = actions.c.move
        if name == "moves":
            value = sa.cast(value, sa.Integer())
        op.execute(
            sa.update(actions)
            .where(actions.c.kind == kind, actions.c.move.is_not(None))
            .values(data=make(sa.literal_column(f"'{name}'"), value))
        )
    with op.batch_alter_table("actions") as batch:
        batch.alter_column("data", existing_type=sa.JSON(), server_default=None)
        batch.drop_column("move")


def _timers() -> None:
    """Reminders become one kind of timer; each lobby gets one of its own."""
    op.create_table(
        "timers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("since", _TIME, nullable=False),
        sa.Column("due_at", _TIME, nullable=True),
        sa.Column("done_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_timers_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_timers"),
        sa.UniqueConstraint("table_id", "kind", "seat", name="uq_timers_table_id_kind_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_table_id", "timers", ["table_id"], unique=False)
    op.create_index("ix_timers_waiting", "timers", ["done_at", "due_at"], unique=False)
    op.execute(
        sa.text(
            "INSERT INTO timers (table_id, kind, seat, since, due_at, done_at) "
            "SELECT table_id, 'reminder', seat, since, due_at, sent_at FROM reminders"
        )
    )
    op.drop_index("ix_reminders_due_at", table_name="reminders")
    op.drop_table("reminders")
    _lobby_timers()


def _lobby_timers() -> None:
    tables = sa.table("tables", *_columns("id", "status", "started_at", "created_at"))
    timers = sa.table("timers", *_columns("table_id", "kind", "since", "due_at"))
    lobbies = sa.select(tables.c.id, tables.c.created_at).where(
        tables.c.status.in_(("lobby", "paused")), tables.c.started_at.is_(None)
    )
    connection = op.get_bind()
    for number, created in connection.execute(lobbies).all():
        due = created + _LOBBY_STANDS
        made = sa.insert(timers).values(table_id=number, kind="lobby", since=created, due_at=due)
        connection.execute(made)


def _columns(*names: str) -> list[sa.ColumnClause[Any]]:
    """Columns by name; a time where the name ends like one."""
    times = ("since", "_at")
    return [sa.column(name, _TIME) if name.endswith(times) else sa.column(name) for name in names]


def downgrade() -> None:
    """Change it back; timers of other kinds than reminders are lost."""
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", _TIME, nullable=False),
        sa.Column("due_at", _TIME, nullable=True),
        sa.Column("sent_at", _TIME, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminders_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reminders"),
    )
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"], unique=False)
    op.execute(
        sa.text(
            "INSERT INTO reminders (table_id, seat, since, due_at, sent_at) "
            "SELECT table_id, seat, since, due_at, done_at FROM timers WHERE kind = 'reminder'"
        )
    )
    op.drop_index("ix_timers_waiting", table_name="timers")
    op.drop_index("ix_timers_table_id", table_name="timers")
    op.drop_table("timers")
    _words()
    _resigned()
    op.drop_column("tables", "version")
    op.drop_index("uq_tables_live_channel", table_name="tables")
    _drop_unique("request_id")
    for table, columns in groupby(_IDS, lambda id_: id_.table):
        with op.batch_alter_table(table) as batch:
            for id_ in columns:
                batch.alter_column(
                    id_.new,
                    new_column_name=id_.old if id_.new != id_.old else None,
                    existing_type=sa.String(),
                    existing_nullable=id_.nullable,
                    type_=_BIG,
                    postgresql_using=f"{id_.new}::bigint",
                )
    _add_unique("interaction_id")
    _index_live_channels()
    _change_posts(int)


def _words() -> None:
    """What an action's data say, as one word again."""
    op.add_column("actions", sa.Column("move", sa.String(), nullable=True))
    data = sa.column("data", sa.JSON())
    actions = sa.table("actions", sa.column("kind"), sa.column("move"), data)
    for kind, name in _DETAIL.items():
        word = actions.c.data[name].as_string()
        op.execute(sa.update(actions).where(actions.c.kind == kind).values(move=word))
    op.drop_column("actions", "data")


def _resigned() -> None:
    op.add_column(
        "seats", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.execute(sa.text("UPDATE seats SET resigned = (occupant = 'nobody')"))
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("resigned", existing_type=sa.Boolean(), server_default=None)
        batch.drop_column("occupant")
