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
        "away_periods",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("begins_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("request_id", sa.String, unique=True),
        sa.Index("ix_away_periods_user_id_ends_at", "user_id", "ends_at"),
    )
    _create(
        "guild_settings",
        sa.Column("server_id", sa.String, primary_key=True),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("time_control", sa.String),
        sa.Column("language", sa.String),
        sa.Column("openers", sa.String),
        sa.Column("max_tables", sa.Integer),
        sa.Column("ping", sa.String),
        sa.Column("computer_players", sa.Boolean),
        _one_of("openers", "everybody admins"),
    )
    _create(
        "interactions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", TIME, index=True, nullable=False),
    )
    _create(
        "key_values",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    _create(
        "last_active",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("at", TIME, index=True, nullable=False),
    )
    _create(
        "leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.Integer, nullable=False),
    )
    _create(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("begins_at", TIME, nullable=False),
        sa.Column("ends_at", TIME, index=True, nullable=False),
    )
    _create(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("shard_count", sa.Integer, nullable=False),
        sa.Column("heartbeat", sa.Integer, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    _create(
        "quiet_hours",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("night_from", sa.Integer),
        sa.Column("night_to", sa.Integer),
        sa.Column("days_off", sa.JSON, nullable=False),
        sa.Index("ix_quiet_hours_user_id_since", "user_id", "since"),
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
        sa.Column("reminder_hours", sa.Integer),
        sa.Column("time_control", sa.String),
        sa.Column("pauses", sa.String),
        sa.Column("empty_seat_default", sa.String),
        sa.Column("picture_shape", sa.String),
        sa.Column("clock", sa.JSON),
        sa.Column("public", sa.Boolean),
        sa.Column("ping", sa.String),
        sa.Column("computer_players", sa.Boolean),
        sa.Column("hints", sa.Boolean),
        sa.Column("created_at", TIME, index=True, nullable=False),
        sa.Column("started_at", TIME),
        sa.Column("ended_at", TIME),
        sa.Column("moved_at", TIME, nullable=False),
        sa.Column("unposted_reason", sa.String),
        sa.Column("lobby_post", sa.JSON),
        sa.Column("board_post", sa.JSON),
        _one_of("empty_seat_default", "autopilot easy medium hard takeover end"),
        _one_of("ending", "played consent resigned admin voted expired"),
        _one_of("pauses", "all away days-off nights"),
        _one_of("picture_shape", "tall wide"),
        _one_of("status", "lobby running finished cancelled paused"),
        sa.Index("ix_tables_host_id_status", "host_id", "status"),
        sa.Index("ix_tables_server_id_status", "server_id", "status"),
        _unique_where(
            "uq_tables_live_channel", "channel_id", where="status IN ('lobby', 'running')"
        ),
        sqlite_autoincrement=True,
    )
    _create(
        "users",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("hours_asked_at", TIME),
        sa.Column("uses_away_days", sa.Boolean, nullable=False),
        sa.Column("picture_shape", sa.String),
        sa.Column("picture_size", sa.String),
        sa.Column("direct_messages", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("wants_next_up", sa.Boolean, nullable=False),
        sa.Column("wants_setbacks", sa.Boolean, nullable=False),
        sa.Column("auto_answers", sa.Boolean, nullable=False),
        sa.Column("auto_pays", sa.Boolean, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("confirms", sa.String),
        sa.Column("separate_reminders", sa.Boolean),
        sa.Column("no_hints", sa.Boolean),
        sa.Column("changed_at", TIME),
        sa.Column("notified_at", TIME),
        sa.Column("notified_server_id", sa.String),
        _one_of("confirms", "all never"),
        _one_of("picture_shape", "tall wide words"),
        _one_of("picture_size", "half"),
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
                "open join leave seat-computer remove-computer colour options"
                " cancel expire start move autopilot-move computer-move undo"
                " resign remove-player timeout wait autopilot-turn"
                " computer-turn empty-seat offer autopilot-seat takeover"
                " substitute return end time-control pause resume repair"
            ),
        ),
        sa.UniqueConstraint("table_id", "sequence"),
    )
    _create(
        "checkpoints",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    _create(
        "mutes",
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
        "plans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String, index=True, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("prompt", sa.JSON, nullable=False),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("stops", sa.JSON, nullable=False),
        sa.Column("scope", sa.String, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("stop_reason", sa.JSON),
        sa.Column("announced", sa.Boolean, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        _one_of("scope", "once round game"),
        _one_of("status", "draft waiting stopped"),
        sqlite_autoincrement=True,
    )
    _create(
        "player_notes",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
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
        sa.Column("result", sa.Text),
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
        sa.Column("timeouts", sa.Integer, nullable=False),
        sa.Column("last_timeout_at", TIME),
        sa.Column("substitute_id", sa.String),
        sa.Column("substitute_name", sa.String),
        sa.Column("substitute_until", TIME),
        sa.Column("substitute_agreed", sa.Boolean, nullable=False),
        sa.Column("strength", sa.String),
        sa.Column("computer_for_this_turn", sa.String),
        _one_of("colour", "blue red green orange black"),
        _one_of("computer_for_this_turn", "easy medium hard"),
        _one_of("occupant", "person computer autopilot empty offered"),
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
        sa.Column("notified_at", TIME),
        sa.Column("reminders_sent", sa.Integer),
        sa.Column("mentions", sa.Integer),
        sa.Column("requested_at", TIME),
        sa.Column("requested_by", sa.Integer),
        sa.Column("snoozed_until", TIME),
        _one_of(
            "kind",
            (
                "clock lobby-expiry vote vote-mention reminder silence"
                " inactivity substitute empty-seat"
            ),
        ),
        sa.UniqueConstraint("table_id", "kind", "seat"),
        sa.Index("ix_timers_pending", "done_at", "due_at"),
        sqlite_autoincrement=True,
    )
    _create(
        "votes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.String),
        sa.Column("server_id", sa.String),
        sa.Column("time_control", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("outcome", sa.String),
        sa.Column("due_at", TIME),
        sa.Column("applied_by", sa.Integer),
        sa.Column("at", TIME, nullable=False),
        sa.Column("request_id", sa.String, unique=True, nullable=False),
        _one_of("kind", "undo end move time-control timeout empty-seat"),
        _one_of("status", "open accepted refused expired"),
        _unique_where(
            "uq_votes_open",
            "table_id",
            "kind",
            where="status = 'open' AND kind NOT IN ('timeout', 'empty-seat')",
        ),
        _unique_where("uq_votes_open_seat", "table_id", "kind", "seat", where="status = 'open'"),
    )
    _create(
        "what_ifs",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
    )
    _create(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), index=True, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("vote_id", sa.Integer, sa.ForeignKey("votes.id"), index=True),
        sa.Column("details", sa.JSON),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("due_at", TIME, nullable=False),
        sa.Column("claimed_by", sa.Integer),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("message_id", sa.String),
        sa.Column("error", sa.String),
        _one_of(
            "kind",
            (
                "lobby board thinking final deadline-changed reminder"
                " direct-message next-up setback away-days-used inactive"
                " overdue vote vote-reminder vote-update substitute"
                " substitute-update plan rematch reminder-interval"
            ),
        ),
        _one_of("status", "pending sent superseded failed"),
        sa.Index("ix_outbox_pending", "status", "due_at"),
        sqlite_autoincrement=True,
    )
    _create(
        "vote_answers",
        sa.Column("vote_id", sa.Integer, sa.ForeignKey("votes.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.Column("choice", sa.String),
        sa.Column("at", TIME, nullable=False),
        sa.Column("request_id", sa.String, unique=True, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables, with everything in them."""
    for table in [
        "vote_answers",
        "outbox",
        "what_ifs",
        "votes",
        "timers",
        "seats",
        "reviews",
        "player_notes",
        "plans",
        "nudges",
        "mutes",
        "checkpoints",
        "actions",
        "users",
        "tables",
        "quiet_hours",
        "processes",
        "outages",
        "leases",
        "last_active",
        "key_values",
        "interactions",
        "guild_settings",
        "away_periods",
    ]:
        op.drop_table(table)
