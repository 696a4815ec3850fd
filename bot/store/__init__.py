"""The database: rows, the store that opens it, migrations and backup."""

from bot.store.backup import BackupError, backup
from bot.store.database import Clash, Outrun, Store, StoreError, Unreadable
from bot.store.schemas import NewerDatabase

__all__ = [
    "BackupError",
    "Clash",
    "NewerDatabase",
    "Outrun",
    "Store",
    "StoreError",
    "Unreadable",
    "backup",
]
