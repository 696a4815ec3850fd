"""The shape of the pictures of a table, and of those a person is shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_CHANGED = ("tables", "people")


def upgrade() -> None:
    """Change the schema; where nobody has said, pictures are as they were."""
    for table in _CHANGED:
        op.add_column(table, sa.Column("picture", sa.String(), nullable=True))


def downgrade() -> None:
    """Change it back; all pictures have their usual shape."""
    for table in _CHANGED:
        op.drop_column(table, "picture")
