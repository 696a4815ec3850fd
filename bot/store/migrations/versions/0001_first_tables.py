"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "notes",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", _ID, nullable=True),
        sa.Column("channel_id", _ID, nullable=False),
        sa.Column("host_id", _ID, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("min_seats", sa.Integer(), nullable=False),
        sa.Column("max_seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("seed_hash", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("ending", sa.String(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=True),
        sa.Column("remind_hours", sa.Integer(), nullable=True),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("started_at", _TIME, nullable=True),
        sa.Column("ended_at", _TIME, nullable=True),
        sa.Column("moved_at", _TIME, nullable=False),
        sa.Column("lobby_post", sa.JSON(), nullable=True),
        sa.Column("board_post", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_live_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'running')"),
        postgresql_where=sa.text("status IN ('lobby', 'running')"),
    )
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", _ID, nullable=True),
        sa.Column("move", sa.String(), nullable=True),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("reversible", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("sealed", sa.Integer(), nullable=True),
        sa.Column("fresh", sa.Boolean(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("interaction_id", _ID, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_actions"),
        sa.UniqueConstraint("interaction_id", name="uq_actions_interaction_id"),
        sa.UniqueConstraint("table_id", "sequence", name="uq_actions_table_id_sequence"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_checkpoints"),
    )
    op.create_table(
        "proposals",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("carried_by", sa.Integer(), nullable=True),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("interaction_id", _ID, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proposals_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_proposals"),
        sa.UniqueConstraint("interaction_id", name="uq_proposals_interaction_id"),
    )
    op.create_index(
        "uq_proposals_open",
        "proposals",
        ["table_id", "kind"],
        unique=True,
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    )
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
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", _ID, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("colour", sa.String(), nullable=True),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "user_id", name="uq_seats_table_id_user_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("proposal_id", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("faults", sa.Integer(), nullable=False),
        sa.Column("due_at", _TIME, nullable=False),
        sa.Column("claimed_until", _TIME, nullable=True),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("message_id", _ID, nullable=True),
        sa.Column("error", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["proposal_id"], ["proposals.id"], name="fk_outbox_proposal_id_proposals"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"], unique=False)
    op.create_index("ix_outbox_waiting", "outbox", ["status", "due_at"], unique=False)
    op.create_table(
        "votes",
        sa.Column("proposal_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("interaction_id", _ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["proposal_id"], ["proposals.id"], name="fk_votes_proposal_id_proposals"
        ),
        sa.PrimaryKeyConstraint("proposal_id", "seat", name="pk_votes"),
        sa.UniqueConstraint("interaction_id", name="uq_votes_interaction_id"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("votes")
    op.drop_index("ix_outbox_waiting", table_name="outbox")
    op.drop_index("ix_outbox_table_id", table_name="outbox")
    op.drop_table("outbox")
    op.drop_index("ix_seats_user_id", table_name="seats")
    op.drop_table("seats")
    op.drop_index("ix_reminders_due_at", table_name="reminders")
    op.drop_table("reminders")
    op.drop_index(
        "uq_proposals_open",
        table_name="proposals",
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    )
    op.drop_table("proposals")
    op.drop_table("checkpoints")
    op.drop_table("actions")
    op.drop_index(
        "uq_tables_live_channel",
        table_name="tables",
        sqlite_where=sa.text("status IN ('lobby', 'running')"),
        postgresql_where=sa.text("status IN ('lobby', 'running')"),
    )
    op.drop_table("tables")
    op.drop_table("notes")
