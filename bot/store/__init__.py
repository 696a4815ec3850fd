"""The database: rows, the store that opens it, migrations and backup."""

from bot.store.backup import BackupError, backup
from bot.store.database import (
    SerializationConflict,
    Store,
    StoreError,
    UniqueViolation,
    count_changed,
)
from bot.store.schemas import NewerDatabase, OlderDatabase

__all__ = [
    "BackupError",
    "NewerDatabase",
    "OlderDatabase",
    "SerializationConflict",
    "Store",
    "StoreError",
    "UniqueViolation",
    "backup",
    "count_changed",
]
