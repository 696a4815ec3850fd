"""Create all tables of 0.1.0."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = None
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"
JSON_AS_TEXT = "{0} IS NULL OR json_valid({0})"


def _one_of(column: str, values: str) -> sa.CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values.split())
    return sa.CheckConstraint(f"{column} IN ({listed})", name=column)


def _unique_where(name: str, *columns: str, where: str) -> sa.Index:
    condition = sa.text(where)
    return sa.Index(name, *columns, unique=True, sqlite_where=condition, postgresql_where=condition)


def _create(name: str, *parts: Any, **options: Any) -> None:
    """Create a table that is STRICT on SQLite, with checks of moments and JSON stored as text."""
    checks: list[sa.CheckConstraint] = []
    for column in parts:
        if not isinstance(column, sa.Column):
            continue
        if isinstance(column.type, sa.DateTime):
            checks.append(sa.CheckConstraint(TIME_AS_TEXT.format(column.name), name=column.name))
        elif isinstance(column.type, sa.JSON):
            checks.append(sa.CheckConstraint(JSON_AS_TEXT.format(column.name), name=column.name))
    on_sqlite = [check.ddl_if(dialect="sqlite") for check in checks]
    op.create_table(name, *parts, *on_sqlite, sqlite_strict=True, **options)


def upgrade() -> None:
    """Create the tables and their indexes."""
    _create(
        "absences",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("begins_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("request_id", sa.String, unique=True),
        sa.Index("ix_absences_user_id_ends", "user_id", "ends_at"),
    )
    _create(
        "hours",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("night_from", sa.Integer),
        sa.Column("night_to", sa.Integer),
        sa.Column("days_off", sa.JSON, nullable=False),
        sa.Index("ix_hours_user_id_since", "user_id", "since"),
    )
    _create(
        "interactions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", TIME, index=True, nullable=False),
    )
    _create(
        "leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.Integer, nullable=False),
    )
    _create(
        "notes",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    _create(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("begins_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, index=True, nullable=False),
    )
    _create(
        "people",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("asked_at", TIME),
        sa.Column("draws", sa.Boolean, nullable=False),
        sa.Column("picture", sa.String),
        sa.Column("direct", sa.Boolean, nullable=False),
        sa.Column("silent", sa.Boolean, nullable=False),
        sa.Column("hears_next", sa.Boolean, nullable=False),
        sa.Column("hears_losses", sa.Boolean, nullable=False),
        sa.Column("answers_alone", sa.Boolean, nullable=False),
        sa.Column("pays_alone", sa.Boolean, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("confirms", sa.String),
        sa.Column("size", sa.String),
        sa.Column("apart", sa.Boolean),
        sa.Column("no_hints", sa.Boolean),
        sa.Column("said_at", TIME),
        sa.Column("called_at", TIME),
        sa.Column("called_in", sa.String),
        _one_of("confirms", "all never"),
        _one_of("picture", "tall wide words"),
        _one_of("size", "half"),
    )
    _create(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.String, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    _create(
        "seen",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("at", TIME, index=True, nullable=False),
    )
    _create(
        "servers",
        sa.Column("server_id", sa.String, primary_key=True),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("pace", sa.String),
        sa.Column("language", sa.String),
        sa.Column("openers", sa.String),
        sa.Column("most", sa.Integer),
        sa.Column("ping", sa.String),
        sa.Column("opponents", sa.Boolean),
        _one_of("openers", "everybody organisers"),
    )
    _create(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("server_id", sa.String),
        sa.Column("channel_id", sa.String, index=True, nullable=False),
        sa.Column("host_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("min_seats", sa.Integer, nullable=False),
        sa.Column("max_seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("seed_hash", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("ending", sa.String),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("remind_hours", sa.Integer),
        sa.Column("pace", sa.String),
        sa.Column("pauses", sa.String),
        sa.Column("vacant", sa.String),
        sa.Column("picture", sa.String),
        sa.Column("clock", sa.JSON),
        sa.Column("looking", sa.Boolean),
        sa.Column("ping", sa.String),
        sa.Column("opponents", sa.Boolean),
        sa.Column("help", sa.Boolean),
        sa.Column("created_at", TIME, index=True, nullable=False),
        sa.Column("started_at", TIME),
        sa.Column("ended_at", TIME),
        sa.Column("moved_at", TIME, nullable=False),
        sa.Column("unposted", sa.String),
        sa.Column("lobby_post", sa.JSON),
        sa.Column("board_post", sa.JSON),
        _one_of("ending", "played consent resigned organiser voted lapsed"),
        _one_of("pauses", "all absences days-off nights"),
        _one_of("picture", "tall wide"),
        _one_of("status", "lobby running finished cancelled paused"),
        _one_of("vacant", "house easy medium hard takeover end"),
        sa.Index("ix_tables_host_id_status", "host_id", "status"),
        sa.Index("ix_tables_server_id_status", "server_id", "status"),
        _unique_where(
            "uq_tables_live_channel", "channel_id", where="status IN ('lobby', 'running')"
        ),
        sqlite_autoincrement=True,
    )
    _create(
        "actions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.String),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reversible", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("sealed", sa.Integer),
        sa.Column("fresh", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("at", TIME, nullable=False),
        sa.Column("request_id", sa.String, unique=True),
        _one_of(
            "kind",
            (
                "open join leave seat-opponent send-away colour options"
                " cancel lapse start move forced-out opponent undo resign free"
                " late wait house lend vacate offer stand-in takeover"
                " substitute return end pace pause resume repair"
            ),
        ),
        sa.UniqueConstraint("table_id", "sequence"),
    )
    _create(
        "branches",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
    )
    _create(
        "checkpoints",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    _create(
        "hushes",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
    )
    _create(
        "nudges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Index("ix_nudges_table_id_at", "table_id", "at"),
    )
    _create(
        "own_notes",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    _create(
        "plans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String, index=True, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("ask", sa.JSON, nullable=False),
        sa.Column("offers", sa.JSON, nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("stops", sa.JSON, nullable=False),
        sa.Column("scope", sa.String, nullable=False),
        sa.Column("put", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("why", sa.JSON),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("made_at", TIME, nullable=False),
        _one_of("scope", "once round game"),
        _one_of("status", "draft waiting stopped"),
        sqlite_autoincrement=True,
    )
    _create(
        "proposals",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.String),
        sa.Column("server_id", sa.String),
        sa.Column("pace", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("outcome", sa.String),
        sa.Column("due_at", TIME),
        sa.Column("carried_by", sa.Integer),
        sa.Column("at", TIME, nullable=False),
        sa.Column("request_id", sa.String, unique=True, nullable=False),
        _one_of("kind", "undo end move pace late vacant"),
        _one_of("status", "open carried refused lapsed"),
        _unique_where(
            "uq_proposals_open",
            "table_id",
            "kind",
            where="status = 'open' AND kind NOT IN ('late', 'vacant')",
        ),
        _unique_where(
            "uq_proposals_open_seat", "table_id", "kind", "seat", where="status = 'open'"
        ),
    )
    _create(
        "reviews",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("asked_at", TIME, nullable=False),
        sa.Column("found", sa.Text),
        sa.Column("failed", sa.Boolean),
    )
    _create(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String, index=True, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("colour", sa.String),
        sa.Column("occupant", sa.String, nullable=False),
        sa.Column("lapses", sa.Integer, nullable=False),
        sa.Column("lapsed_at", TIME),
        sa.Column("substitute_id", sa.String),
        sa.Column("substitute_name", sa.String),
        sa.Column("substitute_until", TIME),
        sa.Column("substitute_agreed", sa.Boolean, nullable=False),
        sa.Column("strength", sa.String),
        sa.Column("lent", sa.String),
        _one_of("colour", "blue red green orange black"),
        _one_of("lent", "easy medium hard"),
        _one_of("occupant", "person opponent nobody vacant offered"),
        _one_of("strength", "easy medium hard"),
        sa.UniqueConstraint("table_id", "user_id"),
    )
    _create(
        "timers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("since", TIME, nullable=False),
        sa.Column("due_at", TIME),
        sa.Column("done_at", TIME),
        sa.Column("told_at", TIME),
        sa.Column("told", sa.Integer),
        sa.Column("mentions", sa.Integer),
        sa.Column("wanted_at", TIME),
        sa.Column("wanted_by", sa.Integer),
        sa.Column("held_until", TIME),
        _one_of(
            "kind", ("clock lobby proposal question reminder silence sleep substitute vacancy")
        ),
        sa.UniqueConstraint("table_id", "kind", "seat"),
        sa.Index("ix_timers_waiting", "done_at", "due_at"),
        sqlite_autoincrement=True,
    )
    _create(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("proposal_id", sa.Integer, sa.ForeignKey("proposals.id"), index=True),
        sa.Column("about", sa.JSON),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("due_at", TIME, nullable=False),
        sa.Column("claimed_by", sa.Integer),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("message_id", sa.String),
        sa.Column("error", sa.String),
        _one_of(
            "kind",
            (
                "lobby board thinking final retimed reminder letter next loss"
                " drawn asleep overdue proposal question substitute answered"
                " votes plan interval rematch"
            ),
        ),
        _one_of("status", "waiting sent merged failed"),
        sa.Index("ix_outbox_waiting", "status", "due_at"),
        sqlite_autoincrement=True,
    )
    _create(
        "votes",
        sa.Column("proposal_id", sa.Integer, sa.ForeignKey("proposals.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.Column("choice", sa.String),
        sa.Column("at", TIME, nullable=False),
        sa.Column("request_id", sa.String, unique=True, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables, with everything in them."""
    for table in (
        "votes",
        "outbox",
        "timers",
        "seats",
        "reviews",
        "proposals",
        "plans",
        "own_notes",
        "nudges",
        "hushes",
        "checkpoints",
        "branches",
        "actions",
        "tables",
        "servers",
        "seen",
        "processes",
        "people",
        "outages",
        "notes",
        "leases",
        "interactions",
        "hours",
        "absences",
    ):
        op.drop_table(table)
