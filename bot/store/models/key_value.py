"""Rows of values that belong to no table, such as the id of the database."""

from __future__ import annotations

from sqlmodel import Field

from bot.store.columns import Row

DATABASE_ID = "database-id"
"""Key of the id of this database; a backup leaves it out."""
UNFINISHED_COPY = "unfinished-copy"
"""Key that marks a copy which has not been compared with its source yet."""
RESTORED = "restored"
"""Key that marks a restored database; its value is when the bot first ran on it, empty until then.
"""


class KeyValueRow(Row, table=True):
    """A value that the bot stores under a key."""

    __tablename__ = "key_values"

    key: str = Field(primary_key=True)
    value: str
