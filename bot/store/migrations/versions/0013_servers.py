"""What organisers have said about the tables of their server; the role a lobby calls."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "servers",
        sa.Column("server_id", sa.String(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(), nullable=True),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("openers", sa.String(), nullable=True),
        sa.Column("most", sa.Integer(), nullable=True),
        sa.Column("ping", sa.String(), nullable=True),
        sa.Column("opponents", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("server_id", name="pk_servers"),
    )
    op.add_column("tables", sa.Column("ping", sa.String(), nullable=True))


def downgrade() -> None:
    """Change it back; what was said is lost."""
    op.drop_column("tables", "ping")
    op.drop_table("servers")
